// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <QtTest>

#include <rapidcheck.h>

#include "engine/base/random.h"
#include "engine/board/packed_move.h"
#include "tests/support/test_class.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

int below(Random& random, int bound)
{
    return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
}

Tile anyTile(Random& random)
{
    const auto letter = static_cast<Tile>(1 + below(random, kMaxLetters));
    return random.below(3) == 0 ? asBlank(letter) : letter;
}

/// Any number of tiles anywhere.
Board anyBoard(const BoardLayout& layout, Random& random)
{
    Board board(layout);
    const int tiles = below(random, layout.squareCount() + 1);
    for (int i = 0; i < tiles; ++i)
        board.set(below(random, layout.rows()), below(random, layout.columns()), anyTile(random));
    return board;
}

/// New tiles on the free squares of a lane from some square on, as many as there is room for up
/// to a number, and the word that they make with the tiles between and around them.
Move anyPlacement(const Board& board, int mostTiles, Random& random)
{
    Move move;
    move.kind = MoveKind::Place;
    move.direction = random.below(2) == 0 ? Direction::Across : Direction::Down;
    const auto lane = board.lane(move.direction, below(random, board.laneCount(move.direction)));
    const auto index =
        static_cast<std::size_t>(lane.data() - board.lane(move.direction, 0).data()) / lane.size();
    auto first = static_cast<std::size_t>(below(random, static_cast<int>(lane.size())));
    while (first > 0 && lane[first - 1] != kNoTile) --first;
    for (std::size_t at = first; at < lane.size(); ++at) {
        if (lane[at] == kNoTile) {
            if (move.tilesPlayed == mostTiles) break;
            ++move.tilesPlayed;
        }
        move.tiles[move.length++] = lane[at] == kNoTile ? anyTile(random) : kPlaythrough;
    }
    const bool across = move.direction == Direction::Across;
    move.row = static_cast<std::uint8_t>(across ? index : first);
    move.column = static_cast<std::uint8_t>(across ? first : index);
    move.score.points = below(random, kHighestScore + 1);
    return move;
}

Move anyExchange(int mostTiles, Random& random)
{
    TileCounts tiles;
    const int count = 1 + below(random, mostTiles);
    for (int i = 0; i < count; ++i) tiles.add(static_cast<Tile>(below(random, kTileKinds)));
    return exchangeOf(tiles);
}

BoardLayout plainLayout(int rows, int columns)
{
    return tests::layoutOf(
        std::vector<std::string>(static_cast<std::size_t>(rows),
                                 std::string(static_cast<std::size_t>(columns), '.')),
        rows / 2, columns / 2);
}

}  // namespace

/// Moves of any board, with tiles of the largest alphabet.
class TestPackedMove : public QObject
{
    Q_OBJECT

private slots:
    void losesNothing()
    {
        QVERIFY(rc::check("packed and unpacked", [] {
            Random random(*rc::gen::arbitrary<std::uint64_t>());
            const auto sizes = {std::pair{15, 15}, std::pair{21, 21}, std::pair{1, 21},
                                std::pair{21, 1},  std::pair{5, 7},   std::pair{1, 1}};
            for (const auto& [rows, columns] : sizes) {
                const BoardLayout layout = plainLayout(rows, columns);
                const Board board = anyBoard(layout, random);
                for (int i = 0; i < 20; ++i) {
                    const int most = 1 + below(random, PackedMove::kMostTiles);
                    for (const Move& move :
                         {anyPlacement(board, most, random), anyExchange(most, random)}) {
                        const auto same = PackedMove(move).on(board);
                        RC_ASSERT(same.has_value());
                        RC_ASSERT(*same == move);
                    }
                }
            }
        }));
    }

    void differentMovesAreDifferent()
    {
        Random random(3);
        const BoardLayout layout = plainLayout(21, 21);
        const Board board = anyBoard(layout, random);
        std::vector<std::pair<Move, PackedMove>> all;
        for (int i = 0; i < 300; ++i) {
            const Move placed = anyPlacement(board, 10, random);
            const Move exchanged = anyExchange(10, random);
            all.emplace_back(placed, PackedMove(placed));
            all.emplace_back(exchanged, PackedMove(exchanged));
        }
        for (const auto& [move, packed] : all)
            for (const auto& [other, otherPacked] : all)
                QCOMPARE(move == other, packed == otherPacked);
    }

    void withoutTiles()
    {
        const Board board(plainLayout(15, 15));
        QVERIFY(PackedMove() == PackedMove(passMove()));
        QVERIFY(PackedMove().on(board) == passMove());
        for (int tiles = 1; tiles <= kMaxRackSize; ++tiles) {
            const PackedMove packed(exchangeOfUnknown(tiles));
            QVERIFY(packed.on(board) == exchangeOfUnknown(tiles));
            QVERIFY(!(packed == PackedMove()));
        }
    }

    void anotherBoard()
    {
        // What is unpacked on a board that it was not packed on may be anything that stays on it.
        QVERIFY(rc::check("nothing, or on the board", [] {
            Random random(*rc::gen::arbitrary<std::uint64_t>());
            const BoardLayout large = plainLayout(21, 21);
            const BoardLayout small = plainLayout(9, 12);
            const Move move = anyPlacement(anyBoard(large, random), 10, random);
            const Board board = anyBoard(small, random);
            const auto other = PackedMove(move).on(board);
            if (!other) return;
            RC_ASSERT(other->tilesPlayed == move.tilesPlayed);
            int placed = 0;
            for (int i = 0; i < other->length; ++i) {
                RC_ASSERT(board.contains(other->rowOf(i), other->columnOf(i)));
                const bool free = board.at(other->rowOf(i), other->columnOf(i)) == kNoTile;
                const Tile tile = other->tiles[static_cast<std::size_t>(i)];
                RC_ASSERT(free == (tile != kPlaythrough));
                placed += free ? 1 : 0;
            }
            RC_ASSERT(placed == move.tilesPlayed);
        }));
        Move move = anyPlacement(Board(plainLayout(21, 21)), 1, *std::make_unique<Random>(1));
        move.row = move.column = 20;
        QVERIFY(!PackedMove(move).on(Board(plainLayout(9, 12))).has_value());
    }

    void roomByRules()
    {
        const GameRulesPtr english = tests::rulesOf("english");
        for (const int size : {1, 7, 10, 12})
            QVERIFY(PackedMove::fits(
                *tests::changed(english, [&](GameRules& rules) { rules.rackSize = size; })));
        QVERIFY(!PackedMove::fits(
            *tests::changed(english, [](GameRules& rules) { rules.rackSize = 13; })));
    }
};

TEST_CLASS(TestPackedMove, tests::NoApplication)
#include "tst_packed_move.moc"
