// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "engine/eval/move_ranking.h"

namespace ui {

/// The first `most` placements of a ranking.
[[nodiscard]] inline std::vector<engine::Move> bestPlacements(const engine::MoveRanking& ranking,
                                                              std::size_t most)
{
    std::vector<engine::Move> best;
    for (const engine::RankedMove& ranked : ranking.moves) {
        if (best.size() == most) break;
        if (ranked.move.kind == engine::MoveKind::Place) best.push_back(ranked.move);
    }
    return best;
}

/// Calls visit(row, column, tile) for each tile that a placement puts down.
template <class Visit>
void forEachPlacedTile(const engine::Move& move, Visit visit)
{
    for (int i = 0; i < move.length; ++i)
        if (const engine::Tile tile = move.tileSpan()[static_cast<std::size_t>(i)];
            tile != engine::kPlaythrough)
            visit(move.rowOf(i), move.columnOf(i), tile);
}

}  // namespace ui
