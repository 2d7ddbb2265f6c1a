// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <memory>
#include <stop_token>

namespace engine {

/// The worker's end of a PauseSwitch, as a std::stop_token is that of a std::stop_source. Cheap to
/// copy; may be used by any number of threads at once.
class PauseToken
{
public:
    /// Of no switch: never pauses.
    PauseToken() = default;

    [[nodiscard]] bool isPaused() const;
    /// Sleeps while the switch is on pause, without using the processor. False as soon as `stop` is
    /// requested, also while it sleeps. Costs a few nanoseconds when there is no pause.
    [[nodiscard]] bool wait(const std::stop_token& stop) const;
    /// All pauses of the switch together, one that lasts up to now.
    [[nodiscard]] std::chrono::steady_clock::duration pausedTime() const;

private:
    friend class PauseSwitch;
    struct State;
    explicit PauseToken(std::shared_ptr<State> state) : m_state(std::move(state)) {}

    std::shared_ptr<State> m_state;
};

/// Lets work pause and go on. Copies are the same switch; may be used from any thread.
class PauseSwitch
{
public:
    PauseSwitch();

    void pause() const;
    void resume() const;
    [[nodiscard]] bool isPaused() const { return m_token.isPaused(); }
    [[nodiscard]] const PauseToken& token() const { return m_token; }

private:
    PauseToken m_token;
};

/// How long work has taken since this was made, its pauses not counted.
class WorkClock
{
public:
    explicit WorkClock(PauseToken pause = {});

    [[nodiscard]] double seconds() const;

private:
    PauseToken m_pause;
    std::chrono::steady_clock::duration m_pausedBefore;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

}  // namespace engine
