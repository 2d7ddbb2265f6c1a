// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/closing.h"

#include <algorithm>
#include <cstddef>

#include "engine/board/hands.h"

namespace engine {
namespace {

/// What each player was left with; nothing when that is not known of all.
std::vector<TileCounts> tilesLeft(Position end)
{
    nameCountedTiles(end);
    std::vector<TileCounts> left;
    for (int i = 0; i < end.playerCount(); ++i) {
        if (rackKnowledge(end, i) != RackKnowledge::Known) return {};
        left.push_back(end.player(i).rack);
    }
    return left;
}

}  // namespace

std::vector<Event> closingEvents(const Position& end)
{
    const PlayerScores change = end.settlement();
    if (std::all_of(change.begin(), change.end(), [](Score each) { return each == Score{}; }))
        return {};
    const std::vector<TileCounts> left = tilesLeft(end);
    if (left.empty()) return {};

    std::vector<Event> events;
    const auto add = [&](EventKind kind, std::size_t player, const TileCounts& tiles) {
        Event event;
        event.kind = kind;
        event.player = static_cast<int>(player);
        event.tiles = tiles.tiles();
        if (kind == EventKind::RackPenalty) event.rack.tiles = event.tiles;
        event.score = change[player];
        event.total = end.player(event.player).score + event.score;
        events.push_back(std::move(event));
    };
    for (std::size_t i = 0; i < change.size(); ++i) {
        if (change[i] <= Score{}) continue;
        TileCounts others;
        for (std::size_t j = 0; j < left.size(); ++j)
            if (j != i) others.addAll(left[j]);
        add(EventKind::OutPoints, i, others);
    }
    for (std::size_t i = 0; i < change.size(); ++i)
        if (change[i] < Score{}) add(EventKind::RackPenalty, i, left[i]);
    return events;
}

std::vector<Event> closingEvents(const GameRecord& record, NodeId last, Position end)
{
    std::vector<bool> found(static_cast<std::size_t>(end.playerCount()));
    for (NodeId id = last; id != kRootNode; id = record.node(id).parent) {
        const Event& event = record.node(id).event;
        const auto player = static_cast<std::size_t>(event.player);
        if (!event.isTurn() || found[player]) continue;
        found[player] = true;
        const int held = tilesHeld(end, event.player);
        TileCounts rest = event.rack.known();
        const TileCounts used = event.move.tilesUsed();
        if (event.rack.hidden > 0 || event.kind == EventKind::Exchange || !rest.contains(used))
            continue;
        rest.removeAll(used);
        if (rest.total() == held && end.player(event.player).rack.total() < held)
            end.setRack(event.player, rest, end.player(event.player).tilesHeld);
    }
    return closingEvents(end);
}

}  // namespace engine
