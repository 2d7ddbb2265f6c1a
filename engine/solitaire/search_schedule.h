// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/random.h"
#include "engine/base/task.h"
#include "engine/solitaire/beam_search.h"
#include "engine/solitaire/elite_pool.h"
#include "engine/solitaire/goal_catalogue.h"
#include "engine/solitaire/plan_race.h"
#include "engine/solitaire/search_plan.h"
#include "engine/solitaire/sketch.h"
#include "engine/solitaire/solitaire_search.h"

namespace engine {

/// A piece of work for one thread.
struct SearchJob
{
    enum class Kind : std::uint8_t {
        Beam,       ///< points alone
        Catalogue,  ///< the goal words
        Sketches,   ///< of some sets of goal words
        Race,       ///< a plan of the race
        Replan,     ///< a plan that succeeded, again
        Refine,     ///< a game whose moves are kept in part
    };
    Kind kind = Kind::Beam;
    std::int64_t number = 0;
    SearchPlan plan;
    BeamOptions beam;
    PlanRace::Entry entry;      ///< of Race and Replan
    std::vector<GoalSet> sets;  ///< of Sketches
    bool careful = false;       ///< of Sketches, see Sketcher
};

/// What came of a job.
struct SearchFinding
{
    BeamOutcome outcome;
    std::optional<SolitaireGame> game;  ///< of the outcome, replayed by the rules
    std::shared_ptr<const GoalCatalogue> catalogue;
    std::vector<GoalSet> sets;
    std::vector<Sketch> sketches;
    std::size_t sketched = 0;  ///< sets of the job that were gone through
};

/// Where a schedule is, besides its games: what another one needs to go on.
struct SearchProgress
{
    PlanRace::Standings race;
    std::string goals;  ///< chosen by hand, "" = by the search: a race is for these alone
    std::size_t nextSet = 0;
    int plainWidth = 0;
    int plainRuns = 0;
    std::int64_t searches = 0;
    std::int64_t raceSpent = 0;
    std::int64_t refineSpent = 0;
    std::int64_t replanSpent = 0;
};

/// Does jobs; one per thread.
class SearchWorker
{
public:
    explicit SearchWorker(const SolitaireTaskPtr& task);

    /// `watch` sees the board of each level's best state.
    [[nodiscard]] SearchFinding work(const SearchJob& job, const TaskContext& context,
                                     const std::function<void(const Tile*)>& watch);

private:
    SolitaireTaskPtr m_task;
    BeamSearch m_beam;
    Sketcher m_sketcher;
};

/// Decides what is searched for next. Everything follows from the seed and from what has been found
/// so far, never from the clock. Not for several threads at once.
class SearchSchedule
{
public:
    SearchSchedule(SolitaireTaskPtr task, SolitaireSearchOptions options);

    void setThreads(int threads) { m_threads = std::max(threads, 1); }
    /// Beams are this many times as wide as they would be from now on.
    void widen(int factor);
    /// Nothing when there is nothing to do, or (while busy()) nothing before others have finished.
    [[nodiscard]] std::optional<SearchJob> next(std::int64_t mostExpansions);
    void watch(const SearchJob& job, const Tile* cells);
    void finish(const SearchJob& job, SearchFinding finding, double seconds);
    [[nodiscard]] bool busy() const { return m_running > 0; }

    void addGame(const SolitaireGame& game, std::vector<std::uint8_t> goals, double seconds);
    /// With the games and counts of an earlier search; its race goes on unless it was for other
    /// goals.
    void restore(const SolitaireState& state, SearchProgress progress);
    [[nodiscard]] SearchProgress progress() const;

    [[nodiscard]] std::int64_t expansions() const { return m_expansions; }
    [[nodiscard]] std::int64_t searches() const { return m_searches; }
    [[nodiscard]] int best() const { return m_pool.best(); }
    /// All but the times and the end.
    [[nodiscard]] SolitaireState state() const;

private:
    [[nodiscard]] std::optional<SearchJob> choose();
    [[nodiscard]] SearchJob plainBeam();
    /// Whether goal words are left to be sketched; begins a second, careful round when no plan leads
    /// to a game.
    [[nodiscard]] bool setsAreLeft();
    [[nodiscard]] SearchJob sketches();
    [[nodiscard]] SearchJob raceJob(const PlanRace::Entry& entry);
    [[nodiscard]] SearchJob replan();
    [[nodiscard]] SearchJob refine();
    [[nodiscard]] std::size_t gameToRefine();
    [[nodiscard]] int mostWidth() const;
    [[nodiscard]] int grown(int width) const;
    void take(const SearchJob& job, const SearchFinding& finding, double seconds);
    void show(const SearchJob& job);
    [[nodiscard]] std::string goalsText() const;

    SolitaireTaskPtr m_task;
    SoloGrid m_grid;
    SolitaireSearchOptions m_options;
    int m_threads = 1;
    int m_widened = 1;
    Random m_random;

    ElitePool m_pool;
    PlanRace m_race;
    std::shared_ptr<const GoalCatalogue> m_catalogue;
    std::vector<GoalSet> m_sets;
    std::size_t m_nextSet = 0;  ///< counted on where they are gone through a second time
    bool m_catalogueBegun = false;
    bool m_sketching = false;
    bool m_exhausted = false;  ///< every game was looked at
    int m_plainWidth = 0;      ///< of the latest plain beam
    int m_plainRuns = 0;
    std::vector<std::size_t> m_succeeded;  ///< plans

    // Expansions of each kind of work.
    std::int64_t m_raceSpent = 0;
    std::int64_t m_refineSpent = 0;
    std::int64_t m_replanSpent = 0;

    std::int64_t m_expansions = 0;
    std::int64_t m_searches = 0;
    std::int64_t m_jobs = 0;
    int m_refinements = 0;
    int m_running = 0;
    Sentence m_phase;
    ShownPlan m_shown;
    std::int64_t m_shownJob = -1;
    std::vector<SolitaireState::Improvement> m_history;
};

}  // namespace engine
