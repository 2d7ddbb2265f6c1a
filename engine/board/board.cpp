// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/board.h"

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
}

TileCounts Board::tiles() const
{
    TileCounts counts;
    for (int tile = 0; tile < kTileKinds; ++tile)
        if (const auto kind = static_cast<Tile>(tile); count(kind) > 0)
            counts.add(kind, count(kind));
    return counts;
}

}  // namespace engine
