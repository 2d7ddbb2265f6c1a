// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include <initializer_list>

#include <pthread.h>

namespace app {

namespace {

// Only the destructor sends it, and only to the watcher.
constexpr int kWakeUp = SIGUSR1;

std::atomic<int> theSignal = 0;

bool isIgnored(int signal)
{
    struct sigaction action = {};
    return ::sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

}  // namespace

// Requesting a stop takes a lock, which a signal handler must not do. So the signals are blocked,
// and a thread waits for them.
Interrupt::Interrupt()
{
    ::sigemptyset(&m_signals);
    ::sigaddset(&m_signals, kWakeUp);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        if (!isIgnored(signal)) ::sigaddset(&m_signals, signal);
    ::pthread_sigmask(SIG_BLOCK, &m_signals, &m_maskBefore);
    m_watcher = std::thread([this] { watch(); });
}

Interrupt::~Interrupt()
{
    m_over = true;
    ::pthread_kill(m_watcher.native_handle(), kWakeUp);
    m_watcher.join();
    ::pthread_sigmask(SIG_SETMASK, &m_maskBefore, nullptr);
}

int Interrupt::signal()
{
    return theSignal;
}

void Interrupt::watch()
{
    while (!m_over) {
        int signal = 0;
        if (::sigwait(&m_signals, &signal) != 0 || signal == kWakeUp) continue;
        theSignal = signal;
        m_stop.request_stop();
        // From now on the signals do to this thread what they always do: end the program.
        ::sigdelset(&m_signals, kWakeUp);
        ::pthread_sigmask(SIG_UNBLOCK, &m_signals, nullptr);
        ::sigemptyset(&m_signals);
        ::sigaddset(&m_signals, kWakeUp);
    }
}

}  // namespace app
