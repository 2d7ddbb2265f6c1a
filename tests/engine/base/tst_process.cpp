// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of the system about processes.
#include <cstddef>
#include <limits>
#include <thread>
#include <vector>

#include <sys/resource.h>

#include <QCoreApplication>
#include <QProcess>
#include <QtTest>

#include "engine/base/process.h"
#include "tests/support/test_class.h"

class TestProcess : public QObject
{
    Q_OBJECT

private slots:
    void processesThatRunAreKnown()
    {
        QVERIFY(engine::mayRun(QCoreApplication::applicationPid()));
        // Somebody else's, which may not be sent anything.
        QVERIFY(engine::mayRun(1));
        for (const std::int64_t none : {std::int64_t{0}, std::int64_t{-1},
                                        std::int64_t{std::numeric_limits<std::int32_t>::max()},
                                        std::numeric_limits<std::int64_t>::max()})
            QVERIFY(!engine::mayRun(none));
        QProcess ended;
        ended.start(QStringLiteral("sleep"), {QStringLiteral("60")});
        QVERIFY(ended.waitForStarted());
        const qint64 number = ended.processId();
        QVERIFY(engine::mayRun(number));
        ended.kill();
        QVERIFY(ended.waitForFinished());
        QVERIFY(!engine::mayRun(number));
    }

    void onlyTheThreadGivesWay()
    {
        const int usual = ::getpriority(PRIO_PROCESS, 0);
        int nicer = 0;
        int nicest = 0;
        std::thread([&] {
            engine::giveWay(3);
            nicer = ::getpriority(PRIO_PROCESS, 0);
            engine::giveWay(100);
            nicest = ::getpriority(PRIO_PROCESS, 0);
        }).join();
        QCOMPARE(nicer, std::min(usual + 3, 19));
        QCOMPARE(nicest, 19);
        QCOMPARE(::getpriority(PRIO_PROCESS, 0), usual);
    }

    void memoryThatWasUsedIsKnown()
    {
        const std::int64_t before = engine::peakMemory();
        QVERIFY(before > (1 << 20));
        constexpr std::size_t kMore = std::size_t{64} << 20;
        const std::vector<char> touched(kMore, 'x');
        QVERIFY(engine::peakMemory() >= std::int64_t{kMore});
        QVERIFY(touched.back() == 'x');
        QVERIFY(engine::peakMemory() > before);
    }
};

TEST_CLASS(TestProcess, QCoreApplication)
#include "tst_process.moc"
