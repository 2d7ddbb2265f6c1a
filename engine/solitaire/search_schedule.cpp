// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solitaire/search_schedule.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "engine/solitaire/plan_maker.h"
#include "engine/solitaire/shown_plan.h"

namespace engine {
namespace {

constexpr std::size_t kMostGoalSets = 4000;
/// What a guaranteed point is worth beside a sketch's comfort when masks are chosen.
constexpr int kMaskWeight = 10;
/// The quick beam that has something to show at once.
constexpr int kQuickWidth = 20;
constexpr std::size_t kSetsOfJob = 240;
constexpr std::size_t kFewPlans = 150;
/// Searches without a single game that call for other plans.
constexpr int kManyFailures = 50;
constexpr int kMostWidened = 64;
/// Of points in searches for plans: with less of it games reach their checkpoints with little else to
/// show, with more they don't reach them. By tries, since nothing tells before which a plan needs;
/// any game is wanted before good ones are.
constexpr std::array<int, 3> kFirstWeights{20, 5, 1};
constexpr std::array<int, 3> kRaceWeights{30, 20, 10};
constexpr std::array<int, 3> kReplanWeights{10, 20, 40};

/// Row by row, without the border.
std::vector<Tile> tilesOf(const SoloGrid& grid, const Tile* cells)
{
    std::vector<Tile> tiles;
    for (int row = 0; row < grid.rows(); ++row) {
        for (int column = 0; column < grid.columns(); ++column) {
            const Tile tile = cells[grid.cell(row, column)];
            tiles.push_back(SoloGrid::isTile(tile) ? tile : kNoTile);
        }
    }
    return tiles;
}

}  // namespace

// --- the worker -------------------------------------------------------------------------------

SearchWorker::SearchWorker(const SolitaireTaskPtr& task)
    : m_task(task), m_beam(task), m_sketcher(*task)
{
}

SearchFinding SearchWorker::work(const SearchJob& job, const TaskContext& context,
                                 const std::function<void(const Tile*)>& watch)
{
    SearchFinding finding;
    switch (job.kind) {
    case SearchJob::Kind::Catalogue:
        finding.catalogue = GoalCatalogue::create(*m_task, context);
        if (finding.catalogue)
            finding.sets = goalSetsOf(*m_task, *finding.catalogue, kMostGoalSets, context);
        if (context.stopRequested()) finding.catalogue = nullptr;
        return finding;
    case SearchJob::Kind::Sketches:
        m_sketcher.setCareful(job.careful);
        for (const GoalSet& set : job.sets) {
            if (!context.keepGoing()) break;
            // Every order in which the goals can be completed.
            std::vector<std::size_t> order(set.words.size());
            std::iota(order.begin(), order.end(), std::size_t{0});
            do {
                std::vector<const GoalWord*> words;
                std::vector<int> lanes;
                for (const std::size_t i : order) {
                    words.push_back(set.words[i]);
                    lanes.push_back(i < set.lanes.size() ? set.lanes[i] : -1);
                }
                if (auto sketch = m_sketcher.best(words, lanes, kMaskWeight))
                    finding.sketches.push_back(std::move(*sketch));
            } while (context.keepGoing() && std::next_permutation(order.begin(), order.end()));
            if (context.stopRequested()) break;
            ++finding.sketched;
        }
        return finding;
    default: break;
    }
    BeamOptions options = job.beam;
    options.onLevel = watch;
    finding.outcome = m_beam.run(job.plan, options, context);
    if (!finding.outcome.moves.empty()) {
        // What doesn't replay by the rules is nothing.
        if (auto game = replaySolitaire(*m_task, finding.outcome.moves))
            finding.game = std::move(*game);
    }
    return finding;
}

// --- the schedule -----------------------------------------------------------------------------

SearchSchedule::SearchSchedule(SolitaireTaskPtr task, SolitaireSearchOptions options)
    : m_task(std::move(task)),
      m_grid(*m_task),
      m_options(std::move(options)),
      m_random(m_options.seed)
{
    if (m_options.goals.empty()) return;
    GoalSet set;
    for (const GoalWord& word : m_options.goals) {
        set.words.push_back(&word);
        set.lanes.push_back(word.lanes.front());
        set.points += word.points();
    }
    m_sets.push_back(std::move(set));
    m_catalogueBegun = true;
}

int SearchSchedule::mostWidth() const
{
    const std::size_t each = BeamSearch::bytesFor(*m_task, 1000) / 1000;
    const std::size_t states = m_options.memory / (each * static_cast<std::size_t>(m_threads));
    return static_cast<int>(
        std::clamp<std::size_t>(states, 1, static_cast<std::size_t>(BeamSearch::kMostWidth)));
}

int SearchSchedule::grown(int width) const
{
    // The longer it goes on the wider it looks.
    int factor = 1;
    for (std::int64_t spent = m_expansions; spent > 4'000'000 && factor < 16; spent /= 4)
        factor *= 2;
    return std::min(width * factor * m_widened, mostWidth());
}

void SearchSchedule::widen(int factor)
{
    // Wider than that no beam gets, whatever there is of memory.
    m_widened = std::clamp(m_widened * factor, 1, kMostWidened);
    m_plainWidth = std::min(m_plainWidth * factor, mostWidth());
}

std::optional<SearchJob> SearchSchedule::next(std::int64_t mostExpansions)
{
    auto job = choose();
    if (!job) return std::nullopt;
    job->number = m_jobs++;
    job->beam.mostExpansions = std::max<std::int64_t>(0, mostExpansions - m_expansions);
    ++m_running;
    show(*job);
    return job;
}

std::optional<SearchJob> SearchSchedule::choose()
{
    if (m_exhausted) return std::nullopt;
    if (m_options.style == SolitaireStyle::Plain) {
        if (m_options.width > 0 && m_plainRuns > 0) return std::nullopt;
        if (m_plainWidth >= mostWidth()) return std::nullopt;
        return plainBeam();
    }
    if (m_plainRuns == 0) return plainBeam();
    if (!m_catalogueBegun) {
        m_catalogueBegun = true;
        SearchJob job;
        job.kind = SearchJob::Kind::Catalogue;
        return job;
    }
    if (!m_sketching && setsAreLeft()) return sketches();

    // Shares of the work: plans, plans that succeeded once more, parts of good games.
    const bool goalGames = !m_succeeded.empty();
    const std::size_t succeeded = m_succeeded.size();
    const std::int64_t raceShare = !goalGames ? 100 : succeeded < 4 ? 60 : succeeded < 8 ? 35 : 20;
    const std::int64_t replanShare = goalGames ? (succeeded < 4 ? 15 : 25) : 0;
    const std::int64_t refineShare = 100 - raceShare - replanShare;
    struct Choice
    {
        std::int64_t spent;
        std::int64_t share;
        int kind;
    };
    std::array<Choice, 3> choices{Choice{m_raceSpent, raceShare, 0},
                                  Choice{m_replanSpent, replanShare, 1},
                                  Choice{m_refineSpent, refineShare, 2}};
    std::stable_sort(choices.begin(), choices.end(), [](const Choice& a, const Choice& b) {
        return a.spent * b.share < b.spent * a.share;
    });
    for (const Choice& choice : choices) {
        if (choice.share == 0) continue;
        if (choice.kind == 0) {
            if (const auto entry = m_race.next()) return raceJob(*entry);
        } else if (choice.kind == 1) {
            return replan();
        } else if (!m_pool.empty()) {
            return refine();
        }
    }
    // No plans, or none yet.
    if (m_running > 0 || m_pool.empty() || m_plainWidth < 400) {
        if (m_plainWidth < mostWidth()) return plainBeam();
        return std::nullopt;
    }
    if (m_plainWidth < mostWidth() && m_random.below(3) == 0) return plainBeam();
    return refine();
}

SearchJob SearchSchedule::plainBeam()
{
    SearchJob job;
    if (m_options.style == SolitaireStyle::Plain && m_options.width > 0) {
        m_plainWidth = m_options.width;
    } else {
        m_plainWidth = m_plainRuns == 0 ? kQuickWidth : std::min(2 * m_plainWidth, mostWidth());
    }
    ++m_plainRuns;
    job.beam.width = m_plainWidth;
    // Small games are gone through to the end.
    job.beam.fewerBlanks = m_task->tileCount() > 40;
    // The first one only has something to show; later ones are what is left without plans.
    m_phase = m_options.goals.empty() || m_plainRuns == 1
                  ? say("beam of width %1", job.beam.width)
                  : say("no plan has these goal words: beam of width %1 for points alone",
                        job.beam.width);
    return job;
}

bool SearchSchedule::setsAreLeft()
{
    if (m_sets.empty()) return false;
    const bool careful = m_succeeded.empty() && m_race.tried() >= kManyFailures;
    if (careful && m_nextSet < m_sets.size()) m_nextSet = m_sets.size();
    if (m_nextSet == m_sets.size()) return careful;
    if (m_nextSet >= 2 * m_sets.size()) return false;
    const bool allFailed = careful && m_race.tried() >= static_cast<int>(m_race.size());
    return allFailed || m_race.waiting() < kFewPlans;
}

SearchJob SearchSchedule::sketches()
{
    SearchJob job;
    job.kind = SearchJob::Kind::Sketches;
    job.careful = m_nextSet >= m_sets.size();
    const std::size_t before = job.careful ? m_sets.size() : 0;
    const std::size_t end = std::min(m_nextSet - before + kSetsOfJob, m_sets.size());
    for (; m_nextSet - before < end; ++m_nextSet) job.sets.push_back(m_sets[m_nextSet - before]);
    m_sketching = true;
    m_phase = say("sketching goal words %1 of %2", end, m_sets.size());
    return job;
}

SearchJob SearchSchedule::raceJob(const PlanRace::Entry& entry)
{
    SearchJob job;
    job.kind = SearchJob::Kind::Race;
    job.entry = entry;
    job.plan = m_race.plan(entry.plan).plan;
    job.beam.width = std::min(entry.width * m_widened, mostWidth());
    // Plans that failed get a beam that is as diverse as can be.
    const RacedPlan& raced = m_race.plan(entry.plan);
    job.beam.diverse = raced.tier > 0 || raced.tries % 2 != 0;
    const auto& weights = m_succeeded.empty() ? kFirstWeights : kRaceWeights;
    job.beam.pointWeight = weights[static_cast<std::size_t>(raced.tries) % weights.size()];
    m_phase =
        say("racing plans %1 of %2, width %3", m_race.tried() + 1, m_race.size(), job.beam.width);
    return job;
}

SearchJob SearchSchedule::replan()
{
    SearchJob job;
    job.kind = SearchJob::Kind::Replan;
    const auto count = static_cast<std::uint32_t>(m_succeeded.size());
    job.entry.plan = m_succeeded[m_random.below(count)];
    job.plan = m_race.plan(job.entry.plan).plan;
    for (Checkpoint& point : job.plan.checkpoints) {
        point.value = std::max(5, point.value + static_cast<int>(m_random.below(101)) - 50);
        point.time += static_cast<int>(m_random.below(9)) - 4;
    }
    constexpr std::array<int, 3> kReplanWidths{80, 160, 320};
    job.beam.width = grown(kReplanWidths[m_random.below(3)]);
    job.beam.pointWeight = kReplanWeights[m_random.below(3)];
    job.beam.noise = 0.002;
    job.beam.seed = m_random.next();
    m_phase = say("searching once more for plan %1, width %2", job.entry.plan + 1, job.beam.width);
    return job;
}

std::size_t SearchSchedule::gameToRefine()
{
    std::size_t best = 0;
    int bestRank = 0;
    for (std::size_t i = 0; i < m_pool.games().size(); ++i) {
        const EliteGame& game = m_pool.games()[i];
        const int rank =
            game.game.total().points - 8 * game.refined + static_cast<int>(m_random.below(20));
        if (i == 0 || rank > bestRank) {
            best = i;
            bestRank = rank;
        }
    }
    return best;
}

SearchJob SearchSchedule::refine()
{
    SearchJob job;
    job.kind = SearchJob::Kind::Refine;
    const std::size_t index = gameToRefine();
    EliteGame& elite = m_pool.at(index);
    const std::vector<Move>& moves = elite.game.moves;
    std::vector<std::uint8_t> keep = elite.goals;
    keep.resize(moves.size(), 0);
    std::vector<std::size_t> order(moves.size());
    std::iota(order.rbegin(), order.rend(), std::size_t{0});
    if (elite.refined > 0) {
        if (m_random.below(2) == 0) m_random.shuffle(std::span<std::size_t>(order));
        // Moves that bring much may stay; without goal words some must.
        const bool plain = elite.family.empty();
        for (std::size_t i = 0; i < moves.size(); ++i)
            if (moves[i].score.points >= 30 && m_random.below(plain ? 2 : 3) == 0) keep[i] = 1;
    }
    findCarcass(*m_task, moves, order, keep);
    job.plan = planOfMoves(*m_task, m_grid, moves, keep, elite.goals);
    job.entry.plan = elite.plan >= 0 ? static_cast<std::size_t>(elite.plan) : 0;
    constexpr std::array<int, 4> kRefineWidths{100, 200, 300, 600};
    constexpr std::array<double, 4> kRefineNoise{0.001, 0.002, 0.005, 0.01};
    job.beam.width = grown(elite.refined == 0 ? 200 : kRefineWidths[m_random.below(4)]);
    job.beam.noise = elite.refined == 0 ? 0 : kRefineNoise[m_random.below(4)];
    job.beam.seed = m_random.next();
    ++elite.refined;
    ++m_refinements;
    m_phase =
        say("improving game %1 of %2, width %3", index + 1, m_pool.games().size(), job.beam.width);
    return job;
}

void SearchSchedule::show(const SearchJob& job)
{
    // Beams for points alone are shown as long as there are no plans.
    if (job.plan.empty() && !m_shown.goals.empty()) return;
    m_shown = shownPlanOf(*m_task, m_grid, job.plan);
    m_shownJob = job.number;
}

void SearchSchedule::watch(const SearchJob& job, const Tile* cells)
{
    if (job.number != m_shownJob) return;
    noteBoard(job.plan, cells, m_shown);
    m_shown.board = tilesOf(m_grid, cells);
}

void SearchSchedule::finish(const SearchJob& job, SearchFinding finding, double seconds)
{
    --m_running;
    m_expansions += finding.outcome.expansions;
    switch (job.kind) {
    case SearchJob::Kind::Catalogue:
        // One that was stopped is made anew.
        m_catalogueBegun = finding.catalogue != nullptr;
        m_catalogue = std::move(finding.catalogue);
        m_sets = std::move(finding.sets);
        return;
    case SearchJob::Kind::Sketches:
        for (const Sketch& sketch : finding.sketches)
            m_race.add(*m_task, m_grid, sketch, job.careful, m_random);
        m_sketching = false;
        m_nextSet -= job.sets.size() - finding.sketched;
        return;
    case SearchJob::Kind::Beam:
        if (finding.outcome.exhaustive) m_exhausted = true;
        break;
    case SearchJob::Kind::Race:
        m_raceSpent += finding.outcome.expansions;
        if (finding.outcome.finished) m_race.finish(job.entry, finding.outcome, m_random);
        else m_race.giveBack(job.entry);
        if (finding.outcome.planned) m_succeeded.push_back(job.entry.plan);
        break;
    case SearchJob::Kind::Replan: m_replanSpent += finding.outcome.expansions; break;
    case SearchJob::Kind::Refine: m_refineSpent += finding.outcome.expansions; break;
    }
    ++m_searches;
    take(job, finding, seconds);
}

void SearchSchedule::take(const SearchJob& job, const SearchFinding& finding, double seconds)
{
    if (!finding.game) return;
    EliteGame elite;
    elite.game = *finding.game;
    elite.goals = finding.outcome.goals;
    elite.family = familyOf(*m_task, elite.game.moves, elite.goals);
    elite.plan = job.kind == SearchJob::Kind::Beam ? -1 : static_cast<int>(job.entry.plan);
    elite.seconds = seconds;
    // What all it needs leads to is known: it is where it came from.
    elite.refined = job.kind == SearchJob::Kind::Refine ? 1 : 0;
    const int total = elite.game.total().points;
    const bool first = m_pool.empty() || total > m_pool.best();
    m_pool.add(std::move(elite));
    if (first) m_history.push_back({seconds, total});
}

void SearchSchedule::addGame(const SolitaireGame& game, std::vector<std::uint8_t> goals,
                             double seconds)
{
    EliteGame elite;
    elite.game = game;
    elite.goals = std::move(goals);
    elite.goals.resize(game.moves.size(), 0);
    elite.family = familyOf(*m_task, game.moves, elite.goals);
    elite.seconds = seconds;
    const bool first = m_pool.empty() || game.total().points > m_pool.best();
    m_pool.add(std::move(elite));
    if (first) m_history.push_back({seconds, game.total().points});
}

std::string SearchSchedule::goalsText() const
{
    std::string text;
    for (const GoalWord& word : m_options.goals) {
        text += m_task->rules().alphabet.written(word.letters) +
                (word.direction == Direction::Across ? "@row" : "@column") +
                std::to_string(word.lanes.front()) + ",";
    }
    return text;
}

SearchProgress SearchSchedule::progress() const
{
    SearchProgress progress;
    progress.race = m_race.standings();
    progress.goals = goalsText();
    progress.nextSet = m_nextSet;
    progress.plainWidth = m_plainWidth;
    progress.plainRuns = m_plainRuns;
    progress.searches = m_searches;
    progress.raceSpent = m_raceSpent;
    progress.refineSpent = m_refineSpent;
    progress.replanSpent = m_replanSpent;
    return progress;
}

void SearchSchedule::restore(const SolitaireState& state, SearchProgress progress)
{
    m_expansions = state.expansions;
    m_history = state.history;
    m_refinements = state.refinements;
    m_searches = progress.searches;
    m_refineSpent = progress.refineSpent;
    m_plainWidth = std::min(progress.plainWidth, mostWidth());
    m_plainRuns = progress.plainRuns;
    const bool sameGoals = progress.goals == goalsText();
    if (sameGoals) {
        m_race.restore(std::move(progress.race));
        m_nextSet = progress.nextSet;
        m_raceSpent = progress.raceSpent;
        m_replanSpent = progress.replanSpent;
        m_succeeded.clear();
        for (std::size_t i = 0; i < m_race.size(); ++i)
            if (m_race.plan(i).succeeded) m_succeeded.push_back(i);
    }
    for (const EliteGame& game : state.games) {
        EliteGame elite = game;
        if (!sameGoals || elite.plan >= static_cast<int>(m_race.size())) elite.plan = -1;
        m_pool.add(std::move(elite));
    }
    // Another part of the same search draws other numbers.
    m_random = Random(mix64(m_options.seed ^ mix64(static_cast<std::uint64_t>(m_expansions))));
}

SolitaireState SearchSchedule::state() const
{
    SolitaireState state;
    state.expansions = m_expansions;
    state.phase = m_phase;
    if (!m_pool.empty()) {
        state.best = m_pool.games()[0].game;
        state.bestGoals = m_pool.games()[0].goals;
    }
    state.games.assign(m_pool.games().begin(), m_pool.games().end());
    state.plan = m_shown;
    state.plans = static_cast<int>(m_race.size());
    state.plansTried = m_race.tried();
    state.plansDone = m_race.succeeded();
    state.refinements = m_refinements;
    state.history = m_history;
    return state;
}

}  // namespace engine
