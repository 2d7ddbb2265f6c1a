// SPDX-License-Identifier: GPL-3.0-or-later
#include <functional>

#include <QSignalSpy>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/game_fixture.h"
#include "tests/ui/ui_fixture.h"
#include "ui/document/study.h"

using fixture::catPosition;
using ui::Study;

namespace {

using EditFunction = std::function<bool(Study&)>;

engine::Rack rackOf(const std::string& text)
{
    return engine::Rack(*fixture::english()->alphabet.readTiles(text));
}

bool sameState(const ui::StudyState& a, const ui::StudyState& b)
{
    return *a.position == *b.position && a.leaves == b.leaves && a.leavesName == b.leavesName &&
           a.lastMove == b.lastMove && a.name == b.name;
}

}  // namespace

Q_DECLARE_METATYPE(EditFunction)

class TestStudy : public QObject
{
    Q_OBJECT

private slots:
    void everyEditCanBeUndone_data()
    {
        QTest::addColumn<EditFunction>("edit");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("changes");
        QTest::newRow("rack") << EditFunction([](Study& study) {
            return study.setRack(0, rackOf("QUIZ?")).has_value();
        }) << "set rack ?IQUZ" << int(Study::RackChange);
        QTest::newRow("forget rack")
            << EditFunction([](Study& study) { return study.setRack(0, {}).has_value(); })
            << "forget rack" << int(Study::RackChange);
        QTest::newRow("play") << EditFunction([](Study& study) {
            const auto move = engine::readMove(*study.position(), "8G (CAT)S");
            return move && study.play(*move).has_value();
        }) << "play 8G (CAT)S"
                              << int(Study::BoardChange | Study::RackChange | Study::ScoreChange |
                                     Study::TurnChange | Study::LastMoveChange);
        QTest::newRow("position") << EditFunction([](Study& study) {
            study.setPosition(
                engine::Position(*fixture::position(fixture::kEmptyBoard + " Z/Q 1/2 3")),
                QStringLiteral("a.cgp"), QStringLiteral("open a.cgp"));
            return true;
        }) << "open a.cgp"
                                  << int(Study::BoardChange | Study::RackChange |
                                         Study::ScoreChange | Study::TurnChange |
                                         Study::NameChange);
        QTest::newRow("rules") << EditFunction([](Study& study) {
            return study.setRules(*engine::catalogue::rules("polish")).has_value();
        }) << "rules Polish"
                               << int(Study::BoardChange | Study::RackChange | Study::ScoreChange |
                                      Study::RulesChange | Study::LexiconChange |
                                      Study::NameChange);
        QTest::newRow("scores") << EditFunction([](Study& study) {
            auto players = std::vector{study.position()->player(0), study.position()->player(1)};
            players[1].score = {-77};
            return study.setPlayers(players, 0).has_value();
        }) << "change scores and racks"
                                << int(Study::ScoreChange);
        QTest::newRow("lexicon") << EditFunction([](Study& study) {
            return study.setLexicon(nullptr).has_value();
        }) << "lexicon " << int(Study::LexiconChange);
        QTest::newRow("leaves") << EditFunction([](Study& study) {
            study.setLeaves(nullptr, QStringLiteral("some"));
            return true;
        }) << "leaves some" << int(Study::LeavesChange);
    }
    void everyEditCanBeUndone()
    {
        QFETCH(EditFunction, edit);
        QFETCH(QString, text);
        QFETCH(int, changes);
        Study study(catPosition());
        int told = 0;
        connect(&study, &Study::changed, this,
                [&](Study::Changes now) { told = static_cast<int>(now.toInt()); });
        const ui::StudyState before = study.state();
        QVERIFY(edit(study));
        const ui::StudyState after = study.state();
        QVERIFY(!sameState(before, after));
        QCOMPARE(study.undoStack()->undoText(), text);
        QCOMPARE(told, changes);
        study.undoStack()->undo();
        QVERIFY(sameState(study.state(), before));
        QCOMPARE(told, changes);
        study.undoStack()->redo();
        QVERIFY(sameState(study.state(), after));
    }

    void racksOfOneEditAreOneCommand()
    {
        Study study(catPosition());
        const ui::StudyState before = study.state();
        const engine::Rack rack = before.position->player(0).rack;
        QVERIFY(study.setRack(0, rackOf("QUIZ"), 1));
        QVERIFY(study.setRack(0, rackOf("QI"), 1));
        QCOMPARE(study.undoStack()->count(), 1);
        QCOMPARE(study.undoStack()->undoText(), QStringLiteral("set rack IQ"));
        study.undoStack()->undo();
        QVERIFY(sameState(study.state(), before));
        study.undoStack()->redo();
        QCOMPARE(study.position()->player(0).rack, rackOf("QI"));
        // Another edit is another command, and one that ends where it began is none.
        QVERIFY(study.setRack(0, rackOf("ZA"), 2));
        QCOMPARE(study.undoStack()->count(), 2);
        QVERIFY(study.setRack(0, rackOf("QI"), 2));
        QCOMPARE(study.undoStack()->count(), 1);
        QVERIFY(!study.undoStack()->canRedo());
        study.undoStack()->undo();
        QVERIFY(sameState(study.state(), before));
        QCOMPARE(study.position()->player(0).rack, rack);
        // Without a number every rack is a command.
        QVERIFY(study.setRack(0, rackOf("QUIZ")));
        QVERIFY(study.setRack(0, rack));
        QCOMPARE(study.undoStack()->count(), 2);
    }

    void refusedEditsChangeNothing_data()
    {
        QTest::addColumn<EditFunction>("edit");
        QTest::newRow("rack beyond the bag") << EditFunction(
            [](Study& study) { return study.setRack(0, rackOf("ZZ")).has_value(); });
        QTest::newRow("tile not on the rack") << EditFunction([](Study& study) {
            const auto move = engine::readMove(*study.position(), "8G (CAT)Z");
            return !move || study.play(*move).has_value();
        });
        QTest::newRow("unconnected") << EditFunction([](Study& study) {
            const auto move = engine::readMove(*study.position(), "1A SEAT");
            return !move || study.play(*move).has_value();
        });
        QTest::newRow("players beyond the bag") << EditFunction([](Study& study) {
            auto players = std::vector{study.position()->player(0), study.position()->player(1)};
            players[0].rack = rackOf("QQ");
            return study.setPlayers(players, 0).has_value();
        });
    }
    void refusedEditsChangeNothing()
    {
        QFETCH(EditFunction, edit);
        // A full rack: a smaller one might hold any tile besides.
        Study study(catPosition("AESTRIN/"));
        const ui::StudyState before = study.state();
        QSignalSpy changes(&study, &Study::changed);
        QVERIFY(!edit(study));
        QVERIFY(sameState(study.state(), before));
        QCOMPARE(changes.size(), 0);
        QCOMPARE(study.undoStack()->count(), 0);
    }

    void lexiconStaysWhereTheLettersFit()
    {
        Study study(catPosition());
        QVERIFY(study.setRules(*engine::catalogue::rules("english_super")).has_value());
        QCOMPARE(study.position()->lexiconPtr(), fixture::lexicon());
        QVERIFY(study.setRules(*engine::catalogue::rules("polish")).has_value());
        QVERIFY(!study.position()->lexicon());
    }

    void whatComesAlongBelongsToTheEditBefore()
    {
        Study study(catPosition());
        const ui::StudyState before = study.state();
        QVERIFY(study.setRules(*engine::catalogue::rules("wordsmog")).has_value());
        study.setLeaves(nullptr, QStringLiteral("none"), Study::Step::Previous);
        QCOMPARE(study.undoStack()->count(), 1);
        const ui::StudyState after = study.state();
        study.undoStack()->undo();
        QVERIFY(sameState(study.state(), before));
        study.undoStack()->redo();
        QVERIFY(sameState(study.state(), after));
        QCOMPARE(study.state().leavesName, QStringLiteral("none"));
    }

    void whatIsLoadedAtTheStartIsNoEdit()
    {
        Study study(fixture::position(fixture::kEmptyBoard + " AEST/ 0/0 0", false));
        study.setStarting(true);
        QVERIFY(study.setLexicon(fixture::lexicon()).has_value());
        QVERIFY(study.position()->lexicon());
        QCOMPARE(study.undoStack()->count(), 0);
        QVERIFY(study.setRack(0, rackOf("QI")).has_value());
        study.setLeaves(nullptr, QStringLiteral("later"));
        QCOMPARE(study.undoStack()->count(), 2);
    }

    /// What the user does while the program starts can be taken back.
    void editsAtTheStartCanBeUndone()
    {
        Study study(catPosition());
        study.setStarting(true);
        study.setGame(fixture::openGame(), QStringLiteral("a.gcg"), QStringLiteral("open"));
        QCOMPARE(study.undoStack()->count(), 0);
        const engine::GameRecord whole = study.game()->record();
        study.removeFrom(whole.lineThrough(engine::kRootNode).at(1));
        QCOMPARE(study.undoStack()->count(), 1);
        study.undoStack()->undo();
        QVERIFY(study.game()->record() == whole);

        study.setStarting(true);
        engine::Annotations note;
        note.notes = {"mine"};
        study.setAnnotations(engine::kRootNode, note, QStringLiteral("note"));
        study.undoStack()->undo();
        QVERIFY(study.game()->record() == whole);
    }

    /// Edits of one node belong together, but a node of another game is another one.
    void notesOfTwoChaptersAreTwoEdits()
    {
        Study study(catPosition());
        study.setGame(fixture::openGame(), QStringLiteral("a.gcg"), QStringLiteral("open"));
        QVERIFY(study.addChapters({fixture::openGame()->record()}, QStringLiteral("add")));
        QVERIFY(study.goToChapter(0));
        const auto write = [&study](const char* text) {
            engine::Annotations note;
            note.notes = {text};
            study.setAnnotations(engine::kRootNode, note, QStringLiteral("note"), 7);
        };
        const auto noted = [&study] {
            return study.game()->record().node(engine::kRootNode).annotations.noteText();
        };
        write("fir");
        write("first");
        QVERIFY(study.goToChapter(1));
        write("second");
        study.undoStack()->undo();
        QCOMPARE(study.state().chapter, 1);
        QCOMPARE(noted(), std::string());
        QVERIFY(study.goToChapter(0));
        QCOMPARE(noted(), std::string("first"));
        study.undoStack()->undo();
        QCOMPARE(noted(), std::string());
    }

    void whatHasNoNameIsStillAnotherThing()
    {
        Study study(catPosition());
        Study::Changes seen;
        connect(&study, &Study::changed, this, [&seen](Study::Changes now) { seen = now; });
        study.setPosition(engine::Position(*study.position()), {}, QStringLiteral("paste"));
        QCOMPARE(seen, Study::Changes(Study::NameChange));
    }

    void phoniesMayBePlayed()
    {
        Study study(catPosition("AEST/"));
        const auto move = engine::readMove(*study.position(), "8G (CAT)E");
        QVERIFY(move && study.play(*move).has_value());
        QCOMPARE(study.position()->onTurn(), 1);
    }

    void cgpRoundTrip()
    {
        Study study(catPosition());
        const auto again = fixture::position(study.toCgp().toStdString());
        QVERIFY(again);
        QCOMPARE(again->hash(), study.position()->hash());
    }
};

TEST_CLASS(TestStudy, QCoreApplication)
#include "tst_study.moc"
