// SPDX-License-Identifier: GPL-3.0-or-later
// The beginning of the program, and what it does when nobody does anything.
#include <ctime>

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QProcess>
#include <QTimer>

#include "tests/bench/feel/budget.h"
#include "tests/bench/feel/desk.h"

namespace {

using namespace Qt::StringLiterals;
using budget::Desk;
using budget::Samples;

/// From the start of a process to its painted board, with everything that is linked to it. The
/// process is this program again, which then ends; see feel_main.cpp.
const budget::Entry kStart("start", [] {
    Samples samples;
    for (int i = 0; i < 5; ++i) {
        QProcess other;
        QElapsedTimer clock;
        clock.start();
        other.start(QCoreApplication::applicationFilePath(), {u"--open"_s});
        if (!other.waitForReadyRead() || !other.readAll().startsWith("painted")) return Samples();
        samples.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        other.waitForFinished();
    }
    return samples;
});

double processMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

const budget::Entry kIdle("idleSecond", [] {
    Desk desk;
    static_cast<void>(Desk::wait([&] { return desk.settled(); }));
    Samples samples;
    // The first seconds still belong to what was begun before.
    for (int second = 0; second < 8; ++second) {
        QElapsedTimer clock;
        clock.start();
        const double before = processMilliseconds();
        QEventLoop loop;
        QTimer::singleShot(1000, &loop, &QEventLoop::quit);
        loop.exec();
        if (second >= 3) samples.push_back(processMilliseconds() - before);
    }
    return samples;
});

}  // namespace
