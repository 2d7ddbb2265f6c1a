// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include "ui/document/study_state.h"

namespace ui {

/// The placements made last before the moment that the state shows, the newest first, at most
/// `count`. Without a game there is one at most.
[[nodiscard]] std::vector<engine::Move> lastMoves(const StudyState& state, int count);

/// Rows and columns of the tiles that the second of two players has put down up to the moment that
/// the state shows; none without a game.
[[nodiscard]] std::vector<std::pair<int, int>> tilesOfSecondPlayer(const StudyState& state);

}  // namespace ui
