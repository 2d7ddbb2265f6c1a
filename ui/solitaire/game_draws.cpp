// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/solitaire/game_draws.h"

#include <algorithm>
#include <iterator>

namespace ui {

using engine::Tile;
using engine::TileCounts;

namespace {

/// Takes what is there off the other.
void takeOff(TileCounts& tiles, const TileCounts& gone)
{
    for (const Tile tile : gone.tiles())
        if (tiles.has(tile)) tiles.remove(tile);
}

}  // namespace

std::vector<Tile> drawsOf(const OpenGame& game)
{
    std::vector<Tile> order;
    std::vector<TileCounts> held(static_cast<std::size_t>(game.record().playerCount()));
    for (const engine::NodeId id : game.record().lineThrough(engine::kRootNode)) {
        const engine::ReplayStep& step = game.replay().at(id);
        const engine::MoveKind kind = step.move.kind;
        if (!step.before || (kind != engine::MoveKind::Place && kind != engine::MoveKind::Exchange))
            continue;
        TileCounts& own = held[static_cast<std::size_t>(step.before->onTurn())];
        TileCounts rack = step.before->mover().rack;
        const TileCounts spent = step.move.tilesUsed();
        // Of a rack that isn't recorded what was laid is known.
        TileCounts unknown = spent;
        takeOff(unknown, rack);
        rack.addAll(unknown);
        TileCounts drawn = rack;
        takeOff(drawn, own);
        for (const Tile tile : drawn.tiles()) order.push_back(tile);
        own = rack;
        takeOff(own, spent);
        if (kind != engine::MoveKind::Exchange) continue;
        for (const Tile tile : spent.tiles()) {
            const auto last = std::find(order.rbegin(), order.rend(), tile);
            if (last != order.rend()) order.erase(std::next(last).base());
        }
    }
    return order;
}

}  // namespace ui
