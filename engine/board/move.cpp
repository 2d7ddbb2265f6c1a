// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/move.h"

namespace engine {

Move exchangeOf(const TileCounts& tiles)
{
    Move move;
    move.kind = MoveKind::Exchange;
    for (const Tile tile : tiles.tiles()) move.tiles[move.length++] = tile;
    move.tilesPlayed = move.length;
    return move;
}

Move exchangeOfUnknown(int count)
{
    Move move;
    move.kind = MoveKind::Exchange;
    move.tilesPlayed = static_cast<std::uint8_t>(count);
    return move;
}

}  // namespace engine
