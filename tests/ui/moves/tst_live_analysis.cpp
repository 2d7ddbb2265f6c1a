// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>
#include <chrono>
#include <thread>

#include <QSignalSpy>
#include <QtTest>

#include "engine/lexicon/klv.h"
#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/moves/live_analysis.h"

using fixture::catPosition;
using ui::LiveAnalysis;
using State = ui::LiveAnalysis::State;
using Urgency = ui::LiveAnalysis::Urgency;

class TestLiveAnalysis : public QObject
{
    Q_OBJECT

private slots:
    void newestWins_data()
    {
        QTest::addColumn<bool>("heedStop");
        QTest::newRow("cancelled runs end") << true;
        QTest::newRow("cancelled runs go on and answer late") << false;
    }
    void newestWins()
    {
        QFETCH(bool, heedStop);
        fixture::FakeRanking fake;
        fake.setHeedStop(heedStop);
        ui::JobService jobs;
        LiveAnalysis analysis(jobs, fake.function());
        const auto first = catPosition("AE/");
        const auto second = catPosition("ST/");
        analysis.setQuestion(first, nullptr, nullptr, Urgency::AtOnce);
        QTRY_COMPARE(fake.calls(), 1);
        analysis.setQuestion(second, nullptr, nullptr, Urgency::AtOnce);
        QTRY_COMPARE(fake.calls(), 2);
        // The newer answer first, then the late one.
        fake.answer("ST", fixture::ranking(*second, {{"8G (CAT)S", 60}}));
        QTRY_COMPARE(analysis.state(), State::Ready);
        const auto shown = analysis.ranking();
        QCOMPARE(shown->moves.size(), std::size_t{1});
        QSignalSpy changes(&analysis, &LiveAnalysis::stateChanged);
        fake.answer("AE", fixture::ranking(*first, {{"pass", 0}, {"pass", 0}}));
        QTRY_VERIFY(jobs.jobs().isEmpty());
        QCOMPARE(changes.size(), 0);
        QCOMPARE(analysis.ranking(), shown);
        QCOMPARE(analysis.position(), second);
    }

    void lateAnswerBeforeTheNewOneIsNotShown()
    {
        fixture::FakeRanking fake;
        fake.setHeedStop(false);
        ui::JobService jobs;
        LiveAnalysis analysis(jobs, fake.function());
        const auto first = catPosition("AE/");
        const auto second = catPosition("ST/");
        analysis.setQuestion(first, nullptr, nullptr, Urgency::AtOnce);
        QTRY_COMPARE(fake.calls(), 1);
        analysis.setQuestion(second, nullptr, nullptr, Urgency::AtOnce);
        fake.answer("AE", fixture::ranking(*first, {{"pass", 0}}));
        QTRY_COMPARE(fake.calls(), 2);
        QTRY_COMPARE(fake.running(), 1);
        QCOMPARE(analysis.state(), State::Waiting);
        QVERIFY(!analysis.ranking());
        fake.answer("ST", fixture::ranking(*second, {{"pass", 0}}));
        QTRY_COMPARE(analysis.state(), State::Ready);
    }

    void bestMovesOfTwoBlanksComeFirst()
    {
        const auto position = catPosition("AES?\?/");
        // Gives what is asked for; all moves only when the test lets it.
        const auto gate = std::make_shared<std::atomic<bool>>(false);
        const auto rank =
            [gate](const engine::RankRequest& request,
                   const engine::TaskContext& task) -> engine::Result<engine::MoveRanking> {
            engine::MoveRanking ranking;
            const bool all = request.countAll;
            while (all && !*gate && !task.stopRequested())
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            if (task.stopRequested())
                return engine::failure(engine::ErrorCode::Cancelled, engine::say("stopped"));
            const std::size_t count = all ? 2500 : request.limit;
            for (std::size_t i = 0; i < count; ++i)
                ranking.moves.push_back(
                    {engine::passMove(), engine::Equity{-static_cast<std::int32_t>(i)}});
            if (all) ranking.placements = 2499;
            return ranking;
        };
        ui::JobService jobs;
        LiveAnalysis analysis(jobs, rank);
        QSignalSpy changes(&analysis, &LiveAnalysis::stateChanged);
        analysis.setQuestion(position, nullptr, nullptr, Urgency::AtOnce);
        QTRY_COMPARE(analysis.state(), State::Ready);
        QCOMPARE(analysis.ranking()->moves.size(), LiveAnalysis::kFirstMoves);
        // Stopped, the first ones stay, and all can be asked for.
        jobs.cancelForeground();
        QTRY_VERIFY(jobs.jobs().isEmpty());
        QCOMPARE(analysis.state(), State::Ready);
        QCOMPARE(analysis.ranking()->moves.size(), LiveAnalysis::kFirstMoves);
        analysis.generate();
        *gate = true;
        QTRY_VERIFY(analysis.state() == State::Ready && analysis.ranking()->moves.size() == 2500);
        // Complete, nothing is looked for again.
        const qsizetype before = changes.size();
        analysis.generate();
        QCOMPARE(changes.size(), before);
        // What comes late belongs to no other position.
        *gate = false;
        analysis.setQuestion(catPosition("AET?\?/"), nullptr, nullptr, Urgency::AtOnce);
        QTRY_COMPARE(analysis.state(), State::Ready);
        const auto other = catPosition("AE/");
        analysis.setQuestion(other, nullptr, nullptr, Urgency::AtOnce);
        QCOMPARE(analysis.state(), State::Waiting);
        QVERIFY(!analysis.ranking());
        *gate = true;
        QTRY_COMPARE(analysis.state(), State::Ready);
        QTRY_VERIFY(jobs.jobs().isEmpty());
        QCOMPARE(analysis.position(), other);
        QCOMPARE(analysis.ranking()->moves.size(), std::size_t{2500});
        // Known, all are there at once.
        analysis.setQuestion(position, nullptr, nullptr, Urgency::AtOnce);
        QCOMPARE(analysis.state(), State::Ready);
        QCOMPARE(analysis.ranking()->moves.size(), std::size_t{2500});
    }

    void burstIsOneQuestion()
    {
        fixture::FakeRanking fake;
        ui::JobService jobs;
        LiveAnalysis analysis(jobs, fake.function());
        for (const char* racks : {"A/", "AE/", "AES/", "AEST/"})
            analysis.setQuestion(catPosition(racks), nullptr, nullptr, Urgency::Coalesce);
        const auto last = catPosition("AEST/");
        fake.answer("AEST", fixture::ranking(*last, {{"pass", 0}}));
        QTRY_COMPARE(analysis.state(), State::Ready);
        QCOMPARE(fake.calls(), 1);
    }

    void singleRackChangeStartsAtOnce()
    {
        fixture::FakeRanking fake;
        ui::JobService jobs;
        LiveAnalysis analysis(jobs, fake.function());
        const auto position = catPosition();
        analysis.setQuestion(position, nullptr, nullptr, Urgency::AtOnce);
        QCoreApplication::processEvents();
        QCOMPARE(jobs.jobs().size(), 1);  // in this turn of the event loop, not 25 ms later
        fake.answer("AEST", fixture::ranking(*position, {{"pass", 0}}));
        QTRY_COMPARE(analysis.state(), State::Ready);
    }

    void answersAreCached()
    {
        fixture::FakeRanking fake;
        ui::JobService jobs;
        LiveAnalysis analysis(jobs, fake.function());
        const auto position = catPosition();
        fake.answer("AEST", fixture::ranking(*position, {{"pass", 0}}));
        fake.answer("AE", fixture::ranking(*position, {{"pass", 0}}));
        analysis.setQuestion(position, nullptr, nullptr, Urgency::AtOnce);
        QTRY_COMPARE(analysis.state(), State::Ready);
        analysis.setQuestion(catPosition("AE/"), nullptr, nullptr, Urgency::AtOnce);
        QTRY_COMPARE(analysis.state(), State::Ready);
        analysis.setQuestion(catPosition(), nullptr, nullptr, Urgency::AtOnce);
        QCOMPARE(analysis.state(), State::Ready);
        QCOMPARE(fake.calls(), 2);
        // Other leaves are another question.
        const auto leaves = std::make_shared<const engine::Klv>(
            *engine::Klv::parse(std::as_bytes(std::span("\x01\0\0\0\0\0\x40\0\0\0\0\0", 12)), 26));
        analysis.setQuestion(catPosition(), leaves, nullptr, Urgency::AtOnce);
        QTRY_COMPARE(fake.calls(), 3);
    }

    void obstaclesAreTold_data()
    {
        QTest::addColumn<QString>("racks");
        QTest::addColumn<bool>("withLexicon");
        QTest::addColumn<int>("state");
        QTest::newRow("unknown rack") << "/" << true << static_cast<int>(State::UnknownRack);
        QTest::newRow("no lexicon") << "AEST/" << false << static_cast<int>(State::NoLexicon);
    }
    void obstaclesAreTold()
    {
        QFETCH(QString, racks);
        QFETCH(bool, withLexicon);
        QFETCH(int, state);
        fixture::FakeRanking fake;
        ui::JobService jobs;
        LiveAnalysis analysis(jobs, fake.function());
        const auto position = fixture::position(
            fixture::kEmptyBoard + " " + racks.toStdString() + " 0/0 0", withLexicon);
        QVERIFY(position);
        analysis.setQuestion(position, nullptr, nullptr, Urgency::AtOnce);
        QCOMPARE(static_cast<int>(analysis.state()), state);
        QVERIFY(jobs.jobs().isEmpty());
    }

    void liveOffRunsOnlyOnDemand()
    {
        fixture::FakeRanking fake;
        ui::JobService jobs;
        LiveAnalysis analysis(jobs, fake.function());
        analysis.setLive(false);
        const auto position = catPosition();
        fake.answer("AEST", fixture::ranking(*position, {{"pass", 0}}));
        analysis.setQuestion(position, nullptr, nullptr, Urgency::AtOnce);
        QCOMPARE(analysis.state(), State::Off);
        analysis.generate();
        QTRY_COMPARE(analysis.state(), State::Ready);
        QCOMPARE(fake.calls(), 1);
    }

    void stopEndsTheRun()
    {
        fixture::FakeRanking fake;
        ui::JobService jobs;
        LiveAnalysis analysis(jobs, fake.function());
        analysis.setQuestion(catPosition(), nullptr, nullptr, Urgency::AtOnce);
        QTRY_COMPARE(fake.running(), 1);
        QVERIFY(analysis.stop());
        QCOMPARE(analysis.state(), State::Stopped);
        QTRY_COMPARE(fake.running(), 0);
        QVERIFY(!analysis.stop());
    }

    void failureIsKept()
    {
        ui::JobService jobs;
        LiveAnalysis analysis(
            jobs,
            [](const engine::RankRequest&,
               const engine::TaskContext&) -> engine::Result<engine::MoveRanking> {
                return engine::failure(engine::ErrorCode::OutOfRange, engine::say("too much"));
            });
        analysis.setQuestion(catPosition(), nullptr, nullptr, Urgency::AtOnce);
        QTRY_COMPARE(analysis.state(), State::Failed);
        QCOMPARE(analysis.error()->message(), std::string("too much"));
    }
};

TEST_CLASS(TestLiveAnalysis, QCoreApplication)
#include "tst_live_analysis.moc"
