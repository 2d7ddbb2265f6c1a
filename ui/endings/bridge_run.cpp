// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/endings/bridge_run.h"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <utility>

#include "engine/eval/move_ranking.h"

namespace ui {

using engine::Result;
using engine::TaskContext;

namespace {

constexpr std::chrono::milliseconds kBridgeInterval{150};

}  // namespace

/// A question and its simulator, which the worker makes and keeps.
struct BridgeRun::Bench
{
    engine::BridgeQuestion question;
    std::shared_ptr<engine::EndingCounts> counts = std::make_shared<engine::EndingCounts>();
    /// Guards what follows: candidates are added while it works.
    std::mutex mutex;
    std::unique_ptr<engine::Simulator> simulator;
    std::vector<engine::Move> waiting;  ///< candidates that came before there was a simulator

    [[nodiscard]] Result<void> open(const TaskContext& context);
    [[nodiscard]] Result<void> add(const engine::Move& move);
};

Result<void> BridgeRun::Bench::open(const TaskContext& context)
{
    if (simulator) return {};
    const auto ranking = engine::rankMoves(
        {*question.position, question.leaves, engine::BridgeQuestion::kUsualCandidates}, context);
    if (!ranking) return engine::failure(ranking.error());
    engine::BridgeQuestion asked = question;
    asked.counts = counts;
    for (const engine::RankedMove& ranked : ranking->moves) asked.candidates.push_back(ranked.move);
    const std::lock_guard lock(mutex);
    asked.candidates.insert(asked.candidates.end(), waiting.begin(), waiting.end());
    auto made = engine::bridgeSimulator(asked);
    if (!made) return engine::failure(made.error());
    simulator = std::move(*made);
    return {};
}

Result<void> BridgeRun::Bench::add(const engine::Move& move)
{
    auto candidate = engine::Simulator::candidate(*question.position, move);
    if (!candidate) return engine::failure(candidate.error());
    const std::lock_guard lock(mutex);
    if (!simulator) {
        waiting.push_back(*candidate);
        return {};
    }
    const auto id = simulator->add(*candidate);
    if (!id) return engine::failure(id.error());
    simulator->keep(*id, true);
    return {};
}

BridgeRun::BridgeRun(JobService& jobs, EndingQuestion asked, const QString& title,
                     const QString& place, QObject* parent)
    : EndingRun(std::move(asked), parent), m_title(title), m_search(jobs, kBridgeInterval)
{
    m_search.setPlace(place);
    connect(&m_search, &RunningSearchBase::stateChanged, this, [this] {
        const StatePtr state = m_search.state();
        if (!state || state->simulation->iterations == 0) return;
        m_state = state;
        emit changed();
    });
    connect(&m_search, &RunningSearchBase::phaseChanged, this, &BridgeRun::changed);
}

BridgeRun::~BridgeRun() = default;

engine::EndingKind BridgeRun::kind() const
{
    return engine::EndingKind::Bridge;
}

bool BridgeRun::isComplete() const
{
    return phase() == Phase::Done && m_state && m_state->simulation->end != engine::SearchEnd::Time;
}

void BridgeRun::launch()
{
    engine::SearchLimits most = limits();
    most.units = m_iterations;
    m_search.start(
        m_title, JobClass::Heavy,
        [bench = m_bench, most](const TaskContext& context, const auto& onState) -> Result<void> {
            if (auto open = bench->open(context); !open) return open;
            const auto tell = [&](SimulationPtr simulation) {
                onState(std::make_shared<const BridgeState>(
                    BridgeState{std::move(simulation), bench->counts->all, bench->counts->exact}));
            };
            tell(bench->simulator->run(most, context, tell));
            return {};
        });
}

void BridgeRun::start()
{
    if (phase() != Phase::Idle) return;
    m_bench = std::make_shared<Bench>();
    m_bench->question.position = position();
    m_bench->question.leaves = question().leaves;
    m_bench->question.end = question().settings.end;
    m_bench->question.candidates = question().moves;
    m_bench->question.lexiconOfOther = question().lexiconOfOther;
    launch();
}

void BridgeRun::stop()
{
    m_search.stop();
}

void BridgeRun::resume()
{
    if (isComplete()) m_iterations += engine::BridgeQuestion::kUsualIterations;
    if (phase() == Phase::Stopped || phase() == Phase::Done) launch();
}

void BridgeRun::ask(const engine::Move& move)
{
    if (!m_bench) return;
    m_askedMove = move;
    m_askError.reset();
    if (auto added = m_bench->add(move); !added) m_askError = added.error();
    // While it works it hears of the new one by itself.
    else if (!simulated(m_state ? m_state->simulation : nullptr, move)) {
        if (phase() == Phase::Done || phase() == Phase::Stopped) launch();
    }
    emit changed();
}

}  // namespace ui

#include "moc_bridge_run.cpp"
