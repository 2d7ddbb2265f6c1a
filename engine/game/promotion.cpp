// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/promotion.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "engine/board/hands.h"
#include "engine/game/replay.h"

namespace engine {

void promoteLine(GameRecord& record, NodeId id)
{
    // The first turn that stands behind another one.
    NodeId top = kNoNode;
    for (NodeId at = id; at != kRootNode; at = record.node(at).parent)
        if (record.node(record.node(at).parent).children.front() != at) top = at;
    if (top == kNoNode) return;
    const auto before = replay(record);
    record.makeMainLine(id);
    const auto after = replay(record);
    if (!before || !after) return;
    for (const NodeId at : record.preorder(top)) {
        const Position& known = *before->at(at).after;
        const int player = known.onTurn();
        const Rack& rack = known.player(player).rack;
        if (rack.empty() || !after->at(at).after->player(player).rack.empty()) continue;
        std::vector<RecordedRack> racks = record.node(at).racksAfter;
        racks.resize(std::max(racks.size(), static_cast<std::size_t>(player) + 1));
        racks[static_cast<std::size_t>(player)] = {
            rack.tiles(), std::max(tilesHeld(known, player) - rack.total(), 0)};
        // The record says nothing else of that rack, and has room for it.
        static_cast<void>(record.setRacksAfter(at, std::move(racks)));
    }
}

}  // namespace engine
