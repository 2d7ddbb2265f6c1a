// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QToolButton>
#include <QtTest>

#include "engine/board/move_notation.h"
#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/document/shown_study.h"
#include "ui/document/study.h"
#include "ui/setup/setup_board.h"
#include "ui/setup/setup_view.h"

using namespace Qt::StringLiterals;

namespace {

struct Stage
{
    ui::Study study{fixture::catPosition()};
    ui::ShownStudy shown{study};
    ui::SetupDraft draft;
    ui::SetupView view{draft, shown};

    Stage()
    {
        draft.begin(study.position());
        view.resize(1200, 800);
        view.show();
        board()->setFocus();
    }
    ui::SetupBoard* board() { return view.board(); }
    QPoint at(const char* square)
    {
        const auto where = engine::readCoordinate(square, 21, 21).value();
        return board()->squareRect(where.row, where.column).center().toPoint();
    }
    void click(const char* square) { QTest::mouseClick(board(), Qt::LeftButton, {}, at(square)); }
    void move(Qt::MouseButton button, QPoint to)
    {
        QMouseEvent event(QEvent::MouseMove, to, board()->mapToGlobal(QPointF(to)), Qt::NoButton,
                          button, Qt::NoModifier);
        QCoreApplication::sendEvent(board(), &event);
    }
    void drag(Qt::MouseButton button, QPoint from, QPoint to)
    {
        QTest::mousePress(board(), button, {}, from);
        for (int step = 1; step <= 4; ++step) move(button, from + (to - from) * step / 4);
        QTest::mouseRelease(board(), button, {}, to);
    }
    void drag(Qt::MouseButton button, const char* from, const char* to)
    {
        drag(button, at(from), at(to));
    }
    void type(const char* text) { QTest::keyClicks(board(), QLatin1StringView(text)); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(board(), key, modifiers);
    }
    /// Tiles by square, row by row.
    QString tiles() const
    {
        QStringList all;
        const engine::Board& squares = draft.position()->board();
        for (int row = 0; row < squares.rows(); ++row)
            for (int column = 0; column < squares.columns(); ++column)
                if (const engine::Tile tile = squares.at(row, column); tile != engine::kNoTile)
                    all.append(QString::fromStdString(
                        engine::squareName(row, column) + "=" +
                        std::string(fixture::english()->alphabet.label(tile))));
        return all.join(u' ');
    }
    int left(const char* letter) const
    {
        return draft.left(fixture::english()->alphabet.readTile(letter)->tile);
    }
    template <class T>
    T* find(const char* name)
    {
        return view.findChild<T*>(QLatin1StringView(name));
    }
    QString problems()
    {
        QStringList texts;
        auto* list = find<QListWidget>("setupProblems");
        for (int row = 0; row < list->count(); ++row) texts.append(list->item(row)->text());
        return texts.join(u'\n');
    }
    bool canApply() { return find<QPushButton>("setupApply")->isEnabled(); }
};

const QString kCat = u"8G=C 8H=A 8I=T"_s;

}  // namespace

class TestSetupView : public QObject
{
    Q_OBJECT

private slots:
    void typingTakesTilesFromTheBag()
    {
        Stage stage;
        QCOMPARE(stage.tiles(), kCat);
        const int before = stage.left("E");
        stage.click("10G");
        stage.type("eat");
        QCOMPARE(stage.tiles(), kCat + u" 10G=E 10H=A 10I=T"_s);
        QCOMPARE(stage.left("E"), before - 1);
        // A second click turns the cursor; occupied squares are typed over.
        stage.click("8I");
        stage.click("8I");
        stage.type("ta");
        QCOMPARE(stage.tiles(), kCat + u" 9I=A 10G=E 10H=A 10I=T"_s);
        QCOMPARE(stage.draft.undoStack()->count(), 4);  // T on T changes nothing
        stage.draft.undoStack()->undo();
        QCOMPARE(stage.tiles(), kCat + u" 10G=E 10H=A 10I=T"_s);
    }

    void blanks()
    {
        Stage stage;
        stage.click("1A");
        QTest::keyClick(stage.board(), 'E', Qt::ShiftModifier);
        // The only Z, and what has run out is a blank, then too many.
        stage.type("zzz");
        QCOMPARE(stage.tiles(), u"1A=e 1B=Z 1C=z 1D=Z "_s + kCat);
        QCOMPARE(stage.left("Z"), -1);
        QCOMPARE(stage.find<QToolButton>("tile26")->text(), u"−1"_s);
        QVERIFY2(stage.problems().contains(u"✕ More tiles"_s), qPrintable(stage.problems()));
        QVERIFY(stage.problems().contains(u"1 × Z"_s));
        QVERIFY(!stage.canApply());
        stage.find<QCheckBox>("setupOverdraw")->click();
        QVERIFY(stage.canApply());
        QVERIFY(stage.problems().contains(u"⚠ More tiles"_s));
        stage.find<QCheckBox>("setupOverdraw")->click();
        QVERIFY(!stage.canApply());
    }

    void theEndOfARow()
    {
        Stage stage;
        stage.click("1N");
        stage.type("eats");
        QCOMPARE(stage.tiles(), u"1N=E 1O=A "_s + kCat);
        QVERIFY(!stage.find<QLabel>("setupTold")->isHidden());
        stage.key(Qt::Key_Backspace);
        QCOMPARE(stage.tiles(), u"1N=E "_s + kCat);
        stage.key(Qt::Key_Backspace);
        QCOMPARE(stage.tiles(), kCat);
        QCOMPARE(stage.draft.undoStack()->count(), 4);
    }

    void theRightButtonErasesInOneStroke()
    {
        Stage stage;
        stage.drag(Qt::RightButton, "8F", "8J");
        QCOMPARE(stage.tiles(), QString());
        QCOMPARE(stage.draft.undoStack()->count(), 1);
        stage.draft.undoStack()->undo();
        QCOMPARE(stage.tiles(), kCat);
        QTest::mouseClick(stage.board(), Qt::RightButton, {}, stage.at("8G"));
        QCOMPARE(stage.tiles(), u"8H=A 8I=T"_s);
    }

    void aDragMovesATile()
    {
        Stage stage;
        stage.drag(Qt::LeftButton, "8G", "3C");
        QCOMPARE(stage.tiles(), u"3C=C 8H=A 8I=T"_s);
        // On another tile it stays where it was.
        stage.drag(Qt::LeftButton, "3C", "8H");
        QCOMPARE(stage.tiles(), u"3C=C 8H=A 8I=T"_s);
        // Beside the board it goes back to the bag.
        stage.drag(Qt::LeftButton, stage.at("3C"), QPoint(-30, -30));
        QCOMPARE(stage.tiles(), u"8H=A 8I=T"_s);
    }

    void aRectangleIsMovedAndCleared()
    {
        Stage stage;
        stage.drag(Qt::LeftButton, "7F", "9I");
        QCOMPARE(stage.board()->selection(), QRect(5, 6, 4, 3));
        stage.drag(Qt::LeftButton, "8H", "4D");
        QCOMPARE(stage.tiles(), u"4C=C 4D=A 4E=T"_s);
        QCOMPARE(stage.draft.undoStack()->count(), 1);
        QCOMPARE(stage.board()->selection(), QRect(1, 2, 4, 3));
        stage.key(Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(stage.tiles(), u"5C=C 5D=A 5E=T"_s);
        stage.key(Qt::Key_Delete);
        QCOMPARE(stage.tiles(), QString());
        stage.key(Qt::Key_Escape);
        QVERIFY(stage.board()->selection().isEmpty());
    }

    void aRectangleByKeys()
    {
        Stage stage;
        stage.click("8H");
        stage.key(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(stage.board()->selection(), QRect(7, 7, 2, 1));
        stage.key(Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(stage.tiles(), u"7H=A 7I=T 8G=C"_s);
        // Not over the edge.
        for (int i = 0; i < 20; ++i) stage.key(Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(stage.tiles(), u"1H=A 1I=T 8G=C"_s);
        stage.key(Qt::Key_Left);
        QVERIFY(stage.board()->selection().isEmpty());
    }

    void tilesFromTheStrip()
    {
        Stage stage;
        stage.click("1A");
        stage.find<QToolButton>("tile17")->click();
        stage.find<QToolButton>("tile21")->click();
        QCOMPARE(stage.tiles(), u"1A=Q 1B=U "_s + kCat);
        QCOMPARE(stage.find<QToolButton>("tile17")->text(), u"0"_s);
    }

    void playersAreEdited()
    {
        Stage stage;
        stage.find<QLineEdit>("rack1")->setFocus();
        QTest::keyClicks(stage.find<QLineEdit>("rack1"), u"quiz?"_s);
        stage.find<QSpinBox>("score1")->setValue(77);
        stage.find<QRadioButton>("onTurn1")->click();
        stage.find<QSpinBox>("setupScoreless")->setValue(3);
        const engine::Position& position = *stage.draft.position();
        QCOMPARE(position.player(1).rack.total(), 5);
        QCOMPARE(position.player(1).score.points, 77);
        QCOMPARE(position.onTurn(), 1);
        QCOMPARE(position.scorelessTurns(), 3);
        QCOMPARE(stage.left("Q"), 0);
        QCOMPARE(stage.draft.undoStack()->count(), 4);
        for (int i = 0; i < 4; ++i) stage.draft.undoStack()->undo();
        QVERIFY(!stage.draft.isChanged());
        QCOMPARE(stage.find<QLineEdit>("rack1")->text(), QString());
        QCOMPARE(stage.find<QSpinBox>("score1")->value(), 20);

        QTest::keyClicks(stage.find<QLineEdit>("rack1"), u"1"_s);
        QVERIFY(!stage.find<QLabel>("setupTold")->isHidden());
        stage.find<QLineEdit>("rack1")->clear();
        QTest::keyClicks(stage.find<QLineEdit>("rack1"), u"eeeeeeee"_s);
        QVERIFY2(stage.problems().contains(u"✕ A rack holds"_s), qPrintable(stage.problems()));
        stage.find<QCheckBox>("setupOverdraw")->click();
        QVERIFY(!stage.canApply());
    }

    void whatIsWrongIsExplained()
    {
        Stage stage;
        QCOMPARE(stage.problems(), u"✓ Nothing"_s);
        stage.click("1A");
        stage.type("tac");
        QVERIFY2(stage.problems().contains(u"⚠ "_s), qPrintable(stage.problems()));
        QVERIFY(stage.problems().contains(u"hangs in the air"_s));
        QVERIFY(stage.problems().contains(u"TAC is not in tiny"_s));
        QVERIFY(stage.canApply());
        // What isn't joined to the start square does, wherever it is.
        QVERIFY2(stage.problems().contains(u"1A hangs in the air"_s), qPrintable(stage.problems()));
        QVERIFY(!stage.problems().contains(u"8F hangs in the air"_s));
        stage.find<QPushButton>("setupClear")->click();
        QCOMPARE(stage.tiles(), QString());
        QCOMPARE(stage.problems(), u"✓ Nothing"_s);
    }

    void pastes()
    {
        Stage stage;
        stage.view.paste(u"15/15/15/15/15/15/15/7AT6/15/15/15/15/15/15/15 Q/Z 1/2 1"_s);
        QCOMPARE(stage.tiles(), u"8H=A 8I=T"_s);
        QCOMPARE(stage.find<QLineEdit>("rack0")->text(), u"Q"_s);
        QCOMPARE(stage.find<QSpinBox>("setupScoreless")->value(), 1);
        QString drawn;
        for (int row = 0; row < 15; ++row)
            drawn += row == 2 ? u"..EAT..........\n"_s : u"...............\n"_s;
        stage.view.paste(drawn);
        QCOMPARE(stage.tiles(), u"3C=E 3D=A 3E=T"_s);
        QCOMPARE(stage.find<QLineEdit>("rack0")->text(), u"Q"_s);
        QCOMPARE(stage.draft.undoStack()->count(), 2);
        for (const auto& text : {u"nonsense"_s, QString(), u"15/15/15/15/15/16 / 0/0 0"_s}) {
            stage.view.paste(text);
            QVERIFY(stage.find<QLabel>("setupTold")->text().contains(u"Not pasted"_s));
            QVERIFY(!stage.find<QLabel>("setupTold")->isHidden());
        }
        QCOMPARE(stage.tiles(), u"3C=E 3D=A 3E=T"_s);
    }

    void pastesEnglishIntoOtherRules()
    {
        Stage stage;
        const auto polish = engine::catalogue::rules("polish");
        QVERIFY(polish && stage.draft.setRules(*polish));
        // There is no V in Polish.
        stage.view.paste(u"15/15/15/15/15/15/15/7VAT5/15/15/15/15/15/15/15 Q/Z 1/2 0"_s);
        QCOMPARE(stage.tiles(), u"8H=V 8I=A 8J=T"_s);
        const QString told = stage.find<QLabel>("setupTold")->text();
        QVERIFY2(told.contains(u"does not fit the rules"_s), qPrintable(told));
        stage.draft.undoStack()->undo();
        QCOMPARE(stage.draft.position()->rulesPtr(), *polish);
    }

    void enterAndEscape()
    {
        Stage stage;
        QSignalSpy applied(&stage.view, &ui::SetupView::applyRequested);
        QSignalSpy cancelled(&stage.view, &ui::SetupView::cancelRequested);
        stage.key(Qt::Key_Return);
        QCOMPARE(applied.size(), 1);
        QTest::keyClick(stage.find<QLineEdit>("rack0"), Qt::Key_Return);
        QCOMPARE(applied.size(), 2);
        // The first leaves the cursor, the second the page.
        stage.key(Qt::Key_Escape);
        QCOMPARE(cancelled.size(), 0);
        stage.type("q");
        QCOMPARE(stage.tiles(), kCat);
        QVERIFY(!stage.find<QLabel>("setupTold")->isHidden());
        stage.key(Qt::Key_Escape);
        QCOMPARE(cancelled.size(), 1);
    }

    void escapeLeavesAFieldForTheBoard()
    {
        Stage stage;
        QSignalSpy cancelled(&stage.view, &ui::SetupView::cancelRequested);
        stage.click("1A");
        for (QWidget* field : {static_cast<QWidget*>(stage.find<QSpinBox>("score0")),
                               static_cast<QWidget*>(stage.find<QLineEdit>("rack1")),
                               static_cast<QWidget*>(stage.find<QPushButton>("setupClear"))}) {
            field->setFocus();
            QTest::keyClick(field, Qt::Key_Escape);
            QCOMPARE(stage.view.focusWidget(), stage.board());
        }
        QCOMPARE(cancelled.size(), 0);
        stage.type("at");
        QCOMPARE(stage.tiles(), u"1A=A 1B=T "_s + kCat);
    }

    void anArrowBringsTheCursorBack()
    {
        Stage stage;
        stage.click("10G");
        stage.key(Qt::Key_Escape);
        stage.key(Qt::Key_Right);
        stage.type("e");
        QCOMPARE(stage.tiles(), kCat + u" 10G=E"_s);
    }

    void blockedSquaresTakeNoTile()
    {
        const auto rules = engine::catalogue::parseRules(
            "[game]\nalphabet = english\nrack = 7\nbonus = 50\n[layout]\nstart = "
            "A1\nsquares:\n..#\n...\n...\n",
            "small");
        QVERIFY(rules);
        ui::Study study(
            std::make_shared<engine::Position>(engine::Position::create(*rules).value()));
        ui::SetupDraft draft;
        const ui::ShownStudy shown(study);
        ui::SetupView view(draft, shown);
        draft.begin(study.position());
        view.show();
        QTest::keyClicks(view.board(), u"ate"_s);
        QCOMPARE(draft.position()->board().tileCount(), 2);
        QVERIFY(!view.findChild<QLabel*>(u"setupTold"_s)->isHidden());
        QVERIFY(!draft.moveTiles({{0, 1}}, 0, 1));
        draft.setTiles({{0, 2, 1}, {9, 9, 1}}, u"x"_s);
        QCOMPARE(draft.position()->board().tileCount(), 2);
    }
};

TEST_CLASS(TestSetupView, QApplication)
#include "tst_setup_view.moc"
