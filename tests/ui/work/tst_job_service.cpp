// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>
#include <memory>
#include <thread>

#include <sys/resource.h>

#include <QSignalSpy>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/work/gate.h"
#include "ui/work/job_service.h"

using engine::Result;
using engine::TaskContext;
using fixture::Gate;
using ui::Job;
using ui::JobClass;
using ui::JobService;

class TestJobService : public QObject
{
    Q_OBJECT

private slots:
    void deliversTheResult()
    {
        JobService service;
        std::optional<Result<int>> got;
        Job* job = service.start<int>(
            QStringLiteral("six times seven"), JobClass::Heavy,
            [](const TaskContext&) { return Result<int>(42); }, this,
            [&](Result<int> result) { got = result; });
        QSignalSpy ends(job, &Job::ended);
        QCOMPARE(service.jobs().size(), 1);
        QTRY_VERIFY(got.has_value());
        QCOMPARE(got->value(), 42);
        QCOMPARE(ends.size(), 1);
        QVERIFY(service.jobs().isEmpty());
    }

    /// The window's thread comes before what takes long.
    void longWorkGivesWay()
    {
        JobService service;
        const auto niceIn = [&](JobClass jobClass) {
            std::optional<int> nice;
            service.start<int>(
                QStringLiteral("look"), jobClass,
                [](const TaskContext&) { return Result<int>(::getpriority(PRIO_PROCESS, 0)); },
                this, [&](Result<int> result) { nice = *result; });
            return QTest::qWaitFor([&] { return nice.has_value(); }) ? *nice : -100;
        };
        const int own = ::getpriority(PRIO_PROCESS, 0);
        QCOMPARE(niceIn(JobClass::Interactive), own);
        QCOMPARE(niceIn(JobClass::Quiet), own);
        const int heavy = niceIn(JobClass::Heavy);
        QVERIFY(heavy > own || own >= 19);
        const int background = niceIn(JobClass::Background);
        QVERIFY(background >= heavy);
        QCOMPARE(niceIn(JobClass::Idle), 19);
        QCOMPARE(::getpriority(PRIO_PROCESS, 0), own);
    }

    void deliversTheError()
    {
        JobService service;
        std::optional<Result<int>> got;
        Job::State state = Job::State::Queued;
        Job* job = service.start<int>(
            QStringLiteral("fails"), JobClass::Interactive,
            [](const TaskContext&) -> Result<int> {
                return engine::failure(engine::ErrorCode::Malformed, engine::say("no good"));
            },
            this, [&](Result<int> result) { got = result; });
        connect(job, &Job::ended, this, [&](Job* ended) { state = ended->state(); });
        QTRY_VERIFY(got.has_value());
        QCOMPARE(got->error().message(), std::string("no good"));
        QCOMPARE(state, Job::State::Failed);
    }

    void cancelEndsTheWork()
    {
        JobService service;
        auto gate = std::make_shared<Gate>();
        std::optional<Result<int>> got;
        Job* job = service.start<int>(
            QStringLiteral("long"), JobClass::Heavy,
            [gate](const TaskContext& context) -> Result<int> {
                gate->pass(context, true);
                return engine::failure(engine::ErrorCode::Cancelled, engine::say("cancelled"));
            },
            this, [&](Result<int> result) { got = result; });
        QSignalSpy ends(job, &Job::ended);
        QTRY_VERIFY(gate->entered);
        QCOMPARE(job->state(), Job::State::Running);
        job->cancel();
        QTRY_VERIFY(got.has_value());  // the gate never opens by itself
        QCOMPARE(got->error().code, engine::ErrorCode::Cancelled);
        QCOMPARE(ends.size(), 1);
    }

    void resultAfterCancelIsNotDelivered()
    {
        JobService service;
        auto gate = std::make_shared<Gate>();
        std::optional<Result<int>> got;
        Job* job = service.start<int>(
            QStringLiteral("stubborn"), JobClass::Heavy,
            [gate](const TaskContext& context) {
                gate->pass(context, false);
                return Result<int>(1);
            },
            this, [&](Result<int> result) { got = result; });
        QTRY_VERIFY(gate->entered);
        job->cancel();
        gate->open = true;
        QTRY_VERIFY(got.has_value());
        QCOMPARE(got->error().code, engine::ErrorCode::Cancelled);
    }

    void cancelledInTheQueueNeverRuns()
    {
        JobService service;
        auto gate = std::make_shared<Gate>();
        const auto block = [gate](const TaskContext& context) {
            gate->pass(context, false);
            return Result<int>(0);
        };
        const auto ignore = [](Result<int>) {};
        for (int i = 0; i < 2; ++i)
            service.start<int>(QStringLiteral("block"), JobClass::Interactive, block, this, ignore);
        auto ran = std::make_shared<std::atomic<bool>>(false);
        Job* queued = service.start<int>(
            QStringLiteral("queued"), JobClass::Interactive,
            [ran](const TaskContext&) {
                *ran = true;
                return Result<int>(0);
            },
            this, ignore);
        QTRY_VERIFY(gate->entered);
        QCOMPARE(queued->state(), Job::State::Queued);
        QSignalSpy ends(queued, &Job::ended);
        queued->cancel();
        gate->open = true;
        QTRY_COMPARE(ends.size(), 1);
        QTRY_VERIFY(service.jobs().isEmpty());
        QVERIFY(!*ran);
    }

    void progressIsSeen()
    {
        JobService service;
        auto gate = std::make_shared<Gate>();
        Job* job = service.start<int>(
            QStringLiteral("counting"), JobClass::Heavy,
            [gate](const TaskContext& context) {
                context.report({engine::say("counting"), 3, 10});
                gate->pass(context, true);
                return Result<int>(0);
            },
            this, [](Result<int>) {});
        QTRY_COMPARE(job->progress().done, 3);
        QCOMPARE(job->progress().total, 10);
        gate->open = true;
        QTRY_VERIFY(service.jobs().isEmpty());
    }

    void goneReceiverIsNotCalled()
    {
        JobService service;
        auto gate = std::make_shared<Gate>();
        auto receiver = std::make_unique<QObject>();
        bool called = false;
        service.start<int>(
            QStringLiteral("orphan"), JobClass::Heavy,
            [gate](const TaskContext& context) {
                gate->pass(context, false);
                return Result<int>(0);
            },
            receiver.get(), [&](Result<int>) { called = true; });
        receiver.reset();
        gate->open = true;
        QTRY_VERIFY(service.jobs().isEmpty());
        QVERIFY(!called);
    }

    void destructorDoesNotWait()
    {
        auto gate = std::make_shared<Gate>();
        auto service = std::make_unique<JobService>();
        service->start<int>(
            QStringLiteral("stubborn"), JobClass::Heavy,
            [gate](const TaskContext& context) {
                gate->pass(context, false);
                return Result<int>(0);
            },
            this, [](Result<int>) { QFAIL("delivered after the end"); });
        QTRY_VERIFY(gate->entered);
        service.reset();
        QVERIFY(!gate->open);  // the work goes on, so it was not waited for
        gate->open = true;
        QTest::qWait(20);
    }
};

TEST_CLASS(TestJobService, QCoreApplication)
#include "tst_job_service.moc"
