// SPDX-License-Identifier: GPL-3.0-or-later
// Worker threads: results in order for any number of them, stops and pauses.
#include <array>
#include <atomic>
#include <chrono>
#include <ctime>
#include <functional>
#include <set>
#include <stop_token>
#include <thread>
#include <vector>

#include <QtTest>

#include "engine/base/parallel.h"
#include "engine/base/random.h"
#include "tests/support/test_class.h"

using namespace engine;

namespace {

using namespace std::chrono_literals;

TaskContext withThreads(int threads)
{
    TaskContext context;
    context.threads = threads;
    return context;
}

/// Work of very different length, whose result follows from its number.
std::uint64_t chewOn(std::int64_t number)
{
    auto value = static_cast<std::uint64_t>(number);
    const int rounds = number % 7 == 0 ? 20'000 : 20;
    for (int i = 0; i < rounds; ++i) value = mix64(value);
    return value;
}

/// Processor time of all threads of this program.
double processorSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

/// What workInOrder hands over, as long as `take` wants more.
std::vector<std::pair<std::int64_t, std::uint64_t>>
orderedWork(std::int64_t first, std::int64_t end, const TaskContext& context,
            const std::function<bool(std::int64_t)>& wantsMore = {},
            const std::function<double()>& tick = {})
{
    std::vector<std::pair<std::int64_t, std::uint64_t>> taken;
    workInOrder<std::uint64_t>(
        first, end, context,
        [] {
            return [](std::int64_t number, const TaskContext& own) -> std::optional<std::uint64_t> {
                if (own.stopRequested()) return std::nullopt;
                return chewOn(number);
            };
        },
        [&](std::int64_t number, std::uint64_t outcome) {
            taken.emplace_back(number, outcome);
            return !wantsMore || wantsMore(number);
        },
        [&] { return tick ? tick() : 1.0; });
    return taken;
}

}  // namespace

class TestParallel : public QObject
{
    Q_OBJECT

private slots:
    void eachNumberOnce_data();
    void eachNumberOnce();
    void workersBelongToOneThread();
    void loopsStop();
    void loopsReport();
    void outcomesComeInOrder_data();
    void outcomesComeInOrder();
    void orderedWorkEndsWhenEnoughIsTaken();
    void orderedWorkEndsByTick();
    void orderedWorkStops();
    void pausesUseNoProcessor_data();
    void pausesUseNoProcessor();
    void pausedWorkStops_data();
    void pausedWorkStops();
};

void TestParallel::eachNumberOnce_data()
{
    QTest::addColumn<int>("threads");
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("grain");
    for (const int threads : {1, 2, 8})
        for (const int count : {0, 1, 63, 1000})
            for (const int grain : {1, 7, 64})
                QTest::addRow("%d threads, %d by %d", threads, count, grain)
                    << threads << count << grain;
}

void TestParallel::eachNumberOnce()
{
    QFETCH(const int, threads);
    QFETCH(const int, count);
    QFETCH(const int, grain);
    std::vector<std::uint64_t> results(static_cast<std::size_t>(count), 0);
    std::atomic<int> calls = 0;
    QVERIFY(parallelFor({count, grain}, withThreads(threads), [&] {
        return [&](std::int64_t number) {
            ++calls;
            results[static_cast<std::size_t>(number)] = chewOn(number);
        };
    }));
    QCOMPARE(calls.load(), count);
    for (int i = 0; i < count; ++i) QCOMPARE(results[static_cast<std::size_t>(i)], chewOn(i));
}

void TestParallel::workersBelongToOneThread()
{
    struct Worker
    {
        std::set<std::thread::id>* threads;
        void operator()(std::int64_t) const { threads->insert(std::this_thread::get_id()); }
    };
    std::array<std::set<std::thread::id>, 4> threads;
    std::size_t made = 0;
    const auto maker = std::this_thread::get_id();
    bool madeHere = true;
    QVERIFY(parallelFor({1000, 1}, withThreads(4), [&] {
        madeHere = madeHere && std::this_thread::get_id() == maker;
        return Worker{&threads[made++]};
    }));
    QCOMPARE(made, threads.size());
    QVERIFY(madeHere);
    for (const auto& own : threads) QVERIFY(own.size() <= 1);
    // No more threads than there is work for.
    made = 0;
    QVERIFY(parallelFor({10, 5}, withThreads(4), [&] { return Worker{&threads[made++]}; }));
    QCOMPARE(made, std::size_t{2});
}

void TestParallel::loopsStop()
{
    for (const int threads : {1, 3}) {
        std::stop_source stop;
        TaskContext context = withThreads(threads);
        context.stop = stop.get_token();
        std::atomic<int> calls = 0;
        std::atomic<bool> stopped = false;
        std::atomic<int> late = 0;
        QVERIFY(!parallelFor({1'000'000'000, 100}, context, [&] {
            return [&](std::int64_t) {
                if (stopped) ++late;
                if (++calls != 1000) return;
                stop.request_stop();
                stopped = true;
            };
        }));
        // Each of the others may have been about to call when it was requested.
        QVERIFY2(late < threads, qPrintable(QString::number(late.load())));
    }
}

void TestParallel::loopsReport()
{
    std::vector<Progress> reports;
    const auto caller = std::this_thread::get_id();
    bool fromCaller = true;
    TaskContext context = withThreads(2);
    context.onProgress = [&](const Progress& progress) {
        fromCaller = fromCaller && std::this_thread::get_id() == caller;
        reports.push_back(progress);
    };
    QVERIFY(parallelFor({60, 1, say("naps")}, context,
                        [] { return [](std::int64_t) { std::this_thread::sleep_for(10ms); }; }));
    QVERIFY(!reports.empty());
    QVERIFY(reports.size() <= 60);
    QVERIFY(fromCaller);
    for (std::size_t i = 0; i < reports.size(); ++i) {
        QVERIFY(reports[i].phase.english() == "naps" && reports[i].total == 60);
        QVERIFY(reports[i].done > (i == 0 ? 0 : reports[i - 1].done));
    }
}

void TestParallel::outcomesComeInOrder_data()
{
    QTest::addColumn<int>("threads");
    for (const int threads : {1, 2, 8}) QTest::addRow("%d", threads) << threads;
}

void TestParallel::outcomesComeInOrder()
{
    QFETCH(const int, threads);
    // More than may wait for the slowest.
    const auto taken = orderedWork(5, 5000, withThreads(threads));
    QCOMPARE(taken.size(), std::size_t{4995});
    for (std::size_t i = 0; i < taken.size(); ++i) {
        QCOMPARE(taken[i].first, static_cast<std::int64_t>(i) + 5);
        QCOMPARE(taken[i].second, chewOn(taken[i].first));
    }
    QVERIFY(orderedWork(3, 3, withThreads(threads)).empty());
}

void TestParallel::orderedWorkEndsWhenEnoughIsTaken()
{
    for (const int threads : {1, 2, 8}) {
        const auto taken = orderedWork(0, 1'000'000'000, withThreads(threads),
                                       [](std::int64_t number) { return number < 77; });
        QCOMPARE(taken.size(), std::size_t{78});
        QCOMPARE(taken.back().first, 77);
    }
}

void TestParallel::orderedWorkEndsByTick()
{
    int ticks = 0;
    const auto taken = orderedWork(0, 1'000'000'000, withThreads(2), {},
                                   [&ticks] { return ++ticks < 3 ? 1.0 : 0.0; });
    QVERIFY(ticks >= 3);
    QVERIFY(!taken.empty());
    QCOMPARE(taken.back().first + 1, std::ssize(taken));
}

void TestParallel::orderedWorkStops()
{
    std::stop_source stop;
    TaskContext context = withThreads(3);
    context.stop = stop.get_token();
    const auto taken = orderedWork(0, 1'000'000'000, context, [&stop](std::int64_t number) {
        if (number == 1000) stop.request_stop();
        return true;
    });
    QVERIFY(taken.size() > 1000);
    for (std::size_t i = 0; i < taken.size(); ++i)
        QCOMPARE(taken[i].first, static_cast<std::int64_t>(i));
}

namespace {

/// Runs a loop of either kind on a thread of its own and counts what it does.
class RunningLoop
{
public:
    RunningLoop(bool ordered, std::int64_t count)
    {
        TaskContext context = withThreads(3);
        context.stop = m_stop.get_token();
        context.pause = m_switch.token();
        m_thread = std::jthread([this, ordered, count, context] {
            if (ordered) {
                workInOrder<int>(
                    0, count, context,
                    [this] {
                        return [this](std::int64_t number, const TaskContext&) {
                            m_sum += chewOn(number);
                            ++m_calls;
                            return std::optional<int>(0);
                        };
                    },
                    [](std::int64_t, int) { return true; }, [] { return 1.0; });
            } else {
                static_cast<void>(parallelFor({count, 10}, context, [this] {
                    return [this](std::int64_t number) {
                        m_sum += chewOn(number);
                        ++m_calls;
                    };
                }));
            }
            m_over = true;
        });
    }
    ~RunningLoop()
    {
        m_stop.request_stop();
        m_switch.resume();
    }

    void pauseAfter(std::int64_t calls)
    {
        while (m_calls < calls) std::this_thread::yield();
        m_switch.pause();
        // Until all threads have come to rest.
        for (std::int64_t before = -1; before != m_calls;) {
            before = m_calls;
            std::this_thread::sleep_for(150ms);
        }
    }
    void resume() { m_switch.resume(); }
    void stop() { m_stop.request_stop(); }
    [[nodiscard]] std::int64_t calls() const { return m_calls; }
    [[nodiscard]] bool isOver() const { return m_over; }

private:
    PauseSwitch m_switch;
    std::stop_source m_stop;
    std::atomic<std::int64_t> m_calls = 0;
    std::atomic<std::uint64_t> m_sum = 0;  ///< so that the work is not left out
    std::atomic<bool> m_over = false;
    std::jthread m_thread;
};

}  // namespace

void TestParallel::pausesUseNoProcessor_data()
{
    QTest::addColumn<bool>("ordered");
    QTest::newRow("loop") << false;
    QTest::newRow("ordered work") << true;
}

void TestParallel::pausesUseNoProcessor()
{
    QFETCH(const bool, ordered);
    constexpr std::int64_t kCount = 100'000;
    RunningLoop loop(ordered, kCount);
    loop.pauseAfter(1000);
    const std::int64_t calls = loop.calls();
    const double before = processorSeconds();
    std::this_thread::sleep_for(500ms);
    QVERIFY(processorSeconds() - before < 0.005);
    QCOMPARE(loop.calls(), calls);
    QVERIFY(!loop.isOver());
    loop.resume();
    QTRY_VERIFY_WITH_TIMEOUT(loop.isOver(), 60'000);
    QCOMPARE(loop.calls(), kCount);
}

void TestParallel::pausedWorkStops_data()
{
    pausesUseNoProcessor_data();
}

void TestParallel::pausedWorkStops()
{
    QFETCH(const bool, ordered);
    RunningLoop loop(ordered, 1'000'000'000'000);
    loop.pauseAfter(1000);
    const std::int64_t calls = loop.calls();
    loop.stop();
    QTRY_VERIFY_WITH_TIMEOUT(loop.isOver(), 5000);
    QCOMPARE(loop.calls(), calls);
}

TEST_CLASS(TestParallel, tests::NoApplication)
#include "tst_parallel.moc"
