// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The shape of every search that has something to show before it ends:
//
//     class Search {
//         static Result<...> create(question);      // fails for questions that make no sense
//         std::shared_ptr<const State> run(const SearchLimits& limits, const TaskContext& context,
//                                          const OnState<State>& onState = {});
//     };
//
// - run() blocks until a limit is reached, context.stop is requested, or nothing is left to do, and
//   returns the newest state, whose member `end` says which it was. It owns its worker threads,
//   context.threads of them (base/parallel.h), which are joined by then. What can fail on the way
//   makes it a Result of such a state. A stop is no error: what was found so far counts.
// - It can be called again and goes on where it was. With limits that count work the result is the
//   same for any number of threads, calls and pauses.
// - A state is a plain value that no longer changes; whoever gets one may keep it and read it on
//   any thread. While run() works, onState gets a new one about ten times a second on the calling
//   thread (with NotYet as its end), however fast the work is; the last one is what run() returns.
// - context.pause lets all threads sleep in run(), and a stop wakes them; time on pause doesn't
//   count for SearchLimits::seconds.

#include <chrono>
#include <functional>
#include <memory>

#include "engine/base/limits.h"
#include "engine/base/task.h"

namespace engine {

template <class State>
using StatePtr = std::shared_ptr<const State>;

/// Gets the states of a search. It may take its time: the workers go on meanwhile.
template <class State>
using OnState = std::function<void(StatePtr<State>)>;

/// Measures the time that a call of run() may take.
class SearchClock
{
public:
    SearchClock(const SearchLimits& limits, const TaskContext& context)
        : m_clock(context.pause), m_allowed(limits.seconds)
    {
    }
    [[nodiscard]] double seconds() const { return m_clock.seconds(); }
    /// Of the time allowed; negative when it is over.
    [[nodiscard]] double secondsLeft() const { return m_allowed - seconds(); }

private:
    WorkClock m_clock;
    double m_allowed;
};

/// Says when it is time for the next state.
class StateBeat
{
public:
    /// True at most about ten times a second.
    [[nodiscard]] bool isDue()
    {
        const auto now = std::chrono::steady_clock::now();
        if (now < m_next) return false;
        m_next = now + kInterval;
        return true;
    }

private:
    static constexpr std::chrono::milliseconds kInterval{95};

    std::chrono::steady_clock::time_point m_next = std::chrono::steady_clock::now() + kInterval;
};

}  // namespace engine
