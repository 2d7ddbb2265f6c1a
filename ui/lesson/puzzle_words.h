// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/puzzle_page.h"

namespace ui {

/// The words of puzzles in the user's language.
[[nodiscard]] engine::PuzzleWords puzzleWords();

}  // namespace ui
