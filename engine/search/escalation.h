// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "engine/base/anytime.h"
#include "engine/base/result.h"
#include "engine/search/simulator.h"

namespace engine {

/// The candidates between which a simulation doesn't decide, the leader among them: the others don't
/// differ from it by two standard errors, in the chance of winning or, where that is the same in all
/// games, in equity. They are of `state`; one alone where it has decided.
[[nodiscard]] std::vector<const SimulatedCandidate*> nearTies(const SimulationState& state);

/// A simulation whose near ties are settled by looking further ahead: what one depth can't tell
/// apart is simulated again with more plies, in the same scenarios; then, if need be, with still
/// more. Depth decides more than many samples of few plies do, and few positions need it.
class EscalatingSimulator
{
public:
    /// After as many plies as the question says, `deeper` ones: ascending, and more than that; none
    /// = a plain simulation. Fails as Simulator::create().
    [[nodiscard]] static Result<EscalatingSimulator>
    create(SimulationQuestion question, SimulationPolicy policy, std::vector<int> deeper);

    /// See base/anytime.h. Units are iterations of each candidate at each depth; of the time each
    /// depth has half of what is left, the last one all of it.
    ///
    /// States hold all candidates, each with the numbers of the deepest simulation that it was in
    /// (as many plies as its `byPly` has), the deepest first: their chances to be best are among
    /// those of the same depth, and the others have none. `plies`, `rule` and `end` are the deepest
    /// one's.
    StatePtr<SimulationState> run(const SearchLimits& limits, const TaskContext& context,
                                  const OnState<SimulationState>& onState = {});

    [[nodiscard]] const SimulationQuestion& question() const
    {
        return m_stages.front().simulator->question();
    }

private:
    struct Stage
    {
        std::unique_ptr<Simulator> simulator;
        std::vector<int> ids;  ///< of its candidates in the first stage, by id
        StatePtr<SimulationState> state = nullptr;
    };

    EscalatingSimulator(Stage first, SimulationPolicy policy, std::vector<int> deeper);

    [[nodiscard]] StatePtr<SimulationState> merged() const;
    /// False when there is no need of a deeper one.
    [[nodiscard]] bool addStage();

    std::vector<Stage> m_stages;
    SimulationPolicy m_policy;
    std::vector<int> m_deeper;
};

}  // namespace engine
