// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulation/simulations.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/game/kept_simulation.h"
#include "engine/search/escalation.h"
#include "ui/document/shown_study.h"
#include "ui/language/shown_names.h"
#include "ui/language/text.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

bool isOf(const SimulationPlan& plan, const ShownStudy& shown)
{
    return plan.position->hash() == shown.position()->hash() &&
           plan.position->lexiconPtr() == shown.position()->lexiconPtr() &&
           plan.leaves == shown.leaves() && plan.winTable == shown.winTable();
}

/// With the places of the candidates as their ids, and none that wasn't sampled.
SimulationPtr toRunAgain(const engine::SimulationState& state)
{
    auto again = std::make_shared<engine::SimulationState>(state);
    std::erase_if(again->candidates, [](const auto& each) { return each.iterations() == 0; });
    int id = 0;
    for (engine::SimulatedCandidate& candidate : again->candidates) candidate.id = id++;
    return again;
}

engine::KeptSimulation toBeKept(const SimulationRun& run)
{
    engine::KeptSimulation kept;
    kept.state = *run.state();
    std::erase_if(kept.state.candidates, [](const auto& each) { return each.iterations() == 0; });
    kept.state.pairs.resize(kept.state.candidates.size() == run.state()->candidates.size()
                                ? kept.state.pairs.size()
                                : 0);
    const SimulationSettings& settings = run.plan().settings;
    kept.bestStatic = settings.candidates;
    kept.confidence = settings.stop.confidence;
    kept.iterations = settings.stop.iterations;
    kept.seconds = settings.stop.seconds;
    if (settings.words.isOther())
        kept.othersWords = {settings.words.name.toStdString(), run.othersFingerprint()};
    if (const InferredDrawsPtr& draws = run.plan().draws)
        kept.reading = {draws->move.toStdString(), draws->trust, draws->leaves};
    return kept;
}

}  // namespace

Simulations::Simulations(JobService& jobs, const ShownStudy& shown, QObject* parent)
    : QObject(parent), m_jobs(jobs), m_shown(shown), m_kept(jobs)
{
    connect(&shown, &ShownStudy::changed, this, &Simulations::follow);
}

Simulations::~Simulations() = default;

SimulationRun* Simulations::current() const
{
    return m_current;
}

QString Simulations::title() const
{
    if (m_shown.game()) return tr("Simulation, turn %1").arg(m_shown.moment().turn + 1);
    if (!m_shown.game() && m_shown.state().place.lines)
        return tr("Simulation, position %1").arg(m_shown.state().place.number + 1);
    return tr("Simulation");
}

SimulationRun* Simulations::add(std::unique_ptr<SimulationRun> run)
{
    // Views paint the one before until they have heard of this one.
    std::vector<Entry> replaced;
    const auto stays = [&](const Entry& entry) { return !isOf(entry.run->plan(), m_shown); };
    const auto gone = std::stable_partition(m_runs.begin(), m_runs.end(), stays);
    std::move(gone, m_runs.end(), std::back_inserter(replaced));
    m_runs.erase(gone, m_runs.end());
    m_current = nullptr;
    connect(run.get(), &SimulationRun::changed, this, [this, made = run.get()] {
        const auto entry = std::ranges::find_if(
            m_runs, [made](const Entry& each) { return each.run.get() == made; });
        // Later, when all are to be written at once, it would take too long.
        if (!made->isRunning() && entry != m_runs.end()) static_cast<void>(keptOf(*entry));
        if (made == m_current) emit changed();
    });
    connect(run.get(), &SimulationRun::visitRequested, this, [this, made = run.get()] {
        for (const Entry& entry : m_runs)
            if (entry.run.get() == made) return emit visitRequested(made, StudySpot(entry.seen));
    });
    m_runs.push_back({std::move(run),
                      {},
                      m_shown.state().spot(),
                      nullptr,
                      nullptr,
                      replaced.empty() ? nullptr : keptOf(replaced.front())});
    leaveOutTheOldest();
    follow();
    return m_runs.back().run.get();
}

SimulationRun* Simulations::start(SimulationPlan plan)
{
    plan.settings.words = found(std::move(plan.settings.words));
    SimulationRun* started = add(
        std::make_unique<SimulationRun>(m_jobs, std::move(plan), title(), u"view.simulation"_s));
    started->start();
    return started;
}

SimulationRun* Simulations::start(const SimulationSettings& settings,
                                  std::vector<engine::Move> others, std::vector<engine::Move> kept)
{
    SimulationPlan plan{m_shown.position(),
                        m_shown.leaves(),
                        m_shown.winTable(),
                        settings,
                        std::move(others),
                        std::move(kept),
                        nullptr,
                        draws()};
    return start(std::move(plan));
}

SimulationRun* Simulations::startDeeper(int plies)
{
    SimulationPlan plan = m_current->plan();
    if (plan.deeperThan == 0) plan.deeperThan = plan.settings.plies;
    plan.settings.plies = plies;
    plan.settings.candidates = 0;
    plan.again = nullptr;
    plan.others.clear();
    plan.kept.clear();
    for (const auto* candidate : engine::nearTies(*m_current->state()))
        plan.others.push_back(candidate->move);
    for (const auto& candidate : m_current->state()->candidates)
        if (candidate.kept) plan.kept.push_back(candidate.move);
    return start(std::move(plan));
}

void Simulations::setDraws(InferredDrawsPtr draws)
{
    m_draws = std::move(draws);
}

InferredDrawsPtr Simulations::draws() const
{
    const bool isOfShown = m_draws && m_draws->position->hash() == m_shown.position()->hash() &&
                           m_draws->position->lexiconPtr() == m_shown.position()->lexiconPtr();
    return isOfShown ? m_draws : nullptr;
}

SimulationRun* Simulations::runAgain()
{
    SimulationPlan plan = m_current->plan();
    plan.others.clear();
    plan.kept.clear();
    plan.again = toRunAgain(*m_current->state());
    // That its numbers follow from; what is called so may be another lexicon by now.
    if (plan.settings.words.isOther() && plan.settings.words.fingerprint.empty())
        plan.settings.words.fingerprint = m_current->othersFingerprint();
    return start(std::move(plan));
}

void Simulations::follow()
{
    const auto found = std::ranges::find_if(
        m_runs, [&](const Entry& entry) { return isOf(entry.run->plan(), m_shown); });
    SimulationRun* now = found == m_runs.end() ? nullptr : found->run.get();
    if (now) found->seen = m_shown.state().spot();
    if (now && m_shown.game()) {
        const GameMoment moment = m_shown.moment();
        found->places.insert(
            {m_shown.state().gameId(), moment.atEnd() ? moment.before : moment.viewed});
    }
    if (now) m_kept.drop();
    else takeKept();
    if (now == m_current) return;
    m_current = now;
    emit currentChanged();
}

void Simulations::takeKept()
{
    m_kept.drop();
    const PositionPtr& position = m_shown.position();
    if (!m_shown.game() || !position->lexicon()) return;
    const GameMoment moment = m_shown.moment();
    const engine::GameRecord& record = m_shown.game()->record();
    engine::Annotations annotations;
    for (const engine::NodeId node : {moment.before, moment.viewed}) {
        if (!record.contains(node)) continue;
        const auto& there = record.node(node).annotations;
        if (!engine::hasKeptSimulation(there, *position)) continue;
        annotations.analyses.insert(annotations.analyses.end(), there.analyses.begin(),
                                    there.analyses.end());
    }
    const Place place{m_shown.state().gameId(), moment.atEnd() ? moment.before : moment.viewed};
    if (const auto aside = m_putAside.find(place); aside != m_putAside.end())
        annotations.analyses.push_back(aside->second);
    if (m_damaged && *m_damaged != position->hash()) m_damaged.reset();
    if (annotations.analyses.empty()) return;
    using Found = std::optional<engine::KeptSimulation>;
    m_kept.ask<Found>(
        {}, JobClass::Quiet,
        [annotations = std::move(annotations), position, leaves = m_shown.leaves(),
         winTable = m_shown.winTable()](const engine::TaskContext&) -> engine::Result<Found> {
            return engine::takeKeptSimulation(
                annotations, *position,
                engine::simulationSettings(*position->lexicon(), leaves.get(), winTable.get()));
        },
        [this, position](const engine::Result<Found>& kept) {
            if (kept && *kept) return restore(**kept);
            if (kept || kept.error().code == engine::ErrorCode::Cancelled) return;
            if (std::exchange(m_damaged, position->hash()) != position->hash())
                emit keptIsDamaged(kept.error());
        });
}

OpponentWords Simulations::found(OpponentWords words) const
{
    auto known = m_findWords && words.isOther() && words.path.isEmpty() ? m_findWords(words.name)
                                                                        : std::nullopt;
    if (!known) return words;
    known->fingerprint = std::move(words.fingerprint);
    return *std::move(known);
}

void Simulations::restore(const engine::KeptSimulation& kept)
{
    SimulationPlan plan;
    plan.position = m_shown.position();
    plan.leaves = m_shown.leaves();
    plan.winTable = m_shown.winTable();
    plan.settings.plies = kept.state.plies;
    plan.settings.candidates = std::clamp(kept.bestStatic, 0, SimulationSettings::kMostCandidates);
    plan.settings.seed = kept.state.seed;
    plan.settings.stop = {kept.confidence, kept.iterations, kept.seconds};
    plan.again = toRunAgain(kept.state);
    if (kept.othersWords) {
        OpponentWords words;
        words.name = fromUtf8(kept.othersWords->name);
        words.title = oneLine(words.name);
        words.fingerprint = kept.othersWords->fingerprint;
        plan.settings.words = found(std::move(words));
    }
    if (kept.reading)
        plan.draws = std::make_shared<const InferredDraws>(
            InferredDraws{plan.position, oneLine(fromUtf8(kept.reading->move)), kept.reading->trust,
                          kept.reading->leaves, true});
    add(SimulationRun::restored(m_jobs, std::move(plan), kept.state.end, title(),
                                u"view.simulation"_s));
}

std::shared_ptr<const engine::CachedAnalysis> Simulations::keptOf(const Entry& entry)
{
    const SimulationRun& run = *entry.run;
    if (run.state() && run.state() == entry.keptState) return entry.kept;
    // What was only looked at is in the game already.
    if (run.isRestored()) return nullptr;
    const std::string settings = run.settings();
    if (settings.empty() || !run.state() || run.phase() == SimulationRun::Phase::Failed)
        return entry.before;
    entry.keptState = run.state();
    entry.kept = engine::keptSimulation(toBeKept(run), *run.plan().position, settings);
    return entry.kept;
}

KeptAnalyses Simulations::kept(const StudyState& state) const
{
    KeptAnalyses all;
    const auto keep = [&](const Place& place, const auto& analysis) {
        if (analysis && place.game.document == state.document)
            all.push_back({place.game.chapter, place.node, analysis});
    };
    for (const auto& [place, analysis] : m_putAside) keep(place, analysis);
    for (const Entry& entry : m_runs)
        for (const Place& place : entry.places) keep(place, keptOf(entry));
    return all;
}

void Simulations::leaveOutTheOldest()
{
    std::size_t kept = 0;
    for (auto entry = m_runs.rbegin(); entry != m_runs.rend(); ++entry)
        if (!entry->run->isRunning() && entry->run.get() != m_current && ++kept > kMostKept) {
            for (const Place& place : entry->places)
                if (const auto analysis = keptOf(*entry)) m_putAside[place] = analysis;
            entry->run.reset();
        }
    std::erase_if(m_runs, [](const Entry& entry) { return !entry.run; });
}

}  // namespace ui

#include "moc_simulations.cpp"
