// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Work on several threads whose results don't depend on how many there are. All of the engine's
// worker threads are made here. Nothing that is called may throw.

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "engine/base/anytime.h"
#include "engine/base/task.h"

namespace engine {

/// One worker for each thread, made on the calling thread: the threads' scratch memory.
template <class MakeWorker>
[[nodiscard]] auto makeWorkers(int threads, MakeWorker& makeWorker)
{
    using Worker = decltype(makeWorker());
    std::vector<std::unique_ptr<Worker>> workers;
    for (int i = 0; i < std::max(threads, 1); ++i)
        workers.push_back(std::unique_ptr<Worker>(new Worker(makeWorker())));
    return workers;
}

/// For what is over in less than a second, and so isn't asked how many threads it may take: as many
/// as the machine runs, and no more than share its memory well.
[[nodiscard]] inline int threadsForAMoment()
{
    constexpr unsigned kMost = 4;
    return static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, kMost));
}

/// The numbers 0..count-1, taken by the threads `grain` at a time.
struct ParallelRange
{
    std::int64_t count = 0;
    std::int64_t grain = 1;
    Sentence phase = {};  ///< of the progress that is reported; empty = none is
};

/// Calls worker(number) once for each number of the range, on context.threads threads of which the
/// calling one is one. Each call writes to a place of its own. False when it was stopped: then some
/// numbers were left out.
template <class MakeWorker>
[[nodiscard]] bool parallelFor(const ParallelRange& range, const TaskContext& context,
                               MakeWorker makeWorker)
{
    std::atomic<std::int64_t> next = 0;
    const auto work = [&](auto& worker, const auto& afterShare) {
        for (;;) {
            const std::int64_t first = next.fetch_add(range.grain);
            if (first >= range.count) return;
            const std::int64_t end = std::min(first + range.grain, range.count);
            for (std::int64_t number = first; number < end; ++number) {
                if (!context.keepGoing()) return;
                worker(number);
            }
            afterShare(end);
        }
    };
    const std::int64_t shares = (range.count + range.grain - 1) / range.grain;
    const auto threads = std::clamp<std::int64_t>(shares, 1, std::max(context.threads, 1));
    const auto workers = makeWorkers(static_cast<int>(threads), makeWorker);
    {
        std::vector<std::jthread> helpers;
        for (std::size_t i = 1; i < workers.size(); ++i)
            helpers.emplace_back([&work, &worker = *workers[i]] { work(worker, [](auto) {}); });
        StateBeat beat;
        work(*workers.front(), [&](std::int64_t done) {
            if (!range.phase.empty() && beat.isDue())
                context.report({range.phase, done, range.count});
        });
    }
    return !context.stopRequested();
}

/// Does pieces of work numbered first..end-1 on context.threads threads and hands what comes of
/// them over on the calling thread, in the order of their numbers.
///
/// `makeWorker()` makes one worker per thread, which is called on that thread as
/// `std::optional<Outcome> worker(number, own)`: `own.stop` is requested when everything ends, and
/// pieces that take longer than some milliseconds call own.keepGoing() now and then; nothing is
/// returned by those that are not finished. `take(number, outcome)` returns false when no more
/// pieces are wanted. `tick()` is called about twenty times a second on the calling thread, not
/// while it sleeps in a pause, and last when all threads rest; it returns how many seconds of the
/// time allowed are left, and ends everything when there are none.
template <class Outcome, class MakeWorker, class Take, class Tick>
void workInOrder(std::int64_t first, std::int64_t end, const TaskContext& context,
                 MakeWorker makeWorker, Take take, Tick tick)
{
    // The fastest thread gets no further ahead of the slowest.
    constexpr std::int64_t kWindow = 1024;
    constexpr double kTick = 0.05;  // seconds

    std::mutex mutex;  // guards what follows
    std::condition_variable_any changed;
    std::map<std::int64_t, Outcome> finished;
    std::int64_t next = first;
    std::int64_t taken = first;
    int running = std::max(context.threads, 1);

    std::stop_source stopping;
    const std::stop_callback passOn(context.stop, [&stopping] { stopping.request_stop(); });
    const TaskContext own{stopping.get_token(), {}, 1, context.pause};
    const auto work = [&](auto& worker) {
        std::unique_lock lock(mutex);
        while (next < end && changed.wait(lock, own.stop, [&] { return next - taken < kWindow; })) {
            // While this one waited another may have begun the last piece.
            if (own.stopRequested() || next >= end) break;
            const std::int64_t number = next++;
            lock.unlock();
            std::optional<Outcome> outcome;
            if (own.keepGoing()) outcome = worker(number, own);
            lock.lock();
            if (!outcome) break;
            finished.emplace(number, std::move(*outcome));
            if (static_cast<std::int64_t>(finished.size()) >= kWindow / 2) changed.notify_all();
        }
        --running;
        changed.notify_all();
    };

    const auto workers = makeWorkers(running, makeWorker);
    std::vector<std::jthread> threads;
    for (const auto& worker : workers)
        threads.emplace_back([&work, &worker = *worker] { work(worker); });

    bool wantsMore = true;
    for (bool last = false; !last;) {
        const double left = tick();
        if (left <= 0) wantsMore = false;
        if (!wantsMore) stopping.request_stop();
        // What the workers still bring is taken when they go on.
        static_cast<void>(own.keepGoing());

        // No longer than to the end of the time allowed.
        const std::chrono::duration<double> wait(wantsMore ? std::min(left, kTick) : kTick);
        std::unique_lock lock(mutex);
        changed.wait_for(lock, wait, [&] {
            return running == 0 || static_cast<std::int64_t>(finished.size()) >= kWindow / 2;
        });
        last = running == 0;
        while (wantsMore && !finished.empty() && finished.begin()->first == taken) {
            auto ready = finished.extract(finished.begin());
            lock.unlock();
            wantsMore = take(ready.key(), std::move(ready.mapped()));
            lock.lock();
            ++taken;
        }
        if (!wantsMore) stopping.request_stop();
        changed.notify_all();
    }
    static_cast<void>(tick());
}

}  // namespace engine
