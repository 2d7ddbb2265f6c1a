// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "engine/base/quantities.h"
#include "engine/base/result.h"
#include "engine/selfplay/leave_values.h"
#include "engine/selfplay/rack_samples.h"
#include "engine/selfplay/saved_state.h"

namespace engine {

/// What a generation came to.
struct LeaveGeneration
{
    std::int64_t games = 0;
    std::int64_t samples = 0;
    std::int64_t racksSeen = 0;
    double meanEquity = 0;  ///< of the best moves, points
    double deviation = 0;   ///< of the samples of one rack, points
    double change = 0;      ///< of the values from the generation before, see differenceOf()
};

/// How far a training of leave values is: everything that it goes on from.
struct LeaveProgress
{
    static constexpr std::int64_t kMostGames = 1'000'000'000;  ///< of a generation
    static constexpr std::size_t kMostGenerations = 100;

    /// `samples` without any, for games with this many tiles in all.
    LeaveProgress(RackSamples ofRacks, int tiles);

    std::vector<LeaveGeneration> generations;  ///< that are finished
    LeaveValues values;                        ///< of the last of them; empty when there is none

    // Of the running generation:
    std::int64_t games = 0;  ///< number of the game that is played next
    RackSamples samples;
    std::vector<std::uint32_t> rare;  ///< racks, once they are being tried
    /// What the best move is worth on average depends on how far the game is; samples count from
    /// the mean of the generation before, by tiles in the bag.
    std::vector<Equity> baseline;
    struct BagMean
    {
        std::int64_t sum = 0;  ///< thousandths of a point
        std::int64_t count = 0;
    };
    std::vector<BagMean> bagMeans;

    /// No samples, none of any bag.
    void forgetSamples();
    /// Adds the samples of other games of the same generation.
    void addSamplesOf(const LeaveProgress& other);

    /// Into a state's values and its payload.
    void save(SavedState& state) const;
    /// Of a state for the same rules. Malformed when it isn't whole or can't be.
    [[nodiscard]] Result<LeaveProgress> read(const SavedState& state) const;
};

}  // namespace engine
