// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

#include "engine/search/simulation_state.h"

namespace ui {

/// How the numbers of the candidates came about: curves of a bounded number of points, by
/// candidate. The longer a simulation goes on, the wider apart they are.
class SimulationHistory
{
public:
    static constexpr std::size_t kMostPoints = 300;

    struct Point
    {
        double iterations = 0;
        double win = 0;     ///< per cent
        double equity = 0;  ///< points
        /// Half of the 95 % interval of the gap to the leader; 0 for the leader.
        double winError = 0;
        double equityError = 0;
    };

    void add(const engine::SimulationState& state);
    /// Empty for candidates that it hasn't heard of.
    [[nodiscard]] const std::vector<Point>& of(int id) const;

private:
    struct Curve
    {
        std::vector<Point> points;
        double stride = 0;  ///< iterations between two points that stay
    };
    std::map<int, Curve> m_curves;
};

}  // namespace ui
