// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

#include "engine/board/position.h"

namespace tests {

/// The cross-sets that a reader of the position gives, square by square and lane by lane, are
/// those of its board, worked out from nothing.
inline bool crossSetsAreThoseOfTheBoard(const engine::Position& position)
{
    const engine::Board& board = position.board();
    const engine::CrossSets anew({board, position.rules(), position.lexicon()});
    engine::CrossSetReader reader = position.crossSets();
    for (const auto direction : {engine::Direction::Across, engine::Direction::Down}) {
        const bool across = direction == engine::Direction::Across;
        for (int lane = 0; lane < board.laneCount(direction); ++lane) {
            std::array<engine::CrossSet, engine::kMaxDim> sets;
            const std::span wanted(sets.data(), anew.copyLane(direction, lane, sets.data()));
            if (!std::ranges::equal(reader.lane(direction, lane), wanted)) return false;
            for (int i = 0; i < board.laneLength(direction); ++i)
                if (!(reader.at(direction, across ? lane : i, across ? i : lane) ==
                      wanted[static_cast<std::size_t>(i)]))
                    return false;
        }
    }
    return true;
}

}  // namespace tests
