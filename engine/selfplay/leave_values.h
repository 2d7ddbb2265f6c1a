// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/lexicon/leave_table.h"
#include "engine/selfplay/rack_samples.h"

namespace engine {

/// What leaves are worth, by number of tiles and number of the leave in the MultisetIndex, in
/// points: entry k holds the leaves of k tiles, entry 0 the empty one, which is worth 0.
using LeaveValues = std::vector<std::vector<float>>;

/// The values that follow from samples: how much more the best move is worth on average with a
/// rack that begins as this leave and is filled up at random, than with any rack.
///
/// Racks that have few samples, or none, are smoothed: from one tile up to full racks, what the
/// samples say of a set of tiles is mixed with what the sets with one and with two tiles fewer
/// let expect. Those expectations are right for worths that are sums over tiles and pairs of
/// tiles. How much weight either has follows from the samples themselves (empirical Bayes): from
/// the variance within racks and that around the expectation. The estimates for all racks are
/// then averaged exactly, with the odds of drawing them. Cancelled when it is asked to stop.
[[nodiscard]] Result<LeaveValues> leaveValuesFrom(const RackSamples& samples,
                                                  const TaskContext& context = {});

/// As they are written to files; the order is that of leave files.
[[nodiscard]] LeaveTable leaveTableFrom(const LeaveValues& values, const MultisetIndex& index);

/// Root mean square of the difference between two sets of values for the same game, each leave
/// with the odds of drawing just its tiles, the sizes alike.
[[nodiscard]] double differenceOf(const LeaveValues& a, const LeaveValues& b,
                                  const MultisetIndex& index);

}  // namespace engine
