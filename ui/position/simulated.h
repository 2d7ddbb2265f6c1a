// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QString>

#include "engine/board/move.h"
#include "engine/search/search_fwd.h"

namespace ui {

/// How a simulation of a position stands; null = there is none.
using SimulationPtr = std::shared_ptr<const engine::SimulationState>;

/// Half of the interval that holds the true mean with a chance of 95 %, in standard errors.
inline constexpr double kHalf95 = 1.96;

/// The candidate that is this move as generators write it; null when it isn't simulated.
[[nodiscard]] const engine::SimulatedCandidate* simulated(const SimulationPtr& simulation,
                                                          const engine::Move& move);

/// "53.5" of a share of 0..1: per cent.
[[nodiscard]] QString shareText(double share);
/// "±1.2": half of the 95 % interval, one decimal.
[[nodiscard]] QString plusMinus(double standardError);
/// The same of shares of 0..1, in per cent. Where all were alike they tell nothing of their spread,
/// but how often something else can come at most: 3 per cent after 100 games without a win. A share
/// is never below 0 or above 100 per cent, so that this is "+3.0", and "−3.0" where all were won.
[[nodiscard]] QString plusMinusShare(const engine::Moments& shares);
/// The same of differences of shares, -1..1, which can lie on either side.
[[nodiscard]] QString plusMinusGap(const engine::Moments& gaps);
/// The same of points, "–" where all were alike: how far others can lie isn't known.
[[nodiscard]] QString plusMinusPoints(const engine::Moments& points);
/// "+2.0", "−0.8": points or per cent with their sign.
[[nodiscard]] QString signedDecimal(double value);
/// How many candidates don't differ from the best in anything that matters.
[[nodiscard]] int asGoodAsBest(const engine::SimulationState& state);
/// "97.1 %"; "–" for what is as good as impossible.
[[nodiscard]] QString bestProbabilityText(double probability);
/// Where the numbers of a candidate come from: plies, iterations, intervals, seed.
[[nodiscard]] QString provenanceText(const engine::SimulationState& state,
                                     const engine::SimulatedCandidate& candidate);

}  // namespace ui
