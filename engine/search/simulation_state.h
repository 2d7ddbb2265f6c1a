// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/base/limits.h"
#include "engine/base/quantities.h"
#include "engine/board/move.h"
#include "engine/rules/rack.h"
#include "engine/search/arm_race.h"
#include "engine/search/paired_samples.h"
#include "engine/search/play_log.h"

namespace engine {

/// What was played in one ply after a candidate, over the iterations that came to it.
struct SimulatedPly
{
    Moments score;  ///< of the turn, in points
    std::int64_t bingos = 0;
    [[nodiscard]] double bingoShare() const
    {
        return score.count == 0 ? 0
                                : static_cast<double>(bingos) / static_cast<double>(score.count);
    }
};

/// A move that was played in a ply of many iterations.
struct SimulatedPlay
{
    Move move;
    std::int64_t count = 0;
    double share = 0;       ///< of the iterations that came to the ply
    double meanEquity = 0;  ///< of the iterations with it, in points
    /// By how much the candidate's mean equity is lower because of it, in points.
    double cost = 0;
    /// Of the mover's own next move: the tiles that he doesn't hold after the candidate.
    Rack neededDraws;
};

/// How often iterations came out in each step of equity.
struct EquityHistogram
{
    static constexpr int kStep = 10;   ///< points
    static constexpr int kMost = 500;  ///< what is beyond counts with the last step
    static constexpr std::size_t kSteps = 2 * kMost / kStep;
    /// Step n is from kStep n - kMost points to below kStep more.
    std::vector<std::int64_t> counts = std::vector<std::int64_t>(kSteps, 0);

    void add(Equity equity);
};

struct SimulatedCandidate
{
    int id = 0;  ///< as Simulator::add() gave it
    Move move;
    Equity staticEquity;
    bool kept = false;  ///< is never left out
    ArmStanding standing = ArmStanding::Contends;
    Moments equity;  ///< in points
    Moments win;     ///< 0..1
    /// To the leader, over the scenarios in common: this one minus the leader.
    PairedDifference difference;
    double bestProbability = 0;
    std::int64_t finished = 0;        ///< iterations in which the game ended
    std::vector<SimulatedPly> byPly;  ///< from ply 1 on
    EquityHistogram histogram;
    std::vector<SimulatedPlay> replies;    ///< of the next player, the most frequent first
    std::vector<SimulatedPlay> costliest;  ///< likewise, by what they cost
    std::vector<SimulatedPlay> followUps;  ///< the mover's own next moves
    std::vector<PlayLog::PiecePtr> plays;

    [[nodiscard]] std::int64_t iterations() const { return win.count; }
};

/// How a simulation stands: a plain value. Its settings are there too, so that it can be run again
/// to the same numbers.
struct SimulationState
{
    SearchEnd end = SearchEnd::NotYet;
    std::string_view rule;  ///< the StopRule that ended it, when `end` is Rule
    int plies = 0;
    std::uint64_t seed = 0;
    double delta = 0;    ///< chance of a wrong choice that is allowed; 0 = all are sampled alike
    double seconds = 0;  ///< by the clock, of all calls without their pauses
    std::int64_t iterations = 0;                 ///< the most that a candidate has
    std::int64_t samples = 0;                    ///< of all candidates together
    std::vector<SimulatedCandidate> candidates;  ///< the best first
    /// How the first candidates differ from each other, those before from those behind them: 0 from
    /// 1, 0 from 2, 1 from 2, 0 from 3 and so on.
    static constexpr std::size_t kMostPaired = 20;
    std::vector<PairedDifference> pairs;

    /// How two candidates differ, by their ids: the first minus the second. Nothing when they are
    /// not there, are the same, or stand behind those that are compared.
    [[nodiscard]] std::optional<PairedDifference> between(int first, int second) const;
};

}  // namespace engine
