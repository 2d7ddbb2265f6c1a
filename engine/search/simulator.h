// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "engine/base/anytime.h"
#include "engine/base/result.h"
#include "engine/search/simulation_question.h"
#include "engine/search/simulation_state.h"
#include "engine/search/stop_rule.h"

namespace engine {

/// When a simulation leaves candidates out and when it ends, beside its limits.
struct SimulationPolicy
{
    /// The chance of a wrong choice that is allowed: candidates that are surely worse than the
    /// leader rest. 0 = every candidate gets every iteration.
    double delta = 0;
    std::vector<StopRule> rules;
    /// To run a simulation again: as many scenarios each candidate goes through, by id, and no
    /// more; those without a number as many as the one with most. Empty = who is beaten rests.
    std::vector<std::int64_t> exactly = {};

    /// All rules, with this confidence, 0.5..1; 1 = the policy that leaves none out.
    [[nodiscard]] static SimulationPolicy ofConfidence(double confidence);
};

/// Simulates candidates against each other: each is played out in the same scenarios, see
/// Rollout, and those that turn out to be worse are left alone, see ArmRace.
///
/// A candidate's numbers depend on the question and on how many scenarios it has been through:
/// not on the other candidates, on when it was added, on pauses or on the number of threads.
class Simulator
{
public:
    /// Iterations of a candidate, and of all together: each takes 8 bytes.
    static constexpr std::int64_t kMostIterations = 1'000'000;
    static constexpr std::int64_t kMostSamples = 30'000'000;

    /// Fails for a position without a lexicon, with tiles that can't be together, whose game is
    /// over or has one player; for moves that don't fit, none of them, plies out of range, and
    /// lexicons with other letters.
    [[nodiscard]] static Result<std::unique_ptr<Simulator>> create(SimulationQuestion question,
                                                                   SimulationPolicy policy = {});
    Simulator(const Simulator&) = delete;
    Simulator& operator=(const Simulator&) = delete;
    ~Simulator();

    /// Simulates on until a limit is reached or a rule speaks, see base/anytime.h. Units are
    /// iterations of each candidate that is not left out, nodes those of all together.
    StatePtr<SimulationState> run(const SearchLimits& limits, const TaskContext& context,
                                  const OnState<SimulationState>& onState = {});

    /// The move as candidates are written, with its score; fails when it can't be one.
    [[nodiscard]] static Result<Move> candidate(const Position& position, const Move& move);

    // --- from any thread, also while run() works, which hears of it within a fraction of a second

    /// Adds a candidate, which catches up with the others; gives its id. One that is there already
    /// keeps its id. IllegalMove as in create().
    [[nodiscard]] Result<int> add(const Move& move);
    /// Removes a candidate; unknown ids are ignored.
    void remove(int id);
    /// Whether it is sampled even when it is beaten.
    void keep(int id, bool kept);
    /// From now on.
    void setPolicy(SimulationPolicy policy);

    [[nodiscard]] const SimulationQuestion& question() const;

private:
    struct Work;
    explicit Simulator(std::unique_ptr<Work> work);

    std::unique_ptr<Work> m_work;
};

}  // namespace engine
