// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/board/position.h"

namespace ui {

/// A move as people read it: "14I PACED", "exch QU", "pass"; the place as BoardLook wants it.
[[nodiscard]] QString moveName(const engine::Position& position, const engine::Move& move);

/// The same with "*" behind a phony, " · XU*" for a word across it; nothing is marked without a
/// lexicon.
[[nodiscard]] QString markedMoveName(const engine::Position& position, const engine::Move& move);

}  // namespace ui
