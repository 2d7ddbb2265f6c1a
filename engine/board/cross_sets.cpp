// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/cross_sets.h"

#include <algorithm>
#include <bit>

#include "engine/board/stale_squares.h"

namespace engine {

CrossSets::CrossSets(const CrossSetSource& source)
    : m_laneLength{source.board.laneLength(Direction::Across),
                   source.board.laneLength(Direction::Down)}
{
    // Those of an empty board to begin with.
    const BoardLayout& layout = source.rules.layout;
    const CrossSet free{source.rules.alphabet.allLetters(), 0};
    for (int row = 0; row < layout.rows(); ++row) {
        for (int column = 0; column < layout.columns(); ++column) {
            if (layout.blocked(row, column)) continue;
            m_sets[0][static_cast<std::size_t>(row * layout.columns() + column)] = free;
            m_sets[1][static_cast<std::size_t>(column * layout.rows() + row)] = free;
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
        auto& sets = m_sets[static_cast<std::size_t>(direction)];
        for (int lane = 0; lane < board.laneCount(direction); ++lane) {
            const std::size_t first = static_cast<std::size_t>(lane) * laneLength(direction);
            for (std::uint32_t left = stale.ofLane(direction, lane); left != 0; left &= left - 1) {
                const int index = std::countr_zero(left);
                sets[first + static_cast<std::size_t>(index)] =
                    crossSetOf(source, direction, lane, index);
            }
        }
    }
    std::ranges::copy(board.squares(), m_squares.begin());
}

}  // namespace engine
