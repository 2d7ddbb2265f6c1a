// SPDX-License-Identifier: GPL-3.0-or-later
// What can be chosen of the board, and how it is enlarged, animated and put into pictures.
#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/board/board_fixture.h"
#include "tests/ui/settled.h"
#include "tests/ui/window/game_stage.h"
#include "tests/ui/window/window_stage.h"
#include "ui/board/board_art.h"
#include "ui/board/board_geometry.h"
#include "ui/board/board_ruler.h"
#include "ui/board/board_scroll.h"
#include "ui/commands/action_registry.h"
#include "ui/document/last_moves.h"
#include "ui/document/move_name.h"
#include "ui/document/study.h"
#include "ui/moves/moves_panel.h"
#include "ui/output/picture_dialog.h"
#include "ui/output/picture_feature.h"
#include "ui/position/board_column.h"
#include "ui/position/typed_move.h"
#include "ui/theme/board_look.h"
#include "ui/window/board_page.h"
#include "ui/window/settings_dialog.h"

using namespace Qt::StringLiterals;
using ui::BoardLook;

namespace {

void turnWheel(QWidget* widget, QPointF point, int delta, Qt::KeyboardModifiers modifiers)
{
    QWheelEvent event(point, widget->mapToGlobal(point), {}, QPoint(0, delta), Qt::NoButton,
                      modifiers, Qt::NoScrollPhase, false);
    QApplication::sendEvent(widget, &event);
}

/// A board in the room that it has, with nothing around.
struct Room
{
    ui::MoveEntry entry;
    ui::BoardWidget* board = new ui::BoardWidget;
    std::unique_ptr<ui::BoardScroll> scroll;

    explicit Room(QSize size = {500, 500}, engine::Position start = tests::catPosition())
    {
        board->setMoveEntry(&entry);
        scroll = std::make_unique<ui::BoardScroll>(board);
        show(std::move(start));
        scroll->resize(size);
        scroll->show();
        // The coordinates of an active window look otherwise.
        static_cast<void>(QTest::qWaitForWindowActive(scroll.get()));
        static_cast<void>(fixture::settles(*scroll));
    }
    void show(engine::Position start)
    {
        const auto position = std::make_shared<const engine::Position>(std::move(start));
        entry.setPosition(position);
        board->setPosition(position);
    }
};

}  // namespace

class TestBoardOptions : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void cleanup() { BoardLook::apply({}); }

    void coordinatesOnAllSides()
    {
        for (const double ratio : {1.0, 1.25, 1.5, 2.0}) {
            const ui::BoardGeometry geometry(QSize(571, 603), ratio, {0.25, 0.5}, 15, 15, true);
            const QRectF widget(QPointF(0, 0), QSizeF(571, 603));
            QVERIFY(widget.contains(geometry.toLogical(geometry.farRowLabel(14))));
            QVERIFY(widget.contains(geometry.toLogical(geometry.farColumnLabel(14))));
            QVERIFY(!geometry.farRowLabel(3).intersects(geometry.board()));
            QVERIFY(!geometry.farColumnLabel(3).intersects(geometry.board()));
            const QPointF far = geometry.toLogical(geometry.farColumnLabel(4)).center();
            QCOMPARE(geometry.laneAt(far), std::pair(engine::Direction::Down, 4));
        }
        Room room;
        const qreal before = room.board->cellSize();
        const QImage plain = room.board->grab().toImage();
        BoardLook look;
        look.allSides = true;
        BoardLook::apply(look);
        QVERIFY(room.board->cellSize() < before);
        QVERIFY(room.board->grab().toImage() != plain);
        BoardLook::apply({});
        QCOMPARE(room.board->grab().toImage(), plain);
    }

    void premiumsHaveTwoKindsOfNames()
    {
        const engine::Premium doubleWord{1, 2};
        const engine::Premium tripleLetter{3, 1};
        QCOMPARE(ui::art::premiumLabel(doubleWord), u"2W"_s);
        BoardLook look;
        look.names = ui::PremiumNames::Initials;
        BoardLook::apply(look);
        QCOMPARE(ui::art::premiumLabel(doubleWord), u"DW"_s);
        QCOMPARE(ui::art::premiumLabel(tripleLetter), u"TL"_s);
        QCOMPARE(ui::art::premiumLabel({4, 1}), u"QL"_s);
        QCOMPARE(ui::art::premiumLabel({2, 2}), u"DW DL"_s);
        QCOMPARE(ui::art::premiumLabel({1, 5}), u"5W"_s);
    }

    void placesOfMovesHaveTwoStyles()
    {
        const auto position = fixture::catPosition();
        const auto down = engine::readMove(*position, "J8 SEAT").value();
        const auto across = engine::readMove(*position, "8G (CAT)S").value();
        BoardLook look;
        look.places = ui::PlaceStyle::WithDirection;
        BoardLook::apply(look);
        QCOMPARE(ui::moveName(*position, down), u"J8v SEAT"_s);
        QCOMPARE(ui::moveName(*position, across), u"G8h (CAT)S"_s);
        QCOMPARE(ui::moveName(*position, engine::passMove()), u"pass"_s);
        BoardLook::apply({});
        QCOMPARE(ui::moveName(*position, down), u"J8 SEAT"_s);
        // Typed, both are understood at any time.
        for (const auto& [typed, move] :
             {std::pair(u"j8v seat"_s, down), std::pair(u"G8h CATS"_s, across),
              std::pair(u"J8 SEAT"_s, down), std::pair(u"8G CATS"_s, across)}) {
            const auto read = ui::readTypedMove(*position, typed);
            QVERIFY2(read.has_value(), qPrintable(typed));
            QVERIFY2(*read == move, qPrintable(typed));
        }
    }

    void theSecondPlayersTilesAreMarked()
    {
        fixture::GameStage stage;
        // Ben's only placement was taken back; EAT would have been at 9F.
        ui::StudyState state = stage.study().state();
        state.cursor.turn = 2;
        const auto open = ui::tilesOfSecondPlayer(state);
        state.cursor.turn = 100;
        const auto end = ui::tilesOfSecondPlayer(state);
        QVERIFY(end.empty());
        for (const auto& [row, column] : open) QCOMPARE(row, 8);
        QVERIFY(ui::tilesOfSecondPlayer(fixture::WindowStage().session->study().state()).empty());

        Room room;
        const QImage plain = room.board->grab().toImage();
        room.board->setOwnerMarks({{7, 6}});
        const QImage marked = room.board->grab().toImage();
        QVERIFY(marked != plain);
        // Nothing but that square.
        const QRect square = room.board->squareRect(7, 6).toAlignedRect();
        for (int y = 0; y < plain.height(); ++y)
            for (int x = 0; x < plain.width(); ++x)
                if (!square.contains(x, y)) QCOMPARE(marked.pixel(x, y), plain.pixel(x, y));
        room.board->setOwnerMarks({});
        QCOMPARE(room.board->grab().toImage(), plain);
    }

    void settingsHaveAPageForTheBoard()
    {
        fixture::GameStage stage;
        {
            ui::ActionRegistry actions;
            ui::SettingsDialog dialog(*stage.session, actions);
            dialog.showPage(ui::SettingsDialog::Page::Board);
            dialog.show();
            QVERIFY(dialog.findChild<QComboBox*>(u"labelChoice"_s)->isVisible());
            dialog.findChild<QComboBox*>(u"premiumNames"_s)->setCurrentIndex(1);
            dialog.findChild<QComboBox*>(u"placeStyle"_s)->setCurrentIndex(1);
            dialog.findChild<QCheckBox*>(u"allSides"_s)->setChecked(true);
            dialog.findChild<QCheckBox*>(u"ownerMarks"_s)->setChecked(true);
            QSignalSpy outlined(&dialog, &ui::SettingsDialog::outlinedMovesChosen);
            auto* slider = dialog.findChild<QSlider*>(u"outlinedMoves"_s);
            QCOMPARE(slider->value(), stage.session->settings().outlinedMoves());
            slider->setValue(7);
            QCOMPARE(outlined.size(), 1);
            QVERIFY(dialog.findChild<QLabel*>(u"outlinedText"_s)->text().contains(u'7'));
            for (QWidget* each : dialog.findChild<ui::BoardPage*>()->findChildren<QWidget*>())
                if (each->focusPolicy() & Qt::TabFocus && each->isVisible())
                    QVERIFY2(!QAccessible::queryAccessibleInterface(each)
                                  ->text(QAccessible::Name)
                                  .isEmpty(),
                             qPrintable(each->objectName()));
        }
        const BoardLook chosen{ui::PremiumNames::Initials, ui::PlaceStyle::WithDirection, true,
                               true};
        QVERIFY(BoardLook::current() == chosen);
        const ui::Settings again(stage.folder.filePath(u"settings.ini"_s));
        QVERIFY(again.boardLook() == chosen);
        QCOMPARE(again.outlinedMoves(), 7);
    }

    void outlinesOfTheMenuFollow()
    {
        fixture::WindowStage stage;
        QVERIFY(stage.action("view.outline2")->isChecked());
        stage.action("view.outline3")->trigger();
        QCOMPARE(stage.session->settings().outlinedMoves(), 3);
        QVERIFY(!stage.action("view.outline2")->isChecked());
    }

    void smallBoardsAreScrolled()
    {
        Room room({200, 220});
        QTRY_VERIFY(room.scroll->verticalScrollBar()->maximum() > 0);
        QVERIFY(room.board->cellSize() >= 13.5);
        QCOMPARE(room.scroll->zoom(), 1.0);
        // The square where one types is in sight.
        room.entry.clickSquare(14, 14);
        const QPointF centre = room.board->squareRect(14, 14).center();
        QVERIFY(room.scroll->viewport()->rect().contains(
            room.board->mapTo(room.scroll->viewport(), centre.toPoint())));
        // The wheel scrolls then, instead of going through a game.
        QSignalSpy turns(room.board, &ui::BoardWidget::turnStepRequested);
        const int before = room.scroll->verticalScrollBar()->value();
        turnWheel(room.board, centre, 120, Qt::NoModifier);
        QVERIFY(room.scroll->verticalScrollBar()->value() < before);
        QCOMPARE(turns.size(), 0);
        room.scroll->resize(600, 600);
        QTRY_COMPARE(room.scroll->verticalScrollBar()->maximum(), 0);
        turnWheel(room.board, {300, 300}, 120, Qt::NoModifier);
        QCOMPARE(turns.size(), 1);
    }

    void boardIsEnlarged()
    {
        Room room;
        const qreal whole = room.board->cellSize();
        QSignalSpy zooms(room.scroll.get(), &ui::BoardScroll::zoomChanged);
        // What is under the pointer stays there.
        const QPointF point = room.board->squareRect(3, 11).center();
        turnWheel(room.board, point, 240, Qt::ControlModifier);
        QCOMPARE(zooms.size(), 1);
        QVERIFY(room.board->cellSize() > 1.4 * whole);
        const QPoint inView = point.toPoint();
        const auto square =
            room.board->squareAt(room.board->mapFrom(room.scroll->viewport(), inView));
        QVERIFY(square);
        QVERIFY(std::abs(square->first - 3) <= 1 && std::abs(square->second - 11) <= 1);
        for (int i = 0; i < 20; ++i) room.scroll->zoomBy(1);
        QVERIFY(!room.scroll->canZoomIn());
        QVERIFY(room.board->cellSize() < 4.1 * whole);
        for (int i = 0; i < 20; ++i) room.scroll->zoomBy(-1);
        QCOMPARE(room.scroll->zoom(), 1.0);
        QTRY_COMPARE(room.board->cellSize(), whole);
        QCOMPARE(room.scroll->horizontalScrollBar()->maximum(), 0);
    }

    void coordinatesStayInSight()
    {
        Room room;
        const auto rulers = room.scroll->findChildren<ui::BoardRuler*>();
        QCOMPARE(rulers.size(), 2);
        const auto shown = [&] {
            return std::ranges::count_if(rulers, [](auto* each) { return each->isVisible(); });
        };
        QCOMPARE(shown(), 0);
        room.scroll->zoomBy(3);
        QTRY_COMPARE(shown(), 2);
        // The board's own come into sight at its corner.
        room.scroll->horizontalScrollBar()->setValue(0);
        QCOMPARE(shown(), 1);
        room.scroll->verticalScrollBar()->setValue(0);
        QCOMPARE(shown(), 0);
        room.scroll->verticalScrollBar()->setValue(room.scroll->verticalScrollBar()->maximum());
        QCOMPARE(shown(), 1);
        const QImage named = room.scroll->grab().toImage();
        room.scroll->horizontalScrollBar()->setValue(30);
        QVERIFY(room.scroll->grab().toImage() != named);
        // The mouse goes through.
        QVERIFY(rulers[0]->testAttribute(Qt::WA_TransparentForMouseEvents));
        room.scroll->resetZoom();
        QTRY_COMPARE(shown(), 0);
    }

    void zoomHasCommands()
    {
        fixture::WindowStage stage;
        QVERIFY(stage.action("view.zoomIn")->isEnabled());
        QVERIFY(!stage.action("view.zoomOut")->isEnabled());
        stage.action("view.zoomIn")->trigger();
        QVERIFY(stage.column().scroll()->zoom() > 1.2);
        QVERIFY(stage.action("view.zoomOut")->isEnabled());
        stage.action("view.zoomWhole")->trigger();
        QCOMPARE(stage.column().scroll()->zoom(), 1.0);
        QVERIFY(!stage.action("view.zoomWhole")->isEnabled());
    }

    void motionIsOffWhereItIsUnwanted()
    {
        Room room;
        const auto position = room.board->position();
        const auto ghost = engine::readMove(*position, "8F (CAT)S").value();
        // Without the coordinates, whose letters may be drawn in two ways that differ by a shade.
        const QRect squares =
            (room.board->squareRect(0, 0) | room.board->squareRect(14, 14)).toAlignedRect();
        const auto seen = [&] { return room.board->grab(squares).toImage(); };
        const QImage empty = seen();
        room.board->setGhost(ghost);
        const QImage there = seen();
        QTest::qWait(120);
        QCOMPARE(seen(), there);

        room.board->setGhost(std::nullopt);
        room.board->setMotion(true);
        room.board->setGhost(ghost);
        // Something is seen at once, and all of it soon.
        const QImage first = seen();
        QVERIFY(first != empty);
        QVERIFY(first != there);
        QTRY_COMPARE(seen(), there);
        room.board->setGhost(std::nullopt);

        // A played tile comes from the rack.
        engine::Position played = *position;
        tests::lay(played, 7, 8, engine::Direction::Across, "S");
        room.show(played);
        const QImage under = seen();
        room.board->setMotion(false);
        const QImage lies = seen();
        QVERIFY(under != lies);
        // One that was typed there doesn't.
        room.show(*position);
        room.board->setMotion(true);
        room.entry.takeMove(ghost);
        room.show(played);
        QCOMPARE(seen(), lies);
        // Nor do tiles that are taken back.
        room.show(*position);
        QCOMPARE(seen(), empty);
    }

    void turnsHaveKeysThatTypeNothing()
    {
        fixture::GameStage stage;
        const auto has = [&](const char* id, const QString& key) {
            return stage.window->actions()
                .action(QLatin1StringView(id))
                ->shortcuts()
                .contains(QKeySequence(key, QKeySequence::PortableText));
        };
        QVERIFY(has("game.previous", u","_s));
        QVERIFY(has("game.next", u"."_s));
        QVERIFY(has("game.first", u"<"_s));
        QVERIFY(has("game.last", u">"_s));
        stage.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(stage.window.get()));
        ui::BoardWidget* board = stage.window->boardColumn()->board();
        board->setFocus();
        const auto turn = [&] { return stage.study().state().cursor.turn; };
        stage.trigger("game.first");
        QCOMPARE(turn(), 0);
        QTest::keyClick(board, Qt::Key_Period);
        QCOMPARE(turn(), 1);
        QTest::keyClick(board, Qt::Key_Comma);
        QCOMPARE(turn(), 0);
        QTest::keyClick(board, Qt::Key_Greater);
        const int last = turn();
        QVERIFY(last > 1);
        // In a field they are text.
        auto* filter = stage.window->findChild<QLineEdit*>(u"moveFilter"_s);
        filter->setFocus();
        QTest::keyClicks(filter, u"<.,>"_s);
        QCOMPARE(filter->text(), u"<.,>"_s);
        QCOMPARE(turn(), last);
    }

    void aClickWithAltFiltersBySquare()
    {
        fixture::WindowStage stage;
        QTRY_COMPARE(stage.window->movesPanel()->model().rowCount(), 4);
        ui::BoardWidget* board = stage.column().board();
        auto* filter = stage.child<QLineEdit>("moveFilter");
        const auto click = [&](int row, int column) {
            QTest::mouseClick(board, Qt::LeftButton, Qt::ControlModifier,
                              board->squareRect(row, column).center().toPoint());
        };
        click(10, 9);
        QCOMPARE(filter->text(), u"at:11J"_s);
        QCOMPARE(stage.window->movesPanel()->model().rowCount(), 1);
        click(10, 9);
        QCOMPARE(filter->text(), QString());
        // The legend of an overlay says so.
        stage.action("view.anchors")->trigger();
        auto* legend = stage.child<QLabel>("legend");
        QTRY_VERIFY(legend->isVisible());
        QVERIFY(legend->text().contains(u"Ctrl+click"_s));
    }

    void picturesListMovesNotFolds()
    {
        fixture::WindowStage stage;
        QTRY_VERIFY(stage.ready());
        const ui::PositionPtr position = stage.session->shown().position();
        const engine::Move played = engine::readMove(*position, "exch AE").value();
        engine::MoveRanking many;
        for (int i = 0; i < 40; ++i) {
            engine::Move move = engine::readMove(*position, "8G (CAT)S").value();
            move.score = {40 - i};
            many.moves.push_back({move, engine::Equity{-1000 * i}});
        }
        many.moves.push_back({played, engine::Equity{-50000}});
        ui::MoveListModel& model = stage.window->movesPanel()->model();
        model.setRanking(position, std::make_shared<engine::MoveRanking>(many));
        model.setPlayed(played);
        int above = 0;
        while (above < model.rowCount() && !model.isFold(above)) ++above;
        QVERIFY(above >= 3 && above <= 9);
        const ui::BoardPicture picture = stage.window->feature<ui::PictureFeature>()->picture();
        QCOMPARE(picture.rows.size(), above + 1);
        for (const QStringList& row : picture.rows) QVERIFY(!row.first().isEmpty());
        QCOMPARE(picture.rows.last().first(), QString::fromUtf8("● 41"));
    }

    /// What stands in a column is as black in a wide one: nothing is cut.
    void picturesCutNoRank()
    {
        ui::BoardPicture picture;
        picture.position = fixture::catPosition();
        const QString rank = QString::fromUtf8("● 12*");
        picture.rows = {{rank, QString()}};
        constexpr int kCell = 48;  // the picture is one of such squares at its own size
        const QSize board = ui::BoardGeometry::sizeFor(kCell, 15, 15);
        const ui::BoardGeometry geometry(board, 1.0, {}, 15, 15);
        const auto ink = [&](const QString& heading) {
            picture.headings = {heading, QString()};
            QImage image(ui::pictureShape(picture).toSize(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            ui::paintPicture(painter, image.rect(), picture, ui::Theme::print());
            painter.end();
            // Below the heading and its line, at the right of the board.
            const int top = static_cast<int>(geometry.origin().y()) + 3 * kCell / 4;
            int sum = 0;
            for (int y = top; y < top + kCell / 2; ++y)
                for (int x = board.width(); x < image.width(); ++x)
                    sum += 255 - qGray(image.pixel(x, y));
            return sum;
        };
        const int narrow = ink(u"#"_s);
        QVERIFY(narrow > 0);
        const int wide = ink(u"##############"_s);
        QVERIFY2(std::abs(narrow - wide) * 100 <= wide,
                 qPrintable(u"%1 %2"_s.arg(narrow).arg(wide)));
    }

    void picturesOfAPart()
    {
        ui::BoardPicture all;
        all.position = fixture::catPosition();
        all.area = QRect(QPoint(6, 7), QPoint(9, 8));
        ui::PictureDialog dialog(all);
        dialog.show();
        auto* part = dialog.findChild<QLineEdit*>(u"picturePart"_s);
        auto* problem = dialog.findChild<QLabel*>(u"pictureProblem"_s);
        QVERIFY(!QAccessible::queryAccessibleInterface(part)->text(QAccessible::Name).isEmpty());
        QCOMPARE(part->text(), u"G8-J9"_s);
        QCOMPARE(dialog.request().picture.area, all.area);
        const QImage small = ui::imageOf(dialog.request());
        part->setText(u"e4 - j9"_s);
        QCOMPARE(dialog.request().picture.area, QRect(QPoint(4, 3), QPoint(9, 8)));
        part->setText(u"Q99"_s);
        QVERIFY(problem->isVisible());
        QVERIFY(dialog.request().picture.area.isNull());
        part->clear();
        QVERIFY(!problem->isVisible());
        const QImage whole = ui::imageOf(dialog.request());
        QVERIFY(small.width() < whole.width() / 2);
        QVERIFY(small.height() < whole.height() / 2);
        part->setText(u"G8-J9"_s);
        for (const auto form : {ui::PictureForm::Png, ui::PictureForm::Svg, ui::PictureForm::Pdf}) {
            ui::PictureRequest request = dialog.request();
            request.form = form;
            const auto bytes = ui::bytesOf(request);
            QVERIFY(bytes.has_value());
            request.picture.area = {};
            // Fewer squares and tiles.
            QVERIFY(bytes->size() < ui::bytesOf(request)->size());
        }
    }
};

TEST_CLASS(TestBoardOptions, QApplication)
#include "tst_board_options.moc"
