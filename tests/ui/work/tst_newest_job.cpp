// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>
#include <optional>
#include <vector>

#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/work/gate.h"
#include "ui/work/newest_job.h"

using engine::Result;
using engine::TaskContext;
using fixture::Gate;
using ui::Job;
using ui::JobClass;
using ui::JobService;
using ui::NewestJob;
using namespace std::chrono_literals;

namespace {

JobService::Work<int> waiting(const std::shared_ptr<Gate>& gate, int answer, bool heedStop = true)
{
    return [gate, answer, heedStop](const TaskContext& context) -> Result<int> {
        gate->pass(context, heedStop);
        return answer;
    };
}

JobService::Work<int> atOnce(int answer)
{
    return [answer](const TaskContext&) -> Result<int> { return answer; };
}

}  // namespace

class TestNewestJob : public QObject
{
    Q_OBJECT

private:
    JobService m_jobs;
    std::vector<int> m_answers;
    std::vector<engine::ErrorCode> m_errors;

    JobService::Done<int> keep()
    {
        return [this](const Result<int>& answer) {
            if (answer) m_answers.push_back(*answer);
            else m_errors.push_back(answer.error().code);
        };
    }
    bool isQuiet() const { return m_jobs.jobs().isEmpty(); }

private slots:
    void init()
    {
        m_answers.clear();
        m_errors.clear();
    }

    void answers()
    {
        NewestJob question(m_jobs);
        QVERIFY(!question.isRunning());
        Job* job =
            question.ask<int>(QStringLiteral("sum"), JobClass::Interactive, atOnce(4), keep());
        QCOMPARE(job, question.job());
        QCOMPARE(job->title(), QStringLiteral("sum"));
        QVERIFY(question.isRunning());
        QTRY_COMPARE(m_answers, std::vector<int>{4});
        QVERIFY(!question.isRunning());
        QVERIFY(question.job() == nullptr);
    }

    /// Whether the work heeds the stop or comes to its answer all the same.
    void oldAnswersAreVoid_data()
    {
        QTest::addColumn<bool>("heedStop");
        QTest::newRow("heeds the stop") << true;
        QTest::newRow("stubborn") << false;
    }

    void oldAnswersAreVoid()
    {
        QFETCH(bool, heedStop);
        NewestJob question(m_jobs);
        const auto first = std::make_shared<Gate>();
        question.ask<int>({}, JobClass::Heavy, waiting(first, 1, heedStop), keep());
        QTRY_VERIFY(first->entered);
        question.ask<int>({}, JobClass::Heavy, atOnce(2), keep());
        QTRY_COMPARE(m_answers, std::vector<int>{2});
        first->open = true;
        QTRY_VERIFY(isQuiet());
        QCOMPARE(m_answers, std::vector<int>{2});
        QVERIFY(m_errors.empty());
    }

    /// Answers that wait in the queue of events while the next question is asked.
    void finishedButNotDeliveredIsVoid()
    {
        NewestJob question(m_jobs);
        const auto first = std::make_shared<Gate>();
        first->open = true;
        question.ask<int>({}, JobClass::Heavy, waiting(first, 1), keep());
        while (!first->left) std::this_thread::sleep_for(1ms);
        std::this_thread::sleep_for(20ms);  // the event loop doesn't run meanwhile
        question.ask<int>({}, JobClass::Heavy, atOnce(2), keep());
        QTRY_VERIFY(isQuiet());
        QCOMPARE(m_answers, std::vector<int>{2});
        QVERIFY(m_errors.empty());
    }

    void onlyTheLastOfManyIsAnswered()
    {
        NewestJob question(m_jobs);
        for (int i = 0; i < 200; ++i)
            question.ask<int>({}, JobClass::Interactive, atOnce(i), keep());
        QTRY_VERIFY(isQuiet());
        QCOMPARE(m_answers, std::vector<int>{199});
        QVERIFY(m_errors.empty());
    }

    void errorsAreDelivered()
    {
        NewestJob question(m_jobs);
        question.ask<int>(
            {}, JobClass::Interactive,
            [](const TaskContext&) -> Result<int> {
                return engine::failure(engine::ErrorCode::Malformed, engine::say("no good"));
            },
            keep());
        QTRY_COMPARE(m_errors, std::vector{engine::ErrorCode::Malformed});
        QVERIFY(m_answers.empty());
        QVERIFY(!question.isRunning());
    }

    void cancelIsAnsweredWithin100Milliseconds_data()
    {
        QTest::addColumn<bool>("byTheService");
        QTest::newRow("by its owner") << false;
        QTest::newRow("by the user, with all jobs") << true;
    }

    void cancelIsAnsweredWithin100Milliseconds()
    {
        QFETCH(bool, byTheService);
        NewestJob question(m_jobs);
        const auto cancelOne = [&] {
            m_errors.clear();
            const auto gate = std::make_shared<Gate>();
            question.ask<int>({}, JobClass::Heavy, waiting(gate, 1), keep());
            [&] { QTRY_VERIFY(gate->entered); }();
            QElapsedTimer clock;
            clock.start();
            if (byTheService) m_jobs.cancelAll();
            else question.cancel();
            return clock;
        };
        const qint64 least = fixture::fastest(cancelOne, [&] { return !m_errors.empty(); });
        QVERIFY2(least < 100, qPrintable(QString::number(least)));
        QCOMPARE(m_errors, std::vector{engine::ErrorCode::Cancelled});
        QVERIFY(m_answers.empty());
        QVERIFY(!question.isRunning());
    }

    void droppedIsNotAnswered()
    {
        NewestJob question(m_jobs);
        const auto gate = std::make_shared<Gate>();
        question.ask<int>({}, JobClass::Heavy, waiting(gate, 1), keep());
        QTRY_VERIFY(gate->entered);
        question.drop();
        QVERIFY(!question.isRunning());
        QTRY_VERIFY(gate->left);  // it was stopped, too
        QTRY_VERIFY(isQuiet());
        QVERIFY(m_answers.empty());
        QVERIFY(m_errors.empty());
    }

    void nothingIsDeliveredWhenTheOwnerIsGone()
    {
        auto question = std::make_unique<NewestJob>(m_jobs);
        const auto gate = std::make_shared<Gate>();
        question->ask<int>({}, JobClass::Heavy, waiting(gate, 1), keep());
        QTRY_VERIFY(gate->entered);
        question.reset();
        QTRY_VERIFY(gate->left);
        QTRY_VERIFY(isQuiet());
        QVERIFY(m_answers.empty());
        QVERIFY(m_errors.empty());
    }

    void theAnswerMayAskAnew()
    {
        NewestJob question(m_jobs);
        question.ask<int>({}, JobClass::Interactive, atOnce(1), [&](const Result<int>& first) {
            m_answers.push_back(*first);
            QVERIFY(!question.isRunning());
            question.ask<int>({}, JobClass::Interactive, atOnce(2), keep());
        });
        QTRY_COMPARE(m_answers, (std::vector{1, 2}));
        QVERIFY(!question.isRunning());
    }

    void theAnswerMayDestroyTheQuestion()
    {
        auto question = std::make_unique<NewestJob>(m_jobs);
        question->ask<int>({}, JobClass::Interactive, atOnce(1), [&](const Result<int>& answer) {
            question.reset();
            m_answers.push_back(*answer);
        });
        QTRY_COMPARE(m_answers, std::vector{1});
        QTRY_VERIFY(isQuiet());
    }

    void aBurstIsOneQuestion()
    {
        NewestJob question(m_jobs);
        int asked = 0;
        for (int i = 0; i < 20; ++i) {
            question.askSoon(10ms, [&, i] {
                ++asked;
                question.ask<int>({}, JobClass::Interactive, atOnce(i), keep());
            });
            QVERIFY(question.isRunning());
        }
        QCOMPARE(asked, 0);
        QTRY_COMPARE(m_answers, std::vector{19});
        QCOMPARE(asked, 1);
        QVERIFY(!question.isRunning());
    }

    /// Not when it begins, but when it is asked for.
    void askingSoonVoidsWhatRuns()
    {
        NewestJob question(m_jobs);
        const auto gate = std::make_shared<Gate>();
        question.ask<int>({}, JobClass::Heavy, waiting(gate, 1), keep());
        QTRY_VERIFY(gate->entered);
        question.askSoon(50ms, [&] { question.ask<int>({}, JobClass::Heavy, atOnce(2), keep()); });
        QTRY_VERIFY(gate->left);
        QTRY_COMPARE(m_answers, std::vector{2});
        QVERIFY(m_errors.empty());
    }

    void whatWaitsForItsDelayNeverBeginsOnceDropped_data()
    {
        QTest::addColumn<int>("way");
        QTest::newRow("dropped") << 0;
        QTest::newRow("cancelled") << 1;
        QTest::newRow("owner gone") << 2;
        QTest::newRow("something else asked") << 3;
    }

    void whatWaitsForItsDelayNeverBeginsOnceDropped()
    {
        QFETCH(int, way);
        auto question = std::make_unique<NewestJob>(m_jobs);
        question->askSoon(5ms, [] { QFAIL("began"); });
        switch (way) {
        case 0: question->drop(); break;
        case 1: question->cancel(); break;
        case 2: question.reset(); break;
        default: question->ask<int>({}, JobClass::Interactive, atOnce(1), keep()); break;
        }
        QTest::qWait(30);
        QVERIFY(!question || !question->isRunning());
        QCOMPARE(m_answers.size(), std::size_t(way == 3 ? 1 : 0));
        QVERIFY(m_errors.empty());
    }

    void theServiceMayGoFirst()
    {
        auto jobs = std::make_unique<JobService>();
        NewestJob question(*jobs);
        const auto gate = std::make_shared<Gate>();
        question.ask<int>({}, JobClass::Heavy, waiting(gate, 1), keep());
        QTRY_VERIFY(gate->entered);
        jobs.reset();
        QVERIFY(!question.isRunning());
        question.drop();
        QTRY_VERIFY(gate->left);
        QVERIFY(m_answers.empty());
    }
};

TEST_CLASS(TestNewestJob, QCoreApplication)
#include "tst_newest_job.moc"
