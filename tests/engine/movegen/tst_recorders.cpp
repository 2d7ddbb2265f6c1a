// SPDX-License-Identifier: GPL-3.0-or-later
// Recorders keep moves in the order of ranksBefore(), whatever they are worth and however many tie.
#include <algorithm>
#include <cstdint>
#include <iterator>
#include <vector>

#include <QtTest>

#include "engine/base/random.h"
#include "engine/movegen/recorders.h"
#include "tests/support/test_class.h"

using namespace engine;

namespace {

/// What moves of a list may be, so that many or few of them tie.
struct Kinds
{
    int equities;       ///< different ones
    int step;           ///< thousandths between them
    int scores;         ///< different ones
    int farthestScore;  ///< 0 = near 0
    int squares;        ///< rows and columns
    int tiles;          ///< different ones
};

std::vector<RankedMove> randomMoves(std::size_t count, const Kinds& kinds, std::uint64_t seed)
{
    std::uint64_t state = seed;
    const auto below = [&state](int limit) {
        state = mix64(state + 1);
        return static_cast<int>(state % static_cast<std::uint64_t>(limit));
    };
    std::vector<RankedMove> moves(count);
    for (RankedMove& ranked : moves) {
        Move& move = ranked.move;
        move.kind = below(8) == 0 ? MoveKind::Exchange : MoveKind::Place;
        move.length = static_cast<std::uint8_t>(1 + below(kMaxRackSize));
        move.tilesPlayed = static_cast<std::uint8_t>(1 + below(move.length));
        for (int i = 0; i < move.length; ++i)
            move.tiles[static_cast<std::size_t>(i)] = static_cast<Tile>(below(kinds.tiles));
        if (move.kind == MoveKind::Place) {
            move.direction = below(2) == 0 ? Direction::Across : Direction::Down;
            move.row = static_cast<std::uint8_t>(below(kinds.squares));
            move.column = static_cast<std::uint8_t>(below(kinds.squares));
        }
        move.score = {below(kinds.scores) - kinds.scores / 2 +
                      (below(3) - 1) * kinds.farthestScore};
        ranked.equity = {(below(kinds.equities) - kinds.equities / 2) * kinds.step};
    }
    return moves;
}

bool areSame(const std::vector<RankedMove>& a, const std::vector<RankedMove>& b)
{
    return std::ranges::equal(a, b, [](const RankedMove& x, const RankedMove& y) {
        return x.move == y.move && x.equity == y.equity;
    });
}

}  // namespace

class TestRecorders : public QObject
{
    Q_OBJECT

private slots:
    void theOrderIsThatOfRanksBefore_data()
    {
        QTest::addColumn<int>("equities");
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("scores");
        QTest::addColumn<int>("farthestScore");
        QTest::newRow("one worth") << 1 << 1 << 1 << 0;
        QTest::newRow("whole points") << 20 << 1000 << 20 << 0;
        QTest::newRow("few ties") << 100'000 << 1 << 200 << 0;
        QTest::newRow("far apart") << 1000 << 50'000 << 200 << 0;
        QTest::newRow("as far as can be") << 1000 << 3'000'000 << 200 << 0;
        QTest::newRow("scores far out") << 3 << 1000 << 4 << 32'767;
        QTest::newRow("scores farther out") << 3 << 1000 << 100'000 << 1'000'000;
    }
    void theOrderIsThatOfRanksBefore()
    {
        QFETCH(int, equities);
        QFETCH(int, step);
        QFETCH(int, scores);
        QFETCH(int, farthestScore);
        for (const std::size_t count : {0U, 1U, 2U, 3U, 17U, 200U, 3000U}) {
            for (const int squares : {1, kMaxDim}) {
                for (const bool passes : {false, true}) {
                    auto moves = randomMoves(
                        count, {equities, step, scores, farthestScore, squares, 4}, 5 + count);
                    // Worth more than all others, and still the last.
                    if (passes)
                        moves.insert(moves.begin() + static_cast<std::ptrdiff_t>(count / 2),
                                     {passMove(), Equity{1'999'999'999}});
                    AllMoves all;
                    TopMoves top(10);
                    BestMove best;
                    for (const RankedMove& ranked : moves) {
                        all.record(ranked);
                        top.record(ranked);
                        if (best.wants(ranked.equity)) best.record(ranked);
                    }
                    QCOMPARE(all.moves().size(), moves.size());
                    std::vector<RankedMove> expected = moves;
                    std::ranges::sort(expected, ranksBefore);
                    QVERIFY(areSame(all.takeRanked(), expected));
                    QVERIFY(all.moves().empty());
                    QCOMPARE(best.best().has_value(), !moves.empty());
                    if (best.best()) QVERIFY(best.best()->move == expected.front().move);
                    expected.resize(std::min<std::size_t>(expected.size(), 10));
                    QVERIFY(areSame(top.takeRanked(), expected));
                }
            }
        }
    }

    void aRecorderCanBeUsedAgain()
    {
        AllMoves all;
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            const auto moves = randomMoves(2500, {50, 1000, 50, 0, 15, 27}, seed);
            for (const RankedMove& ranked : moves) all.record(ranked);
            const std::vector<RankedMove> kept(all.moves().begin(), all.moves().end());
            QVERIFY(areSame(kept, moves));
            all.clear();
            QVERIFY(all.moves().empty());
        }
    }
};

TEST_CLASS(TestRecorders, QCoreApplication)
#include "tst_recorders.moc"
