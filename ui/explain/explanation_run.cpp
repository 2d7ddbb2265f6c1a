// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/explanation_run.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "engine/game/turn_judge.h"
#include "engine/search/arm_race.h"
#include "engine/search/rollout_ending.h"
#include "engine/search/simulator.h"

namespace ui {

using engine::Result;

namespace {

using namespace Qt::StringLiterals;

constexpr std::chrono::milliseconds kInterval{125};
constexpr int kPlies = 2;
/// With an empty bag both players know all tiles, and every iteration is the same.
constexpr std::int64_t kIterationsOfEndgames = 2 * engine::ArmRace::kLeastCommon;
constexpr std::int64_t kNodesOfEndgames = 20'000;
constexpr int kDepthOfEndgames = 25;

/// Whether a simulation met both moves often enough to set them side by side.
bool hasBoth(const ExplanationQuestion& question)
{
    for (const engine::Move& move : {question.move, question.against}) {
        const auto* candidate = simulated(question.simulation, move);
        if (candidate == nullptr || candidate->iterations() < engine::ArmRace::kLeastCommon)
            return false;
    }
    return true;
}

bool areAlike(const ExplanationQuestion& a, const ExplanationQuestion& b)
{
    return a.position->hash() == b.position->hash() &&
           a.position->lexiconPtr() == b.position->lexiconPtr() && a.leaves == b.leaves &&
           a.winTable == b.winTable && a.lexicons == b.lexicons;
}

engine::SimulationQuestion simulationOf(const ExplanationQuestion& question)
{
    engine::SimulationQuestion asked{*question.position};
    asked.candidates = {question.move, question.against};
    asked.leaves = question.leaves;
    asked.winTable = question.winTable;
    asked.plies = kPlies;
    asked.seats = engine::seatsWith(question.lexicons, *question.position);
    // Near the end as turns are judged there.
    const auto by = engine::TurnJudge::fittingSearch(*question.position);
    if (by == engine::JudgedBy::Simulation) return asked;
    asked.plies = engine::SimulationQuestion::kMostPlies;
    engine::EndingEffort effort;
    effort.end = engine::EndgameEnd::Rules;
    if (by == engine::JudgedBy::Endgame) {
        effort.depth = kDepthOfEndgames;
        effort.nodes = kNodesOfEndgames;
    }
    asked.ending = engine::endingsAfterRollouts(effort, nullptr);
    return asked;
}

Result<ExplanationRun::Answer> answerFrom(const ExplanationQuestion& question,
                                          const engine::SimulationState& simulation, bool own,
                                          const engine::TaskContext& context)
{
    auto found = engine::explainMove(*question.position, simulation, question.move,
                                     question.against, question.leaves, question.lexicons, context);
    if (!found) return engine::failure(std::move(found.error()));
    const bool toTheEnd = simulation.plies >= engine::SimulationQuestion::kMostPlies;
    return ExplanationRun::Answer{std::move(*found), simulation.iterations,
                                  toTheEnd ? 0 : simulation.plies, own};
}

}  // namespace

ExplanationRun::ExplanationRun(JobService& jobs, QObject* parent)
    : QObject(parent), m_search(jobs, kInterval)
{
    m_search.setPlace(u"view.explain"_s);
    connect(&m_search, &RunningSearchBase::stateChanged, this, &ExplanationRun::changed);
    connect(&m_search, &RunningSearchBase::phaseChanged, this, &ExplanationRun::changed);
}

void ExplanationRun::ask(ExplanationQuestion question)
{
    m_question = std::move(question);
    m_recalled.reset();
    const bool known = hasBoth(*m_question);
    m_search.start(
        tr("Explaining a move"), known ? JobClass::Interactive : JobClass::Heavy,
        [question = *m_question, known](const engine::TaskContext& context,
                                        const auto& onState) -> Result<void> {
            const auto tell = [&](const engine::SimulationState& simulation) -> Result<void> {
                auto answer = answerFrom(question, simulation, !known, context);
                if (!answer) return engine::failure(std::move(answer.error()));
                onState(std::make_shared<const Answer>(std::move(*answer)));
                return {};
            };
            if (known) return tell(*question.simulation);
            auto simulator = engine::Simulator::create(simulationOf(question));
            if (!simulator) return engine::failure(simulator.error());
            const bool isEndgame =
                engine::TurnJudge::fittingSearch(*question.position) == engine::JudgedBy::Endgame;
            engine::SearchLimits limits;
            limits.units = isEndgame ? kIterationsOfEndgames : kIterations;
            const auto state = (*simulator)->run(limits, context, [&](const auto& each) {
                context.report({{}, each->iterations, limits.units});
            });
            if (context.stopRequested())
                return engine::failure(engine::ErrorCode::Cancelled, engine::say("was stopped"));
            return tell(*state);
        });
}

void ExplanationRun::drop()
{
    if (const auto known = answer(); known && m_question) {
        std::erase_if(m_remembered, [this](const Remembered& one) {
            return areAlike(one.question, *m_question);
        });
        if (m_remembered.size() == kMostRemembered) m_remembered.pop_front();
        m_remembered.push_back({std::move(*m_question), known});
    }
    m_search.drop();
    m_question.reset();
    m_recalled.reset();
    emit changed();
}

bool ExplanationRun::isOf(const ExplanationQuestion& now) const
{
    return m_question && areAlike(*m_question, now);
}

bool ExplanationRun::recall(const ExplanationQuestion& now)
{
    const auto found = std::ranges::find_if(
        m_remembered, [&](const Remembered& one) { return areAlike(one.question, now); });
    if (found == m_remembered.end()) return false;
    m_question = found->question;
    m_recalled = found->answer;
    emit changed();
    return true;
}

}  // namespace ui

#include "moc_explanation_run.cpp"
