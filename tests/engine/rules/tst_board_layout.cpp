// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/rules/board_layout.h"
#include "tests/support/test_class.h"

using namespace engine;

namespace {

std::vector<Premium> plain(int count)
{
    return std::vector<Premium>(static_cast<size_t>(count));
}

}  // namespace

class TestBoardLayout : public QObject
{
    Q_OBJECT

private slots:
    void numbersSquaresByRows();
    void acceptsExtremes();
    void refuses_data();
    void refuses();
    void refusesMultipliers_data();
    void refusesMultipliers();
    void knowsSymmetry();
    void comparesWithoutName();
};

void TestBoardLayout::numbersSquaresByRows()
{
    auto squares = plain(6);
    squares[4] = {2, 3};
    const auto layout = BoardLayout::create("x", 2, 3, squares, 1, 2);
    QVERIFY(layout.has_value());
    QCOMPARE(layout->name(), std::string("x"));
    QCOMPARE(layout->rows(), 2);
    QCOMPARE(layout->columns(), 3);
    QCOMPARE(layout->squareCount(), 6);
    QCOMPARE(layout->square(1, 1), 4);
    QVERIFY(layout->premium(1, 1) == (Premium{2, 3}));
    QVERIFY(layout->premium(0, 1).plain());
    QVERIFY(!layout->blocked(1, 1));
    QCOMPARE(layout->startRow(), 1);
    QCOMPARE(layout->startColumn(), 2);
    QVERIFY(!layout->transposeSymmetric());
}

void TestBoardLayout::acceptsExtremes()
{
    QVERIFY(BoardLayout::create("x", 1, 1, plain(1), 0, 0).has_value());
    QVERIFY(BoardLayout::create("x", 21, 21, plain(441), 20, 20).has_value());
    QVERIFY(BoardLayout::create("x", 21, 1, plain(21), 20, 0).has_value());
    const auto blocked = BoardLayout::create("x", 1, 1, {{0, 0}}, 0, 0);
    QVERIFY(blocked.has_value());
    QVERIFY(blocked->blocked(0, 0));
}

void TestBoardLayout::refuses_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("squares");
    QTest::addColumn<int>("startRow");
    QTest::addColumn<int>("startColumn");
    QTest::newRow("no rows") << 0 << 5 << 0 << 0 << 0;
    QTest::newRow("no columns") << 5 << 0 << 0 << 0 << 0;
    QTest::newRow("negative") << -5 << -5 << 25 << 0 << 0;
    QTest::newRow("too many rows") << 22 << 1 << 22 << 0 << 0;
    QTest::newRow("too many columns") << 1 << 22 << 22 << 0 << 0;
    QTest::newRow("huge") << 65536 << 65536 << 0 << 0 << 0;
    QTest::newRow("too few squares") << 5 << 5 << 24 << 0 << 0;
    QTest::newRow("too many squares") << 5 << 5 << 26 << 0 << 0;
    QTest::newRow("start above") << 5 << 5 << 25 << -1 << 0;
    QTest::newRow("start below") << 5 << 5 << 25 << 5 << 0;
    QTest::newRow("start left") << 5 << 5 << 25 << 0 << -1;
    QTest::newRow("start right") << 5 << 5 << 25 << 0 << 5;
}

void TestBoardLayout::refuses()
{
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    QFETCH(const int, squares);
    QFETCH(const int, startRow);
    QFETCH(const int, startColumn);
    const auto layout =
        BoardLayout::create("x", rows, columns, plain(squares), startRow, startColumn);
    QVERIFY(!layout.has_value());
    QVERIFY(!layout.error().message().empty());
}

void TestBoardLayout::refusesMultipliers_data()
{
    QTest::addColumn<int>("letter");
    QTest::addColumn<int>("word");
    QTest::newRow("half blocked") << 0 << 1;
    QTest::newRow("other half blocked") << 2 << 0;
    QTest::newRow("letter 5") << 5 << 1;
    QTest::newRow("word 5") << 1 << 5;
    QTest::newRow("word 255") << 1 << 255;
}

void TestBoardLayout::refusesMultipliers()
{
    QFETCH(const int, letter);
    QFETCH(const int, word);
    auto squares = plain(4);
    squares[2] = {static_cast<std::uint8_t>(letter), static_cast<std::uint8_t>(word)};
    const auto layout = BoardLayout::create("x", 2, 2, squares, 0, 0);
    QVERIFY(!layout.has_value());
    QCOMPARE(layout.error().code, ErrorCode::OutOfRange);
    QVERIFY(layout.error().message().find("row 2, column 1") != std::string::npos);
}

void TestBoardLayout::knowsSymmetry()
{
    const auto symmetric = [](int rows, int columns, std::vector<Premium> squares, int startRow,
                              int startColumn) {
        return BoardLayout::create("x", rows, columns, std::move(squares), startRow, startColumn)
            ->transposeSymmetric();
    };
    QVERIFY(symmetric(3, 3, plain(9), 1, 1));
    QVERIFY(!symmetric(3, 3, plain(9), 1, 2));
    QVERIFY(!symmetric(3, 4, plain(12), 1, 1));
    auto squares = plain(9);
    squares[1] = {2, 1};
    QVERIFY(!symmetric(3, 3, squares, 1, 1));
    squares[3] = {2, 1};
    QVERIFY(symmetric(3, 3, squares, 1, 1));
    squares[3] = {1, 2};
    QVERIFY(!symmetric(3, 3, squares, 1, 1));
}

void TestBoardLayout::comparesWithoutName()
{
    const auto a = BoardLayout::create("a", 3, 3, plain(9), 1, 1);
    const auto b = BoardLayout::create("b", 3, 3, plain(9), 1, 1);
    QVERIFY(*a == *b);
    QVERIFY(!(*a == *BoardLayout::create("a", 3, 3, plain(9), 1, 2)));
    QVERIFY(!(*a == *BoardLayout::create("a", 1, 9, plain(9), 0, 1)));
}

TEST_CLASS(TestBoardLayout, tests::NoApplication)
#include "tst_board_layout.moc"
