// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulation/auto_simulation.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

#include "engine/search/simulator.h"
#include "ui/document/shown_study.h"
#include "ui/moves/live_analysis.h"
#include "ui/moves/moves_panel.h"
#include "ui/simulation/simulations.h"

namespace ui {

namespace {

/// Rows of the list don't change more often.
constexpr std::chrono::milliseconds kInterval{1000};
constexpr double kConfidence = 0.95;
constexpr std::int64_t kIterations = 1000;  ///< of each candidate
constexpr double kSeconds = 5;
constexpr std::size_t kMostKept = 20;

/// The moves that are simulated, those first that have to fit.
struct Candidates
{
    std::vector<engine::Move> best;
    std::vector<engine::Move> marked;
};

engine::Result<std::unique_ptr<engine::Simulator>>
makeSimulator(const engine::SimulationQuestion& question, const Candidates& candidates)
{
    auto asked = question;
    asked.candidates = candidates.best;
    auto simulator = engine::Simulator::create(std::move(asked),
                                               engine::SimulationPolicy::ofConfidence(kConfidence));
    if (!simulator) return simulator;
    for (const engine::Move& move : candidates.marked)
        // What doesn't fit can be marked, but not simulated.
        if (const auto id = (*simulator)->add(move)) (*simulator)->keep(*id, true);
    return simulator;
}

}  // namespace

AutoSimulation::AutoSimulation(JobService& jobs, const ShownStudy& shown,
                               const LiveAnalysis& analysis, MovesPanel& moves,
                               const Simulations& simulations, QObject* parent)
    : QObject(parent),
      m_jobs(jobs),
      m_shown(shown),
      m_analysis(analysis),
      m_moves(moves),
      m_simulations(simulations),
      m_search(jobs, kInterval)
{
    m_stands.setSingleShot(true);
    m_stands.setInterval(kStandsMilliseconds);
    connect(&m_stands, &QTimer::timeout, this, &AutoSimulation::begin);
    connect(&analysis, &LiveAnalysis::stateChanged, this, &AutoSimulation::consider);
    connect(&moves, &MovesPanel::listed, this, &AutoSimulation::consider);
    connect(&simulations, &Simulations::currentChanged, this, &AutoSimulation::consider);
    connect(&jobs, &JobService::changed, this, &AutoSimulation::consider);
    connect(&m_search, &RunningSearchBase::stateChanged, this, [this] {
        // Null while it begins.
        if (!m_search.state()) return;
        m_state = m_search.state();
        emit changed();
    });
    connect(&m_search, &RunningSearchBase::phaseChanged, this, &AutoSimulation::followPhase);
}

AutoSimulation::~AutoSimulation() = default;

void AutoSimulation::setOn(bool on)
{
    m_on = on;
    consider();
}

std::optional<AutoSimulation::Subject> AutoSimulation::subject() const
{
    if (!m_on || m_analysis.state() != LiveAnalysis::State::Ready) return std::nullopt;
    const RankingPtr& ranking = m_analysis.ranking();
    const MoveListModel& model = m_moves.model();
    if (!ranking || model.isStale() || model.ranking() != ranking) return std::nullopt;
    // Without a bag nothing is drawn: that is solved and not simulated.
    if (m_analysis.position()->bagSize() == 0) return std::nullopt;
    Subject subject;
    subject.ranking = ranking;
    subject.lexicons = m_shown.lexicons();
    subject.filter = model.order().request().filter.words();
    if (const auto& played = model.order().request().played) subject.marked.push_back(*played);
    for (const MovePins::Pin& pin : m_moves.pins().pins()) subject.marked.push_back(pin.move);
    return subject;
}

void AutoSimulation::consider()
{
    if (auto now = subject(); now != m_subject) turnTo(std::move(now));
    if (!m_subject || m_over) return;
    if (m_simulations.current() || m_jobs.hasHeavyJobs()) {
        m_stands.stop();
        if (m_search.phase() != RunningSearchBase::Phase::Running) return;
        m_gaveWay = true;
        m_search.stop();
        return;
    }
    if (!m_search.isRunning() && !m_stands.isActive()) m_stands.start();
}

void AutoSimulation::turnTo(std::optional<Subject> subject)
{
    m_search.drop();
    m_stands.stop();
    m_subject = std::move(subject);
    m_position = m_subject ? m_analysis.position() : nullptr;
    m_gaveWay = false;
    const auto known = std::ranges::find_if(
        m_found, [this](const Found& found) { return m_subject == found.subject; });
    m_over = known != m_found.end();
    SimulationPtr state = m_over ? known->state : nullptr;
    if (state == m_state) return;
    m_state = std::move(state);
    emit changed();
}

void AutoSimulation::begin()
{
    using Phase = RunningSearchBase::Phase;
    if (subject() != m_subject) return consider();
    m_gaveWay = false;
    if (m_search.phase() == Phase::Stopped) return m_search.resume();
    const Candidates candidates{m_moves.model().order().bestMoves(kCandidates), m_subject->marked};
    // Of one alone there is nothing to be told.
    m_over = candidates.best.empty() || candidates.best.size() + candidates.marked.size() < 2;
    if (m_over) return;
    engine::SimulationQuestion question{*m_analysis.position()};
    question.leaves = m_analysis.leaves();
    question.winTable = m_analysis.winTable();
    question.plies = kPlies;
    question.seats = engine::seatsWith(m_subject->lexicons, question.position);
    m_search.start(
        {}, JobClass::Idle,
        [question = std::move(question), candidates,
         simulator = std::make_shared<std::unique_ptr<engine::Simulator>>()](
            const engine::TaskContext& context, const auto& onState) -> engine::Result<void> {
            if (!*simulator) {
                auto made = makeSimulator(question, candidates);
                if (!made) return engine::failure(made.error());
                *simulator = std::move(*made);
            }
            engine::SearchLimits limits;
            limits.units = kIterations;
            limits.seconds = kSeconds;
            static_cast<void>((*simulator)->run(limits, context, onState));
            return {};
        });
}

void AutoSimulation::followPhase()
{
    using Phase = RunningSearchBase::Phase;
    switch (m_search.phase()) {
    case Phase::Done:
        m_over = true;
        if (!m_state) return;
        m_found.push_back({*m_subject, m_state});
        if (m_found.size() > kMostKept) m_found.pop_front();
        return;
    case Phase::Stopped:
        // Else by the user, with everything that was under way.
        if (m_gaveWay) consider();
        else m_over = true;
        return;
    case Phase::Failed: m_over = true; return;
    default: return;
    }
}

}  // namespace ui

#include "moc_auto_simulation.cpp"
