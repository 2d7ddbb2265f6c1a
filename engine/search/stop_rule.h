// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>

#include "engine/search/arm_race.h"
#include "engine/search/paired_samples.h"

namespace engine {

/// What a rule sees of a candidate.
struct ArmView
{
    const ArmVerdict& verdict;
    const Moments& win;
    const Moments& equity;
};

/// What a rule sees of a simulation.
struct RaceView
{
    std::int64_t iterations = 0;    ///< of the leader
    std::int64_t allowed = 0;       ///< of each candidate, by the limits
    bool decided = false;           ///< ArmRace::decided(), with no iteration left to catch up
    std::span<const ArmView> arms;  ///< those that are there, in no order; the leader among them
};

/// A reason to end a simulation before its limits.
struct StopRule
{
    /// For tables and files: "confidence".
    std::string_view name;
    std::function<bool(const RaceView&)> speaks;
};

/// All others are beaten by the leader, or no different from it; how sure that is, the race's
/// delta says.
[[nodiscard]] StopRule stopWhenSure();
/// There is one candidate only.
[[nodiscard]] StopRule stopWithoutRivals();
/// The game is as good as won or lost whatever is played: all chances are within 0.005 % of 0 or
/// 1 after 500 iterations.
[[nodiscard]] StopRule stopWhenGameIsDecided();
/// With the iterations that are left, no other candidate comes to lead any more but with a
/// chance below 1 in 100,000.
[[nodiscard]] StopRule stopWhenNobodyCatchesUp();

}  // namespace engine
