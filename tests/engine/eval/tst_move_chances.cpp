// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/board/hands.h"
#include "engine/board/move_notation.h"
#include "engine/eval/move_chances.h"
#include "engine/eval/move_ranking.h"
#include "engine/lexicon/lexicon.h"
#include "engine/rules/catalogue.h"
#include "tests/support/test_class.h"

using engine::MoveChances;
using engine::RankedMove;
using engine::Score;
using engine::WinTable;

namespace {

engine::GameRulesPtr english()
{
    return *engine::catalogue::rules("english");
}

engine::LexiconPtr lexicon()
{
    const auto reading =
        engine::readWordList("at\ncat\ncats\nact\nseat\neat\n", english()->alphabet);
    return *engine::Lexicon::fromWords("tiny", reading->words, english()->alphabet, false);
}

/// Whoever is on turn gains from -50 to 49 points, all as often, whatever is unseen.
WinTable even()
{
    engine::WinCounts counts(7);
    for (const int unseen : {1, 93})
        for (int gain = -50; gain < 50; ++gain) counts.add(unseen, {gain});
    return WinTable(counts);
}

engine::Rack rackOf(const std::string& text)
{
    engine::Rack rack;
    const auto tiles = english()->alphabet.readTiles(text).value();
    for (const engine::Tile tile : tiles) rack.add(tile);
    return rack;
}

/// CAT at 8G; the mover has AEST and these points.
engine::Position catPosition(int mine, int others)
{
    auto now = *engine::Position::create(english(), lexicon());
    const auto cat = *english()->alphabet.readTiles("CAT");
    for (int i = 0; i < 3; ++i) now.setSquare(7, 6 + i, cat[static_cast<std::size_t>(i)]);
    now.setRack(0, rackOf("AEST"));
    now.setScore(0, {mine});
    now.setScore(1, {others});
    return now;
}

/// All tiles but the racks are on a board of which only the racks' neighbourhood matters: rows
/// of letters that hold just what the two players don't.
engine::Position emptyBag(const std::string& mine, const std::string& others)
{
    auto now = *engine::Position::create(english(), lexicon());
    engine::TileCounts left = english()->tiles;
    const auto take = [&](const engine::Rack& rack) {
        for (const engine::Tile tile : rack.tiles()) left.remove(tile, 1);
    };
    take(rackOf(mine));
    take(rackOf(others));
    int square = 0;
    for (const engine::Tile tile : left.tiles()) {
        // Every other row stays free.
        const engine::Tile put = tile == engine::kBlank ? engine::asBlank(1) : tile;
        now.setSquare(square / 15 * 2, square % 15, put);
        ++square;
    }
    now.setRack(0, rackOf(mine));
    return now;
}

RankedMove ranked(const engine::Position& position, const std::string& text, int points)
{
    return {*engine::readMove(position, text), engine::Equity::fromPoints(points)};
}

}  // namespace

class TestMoveChances : public QObject
{
    Q_OBJECT

private slots:
    void opponentsChanceTurnedRound()
    {
        const auto now = catPosition(110, 100);
        const WinTable table = even();
        MoveChances chances(table, now);
        const RankedMove move = ranked(now, "8G CATS", 12);
        // The bag and the mover's rack, less the tile played.
        const int unseen = now.bagSize() + tilesHeld(now, 0) - 1;
        QCOMPARE(chances.after(move).share, table.chance(Score{-22}, unseen).ofOpponent().share);
        QVERIFY(chances.after(move).share > 0.5);
        // Halfway between two points.
        RankedMove half = move;
        half.equity.millis += 500;
        const double expected = (table.chance(Score{-22}, unseen).ofOpponent().share +
                                 table.chance(Score{-23}, unseen).ofOpponent().share) /
                                2;
        QVERIFY(qAbs(chances.after(half).share - expected) < 1e-6);
    }

    void moreEquityIsMoreChance()
    {
        const auto now = catPosition(10, 70);
        const WinTable table = even();
        MoveChances chances(table, now);
        double last = 0;
        for (int points = -100; points <= 200; points += 7) {
            const double share = chances.after(ranked(now, "8G CATS", points)).share;
            QVERIFY(share >= last);
            last = share;
        }
        QCOMPARE(last, 1.0);
    }

    void lastMoveDecides_data()
    {
        QTest::addColumn<int>("behind");
        QTest::addColumn<double>("share");
        // AT at the free row scores some points, and the opponent is left with QZ: 40 more.
        QTest::newRow("far behind") << 1000 << 0.0;
        QTest::newRow("ahead") << -10 << 1.0;
    }
    void lastMoveDecides()
    {
        QFETCH(int, behind);
        QFETCH(double, share);
        engine::Position now = emptyBag("AT", "QZ");
        QCOMPARE(now.bagSize(), 0);
        now.setScore(1, {behind});
        const WinTable table = even();
        MoveChances chances(table, now);
        // By its equity alone it would be even.
        const auto move = engine::readMove(now, "2A AT");
        QVERIFY(move.has_value());
        QCOMPARE(chances.after({*move, engine::Equity::fromPoints(behind)}).share, share);
    }

    void tieIsHalf()
    {
        engine::Position now = emptyBag("AT", "QZ");
        const auto move = engine::readMove(now, "2A AT");
        QVERIFY(move.has_value());
        // Twice the 20 points of Q and Z.
        now.setScore(1, {move->score.points + 40});
        const WinTable table = even();
        QCOMPARE(MoveChances(table, now).after({*move, {}}).share, 0.5);
    }

    void rankingHasThemWhereTheyCanBeTold()
    {
        const auto two = catPosition(10, 20);
        engine::RankRequest request{two, nullptr};
        QVERIFY(engine::rankMoves(request)->chances.empty());
        request.winTable = std::make_shared<const WinTable>(even());
        const auto with = engine::rankMoves(request);
        QCOMPARE(with->chances.size(), with->moves.size());
        for (std::size_t i = 1; i < with->chances.size(); ++i)
            QVERIFY(with->chances[i].share >= 0 && with->chances[i].share <= 1);
        auto three = *engine::Position::create(english(), lexicon(), 3);
        three.setRack(0, two.mover().rack);
        request.position = three;
        QVERIFY(engine::rankMoves(request)->chances.empty());
    }
};

TEST_CLASS(TestMoveChances, tests::NoApplication)
#include "tst_move_chances.moc"
