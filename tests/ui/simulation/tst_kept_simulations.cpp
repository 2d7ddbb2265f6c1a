// SPDX-License-Identifier: GPL-3.0-or-later
// Simulations that stay with the turns of a study: saved, opened again, run again.
#include <QtTest>

#include "engine/game/kept_simulation.h"
#include "engine/game/study_file.h"
#include "tests/support/test_class.h"
#include "tests/ui/game_fixture.h"
#include "ui/document/shown_study.h"
#include "ui/document/study.h"
#include "ui/simulation/simulation_controls.h"
#include "ui/simulation/simulations.h"

using namespace Qt::StringLiterals;
using Phase = ui::SimulationRun::Phase;

namespace {

struct KeptStage
{
    ui::JobService jobs;
    ui::Study study{fixture::catPosition()};
    ui::ShownStudy shown{study};
    ui::Simulations simulations{jobs, shown};

    KeptStage() { study.setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s); }
    ui::SimulationRun* simulated(std::int64_t iterations = 120)
    {
        ui::SimulationSettings settings;
        settings.seed = 9;
        settings.candidates = 4;
        settings.stop = {.confidence = 1, .iterations = iterations};
        ui::SimulationRun* run = simulations.start(settings, {}, {});
        return QTest::qWaitFor([run] { return run->phase() == Phase::Done; }) ? run : nullptr;
    }
    /// Saves and opens again, as another document.
    bool reopen()
    {
        const auto file = engine::readStudy(
            engine::writeStudy(ui::studyFileOf(study.state(), simulations.kept(study.state()))));
        if (!file) return false;
        study.setGame(*ui::OpenGame::create(file->games.front(), fixture::lexicon()), u"b.cws"_s,
                      u"open"_s);
        return true;
    }
};

}  // namespace

class TestKeptSimulations : public QObject
{
    Q_OBJECT

private slots:
    void staysWithTheTurn()
    {
        ui::SimulationPtr was;
        std::string text;
        {
            KeptStage stage;
            stage.study.goTo({engine::kRootNode, 1});
            const ui::SimulationRun* run = stage.simulated();
            QVERIFY(run);
            was = run->state();
            // That there is one is no edit.
            QVERIFY(!stage.study.isModified());
            const auto kept = stage.simulations.kept(stage.study.state());
            QCOMPARE(kept.size(), std::size_t{1});
            QCOMPARE(kept.front().node, stage.study.moment().viewed);
            text = engine::writeStudy(ui::studyFileOf(stage.study.state(), kept));
        }
        // Another program run: nothing of it is in memory.
        KeptStage stage;
        const auto file = engine::readStudy(text);
        QVERIFY(file);
        stage.study.setGame(*ui::OpenGame::create(file->games.front(), fixture::lexicon()),
                            u"b.cws"_s, u"open"_s);
        QVERIFY(!stage.simulations.current());
        stage.study.goTo({engine::kRootNode, 1});
        QTRY_VERIFY(stage.simulations.current());
        ui::SimulationRun* run = stage.simulations.current();
        QVERIFY(run->isRestored());
        QCOMPARE(run->phase(), Phase::Done);
        QVERIFY(engine::sameNumbers(*run->state(), *was));
        QCOMPARE(run->plan().settings.seed, std::uint64_t{9});
        QCOMPARE(run->plan().settings.candidates, 4);
        QCOMPARE(run->plan().settings.stop.iterations, std::int64_t{120});
        QVERIFY(!run->state()->candidates.front().replies.empty());
        ui::SimulationControls controls;
        controls.setRun(run);
        QVERIFY2(controls.statusText().contains(u"kept with the turn"_s),
                 qPrintable(controls.statusText()));
        // Saved again it is still there, although nothing was run.
        QVERIFY(stage.reopen());
        QVERIFY(engine::hasKeptSimulation(
            stage.study.game()->record().node(stage.study.moment().turns[1].move).annotations,
            *run->plan().position));

        stage.study.goTo({engine::kRootNode, 1});
        run = stage.simulations.runAgain();
        QTRY_COMPARE(run->phase(), Phase::Done);
        QVERIFY(!run->isRestored());
        QCOMPARE(run->cameToTheSame(), std::optional(true));
        QVERIFY(engine::sameNumbers(*run->state(), *was));
        QCOMPARE(run->state()->end, was->end);
        controls.setRun(run);
        QVERIFY2(controls.statusText().contains(u"the same numbers"_s),
                 qPrintable(controls.statusText()));
        // The plays, which aren't kept, are there now.
        QVERIFY(!run->state()->candidates.front().plays.empty());
    }
    /// Whoever paints while he hears that there is another one still sees the one before.
    void theOneBeforeLivesUntilAllKnow()
    {
        KeptStage stage;
        QPointer<ui::SimulationRun> before = stage.simulated(20);
        QVERIFY(before);
        bool lived = false;
        QObject::connect(&stage.simulations, &ui::Simulations::currentChanged, &stage.simulations,
                         [&] { lived = !before.isNull(); });
        QVERIFY(stage.simulations.runAgain());
        QVERIFY(lived);
        QVERIFY(before.isNull());
    }
    void whatWasStoppedIsCompleteAgain()
    {
        KeptStage stage;
        ui::SimulationSettings settings;
        settings.candidates = 3;
        settings.stop = {.confidence = 1};
        ui::SimulationRun* run = stage.simulations.start(settings, {}, {});
        QTRY_VERIFY(run->state());
        run->stop();
        QTRY_COMPARE(run->phase(), Phase::Stopped);
        run = stage.simulations.runAgain();
        QTRY_COMPARE(run->phase(), Phase::Done);
        QCOMPARE(run->cameToTheSame(), std::optional(true));
        ui::SimulationControls controls;
        controls.setRun(run);
        QVERIFY2(controls.statusText().startsWith(u"✓ ended"_s), qPrintable(controls.statusText()));
    }
    void goesOnFromThere()
    {
        KeptStage stage;
        QVERIFY(stage.simulated(60));
        QVERIFY(stage.reopen());
        ui::Simulations later{stage.jobs, stage.shown};
        emit stage.shown.changed({});
        QTRY_VERIFY(later.current());
        ui::SimulationRun* run = later.current();
        QVERIFY(run->isRestored());
        run->setStop({.confidence = 1, .iterations = 100});
        run->resume();
        QTRY_COMPARE(run->phase(), Phase::Done);
        QCOMPARE(run->state()->iterations, std::int64_t{100});
        const auto numbers = run->state();
        const ui::SimulationRun* whole = stage.simulated(100);
        QVERIFY(whole);
        QVERIFY(engine::sameNumbers(*numbers, *whole->state()));
    }
    /// A candidate can be taken out of one that was kept, and another one put in.
    void candidatesOfAKeptOneComeAndGo()
    {
        KeptStage stage;
        QVERIFY(stage.simulated(60));
        QVERIFY(stage.reopen());
        ui::Simulations later{stage.jobs, stage.shown};
        emit stage.shown.changed({});
        QTRY_VERIFY(later.current());
        ui::SimulationRun* run = later.current();
        const engine::Move gone = run->state()->candidates[1].move;
        run->remove(run->state()->candidates[1].id);
        QCOMPARE(run->state()->candidates.size(), std::size_t{3});
        QVERIFY(run->add(engine::passMove(), true));
        QTRY_COMPARE(run->phase(), Phase::Done);
        QCOMPARE(run->state()->candidates.size(), std::size_t{4});
        QCOMPARE(run->idOf(gone), -1);
        QVERIFY(run->idOf(engine::passMove()) >= 0);
        for (const auto& candidate : run->state()->candidates)
            QCOMPARE(candidate.iterations(), std::int64_t{60});
    }
    void otherWordsOtherNumbers()
    {
        KeptStage stage;
        QVERIFY(stage.simulated(60));
        QVERIFY(stage.reopen());
        const auto words = engine::readWordList("cat\nat\n", fixture::english()->alphabet);
        QVERIFY(stage.study.setLexicon(*engine::Lexicon::fromWords(
            "other", words->words, fixture::english()->alphabet, false)));
        ui::Simulations later{stage.jobs, stage.shown};
        emit stage.shown.changed({});
        QTest::qWait(50);
        QVERIFY(!later.current());
        QVERIFY(stage.study.setLexicon(fixture::lexicon()));
        QTRY_VERIFY(later.current());
    }
    /// Those that are left out of memory are written all the same.
    void leftOutOnesAreKept()
    {
        KeptStage stage;
        QVERIFY(stage.simulated(20));
        const auto asked = stage.study.state();
        for (std::size_t i = 0; i <= ui::Simulations::kMostKept; ++i) {
            auto other = *fixture::catPosition();
            other.setScore(0, {static_cast<int>(i)});
            stage.study.setPosition(std::move(other), u"other"_s, {});
            QVERIFY(stage.simulated(1));
        }
        QCOMPARE(stage.simulations.kept(asked).size(), std::size_t{1});
    }
};

TEST_CLASS(TestKeptSimulations, QApplication)
#include "tst_kept_simulations.moc"
