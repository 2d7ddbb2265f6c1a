// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/hands.h"

#include <algorithm>

namespace engine {

int tilesHeld(const Position& position, int player)
{
    int pool = std::max(position.unnamedTiles(), 0);
    // Unknown tiles go first to those who are known to hold that many, then to the mover's
    // opponents, and to the mover last: the mover's own rack is the one that people know.
    const auto take = [&pool](const Player& who, int wanted) {
        const int unknown = std::clamp(wanted - who.rack.total(), 0, pool);
        pool -= unknown;
        return who.rack.total() + unknown;
    };
    const int players = position.playerCount();
    for (int i = 0; i < players; ++i) {
        const Player& who = position.player(i);
        if (who.tilesHeld < 0) continue;
        const int held = take(who, who.tilesHeld);
        if (i == player) return held;
    }
    for (int step = 1; step <= players; ++step) {
        const int i = (position.onTurn() + step) % players;
        if (position.player(i).tilesHeld >= 0) continue;
        const int held = take(position.player(i), position.rules().rackSize);
        if (i == player) return held;
    }
    return 0;
}

RackKnowledge rackKnowledge(const Position& position, int player)
{
    const int known = position.player(player).rack.total();
    if (known >= tilesHeld(position, player)) return RackKnowledge::Known;
    return known == 0 ? RackKnowledge::Unknown : RackKnowledge::Partial;
}

void nameCountedTiles(Position& position)
{
    TileCounts seen = position.board().tiles();
    int unknown = -1;
    int held = 0;
    for (int i = 0; i < position.playerCount(); ++i) {
        seen.addAll(position.player(i).rack);
        const int tiles = tilesHeld(position, i);
        held += tiles;
        const Player& who = position.player(i);
        if (tiles == who.rack.total()) {
            // Who is only taken to hold nothing may hold anything.
            if (tiles == 0 && who.tilesHeld != 0) return;
            continue;
        }
        if (unknown >= 0) return;
        unknown = i;
    }
    TileCounts rest = position.rules().tiles;
    // Tiles that nobody holds would be in the bag, and then nothing follows.
    if (unknown < 0 || position.board().tiles().total() + held != rest.total()) return;
    if (!rest.contains(seen)) return;
    rest.removeAll(seen);
    Rack rack = position.player(unknown).rack;
    rack.addAll(rest);
    position.setRack(unknown, rack, position.player(unknown).tilesHeld);
}

}  // namespace engine
