// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "ui/document/study_fwd.h"
#include "ui/position/play_heat.h"
#include "ui/position/simulated.h"

namespace ui {

/// Where the plays of a ply went.
struct LaneShare
{
    engine::Direction direction = engine::Direction::Across;
    int lane = 0;           ///< a row for across, a column for down
    double share = 0;       ///< of the plays of the ply
    double meanPoints = 0;  ///< of the plays in the lane
};

/// The lanes in which the plays of a ply after the candidate lay that are looked at, the most
/// frequent first. `ply` counts where the filter has none.
[[nodiscard]] std::vector<LaneShare> lanesOf(const engine::SimulatedCandidate& candidate, int ply,
                                             const PlayFilter& filter = {});
/// "row 10", "column E".
[[nodiscard]] QString laneText(const LaneShare& lane);

}  // namespace ui
