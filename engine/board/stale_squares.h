// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/base/tile.h"
#include "engine/board/board.h"

namespace engine {

/// The squares on which cross-sets of an earlier board may differ from those of a board now: where
/// tiles were put down, taken away or replaced, and the empty squares at the ends of their runs.
class StaleSquares
{
public:
    /// `before`: the squares of a board of the same size, as Board::squares() gave them.
    StaleSquares(std::span<const Tile> before, const Board& board);

    [[nodiscard]] bool any() const { return m_any; }
    /// Only when there are any: bit n stands for square n of the lane.
    [[nodiscard]] std::uint32_t ofLane(Direction direction, int lane) const
    {
        return m_lanes[static_cast<std::size_t>(direction)][static_cast<std::size_t>(lane) + 1];
    }

private:
    void findAll(std::span<const Tile> before, const Board& board);
    void add(const Board& board, int square);

    bool m_any;
    /// The first and the one after the last stand for the edges. Written only when there are any.
    std::array<std::array<std::uint32_t, kMaxDim + 2>, 2> m_lanes;
};

}  // namespace engine
