// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulation/simulation_run.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <mutex>
#include <numbers>
#include <set>
#include <utility>

#include "engine/eval/move_ranking.h"
#include "engine/game/kept_simulation.h"
#include "engine/lexicon/lexicon_fingerprint.h"
#include "engine/search/arm_race.h"
#include "engine/search/simulator.h"
#include "ui/files/file_readers.h"
#include "ui/language/text.h"
#include "ui/theme/theme.h"

namespace ui {

using engine::Result;
using engine::TaskContext;

namespace {

/// Fast enough to be called live; panels paint no more often.
constexpr std::chrono::milliseconds kSnapshotInterval{125};

/// Differences between some candidates of a state, in the order in which a state holds them.
std::vector<engine::PairedDifference>
pairsOf(const std::vector<engine::SimulatedCandidate>& candidates,
        const engine::SimulationState& state)
{
    std::vector<engine::PairedDifference> pairs;
    for (std::size_t second = 1; second < candidates.size(); ++second)
        for (std::size_t first = 0; first < second; ++first) {
            const auto difference = state.between(candidates[first].id, candidates[second].id);
            // Those behind have none either.
            if (!difference) return pairs;
            pairs.push_back(*difference);
        }
    return pairs;
}

/// How likely each candidate of a state is the best, from how the pairs differ; as the engine does
/// it (see ArmRace::weigh). Those that stand behind the pairs have none.
void weigh(engine::SimulationState& state)
{
    const auto surely = [](const engine::SimulatedCandidate& candidate) {
        const double win = candidate.win.mean();
        return win < engine::ArmRace::kSurelyLost ? -1 : win > engine::ArmRace::kSurelyWon ? 1 : 0;
    };
    const auto chanceOf = [&](const engine::SimulatedCandidate& one,
                              const engine::SimulatedCandidate& other) {
        const auto difference = state.between(one.id, other.id);
        if (!difference) return one.bestProbability > 0 ? 1.0 : 0.0;
        const bool pointsDecide = (surely(one) != 0 && surely(one) == surely(other)) ||
                                  std::abs(difference->win.mean()) < 1e-9;
        const engine::Moments& by = pointsDecide ? difference->equity : difference->win;
        const double error = by.standardError();
        if (by.count < 2 || (error == 0 && by.mean() == 0)) return 0.5;
        if (error == 0) return by.mean() > 0 ? 1.0 : 0.0;
        return 0.5 * std::erfc(-by.mean() / error / std::numbers::sqrt2);
    };
    std::vector<double> chances;
    double all = 0;
    for (const engine::SimulatedCandidate& candidate : state.candidates) {
        double chance = 1;
        for (const engine::SimulatedCandidate& other : state.candidates)
            if (other.id != candidate.id) chance *= chanceOf(candidate, other);
        chances.push_back(chance);
        all += chance;
    }
    for (std::size_t i = 0; i < chances.size() && all > 0; ++i)
        state.candidates[i].bestProbability = chances[i] / all;
}

/// The first of those that are left leads: they are measured by it.
void judgeByFirst(engine::SimulationState& state)
{
    weigh(state);
    engine::SimulatedCandidate& leader = state.candidates.front();
    leader.standing = engine::ArmStanding::Leads;
    leader.difference = {};
    for (engine::SimulatedCandidate& candidate : state.candidates) {
        if (candidate.id == leader.id) continue;
        if (const auto difference = state.between(candidate.id, leader.id))
            candidate.difference = *difference;
        candidate.standing = candidate.bestProbability < state.delta
                                 ? engine::ArmStanding::Beaten
                                 : engine::ArmStanding::Contends;
    }
}

Result<engine::LexiconPtr> othersLexicon(const OpponentWords& words,
                                         const engine::Position& position,
                                         const TaskContext& context)
{
    if (words.path.isEmpty())
        return engine::failure(
            engine::ErrorCode::UnknownName,
            engine::say("the opponent played with %1, which is not among the lexicons here",
                        words.name.toStdString()));
    return readLexicon(toPath(words.path), words.letters, position.rules(), context, false);
}

}  // namespace

/// What both threads touch.
struct SimulationRun::Bench
{
    struct Pending
    {
        engine::Move move;
        bool kept = false;
    };

    std::mutex mutex;  ///< guards what follows
    std::unique_ptr<engine::Simulator>
        simulator;                 ///< null until the work has made it; then it stays
    std::vector<Pending> pending;  ///< candidates that came before
    std::vector<int> removed;      ///< and those that went
    SimulationStop stop;
    double secondsBefore = 0;
    std::string settings;  ///< see SimulationRun::settings()
    std::string othersFingerprint;
    /// What is run again until it has come to that; then null.
    SimulationPtr again;
    std::optional<bool> same;  ///< whether it has

    /// Makes the simulator if there is none.
    [[nodiscard]] Result<engine::Simulator*> open(const SimulationPlan& plan,
                                                  const TaskContext& context);
    [[nodiscard]] engine::SearchLimits limits();
    /// Runs it up to where `again` was.
    void runAgain(engine::Simulator& search, const TaskContext& context,
                  const engine::OnState<engine::SimulationState>& onState);
};

Result<engine::Simulator*> SimulationRun::Bench::open(const SimulationPlan& plan,
                                                      const TaskContext& context)
{
    {
        const std::lock_guard lock(mutex);
        if (simulator) return simulator.get();
    }
    engine::SimulationQuestion question{*plan.position};
    question.leaves = plan.leaves;
    question.winTable = plan.winTable;
    question.plies = plan.settings.plies;
    question.seed = plan.settings.seed;
    if (plan.draws) question.nextLeaves = plan.draws->leaves;
    std::string ofOthers;
    if (const OpponentWords& words = plan.settings.words; words.isOther()) {
        const auto lexicon = othersLexicon(words, *plan.position, context);
        if (!lexicon) return engine::failure(lexicon.error());
        ofOthers = engine::lexiconFingerprint(**lexicon);
        if (!words.fingerprint.empty() && words.fingerprint != ofOthers)
            return engine::failure(
                engine::ErrorCode::WrongLexicon,
                engine::say("the opponent played with %1, which holds other words now",
                            words.name.toStdString()));
        question.seats = engine::othersPlayWith(*lexicon, *plan.position);
    }
    if (again) {
        // In the order of their ids, so that they get the same ones.
        question.candidates.resize(again->candidates.size());
        for (const engine::SimulatedCandidate& candidate : again->candidates)
            question.candidates[static_cast<std::size_t>(candidate.id)] = candidate.move;
    } else if (plan.settings.candidates == 0) {
        question.candidates = plan.others;
    } else {
        const auto ranking = engine::rankMoves(
            {*plan.position, plan.leaves, static_cast<std::size_t>(plan.settings.candidates)},
            context);
        if (!ranking) return engine::failure(ranking.error());
        for (const engine::RankedMove& ranked : ranking->moves)
            question.candidates.push_back(ranked.move);
    }
    std::string found;
    if (const engine::Lexicon* lexicon = plan.position->lexicon())
        found = engine::simulationSettings(*lexicon, plan.leaves.get(), plan.winTable.get());
    const std::lock_guard lock(mutex);
    settings = std::move(found);
    othersFingerprint = std::move(ofOthers);
    auto made = engine::Simulator::create(std::move(question),
                                          engine::SimulationPolicy::ofConfidence(stop.confidence));
    if (!made) return engine::failure(made.error());
    simulator = std::move(*made);
    if (again)
        for (const engine::SimulatedCandidate& candidate : again->candidates)
            if (candidate.kept) simulator->keep(candidate.id, true);
    // A move that was played although it doesn't fit is no candidate.
    for (const engine::Move& move : plan.others) static_cast<void>(simulator->add(move));
    for (const engine::Move& move : plan.kept)
        if (const auto id = simulator->add(move)) simulator->keep(*id, true);
    for (const Pending& each : pending)
        if (const auto id = simulator->add(each.move); id && each.kept) simulator->keep(*id, true);
    pending.clear();
    for (const int id : removed) simulator->remove(id);
    removed.clear();
    return simulator.get();
}

void SimulationRun::Bench::runAgain(engine::Simulator& search, const TaskContext& context,
                                    const engine::OnState<engine::SimulationState>& onState)
{
    SimulationPtr wanted;
    engine::SimulationPolicy policy;
    {
        const std::lock_guard lock(mutex);
        wanted = again;
        if (!wanted) return;
        policy.delta = wanted->delta;
        policy.exactly.resize(wanted->candidates.size());
        for (const engine::SimulatedCandidate& candidate : wanted->candidates)
            policy.exactly[static_cast<std::size_t>(candidate.id)] = candidate.iterations();
    }
    search.setPolicy(std::move(policy));
    const auto last = search.run({}, context, [&](const auto& state) {
        // That it is complete is the last word only when it doesn't go on.
        if (state->end == engine::SearchEnd::NotYet) onState(state);
    });
    const std::lock_guard lock(mutex);
    secondsBefore = last->seconds;
    search.setPolicy(engine::SimulationPolicy::ofConfidence(stop.confidence));
    if (last->end != engine::SearchEnd::Complete) return onState(last);
    auto reached = std::make_shared<engine::SimulationState>(*last);
    same = engine::sameNumbers(*reached, *wanted);
    // What somebody had stopped is now complete: it came to where it was to come.
    if (wanted->end != engine::SearchEnd::NotYet && wanted->end != engine::SearchEnd::Stopped) {
        reached->end = wanted->end;
        reached->rule = wanted->rule;
    }
    again = nullptr;
    onState(reached);
}

engine::SearchLimits SimulationRun::Bench::limits()
{
    const std::lock_guard lock(mutex);
    engine::SearchLimits limits;
    limits.units = stop.iterations;
    limits.seconds = stop.seconds - secondsBefore;
    return limits;
}

SimulationRun::SimulationRun(JobService& jobs, SimulationPlan plan, const QString& title,
                             const QString& place, QObject* parent)
    : QObject(parent),
      m_plan(std::move(plan)),
      m_title(title),
      m_bench(std::make_shared<Bench>()),
      m_search(jobs, kSnapshotInterval)
{
    m_bench->stop = m_plan.settings.stop;
    m_bench->again = m_plan.again;
    m_search.setPlace(place, [run = QPointer(this)] {
        if (run) emit run->visitRequested();
    });
    connect(&m_search, &RunningSearchBase::stateChanged, this, &SimulationRun::follow);
    connect(&m_search, &RunningSearchBase::phaseChanged, this, &SimulationRun::followPhase);
}

SimulationRun::~SimulationRun() = default;

std::unique_ptr<SimulationRun> SimulationRun::restored(JobService& jobs, SimulationPlan plan,
                                                       engine::SearchEnd end, const QString& title,
                                                       const QString& place)
{
    auto run = std::make_unique<SimulationRun>(jobs, std::move(plan), title, place);
    auto state = std::make_shared<engine::SimulationState>(*run->m_plan.again);
    state->end = end;
    run->m_state = std::move(state);
    run->m_history.add(*run->m_state);
    run->m_restored = true;
    run->giveColours();
    return run;
}

SimulationRun::Phase SimulationRun::phase() const
{
    if (!m_restored) return m_search.phase();
    using engine::SearchEnd;
    const bool open = m_state->end == SearchEnd::NotYet || m_state->end == SearchEnd::Stopped;
    return open ? Phase::Stopped : Phase::Done;
}

std::string SimulationRun::settings() const
{
    const std::lock_guard lock(m_bench->mutex);
    return m_bench->settings;
}

std::string SimulationRun::othersFingerprint() const
{
    const std::lock_guard lock(m_bench->mutex);
    return m_bench->othersFingerprint;
}

std::optional<bool> SimulationRun::cameToTheSame() const
{
    const std::lock_guard lock(m_bench->mutex);
    return m_bench->same;
}

void SimulationRun::start()
{
    if (m_search.phase() == Phase::Idle) launch(!m_plan.again);
}

void SimulationRun::launch(bool goOn)
{
    m_relaunch = false;
    if (std::exchange(m_restored, false)) m_history = {};
    m_search.start(m_title, JobClass::Heavy,
                   [bench = m_bench, plan = m_plan, goOn](const TaskContext& context,
                                                          const auto& onState) -> Result<void> {
                       const auto simulator = bench->open(plan, context);
                       if (!simulator) return engine::failure(simulator.error());
                       bench->runAgain(**simulator, context, onState);
                       if (!goOn || context.stopRequested()) return {};
                       const engine::SearchLimits limits = bench->limits();
                       // As far as the rule that ends it lets one tell.
                       const auto report = [&](const engine::SimulationState& state) {
                           constexpr double kParts = 1000;
                           const SimulationStop stop = [&] {
                               const std::lock_guard lock(bench->mutex);
                               return bench->stop;
                           }();
                           double part = -1;
                           if (stop.iterations < engine::Simulator::kMostIterations)
                               part = static_cast<double>(state.iterations) /
                                      static_cast<double>(stop.iterations);
                           else if (std::isfinite(stop.seconds))
                               part = state.seconds / stop.seconds;
                           else if (stop.confidence < 1 && !state.candidates.empty())
                               part = state.candidates.front().bestProbability / stop.confidence;
                           engine::Progress progress;
                           progress.total = part < 0 ? 0 : static_cast<std::int64_t>(kParts);
                           progress.done =
                               static_cast<std::int64_t>(kParts * std::clamp(part, 0.0, 1.0));
                           context.report(progress);
                       };
                       const auto last = (*simulator)->run(limits, context, [&](const auto& state) {
                           report(*state);
                           onState(state);
                       });
                       const std::lock_guard lock(bench->mutex);
                       bench->secondsBefore = last->seconds;
                       return {};
                   });
}

void SimulationRun::pause()
{
    m_relaunch = false;
    m_search.pause();
}

void SimulationRun::resume()
{
    if (m_restored) return launch();
    switch (m_search.phase()) {
    case Phase::Paused:
    case Phase::Stopped: m_search.resume(); break;
    case Phase::Done: launch(); break;
    case Phase::Pausing:
    case Phase::Stopping: m_relaunch = true; break;
    default: break;
    }
}

void SimulationRun::stop()
{
    m_relaunch = false;
    m_search.stop();
}

int SimulationRun::idOf(const engine::Move& move) const
{
    const engine::SimulatedCandidate* found = simulated(m_state, move);
    return found ? found->id : -1;
}

Result<void> SimulationRun::add(const engine::Move& move, bool kept)
{
    {
        const std::lock_guard lock(m_bench->mutex);
        if (m_bench->simulator) {
            const auto id = m_bench->simulator->add(move);
            if (!id) return engine::failure(id.error());
            if (kept) m_bench->simulator->keep(*id, true);
        } else {
            m_bench->pending.push_back({move, kept});
        }
    }
    if (phase() == Phase::Done || phase() == Phase::Stopped || phase() == Phase::Stopping) resume();
    return {};
}

void SimulationRun::remove(int id)
{
    {
        const std::lock_guard lock(m_bench->mutex);
        if (m_bench->simulator) m_bench->simulator->remove(id);
        else m_bench->removed.push_back(id);
    }
    if (!m_state || isRunning()) return;
    // Nobody would tell of it.
    const bool led = !m_state->candidates.empty() && m_state->candidates.front().id == id;
    auto rest = std::make_shared<engine::SimulationState>(*m_state);
    std::erase_if(rest->candidates, [id](const auto& candidate) { return candidate.id == id; });
    rest->pairs = pairsOf(rest->candidates, *m_state);
    const bool isOpen = led && rest->candidates.size() > 1;
    if (isOpen) judgeByFirst(*rest);
    else weigh(*rest);
    // What had rested for the sake of that one wakes.
    const bool goesOn = isOpen && phase() == Phase::Done && !m_restored;
    if (isOpen && m_restored) rest->end = engine::SearchEnd::Stopped;
    m_state = std::move(rest);
    giveColours();
    emit changed();
    if (goesOn) resume();
}

void SimulationRun::keep(int id, bool kept)
{
    const std::lock_guard lock(m_bench->mutex);
    if (m_bench->simulator) m_bench->simulator->keep(id, kept);
}

void SimulationRun::setStop(const SimulationStop& stop)
{
    if (stop == m_plan.settings.stop) return;
    m_plan.settings.stop = stop;
    {
        const std::lock_guard lock(m_bench->mutex);
        m_bench->stop = stop;
        if (m_bench->simulator)
            m_bench->simulator->setPolicy(engine::SimulationPolicy::ofConfidence(stop.confidence));
    }
    // Limits are those of a call.
    if (m_search.phase() == Phase::Running) {
        m_search.pause();
        m_relaunch = true;
    } else if (m_search.phase() == Phase::Done) {
        launch();
    }
    emit changed();
}

void SimulationRun::follow()
{
    const SimulationPtr state = m_search.state();
    // Another call begins, of the same simulation.
    if (!state) return;
    if (m_state && state->samples < m_state->samples) m_state = nullptr;
    if (m_state && state->seconds > m_state->seconds)
        m_rate = static_cast<double>(state->samples - m_state->samples) /
                 (state->seconds - m_state->seconds);
    else if (!m_state && state->seconds > 0)
        m_rate = static_cast<double>(state->samples) / state->seconds;
    m_state = state;
    m_history.add(*state);
    giveColours();
    emit changed();
}

void SimulationRun::followPhase()
{
    const bool rests = phase() == Phase::Paused || phase() == Phase::Stopped;
    if (rests && std::exchange(m_relaunch, false)) return m_search.resume();
    // What it was to come to again is still true.
    if (phase() == Phase::Failed && !m_state && m_plan.again) {
        m_state = m_plan.again;
        m_history.add(*m_state);
        giveColours();
    }
    emit changed();
}

int SimulationRun::colourOf(int id) const
{
    const auto found = m_colours.find(id);
    return found == m_colours.end() ? -1 : found->second;
}

void SimulationRun::setPinned(std::map<int, int> colours)
{
    if (colours == m_pinned) return;
    m_pinned = std::move(colours);
    giveColours();
    emit changed();
}

void SimulationRun::giveColours()
{
    if (!m_state) return;
    std::map<int, int> colours;
    std::set<int> taken;
    const auto give = [&](int id, int colour) {
        if (colours.contains(id) || !taken.insert(colour).second) return;
        colours.emplace(id, colour);
    };
    for (const auto& [id, colour] : m_pinned) give(id, colour);
    const auto contends = [](const engine::SimulatedCandidate& candidate) {
        return candidate.standing == engine::ArmStanding::Leads ||
               candidate.standing == engine::ArmStanding::Contends;
    };
    for (const auto& candidate : m_state->candidates)
        if (const auto had = m_colours.find(candidate.id);
            had != m_colours.end() && contends(candidate))
            give(candidate.id, had->second);
    const int count = static_cast<int>(Theme::current().candidate.size());
    for (const auto& candidate : m_state->candidates) {
        if (colours.contains(candidate.id) || !contends(candidate)) continue;
        int colour = 0;
        while (colour < count && taken.contains(colour)) ++colour;
        if (colour == count) break;
        give(candidate.id, colour);
    }
    // Who leads is never grey.
    if (!m_state->candidates.empty() && !colours.contains(m_state->candidates.front().id)) {
        const int leader = m_state->candidates.front().id;
        const auto last = std::ranges::find_if(
            m_state->candidates.rbegin(), m_state->candidates.rend(), [&](const auto& each) {
                return colours.contains(each.id) && !m_pinned.contains(each.id);
            });
        if (last != m_state->candidates.rend()) {
            const int colour = colours.at(last->id);
            colours.erase(last->id);
            colours.emplace(leader, colour);
        }
    }
    m_colours = std::move(colours);
}

SimulationSettings settingsLike(const SimulationRun& run, int candidates)
{
    SimulationSettings settings = run.plan().settings;
    // What a deeper look was made with isn't what the next simulation is to be made with.
    if (run.plan().deeperThan > 0) settings.plies = run.plan().deeperThan;
    if (settings.candidates == 0) settings.candidates = candidates;
    return settings;
}

}  // namespace ui

#include "moc_simulation_run.cpp"
