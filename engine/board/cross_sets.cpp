// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/cross_sets.h"

#include <algorithm>
#include <bit>

#include "engine/board/stale_squares.h"

namespace engine {

CrossSets::CrossSets(const CrossSetSource& source)
    : m_laneLength{source.board.laneLength(Direction::Across),
                   source.board.laneLength(Direction::Down)},
      m_wide(source.rules.alphabet.allLetters() > UINT32_MAX)
{
    // Those of an empty board to begin with.
    const BoardLayout& layout = source.rules.layout;
    const CrossSet free{source.rules.alphabet.allLetters(), 0};
    for (int row = 0; row < layout.rows(); ++row) {
        for (int column = 0; column < layout.columns(); ++column) {
            if (layout.blocked(row, column)) continue;
            put(Direction::Across, row, column, free);
            put(Direction::Down, column, row, free);
        }
    }
    refresh(source);
}

void CrossSets::refresh(const CrossSetSource& source)
{
    const Board& board = source.board;
    const StaleSquares stale(squares(), board);
    if (!stale.any()) return;
    for (const Direction direction : {Direction::Across, Direction::Down}) {
        for (int lane = 0; lane < board.laneCount(direction); ++lane) {
            for (std::uint32_t left = stale.ofLane(direction, lane); left != 0; left &= left - 1) {
                const int index = std::countr_zero(left);
                put(direction, lane, index, crossSetOf(source, direction, lane, index));
            }
        }
    }
    std::ranges::copy(board.squares(), m_squares.begin());
}

void CrossSets::put(Direction direction, int lane, int index, const CrossSet& set)
{
    auto& [low, high, points] = m_sets[static_cast<std::size_t>(direction)];
    const std::size_t square = firstOf(direction, lane) + static_cast<std::size_t>(index);
    low[square] = static_cast<std::uint32_t>(set.letters);
    high[square] = static_cast<std::uint32_t>(set.letters >> 32);
    // A tile has 255 points at most, and no lane more than kMaxDim of them.
    points[square] = static_cast<std::uint16_t>(set.points);
}

}  // namespace engine
