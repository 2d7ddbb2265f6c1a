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

}  // namespace engine
