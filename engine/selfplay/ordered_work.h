// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

#include "engine/base/task.h"

namespace engine {

/// Does pieces of work numbered first..end-1 on `context.threads` threads and hands what comes of
/// them over on the calling thread, in the order of their numbers, so that nothing depends on the
/// number of threads.
///
/// `makeWorker()` is called on the calling thread, once per thread; the worker is then called on
/// its own as `std::optional<Outcome> worker(number, stop)`, and gives nothing when it was asked
/// to stop. `take(number, outcome)` returns false when it did not take the piece, which ends
/// everything; `tick()` is called about twenty times a second. Returns the number of the first
/// piece that was not taken.
template <class Outcome, class MakeWorker, class Take, class Tick>
std::int64_t workInOrder(std::int64_t first, std::int64_t end, const TaskContext& context,
                         MakeWorker makeWorker, Take take, Tick tick)
{
    // Nobody gets further ahead of the slowest than this.
    constexpr std::int64_t kWindow = 1024;
    constexpr std::chrono::milliseconds kTick{50};

    std::mutex mutex;
    std::condition_variable_any changed;
    std::map<std::int64_t, Outcome> finished;
    std::int64_t next = first;
    std::int64_t taken = first;
    int running = std::max(context.threads, 1);

    std::stop_source stopping;
    const std::stop_callback passOn(context.stop, [&stopping] { stopping.request_stop(); });
    const auto work = [&](auto& worker) {
        const std::stop_token stop = stopping.get_token();
        std::unique_lock lock(mutex);
        while (next < end && changed.wait(lock, stop, [&] { return next - taken < kWindow; })) {
            // While this one waited another may have begun the last piece.
            if (stop.stop_requested() || next >= end) break;
            const std::int64_t number = next++;
            lock.unlock();
            std::optional<Outcome> outcome = worker(number, stop);
            lock.lock();
            if (!outcome) break;
            finished.emplace(number, std::move(*outcome));
            if (static_cast<std::int64_t>(finished.size()) >= kWindow / 2) changed.notify_all();
        }
        --running;
        changed.notify_all();
    };

    using Worker = decltype(makeWorker());
    std::vector<Worker> workers;
    workers.reserve(static_cast<std::size_t>(running));
    for (int i = 0; i < running; ++i) workers.push_back(makeWorker());
    {
        std::vector<std::jthread> threads;
        for (Worker& worker : workers) threads.emplace_back([&work, &worker] { work(worker); });

        std::unique_lock lock(mutex);
        bool goOn = true;
        for (bool last = false; !last;) {
            changed.wait_for(lock, kTick, [&] {
                return running == 0 || static_cast<std::int64_t>(finished.size()) >= kWindow / 2;
            });
            last = running == 0;
            while (goOn && !finished.empty() && finished.begin()->first == taken) {
                auto ready = finished.extract(finished.begin());
                lock.unlock();
                goOn = take(ready.key(), std::move(ready.mapped()));
                lock.lock();
                if (goOn) ++taken;
            }
            if (!goOn) stopping.request_stop();
            changed.notify_all();
            lock.unlock();
            tick();
            lock.lock();
        }
    }
    return taken;
}

}  // namespace engine
