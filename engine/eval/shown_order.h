// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

#include "engine/board/position.h"
#include "engine/movegen/ranked_move.h"

namespace engine {

// The order of the lists of moves that people see. It differs from the order in which moves are
// chosen, ranksBefore(), by the place of the pass.

/// By what the moves are worth alone: equity, then score, then the fixed order of moves.
[[nodiscard]] inline bool isWorthMore(const RankedMove& a, const RankedMove& b)
{
    if (a.equity != b.equity) return a.equity > b.equity;
    if (a.move.score != b.move.score) return a.move.score > b.move.score;
    return a.move < b.move;
}

/// Where a move stands, or would stand, in a list that is in the order shown: the number of moves
/// before it. All stand by their worth, but a pass never before the best of the others, since its
/// equity may leave out the rack that it keeps.
[[nodiscard]] std::size_t placeAmong(std::span<const RankedMove> shown, const RankedMove& move);

/// Whether the equity of the move leaves out what its player keeps: that of a pass, while there are
/// tiles in the bag. Leave values are of fewer tiles than a rack has.
[[nodiscard]] bool keepsRackUnvalued(const Position& position, const Move& move);

}  // namespace engine
