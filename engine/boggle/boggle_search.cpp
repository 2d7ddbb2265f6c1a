// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boggle/boggle_search.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

#include "engine/boggle/boggle_annealer.h"
#include "engine/boggle/boggle_solver.h"

namespace engine {
namespace {

// Steps between two looks at what else goes on; some milliseconds.
constexpr int kSlice = 500;
constexpr std::size_t kMostKept = 10'000;
constexpr std::size_t kMostFaces = 10'000;

constexpr std::int64_t kNoRun = std::numeric_limits<std::int64_t>::max();

}  // namespace

/// What the threads share; the mutex guards all that changes.
struct BoggleSearch::Runs
{
    using Clock = std::chrono::steady_clock;

    struct Run
    {
        std::int64_t number = 0;
        BoggleAnnealer annealer;
    };
    /// A run as the others may see it.
    struct Seen
    {
        BoggleRanking best;
        std::int64_t scored = 0;
        bool isOver = false;
    };

    BoggleGraphPtr graph;
    BoggleSearchOptions options;
    BoggleSupply supply;

    std::mutex mutex;
    std::condition_variable changed;
    std::int64_t nextRun = 0;
    std::map<std::int64_t, std::unique_ptr<Run>> waiting;  ///< begun, and stopped
    std::map<std::int64_t, Seen> seen;                     ///< not yet in `best`
    BoggleRanking best{1};                                 ///< of the runs before firstSeen
    std::int64_t firstSeen = 0;
    std::int64_t targetRun = kNoRun;  ///< the first that reached the target
    BoggleSearchState state;
    int working = 0;

    [[nodiscard]] std::unique_ptr<Run> takeRun(std::int64_t limit);
    void note(Run& run, bool isOver);
    void work(std::int64_t limit, const std::stop_token& stop);
    void refreshState();
};

/// The next one to go on with; null when there is none.
std::unique_ptr<BoggleSearch::Runs::Run> BoggleSearch::Runs::takeRun(std::int64_t limit)
{
    const std::lock_guard lock(mutex);
    // Behind the run that has reached the target none counts.
    const std::int64_t end = std::min(limit, targetRun);
    if (!waiting.empty() && waiting.begin()->first < end) {
        auto run = std::move(waiting.begin()->second);
        waiting.erase(waiting.begin());
        return run;
    }
    if (nextRun >= end) return nullptr;
    const std::int64_t number = nextRun++;
    const std::uint64_t seed = mix64(options.seed ^ mix64(static_cast<std::uint64_t>(number)));
    const BoggleRunOptions own{options.stepsPerRun, options.keep, options.target};
    return std::unique_ptr<Run>(new Run{number, BoggleAnnealer(supply, seed, own)});
}

void BoggleSearch::Runs::note(Run& run, bool isOver)
{
    const std::lock_guard lock(mutex);
    if (run.number > targetRun) return;
    const auto [at, isNew] = seen.try_emplace(run.number, Seen{BoggleRanking(options.keep)});
    Seen& own = at->second;
    state.gridsScored += run.annealer.gridsScored() - own.scored;
    own = {run.annealer.best(), run.annealer.gridsScored(), isOver};
    state.current = {run.annealer.grid(), run.annealer.score()};
    if (!isOver) return;
    ++state.runs;
    if (options.target > 0 && own.best.points() >= options.target) {
        targetRun = run.number;
        seen.erase(seen.upper_bound(targetRun), seen.end());
    }
    // In their order, so that what is in `best` is a number of first runs.
    while (!seen.empty() && seen.begin()->first == firstSeen && seen.begin()->second.isOver) {
        best.merge(seen.begin()->second.best);
        seen.erase(seen.begin());
        ++firstSeen;
    }
}

void BoggleSearch::Runs::work(std::int64_t limit, const std::stop_token& stop)
{
    BoggleSolver solver(graph, options.rules);
    while (auto run = takeRun(limit)) {
        bool isOver = false;
        while (!isOver && !stop.stop_requested()) {
            isOver = run->annealer.advance(solver, kSlice, stop);
            note(*run, isOver);
            const std::lock_guard lock(mutex);
            if (run->number > targetRun) break;
        }
        if (!isOver && stop.stop_requested()) {
            const std::lock_guard lock(mutex);
            const std::int64_t number = run->number;
            waiting.emplace(number, std::move(run));
            break;
        }
    }
    const std::lock_guard lock(mutex);
    --working;
    changed.notify_all();
}

/// With the mutex held.
void BoggleSearch::Runs::refreshState()
{
    BoggleRanking all = best;
    for (const auto& [number, one] : seen) all.merge(one.best);
    state.best = all.grids();
}

BoggleSearch::BoggleSearch(std::unique_ptr<Runs> runs) : m_runs(std::move(runs)) {}
BoggleSearch::~BoggleSearch() = default;

Result<std::unique_ptr<BoggleSearch>> BoggleSearch::create(BoggleGraphPtr graph,
                                                           BoggleSearchOptions options)
{
    if (!options.size.isPossible())
        return failure(ErrorCode::OutOfRange, "grids can have 1x1 to 8x8 squares");
    if (options.stepsPerRun < 1)
        return failure(ErrorCode::OutOfRange, "a run needs at least one step");
    if (options.keep < 1 || options.keep > kMostKept)
        return failure(ErrorCode::OutOfRange, "1 to 10000 grids can be kept");
    auto runs = std::make_unique<Runs>();
    if (options.dice) {
        const BoggleDice& dice = *options.dice;
        const bool hasFaces =
            std::ranges::none_of(dice.dice, [](const auto& faces) { return faces.empty(); });
        if (!hasFaces || dice.size != options.size ||
            std::ssize(dice.dice) != options.size.squares()) {
            return failure(ErrorCode::OutOfRange,
                           "the search needs a die with faces for each of its " +
                               std::to_string(options.size.squares()) + " squares");
        }
        runs->supply = boggleSupply(dice);
    } else {
        if (options.faces.empty()) {
            for (Tile letter = 1; letter <= kMaxBoggleLetters; ++letter)
                if ((graph->lettersInUse() & boggleBit(letter)) != 0)
                    options.faces.emplace_back(letter);
        }
        if (options.faces.empty())
            return failure(ErrorCode::OutsideAlphabet, "there are no words and so no letters");
        runs->supply = boggleSupply(*graph, options.size, options.faces);
    }
    if (runs->supply.faces.size() > kMostFaces)
        return failure(ErrorCode::OutOfRange, "a search can choose from 10000 faces at most");
    runs->best = BoggleRanking(options.keep);
    runs->graph = std::move(graph);
    runs->options = std::move(options);
    return std::unique_ptr<BoggleSearch>(new BoggleSearch(std::move(runs)));
}

BoggleSearchState BoggleSearch::run(const BoggleSearchLimits& limits, const TaskContext& context,
                                    const OnState& onState)
{
    Runs& runs = *m_runs;
    const auto start = Runs::Clock::now();
    const double before = runs.state.seconds;
    const auto elapsed = [&start] {
        return std::chrono::duration<double>(Runs::Clock::now() - start).count();
    };
    std::stop_source stop;
    std::vector<std::jthread> threads;
    runs.working = std::max(context.threads, 1);
    for (int i = runs.working; i > 0; --i)
        threads.emplace_back([&] { runs.work(limits.runs, stop.get_token()); });

    bool outOfTime = false;
    for (std::unique_lock lock(runs.mutex);;) {
        constexpr double kBeat = 0.05;
        const double rest = std::clamp(limits.seconds - elapsed(), 0.0, kBeat);
        runs.changed.wait_for(lock, std::chrono::duration<double>(rest),
                              [&runs] { return runs.working == 0; });
        const bool isOver = runs.working == 0;
        runs.refreshState();
        BoggleSearchState& state = runs.state;
        state.seconds = before + elapsed();
        const std::int64_t points = state.best.empty() ? 0 : state.best.front().score.points;
        if (points > (state.history.empty() ? 0 : state.history.back().points))
            state.history.push_back({state.seconds, points});
        if (isOver) break;
        outOfTime = elapsed() >= limits.seconds;
        if (outOfTime || context.stopRequested()) stop.request_stop();
        if (!onState && !context.onProgress) continue;
        const BoggleSearchState snapshot = state;
        // Those who listen may take their time.
        lock.unlock();
        context.report({"search", snapshot.gridsScored, 0});
        if (onState) onState(snapshot);
        lock.lock();
    }
    threads.clear();
    BoggleSearchState& state = runs.state;
    if (runs.targetRun != kNoRun && runs.firstSeen > runs.targetRun) {
        state.end = BoggleSearchEnd::Target;
        // Those behind it came to nothing.
        state.runs = runs.firstSeen;
    } else if (context.stopRequested()) {
        state.end = BoggleSearchEnd::Stopped;
    } else {
        state.end = outOfTime ? BoggleSearchEnd::Time : BoggleSearchEnd::Runs;
    }
    return state;
}

}  // namespace engine
