// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <stop_token>
#include <thread>

#include <signal.h>

namespace app {

/// While it lives, Ctrl+C (and a polite kill) requests a stop instead of ending the program; the
/// second one ends it. To be made before other threads are: they inherit its signal mask.
class Interrupt
{
public:
    Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;
    ~Interrupt();

    [[nodiscard]] std::stop_token token() const { return m_stop.get_token(); }

    /// The signal that asked any of them to stop; 0 when none did.
    [[nodiscard]] static int signal();

private:
    void watch();

    std::stop_source m_stop;
    std::atomic<bool> m_over = false;
    sigset_t m_signals{};
    sigset_t m_maskBefore{};
    std::thread m_watcher;
};

}  // namespace app
