// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include <QString>

namespace ui {

/// What the engine says in English (engine::Error::message, remarks, engine::Progress::phase, the
/// titles of its rules and dice), in the user's language; unchanged where that is English, and
/// where the catalogue lacks it. Errors that are made here, outside the engine, speak as it does.
///
/// A message is found in the catalogue by its words; what stands at the places of the sentence may
/// be a sentence of the catalogue itself: "the rack: 'x' is no tile of the alphabet english".
///
/// Can be called by any thread.
[[nodiscard]] QString engineText(std::string_view message);

/// The sentences of the catalogue, in English, with %1, %2 ... in order of their places.
[[nodiscard]] std::vector<std::string_view> engineSentences();

}  // namespace ui
