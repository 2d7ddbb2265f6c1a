// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "ui/document/study_fwd.h"
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

/// The lanes in which the plays of a ply after the candidate lay, the most frequent first.
[[nodiscard]] std::vector<LaneShare> lanesOf(const engine::SimulatedCandidate& candidate, int ply);
/// "row 10", "column E".
[[nodiscard]] QString laneText(const LaneShare& lane);

/// The board after the candidate.
[[nodiscard]] PositionPtr afterCandidate(const engine::Position& position,
                                         const engine::Move& candidate);
/// A move as people read it, although tiles that it runs through may have come with another one.
[[nodiscard]] QString playName(const engine::Position& after, const engine::Move& move);

}  // namespace ui
