// SPDX-License-Identifier: GPL-3.0-or-later
// What works behind the Boggle panel: the desk, the game against the clock, the search.
#include <array>

#include <QSignalSpy>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/ui/ui_fixture.h"
#include "ui/boggle/boggle_desk.h"
#include "ui/boggle/boggle_hunt.h"
#include "ui/boggle/boggle_play.h"
#include "ui/document/study.h"

using namespace Qt::StringLiterals;
using ui::BoggleDesk;
using ui::BoggleHunt;
using ui::BogglePlay;

namespace {

struct BoggleSessionStage
{
    ui::JobService jobs;
    ui::Study study;
    ui::ShownStudy shown{study};
    BoggleDesk desk{jobs, shown};

    explicit BoggleSessionStage(const ui::PositionPtr& position = fixture::catPosition())
        : study(position)
    {
    }
    [[nodiscard]] bool ready() const { return desk.isCurrent(); }
    /// With the words made ready for grids.
    [[nodiscard]] bool wake()
    {
        desk.setAwake(true);
        return QTest::qWaitFor([this] { return ready(); });
    }
    /// CATS, for a game.
    [[nodiscard]] bool wakeWithCats() { return desk.readGrid(u"cats"_s) && wake(); }
    void search(BoggleHunt& hunt, engine::BoggleSize size)
    {
        engine::BoggleSearchOptions options;
        options.size = size;
        hunt.start(desk.task()->source, desk.graph(), options);
    }
};

}  // namespace

class TestBoggleSession : public QObject
{
    Q_OBJECT

private slots:
    void solvesOnlyWhenSeen()
    {
        BoggleSessionStage stage;
        QVERIFY(stage.desk.readGrid(u"cats"_s));
        QCOMPARE(stage.desk.state(), BoggleDesk::State::Asleep);
        QVERIFY(stage.jobs.jobs().isEmpty());
        stage.desk.setAwake(true);
        QCOMPARE(stage.desk.state(), BoggleDesk::State::Preparing);
        QTRY_VERIFY(stage.ready());
        // ACT CAT SAT, ACTS CATS CAST; TAE etc. need an E.
        QCOMPARE(stage.desk.answer()->words.score(), (engine::BoggleScore{6, 6}));
        QCOMPARE(stage.desk.answer()->lengths.at(4), 3);
        stage.desk.setAwake(false);
        QCOMPARE(stage.desk.state(), BoggleDesk::State::Asleep);
    }

    void newestGridWins()
    {
        BoggleSessionStage stage;
        stage.desk.setAwake(true);
        for (const char* text : {"cats", "dogs", "teas", "zzzz", "seat"})
            QVERIFY(stage.desk.readGrid(QString::fromLatin1(text)));
        QTRY_VERIFY(stage.ready());
        QTRY_VERIFY(stage.jobs.jobs().isEmpty());
        QVERIFY(stage.desk.answer()->task.grid == stage.desk.grid());
        QCOMPARE(stage.desk.gridText(), u"SEAT"_s);
    }

    void wrongGridsChangeNothing_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("column");
        QTest::newRow("no letter") << u"ca4s"_s << 3;
        QTest::newRow("number") << u"cat"_s << 0;
        QTest::newRow("empty") << QString() << 0;
        QTest::newRow("too large") << u"a"_s.repeated(81) << 0;
        QTest::newRow("rows") << u"cat/se"_s << 0;
    }
    void wrongGridsChangeNothing()
    {
        QFETCH(QString, text);
        QFETCH(int, column);
        BoggleSessionStage stage;
        QVERIFY(stage.desk.readGrid(u"cats"_s));
        const auto done = stage.desk.readGrid(text);
        QVERIFY(!done);
        QCOMPARE(done.error().place.column, column);
        QCOMPARE(stage.desk.gridText(), u"CATS"_s);
    }

    void sizesKeepWhatRemains()
    {
        BoggleSessionStage stage;
        QVERIFY(stage.desk.readGrid(u"ca/ts/ea"_s));
        QCOMPARE(stage.desk.grid().size, (engine::BoggleSize{3, 2}));
        stage.desk.setSize({2, 3});
        QCOMPARE(stage.desk.gridText(), u"CA#/TS#"_s);
        stage.desk.setSize({8, 8});
        QCOMPARE(stage.desk.grid().faces.size(), 64U);
        stage.desk.setSize({1, 1});
        QCOMPARE(stage.desk.gridText(), u"C"_s);
    }

    void whatWasCutOffComesBack()
    {
        BoggleSessionStage stage;
        QVERIFY(stage.desk.readGrid(u"abc/def/ghi"_s));
        stage.desk.setSize({2, 3});
        stage.desk.setSize({2, 2});
        stage.desk.setFace(0, engine::BoggleFace(engine::Tile{26}));
        stage.desk.setSize({3, 3});
        QCOMPARE(stage.desk.gridText(), u"ZBCDEFGHI"_s);
        // Not into another grid.
        stage.desk.setSize({2, 2});
        QVERIFY(stage.desk.readGrid(u"stuv"_s));
        stage.desk.setSize({3, 3});
        QCOMPARE(stage.desk.gridText(), u"ST#UV####"_s);
    }

    void theQIsAsChosen()
    {
        BoggleSessionStage stage;
        QVERIFY(stage.desk.readGrid(u"qats"_s));
        QCOMPARE(stage.desk.grid().faces.front().length(), 2);
        ui::BoggleChoices choices = stage.desk.choices();
        choices.loneQ = true;
        stage.desk.setChoices(choices);
        QCOMPARE(stage.desk.grid().faces.front().length(), 1);
        choices.loneQ = false;
        stage.desk.setChoices(choices);
        QCOMPARE(stage.desk.grid().faces.front().length(), 2);
    }

    void rollsBySeed()
    {
        BoggleSessionStage stage;
        QVERIFY(stage.desk.roll(7));
        const auto first = stage.desk.grid();
        QVERIFY(stage.desk.roll(8));
        QVERIFY(stage.desk.grid() != first);
        QVERIFY(stage.desk.roll(7));
        QVERIFY(stage.desk.grid() == first);
        auto choices = stage.desk.choices();
        choices.dice = u"super"_s;
        stage.desk.setChoices(choices);
        QVERIFY(stage.desk.roll(7));
        QCOMPARE(stage.desk.grid().size, (engine::BoggleSize{6, 6}));
        // What is on the dice can be read again.
        const auto grid = stage.desk.grid();
        const QString text = stage.desk.gridText();
        QVERIFY(stage.desk.readGrid(u"cats"_s));
        QVERIFY(stage.desk.readGrid(text));
        QVERIFY(stage.desk.grid() == grid);
    }

    void offersAreTheScores()
    {
        BoggleSessionStage stage;
        QVERIFY(stage.desk.readGrid(u"cats"_s));
        stage.desk.setAwake(true);
        QTRY_VERIFY(stage.ready());
        stage.desk.askOffer(0);
        QTRY_VERIFY(stage.desk.offer());
        const auto offer = stage.desk.offer();
        QCOMPARE(offer->square, 0);
        QCOMPARE(offer->now.points, 6);
        bool sawE = false;
        for (const auto& [face, score] : offer->faces) {
            if (face.isBlock()) QCOMPARE(score.points, 1);  // SAT
            if (face.length() != 1) continue;
            if (face.letters()[0] != stage.desk.alphabet().readTile("E")->tile) continue;
            sawE = true;
            stage.desk.setFace(0, face);
            QTRY_VERIFY(stage.ready());
            QCOMPARE(stage.desk.answer()->words.score(), score);
        }
        QVERIFY(sawE);
        stage.desk.askOffer(-1);
        QVERIFY(!stage.desk.offer());
    }

    void followsTheLexicon()
    {
        BoggleSessionStage stage(fixture::position(fixture::kEmptyBoard + " / 0/0 0", false));
        stage.desk.setAwake(true);
        QCOMPARE(stage.desk.state(), BoggleDesk::State::NoLexicon);
        QVERIFY(!stage.desk.task());
        QVERIFY(stage.desk.readGrid(u"cats"_s));
        QVERIFY(stage.study.setLexicon(fixture::lexicon()));
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.desk.answer()->words.size(), 6U);
        // Other letters: the grid would mean something else.
        QVERIFY(stage.study.setRules(*engine::catalogue::rules("spanish")));
        QCOMPARE(stage.desk.state(), BoggleDesk::State::NoLexicon);
        QCOMPARE(stage.desk.gridText(), u"####"_s);
        QVERIFY(!stage.desk.answer());
    }

    /// Faces of the alphabet before are none of this one: the tiles would be other letters, or
    /// none at all.
    void offersGoWithTheirLetters()
    {
        BoggleSessionStage stage(fixture::position(fixture::kEmptyBoard + " / 0/0 0"));
        QVERIFY(stage.desk.readGrid(u"cats"_s));
        stage.desk.setAwake(true);
        QTRY_VERIFY(stage.ready());
        stage.desk.askOffer(0);
        QTRY_VERIFY(stage.desk.offer());
        QSignalSpy offers(&stage.desk, &BoggleDesk::offerChanged);
        const auto fewer = *engine::catalogue::rules("italian");
        QVERIFY(fewer->alphabet.letterCount() < 26);
        QVERIFY(stage.study.setRules(fewer));
        QVERIFY(!stage.desk.offer());
        QCOMPARE(offers.size(), 1);
        const auto before = stage.desk.grid();
        stage.desk.setFace(0, engine::BoggleFace(engine::Tile{26}));
        const std::array<engine::Tile, 2> two{1, 26};
        stage.desk.setFace(0, engine::BoggleFace(two));
        stage.desk.setFace(-1, engine::BoggleFace(engine::Tile{1}));
        stage.desk.setFace(4, engine::BoggleFace(engine::Tile{1}));
        QVERIFY(stage.desk.grid() == before);
        QVERIFY(stage.desk.choices().faces.empty());
        stage.desk.setFace(0, engine::BoggleFace(engine::Tile{1}));
        QCOMPARE(stage.desk.gridText(), u"A###"_s);
    }

    /// Also what was asked when the words went, and while nobody sees it.
    void offersGoWithTheirWords()
    {
        BoggleSessionStage stage;
        QVERIFY(stage.wakeWithCats());
        stage.desk.askOffer(0);
        QTRY_VERIFY(stage.desk.offer());
        stage.desk.setAwake(false);
        const auto words = tests::wordsFrom("CAT SAT", fixture::english()->alphabet).value();
        QVERIFY(stage.study.setLexicon(
            *engine::Lexicon::fromWords("other", words, fixture::english()->alphabet, false)));
        QVERIFY(!stage.desk.offer());
    }

    void canBeStoppedAndAskedAgain()
    {
        BoggleSessionStage stage;
        QVERIFY(stage.desk.readGrid(u"cats"_s));
        stage.desk.setAwake(true);
        stage.jobs.cancelAll();
        QTRY_COMPARE(stage.desk.state(), BoggleDesk::State::Stopped);
        stage.desk.lookAgain();
        QTRY_VERIFY(stage.ready());
    }

    // --- the game -----------------------------------------------------------------------------

    void playTellsNothingBeforeTheEnd()
    {
        BoggleSessionStage stage;
        QVERIFY(stage.wakeWithCats());
        BogglePlay play(stage.jobs);
        play.start(*stage.desk.task(), 600'000);
        QCOMPARE(play.state(), BogglePlay::State::Running);
        QVERIFY(play.isSecret());
        QVERIFY(stage.jobs.jobs().isEmpty());
        QVERIFY(play.say(u"cat"_s));
        QVERIFY(play.say(u"  tea, zzz;sat "_s));
        QCOMPARE(play.said().size(), 4U);
        // Repeated, or no letters: none is taken.
        QVERIFY(!play.say(u"act CAT"_s));
        QVERIFY(!play.say(u"act act"_s));
        const auto wrong = play.say(u"act c4t"_s);
        QVERIFY(!wrong);
        QCOMPARE(wrong.error().place.column, 6);
        QCOMPARE(play.said().size(), 4U);
        play.takeBack(1);
        QCOMPARE(play.said().size(), 3U);
        QVERIFY(!play.result());
        play.finish();
        QTRY_COMPARE(play.state(), BogglePlay::State::Over);
        QVERIFY(!play.isSecret());
        const auto& judgement = play.result()->judgement;
        QCOMPARE(judgement.own, (engine::BoggleScore{2, 2}));
        QCOMPARE(judgement.possible, (engine::BoggleScore{6, 6}));
        QCOMPARE(judgement.missed.size(), 4U);
        QVERIFY(judgement.said[1].verdict == engine::BoggleVerdict::NotAWord);
        QVERIFY(!play.say(u"act"_s));
    }

    void timeEndsIt()
    {
        BoggleSessionStage stage;
        QVERIFY(stage.wakeWithCats());
        BogglePlay play(stage.jobs);
        QSignalSpy ticks(&play, &BogglePlay::ticked);
        play.start(*stage.desk.task(), 250);
        QVERIFY(play.say(u"cat"_s));
        QTRY_COMPARE(play.state(), BogglePlay::State::Over);
        QVERIFY(!ticks.isEmpty());
        QCOMPARE(play.result()->judgement.own.words, 1);
        play.giveUp();
        QCOMPARE(play.state(), BogglePlay::State::Idle);
        QVERIFY(!play.result());
    }

    void stoppedJudgementIsNotLost()
    {
        BoggleSessionStage stage;
        QVERIFY(stage.wakeWithCats());
        BogglePlay play(stage.jobs);
        play.start(*stage.desk.task(), 1);
        QVERIFY(play.say(u"cat"_s));
        play.finish();
        stage.jobs.cancelAll();
        QTRY_COMPARE(play.state(), BogglePlay::State::Over);
        QCOMPARE(play.result()->judgement.own.words, 1);
    }

    // --- the search ---------------------------------------------------------------------------

    void searchPausesContinuesAndStops()
    {
        BoggleSessionStage stage;
        QVERIFY(stage.wake());
        BoggleHunt hunt(stage.jobs);
        stage.search(hunt, {3, 3});
        QCOMPARE(hunt.state(), BoggleHunt::State::Running);
        QTRY_VERIFY(!hunt.found().best.empty());
        hunt.pause();
        QVERIFY(hunt.isRunning());
        QSignalSpy states(&hunt, &BoggleHunt::stateChanged);
        QElapsedTimer clock;
        clock.start();
        QVERIFY(states.wait());
        QCOMPARE(hunt.state(), BoggleHunt::State::Paused);
        // For whoever looks at the log: no more than 100 is wanted.
        qInfo("paused after %lld ms", static_cast<long long>(clock.elapsed()));
        QVERIFY(stage.jobs.jobs().isEmpty());
        const auto scored = hunt.found().gridsScored;
        const auto best = hunt.found().best.front();
        hunt.resume();
        QTRY_VERIFY(hunt.found().gridsScored > scored);
        QVERIFY(hunt.found().best.front().score.points >= best.score.points);
        QVERIFY(!hunt.found().history.empty());
        hunt.stop();
        QTRY_COMPARE(hunt.state(), BoggleHunt::State::Over);
        // It keeps what it has, and can't be continued.
        QVERIFY(!hunt.found().best.empty());
        hunt.resume();
        QCOMPARE(hunt.state(), BoggleHunt::State::Over);
        // "Stop everything" is a pause.
        stage.search(hunt, {3, 3});
        stage.jobs.cancelAll();
        QTRY_COMPARE(hunt.state(), BoggleHunt::State::Paused);
        hunt.stop();
        QCOMPARE(hunt.state(), BoggleHunt::State::Over);
    }

    void aNewSearchReplacesTheOld()
    {
        BoggleSessionStage stage;
        QVERIFY(stage.wake());
        BoggleHunt hunt(stage.jobs);
        stage.search(hunt, {3, 3});
        stage.search(hunt, {2, 2});
        QTRY_VERIFY(!hunt.found().best.empty());
        QCOMPARE(hunt.found().best.front().grid.size, (engine::BoggleSize{2, 2}));
        hunt.stop();
        QTRY_COMPARE(hunt.state(), BoggleHunt::State::Over);
    }

    void searchesThatCannotBe()
    {
        BoggleSessionStage stage;
        QVERIFY(stage.wake());
        BoggleHunt hunt(stage.jobs);
        stage.search(hunt, {9, 9});
        QTRY_COMPARE(hunt.state(), BoggleHunt::State::Failed);
        QVERIFY(hunt.error());
    }

    void goesWhileItSearches()
    {
        BoggleSessionStage stage;
        QVERIFY(stage.wake());
        {
            BoggleHunt hunt(stage.jobs);
            stage.search(hunt, {4, 4});
            stage.jobs.cancelAll();
        }
        QTRY_VERIFY(stage.jobs.jobs().isEmpty());
    }
};

TEST_CLASS(TestBoggleSession, QApplication)
#include "tst_boggle_session.moc"
