// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/board/position.h"
#include "engine/lexicon/search_tables.h"
#include "engine/movegen/anchor_bounds.h"

namespace engine {

// What searches for the best moves have in common.

/// From this many blanks on, words through several runs of tiles are looked up. With fewer blanks
/// the graph begins few words that it can't finish: looking them up would cost more.
inline constexpr int kBlanksForTable = 2;

/// Where a lane stands among those of a generator.
[[nodiscard]] inline std::uint16_t laneNumber(Direction direction, int index)
{
    return static_cast<std::uint16_t>(direction == Direction::Across ? index : kMaxDim + index);
}

/// Calls visit(direction, index) for each lane that may have anchors.
template <class Visit>
void forEachLane(const Position& position, Visit visit)
{
    const Board& board = position.board();
    // Down placements on an empty board are across ones by reflection.
    const bool acrossOnly = board.empty() && position.rules().layout.transposeSymmetric();
    for (const Direction direction : {Direction::Across, Direction::Down}) {
        if (direction == Direction::Down && acrossOnly) return;
        const int lanes = board.laneCount(direction);
        bool before = false;
        bool here = board.hasTiles(direction, 0);
        for (int index = 0; index < lanes; ++index) {
            const bool after = index + 1 < lanes && board.hasTiles(direction, index + 1);
            if (before || here || after || board.empty()) visit(direction, index);
            before = here;
            here = after;
        }
    }
}

/// Whether a second, finer look at the bounds pays: with letters in order and no blank, to look for
/// words costs less.
[[nodiscard]] inline bool boundsAreRefined(const Position& position)
{
    return position.rules().jumbled() || position.mover().rack.has(kBlank);
}

/// Which placements are taken out of tables.
[[nodiscard]] inline AnchorBounds::Apart keptApart(const Position& position,
                                                   const SearchTables& tables)
{
    using Apart = AnchorBounds::Apart;
    if (position.rules().jumbled() || !tables.words.complete()) return Apart::None;
    return position.mover().rack.count(kBlank) >= kBlanksForTable && tables.words.knowsPlaces()
               ? Apart::WholeRackOrManyRuns
               : Apart::WholeRack;
}

}  // namespace engine
