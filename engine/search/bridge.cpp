// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/bridge.h"

#include <utility>

namespace engine {

namespace {

/// Turns until the bag is empty, and more than it takes.
constexpr int kTurnsToTheEnd = 40;
/// How sure the choice is to be.
constexpr double kSureness = 0.98;

}  // namespace

Result<std::unique_ptr<Simulator>> bridgeSimulator(const BridgeQuestion& question)
{
    if (question.position->playerCount() != 2)
        return failure(ErrorCode::IllegalPosition,
                       say("a bridge to endgames is for two players, here are %1",
                           question.position->playerCount()));
    EndingEffort effort;
    effort.end = question.end;
    effort.depth = question.depth;
    SimulationQuestion asked{*question.position};
    asked.candidates = question.candidates;
    asked.leaves = question.leaves;
    asked.plies = kTurnsToTheEnd;
    asked.seed = question.seed;
    asked.ending = endingsAfterRollouts(effort, question.counts);
    if (question.lexiconOfOther)
        asked.seats = othersPlayWith(question.lexiconOfOther, *question.position);
    return Simulator::create(std::move(asked), SimulationPolicy::ofConfidence(kSureness));
}

}  // namespace engine
