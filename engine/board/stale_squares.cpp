// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/stale_squares.h"

#include <bit>
#include <cstring>

namespace engine {

StaleSquares::StaleSquares(std::span<const Tile> before, const Board& board)
    : m_any(std::memcmp(before.data(), board.squares().data(), before.size()) != 0)
{
    if (m_any) findAll(before, board);
}

void StaleSquares::findAll(std::span<const Tile> before, const Board& board)
{
    for (auto& lanes : m_lanes) lanes.fill(0);
    const std::span<const Tile> now = board.squares();
    using Eight = std::uint64_t;
    std::size_t i = 0;
    for (; i + sizeof(Eight) <= now.size(); i += sizeof(Eight)) {
        Eight a;
        Eight b;
        std::memcpy(&a, before.data() + i, sizeof(Eight));
        std::memcpy(&b, now.data() + i, sizeof(Eight));
        if (a == b) continue;
        for (std::size_t k = i; k < i + sizeof(Eight); ++k)
            if (before[k] != now[k]) add(board, static_cast<int>(k));
    }
    for (; i < now.size(); ++i)
        if (before[i] != now[i]) add(board, static_cast<int>(i));
}

void StaleSquares::add(const Board& board, int square)
{
    const int row = square / board.columns();
    const int column = square % board.columns();
    for (const Direction line : {Direction::Across, Direction::Down}) {
        const int number = line == Direction::Across ? row : column;
        const int at = line == Direction::Across ? column : row;
        // A run matters to the empty squares at its ends, and only to plays across it.
        auto& lanes = m_lanes[static_cast<std::size_t>(other(line))];
        const std::uint32_t bit = std::uint32_t{1} << number;
        const std::uint32_t here = std::uint32_t{1} << at;
        const std::uint32_t free = ~board.filled(line, number);
        lanes[static_cast<std::size_t>(std::bit_width(free & (here - 1)))] |= bit;
        lanes[static_cast<std::size_t>(at) + 1] |= bit;
        lanes[static_cast<std::size_t>(std::countr_zero(free & ~(2 * here - 1))) + 1] |= bit;
    }
}

}  // namespace engine
