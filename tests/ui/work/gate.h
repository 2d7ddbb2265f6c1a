// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <limits>
#include <thread>

#include <QCoreApplication>
#include <QElapsedTimer>

#include "engine/base/task.h"

namespace fixture {

/// Work that waits for its release, or for the stop, as the test wishes.
struct Gate
{
    std::atomic<bool> open{false};
    std::atomic<bool> entered{false};
    std::atomic<bool> left{false};

    void pass(const engine::TaskContext& context, bool heedStop)
    {
        entered = true;
        while (!open && !(heedStop && context.stopRequested()))
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        left = true;
    }
};

/// The least that several attempts take, in milliseconds: what else the machine does makes single
/// ones longer. Runs the event loop until `isDone`, 5 s at most.
template <class Begin, class IsDone>
[[nodiscard]] qint64 fastest(Begin begin, IsDone isDone)
{
    constexpr int kAttempts = 5;
    qint64 least = std::numeric_limits<qint64>::max();
    for (int i = 0; i < kAttempts; ++i) {
        QElapsedTimer clock = begin();
        while (!isDone() && clock.elapsed() < 5000)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        least = std::min(least, clock.elapsed());
    }
    return least;
}

}  // namespace fixture
