// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/escalation.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace engine {
namespace {

/// Differences of fewer standard errors don't tell two candidates apart.
constexpr double kErrorsApart = 2;

bool isNear(const SimulatedCandidate& candidate)
{
    switch (candidate.standing) {
    case ArmStanding::Leads: return true;
    case ArmStanding::Contends: break;
    case ArmStanding::Beaten:
    case ArmStanding::Joined:
    case ArmStanding::Gone: return false;
    }
    const Moments& win = candidate.difference.win;
    const Moments& equity = candidate.difference.equity;
    // Where every game is won or lost the points have to tell.
    const Moments& by = win.squares > 0 ? win : equity;
    return std::abs(by.mean()) <= kErrorsApart * by.standardError();
}

}  // namespace

std::vector<const SimulatedCandidate*> nearTies(const SimulationState& state)
{
    std::vector<const SimulatedCandidate*> near;
    for (const SimulatedCandidate& candidate : state.candidates)
        if (isNear(candidate)) near.push_back(&candidate);
    return near;
}

EscalatingSimulator::EscalatingSimulator(Stage first, SimulationPolicy policy,
                                         std::vector<int> deeper)
    : m_policy(std::move(policy)), m_deeper(std::move(deeper))
{
    m_stages.push_back(std::move(first));
}

Result<EscalatingSimulator> EscalatingSimulator::create(SimulationQuestion question,
                                                        SimulationPolicy policy,
                                                        std::vector<int> deeper)
{
    int before = question.plies;
    for (const int plies : deeper) {
        if (plies <= before || plies > SimulationQuestion::kMostPlies) {
            return failure(ErrorCode::OutOfRange,
                           say("near ties are simulated with more plies, %1 at most: after %2 "
                               "can't come %3",
                               SimulationQuestion::kMostPlies, before, plies));
        }
        before = plies;
    }
    const std::size_t candidates = question.candidates.size();
    auto simulator = Simulator::create(std::move(question), policy);
    if (!simulator) return failure(std::move(simulator.error()));
    Stage first{std::move(*simulator), {}};
    for (std::size_t id = 0; id < candidates; ++id) first.ids.push_back(static_cast<int>(id));
    return EscalatingSimulator(std::move(first), std::move(policy), std::move(deeper));
}

bool EscalatingSimulator::addStage()
{
    const Stage& last = m_stages.back();
    const auto near = nearTies(*last.state);
    if (near.size() < 2 || m_stages.size() > m_deeper.size()) return false;
    SimulationQuestion question = last.simulator->question();
    question.plies = m_deeper[m_stages.size() - 1];
    question.candidates.clear();
    Stage stage;
    for (const SimulatedCandidate* candidate : near) {
        question.candidates.push_back(candidate->move);
        stage.ids.push_back(last.ids[static_cast<std::size_t>(candidate->id)]);
    }
    auto simulator = Simulator::create(std::move(question), m_policy);
    // They were simulated before.
    if (!simulator) return false;
    stage.simulator = std::move(*simulator);
    m_stages.push_back(std::move(stage));
    return true;
}

StatePtr<SimulationState> EscalatingSimulator::merged() const
{
    if (m_stages.size() == 1) return m_stages.front().state;
    auto merged = std::make_shared<SimulationState>();
    std::vector<int> there;
    for (auto stage = m_stages.rbegin(); stage != m_stages.rend(); ++stage) {
        const StatePtr<SimulationState>& state = stage->state;
        if (!state) continue;
        const bool isDeepest = there.empty();
        if (isDeepest) {
            merged->end = state->end;
            merged->rule = state->rule;
            merged->plies = state->plies;
            merged->seed = state->seed;
            merged->delta = state->delta;
        }
        merged->seconds += state->seconds;
        merged->samples += state->samples;
        merged->iterations = std::max(merged->iterations, state->iterations);
        for (const SimulatedCandidate& candidate : state->candidates) {
            const int id = stage->ids[static_cast<std::size_t>(candidate.id)];
            if (std::ranges::find(there, id) != there.end()) continue;
            there.push_back(id);
            merged->candidates.push_back(candidate);
            merged->candidates.back().id = id;
            if (!isDeepest) merged->candidates.back().bestProbability = 0;
        }
    }
    return merged;
}

StatePtr<SimulationState> EscalatingSimulator::run(const SearchLimits& limits,
                                                   const TaskContext& context,
                                                   const OnState<SimulationState>& onState)
{
    const SearchClock clock(limits, context);
    for (;;) {
        Stage& stage = m_stages.back();
        const bool isLast = m_stages.size() > m_deeper.size();
        SearchLimits own = limits;
        own.seconds = std::max(clock.secondsLeft(), 0.0) * (isLast ? 1.0 : 0.5);
        stage.state = stage.simulator->run(own, context, [&](const auto& state) {
            // The end of one depth need not be the end.
            if (state->end != SearchEnd::NotYet || !onState) return;
            stage.state = state;
            onState(merged());
        });
        const SimulationState& state = *stage.state;
        const bool isDecided = state.end == SearchEnd::Rule && state.rule == "decided";
        if (state.end == SearchEnd::Stopped || isDecided || state.iterations == 0 ||
            clock.secondsLeft() <= 0 || !addStage())
            break;
    }
    const StatePtr<SimulationState> last = merged();
    if (onState) onState(last);
    return last;
}

}  // namespace engine
