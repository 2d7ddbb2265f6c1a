// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QString>

#include "engine/base/sentence.h"

namespace ui {

/// What the engine says, in the user's language: its literal is translated (context "Engine"), and
/// so are the titles and sentences among its arguments; names and numbers stand as quotedPart() has
/// them. English where a translation lacks. Errors that are made outside the engine speak as it does.
///
/// Can be called by any thread.
[[nodiscard]] QString engineText(const engine::Sentence& sentence);

/// A piece of such a text.
struct EngineTextPart
{
    QString text;
    int argument = -1;  ///< of the sentence, from 0; -1 = the words between arguments
};
/// The same, cut into its arguments and what stands between them.
[[nodiscard]] std::vector<EngineTextPart> engineTextParts(const engine::Sentence& sentence);

/// The title of a rule set, an alphabet or a board; a title of the user's own stays as it is.
[[nodiscard]] QString engineTitle(const std::string& title);

}  // namespace ui
