// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solitaire/solitaire_search.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <mutex>
#include <thread>
#include <utility>

#include "engine/base/parallel.h"
#include "engine/solitaire/beam_search.h"
#include "engine/solitaire/search_schedule.h"
#include "engine/solitaire/solitaire_saving.h"

namespace engine {

/// What the threads share.
struct SolitaireSearch::Work
{
    Work(SolitaireTaskPtr asked, SolitaireSearchOptions options)
        : task(std::move(asked)), schedule(task, std::move(options))
    {
    }

    SolitaireTaskPtr task;
    std::mutex mutex;  ///< guards what follows
    SearchSchedule schedule;
    double secondsBefore = 0;            ///< of earlier calls
    const SearchClock* clock = nullptr;  ///< of the call that runs
    std::int64_t expansionsBefore = 0;

    [[nodiscard]] double seconds() const { return secondsBefore + (clock ? clock->seconds() : 0); }
    [[nodiscard]] StatePtr<SolitaireState> snapshot(SearchEnd end) const
    {
        auto state = std::make_shared<SolitaireState>(schedule.state());
        state->end = end;
        state->seconds = seconds();
        const double now = clock ? clock->seconds() : 0;
        if (now > 0) {
            state->expansionsPerSecond =
                static_cast<double>(state->expansions - expansionsBefore) / now;
        }
        return state;
    }
};

SolitaireSearch::SolitaireSearch(std::unique_ptr<Work> work) : m_work(std::move(work)) {}

SolitaireSearch::~SolitaireSearch() = default;

Result<std::unique_ptr<SolitaireSearch>> SolitaireSearch::create(SolitaireTaskPtr task,
                                                                 SolitaireSearchOptions options)
{
    if (options.width < 0 || options.width > BeamSearch::kMostWidth) {
        return failure(ErrorCode::OutOfRange, say("a beam is 1 to %1 states wide, not %2",
                                                  BeamSearch::kMostWidth, options.width));
    }
    if (options.goals.size() > 3)
        return failure(ErrorCode::OutOfRange, say("there can be three goal words at most"));
    const std::size_t bytes = BeamSearch::bytesFor(*task, std::max(options.width, 1));
    if (bytes > options.memory) {
        constexpr std::size_t kMega = 1 << 20;
        return failure(ErrorCode::OutOfRange,
                       say("a beam of that width needs about %1 MB; there may be %2", bytes / kMega,
                           options.memory / kMega));
    }
    return std::unique_ptr<SolitaireSearch>(
        new SolitaireSearch(std::make_unique<Work>(std::move(task), std::move(options))));
}

StatePtr<SolitaireState> SolitaireSearch::run(const SearchLimits& limits,
                                              const TaskContext& context,
                                              const OnState<SolitaireState>& onState)
{
    Work& work = *m_work;
    const SearchClock clock(limits, context);
    {
        const std::scoped_lock lock(work.mutex);
        work.clock = &clock;
        work.expansionsBefore = work.schedule.expansions();
        work.schedule.setThreads(context.threads);
    }
    const auto effortNow = [&] {
        SearchEffort effort;
        effort.seconds = clock.seconds();
        effort.units = work.schedule.searches();
        effort.nodes = work.schedule.expansions();
        effort.best = work.schedule.best();
        return effort;
    };
    SearchEnd end = SearchEnd::NotYet;

    const auto makeWorker = [&] {
        return [&, worker = std::make_unique<SearchWorker>(work.task)](
                   std::int64_t /*number*/, const TaskContext& own) -> std::optional<int> {
            std::optional<SearchJob> job;
            for (;;) {
                {
                    const std::scoped_lock lock(work.mutex);
                    if (end == SearchEnd::NotYet) end = limits.reachedByWork(effortNow());
                    if (end != SearchEnd::NotYet) return std::nullopt;
                    job = work.schedule.next(limits.nodes);
                    if (job) break;
                    if (!work.schedule.busy()) end = SearchEnd::Complete;
                    if (end != SearchEnd::NotYet) return std::nullopt;
                }
                // What others find may bring work for this thread, too.
                if (!own.keepGoing()) return std::nullopt;
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            }
            SearchFinding finding = worker->work(*job, own, [&](const Tile* cells) {
                const std::scoped_lock lock(work.mutex);
                work.schedule.watch(*job, cells);
            });
            const std::scoped_lock lock(work.mutex);
            work.schedule.finish(*job, std::move(finding), work.seconds());
            return 0;
        };
    };
    StateBeat beat;
    workInOrder<int>(
        0, std::numeric_limits<std::int64_t>::max(), context, makeWorker,
        [](std::int64_t /*number*/, int /*nothing*/) { return true; },
        [&] {
            if (onState && beat.isDue()) {
                StatePtr<SolitaireState> state;
                {
                    const std::scoped_lock lock(work.mutex);
                    state = work.snapshot(SearchEnd::NotYet);
                }
                onState(state);
            }
            return clock.secondsLeft();
        });

    const std::scoped_lock lock(work.mutex);
    if (end == SearchEnd::NotYet) end = limits.reached(effortNow(), context);
    if (end == SearchEnd::NotYet) end = SearchEnd::Time;
    const StatePtr<SolitaireState> last = work.snapshot(end);
    work.secondsBefore += clock.seconds();
    work.clock = nullptr;
    if (onState) onState(last);
    return last;
}

void SolitaireSearch::widen(int factor)
{
    const std::scoped_lock lock(m_work->mutex);
    m_work->schedule.widen(factor);
}

void SolitaireSearch::addGame(const SolitaireGame& game, std::vector<std::uint8_t> goals)
{
    const std::scoped_lock lock(m_work->mutex);
    m_work->schedule.addGame(game, std::move(goals), m_work->seconds());
}

std::vector<std::byte> SolitaireSearch::save() const
{
    const std::scoped_lock lock(m_work->mutex);
    return saveSolitaire(
        *m_work->task, {m_work->schedule.state(), m_work->schedule.progress(), m_work->seconds()});
}

Result<void> SolitaireSearch::resume(std::span<const std::byte> bytes, const std::string& file)
{
    auto saved = openSolitaire(*m_work->task, bytes, file);
    if (!saved) return failure(std::move(saved.error()));
    const std::scoped_lock lock(m_work->mutex);
    m_work->secondsBefore = saved->seconds;
    m_work->schedule.restore(saved->state, std::move(saved->progress));
    return {};
}

}  // namespace engine
