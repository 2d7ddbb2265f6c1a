// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "engine/base/tile.h"
#include "engine/board/cross_set.h"
#include "engine/board/cross_sets.h"
#include "engine/board/stale_squares.h"

namespace engine {

/// The cross-sets of a board as it is now: those kept where they still hold, the others worked out
/// when they are asked for. It changes nothing outside itself, so that threads may read one
/// position at the same time, each with a reader of its own.
///
/// Refers to what it was made from, which must neither go nor change as long as it is used.
class CrossSetReader
{
public:
    CrossSetReader(const CrossSets& kept, const CrossSetSource& source)
        : m_kept(kept), m_source(source), m_stale(kept.squares(), source.board)
    {
    }

    [[nodiscard]] CrossSet at(Direction direction, int row, int column) const
    {
        const bool across = direction == Direction::Across;
        return inLane(direction, across ? row : column, across ? column : row);
    }
    /// One per square of the lane; good until the next call.
    [[nodiscard]] std::span<const CrossSet> lane(Direction direction, int index) &
    {
        const std::size_t length = m_kept.copyLane(direction, index, m_lane.data());
        if (m_stale.any() && m_stale.ofLane(direction, index) != 0) workOut(direction, index);
        return std::span(m_lane).first(length);
    }

private:
    [[nodiscard]] CrossSet inLane(Direction direction, int lane, int index) const;
    /// Those of the lane copied last that differ since.
    void workOut(Direction direction, int lane);

    const CrossSets& m_kept;
    CrossSetSource m_source;
    StaleSquares m_stale;
    std::array<CrossSet, kMaxDim> m_lane;  ///< written when a lane is asked for
};

}  // namespace engine
