// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/turns.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace engine {
namespace {

constexpr std::int64_t kBound = kHighestScore;

Score added(Score total, const Event& event)
{
    const std::int64_t sum = std::int64_t{total.points} + event.score.points;
    return {static_cast<std::int32_t>(std::clamp(sum, -kBound, kBound))};
}

std::vector<Score> totalsAtStart(const GameRecord& record)
{
    std::vector<Score> totals(static_cast<std::size_t>(record.playerCount()));
    if (record.start() != nullptr)
        for (int i = 0; i < record.playerCount(); ++i)
            totals[static_cast<std::size_t>(i)] = record.start()->player(i).score;
    return totals;
}

}  // namespace

std::vector<Turn> turnsOf(const GameRecord& record, const std::vector<NodeId>& line)
{
    std::vector<Turn> turns;
    for (const NodeId id : line) {
        const Event& event = record.node(id).event;
        if (event.isTurn() || turns.empty())
            turns.push_back({static_cast<int>(turns.size()) + 1, event.player, id, {}});
        else turns.back().consequences.push_back(id);
    }
    return turns;
}

int onTurnAfter(const GameRecord& record, NodeId id)
{
    for (; id != kRootNode; id = record.node(id).parent) {
        const Event& event = record.node(id).event;
        if (event.isTurn()) return (event.player + 1) % record.playerCount();
    }
    return record.start() != nullptr ? record.start()->onTurn() : 0;
}

std::vector<Score> totalsAfter(const GameRecord& record, NodeId id)
{
    std::vector<Score> totals = totalsAtStart(record);
    for (const NodeId each : record.lineTo(id)) {
        const Event& event = record.node(each).event;
        Score& total = totals[static_cast<std::size_t>(event.player)];
        total = event.total.value_or(added(total, event));
    }
    return totals;
}

void carryTotals(GameRecord& record, NodeId from)
{
    std::vector<std::pair<NodeId, std::vector<Score>>> open{{from, totalsAfter(record, from)}};
    while (!open.empty()) {
        const auto [parent, totals] = std::move(open.back());
        open.pop_back();
        for (const NodeId child : record.node(parent).children) {
            Event event = record.node(child).event;
            std::vector<Score> after = totals;
            Score& total = after[static_cast<std::size_t>(event.player)];
            total = added(total, event);
            if (event.total && *event.total != total) {
                event.total = total;
                // Only a number in range has changed: it can't be refused.
                static_cast<void>(record.setEvent(child, std::move(event)));
            }
            open.emplace_back(child, std::move(after));
        }
    }
}

}  // namespace engine
