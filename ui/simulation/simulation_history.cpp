// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulation/simulation_history.h"

#include <utility>

#include "ui/position/simulated.h"

namespace ui {

void SimulationHistory::add(const engine::SimulationState& state)
{
    for (const engine::SimulatedCandidate& candidate : state.candidates) {
        if (candidate.iterations() == 0) continue;
        const auto& gap = candidate.difference;
        const Point point{static_cast<double>(candidate.iterations()), 100 * candidate.win.mean(),
                          candidate.equity.mean(), 100 * kHalf95 * gap.win.standardError(),
                          kHalf95 * gap.equity.standardError()};
        Curve& curve = m_curves[candidate.id];
        std::vector<Point>& points = curve.points;
        const std::size_t count = points.size();
        // The last point is always the newest; it stays once it is far enough from the one before.
        const bool replaces =
            count > 0 &&
            (points.back().iterations >= point.iterations ||
             (count > 1 &&
              points[count - 1].iterations - points[count - 2].iterations < curve.stride));
        if (replaces) points.back() = point;
        else points.push_back(point);
        if (points.size() <= kMostPoints) continue;
        std::vector<Point> thinned;
        for (std::size_t i = 0; i < points.size(); i += 2) thinned.push_back(points[i]);
        if (points.size() % 2 == 0) thinned.push_back(points.back());
        points = std::move(thinned);
        curve.stride = 2 * points.back().iterations / static_cast<double>(kMostPoints);
    }
}

const std::vector<SimulationHistory::Point>& SimulationHistory::of(int id) const
{
    static const std::vector<Point> none;
    const auto found = m_curves.find(id);
    return found == m_curves.end() ? none : found->second.points;
}

}  // namespace ui
