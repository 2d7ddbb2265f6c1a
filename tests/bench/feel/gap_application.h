// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <string>

#include <fcntl.h>
#include <unistd.h>

#include <QApplication>
#include <QThread>

namespace budget {

/// An application that keeps how long its own thread was at work with one event at most: so long
/// nothing answered. Beside it the time of the processor, which other programs don't lengthen.
class GapApplication : public QApplication
{
public:
    using QApplication::QApplication;

    [[nodiscard]] static GapApplication& instance()
    {
        return static_cast<GapApplication&>(*QCoreApplication::instance());
    }
    void forget()
    {
        m_longest = 0;
        m_work = 0;
        m_waited = 0;
        m_where.clear();
    }
    /// Milliseconds.
    [[nodiscard]] double longest() const { return m_longest; }
    [[nodiscard]] const std::string& where() const { return m_where; }
    /// Milliseconds of the processor that the event with most of them took.
    [[nodiscard]] double work() const { return m_work; }
    /// Milliseconds of the longest in which the thread could have worked, but had no processor:
    /// others had it. What is left of longest() it stood still.
    [[nodiscard]] double waited() const { return m_waited; }
    /// Work outside of events counts as well.
    void count(double milliseconds, double work, double waited, const std::string& where)
    {
        m_work = std::max(m_work, work);
        if (milliseconds <= m_longest) return;
        m_longest = milliseconds;
        m_waited = waited;
        m_where = where;
    }

    bool notify(QObject* receiver, QEvent* event) override
    {
        const bool own = QThread::currentThread() == thread();
        if (!own || m_inside) return QApplication::notify(receiver, event);
        m_inside = true;
        // The receiver may not outlive its event.
        const std::string name = std::string(receiver->metaObject()->className()) + " event " +
                                 std::to_string(static_cast<int>(event->type()));
        const double before = threadMilliseconds();
        const double waitedBefore = waitedMilliseconds();
        const auto start = std::chrono::steady_clock::now();
        const bool handled = QApplication::notify(receiver, event);
        const std::chrono::duration<double, std::milli> taken =
            std::chrono::steady_clock::now() - start;
        m_inside = false;
        const double waited = waitedMilliseconds() - waitedBefore;
        count(taken.count(), threadMilliseconds() - before, waited, name);
        return handled;
    }

    /// Of the processor, for the calling thread.
    [[nodiscard]] static double threadMilliseconds()
    {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
    }

    /// In which the calling thread waited for a processor; 0 where the system doesn't tell.
    [[nodiscard]] static double waitedMilliseconds()
    {
        const int file = ::open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC);
        if (file < 0) return 0;
        std::array<char, 96> text{};
        const ssize_t length = ::read(file, text.data(), text.size() - 1);
        ::close(file);
        unsigned long long ran = 0;
        unsigned long long waited = 0;
        if (length <= 0 || std::sscanf(text.data(), "%llu %llu", &ran, &waited) != 2) return 0;
        return static_cast<double>(waited) / 1e6;
    }

private:
    bool m_inside = false;
    double m_longest = 0;
    double m_work = 0;
    double m_waited = 0;
    std::string m_where;
};

}  // namespace budget
