// SPDX-License-Identifier: GPL-3.0-or-later
// Why searches end, and the clock that pauses don't move.
#include <chrono>
#include <stop_token>
#include <thread>

#include <QtTest>

#include "engine/base/anytime.h"
#include "tests/support/test_class.h"

using namespace engine;
using namespace std::chrono_literals;

Q_DECLARE_METATYPE(engine::SearchLimits)
Q_DECLARE_METATYPE(engine::SearchEnd)

namespace {

SearchEffort effortOfAll()
{
    return {2.0, 10, 1000, 5, 300};
}

}  // namespace

class TestLimits : public QObject
{
    Q_OBJECT

private slots:
    void limitsSayWhy_data();
    void limitsSayWhy();
    void workComesBeforeTime();
    void stopsAreTold();
    void limitsTogether();
    void clocksLeaveOutPauses();
    void gatesLetPass();
};

void TestLimits::limitsSayWhy_data()
{
    QTest::addColumn<SearchLimits>("limits");
    QTest::addColumn<SearchEnd>("end");
    QTest::newRow("none") << SearchLimits{} << SearchEnd::NotYet;
    const auto row = [](const char* name, const SearchLimits& at, const SearchLimits& beyond,
                        SearchEnd end) {
        QTest::newRow(name) << at << end;
        QTest::addRow("more %s", name) << beyond << SearchEnd::NotYet;
    };
    row("time", {.seconds = 2}, {.seconds = 2.1}, SearchEnd::Time);
    row("units", {.units = 10}, {.units = 11}, SearchEnd::Units);
    row("nodes", {.nodes = 1000}, {.nodes = 1001}, SearchEnd::Nodes);
    row("depth", {.depth = 5}, {.depth = 6}, SearchEnd::Depth);
    row("target", {.target = 300}, {.target = 301}, SearchEnd::Target);
    const auto ruleOf = [](std::int64_t nodes) {
        SearchLimits limits;
        limits.rules.push_back([](const SearchEffort&) { return SearchEnd::NotYet; });
        limits.rules.push_back([nodes](const SearchEffort& effort) {
            return effort.nodes >= nodes ? SearchEnd::Rule : SearchEnd::NotYet;
        });
        return limits;
    };
    row("rule", ruleOf(1000), ruleOf(1001), SearchEnd::Rule);
}

void TestLimits::limitsSayWhy()
{
    QFETCH(const SearchLimits, limits);
    QFETCH(const SearchEnd, end);
    QCOMPARE(limits.reached(effortOfAll(), {}), end);
    QCOMPARE(limits.reachedByWork(effortOfAll()), end == SearchEnd::Time ? SearchEnd::NotYet : end);
    // Nothing has been found yet.
    QCOMPARE(limits.reached({}, {}), SearchEnd::NotYet);
}

void TestLimits::workComesBeforeTime()
{
    std::stop_source stop;
    stop.request_stop();
    TaskContext context;
    context.stop = stop.get_token();
    QCOMPARE((SearchLimits{.seconds = 1, .units = 10}.reached(effortOfAll(), context)),
             SearchEnd::Units);
    QCOMPARE(SearchLimits{.seconds = 1}.reached(effortOfAll(), context), SearchEnd::Stopped);
}

void TestLimits::stopsAreTold()
{
    QVERIFY(searchEndName(SearchEnd::NotYet).empty());
    QVERIFY(searchEndName(SearchEnd::Stopped) == "stopped");
    QVERIFY(searchEndName(SearchEnd::Target) == "target");
}

void TestLimits::limitsTogether()
{
    const SearchLimits both = SearchLimits{.seconds = 3, .units = 10} & SearchLimits{.units = 20};
    QCOMPARE(both.seconds, 3.0);
    QCOMPARE(both.units, 10);
    SearchLimits rule;
    rule.rules.push_back([](const SearchEffort&) { return SearchEnd::Rule; });
    QCOMPARE((SearchLimits{} & rule).reached({}, {}), SearchEnd::Rule);
}

void TestLimits::clocksLeaveOutPauses()
{
    const PauseSwitch pause;
    const auto start = std::chrono::steady_clock::now();
    const WorkClock clock(pause.token());
    pause.pause();
    std::this_thread::sleep_for(300ms);
    // Also while the pause lasts.
    const double during = clock.seconds();
    pause.resume();
    const double after = clock.seconds();
    const std::chrono::duration<double> all = std::chrono::steady_clock::now() - start;
    QVERIFY(all.count() >= 0.3);
    QVERIFY(during >= 0 && after >= during);
    QVERIFY(after <= all.count() - 0.3);
    // A clock that was made after a pause.
    QVERIFY(WorkClock(pause.token()).seconds() >= 0);
}

void TestLimits::gatesLetPass()
{
    QVERIFY(TaskContext{}.keepGoing());
    std::stop_source stop;
    const PauseSwitch pause;
    TaskContext context;
    context.stop = stop.get_token();
    context.pause = pause.token();
    QVERIFY(context.keepGoing());
    pause.pause();
    pause.pause();
    QVERIFY(context.pause.isPaused());
    const std::jthread later([&pause] {
        std::this_thread::sleep_for(20ms);
        pause.resume();
    });
    QVERIFY(context.keepGoing());
    QVERIFY(!context.pause.isPaused());
    pause.pause();
    stop.request_stop();
    QVERIFY(!context.keepGoing());
}

TEST_CLASS(TestLimits, tests::NoApplication)
#include "tst_limits.moc"
