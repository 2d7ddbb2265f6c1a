// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulation/simulated_plays.h"

#include <algorithm>
#include <map>
#include <utility>

#include <QCoreApplication>

#include "engine/board/move_notation.h"
#include "engine/search/simulation_state.h"

namespace ui {

std::vector<LaneShare> lanesOf(const engine::SimulatedCandidate& candidate, int ply,
                               const PlayFilter& filter)
{
    struct Sum
    {
        std::int64_t count = 0;
        std::int64_t points = 0;
    };
    std::map<std::pair<engine::Direction, int>, Sum> sums;
    std::int64_t all = 0;
    const int wanted = filter.ply > 0 ? filter.ply : ply;
    for (const auto& piece : candidate.plays) {
        for (const engine::LoggedPlay& play : *piece) {
            if (play.ply != wanted) continue;
            ++all;
            if (!filter.accepts(play)) continue;
            Sum& sum = sums[{play.direction, play.lane}];
            ++sum.count;
            sum.points += play.score;
        }
    }
    std::vector<LaneShare> lanes;
    for (const auto& [place, sum] : sums)
        lanes.push_back({place.first, place.second,
                         static_cast<double>(sum.count) / static_cast<double>(all),
                         static_cast<double>(sum.points) / static_cast<double>(sum.count)});
    std::ranges::stable_sort(lanes, std::ranges::greater(), &LaneShare::share);
    return lanes;
}

QString laneText(const LaneShare& lane)
{
    if (lane.direction == engine::Direction::Across)
        return QCoreApplication::translate("ui::SimulatedPlays", "row %1").arg(lane.lane + 1);
    return QCoreApplication::translate("ui::SimulatedPlays", "column %1")
        .arg(QString::fromStdString(engine::squareName(0, lane.lane)).mid(1));
}

}  // namespace ui
