// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/position.h"
#include "engine/solitaire/solitaire_search.h"
#include "ui/board/overlay_marks.h"

namespace ui {

/// A plan on the board of a one-player game: which squares wait for a goal word's own tiles, which
/// must be filled before, and where the board should grow to next. Squares with a tile have none.
[[nodiscard]] OverlayMarks planMarks(const engine::ShownPlan& plan,
                                     const engine::Position& position);

/// The state of a goal word of a plan, in words with a sign: "✓ played", "◔ 7 of 11 letters lie".
[[nodiscard]] QString goalState(const engine::ShownGoal& goal);
/// "1" for the first row, "A" for the first column.
[[nodiscard]] QString laneName(engine::Direction direction, int lane);

}  // namespace ui
