// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <stop_token>

namespace app {

/// While it lives, Ctrl+C (and a polite kill) requests a stop instead of ending the program. What
/// comes within a moment is the same request: `timeout` sends its signal twice, to the program and
/// to its group. After that another one ends the program. The first one made has to be made before
/// other threads are: they inherit its signal mask.
class Interrupt
{
public:
    /// How long signals are the same request as the first one.
    static constexpr std::chrono::milliseconds kMoment{500};

    Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;
    ~Interrupt();

    [[nodiscard]] std::stop_token token() const { return m_stop.get_token(); }

    /// The signal that asked any of them to stop; 0 when none did.
    [[nodiscard]] static int signal();

private:
    std::stop_source m_stop;
};

}  // namespace app
