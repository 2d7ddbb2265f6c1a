// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/position.h"

namespace engine {

// What a position says of racks that aren't all known. Play and search with known racks need none
// of it: there every player holds what lies on the rack.

/// How much is known of a rack.
enum class RackKnowledge {
    Unknown,  ///< no tile of it
    Partial,  ///< some tiles; others are somewhere in the unseen pool
    Known,    ///< all tiles
};

/// Tiles that a player holds, known or not, as far as that follows from the counts.
[[nodiscard]] int tilesHeld(const Position& position, int player);
[[nodiscard]] RackKnowledge rackKnowledge(const Position& position, int player);

/// Names the tiles that follow from the counts: once the bag is empty, a player who alone holds
/// unknown tiles holds all that are not seen.
void nameCountedTiles(Position& position);

}  // namespace engine
