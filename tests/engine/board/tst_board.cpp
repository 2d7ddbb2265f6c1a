// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstddef>
#include <vector>

#include <QtTest>

#include "engine/board/board.h"
#include "engine/board/move.h"
#include "tests/support/test_class.h"
#include "tests/support/test_rules.h"

using namespace engine;

class TestBoard : public QObject
{
    Q_OBJECT

private slots:
    void startsEmpty()
    {
        const BoardLayout layout = tests::layoutOf({"....", "....", "...."}, 0, 0);
        const Board board(layout);
        QCOMPARE(board.rows(), 3);
        QCOMPARE(board.columns(), 4);
        QVERIFY(board.empty());
        QVERIFY(board.tiles().empty());
        QCOMPARE(board.laneCount(Direction::Across), 3);
        QCOMPARE(board.laneLength(Direction::Across), 4);
        QCOMPARE(board.laneCount(Direction::Down), 4);
        QCOMPARE(board.laneLength(Direction::Down), 3);
    }

    void lanesOfBothDirectionsHoldTheSameTiles()
    {
        const BoardLayout layout = tests::layoutOf({"....", "....", "...."}, 0, 0);
        Board board(layout);
        board.set(0, 3, 5);
        board.set(2, 1, asBlank(7));
        board.set(2, 1, 9);  // replaced
        board.set(1, 0, 4);
        board.set(1, 0, kNoTile);
        QCOMPARE(board.tileCount(), 2);
        for (int row = 0; row < 3; ++row) {
            for (int column = 0; column < 4; ++column) {
                const auto r = static_cast<std::size_t>(row);
                const auto c = static_cast<std::size_t>(column);
                QCOMPARE(board.lane(Direction::Across, row)[c], board.at(row, column));
                QCOMPARE(board.lane(Direction::Down, column)[r], board.at(row, column));
            }
        }
        QCOMPARE(board.at(2, 1), Tile{9});
        Board same(layout);
        same.set(2, 1, 9);
        QVERIFY(!(same == board));
        same.set(0, 3, 5);
        QVERIFY(same == board);
    }

    void outsideThereIsNoTile()
    {
        const BoardLayout layout = tests::layoutOf({"..", ".."}, 0, 0);
        Board board(layout);
        board.set(0, 0, 1);
        board.set(1, 1, 1);
        for (const auto& [row, column] : std::vector<std::pair<int, int>>{
                 {-1, 0}, {0, -1}, {2, 1}, {1, 2}, {-1, -1}, {1000, 1000}}) {
            QVERIFY(!board.contains(row, column));
            QCOMPARE(board.atOrNone(row, column), kNoTile);
        }
        QCOMPARE(board.atOrNone(1, 1), Tile{1});
    }

    void countsDesignatedBlanksAsBlanks()
    {
        Board board(tests::layoutOf({"..."}, 0, 0));
        board.set(0, 0, asBlank(3));
        board.set(0, 1, 3);
        QCOMPARE(board.tiles().count(kBlank), 1);
        QCOMPARE(board.tiles().count(3), 1);
        QCOMPARE(board.tiles().total(), 2);
    }

    void theLargestBoardFits()
    {
        const std::vector<std::string> picture(21, std::string(21, '.'));
        Board board(tests::layoutOf(picture, 20, 20));
        for (int i = 0; i < 441; ++i) board.set(i / 21, i % 21, static_cast<Tile>(1 + i % 60));
        QCOMPARE(board.tileCount(), 441);
        QCOMPARE(board.lane(Direction::Down, 20)[20], board.at(20, 20));
    }

    void movesCompareByWhatTheyDo()
    {
        Move across;
        across.kind = MoveKind::Place;
        across.length = 2;
        across.tilesPlayed = 2;
        across.tiles[0] = 1;
        across.tiles[1] = asBlank(2);
        Move down = across;
        down.direction = Direction::Down;
        QVERIFY(across == across);
        QVERIFY(!(across == down));
        QVERIFY(across < down);
        QCOMPARE(across.tilesUsed().count(kBlank), 1);
        QCOMPARE(across.tilesUsed().count(1), 1);
        QCOMPARE(down.rowOf(1), 1);
        QCOMPARE(down.columnOf(1), 0);
        QCOMPARE(across.columnOf(1), 1);
    }

    void exchangesHoldTheirTilesInOrder()
    {
        TileCounts tiles;
        tiles.add(5);
        tiles.add(kBlank);
        tiles.add(3, 2);
        const Move move = exchangeOf(tiles);
        QVERIFY(move.kind == MoveKind::Exchange);
        QCOMPARE(int{move.length}, 4);
        QCOMPARE(int{move.tilesPlayed}, 4);
        QVERIFY(std::ranges::equal(move.tileSpan(), std::vector<Tile>{kBlank, 3, 3, 5}));
        QVERIFY(move.tilesUsed() == tiles);
        QVERIFY(passMove().tilesUsed().empty());
    }
};

TEST_CLASS(TestBoard, tests::NoApplication)
#include "tst_board.moc"
