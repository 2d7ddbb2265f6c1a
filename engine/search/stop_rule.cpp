// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/stop_rule.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr std::int64_t kLeastForDecidedGame = 500;
/// The errors of fewer differences are too uncertain themselves.
constexpr std::int64_t kLeastToForesee = 200;
constexpr double kDecided = 0.00005;
/// Standard normal numbers exceed it once in 100,000 times.
constexpr double kHardlyEver = 4.265;

bool isDecided(double win)
{
    return win <= kDecided || win >= 1 - kDecided;
}

/// Whether the mean of all allowed iterations can still come out above 0, the mean of the first
/// ones being below.
bool mayRiseAboveZero(const Moments& difference, std::int64_t allowed)
{
    const auto done = static_cast<double>(difference.count);
    const double left = static_cast<double>(allowed) - done;
    if (left <= 0) return false;
    if (difference.count < kLeastToForesee) return true;
    // The sum of the iterations to come: normal, around what the first ones say of their mean.
    const double deviation = difference.deviation();
    const double spread = deviation * std::sqrt(left + left * left / done);
    const double expected = difference.sum + left * difference.mean();
    return expected + kHardlyEver * spread > 0;
}

}  // namespace

StopRule stopWhenSure()
{
    return {"confidence", [](const RaceView& race) {
                return race.decided && race.arms.size() > 1 &&
                       race.iterations >= ArmRace::kLeastCommon;
            }};
}

StopRule stopWithoutRivals()
{
    return {"one_candidate", [](const RaceView& race) {
                return race.arms.size() == 1 && race.iterations >= ArmRace::kLeastCommon;
            }};
}

StopRule stopWhenGameIsDecided()
{
    return {"decided", [](const RaceView& race) {
                return race.iterations >= kLeastForDecidedGame &&
                       std::ranges::all_of(race.arms, [](const ArmView& arm) {
                           return arm.verdict.standing == ArmStanding::Beaten ||
                                  isDecided(arm.win.mean());
                       });
            }};
}

StopRule stopWhenNobodyCatchesUp()
{
    return {"no_overtake", [](const RaceView& race) {
                return race.arms.size() > 1 && race.iterations >= ArmRace::kLeastCommon &&
                       std::ranges::none_of(race.arms, [&](const ArmView& arm) {
                           if (arm.verdict.standing != ArmStanding::Contends) return false;
                           return mayRiseAboveZero(arm.verdict.difference.win, race.allowed);
                       });
            }};
}

}  // namespace engine
