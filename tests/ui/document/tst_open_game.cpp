// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/game_fixture.h"
#include "ui/document/last_moves.h"
#include "ui/document/study.h"
#include "ui/language/text.h"

using namespace Qt::StringLiterals;
using ui::GameCursor;
using ui::OpenGamePtr;
using ui::Study;

namespace {

engine::Move moveIn(const Study& study, const std::string& text)
{
    return engine::readMove(*study.position(), text).value();
}

}  // namespace

class TestOpenGame : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_study = std::make_unique<Study>(fixture::catPosition());
        m_study->setGame(fixture::openGame(), u"a.gcg"_s, u"open a.gcg"_s);
    }

    void standsInFrontOfTurns()
    {
        QCOMPARE(m_study->moment().turns.size(), std::size_t{4});
        QVERIFY(m_study->position()->board().empty());
        QCOMPARE(m_study->position()->mover().rack.total(), 7);
        QVERIFY(!m_study->state().lastMove);
        QCOMPARE(m_study->playerName(1), u"Ben"_s);
        m_study->goTo({0, 1});
        QCOMPARE(m_study->position()->board().tileCount(), 3);
        QCOMPARE(m_study->position()->onTurn(), 1);
        QVERIFY(m_study->state().lastMove.has_value());
        // What was taken back is no last move, and leaves nothing behind.
        m_study->goTo({0, 2});
        QCOMPARE(m_study->position()->board().tileCount(), 3);
        QVERIFY(!m_study->state().lastMove);
        QCOMPARE(m_study->position()->player(1).score, engine::Score{0});
        m_study->goTo({0, 100});
        QVERIFY(m_study->moment().atEnd());
        QCOMPARE(m_study->state().cursor.turn, 4);
        QCOMPARE(m_study->position()->player(0).score, engine::Score{16});
        m_study->goTo({0, -5});
        QCOMPARE(m_study->state().cursor.turn, 0);
    }

    void lastMovesAreThoseBefore()
    {
        QVERIFY(ui::lastMoves(m_study->state(), 3).empty());
        m_study->goTo({0, 1});
        QCOMPARE(ui::lastMoves(m_study->state(), 3).size(), std::size_t{1});
        QVERIFY(ui::lastMoves(m_study->state(), 0).empty());
        m_study->goTo({0, 3});
        // The phony between them was taken back.
        const auto all = ui::lastMoves(m_study->state(), 9);
        QCOMPARE(all.size(), std::size_t{2});
        QCOMPARE(all.front(), *m_study->state().lastMove);
        QCOMPARE(ui::lastMoves(m_study->state(), 1).size(), std::size_t{1});
        // A position alone has the one that was played on it.
        m_study->setPosition(*fixture::catPosition(), {}, {});
        QVERIFY(ui::lastMoves(m_study->state(), 3).empty());
    }

    void goingAboutIsNoEdit()
    {
        const int edits = m_study->undoStack()->count();
        const QSignalSpy spy(m_study.get(), &Study::changed);
        m_study->goTo({0, 2});
        QCOMPARE(spy.count(), 1);
        QCOMPARE(m_study->undoStack()->count(), edits);
        m_study->goTo({0, 2});
        QCOMPARE(spy.count(), 1);
        // Undo takes the game back, wherever one stands in it.
        m_study->undoStack()->undo();
        QVERIFY(!m_study->game());
        QCOMPARE(m_study->position()->board().tileCount(), 3);
        m_study->undoStack()->redo();
        QVERIFY(m_study->game() != nullptr);
        QCOMPARE(m_study->state().cursor.turn, 2);
    }

    void theSameMoveGoesOn()
    {
        const OpenGamePtr before = m_study->game();
        QVERIFY(m_study->play(moveIn(*m_study, "8G CAT")));
        QCOMPARE(m_study->game(), before);
        QCOMPARE(m_study->state().cursor.turn, 1);
    }

    void anotherMoveIsAVariation()
    {
        const engine::GameRecord before = m_study->game()->record();
        QVERIFY(m_study->play(moveIn(*m_study, "8H TEAS")));
        QCOMPARE(m_study->position()->board().tileCount(), 4);
        QCOMPARE(m_study->moment().turns.size(), std::size_t{1});
        QVERIFY(m_study->moment().atEnd());
        QCOMPARE(m_study->game()->record().node(engine::kRootNode).children.size(), std::size_t{2});
        // Nothing of the game is gone.
        QCOMPARE(m_study->game()->record().nodeCount(), before.nodeCount() + 1);
        m_study->goTo({engine::kRootNode, 0});
        QCOMPARE(m_study->moment().turns.size(), std::size_t{4});
        m_study->undoStack()->undo();
        QVERIFY(m_study->game()->record() == before);
    }

    void playsOnAtTheEnd()
    {
        m_study->goTo({0, 4});
        QVERIFY(m_study->setRack(0, engine::Rack(*fixture::english()->alphabet.readTiles("TEA"))));
        QCOMPARE(m_study->position()->mover().rack.total(), 3);
        QVERIFY(m_study->play(moveIn(*m_study, "10A TEA")) ||
                m_study->play(moveIn(*m_study, "exch T")));
        QCOMPARE(m_study->moment().turns.size(), std::size_t{5});
    }

    void racksBelongToTheTurn()
    {
        const engine::Rack rack(*fixture::english()->alphabet.readTiles("CATS"));
        QVERIFY(m_study->setRack(0, rack));
        QVERIFY(m_study->position()->mover().rack == rack);
        const engine::NodeId first = m_study->moment().viewed;
        QCOMPARE(m_study->game()->record().node(first).event.rack.known(), rack);
        m_study->undoStack()->undo();
        QCOMPARE(m_study->position()->mover().rack.total(), 7);
    }

    void scoresFollowFromTheMoves()
    {
        std::vector<engine::Player> players{m_study->position()->player(0),
                                            m_study->position()->player(1)};
        players[0].score = engine::Score{99};
        const auto done = m_study->setPlayers(players, 0);
        QVERIFY(!done.has_value());
        QVERIFY(!done.error().message().empty());
    }

    void anotherLexiconJudgesAnew()
    {
        const auto words = engine::readWordList("catt\n", fixture::english()->alphabet);
        const auto other =
            *engine::Lexicon::fromWords("other", words->words, fixture::english()->alphabet, false);
        QVERIFY(m_study->setLexicon(other));
        QCOMPARE(m_study->position()->lexicon(), other.get());
        const engine::NodeId first = m_study->moment().viewed;
        QVERIFY(!m_study->game()->replay().at(first).phonies.empty());
        m_study->undoStack()->undo();
        QVERIFY(m_study->game()->replay().at(first).phonies.empty());
    }

    void linesAreRemovedAndPromoted()
    {
        QVERIFY(m_study->play(moveIn(*m_study, "8H TEAS")));
        const engine::NodeId variation = m_study->state().cursor.line;
        m_study->promote(variation);
        QCOMPARE(m_study->game()->record().node(engine::kRootNode).children.front(), variation);
        m_study->removeFrom(variation);
        QCOMPARE(m_study->game()->record().node(engine::kRootNode).children.size(), std::size_t{1});
        QCOMPARE(m_study->state().cursor.turn, 0);
        m_study->undoStack()->undo();
        QVERIFY(m_study->game()->record().contains(variation));
    }

    void notesAreEdits()
    {
        engine::Annotations annotations;
        annotations.notes = {"one"};
        m_study->setAnnotations(2, annotations, u"note"_s, 7);
        annotations.notes = {"one two"};
        m_study->setAnnotations(2, annotations, u"note"_s, 7);
        QCOMPARE(m_study->game()->record().node(2).annotations.noteText(), std::string("one two"));
        m_study->undoStack()->undo();
        QVERIFY(m_study->game()->record().node(2).annotations.empty());
    }

private:
    std::unique_ptr<Study> m_study;
};

TEST_CLASS(TestOpenGame, QApplication)
#include "tst_open_game.moc"
