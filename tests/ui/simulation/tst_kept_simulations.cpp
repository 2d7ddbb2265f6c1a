// SPDX-License-Identifier: GPL-3.0-or-later
// Simulations that stay with the turns of a study: saved, opened again, run again.
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
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
    ui::SimulationRun* simulated(std::int64_t iterations = 120, const ui::OpponentWords& words = {})
    {
        ui::SimulationSettings settings;
        settings.words = words;
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

/// Words of the opponent in a file of their own.
struct WordFile
{
    QTemporaryDir folder;
    ui::OpponentWords words{folder.filePath(u"few.txt"_s), {}, u"Few words"_s, u"few"_s};

    explicit WordFile(const QByteArray& text) { write(text); }
    void write(const QByteArray& text) const
    {
        QFile file(words.path);
        if (file.open(QIODevice::WriteOnly)) file.write(text);
    }
    [[nodiscard]] ui::Simulations::FindWords finder() const
    {
        return [found = words](const QString& name) {
            return name == found.name ? std::optional(found) : std::nullopt;
        };
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
    /// One that takes its place is kept as soon as it has come to something.
    void theOneBeforeIsKeptUntilThereIsMore()
    {
        KeptStage stage;
        QVERIFY(stage.simulated());
        const auto before = stage.simulations.kept(stage.study.state());
        QCOMPARE(before.size(), std::size_t{1});
        ui::SimulationSettings settings;
        settings.seed = 10;
        settings.stop = {.confidence = 1, .iterations = 120};
        ui::SimulationRun* run = stage.simulations.start(settings, {}, {});
        QVERIFY(!run->state());
        const auto meanwhile = stage.simulations.kept(stage.study.state());
        QCOMPARE(meanwhile.size(), std::size_t{1});
        QVERIFY(meanwhile.front().analysis == before.front().analysis);
        QTRY_COMPARE(run->phase(), Phase::Done);
        const auto after = stage.simulations.kept(stage.study.state());
        QCOMPARE(after.size(), std::size_t{1});
        QVERIFY(after.front().analysis != before.front().analysis);
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
    void theOpponentsWordsStay()
    {
        const WordFile file("at\ncat\ntea\n");
        KeptStage stage;
        const ui::SimulationRun* run = stage.simulated(60);
        QVERIFY(run);
        const ui::SimulationPtr withOurs = run->state();
        run = stage.simulated(60, file.words);
        QVERIFY(run);
        const ui::SimulationPtr was = run->state();
        QVERIFY(!engine::sameNumbers(*was, *withOurs));
        QVERIFY(stage.reopen());
        // No path is written: it is nobody's business, and means nothing elsewhere.
        const auto text = engine::writeStudy(ui::studyFileOf(stage.study.state(), {}));
        QVERIFY(text.find("few.txt") == std::string::npos);

        ui::Simulations later{stage.jobs, stage.shown};
        later.setFindWords(file.finder());
        emit stage.shown.changed({});
        QTRY_VERIFY(later.current());
        QVERIFY(later.current()->plan().settings.words == file.words);
        ui::SimulationControls controls;
        controls.setRun(later.current());
        QVERIFY2(controls.statusText().contains(u"plays with Few words"_s),
                 qPrintable(controls.statusText()));
        run = later.runAgain();
        QTRY_COMPARE(run->phase(), Phase::Done);
        QCOMPARE(run->cameToTheSame(), std::optional(true));
        QVERIFY(engine::sameNumbers(*run->state(), *was));
    }
    /// What can't be run again says so, and its numbers stay.
    void wordsThatAreGoneOrOthers_data()
    {
        QTest::addColumn<bool>("isKnown");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("unknown") << false << u"is not among the lexicons"_s;
        QTest::newRow("others") << true << u"holds other words now"_s;
    }
    void wordsThatAreGoneOrOthers()
    {
        QFETCH(bool, isKnown);
        QFETCH(QString, sentence);
        const WordFile file("at\ncat\ntea\n");
        KeptStage stage;
        const ui::SimulationRun* run = stage.simulated(60, file.words);
        QVERIFY(run);
        const ui::SimulationPtr was = run->state();
        QVERIFY(stage.reopen());
        file.write("at\ncat\n");
        ui::Simulations later{stage.jobs, stage.shown};
        if (isKnown) later.setFindWords(file.finder());
        emit stage.shown.changed({});
        QTRY_VERIFY(later.current());
        QVERIFY(engine::sameNumbers(*later.current()->state(), *was));
        run = later.runAgain();
        QTRY_COMPARE(run->phase(), Phase::Failed);
        ui::SimulationControls controls;
        controls.setRun(run);
        QVERIFY2(controls.statusText().contains(sentence), qPrintable(controls.statusText()));
        QVERIFY2(controls.statusText().contains(u"few"_s, Qt::CaseInsensitive),
                 qPrintable(controls.statusText()));
        QVERIFY(run->state());
        QVERIFY(engine::sameNumbers(*run->state(), *was));
        // It is in the game still.
        QVERIFY(stage.reopen());
        ui::Simulations last{stage.jobs, stage.shown};
        emit stage.shown.changed({});
        QTRY_VERIFY(last.current());
        QVERIFY(engine::sameNumbers(*last.current()->state(), *was));
    }
    /// The numbers of this program run are in no file yet when running them again fails.
    void whatFailsAgainIsSavedAllTheSame()
    {
        const WordFile file("at\ncat\ntea\n");
        KeptStage stage;
        ui::SimulationRun* run = stage.simulated(60, file.words);
        QVERIFY(run);
        const ui::SimulationPtr was = run->state();
        QVERIFY(QFile::remove(file.words.path));
        run = stage.simulations.runAgain();
        QTRY_COMPARE(run->phase(), Phase::Failed);
        QVERIFY(run->state());
        QCOMPARE(stage.simulations.kept(stage.study.state()).size(), std::size_t{1});
        QVERIFY(stage.reopen());
        ui::Simulations later{stage.jobs, stage.shown};
        emit stage.shown.changed({});
        QTRY_VERIFY(later.current());
        QVERIFY(engine::sameNumbers(*later.current()->state(), *was));
    }
    void whatWasReadStays()
    {
        KeptStage stage;
        const ui::SimulationRun* run = stage.simulated(60);
        QVERIFY(run);
        const ui::SimulationPtr plain = run->state();
        const auto leave = [](const char* tiles, double weight) {
            return engine::WeightedLeave{
                engine::Leave(*fixture::english()->alphabet.readTiles(tiles)), weight};
        };
        auto draws = std::make_shared<ui::InferredDraws>();
        draws->position = stage.shown.position();
        draws->move = u"8G CAT"_s;
        draws->trust = 0.8;
        draws->leaves = engine::inWholeParts({leave("AET", 0.5), leave("S", 0.3), leave("", 0.2)});
        stage.simulations.setDraws(draws);
        run = stage.simulated(60);
        QVERIFY(run);
        const ui::SimulationPtr was = run->state();
        QVERIFY(!engine::sameNumbers(*was, *plain));
        QVERIFY(stage.reopen());
        ui::Simulations later{stage.jobs, stage.shown};
        emit stage.shown.changed({});
        QTRY_VERIFY(later.current());
        ui::SimulationControls controls;
        controls.setRun(later.current());
        QVERIFY2(controls.statusText().contains(u"read off 8G CAT, trust 80 %"_s),
                 qPrintable(controls.statusText()));
        run = later.runAgain();
        QTRY_COMPARE(run->phase(), Phase::Done);
        QCOMPARE(run->cameToTheSame(), std::optional(true));
        QVERIFY(engine::sameNumbers(*run->state(), *was));
        // And what is run again is kept again.
        QVERIFY(stage.reopen());
        ui::Simulations last{stage.jobs, stage.shown};
        emit stage.shown.changed({});
        QTRY_VERIFY(last.current());
        QVERIFY(last.current()->plan().draws);
    }
    /// It is told, once, and nothing of it is lost when the study is written again.
    void damagedOnesAreToldOf()
    {
        KeptStage stage;
        QVERIFY(stage.simulated(20));
        auto file = engine::readStudy(engine::writeStudy(
            ui::studyFileOf(stage.study.state(), stage.simulations.kept(stage.study.state()))));
        QVERIFY(file);
        engine::GameRecord& game = file->games.front();
        int damaged = 0;
        for (const engine::NodeId node : game.preorder()) {
            engine::Annotations annotations = game.node(node).annotations;
            for (auto& analysis : annotations.analyses) {
                auto other = *analysis;
                other.data.insert(1, "\"reading\":{\"leaves\":[\"QQQ\",5]},");
                analysis = std::make_shared<const engine::CachedAnalysis>(std::move(other));
                ++damaged;
            }
            game.setAnnotations(node, std::move(annotations));
        }
        QCOMPARE(damaged, 1);
        stage.study.setGame(*ui::OpenGame::create(std::move(game), fixture::lexicon()), u"b.cws"_s,
                            u"open"_s);
        ui::Simulations later{stage.jobs, stage.shown};
        QSignalSpy told(&later, &ui::Simulations::keptIsDamaged);
        emit stage.shown.changed({});
        QTRY_COMPARE(told.size(), 1);
        QVERIFY(!later.current());
        emit stage.shown.changed({});
        QTest::qWait(30);
        QCOMPARE(told.size(), 1);
        const auto text = engine::writeStudy(
            ui::studyFileOf(stage.study.state(), later.kept(stage.study.state())));
        QVERIFY(text.find("QQQ") != std::string::npos);
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
