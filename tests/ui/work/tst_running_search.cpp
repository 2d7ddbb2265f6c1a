// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>
#include <ctime>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/work/gate.h"
#include "ui/work/running_search.h"

using engine::Result;
using engine::TaskContext;
using fixture::Gate;
using ui::JobClass;
using ui::JobService;
using ui::RunningSearch;
using Phase = ui::RunningSearchBase::Phase;
using namespace std::chrono_literals;

namespace {

/// What a counting search has come to. Knows how many of its kind there are.
struct Count
{
    explicit Count(int number) : value(number) { ++alive; }
    Count(const Count&) = delete;
    Count& operator=(const Count&) = delete;
    ~Count() { --alive; }

    int value;
    static inline std::atomic<int> alive = 0;
};
using CountPtr = std::shared_ptr<const Count>;
using Counting = RunningSearch<Count, int>;

/// Counts until it is stopped or has come to `end`, and goes on where it was stopped.
struct Counter
{
    int end = 0;  ///< 0 = none
    std::chrono::microseconds step{1000};
    std::atomic<int> value{0};
    std::atomic<bool> isWorking{false};

    Result<int> run(const TaskContext& context, const Counting::OnState& onState)
    {
        isWorking = true;
        while (!context.stopRequested() && (end == 0 || value < end)) {
            onState(std::make_shared<const Count>(++value));
            context.report({engine::say("counting"), value, end});
            if (step > 0us) std::this_thread::sleep_for(step);
        }
        isWorking = false;
        if (context.stopRequested())
            return engine::failure(engine::ErrorCode::Cancelled, engine::say("was stopped"));
        return value.load();
    }
};

Counting::Work counting(const std::shared_ptr<Counter>& counter)
{
    return [counter](const TaskContext& context, const Counting::OnState& onState) {
        return counter->run(context, onState);
    };
}

/// Tells 1, waits at the gate and comes to 2.
Counting::Work gated(const std::shared_ptr<Gate>& gate, bool heedStop)
{
    return [gate, heedStop](const TaskContext& context,
                            const Counting::OnState& onState) -> Result<int> {
        onState(std::make_shared<const Count>(1));
        gate->pass(context, heedStop);
        if (heedStop && context.stopRequested())
            return engine::failure(engine::ErrorCode::Cancelled, engine::say("was stopped"));
        onState(std::make_shared<const Count>(2));
        return 2;
    };
}

int valueOf(const CountPtr& state)
{
    return state ? state->value : 0;
}

/// Of all threads of this process.
std::chrono::milliseconds processorTime()
{
    return std::chrono::milliseconds(std::clock() * 1000 / CLOCKS_PER_SEC);
}

}  // namespace

class TestRunningSearch : public QObject
{
    Q_OBJECT

private:
    JobService m_jobs;

    [[nodiscard]] bool isQuiet() const { return m_jobs.jobs().isEmpty(); }

private slots:
    void cleanup() { QTRY_COMPARE(Count::alive.load(), 0); }

    void bringsStatesAndTheResult()
    {
        Counting search(m_jobs, 5ms);
        QCOMPARE(search.phase(), Phase::Idle);
        QVERIFY(!search.state());
        std::vector<int> seen;
        connect(&search, &Counting::stateChanged, this,
                [&] { seen.push_back(valueOf(search.state())); });
        search.setPlace(QStringLiteral("view.count"));
        const auto counter = std::make_shared<Counter>();
        counter->end = 40;
        search.start(QStringLiteral("Counting"), JobClass::Heavy, counting(counter));
        QCOMPARE(search.phase(), Phase::Running);
        QVERIFY(search.isRunning());
        QVERIFY(!search.result());
        QCOMPARE(m_jobs.jobs().size(), 1);
        QCOMPARE(m_jobs.jobs().first()->title(), QStringLiteral("Counting"));
        QCOMPARE(m_jobs.jobs().first()->place(), QStringLiteral("view.count"));
        QTRY_COMPARE(search.phase(), Phase::Done);
        QVERIFY(!search.isRunning());
        QCOMPARE(*search.result(), 40);
        QVERIFY(!search.error());
        // The last state is told of whenever it came, and stays.
        QVERIFY(!seen.empty());
        QVERIFY(std::ranges::is_sorted(seen));
        QCOMPARE(seen.back(), 40);
        QCOMPARE(search.state()->value, 40);
        QCOMPARE(search.progress().done, 40);
        QCOMPARE(search.progress().total, 40);
        QTRY_VERIFY(isQuiet());
    }

    void theLastStateComesBeforeTheEnd()
    {
        Counting search(m_jobs, 10s);
        std::vector<Phase> phases;
        connect(&search, &Counting::stateChanged, this, [&] { phases.push_back(search.phase()); });
        connect(&search, &Counting::phaseChanged, this, [&] { phases.push_back(search.phase()); });
        const auto gate = std::make_shared<Gate>();
        gate->open = true;
        search.start({}, JobClass::Heavy, gated(gate, true));
        QTRY_COMPARE(search.phase(), Phase::Done);
        QCOMPARE(phases, (std::vector{Phase::Running, Phase::Running, Phase::Done}));
        QCOMPARE(search.state()->value, 2);
    }

    void statesAreCoalesced()
    {
        Counting search(m_jobs, 20ms);
        std::vector<int> seen;
        connect(&search, &Counting::stateChanged, this,
                [&] { seen.push_back(valueOf(search.state())); });
        const auto counter = std::make_shared<Counter>();
        counter->step = 0us;
        QElapsedTimer clock;
        clock.start();
        search.start({}, JobClass::Heavy, counting(counter));
        QTRY_VERIFY(seen.size() >= 10);
        search.stop();
        QTRY_COMPARE(search.phase(), Phase::Stopped);
        // As coarse as timers are.
        const auto most = static_cast<std::size_t>(clock.elapsed() / 18 + 2);
        QVERIFY2(seen.size() <= most,
                 qPrintable(QStringLiteral("%1 of at most %2").arg(seen.size()).arg(most)));
        QVERIFY(counter->value > static_cast<int>(10 * seen.size()));
        QVERIFY(std::ranges::is_sorted(seen));
    }

    void aSlowThreadLetsNothingPileUp()
    {
        Counting search(m_jobs, 5ms);
        const auto counter = std::make_shared<Counter>();
        counter->step = 0us;
        std::vector<int> seen;
        connect(&search, &Counting::stateChanged, this,
                [&] { seen.push_back(valueOf(search.state())); });
        search.start({}, JobClass::Heavy, counting(counter));
        QTRY_VERIFY(!seen.empty());
        seen.clear();
        // The event loop doesn't run meanwhile.
        const int before = counter->value;
        std::this_thread::sleep_for(200ms);
        QVERIFY(counter->value > before + 1000);
        // The one shown, the newest, and what the worker has in its hands.
        QVERIFY2(Count::alive <= 4, qPrintable(QString::number(Count::alive)));
        // Counted before it is told.
        const int newest = counter->value;
        QCoreApplication::processEvents();
        QCOMPARE(seen.size(), std::size_t{1});
        QVERIFY(seen.front() >= newest - 1);
        search.stop();
        QTRY_COMPARE(search.phase(), Phase::Stopped);
    }

    void whoComesLaterSeesTheNewestStateAtOnce()
    {
        Counting search(m_jobs, 5ms);
        const auto gate = std::make_shared<Gate>();
        search.start({}, JobClass::Heavy, gated(gate, true));
        QTRY_COMPARE(valueOf(search.state()), 1);
        auto view = std::make_unique<QObject>();
        std::vector<int> seen;
        search.follow(view.get(), [&](const CountPtr& state) { seen.push_back(valueOf(state)); });
        QCOMPARE(seen, std::vector{1});
        gate->open = true;
        QTRY_COMPARE(search.phase(), Phase::Done);
        QCOMPARE(seen, (std::vector{1, 2}));
        // After the end, too.
        std::vector<int> late;
        search.follow(this, [&](const CountPtr& state) { late.push_back(valueOf(state)); });
        QCOMPARE(late, std::vector{2});
        // A view that is gone is called no more; another search has no state yet.
        view.reset();
        const auto other = std::make_shared<Gate>();
        other->open = true;
        search.start({}, JobClass::Heavy, gated(other, true));
        QCOMPARE(late, (std::vector{2, 0}));
        QTRY_COMPARE(search.phase(), Phase::Done);
        QCOMPARE(late.back(), 2);
        QCOMPARE(seen, (std::vector{1, 2}));
    }

    void anotherSearchSilencesTheOneBefore_data()
    {
        QTest::addColumn<bool>("heedStop");
        QTest::newRow("heeds the stop") << true;
        QTest::newRow("stubborn") << false;
    }

    void anotherSearchSilencesTheOneBefore()
    {
        QFETCH(bool, heedStop);
        Counting search(m_jobs, 5ms);
        const auto first = std::make_shared<Gate>();
        search.start({}, JobClass::Heavy, gated(first, heedStop));
        QTRY_COMPARE(valueOf(search.state()), 1);
        std::vector<Phase> phases;
        connect(&search, &Counting::phaseChanged, this, [&] { phases.push_back(search.phase()); });
        const auto counter = std::make_shared<Counter>();
        counter->value = 100;
        counter->end = 120;
        search.start({}, JobClass::Heavy, counting(counter));
        QVERIFY(!search.state());
        std::vector<int> seen;
        search.follow(this, [&](const CountPtr& state) { seen.push_back(valueOf(state)); });
        first->open = true;
        QTRY_COMPARE(search.phase(), Phase::Done);
        QTRY_VERIFY(isQuiet());
        QCOMPARE(phases, (std::vector{Phase::Running, Phase::Done}));
        QCOMPARE(*search.result(), 120);
        QVERIFY(std::ranges::all_of(seen, [](int value) { return value > 100; }));
    }

    void pausesAndGoesOn()
    {
        Counting search(m_jobs, 5ms);
        const auto counter = std::make_shared<Counter>();
        search.start({}, JobClass::Heavy, counting(counter));
        const auto pause = [&] {
            if (search.phase() == Phase::Paused) search.resume();
            [&] { QTRY_VERIFY(counter->isWorking); }();
            QElapsedTimer clock;
            clock.start();
            search.pause();
            return clock;
        };
        const qint64 least =
            fixture::fastest(pause, [&] { return search.phase() == Phase::Paused; });
        QVERIFY2(least < 100, qPrintable(QString::number(least)));
        QVERIFY(!search.isRunning());
        QTRY_VERIFY(isQuiet());
        const int value = counter->value;
        // The newest state of before is there all the time.
        QCOMPARE(valueOf(search.state()), value);
        QSignalSpy states(&search, &Counting::stateChanged);
        QTest::qWait(50);
        QCOMPARE(counter->value, value);
        QCOMPARE(states.size(), 0);
        QCOMPARE(valueOf(search.state()), value);
        search.resume();
        QCOMPARE(search.phase(), Phase::Running);
        QCOMPARE(valueOf(search.state()), value);
        QTRY_VERIFY(valueOf(search.state()) > value + 5);
        search.stop();
        QTRY_COMPARE(search.phase(), Phase::Stopped);
        QVERIFY(!search.result());
    }

    void aPauseUsesNoProcessor()
    {
        Counting search(m_jobs, 5ms);
        const auto counter = std::make_shared<Counter>();
        counter->step = 0us;
        search.start({}, JobClass::Heavy, counting(counter));
        QTRY_VERIFY(search.state());
        search.pause();
        QTRY_COMPARE(search.phase(), Phase::Paused);
        QTRY_VERIFY(isQuiet());
        // As an event loop that has nothing to do.
        const auto before = processorTime();
        QEventLoop loop;
        QTimer::singleShot(500, &loop, &QEventLoop::quit);
        loop.exec();
        const auto used = processorTime() - before;
        QVERIFY2(used < 25ms, qPrintable(QStringLiteral("%1 ms").arg(used.count())));
        search.stop();
        QCOMPARE(search.phase(), Phase::Stopped);
    }

    void stopEndsWithin100Milliseconds_data()
    {
        QTest::addColumn<bool>("byTheService");
        QTest::newRow("by its owner") << false;
        QTest::newRow("by the user, with all jobs") << true;
    }

    void stopEndsWithin100Milliseconds()
    {
        QFETCH(bool, byTheService);
        Counting search(m_jobs, 5ms);
        const auto counter = std::make_shared<Counter>();
        search.start({}, JobClass::Heavy, counting(counter));
        const auto stop = [&] {
            search.resume();
            [&] { QTRY_VERIFY(counter->isWorking); }();
            QElapsedTimer clock;
            clock.start();
            if (byTheService) m_jobs.cancelAll();
            else search.stop();
            return clock;
        };
        const qint64 least =
            fixture::fastest(stop, [&] { return search.phase() == Phase::Stopped; });
        QVERIFY2(least < 100, qPrintable(QString::number(least)));
        QVERIFY(!counter->isWorking);
        QCOMPARE(valueOf(search.state()), counter->value.load());
        QVERIFY(!search.result());
        QVERIFY(!search.error());
        // It goes on where it was stopped.
        const int value = counter->value;
        search.resume();
        QTRY_VERIFY(valueOf(search.state()) > value);
        search.stop();
        QTRY_COMPARE(search.phase(), Phase::Stopped);
    }

    /// Told to stop when the result was all but there.
    void aStoppedSearchKeepsTheResultThatItCameTo()
    {
        Counting search(m_jobs, 5ms);
        const auto gate = std::make_shared<Gate>();
        search.start({}, JobClass::Heavy, gated(gate, false));
        QTRY_COMPARE(valueOf(search.state()), 1);
        search.stop();
        QCOMPARE(search.phase(), Phase::Stopping);
        QVERIFY(!search.result());
        gate->open = true;
        QTRY_COMPARE(search.phase(), Phase::Stopped);
        QCOMPARE(valueOf(search.state()), 2);
        QVERIFY(search.result());
        QCOMPARE(*search.result(), 2);
    }

    void stopTakesThePlaceOfAPause()
    {
        Counting search(m_jobs, 5ms);
        const auto gate = std::make_shared<Gate>();
        search.start({}, JobClass::Heavy, gated(gate, false));
        QTRY_VERIFY(gate->entered);
        search.pause();
        search.stop();
        QCOMPARE(search.phase(), Phase::Stopping);
        gate->open = true;
        QTRY_COMPARE(search.phase(), Phase::Stopped);
        // Nothing to pause any more.
        search.pause();
        QCOMPARE(search.phase(), Phase::Stopped);
    }

    void errorsAreKept()
    {
        Counting search(m_jobs, 5ms);
        search.start({}, JobClass::Heavy,
                     [](const TaskContext&, const Counting::OnState& onState) -> Result<int> {
                         onState(std::make_shared<const Count>(7));
                         return engine::failure(engine::ErrorCode::Malformed, engine::say("no good"));
                     });
        QTRY_COMPARE(search.phase(), Phase::Failed);
        QCOMPARE(search.error()->code, engine::ErrorCode::Malformed);
        QVERIFY(!search.result());
        QCOMPARE(search.state()->value, 7);
        // What has failed is not begun again.
        search.resume();
        QCOMPARE(search.phase(), Phase::Failed);
        const auto counter = std::make_shared<Counter>();
        counter->end = 1;
        search.start({}, JobClass::Heavy, counting(counter));
        QVERIFY(!search.error());
        QTRY_COMPARE(search.phase(), Phase::Done);
        QVERIFY(!search.error());
    }

    void nothingIsDeliveredWhenTheOwnerIsGone()
    {
        auto search = std::make_unique<Counting>(m_jobs, 5ms);
        const auto counter = std::make_shared<Counter>();
        search->start({}, JobClass::Heavy, counting(counter));
        QTRY_VERIFY(counter->isWorking);
        int told = 0;
        connect(search.get(), &Counting::stateChanged, this, [&] { ++told; });
        connect(search.get(), &Counting::phaseChanged, this, [&] { ++told; });
        search.reset();
        told = 0;
        QTRY_VERIFY(!counter->isWorking);
        QTRY_VERIFY(isQuiet());
        QCOMPARE(told, 0);
    }

    void droppedItIsForgotten()
    {
        Counting search(m_jobs, 5ms);
        const auto counter = std::make_shared<Counter>();
        search.start({}, JobClass::Heavy, counting(counter));
        QTRY_VERIFY(search.state());
        QSignalSpy states(&search, &Counting::stateChanged);
        QSignalSpy phases(&search, &Counting::phaseChanged);
        search.drop();
        QCOMPARE(search.phase(), Phase::Idle);
        QVERIFY(!search.state());
        QTRY_VERIFY(!counter->isWorking);
        QTRY_VERIFY(isQuiet());
        search.resume();
        QCOMPARE(search.phase(), Phase::Idle);
        QCOMPARE(states.size(), 0);
        QCOMPARE(phases.size(), 0);
    }

    /// Those who are told of the last state may start the next search.
    void theLastStateMayStartAnotherSearch()
    {
        Counting search(m_jobs, 10s);
        const auto first = std::make_shared<Gate>();
        first->open = true;
        const auto second = std::make_shared<Counter>();
        second->end = 30;
        std::vector<Phase> phases;
        connect(&search, &Counting::phaseChanged, this, [&] { phases.push_back(search.phase()); });
        connect(&search, &Counting::stateChanged, this, [&] {
            if (valueOf(search.state()) == 2 && phases.size() == 1)
                search.start({}, JobClass::Heavy, counting(second));
        });
        search.start({}, JobClass::Heavy, gated(first, true));
        QTRY_COMPARE(search.phase(), Phase::Done);
        QCOMPARE(*search.result(), 30);
        QCOMPARE(phases, (std::vector{Phase::Running, Phase::Running, Phase::Done}));
    }

    /// Several threads of the engine tell of their states.
    void statesMayComeFromAnyThread()
    {
        RunningSearch<Count> search(m_jobs, 1ms);
        search.start({}, JobClass::Heavy,
                     [](const TaskContext&, const auto& onState) -> Result<void> {
                         std::vector<std::jthread> threads;
                         for (int thread = 0; thread < 4; ++thread)
                             threads.emplace_back([&onState] {
                                 for (int i = 0; i < 2000; ++i)
                                     onState(std::make_shared<const Count>(i));
                             });
                         return {};
                     });
        QTRY_COMPARE(search.phase(), Phase::Done);
        QCOMPARE(search.state()->value, 1999);
    }
};

TEST_CLASS(TestRunningSearch, QCoreApplication)
#include "tst_running_search.moc"
