// SPDX-License-Identifier: GPL-3.0-or-later
#include <functional>

#include <QAccessible>
#include <QDir>
#include <QScreen>
#include <QSignalSpy>
#include <QtTest>

#include "engine/game/cgp.h"
#include "tests/support/test_class.h"
#include "tests/ui/board/board_fixture.h"
#include "tests/ui/settled.h"
#include "ui/board/blank_chooser.h"
#include "ui/board/board_geometry.h"
#include "ui/board/board_text.h"
#include "ui/overlays/overlay.h"
#include "ui/theme/theme.h"

using namespace Qt::StringLiterals;

namespace {

constexpr auto kFullBoard =
    "COXA2B2ROPING/3T1DINGY5/3t2ZO1AINEE1/3A3V2FOWTH/3S3A2FOE1U/1LEKE2T1MY3T/2RELATIVE4I/"
    "ARED3N5BA/7g5R1/12WO1/12HA1/12ID1/12ME1/13N1/11JUST ACDEPQU/ 400/440 0";

engine::Position fullPosition()
{
    return engine::readCgp(kFullBoard, tests::rulesOf("english")).value().position;
}

/// Pictures for people to look at, beside the test program.
void keep(const QPixmap& picture, const QString& name)
{
    const QString folder = QCoreApplication::applicationDirPath() + u"/pictures"_s;
    QDir().mkpath(folder);
    QVERIFY(picture.save(folder + u'/' + name + u".png"_s));
}

}  // namespace

class TestBoardWidget : public QObject
{
    Q_OBJECT

private slots:
    void init() { ui::Theme::apply(ui::ThemeKind::Light); }
    void geometry_data();
    void geometry();
    void everySizeIsPainted_data();
    void everySizeIsPainted();
    void numbersOfLanesDoNotTouch();
    void squaresHaveTheirColours_data();
    void squaresHaveTheirColours();
    void pictures_data();
    void pictures();
    void partialUpdatesEqualAFullPaint_data();
    void partialUpdatesEqualAFullPaint();
    void ghostIsDrawnAndTakenAway();
    void ghostOfAnotherPositionIsIgnored();
    void ghostTime();
    void hover();
    void squareNames_data();
    void squareNames();
    void accessibleTable();
    void cursorHasTheAccessibleFocus();
    void dragFromRackToBoard();
    void dragOnBoardAndBack();
    void blankIsAskedFor_data();
    void blankIsAskedFor();
    void blankQuestionLeftOpen();
    void areaByDrag();
    void hooksOfAWord();
    void overlayMarksAreExplained();
};

void TestBoardWidget::geometry_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("ratio");
    QTest::addColumn<QPointF>("phase");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    for (const double ratio : {1.0, 1.25, 1.5, 2.0})
        for (const auto& [rows, columns] :
             {std::pair(15, 15), std::pair(21, 21), std::pair(1, 1), std::pair(3, 20)})
            QTest::addRow("%g %dx%d", ratio, rows, columns)
                << QSize(571, 603) << ratio << QPointF(0.25, 0.75) << rows << columns;
}

void TestBoardWidget::geometry()
{
    QFETCH(QSize, size);
    QFETCH(double, ratio);
    QFETCH(QPointF, phase);
    QFETCH(int, rows);
    QFETCH(int, columns);
    const ui::BoardGeometry geometry(size, ratio, phase, rows, columns);
    QVERIFY(geometry.valid());
    const QPointF corner = geometry.origin() + phase;
    QCOMPARE(corner.x(), std::round(corner.x()));
    QCOMPARE(corner.y(), std::round(corner.y()));
    QVERIFY(QRectF(QPointF(), QSizeF(size)).contains(geometry.toLogical(geometry.board())));
    QVERIFY(QRectF(QPointF(), QSizeF(size)).contains(geometry.toLogical(geometry.rowLabel(0))));
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const QRectF square = geometry.toLogical(geometry.square(row, column));
            QCOMPARE(geometry.squareAt(square.center()), std::pair(row, column));
            QCOMPARE(geometry.squareAt(square.topLeft() + QPointF(0.01, 0.01)),
                     std::pair(row, column));
        }
    QVERIFY(!geometry.squareAt(QPointF(0, 0)));
    QVERIFY(!ui::BoardGeometry(QSize(3, 3), ratio, phase, rows, columns).valid() || rows == 1);
}

void TestBoardWidget::everySizeIsPainted_data()
{
    QTest::addColumn<QString>("rulesId");
    QTest::addColumn<QStringList>("layout");
    QTest::addColumn<QSize>("size");
    const QSize usual(600, 680);
    QTest::newRow("standard") << u"english"_s << QStringList() << usual;
    QTest::newRow("super") << u"english_super"_s << QStringList() << usual;
    QTest::newRow("punctured") << u"punctured"_s << QStringList() << usual;
    QTest::newRow("one square") << u"english"_s << QStringList{u"."_s} << usual;
    QTest::newRow("one row") << u"english"_s << QStringList{u".dtqDTQ#."_s} << usual;
    QTest::newRow("high") << u"english"_s << QStringList{u".d"_s, u"t#"_s, u"qQ"_s, u"T."_s}
                          << usual;
    QTest::newRow("tiny") << u"english"_s << QStringList() << QSize(20, 20);
    QTest::newRow("nothing") << u"english"_s << QStringList() << QSize(1, 1);
}

void TestBoardWidget::everySizeIsPainted()
{
    QFETCH(QString, rulesId);
    QFETCH(QStringList, layout);
    QFETCH(QSize, size);
    auto rules = tests::rulesOf(rulesId.toStdString());
    if (!layout.isEmpty()) {
        std::vector<std::string> picture;
        for (const QString& row : layout) picture.push_back(row.toStdString());
        rules = tests::changed(rules, [&](engine::GameRules& changed) {
            changed.layout = tests::layoutOf(picture, 0, 0);
        });
    }
    auto position = engine::Position::create(rules).value();
    position.setSquare(0, 0, rules->layout.blocked(0, 0) ? engine::kNoTile : engine::Tile{1});
    ui::MoveEntry entry;
    ui::BoardWidget board;
    board.setMoveEntry(&entry);
    const auto shared = std::make_shared<const engine::Position>(position);
    entry.setPosition(shared);
    board.setPosition(shared);
    board.resize(size);
    entry.setCursor(ui::MoveEntry::Cursor{rules->layout.rows() - 1, rules->layout.columns() - 1,
                                          engine::Direction::Down});
    entry.typeTile(u"a"_s, false);
    std::vector<ui::SquareMark> marks;
    for (int shape = 0; shape < 6; ++shape) {
        ui::SquareMark mark;
        mark.column = shape;
        mark.shape = static_cast<ui::SquareMark::Shape>(shape);
        mark.text = u"ABC"_s;
        mark.color = Qt::red;
        marks.push_back(mark);
    }
    board.setOverlayMarks(marks);
    QVERIFY(!board.grab().isNull());
    entry.setPosition(nullptr);
    board.setPosition(nullptr);
    QVERIFY(!board.grab().isNull());
    QCOMPARE(board.squareText(0, 0), QString());
}

/// On a small board the number of a lane is there while one points at it, else the bar alone.
void TestBoardWidget::numbersOfLanesDoNotTouch()
{
    ui::MoveEntry entry;
    ui::BoardWidget board;
    board.setMoveEntry(&entry);
    const auto position = std::make_shared<const engine::Position>(fullPosition());
    entry.setPosition(position);
    board.setPosition(position);
    const auto pictures = [&](QSize size) {
        board.resize(size);
        ui::LaneMark mark;
        mark.direction = engine::Direction::Down;
        mark.index = 4;
        mark.level = 0.5;
        mark.color = Qt::red;
        board.setLaneMarks({mark});
        const QImage bar = board.grab().toImage();
        mark.text = u"+75"_s;
        board.setLaneMarks({mark});
        return std::pair(bar, board.grab().toImage());
    };
    board.show();
    QVERIFY(QTest::qWaitForWindowExposed(&board));
    const auto [small, numbered] = pictures({560, 620});
    QVERIFY(small == numbered);
    QTest::mouseMove(&board, QPoint(5, 5));
    QTest::mouseMove(&board, board.squareRect(3, 4).center().toPoint());
    QTRY_VERIFY(board.grab().toImage() != small);
    const QPointF above =
        board.squareRect(0, 4).center() - QPointF(0, board.squareRect(0, 4).height());
    QTest::mouseMove(&board, QPoint(5, 5));
    QTRY_VERIFY(board.grab().toImage() == small);
    QTest::mouseMove(&board, above.toPoint());
    QTRY_VERIFY(board.grab().toImage() != small);
    QTest::mouseMove(&board, QPoint(5, 5));
    const auto [large, largeNumbered] = pictures({900, 960});
    QVERIFY(large != largeNumbered);
}

void TestBoardWidget::squaresHaveTheirColours_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestBoardWidget::squaresHaveTheirColours()
{
    QFETCH(bool, dark);
    ui::Theme::apply(dark ? ui::ThemeKind::Dark : ui::ThemeKind::Light);
    const ui::Theme& theme = ui::Theme::current();
    tests::BoardWindow window(tests::catPosition());
    const QImage image = window.board->grab().toImage();
    const engine::GameRules& rules = window.entry.position()->rules();
    const auto colorAt = [&](int row, int column) {
        const QRectF square = window.board->squareRect(row, column);
        // Below the label and inside of the line between squares.
        return image.pixelColor((square.center() + QPointF(0, square.height() * 0.38)).toPoint());
    };
    for (int row = 0; row < 15; ++row)
        for (int column = 0; column < 15; ++column)
            if (window.entry.position()->board().at(row, column) == engine::kNoTile)
                QCOMPARE(colorAt(row, column),
                         theme.premiumColor(rules.layout.premium(row, column)));
    QVERIFY(colorAt(7, 6) != theme.square);
}

void TestBoardWidget::pictures_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QSize>("size");
    QTest::newRow("light36") << false << QSize(600, 680);
    QTest::newRow("dark55") << true << QSize(900, 990);
    QTest::newRow("light55") << false << QSize(900, 990);
}

void TestBoardWidget::pictures()
{
    QFETCH(bool, dark);
    QFETCH(QSize, size);
    ui::Theme::apply(dark ? ui::ThemeKind::Dark : ui::ThemeKind::Light);
    tests::BoardWindow window(fullPosition());
    window.resize(size);
    const auto move = engine::readMove(*window.entry.position(), "14I PACED(N)").value();
    window.board->setGhost(move);
    window.rack->setGhost(move);
    window.board->setFocus();
    keep(window.grab(), QString::fromLatin1(QTest::currentDataTag()));
}

void TestBoardWidget::partialUpdatesEqualAFullPaint_data()
{
    QTest::addColumn<bool>("withMarks");
    QTest::newRow("plain") << false;
    QTest::newRow("with an overlay") << true;
}

void TestBoardWidget::partialUpdatesEqualAFullPaint()
{
    // What stands in the window after a row of small changes, each of which repaints only its
    // own squares, is what a full paint gives.
    QFETCH(bool, withMarks);
    tests::BoardWindow window(tests::catPosition());
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const auto settled = [&window] {
        static_cast<void>(fixture::settles(window));
        return window.screen()
            ->grabWindow(window.winId())
            .toImage()
            .convertToFormat(QImage::Format_RGB32);
    };
    const auto painted = [&window] {
        return window.grab().toImage().convertToFormat(QImage::Format_RGB32);
    };
    const QImage start = settled();
    QVERIFY(!start.isNull());
    const engine::Position position = *window.entry.position();
    const std::vector<std::function<void()>> steps{
        [&] {
            if (!withMarks) return;
            const ui::Overlay* overlay = ui::Overlay::byId(u"crossSetsDown"_s);
            auto marks = overlay->marks({position, nullptr}).squares;
            ui::SquareMark disc;
            disc.row = 7;
            disc.column = 3;
            disc.shape = ui::SquareMark::Shape::Disc;
            disc.text = u"12"_s;
            disc.color = Qt::darkRed;
            marks.push_back(disc);
            window.board->setOverlayMarks(marks);
        },
        [&] { window.board->setGhost(engine::readMove(position, "8E S(CAT)S").value()); },
        [&] { window.board->setGhost(engine::readMove(position, "G7 S(A)RS").value()); },
        [&] { window.board->setGhost(engine::readMove(position, "9F AE").value()); },
        [&] { window.board->setArea(QRect(4, 3, 6, 5)); },
        [&] { window.board->setGhost(std::nullopt); },
        [&] { window.click(u"9H"_s); },
        [&] { window.entry.typeTile(u"e"_s, false); },
        [&] { window.entry.typeTile(u"z"_s, false); },
        [&] { window.entry.arrow(1, 0); },
        [&] { window.entry.backspace(); },
        [&] { window.entry.recall(); },
        [&] { QTest::mouseMove(window.board, window.centreOf(u"3C"_s)); },
        [&] {
            auto next = tests::catPosition();
            next.setSquare(7, 8, next.board().at(7, 7));
            next.setSquare(7, 5, engine::kNoTile);
            window.setPosition(next);
        },
        [&] {
            window.board->setLastMoves(
                {engine::readMove(position, "8H (T)T").value_or(engine::passMove())});
        },
    };
    for (std::size_t step = 0; step < steps.size(); ++step) {
        steps[step]();
        const QImage now = settled();
        const QImage whole = painted();
        if (now != whole) {
            keep(QPixmap::fromImage(now), u"partial%1"_s.arg(step));
            keep(QPixmap::fromImage(whole), u"whole%1"_s.arg(step));
        }
        QVERIFY2(now == whole, qPrintable(u"step %1"_s.arg(step)));
    }
}

void TestBoardWidget::ghostIsDrawnAndTakenAway()
{
    tests::BoardWindow window(tests::catPosition());
    const QImage before = window.board->grab().toImage();
    window.board->setGhost(engine::readMove(*window.entry.position(), "8E S(CAT)").value());
    const QImage shown = window.board->grab().toImage();
    QVERIFY(before != shown);
    const QPoint middle = window.centreOf(u"8E"_s) + QPoint(-8, 0);
    QVERIFY(shown.pixelColor(middle) != before.pixelColor(middle));
    // Tiles being entered come first.
    window.board->setFocus();
    window.click(u"1A"_s);
    window.entry.typeTile(u"e"_s, false);
    QVERIFY(window.board->grab().toImage().pixelColor(middle) == before.pixelColor(middle));
    window.entry.recall();
    window.entry.setCursor(std::nullopt);
    window.board->setGhost(std::nullopt);
    window.board->clearFocus();
    QTest::mouseMove(window.rack);
    QCoreApplication::processEvents();
    QVERIFY(!window.board->ghost());
}

void TestBoardWidget::ghostOfAnotherPositionIsIgnored()
{
    tests::BoardWindow window(tests::catPosition());
    const QImage before = window.board->grab().toImage();
    engine::Move move;
    move.kind = engine::MoveKind::Place;
    move.row = 20;
    move.column = 20;
    move.length = 2;
    move.tiles = {1, 2};
    window.board->setGhost(move);
    QCOMPARE(window.board->grab().toImage(), before);
    move.row = 7;
    move.column = 5;
    window.board->setGhost(move);
    QCOMPARE(window.board->grab().toImage(), before);
    window.board->setGhost(engine::passMove());
    QCOMPARE(window.board->grab().toImage(), before);
}

void TestBoardWidget::ghostTime()
{
    tests::BoardWindow window(fullPosition());
    window.resize(1000, 1080);
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const auto one = engine::readMove(*window.entry.position(), "14I PACED(N)").value();
    const auto two = engine::readMove(*window.entry.position(), "12A PACED").value();
    QBENCHMARK
    {
        window.board->setGhost(one);
        QCoreApplication::processEvents();
        window.board->setGhost(two);
        QCoreApplication::processEvents();
    }
}

void TestBoardWidget::hover()
{
    tests::BoardWindow window(tests::catPosition());
    QSignalSpy spy(window.board, &ui::BoardWidget::squareHovered);
    QTest::mouseMove(window.board, window.centreOf(u"4C"_s));
    QTest::mouseMove(window.board, window.centreOf(u"4C"_s) + QPoint(2, 2));
    QCOMPARE(spy.count(), 1);
    QCOMPARE(spy.back(), QVariantList({3, 2}));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(window.board, &leave);
    QCOMPARE(spy.back(), QVariantList({-1, -1}));
}

void TestBoardWidget::squareNames_data()
{
    QTest::addColumn<QString>("square");
    QTest::addColumn<QString>("expected");
    QTest::newRow("8H") << u"8H"_s << u"8H, T, 1 point"_s;
    QTest::newRow("1A") << u"1A"_s << u"1A, triple word, empty"_s;
    QTest::newRow("2F") << u"2F"_s << u"2F, triple letter, empty"_s;
    QTest::newRow("1B") << u"1B"_s << u"1B, empty"_s;
    QTest::newRow("new") << u"9H"_s << u"9H, A, new, 1 point"_s;
    QTest::newRow("blank") << u"9I"_s << u"9I, blank as Z, new, 0 points"_s;
}

void TestBoardWidget::squareNames()
{
    QFETCH(QString, square);
    QFETCH(QString, expected);
    tests::BoardWindow window(tests::catPosition());
    window.click(u"9H"_s);
    window.entry.typeTile(u"a"_s, false);
    window.entry.typeTile(u"z"_s, false);
    const auto [row, column] = tests::squareOf(square);
    QCOMPARE(window.board->squareText(row, column), expected);
}

void TestBoardWidget::accessibleTable()
{
    const auto rules = tests::rulesOf("english");
    tests::BoardWindow window(engine::Position::create(rules).value());
    QCOMPARE(window.board->objectName(), u"board"_s);
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(window.board);
    QVERIFY(board);
    QCOMPARE(board->role(), QAccessible::Table);
    QCOMPARE(board->text(QAccessible::Name), u"Board 15 by 15"_s);
    QCOMPARE(board->childCount(), 225);
    QSet<QString> names;
    for (int index = 0; index < 225; ++index) {
        QAccessibleInterface* cell = board->child(index);
        QVERIFY(cell);
        QCOMPARE(cell->role(), QAccessible::Cell);
        QCOMPARE(cell->parent(), board);
        QCOMPARE(board->indexOfChild(cell), index);
        QVERIFY(cell->isValid());
        const QString name = cell->text(QAccessible::Name);
        QVERIFY(!name.isEmpty());
        names.insert(name);
        QVERIFY(cell->tableCellInterface());
        QCOMPARE(cell->tableCellInterface()->rowIndex(), index / 15);
        QCOMPARE(cell->tableCellInterface()->columnIndex(), index % 15);
    }
    QCOMPARE(names.size(), 225);
    QCOMPARE(board->child(7 * 15 + 7)->text(QAccessible::Name),
             u"8H, centre, double word, empty"_s);
    QVERIFY(!board->child(225));
    QVERIFY(!board->child(-1));
    QAccessibleTableInterface* table = board->tableInterface();
    QVERIFY(table);
    QCOMPARE(table->rowCount(), 15);
    QCOMPARE(table->columnDescription(7), u"H"_s);
    QCOMPARE(table->cellAt(0, 0), board->child(0));
    const QPoint at = window.board->mapToGlobal(window.centreOf(u"4C"_s));
    QCOMPARE(board->childAt(at.x(), at.y()), table->cellAt(3, 2));
    QCOMPARE(board->child(0)->rect().size(), window.board->squareRect(0, 0).size().toSize());

    QAccessibleInterface* rack = QAccessible::queryAccessibleInterface(window.rack);
    QCOMPARE(rack->text(QAccessible::Name), u"Rack: 7 unknown tiles"_s);

    // Another size: other cells.
    const auto small = tests::changed(rules, [](engine::GameRules& changed) {
        changed.layout = tests::layoutOf({"..#", "..."}, 0, 0);
    });
    window.setPosition(engine::Position::create(small).value());
    QCOMPARE(board->childCount(), 6);
    QCOMPARE(board->child(2)->text(QAccessible::Name), u"1C, blocked"_s);
    QCOMPARE(board->child(0)->text(QAccessible::Name), u"1A, start, empty"_s);
}

void TestBoardWidget::cursorHasTheAccessibleFocus()
{
    tests::BoardWindow window(tests::catPosition());
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.board->setFocus();
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(window.board);
    window.click(u"4C"_s);
    QCOMPARE(board->focusChild(), board->child(3 * 15 + 2));
    QTest::keyClick(window.board, Qt::Key_Right);
    QCOMPARE(board->focusChild(), board->child(3 * 15 + 3));
    QVERIFY(board->child(3 * 15 + 3)->state().focused);
    QVERIFY(!board->child(3 * 15 + 2)->state().focused);
    // Past the end of the lane there is no square.
    window.click(u"1O"_s);
    window.entry.typeTile(u"a"_s, false);
    const QAccessibleInterface* beyond = board->focusChild();
    QVERIFY(!beyond || beyond == board);
}

void TestBoardWidget::dragFromRackToBoard()
{
    tests::BoardWindow window(tests::catPosition());
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const engine::Tile first = window.rack->tiles().front();
    window.drag(window.rack, window.rack->slotRect(0).center().toPoint(), window.board,
                window.centreOf(u"8E"_s));
    QCOMPARE(static_cast<int>(window.entry.tiles().size()), 1);
    QCOMPARE(window.entry.tiles().front().tile, first);
    QCOMPARE(window.state(), u"8I across | 8E=A"_s);
    // Not onto an occupied square, not outside.
    window.drag(window.rack, window.rack->slotRect(1).center().toPoint(), window.board,
                window.centreOf(u"8F"_s));
    window.drag(window.rack, window.rack->slotRect(1).center().toPoint(), window.board,
                QPoint(2, 2));
    QCOMPARE(window.state(), u"8I across | 8E=A"_s);
    // A tile that is on the board already can't be dragged again.
    window.drag(window.rack, window.rack->slotRect(0).center().toPoint(), window.board,
                window.centreOf(u"1A"_s));
    QCOMPARE(window.state(), u"8I across | 8E=A"_s);
}

void TestBoardWidget::dragOnBoardAndBack()
{
    tests::BoardWindow window(tests::catPosition());
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.click(u"9H"_s);
    window.entry.typeTile(u"a"_s, false);
    window.entry.typeTile(u"z"_s, false);
    window.drag(window.board, window.centreOf(u"9H"_s), window.board, window.centreOf(u"3C"_s));
    QCOMPARE(window.state(), u"3D across | 9I=z 3C=A"_s);
    window.drag(window.board, window.centreOf(u"9I"_s), window.board, window.centreOf(u"3D"_s));
    QCOMPARE(window.state(), u"3E across | 3C=A 3D=z"_s);
    window.drag(window.board, window.centreOf(u"3C"_s), window.rack, QPoint(20, 20));
    QCOMPARE(window.state(), u"3E across | 3D=z"_s);
    window.drag(window.board, window.centreOf(u"3D"_s), window.board, window.centreOf(u"8F"_s));
    QCOMPARE(window.state(), u"3E across | 3D=z"_s);
    window.drag(window.board, window.centreOf(u"3D"_s), &window, QPoint(-50, -50));
    QCOMPARE(window.state(), u"3E across"_s);
}

void TestBoardWidget::blankIsAskedFor_data()
{
    QTest::addColumn<QList<int>>("keys");
    QTest::addColumn<QString>("expected");
    QTest::newRow("letter") << QList<int>{Qt::Key_Q} << u"8I across | 8E=q"_s;
    QTest::newRow("arrows") << QList<int>{Qt::Key_Right, Qt::Key_Right, Qt::Key_Return}
                            << u"8I across | 8E=c"_s;
    QTest::newRow("down and up") << QList<int>{Qt::Key_Down, Qt::Key_Up, Qt::Key_Up, Qt::Key_Return}
                                 << u"8I across | 8E=a"_s;
    QTest::newRow("escape") << QList<int>{Qt::Key_Escape} << u"none"_s;
}

void TestBoardWidget::blankIsAskedFor()
{
    QFETCH(QList<int>, keys);
    QFETCH(QString, expected);
    tests::BoardWindow window(tests::catPosition());
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const auto& tiles = window.rack->tiles();
    const auto blank = std::find(tiles.begin(), tiles.end(), engine::kBlank);
    const int slot = static_cast<int>(blank - tiles.begin());
    window.drag(window.rack, window.rack->slotRect(slot).center().toPoint(), window.board,
                window.centreOf(u"8E"_s));
    QCOMPARE(window.state(), u"none"_s);
    auto* chooser = window.board->findChild<ui::BlankChooser*>();
    QVERIFY(chooser);
    QVERIFY(chooser->isVisible());
    for (const int key : keys) {
        QWidget* target = chooser->focusWidget() ? chooser->focusWidget() : chooser;
        QTest::keyClick(target, static_cast<Qt::Key>(key));
    }
    QCOMPARE(window.state(), expected);
    QTRY_VERIFY(!window.board->findChild<ui::BlankChooser*>());
}

void TestBoardWidget::blankQuestionLeftOpen()
{
    // The position changes while the question is open: the answer must not do harm.
    tests::BoardWindow window(tests::catPosition());
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.drag(window.rack, window.rack->slotRect(6).center().toPoint(), window.board,
                window.centreOf(u"15O"_s));
    auto* chooser = window.board->findChild<ui::BlankChooser*>();
    QVERIFY(chooser);
    const auto tiny = tests::changed(tests::rulesOf("english"), [](engine::GameRules& rules) {
        rules.layout = tests::layoutOf({"..", ".."}, 0, 0);
    });
    window.setPosition(engine::Position::create(tiny).value());
    QTest::keyClick(chooser, Qt::Key_A);
    QCOMPARE(window.state(), u"none"_s);
}

void TestBoardWidget::hooksOfAWord()
{
    const engine::Position position = tests::catPosition();
    QCOMPARE(ui::text::wordsThrough(position, 7, 6), QString(u"\u2713 CAT"_s));
    QCOMPARE(ui::text::wordsThrough(position, 7, 6, ui::text::Hooks::Tell),
             QString(u"\u2713 CAT \u00b7 in front: S \u00b7 behind: S"_s));
    QVERIFY(ui::text::wordsThrough(position, 0, 0, ui::text::Hooks::Tell).isEmpty());
}

void TestBoardWidget::areaByDrag()
{
    tests::BoardWindow window(tests::catPosition());
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QSignalSpy areas(window.board, &ui::BoardWidget::areaDrawn);
    const auto drag = [&](const QString& from, const QString& to) {
        QTest::mousePress(window.board, Qt::LeftButton, Qt::AltModifier, window.centreOf(from));
        QMouseEvent move(QEvent::MouseMove, window.centreOf(to),
                         window.board->mapToGlobal(QPointF(window.centreOf(to))), Qt::NoButton,
                         Qt::LeftButton, Qt::AltModifier);
        QCoreApplication::sendEvent(window.board, &move);
        QTest::mouseRelease(window.board, Qt::LeftButton, Qt::AltModifier, window.centreOf(to));
    };
    drag(u"9J"_s, u"4E"_s);
    QCOMPARE(areas.size(), 1);
    QCOMPARE(areas.back().front().toRect(), QRect(QPoint(4, 3), QPoint(9, 8)));
    drag(u"4E"_s, u"4E"_s);
    QCOMPARE(areas.back().front().toRect(), QRect(4, 3, 1, 1));
    QCOMPARE(window.state(), u"none"_s);
    // Given up on the way.
    QTest::mousePress(window.board, Qt::LeftButton, Qt::AltModifier, window.centreOf(u"2B"_s));
    QTest::keyClick(window.board, Qt::Key_Escape);
    QTest::mouseRelease(window.board, Qt::LeftButton, Qt::AltModifier, window.centreOf(u"2B"_s));
    QCOMPARE(areas.size(), 2);
    const QImage before = window.board->grab().toImage();
    window.board->setArea(QRect(2, 2, 3, 3));
    QVERIFY(window.board->grab().toImage() != before);
    window.board->setArea({});
    QCOMPARE(window.board->grab().toImage(), before);
}

void TestBoardWidget::overlayMarksAreExplained()
{
    tests::BoardWindow window(tests::catPosition());
    const ui::Overlay* overlay = ui::Overlay::byId(u"crossSetsAcross"_s);
    window.board->setOverlayMarks(overlay->marks({*window.entry.position(), nullptr}).squares);
    QVERIFY(window.board->squareDetails(8, 6).contains(u"9G"_s));
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(window.board);
    QVERIFY(board->child(8 * 15 + 6)->text(QAccessible::Description).contains(u"9G"_s));
    QVERIFY(window.board->squareDetails(7, 6).contains(u"\u2713 CAT"_s));
    QCOMPARE(window.board->squareDetails(0, 0), QString());
}

TEST_CLASS(TestBoardWidget, QApplication)
#include "tst_board_widget.moc"
