// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boggle/boggle_search.h"

#include <algorithm>
#include <limits>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

#include "engine/base/parallel.h"
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
    std::map<std::int64_t, std::unique_ptr<Run>> waiting;  ///< begun, and stopped
    std::map<std::int64_t, Seen> seen;                     ///< not yet in `best`
    BoggleRanking best{1};                                 ///< of the runs before firstSeen
    std::int64_t firstSeen = 0;
    std::int64_t target = 0;          ///< of the call
    std::int64_t targetRun = kNoRun;  ///< the first that has found it
    BoggleSearchState state;

    [[nodiscard]] std::unique_ptr<Run> takeRun(std::int64_t number);
    [[nodiscard]] bool note(const Run& run, bool isOver);
    [[nodiscard]] std::optional<bool> work(std::int64_t number, BoggleSolver& solver,
                                           const TaskContext& own);
    void merge(std::int64_t number);
    void forgetBehind(std::int64_t number);
    /// A copy of `state` that is up to date.
    [[nodiscard]] StatePtr<BoggleSearchState> snapshot(double seconds, SearchEnd end);
};

/// The run with this number, begun or not; null when it is over.
std::unique_ptr<BoggleSearch::Runs::Run> BoggleSearch::Runs::takeRun(std::int64_t number)
{
    const std::lock_guard lock(mutex);
    if (const auto own = seen.find(number); own != seen.end() && own->second.isOver) return nullptr;
    if (auto found = waiting.extract(number)) return std::move(found.mapped());
    const std::uint64_t seed = mix64(options.seed ^ mix64(static_cast<std::uint64_t>(number)));
    const BoggleRunOptions own{options.stepsPerRun, options.keep};
    return std::unique_ptr<Run>(new Run{number, BoggleAnnealer(supply, seed, own)});
}

/// False when the run doesn't count, because one before it has found the target.
bool BoggleSearch::Runs::note(const Run& run, bool isOver)
{
    const std::lock_guard lock(mutex);
    if (run.number > targetRun) return false;
    const auto [at, isNew] = seen.try_emplace(run.number, Seen{BoggleRanking(options.keep)});
    Seen& own = at->second;
    state.gridsScored += run.annealer.gridsScored() - own.scored;
    own = {run.annealer.best(), run.annealer.gridsScored(), isOver};
    state.current = {run.annealer.grid(), run.annealer.score()};
    if (isOver) ++state.runs;
    if (isOver && own.best.points() >= target) targetRun = run.number;
    return true;
}

/// Nothing when it was left before the run's end.
std::optional<bool> BoggleSearch::Runs::work(std::int64_t number, BoggleSolver& solver,
                                             const TaskContext& own)
{
    auto run = takeRun(number);
    for (bool isOver = run == nullptr; !isOver;) {
        isOver = run->annealer.advance(solver, kSlice, target, own.stop);
        if (!note(*run, isOver)) return std::nullopt;
        if (isOver || own.keepGoing()) continue;
        const std::lock_guard lock(mutex);
        waiting.emplace(number, std::move(run));
        return std::nullopt;
    }
    return true;
}

/// A run that is over, as all before it are.
void BoggleSearch::Runs::merge(std::int64_t number)
{
    const std::lock_guard lock(mutex);
    const auto own = seen.find(number);
    best.merge(own->second.best);
    seen.erase(own);
    firstSeen = number + 1;
}

/// What was begun behind the last run that counts is as if it had not been.
void BoggleSearch::Runs::forgetBehind(std::int64_t number)
{
    const std::lock_guard lock(mutex);
    const auto first = seen.upper_bound(number);
    for (auto at = first; at != seen.end(); ++at) {
        state.gridsScored -= at->second.scored;
        state.runs -= at->second.isOver ? 1 : 0;
    }
    seen.erase(first, seen.end());
    waiting.erase(waiting.upper_bound(number), waiting.end());
}

StatePtr<BoggleSearchState> BoggleSearch::Runs::snapshot(double seconds, SearchEnd end)
{
    const std::lock_guard lock(mutex);
    BoggleRanking all = best;
    for (const auto& [number, one] : seen) all.merge(one.best);
    state.best = all.grids();
    state.seconds = seconds;
    const std::int64_t points = all.points();
    if (points > (state.history.empty() ? 0 : state.history.back().points))
        state.history.push_back({state.seconds, points});
    auto copy = std::make_shared<BoggleSearchState>(state);
    copy->end = end;
    return copy;
}

BoggleSearch::BoggleSearch(std::unique_ptr<Runs> runs) : m_runs(std::move(runs)) {}
BoggleSearch::~BoggleSearch() = default;

Result<std::unique_ptr<BoggleSearch>> BoggleSearch::create(BoggleGraphPtr graph,
                                                           BoggleSearchOptions options)
{
    if (!options.size.isPossible())
        return failure(ErrorCode::OutOfRange, say("grids can have 1x1 to 8x8 squares"));
    if (options.stepsPerRun < 1)
        return failure(ErrorCode::OutOfRange, say("a run needs at least one step"));
    if (options.keep < 1 || options.keep > kMostKept)
        return failure(ErrorCode::OutOfRange, say("1 to 10000 grids can be kept"));
    auto runs = std::make_unique<Runs>();
    if (options.dice) {
        const BoggleDice& dice = *options.dice;
        const bool hasFaces =
            std::ranges::none_of(dice.dice, [](const auto& faces) { return faces.empty(); });
        if (!hasFaces || dice.size != options.size ||
            std::ssize(dice.dice) != options.size.squares()) {
            return failure(ErrorCode::OutOfRange,
                           say("the search needs a die with faces for each of its %1 squares",
                               options.size.squares()));
        }
        runs->supply = boggleSupply(dice);
    } else {
        if (options.faces.empty()) {
            for (Tile letter = 1; letter <= kMaxBoggleLetters; ++letter)
                if ((graph->lettersInUse() & boggleBit(letter)) != 0)
                    options.faces.emplace_back(letter);
        }
        if (options.faces.empty())
            return failure(ErrorCode::OutsideAlphabet, say("there are no words and so no letters"));
        runs->supply = boggleSupply(*graph, options.size, options.faces);
    }
    if (runs->supply.faces.size() > kMostFaces)
        return failure(ErrorCode::OutOfRange, say("a search can choose from 10000 faces at most"));
    runs->best = BoggleRanking(options.keep);
    runs->firstSeen = options.firstRun;
    runs->graph = std::move(graph);
    runs->options = std::move(options);
    return std::unique_ptr<BoggleSearch>(new BoggleSearch(std::move(runs)));
}

StatePtr<BoggleSearchState> BoggleSearch::run(const SearchLimits& limits,
                                              const TaskContext& context,
                                              const OnState<BoggleSearchState>& onState)
{
    Runs& runs = *m_runs;
    const SearchClock clock(limits, context);
    const double before = runs.state.seconds;
    runs.target = limits.target;
    runs.targetRun = kNoRun;
    const auto endNow = [&] {
        SearchEffort effort;
        effort.units = runs.firstSeen;
        if (runs.firstSeen > runs.options.firstRun) effort.best = runs.best.points();
        return limits.reachedByWork(effort);
    };
    StateBeat beat;
    SearchEnd end = endNow();
    workInOrder<bool>(
        runs.firstSeen, end == SearchEnd::NotYet ? limits.units : runs.firstSeen, context,
        [&runs] {
            return [&runs, solver = BoggleSolver(runs.graph, runs.options.rules)](
                       std::int64_t number, const TaskContext& own) mutable {
                return runs.work(number, solver, own);
            };
        },
        [&](std::int64_t number, bool /*isOver*/) {
            runs.merge(number);
            end = endNow();
            return end == SearchEnd::NotYet;
        },
        [&] {
            if (beat.isDue()) {
                const auto now = runs.snapshot(before + clock.seconds(), SearchEnd::NotYet);
                context.report({say("search"), now->gridsScored, 0});
                if (onState) onState(now);
            }
            return clock.secondsLeft();
        });
    if (end != SearchEnd::NotYet) runs.forgetBehind(runs.firstSeen - 1);
    else end = context.stopRequested() ? SearchEnd::Stopped : SearchEnd::Time;
    return runs.snapshot(before + clock.seconds(), end);
}

}  // namespace engine
