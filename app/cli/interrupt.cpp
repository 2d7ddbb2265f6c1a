// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "engine/base/system.h"

namespace app {

namespace {

using Clock = std::chrono::steady_clock;

std::atomic<int> theSignal = 0;

/// Requesting a stop takes a lock, which a signal handler must not do. So the signals are held from
/// the first Interrupt on, and a thread waits for them until the program ends.
class Watch
{
public:
    static Watch& only()
    {
        // Never deleted: the thread goes on while the program ends.
        static Watch* const watch = new Watch;
        return *watch;
    }

    void add(const std::stop_source& source)
    {
        const std::lock_guard lock(m_mutex);
        m_sources.push_back(source);
        // Work that begins after a signal is asked to stop, too.
        if (theSignal != 0) m_sources.back().request_stop();
    }
    void remove(const std::stop_source& source)
    {
        const std::lock_guard lock(m_mutex);
        m_sources.erase(std::ranges::find(m_sources, source));
    }

private:
    Watch()
    {
        engine::system::holdInterrupts();
        std::thread([this] { run(); }).detach();
    }

    [[noreturn]] void run()
    {
        std::optional<Clock::time_point> first;
        for (;;) {
            const int signal = engine::system::waitForInterrupt();
            if (first && Clock::now() - *first < Interrupt::kMoment) continue;
            if (first || !requestStop(signal)) engine::system::endByInterrupt(signal);
            first = Clock::now();
        }
    }
    /// False where nothing runs that could be asked.
    bool requestStop(int signal)
    {
        std::vector<std::stop_source> sources;
        {
            const std::lock_guard lock(m_mutex);
            if (m_sources.empty()) return false;
            theSignal = signal;
            sources = m_sources;
        }
        for (std::stop_source& source : sources) source.request_stop();
        return true;
    }

    std::mutex m_mutex;
    std::vector<std::stop_source> m_sources;
};

}  // namespace

Interrupt::Interrupt()
{
    Watch::only().add(m_stop);
}

Interrupt::~Interrupt()
{
    Watch::only().remove(m_stop);
}

int Interrupt::signal()
{
    return theSignal;
}

}  // namespace app
