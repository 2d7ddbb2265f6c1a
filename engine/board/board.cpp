// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/board.h"

namespace engine {

void Board::set(int row, int column, Tile tile)
{
    Tile& square = m_byRow[static_cast<std::size_t>(row * m_columns + column)];
    m_tileCount += static_cast<int>(tile != kNoTile) - static_cast<int>(square != kNoTile);
    square = tile;
    m_byColumn[static_cast<std::size_t>(column * m_rows + row)] = tile;
}

TileCounts Board::tiles() const
{
    TileCounts counts;
    for (const Tile tile : m_byRow)
        if (tile != kNoTile) counts.add(tile);
    return counts;
}

}  // namespace engine
