// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>

#include <QSignalSpy>
#include <QtTest>

#include "engine/eval/move_ranking.h"
#include "engine/game/game_file.h"
#include "tests/support/case_tables.h"
#include "tests/support/test_class.h"
#include "tests/ui/game_fixture.h"
#include "ui/document/study.h"
#include "ui/review/game_reviewer.h"
#include "ui/review/practice.h"
#include "ui/review/review_text.h"

using namespace Qt::StringLiterals;
using State = ui::GameReviewer::State;

namespace {

struct Stage
{
    ui::JobService jobs;
    ui::Study study{fixture::catPosition()};
    ui::ShownStudy shown{study};
    ui::LiveAnalysis analysis{jobs, engine::rankMoves};
    ui::OverlayService overlays{jobs};
    ui::GameReviewer reviewer{jobs, study, shown};
    ui::Practice practice{jobs, shown, analysis, overlays, reviewer};

    Stage()
    {
        QObject::connect(&study, &ui::Study::changed, &study, [this] {
            analysis.setQuestion(study.position(), study.leaves(), study.winTable(),
                                 ui::LiveAnalysis::Urgency::AtOnce);
        });
        study.setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
    }
    /// Searches that take milliseconds.
    ui::ReviewChoice quick() const
    {
        ui::ReviewChoice choice;
        choice.depth = engine::ReviewDepth::Standard;
        choice.setSeconds(0.2);
        return choice;
    }
    int searched() const
    {
        int turns = 0;
        for (const engine::PlayerReview& player : reviewer.players()) turns += player.searched;
        return turns;
    }
    int judged() const
    {
        int turns = 0;
        for (const engine::PlayerReview& player : reviewer.players()) turns += player.judged;
        return turns;
    }
    bool reviewed()
    {
        reviewer.start();
        return QTest::qWaitFor([this] { return reviewer.state() == State::Done; });
    }
    engine::NodeId nodeOf(int turn) const
    {
        return study.moment().turns[static_cast<std::size_t>(turn)].move;
    }
};

}  // namespace

class TestGameReviewer : public QObject
{
    Q_OBJECT

private slots:
    void reviewsTheLine()
    {
        Stage stage;
        QCOMPARE(stage.reviewer.state(), State::Off);
        QVERIFY(stage.reviewer.turn(stage.nodeOf(0)) == nullptr);
        QVERIFY(stage.reviewed());
        const engine::TurnReview* first = stage.reviewer.turn(stage.nodeOf(0));
        QVERIFY(first != nullptr && first->judged());
        QVERIFY(stage.reviewer.turn(stage.nodeOf(1))->takenBack);
        const auto players = stage.reviewer.players();
        QCOMPARE(players.size(), std::size_t{2});
        QCOMPARE(players[0].turns, 2);
        QCOMPARE(players[1].turns, 2);
    }

    void followsEditsAndNotNotes()
    {
        Stage stage;
        QVERIFY(stage.reviewed());
        QSignalSpy changes(&stage.reviewer, &ui::GameReviewer::changed);
        engine::Annotations note;
        note.notes = {"hm"};
        stage.study.setAnnotations(stage.nodeOf(0), note, u"note"_s);
        QCOMPARE(stage.reviewer.state(), State::Done);
        // A variation is reviewed of its own accord.
        stage.study.goTo({});
        QVERIFY(stage.study.play(engine::readMove(*stage.study.position(), "8H CAT").value()));
        QCOMPARE(stage.reviewer.state(), State::Running);
        QVERIFY(QTest::qWaitFor([&] { return stage.reviewer.state() == State::Done; }));
        QVERIFY(stage.reviewer.turn(stage.nodeOf(0)) != nullptr);
        QCOMPARE(stage.reviewer.players()[0].turns, 1);
        // Back on the main line with all of its turns.
        stage.study.undoStack()->undo();
        QVERIFY(QTest::qWaitFor([&] { return stage.reviewer.state() == State::Done; }));
        QCOMPARE(stage.reviewer.players()[0].turns, 2);
        // Another game is not reviewed before its review is asked for.
        stage.study.setGame(fixture::openGame(), u"b.gcg"_s, u"open"_s);
        QCOMPARE(stage.reviewer.state(), State::Off);
        QVERIFY(stage.reviewer.turn(stage.nodeOf(0)) == nullptr);
    }

    void withoutALexicon()
    {
        Stage stage;
        QVERIFY(stage.study.setLexicon(nullptr));
        stage.reviewer.start();
        QVERIFY(QTest::qWaitFor([&] { return stage.reviewer.state() == State::Failed; }));
        QVERIFY(stage.reviewer.error().has_value());
        // With one it comes at once.
        QVERIFY(stage.study.setLexicon(fixture::lexicon()));
        QVERIFY(QTest::qWaitFor([&] { return stage.reviewer.state() == State::Done; }));
    }

    void studiesKeepReviews()
    {
        Stage stage;
        QVERIFY(stage.reviewed());
        const ui::KeptAnalyses kept = stage.reviewer.kept(stage.study.state());
        QVERIFY(!kept.empty());
        // That there is a review is no edit.
        const int edits = stage.study.undoStack()->count();
        const engine::StudyFile file = ui::studyFileOf(stage.study.state(), kept);
        QCOMPARE(stage.study.undoStack()->count(), edits);
        QVERIFY(!(file.games.front() == stage.study.game()->record()));
        const auto again = engine::readStudy(engine::writeStudy(file));
        QVERIFY(again);
        const auto open = [&](const engine::LexiconPtr& lexicon) {
            stage.study.setGame(*ui::OpenGame::create(again->games.front(), lexicon), u"b.cws"_s,
                                u"open"_s);
        };
        // Opened again it is reviewed at once, unasked.
        const auto judged = [&] {
            int turns = 0;
            for (const engine::PlayerReview& player : stage.reviewer.players())
                turns += player.judged;
            return turns;
        };
        const int turns = judged();
        open(fixture::lexicon());
        QVERIFY(QTest::qWaitFor([&] { return stage.reviewer.state() == State::Done; }));
        QVERIFY(stage.jobs.jobs().isEmpty());
        QCOMPARE(judged(), turns);
        QVERIFY(!stage.reviewer.isOutdated());
        // With other words it is offered again.
        const auto words = engine::readWordList("cat\nat\n", fixture::english()->alphabet);
        const auto other =
            *engine::Lexicon::fromWords("other", words->words, fixture::english()->alphabet, false);
        stage.study.setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        QVERIFY(stage.study.setLexicon(other));
        open(other);
        QVERIFY(QTest::qWaitFor([&] { return stage.reviewer.isOutdated(); }));
        QCOMPARE(stage.reviewer.state(), State::Off);
        QCOMPARE(judged(), 0);
        // And is there when the words are.
        QVERIFY(stage.study.setLexicon(fixture::lexicon()));
        QVERIFY(QTest::qWaitFor([&] { return stage.reviewer.state() == State::Done; }));
        QVERIFY(!stage.reviewer.isOutdated());
    }

    void searchesComeTurnByTurn()
    {
        Stage stage;
        QSignalSpy choices(&stage.reviewer, &ui::GameReviewer::choiceChanged);
        stage.reviewer.setChoice(stage.quick());
        QCOMPARE(choices.count(), 1);
        // Nothing is searched before it is asked for.
        QCOMPARE(stage.reviewer.state(), State::Off);
        stage.reviewer.start();
        QVERIFY(stage.reviewer.isSearching());
        // The static evaluation is there long before the last search.
        QTRY_VERIFY(stage.reviewer.isReady());
        QTRY_COMPARE_WITH_TIMEOUT(stage.reviewer.state(), State::Done, 30'000);
        QVERIFY(!stage.reviewer.isSearching());
        const ui::GameReviewPtr review = stage.reviewer.review();
        QVERIFY(review);
        QCOMPARE(review->turns.size(), std::size_t{4});
        QCOMPARE(review->depth, engine::ReviewDepth::Standard);
        QCOMPARE(review->unsearched, 0);
        QCOMPARE(stage.searched(), stage.judged());
        QVERIFY(stage.judged() >= 3);
        for (const engine::TurnReview& turn : review->turns) {
            QCOMPARE(turn.verdict.has_value(), turn.judged());
            if (!turn.judged()) continue;
            QVERIFY(!turn.searchedBy.empty());
            const auto depth = stage.reviewer.depthOf(turn.node);
            QVERIFY(depth && depth->judging == stage.quick().judging());
        }
        // Asked again it is the same: nothing is done twice.
        stage.reviewer.start();
        QCOMPARE(stage.reviewer.state(), State::Done);
        // An edit leaves what was found; what is new has the static evaluation.
        const engine::TurnReview before = *stage.reviewer.turn(stage.nodeOf(0));
        stage.study.goTo({});
        QVERIFY(stage.study.play(engine::readMove(*stage.study.position(), "8H CAT").value()));
        QTRY_COMPARE(stage.reviewer.state(), State::Done);
        QVERIFY(!stage.reviewer.turn(stage.nodeOf(0))->verdict);
        stage.study.undoStack()->undo();
        QTRY_COMPARE(stage.reviewer.state(), State::Done);
        QTRY_COMPARE(stage.searched(), stage.judged());
        QCOMPARE(stage.reviewer.turn(stage.nodeOf(0))->verdict->iterations,
                 before.verdict->iterations);
    }

    void whatIsStoppedStays()
    {
        Stage stage;
        ui::ReviewChoice choice = stage.quick();
        choice.setSeconds(2);
        stage.reviewer.setChoice(choice);
        // With the first turn that comes: on a fast machine all are there in a moment.
        QObject once;
        connect(&stage.reviewer, &ui::GameReviewer::changed, &once, [&stage] {
            if (stage.searched() > 0 && stage.reviewer.state() == State::Running)
                stage.reviewer.pause();
        });
        stage.reviewer.start();
        QTRY_COMPARE_WITH_TIMEOUT(stage.reviewer.state(), State::Paused, 30'000);
        disconnect(&stage.reviewer, nullptr, &once, nullptr);
        QTRY_VERIFY(stage.jobs.jobs().isEmpty());
        QVERIFY(stage.searched() >= 1 && stage.searched() < stage.judged());
        const auto iterations = stage.reviewer.turn(stage.nodeOf(0))->verdict->iterations;
        const int paused = stage.searched();
        stage.reviewer.resume();
        QCOMPARE(stage.reviewer.state(), State::Running);
        // At once: the turns that are left may take no more than a moment.
        stage.reviewer.stop();
        QTRY_COMPARE(stage.reviewer.state(), State::Stopped);
        const int stopped = stage.searched();
        QVERIFY(stopped >= paused);
        QVERIFY(stage.reviewer.isReady());
        QVERIFY(stage.reviewer.review()->unsearched == stage.judged() - stopped);
        // A file keeps that much, and it goes on from there.
        const engine::StudyFile file =
            ui::studyFileOf(stage.study.state(), stage.reviewer.kept(stage.study.state()));
        const auto again = engine::readStudy(engine::writeStudy(file)).value();
        stage.reviewer.setChoice({});
        stage.study.setGame(*ui::OpenGame::create(again.games.front(), fixture::lexicon()),
                            u"b.cws"_s, u"open"_s);
        QTRY_COMPARE(stage.reviewer.state(), State::Done);
        QCOMPARE(stage.searched(), stopped);
        QCOMPARE(stage.reviewer.turn(stage.nodeOf(0))->verdict->iterations, iterations);
        QVERIFY(stage.reviewer.choice() == choice);
        stage.reviewer.start();
        QTRY_COMPARE_WITH_TIMEOUT(stage.searched(), stage.judged(), 30'000);
        QCOMPARE(stage.reviewer.turn(stage.nodeOf(0))->verdict->iterations, iterations);
    }

    void whatIsPausedGoesOn()
    {
        Stage stage;
        stage.reviewer.setChoice(stage.quick());
        stage.reviewer.start();
        stage.reviewer.pause();
        QTRY_COMPARE(stage.reviewer.state(), State::Paused);
        QTRY_VERIFY(stage.jobs.jobs().isEmpty());
        QVERIFY(stage.searched() < stage.judged() || stage.judged() == 0);
        stage.reviewer.resume();
        QTRY_COMPARE_WITH_TIMEOUT(stage.reviewer.state(), State::Done, 30'000);
        QVERIFY(stage.judged() >= 3);
        QCOMPARE(stage.searched(), stage.judged());
    }

    /// Another tab in front loses nothing of what was found, and what it interrupted goes on.
    void gamesThatComeBackHaveTheirReview()
    {
        Stage stage;
        stage.reviewer.setChoice(stage.quick());
        stage.reviewer.start();
        QTRY_COMPARE_WITH_TIMEOUT(stage.reviewer.state(), State::Done, 30'000);
        const int judged = stage.judged();
        const auto iterations = stage.reviewer.turn(stage.nodeOf(0))->verdict->iterations;
        const ui::StudyState reviewed = stage.study.state();
        const int first = reviewed.tab;
        stage.study.openTab();
        stage.study.setGame(fixture::openGame(), u"b.gcg"_s, u"open"_s);
        const int second = stage.study.state().tab;
        QVERIFY(first != second);
        QCOMPARE(stage.reviewer.state(), State::Off);
        QVERIFY(stage.reviewer.turn(stage.nodeOf(0)) == nullptr);
        // A file that is saved from another tab keeps it.
        QVERIFY(std::ranges::any_of(stage.reviewer.kept(reviewed), [](const auto& each) {
            return each.analysis->kind == engine::kVerdictKind;
        }));

        stage.study.goToTab(first);
        QCOMPARE(stage.reviewer.state(), State::Done);
        QVERIFY(stage.jobs.jobs().isEmpty());
        QCOMPARE(stage.searched(), judged);
        QCOMPARE(stage.reviewer.turn(stage.nodeOf(0))->verdict->iterations, iterations);

        // Left while it is searched, the other one is searched on.
        stage.study.goToTab(second);
        QCOMPARE(stage.reviewer.state(), State::Off);
        stage.reviewer.start();
        QVERIFY(stage.reviewer.isSearching());
        stage.study.goToTab(first);
        QCOMPARE(stage.reviewer.state(), State::Done);
        QCOMPARE(stage.jobs.jobs().size(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(stage.jobs.jobs().isEmpty(), 30'000);
        stage.study.goToTab(second);
        QCOMPARE(stage.reviewer.state(), State::Done);
        QCOMPARE(stage.searched(), judged);

        // With other words what was found is no longer true.
        stage.study.goToTab(first);
        QVERIFY(stage.study.setLexicon(nullptr));
        QTRY_COMPARE(stage.reviewer.state(), State::Failed);
    }

    /// Of several that were asked for one at a time is searched, that in front first.
    void oneReviewAtATime()
    {
        Stage stage;
        ui::ReviewChoice choice = stage.quick();
        stage.reviewer.setChoice(choice);
        const auto goOn = [&] {
            stage.reviewer.start();
            return stage.reviewer.isSearching();
        };
        QVERIFY(goOn());
        const int first = stage.study.state().tab;
        stage.study.openTab();
        stage.study.setGame(fixture::openGame(), u"b.gcg"_s, u"open"_s);
        const int second = stage.study.state().tab;
        QVERIFY(goOn());
        stage.study.openTab();
        stage.study.setGame(fixture::openGame(), u"c.gcg"_s, u"open"_s);
        const int third = stage.study.state().tab;
        QVERIFY(goOn());
        const auto atWork = [&] {
            const auto& jobs = stage.jobs.jobs();
            return std::ranges::count_if(jobs, [](ui::Job* job) { return !job->isStopping(); });
        };
        QCOMPARE(atWork(), 1);
        QVERIFY(stage.jobs.jobs().back()->title().contains(u"c.gcg"_s));
        // Seen again, it is the one that works.
        stage.study.goToTab(first);
        QVERIFY(stage.reviewer.isSearching());
        QTRY_COMPARE_WITH_TIMEOUT(stage.reviewer.state(), State::Done, 30'000);
        // A tab that is closed isn't searched any more; the others come to their end by themselves.
        stage.study.closeTab(second);
        QCOMPARE(stage.study.state().tab, first);
        QTRY_VERIFY_WITH_TIMEOUT(stage.jobs.jobs().isEmpty(), 30'000);
        stage.study.goToTab(third);
        QCOMPARE(stage.reviewer.state(), State::Done);
        QCOMPARE(stage.searched(), stage.judged());
        // With the tab its searches come back.
        stage.study.undoStack()->undo();
        stage.study.undoStack()->undo();
        QVERIFY(stage.study.tabs().contains(second));
        stage.study.goToTab(second);
        QTRY_COMPARE_WITH_TIMEOUT(stage.reviewer.state(), State::Done, 30'000);
        QCOMPARE(stage.searched(), stage.judged());
    }

    /// A deeper review takes the place of another one turn by turn.
    void oneDepthAfterAnother()
    {
        Stage stage;
        stage.reviewer.setChoice(stage.quick());
        stage.reviewer.start();
        QTRY_COMPARE_WITH_TIMEOUT(stage.reviewer.state(), State::Done, 30'000);
        ui::ReviewChoice deep = stage.quick();
        deep.depth = engine::ReviewDepth::Deep;
        deep.setSeconds(1.5);
        stage.reviewer.setChoice(deep);
        // To choose is not to ask.
        QCOMPARE(stage.reviewer.state(), State::Done);
        stage.reviewer.start();
        const auto isDeep = [&](int turn) {
            const auto depth = stage.reviewer.depthOf(stage.nodeOf(turn));
            return depth && depth->depth == engine::ReviewDepth::Deep;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isDeep(0), 30'000);
        QCOMPARE(stage.searched(), stage.judged());
        stage.reviewer.stop();
        QTRY_COMPARE(stage.reviewer.state(), State::Stopped);
        QCOMPARE(stage.searched(), stage.judged());
        QVERIFY(!isDeep(3));
        // Both kinds are there again.
        const auto again =
            engine::readStudy(engine::writeStudy(ui::studyFileOf(
                                  stage.study.state(), stage.reviewer.kept(stage.study.state()))))
                .value();
        stage.study.setGame(*ui::OpenGame::create(again.games.front(), fixture::lexicon()),
                            u"b.cws"_s, u"open"_s);
        QTRY_COMPARE(stage.reviewer.state(), State::Done);
        QCOMPARE(stage.searched(), stage.judged());
        QVERIFY(isDeep(0));
        QVERIFY(!isDeep(3));
    }

    /// Unknown racks, phonies, words of another lexicon, a game without an end: judged as far as
    /// known, and the rest is said.
    void gamesOfOthersAreReviewed_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* file : {"liwords_phonies_formed.gcg", "macondo_incomplete.gcg",
                                 "quackle_short_game_with_bad_moves.gcg"})
            QTest::newRow(file) << QString::fromLatin1(file);
    }
    void gamesOfOthersAreReviewed()
    {
        QFETCH(const QString, file);
        const auto folder = tests::casesFolder();
        const auto path = folder / "gcg" / file.toStdString();
        const auto words = folder / "golden" / "ENABLE.kwg";
        if (!std::filesystem::exists(path) || !std::filesystem::exists(words))
            QSKIP("the collection of games is not here");
        const auto lexicon = engine::Lexicon::open(words, fixture::english()->alphabet, false);
        QVERIFY(lexicon);
        const auto games = engine::openGames(path, fixture::english());
        QVERIFY(games);
        Stage stage;
        stage.study.setGame(*ui::OpenGame::create(games->study.games.front(), *lexicon), file,
                            u"open"_s);
        ui::ReviewChoice choice = stage.quick();
        choice.setSeconds(0.1);
        stage.reviewer.setChoice(choice);
        stage.reviewer.start();
        QTRY_VERIFY_WITH_TIMEOUT(stage.reviewer.state() != State::Running, 120'000);
        QCOMPARE(stage.reviewer.state(), State::Done);
        const ui::GameReviewPtr review = stage.reviewer.review();
        QVERIFY(review);
        QCOMPARE(review->turns.size(), stage.study.moment().turns.size());
        for (const engine::TurnReview& turn : review->turns) {
            if (!turn.judged()) QVERIFY(!ui::gapText(turn.gap).isEmpty());
            else QVERIFY(turn.verdict || !turn.unsearched.empty());
        }
    }

    void whatIsFoundIsUnkeptUntilAFileHasIt()
    {
        Stage stage;
        QVERIFY(stage.reviewed());
        // What the static evaluation says costs nothing to say again.
        QVERIFY(stage.reviewer.unkept().empty());
        const int document = stage.study.state().document;
        stage.reviewer.setChoice(stage.quick());
        QVERIFY(stage.reviewed());
        QVERIFY(stage.searched() > 0);
        const std::set<int> only{document};
        QVERIFY(stage.reviewer.unkept() == only);

        const ui::StudyState state = stage.study.state();
        const ui::KeptAnalyses kept = stage.reviewer.kept(state);
        const auto text = engine::writeStudy(ui::studyFileOf(state, kept));
        // Another game in front doesn't make it kept.
        stage.study.setGame(fixture::openGame(), u"b.gcg"_s, u"open"_s);
        QVERIFY(stage.reviewer.unkept() == only);
        QVERIFY(stage.reviewer.kept(*stage.study.document(document).kept).size() == kept.size());
        stage.reviewer.markKept(document + 1, kept);
        QVERIFY(stage.reviewer.unkept() == only);
        stage.reviewer.markKept(document, kept);
        QVERIFY(stage.reviewer.unkept().empty());

        // Read again it came with the game; asked otherwise, it is news.
        const auto games = engine::readStudy(text);
        QVERIFY(games);
        stage.study.setGame(*ui::OpenGame::create(games->games.front(), fixture::lexicon()),
                            u"c.cws"_s, u"open"_s);
        QTRY_COMPARE(stage.reviewer.state(), State::Done);
        QVERIFY(stage.searched() > 0);
        QVERIFY(stage.reviewer.unkept().empty());
        ui::ReviewChoice other = stage.quick();
        other.seed = 5;
        stage.reviewer.setChoice(other);
        QVERIFY(stage.reviewed());
        QVERIFY(stage.reviewer.unkept() == std::set{stage.study.state().document});
    }

    /// Other words, another game in front and edits lose nothing that searches found.
    void whatSearchesFoundOutlivesTheirReview()
    {
        Stage stage;
        stage.reviewer.setChoice(stage.quick());
        QVERIFY(stage.reviewed());
        const ui::StudyState state = stage.study.state();
        const std::set<int> only{state.document};
        const auto verdicts = [&] {
            return std::ranges::count_if(
                stage.reviewer.kept(stage.study.lastSeen(state.document).value()),
                [](const ui::KeptAnalysis& each) {
                    return each.analysis->kind == engine::kVerdictKind;
                });
        };
        const auto found = verdicts();
        QVERIFY(found >= 3);
        QVERIFY(stage.study.setLexicon(nullptr, ui::StudyStep::Previous));
        QTRY_COMPARE(stage.reviewer.state(), State::Failed);
        QVERIFY(stage.reviewer.unkept() == only);
        QCOMPARE(verdicts(), found);
        QVERIFY(stage.study.setLexicon(fixture::lexicon(), ui::StudyStep::Previous));
        QTRY_COMPARE(stage.reviewer.state(), State::Done);
        QCOMPARE(stage.searched(), static_cast<int>(found));

        // However many games are looked at meanwhile.
        stage.reviewer.setChoice({});
        for (int i = 0; i < 70; ++i) {
            stage.study.setGame(fixture::openGame(), u"b.gcg"_s, u"open"_s);
            QVERIFY(stage.reviewed());
        }
        QVERIFY(stage.reviewer.unkept() == only);
        QCOMPARE(verdicts(), found);
    }

    /// A file that has a verdict of a turn has none of the position that an edit made of it.
    void editedTurnsAreNewToTheirFiles()
    {
        Stage stage;
        stage.reviewer.setChoice(stage.quick());
        QVERIFY(stage.reviewed());
        const int document = stage.study.state().document;
        stage.reviewer.markKept(document, stage.reviewer.kept(stage.study.state()));
        QVERIFY(stage.reviewer.unkept().empty());
        stage.study.goTo({});
        QVERIFY(stage.study.setRack(
            0, engine::Rack(*fixture::english()->alphabet.readTiles("CATSEES"))));
        QTRY_COMPARE(stage.reviewer.state(), State::Done);
        // What was found of the turn before is no loss any more.
        QVERIFY(stage.reviewer.unkept().empty());
        QVERIFY(stage.reviewed());
        QVERIFY(stage.reviewer.unkept() == std::set{document});
    }

    /// Settings that came with a game are used for it, and are nobody's own.
    void reviewedGamesBringTheirChoiceAlong()
    {
        Stage stage;
        stage.reviewer.setChoice(stage.quick());
        QVERIFY(stage.reviewed());
        const auto text = engine::writeStudy(
            ui::studyFileOf(stage.study.state(), stage.reviewer.kept(stage.study.state())));
        ui::ReviewChoice own;
        own.depth = engine::ReviewDepth::Deep;
        own.seed = 7;
        stage.reviewer.setChoice(own);
        const auto games = engine::readStudy(text);
        QVERIFY(games);
        stage.study.setGame(*ui::OpenGame::create(games->games.front(), fixture::lexicon()),
                            u"c.cws"_s, u"open"_s);
        QTRY_VERIFY(stage.reviewer.choice() == stage.quick());
        QVERIFY(stage.reviewer.ownChoice() == own);
        QSignalSpy chosen(&stage.reviewer, &ui::GameReviewer::choiceChanged);
        stage.study.setGame(fixture::openGame(), u"b.gcg"_s, u"open"_s);
        QVERIFY(stage.reviewer.choice() == own);
        QCOMPARE(chosen.size(), 1);
        stage.study.undoStack()->undo();
        QVERIFY(stage.reviewer.choice() == stage.quick());
        // What is set there is one's own.
        own.depth = engine::ReviewDepth::Static;
        stage.reviewer.setChoice(own);
        stage.study.undoStack()->redo();
        QVERIFY(stage.reviewer.choice() == own);
    }

    /// A turn that is about to be asked for keeps its answers to itself before it is there.
    void whatIsExpectedIsConcealed()
    {
        Stage stage;
        stage.practice.expect();
        QCOMPARE(stage.practice.state(), ui::Practice::State::Waiting);
        QCOMPARE(stage.analysis.state(), ui::LiveAnalysis::State::Concealed);
        stage.study.setGame(fixture::openGame(), u"b.gcg"_s, u"open"_s);
        stage.study.goTo({engine::kRootNode, 2});
        QVERIFY(stage.reviewed());
        QCOMPARE(stage.practice.state(), ui::Practice::State::Waiting);
        QCOMPARE(stage.analysis.state(), ui::LiveAnalysis::State::Concealed);
        stage.practice.startHere();
        QTRY_COMPARE(stage.practice.state(), ui::Practice::State::Asking);
        stage.practice.expect();
        QCOMPARE(stage.practice.state(), ui::Practice::State::Waiting);
        stage.practice.stop();
        QCOMPARE(stage.practice.state(), ui::Practice::State::Off);
        QVERIFY(stage.analysis.state() != ui::LiveAnalysis::State::Concealed);
    }

    void choicesAreRemembered()
    {
        ui::ReviewChoice choice;
        choice.depth = engine::ReviewDepth::Deep;
        choice.setSeconds(7.5);
        choice.seed = 12;
        choice.infer = true;
        QVERIFY(ui::ReviewChoice::fromMap(choice.toMap()) == choice);
        QCOMPARE(choice.standardSeconds, ui::ReviewChoice().standardSeconds);
        QVERIFY(ui::ReviewChoice::fromMap(
                    {{u"depth"_s, u"bottomless"_s}, {u"deepSeconds"_s, -3}, {u"seed"_s, u"x"_s}}) ==
                ui::ReviewChoice());
    }

    void mistakesInTurn()
    {
        Stage stage;
        QVERIFY(stage.reviewed());
        const auto first = stage.reviewer.mistakeFrom(-1, 1);
        QVERIFY(first.has_value());
        std::vector<int> all;
        for (auto turn = first; turn; turn = stage.reviewer.mistakeFrom(*turn, 1))
            all.push_back(*turn);
        for (const int turn : all) QVERIFY(stage.reviewer.turn(stage.nodeOf(turn))->isMistake());
        QCOMPARE(stage.reviewer.mistakeFrom(4, -1), std::optional(all.back()));
        for (auto turn = stage.reviewer.mistakeFrom(-1, 1, 1); turn;
             turn = stage.reviewer.mistakeFrom(*turn, 1, 1))
            QCOMPARE(*turn % 2, 1);
    }

    void practiceHidesAndJudges()
    {
        Stage stage;
        using Practice = ui::Practice;
        Practice& practice = stage.practice;
        stage.overlays.setShown(ui::Overlay::all().front(), true);
        QVERIFY(stage.reviewed());
        practice.next();
        QCOMPARE(practice.state(), Practice::State::Asking);
        QVERIFY(stage.overlays.shown().empty());
        const engine::TurnReview* question = practice.question();
        QVERIFY(question != nullptr && question->isMistake());
        QVERIFY(QTest::qWaitFor([&] { return stage.analysis.answer() != nullptr; }));
        QCOMPARE(stage.analysis.state(), ui::LiveAnalysis::State::Concealed);
        QVERIFY(stage.analysis.ranking() == nullptr);

        // The move that was played is no answer; nothing is entered into the game.
        const int edits = stage.study.undoStack()->count();
        QVERIFY(practice.tryMove(question->played));
        QCOMPARE(practice.state(), Practice::State::Asking);
        QVERIFY(practice.lastTry()->known);
        for (const auto hint :
             {Practice::Hint::Score, Practice::Hint::Tiles, Practice::Hint::Lane}) {
            practice.giveHint();
            QCOMPARE(practice.hint(), hint);
        }
        QVERIFY(practice.tryMove(question->best.move));
        QCOMPARE(practice.state(), Practice::State::Found);
        QVERIFY(stage.analysis.ranking() != nullptr);
        QCOMPARE(stage.study.undoStack()->count(), edits);

        const int turn = stage.study.moment().turn;
        practice.next();
        QCOMPARE(practice.state(), Practice::State::Asking);
        QVERIFY(stage.study.moment().turn > turn);
        QCOMPARE(practice.hint(), Practice::Hint::None);
        for (int i = 0; i < 4; ++i) practice.giveHint();
        QCOMPARE(practice.state(), Practice::State::Shown);
        // Nothing is asked any more: moves are to be played.
        QVERIFY(!practice.tryMove(engine::passMove()));
        for (int i = 0; i < 4 && practice.state() != Practice::State::Finished; ++i)
            practice.next();
        QCOMPARE(practice.state(), Practice::State::Finished);
        practice.stop();
        QVERIFY(!practice.isOn());
        QVERIFY(stage.overlays.isShown(ui::Overlay::all().front()));
    }

    /// Of a turn that a search judged, tries are judged by one, too.
    void practiceSearches()
    {
        using ui::Practice;
        Stage stage;
        stage.reviewer.setChoice(stage.quick());
        stage.reviewer.start();
        QTRY_COMPARE_WITH_TIMEOUT(stage.reviewer.state(), ui::GameReviewer::State::Done, 60'000);
        Practice& practice = stage.practice;
        practice.start();
        QTRY_COMPARE(practice.state(), Practice::State::Asking);
        QTRY_VERIFY(stage.analysis.answer() && stage.analysis.answer()->moves.size() > 1);
        const engine::TurnReview question = *practice.question();
        QVERIFY(question.verdict.has_value());
        // The pass is neither what was played nor what is best.
        QVERIFY(practice.tryMove(engine::passMove()));
        QVERIFY(!practice.lastTry()->known);
        QTRY_VERIFY_WITH_TIMEOUT(practice.lastTry()->known, 30'000);
        QVERIFY(practice.lastTry()->verdict.has_value());
        const engine::TurnVerdict verdict = *practice.lastTry()->verdict;
        QVERIFY(verdict.by != engine::JudgedBy::Static);
        const bool isGood =
            !verdict.blown &&
            (verdict.countsPoints()
                 ? verdict.lossPoints <= std::max(1.0, 2 * verdict.pointsError)
                 : verdict.lossWin <= std::max(Practice::kWinTolerance, 2 * verdict.winError));
        QCOMPARE(practice.state(), isGood ? Practice::State::Found : Practice::State::Asking);
        QCOMPARE(practice.wasHelped(), !isGood);
        // The answer of the search needs none.
        if (isGood) return;
        QVERIFY(practice.tryMove(question.bestMove()));
        QCOMPARE(practice.state(), Practice::State::Found);
        QVERIFY(practice.wasHelped());
    }

    /// Whoever lists turns may not know yet that a search found a move best: then the next one on the
    /// list is asked for. Without a list it is asked for all the same.
    void whatIsBestIsNotAskedFor()
    {
        using ui::Practice;
        Stage stage;
        stage.reviewer.setChoice(stage.quick());
        QVERIFY(stage.reviewed());
        std::optional<int> best;
        std::optional<int> mistake;
        for (int turn = 0; turn < 4; ++turn) {
            const engine::TurnReview* review = stage.reviewer.turn(stage.nodeOf(turn));
            if (review == nullptr || !review->verdict) continue;
            (review->isMistake() ? mistake : best) = turn;
        }
        QVERIFY2(best && mistake,
                 qPrintable(u"%1 %2"_s.arg(best.value_or(-1)).arg(mistake.value_or(-1))));
        int onward = 0;
        const auto askAt = [&](int turn) {
            stage.practice.stop();
            stage.study.goTo({stage.study.state().cursor.line, turn});
            stage.practice.startHere();
        };
        stage.practice.setOnward([&] {
            ++onward;
            return true;
        });
        askAt(*best);
        QCOMPARE(onward, 1);
        askAt(*mistake);
        QCOMPARE(onward, 1);
        QCOMPARE(stage.practice.state(), Practice::State::Asking);
        stage.practice.setOnward({});
        askAt(*best);
        QCOMPARE(stage.practice.state(), Practice::State::Asking);
        QCOMPARE(stage.study.moment().turn, *best);
    }

    void practiceEndsElsewhere()
    {
        Stage stage;
        // It waits for the review.
        stage.practice.start();
        QVERIFY(
            QTest::qWaitFor([&] { return stage.practice.state() == ui::Practice::State::Asking; }));
        stage.study.goTo({stage.study.state().cursor.line, 4});
        QCOMPARE(stage.practice.state(), ui::Practice::State::Off);
        QVERIFY(stage.analysis.state() != ui::LiveAnalysis::State::Concealed);
    }
};

TEST_CLASS(TestGameReviewer, QApplication)
#include "tst_game_reviewer.moc"
