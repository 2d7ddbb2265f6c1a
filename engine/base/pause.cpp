// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/pause.h"

#include <atomic>
#include <condition_variable>
#include <mutex>

namespace engine {

using Clock = std::chrono::steady_clock;

struct PauseToken::State
{
    std::atomic<bool> paused = false;  ///< changed with the mutex held
    std::mutex mutex;
    std::condition_variable_any changed;
    Clock::duration total{};  ///< of the pauses that are over
    Clock::time_point since;  ///< of the one that lasts
};

bool PauseToken::isPaused() const
{
    return m_state != nullptr && m_state->paused.load(std::memory_order_relaxed);
}

bool PauseToken::wait(const std::stop_token& stop) const
{
    if (isPaused()) {
        std::unique_lock lock(m_state->mutex);
        m_state->changed.wait(lock, stop, [this] { return !m_state->paused; });
    }
    return !stop.stop_requested();
}

Clock::duration PauseToken::pausedTime() const
{
    if (m_state == nullptr) return {};
    const std::lock_guard lock(m_state->mutex);
    return m_state->total +
           (m_state->paused ? Clock::now() - m_state->since : Clock::duration::zero());
}

PauseSwitch::PauseSwitch() : m_token(std::make_shared<PauseToken::State>()) {}

void PauseSwitch::pause() const
{
    PauseToken::State& state = *m_token.m_state;
    const std::lock_guard lock(state.mutex);
    if (state.paused) return;
    state.since = Clock::now();
    state.paused = true;
}

void PauseSwitch::resume() const
{
    PauseToken::State& state = *m_token.m_state;
    const std::lock_guard lock(state.mutex);
    if (!state.paused) return;
    state.total += Clock::now() - state.since;
    state.paused = false;
    state.changed.notify_all();
}

WorkClock::WorkClock(PauseToken pause)
    : m_pause(std::move(pause)), m_pausedBefore(m_pause.pausedTime())
{
}

double WorkClock::seconds() const
{
    const auto worked = Clock::now() - m_start - (m_pause.pausedTime() - m_pausedBefore);
    return std::chrono::duration<double>(worked).count();
}

}  // namespace engine
