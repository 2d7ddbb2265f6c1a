// SPDX-License-Identifier: GPL-3.0-or-later
// Single moves in the window: pins, comparison, exchange, the line to type a move in.
#include <QAbstractItemView>
#include <QCompleter>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTableWidget>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/settled.h"
#include "tests/ui/window/window_stage.h"
#include "ui/board/rack_widget.h"
#include "ui/moves/candidates_feature.h"
#include "ui/moves/compare_panel.h"
#include "ui/moves/moves_panel.h"
#include "ui/theme/theme_style.h"

using namespace Qt::StringLiterals;
using Stage = fixture::WindowStage;

namespace {

/// A tile of the rack, as a hand drags it to a square of the board.
void drag(Stage& stage, int slot, int row, int column)
{
    ui::RackWidget* rack = stage.column().rack();
    ui::BoardWidget* board = stage.column().board();
    const QPoint start = rack->slotRect(slot).center().toPoint();
    const QPoint square = board->squareRect(row, column).center().toPoint();
    const QPoint end = rack->mapFromGlobal(board->mapToGlobal(square));
    QTest::mousePress(rack, Qt::LeftButton, {}, start);
    for (int step = 1; step <= 4; ++step) {
        const QPoint at = start + (end - start) * step / 4;
        QMouseEvent move(QEvent::MouseMove, at, rack->mapToGlobal(QPointF(at)), Qt::NoButton,
                         Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(rack, &move);
    }
    QTest::mouseRelease(rack, Qt::LeftButton, {}, end);
}

void typeWhereTheFocusIs(Stage& stage, const QString& text)
{
    QTest::keyClicks(stage.window->focusWidget(), text);
}

}  // namespace

class TestMoveTools : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void pinsWhatIsChosenOrEntered()
    {
        Stage stage;
        QTRY_VERIFY(stage.ready());
        ui::MovesPanel& moves = *stage.window->movesPanel();
        stage.action("moves.pin")->trigger();
        QVERIFY(moves.pins().pins().empty());
        moves.previewRow(2);
        stage.action("moves.pin")->trigger();
        QCOMPARE(moves.pins().pins().size(), std::size_t{1});
        // The preview stays, so that one can go on.
        QVERIFY(moves.preview());
        // A phony that lies on the board is in the list from then on.
        ui::MoveEntry& entry = *stage.column().entry();
        entry.setCursor(ui::MoveEntry::Cursor{7, 9, engine::Direction::Across});
        entry.typeTile(u"E"_s, false);
        stage.action("moves.pin")->trigger();
        QCOMPARE(moves.pins().pins().size(), std::size_t{2});
        QCOMPARE(moves.model().rowCount(), 5);
        stage.action("moves.clearPins")->trigger();
        QCOMPARE(moves.model().rowCount(), 4);
    }

    /// A pass is typed and lies nowhere on the board.
    void pinsATypedPass()
    {
        Stage stage;
        QTRY_VERIFY(stage.ready());
        const ui::MovePins& pins = stage.window->movesPanel()->pins();
        stage.action("position.moveField")->trigger();
        typeWhereTheFocusIs(stage, u"pass"_s);
        QTRY_VERIFY(stage.column().intendedMove().has_value());
        stage.action("moves.pin")->trigger();
        QCOMPARE(pins.pins().size(), std::size_t{1});
        QCOMPARE(pins.pins().front().move.kind, engine::MoveKind::Pass);
        stage.action("moves.pin")->trigger();
        QVERIFY(pins.pins().empty());
        // At another position nothing of it is left, once one has gone on elsewhere.
        stage.column().board()->setFocus();
        stage.session->study().setPosition(*fixture::catPosition("AEIST/"), {}, u"other"_s);
        QTRY_VERIFY(!stage.column().intendedMove().has_value());
        auto* field = stage.child<QLineEdit>("moveField");
        QVERIFY(field == nullptr || !field->isVisible());
    }

    void comparesInADock()
    {
        Stage stage;
        QTRY_VERIFY(stage.ready());
        auto* dock = stage.child<QDockWidget>("dock.compare");
        QVERIFY(dock->isHidden());
        stage.action("moves.compare")->trigger();
        QVERIFY(!dock->isHidden());
        QTableWidget* table = stage.window->feature<ui::CandidatesFeature>()->panel()->table();
        QCOMPARE(table->horizontalHeaderItem(1)->text(), u"J8 SEAT"_s);
        QCOMPARE(table->horizontalHeaderItem(2)->text(), u"8G (CAT)S"_s);
        // It follows the pins.
        ui::MovesPanel& moves = *stage.window->movesPanel();
        moves.togglePin(moves.model().rankedMove(3).move);
        moves.togglePin(moves.model().rankedMove(1).move);
        QCOMPARE(table->horizontalHeaderItem(1)->text(), u"pass"_s);
    }

    void exchangeSaysWhatItKeeps()
    {
        Stage stage;
        QTRY_VERIFY(stage.ready());
        auto* play = stage.child<QPushButton>("playButton");
        stage.action("position.exchange")->trigger();
        QVERIFY(stage.column().entry()->exchanging());
        QCOMPARE(play->text(), u"Exchange …"_s);
        QVERIFY(!play->isEnabled());
        QWidget* board = stage.column().board();
        QTest::keyClick(board, Qt::Key_E);
        QTest::keyClick(board, Qt::Key_A);
        QCOMPARE(play->accessibleName(), u"Exchange AE · keep ST (+3.1)"_s);
        QVERIFY(play->text().startsWith(u"Exchange AE"_s));
        QCOMPARE(stage.window->movesPanel()->table()->currentIndex().row(), 2);
        QTest::keyClick(board, Qt::Key_Backspace);
        QVERIFY(play->text().startsWith(u"Exchange E"_s));
        QTest::keyClick(board, Qt::Key_A);
        QTest::keyClick(board, Qt::Key_Return);
        QCOMPARE(stage.position().onTurn(), 1);
        QVERIFY(!stage.column().entry()->exchanging());
    }

    void typingGoesOnBehindADroppedTile()
    {
        Stage stage;
        QTRY_VERIFY(stage.ready());
        QVERIFY(fixture::settles(*stage.window));
        const ui::MoveEntry& entry = *stage.column().entry();
        const engine::Rack rack = stage.position().mover().rack;
        // The tiles are A E S T; S joins CAT, and the word goes on across. Those of a move that is
        // previewed can be taken.
        stage.window->movesPanel()->previewRow(1);
        drag(stage, 2, 7, 9);
        QCOMPARE(entry.tiles().size(), std::size_t{1});
        QCOMPARE(entry.cursor(), (ui::MoveEntry::Cursor{7, 10, engine::Direction::Across}));
        typeWhereTheFocusIs(stage, u"e"_s);
        QCOMPARE(entry.tiles().size(), std::size_t{2});
        QCOMPARE(entry.tiles().back().column, 10);
        QCOMPARE(stage.position().mover().rack, rack);
    }

    void lettersNeverReplaceTheRackWhileTilesLie()
    {
        Stage stage;
        QTRY_VERIFY(stage.ready());
        QVERIFY(fixture::settles(*stage.window));
        ui::RackWidget* rack = stage.column().rack();
        const ui::MoveEntry& entry = *stage.column().entry();
        const engine::Rack tiles = stage.position().mover().rack;
        // To the cursor, by a double click.
        stage.column().entry()->setCursor(ui::MoveEntry::Cursor{7, 9, engine::Direction::Across});
        QTest::mouseDClick(rack, Qt::LeftButton, {}, rack->slotRect(2).center().toPoint());
        QCOMPARE(entry.tiles().size(), std::size_t{1});
        typeWhereTheFocusIs(stage, u"e"_s);
        QCOMPARE(entry.tiles().size(), std::size_t{2});
        // By keys the rack can be reached, and the tiles stay the move's.
        rack->setFocus();
        typeWhereTheFocusIs(stage, u"a"_s);
        QCOMPARE(entry.tiles().size(), std::size_t{3});
        rack->setFocus();
        QTest::keyClick(rack, Qt::Key_Backspace);
        QCOMPARE(entry.tiles().size(), std::size_t{2});
        QVERIFY(!rack->findChild<QLineEdit*>(u"rackEdit"_s));
        QCOMPARE(stage.position().mover().rack, tiles);
        // Without tiles on the board they are the rack's again.
        stage.column().entry()->recall();
        rack->setFocus();
        QTest::keyClicks(rack, u"q"_s);
        QVERIFY(rack->findChild<QLineEdit*>(u"rackEdit"_s));
        QCOMPARE(stage.position().mover().rack.total(), 1);
    }

    void escapeLeavesTheFilterThenClearsIt()
    {
        Stage stage;
        QTRY_VERIFY(stage.ready());
        QVERIFY(fixture::settles(*stage.window));
        ui::MovesPanel& moves = *stage.window->movesPanel();
        const auto escape = [&] { QTest::keyClick(stage.window->focusWidget(), Qt::Key_Escape); };
        auto* filter = stage.child<QLineEdit>("moveFilter");
        stage.action("analyse.filter")->trigger();
        QTest::keyClicks(filter, u"exch"_s);
        QTRY_COMPARE(moves.model().rowCount(), 1);
        escape();
        QCOMPARE(stage.window->focusWidget(), moves.table());
        QCOMPARE(filter->text(), u"exch"_s);
        escape();
        QCOMPARE(filter->text(), QString());
        QTRY_COMPARE(moves.model().rowCount(), 4);
        // Where no row is left the board has the keys.
        stage.action("analyse.filter")->trigger();
        QTest::keyClicks(filter, u">400"_s);
        QTRY_COMPARE(moves.model().rowCount(), 0);
        escape();
        QCOMPARE(stage.window->focusWidget(), stage.column().board());
        escape();
        QCOMPARE(filter->text(), QString());
        // What is looked at since is taken back first, and the filter stays.
        stage.action("analyse.filter")->trigger();
        QTest::keyClicks(filter, u"exch"_s);
        QTRY_COMPARE(moves.model().rowCount(), 1);
        escape();
        moves.previewRow(1);
        escape();
        QVERIFY(!moves.preview());
        QCOMPARE(filter->text(), u"exch"_s);
    }

    void afterUndoTheArrowsPreview()
    {
        Stage stage;
        QTRY_VERIFY(stage.ready());
        ui::MovesPanel& moves = *stage.window->movesPanel();
        ui::MoveEntry& entry = *stage.column().entry();
        const auto down = [&] {
            QTest::keyClick(stage.window->focusWidget(), Qt::Key_Down);
            const bool previews = moves.preview().has_value();
            moves.clearPreview();
            return previews;
        };
        stage.column().board()->setFocus();
        // Of a tile that was laid.
        entry.setCursor(ui::MoveEntry::Cursor{7, 9, engine::Direction::Down});
        entry.typeTile(u"S"_s, false);
        stage.action("edit.undo")->trigger();
        QVERIFY(down());
        // Of a move.
        entry.setCursor(ui::MoveEntry::Cursor{7, 9, engine::Direction::Across});
        entry.typeTile(u"S"_s, false);
        QTest::keyClick(stage.column().board(), Qt::Key_Return);
        stage.action("edit.undo")->trigger();
        QTRY_VERIFY(stage.ready());
        QVERIFY(down());
        // Of a rack that was typed.
        QTest::keyClicks(stage.column().rack(), u"q"_s);
        stage.window->setFocus();
        stage.column().rack()->setFocus();
        stage.action("edit.undo")->trigger();
        QTRY_VERIFY(stage.ready());
        QVERIFY(down());
    }

    void noMoveIsCutWhileOthersHaveRoom()
    {
        // Which keeps words away from figures.
        ui::ThemeStyle style;
        Stage stage;
        QTRY_VERIFY(stage.ready());
        QTableView& table = *stage.window->movesPanel()->table();
        table.setStyle(&style);
        // One that is long: "pass · rack not valued".
        stage.fake.answer("AEEISTT",
                          fixture::ranking(stage.position(), {{"8G (CAT)S", 220}, {"pass", 0}}));
        QVERIFY(stage.session->study().setRack(
            0, engine::Rack(*fixture::english()->alphabet.readTiles("AEEISTT"))));
        QTRY_COMPARE(table.model()->rowCount(), 2);
        const auto cut = [&] {
            const QFontMetrics metrics = table.fontMetrics();
            for (int row = 0; row < table.model()->rowCount(); ++row) {
                const QModelIndex index = table.model()->index(row, ui::MoveListModel::MoveColumn);
                const QString text = index.data().toString();
                QStyleOptionViewItem option;
                option.initFrom(&table);
                option.font = table.font();
                option.rect = QRect(0, 0, table.columnWidth(index.column()), table.rowHeight(row));
                option.index = index;
                option.widget = &table;
                option.displayAlignment = Qt::AlignLeft | Qt::AlignVCenter;
                option.features = QStyleOptionViewItem::HasDisplay;
                option.text = text;
                // Beside what the style keeps free for the figures of the column before.
                const QRect room =
                    table.style()->subElementRect(QStyle::SE_ItemViewItemText, &option, &table);
                const int margin =
                    table.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, &option, &table) + 1;
                if (metrics.horizontalAdvance(text) + 2 * margin > room.width()) return true;
            }
            return false;
        };
        // Whatever its width, down to the one where columns go.
        for (int width = 700; width >= 320; width -= 10) {
            table.setFixedWidth(width);
            QVERIFY(fixture::settles(*stage.window));
            QVERIFY2(!cut(), qPrintable(QString::number(width)));
        }
        table.setStyle(nullptr);
    }

    void aPartialRackSaysThatItIsOne()
    {
        Stage stage;
        QTRY_VERIFY(stage.ready());
        auto* remark = stage.child<QLabel>("movesRemark");
        QVERIFY2(remark->text().contains(u"only moves of AEST; 3 more tile"_s),
                 qPrintable(remark->text()));
        QVERIFY(!remark->isHidden());
        stage.fake.answer("AEEISTT", fixture::ranking(stage.position(), {{"8G (CAT)S", 220}}));
        QVERIFY(stage.session->study().setRack(
            0, engine::Rack(*fixture::english()->alphabet.readTiles("AEEISTT"))));
        QTRY_VERIFY(remark->isHidden());
    }

    void knownRacksOfOthersAreShown()
    {
        Stage stage("AEST/QZ");
        QTRY_VERIFY(stage.ready());
        auto* scores = stage.child<QLabel>("scores");
        QVERIFY2(scores->text().contains(u"QZ"_s), qPrintable(scores->text()));
        QVERIFY(!scores->text().contains(u"AEST"_s));
        QVERIFY(scores->accessibleName().contains(u"holds QZ"_s));
    }

    void offersLeaveTheEquityInSight()
    {
        Stage stage;
        QTRY_VERIFY(stage.ready());
        // There is room below, too.
        stage.window->move(0, -200);
        QVERIFY(fixture::settles(*stage.window));
        stage.action("position.moveField")->trigger();
        auto* field = stage.child<QLineEdit>("moveField");
        QTRY_VERIFY(field->isVisible());
        QVERIFY(fixture::settles(*stage.window));
        QTest::keyClicks(field, u"8"_s);
        const QWidget* popup = field->completer()->popup();
        QTRY_VERIFY(popup->isVisible());
        const QWidget* detail = stage.child<QLabel>("moveDetail");
        const QRect line(detail->mapToGlobal(QPoint(0, 0)), detail->size());
        QTRY_VERIFY(!popup->frameGeometry().intersects(line));
    }

    void moveFieldIsTheBoard()
    {
        Stage stage;
        QTRY_VERIFY(stage.ready());
        stage.action("position.moveField")->trigger();
        auto* field = stage.child<QLineEdit>("moveField");
        QVERIFY(field->isVisible());
        auto* play = stage.child<QPushButton>("playButton");
        QTest::keyClicks(field, u"8g cat"_s);
        QVERIFY(stage.column().entry()->empty());
        QTest::keyClicks(field, u"s"_s);
        QCOMPARE(stage.column().entry()->tiles().size(), std::size_t{1});
        QCOMPARE(play->text(), u"Play CATS  6"_s);
        field->setText({});
        QTest::keyClicks(field, u"exch ea"_s);
        QVERIFY(play->text().startsWith(u"Exchange AE"_s));
        field->setText({});
        QTest::keyClicks(field, u"pass"_s);
        QCOMPARE(play->text(), u"Pass"_s);
        field->setText({});
        QTest::keyClicks(field, u"8G DOGS"_s);
        QVERIFY(!play->isEnabled());
        QVERIFY(!stage.child<QLabel>("moveDetail")->text().isEmpty());
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!field->isVisible());
        QVERIFY(stage.column().entry()->empty());
        stage.action("position.moveField")->trigger();
        QTest::keyClicks(field, u"8G CATS"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(stage.position().player(0).score.points, 16);
        QVERIFY(!field->isVisible());
    }

    void wordsInsteadOfWorth()
    {
        Stage stage;
        QTRY_VERIFY(stage.ready());
        ui::BoardWidget* board = stage.column().board();
        stage.window->movesPanel()->previewRow(2);
        auto* detail = stage.child<QLabel>("moveDetail");
        QVERIFY(detail->text().contains(u"equity"));
        QTest::keyClick(board, Qt::Key_Equal);
        QCOMPARE(detail->text(), u"✓ CATS 6"_s);
        QTest::keyClick(board, Qt::Key_Equal);
        QVERIFY(detail->text().contains(u"equity"));
        // Space switches Live.
        QVERIFY(stage.session->analysis().isLive());
        QTest::keyClick(board, Qt::Key_Space);
        QVERIFY(!stage.session->analysis().isLive());
        QVERIFY(!stage.action("analyse.live")->isChecked());
    }

    void areaIsOnBoardAndInFilter()
    {
        Stage stage;
        QTRY_VERIFY(stage.ready());
        ui::BoardWidget* board = stage.column().board();
        const QImage before = board->grab().toImage();
        emit board->areaDrawn(QRect(9, 7, 1, 4));
        QCOMPARE(stage.child<QLineEdit>("moveFilter")->text(), u"in:J8-J11"_s);
        QCOMPARE(stage.window->movesPanel()->model().rowCount(), 2);
        QVERIFY(board->grab().toImage() != before);
        stage.child<QLineEdit>("moveFilter")->clear();
        QCOMPARE(board->grab().toImage(), before);
    }

    void orderOfTheRackIsKept()
    {
        Stage stage;
        QTRY_VERIFY(stage.ready());
        stage.action("position.order.consonants")->trigger();
        const auto letters = [&] {
            return QString::fromStdString(
                stage.position().rules().alphabet.written(stage.column().rack()->tiles()));
        };
        QCOMPARE(letters(), u"STAE"_s);
        stage.column().rack()->shuffle();
        stage.action("position.sort")->trigger();
        QCOMPARE(letters(), u"STAE"_s);
        QCOMPARE(stage.session->settings().rackOrder(), u"consonants"_s);
        stage.action("view.outline3")->trigger();
        QCOMPARE(stage.session->settings().outlinedMoves(), 3);
    }
};

TEST_CLASS(TestMoveTools, QApplication)
#include "tst_move_tools.moc"
