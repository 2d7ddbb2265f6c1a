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

#include "engine/base/system.h"
#include "tests/support/test_class.h"

class TestSystem : public QObject
{
    Q_OBJECT

private slots:
    void processesThatRunAreKnown()
    {
        QVERIFY(engine::system::mayRun(QCoreApplication::applicationPid()));
        // Somebody else's, which may not be sent anything.
        QVERIFY(engine::system::mayRun(1));
        for (const std::int64_t none : {std::int64_t{0}, std::int64_t{-1},
                                        std::int64_t{std::numeric_limits<std::int32_t>::max()},
                                        std::numeric_limits<std::int64_t>::max()})
            QVERIFY(!engine::system::mayRun(none));
        QProcess ended;
        ended.start(QStringLiteral("sleep"), {QStringLiteral("60")});
        QVERIFY(ended.waitForStarted());
        const qint64 number = ended.processId();
        QVERIFY(engine::system::mayRun(number));
        ended.kill();
        QVERIFY(ended.waitForFinished());
        QVERIFY(!engine::system::mayRun(number));
    }

    void onlyTheThreadGivesWay()
    {
        const int usual = ::getpriority(PRIO_PROCESS, 0);
        int nicer = 0;
        int nicest = 0;
        std::thread([&] {
            engine::system::giveWay(3);
            nicer = ::getpriority(PRIO_PROCESS, 0);
            engine::system::giveWay(100);
            nicest = ::getpriority(PRIO_PROCESS, 0);
        }).join();
        QCOMPARE(nicer, std::min(usual + 3, 19));
        QCOMPARE(nicest, 19);
        QCOMPARE(::getpriority(PRIO_PROCESS, 0), usual);
    }

    void memoryThatWasUsedIsKnown()
    {
        const std::int64_t before = engine::system::peakMemory();
        QVERIFY(before > (1 << 20));
        constexpr std::size_t kMore = std::size_t{64} << 20;
        const std::vector<char> touched(kMore, 'x');
        QVERIFY(engine::system::peakMemory() >= std::int64_t{kMore});
        QVERIFY(touched.back() == 'x');
        QVERIFY(engine::system::peakMemory() > before);
    }
};

TEST_CLASS(TestSystem, QCoreApplication)
#include "tst_system.moc"
