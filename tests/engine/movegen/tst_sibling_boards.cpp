// SPDX-License-Identifier: GPL-3.0-or-later
// One rack on many boards: the same best moves as by searching each board for itself.
#include <vector>

#include <QtTest>

#include "engine/base/random.h"
#include "engine/movegen/move_generator.h"
#include "engine/movegen/sibling_boards.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

class TestSiblingBoards : public QObject
{
    Q_OBJECT

private slots:
    void bestMovesAreTheSame_data();
    void bestMovesAreTheSame();
    void whatItCantSearch();
};

namespace {

Rack drawn(const TileCounts& from, int count, Random& random)
{
    std::vector<Tile> tiles = from.tiles();
    random.shuffle(std::span<Tile>(tiles));
    tiles.resize(static_cast<std::size_t>(count));
    return Rack(tiles);
}

/// Leaves worth anything from -10 to 10 points, so that choices don't follow from the score alone.
void valueAtRandom(const Position& position, Valuation& valuation, Random& random)
{
    valuation.subsets = SubsetNumbering(position.mover().rack);
    valuation.byKept.assign(valuation.subsets.size(), {});
    for (Equity& value : valuation.byKept)
        value.millis = static_cast<std::int32_t>(random.below(20'000)) - 10'000;
}

}  // namespace

void TestSiblingBoards::bestMovesAreTheSame_data()
{
    QTest::addColumn<QString>("rules");
    for (const char* rules : {"english", "english_super", "punctured"})
        QTest::newRow(rules) << QString(rules);
}

void TestSiblingBoards::bestMovesAreTheSame()
{
    QFETCH(const QString, rules);
    const GameRulesPtr game = tests::rulesOf(rules.toStdString());
    const LexiconPtr lexicon = tests::lexiconOf(*game, tests::smallEnglish(game->alphabet).value());
    Random random(5);
    MoveGenerator generator;
    Valuation valuation;
    int compared = 0;
    for (int round = 0; round < 12; ++round) {
        // A board after some random moves.
        Position position = Position::create(game, lexicon).value();
        Position::Undo undo;
        const auto allMoves = [&] {
            position.setRack(position.onTurn(), drawn(position.unseen(), game->rackSize, random));
            RawMoves recorder;
            generator.generate(position, {}, recorder);
            return recorder.moves();
        };
        for (int turn = 0; turn < 2 + round; ++turn) {
            const std::vector<Move> moves = allMoves();
            position.make(moves[random.below(static_cast<std::uint32_t>(moves.size()))], undo);
            position.setRack(1 - position.onTurn(), {});
        }
        const std::vector<Move> candidates = allMoves();
        SiblingBoards siblings;
        std::vector<Position> boards;
        for (std::size_t i = 0; i < std::min<std::size_t>(candidates.size(), 8); ++i) {
            Position& board = boards.emplace_back(position);
            board.make(candidates[random.below(static_cast<std::uint32_t>(candidates.size()))],
                       undo);
            QCOMPARE(siblings.add(board), i);
        }
        for (int rack = 0; rack < 25; ++rack) {
            // Any order, and some boards twice.
            const Rack tiles = drawn(position.unseen(), game->rackSize, random);
            bool begun = false;
            for (int look = 0; look < 12; ++look) {
                const std::size_t number = random.below(static_cast<std::uint32_t>(boards.size()));
                Position& board = boards[number];
                board.setRack(board.onTurn(), tiles);
                if (!SiblingBoards::canSearch(board)) continue;
                if (!begun) {
                    valueAtRandom(board, valuation, random);
                    QVERIFY(siblings.begin(board, valuation));
                    begun = true;
                }
                BestMove expected;
                generator.generate(board, valuation, expected);
                BestMove found;
                siblings.findBest(number, board, valuation, found, {});
                QVERIFY(found.best().has_value());
                QVERIFY(found.best()->move == expected.best()->move);
                QVERIFY(found.best()->equity == expected.best()->equity);
                ++compared;
            }
        }
    }
    QVERIFY(compared > 1000);
}

void TestSiblingBoards::whatItCantSearch()
{
    for (const char* rules : {"english", "wordsmog"}) {
        const GameRulesPtr game = tests::rulesOf(rules);
        const LexiconPtr lexicon =
            tests::lexiconOf(*game, tests::smallEnglish(game->alphabet).value());
        Position position = Position::create(game, lexicon).value();
        position.setRack(0, tests::rackOf(game->alphabet, "AEINRST"));
        // An empty board has placements that begin anywhere, and an opening.
        QVERIFY(!SiblingBoards::canSearch(position));
        position.setSquare(7, 7, 1);
        QCOMPARE(SiblingBoards::canSearch(position), !game->jumbled());
        position.setRack(0, {});
        QVERIFY(!SiblingBoards::canSearch(position));
    }
}

TEST_CLASS(TestSiblingBoards, tests::NoApplication)
#include "tst_sibling_boards.moc"
