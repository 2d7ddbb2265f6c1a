// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/board.h"

#include <bit>
#include <cassert>

namespace engine {

void Board::set(int row, int column, Tile tile)
{
    Tile& square = m_byRow[static_cast<std::size_t>(row * m_columns + column)];
    if (square != kNoTile) {
        --m_counts[rackTileOf(square)];
        --m_tileCount;
    }
    if (tile != kNoTile) {
        ++m_counts[rackTileOf(tile)];
        ++m_tileCount;
    }
    square = tile;
    m_byColumn[static_cast<std::size_t>(column * m_rows + row)] = tile;
    const std::uint32_t filled = tile != kNoTile ? 1 : 0;
    std::uint32_t& inRow = m_filled[0][static_cast<std::size_t>(row)];
    std::uint32_t& inColumn = m_filled[1][static_cast<std::size_t>(column)];
    inRow = (inRow & ~(1U << column)) | filled << column;
    inColumn = (inColumn & ~(1U << row)) | filled << row;
}

template <bool Lay>
void Board::change(const Move& move)
{
    const bool across = move.direction == Direction::Across;
    const auto direction = static_cast<std::size_t>(move.direction);
    // The lane that the tiles lie in, and their first square on it.
    const std::size_t lane = across ? move.row : move.column;
    const std::size_t first = across ? move.column : move.row;
    const auto rows = static_cast<std::size_t>(m_rows);
    const auto columns = static_cast<std::size_t>(m_columns);
    Tile* const byRow = &m_byRow[move.row * columns + move.column];
    Tile* const byColumn = &m_byColumn[move.column * rows + move.row];
    const std::size_t rowStep = across ? 1 : columns;
    const std::size_t columnStep = across ? rows : 1;
    std::uint32_t* const crossing = &m_filled[1 - direction][first];
    const std::uint32_t laneBit = std::uint32_t{1} << lane;
    std::uint32_t changed = 0;
    for (std::size_t i = 0; i < move.length; ++i) {
        const Tile tile = move.tiles[i];
        if (tile == kPlaythrough) continue;
        assert(byRow[i * rowStep] == (Lay ? kNoTile : tile));
        byRow[i * rowStep] = byColumn[i * columnStep] = Lay ? tile : kNoTile;
        crossing[i] ^= laneBit;
        changed |= std::uint32_t{1} << i;
        std::uint16_t& count = m_counts[rackTileOf(tile)];
        count = static_cast<std::uint16_t>(Lay ? count + 1 : count - 1);
    }
    m_filled[direction][lane] ^= changed << first;
    m_tileCount += Lay ? std::popcount(changed) : -std::popcount(changed);
}

template void Board::change<true>(const Move& move);
template void Board::change<false>(const Move& move);

TileCounts Board::tiles() const
{
    TileCounts counts;
    for (int tile = 0; tile < kTileKinds; ++tile)
        if (const auto kind = static_cast<Tile>(tile); count(kind) > 0)
            counts.add(kind, count(kind));
    return counts;
}

}  // namespace engine
