// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

#include "engine/base/pause.h"
#include "engine/base/sentence.h"

namespace engine {

/// How far a long call has come.
struct Progress
{
    Sentence phase;          ///< what is being done now
    std::int64_t done = 0;   ///< units finished
    std::int64_t total = 0;  ///< units in all, 0 = not known
};

/// What every long engine call takes besides its question. The call blocks; it polls `stop` often
/// enough to return within 100 ms, and calls `onProgress` from the calling thread, at most about
/// ten times a second. Searches (see base/anytime.h) and what runs on base/parallel.h sleep while
/// `pause` says so. Default: never stops or pauses, reports nothing, one thread.
struct TaskContext
{
    std::stop_token stop;
    std::function<void(const Progress&)> onProgress;
    int threads = 1;
    PauseToken pause = {};

    [[nodiscard]] bool stopRequested() const { return stop.stop_requested(); }
    /// Sleeps while it is paused; false when it shall stop. For loops that may wait there: they
    /// hold no lock that others need.
    [[nodiscard]] bool keepGoing() const { return pause.wait(stop); }
    void report(const Progress& progress) const
    {
        if (onProgress) onProgress(progress);
    }
};

}  // namespace engine
