// SPDX-License-Identifier: GPL-3.0-or-later
// Deals from an empty board and from positions of which not all tiles are known.
#include <algorithm>
#include <cmath>
#include <vector>

#include <QtTest>

#include "engine/play/game_table.h"
#include "engine/play/move_scratch.h"
#include "engine/play/static_player.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

/// Every tile of the game is on the board, on a rack or in the bag.
bool isComplete(const GameTable& table)
{
    const Position& position = table.position();
    TileCounts seen;
    for (int row = 0; row < position.board().rows(); ++row)
        for (int column = 0; column < position.board().columns(); ++column)
            if (const Tile tile = position.board().at(row, column); tile != kNoTile) seen.add(tile);
    for (int seat = 0; seat < position.playerCount(); ++seat)
        seen.addAll(position.player(seat).rack);
    const TileDistribution& all = position.rules().tiles;
    return all.contains(seen) && seen.total() + table.bagSize() == all.total();
}

}  // namespace

class TestGameTable : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void emptyBoardsAreDealt();
    void gamesGoOnFromPositions();
    void knownTilesStay();
    void unknownTilesAreDrawnFairly();
    void tilesAreDealtInOrder();
    void whatCantBeIsRefused();
    void nothingIsLeftToDeal();

private:
    /// The moment of a game after this many turns, as the player on turn sees it.
    [[nodiscard]] Position seenAfter(int turns) const;

    GameRulesPtr m_rules;
    LexiconPtr m_lexicon;
};

void TestGameTable::initTestCase()
{
    m_rules = tests::rulesOf("english");
    m_lexicon = tests::lexiconOf(*m_rules, tests::smallEnglish(m_rules->alphabet).value());
}

Position TestGameTable::seenAfter(int turns) const
{
    auto table = GameTable::create(m_rules, m_lexicon).value();
    table.deal(11);
    MoveScratch scratch;
    StaticPlayer player{StaticEvaluator(nullptr)};
    for (int i = 0; i < turns; ++i) table.play(player.choose(table.position(), scratch, {})->move);
    Position position = table.position();
    position.setRack(1 - position.onTurn(), {});
    return position;
}

void TestGameTable::emptyBoardsAreDealt()
{
    auto table = GameTable::create(m_rules, m_lexicon, 3).value();
    QCOMPARE(std::ssize(table.unknownTiles()), m_rules->tiles.total());
    table.deal(1);
    const Rack first = table.position().player(0).rack;
    for (int seat = 0; seat < 3; ++seat)
        QCOMPARE(table.position().player(seat).rack.total(), m_rules->rackSize);
    QCOMPARE(table.bagSize(), m_rules->tiles.total() - 3 * m_rules->rackSize);
    table.deal(2);
    QVERIFY(table.position().player(0).rack != first);
    table.deal(1);
    QVERIFY(table.position().player(0).rack == first);
}

void TestGameTable::gamesGoOnFromPositions()
{
    const Position seen = seenAfter(7);
    auto table = GameTable::create(m_rules, m_lexicon).value();
    QVERIFY(table.startFrom(seen));
    MoveScratch scratch;
    StaticPlayer player{StaticEvaluator(nullptr)};
    std::vector<Rack> racks;
    for (const std::uint64_t seed : {1U, 2U, 3U, 1U}) {
        table.deal(seed);
        const Position& position = table.position();
        QCOMPARE(position.onTurn(), seen.onTurn());
        QVERIFY(position.board() == seen.board());
        QVERIFY(position.mover().rack == seen.mover().rack);
        QVERIFY(position.mover().score == seen.mover().score);
        QCOMPARE(table.turns(), 0);
        racks.push_back(position.player(1 - position.onTurn()).rack);
        QCOMPARE(racks.back().total(), m_rules->rackSize);
        QCOMPARE(table.bagSize(), seen.bagSize());
        QVERIFY(isComplete(table));
        // To the end.
        while (!table.over()) {
            table.play(player.choose(position, scratch, {})->move);
            QVERIFY(isComplete(table));
        }
        QVERIFY(table.position().gameEnd() != GameEnd::NotYet);
    }
    QVERIFY(racks[0] == racks[3]);
    QVERIFY(racks[0] != racks[1] || racks[1] != racks[2]);
}

void TestGameTable::knownTilesStay()
{
    const Position seen = seenAfter(7);
    const int opponent = 1 - seen.onTurn();
    const std::vector<Tile> unseen = seen.unseen().tiles();
    KnownTiles known;
    known.held.resize(static_cast<std::size_t>(opponent) + 1);
    Rack& held = known.held.back();
    for (std::size_t i = 0; i < 3; ++i) held.add(unseen[i * 5]);
    // Those of the other end, in an order of their own.
    known.nextDrawn = {unseen[unseen.size() - 1], unseen[unseen.size() - 9],
                       unseen[unseen.size() - 4]};
    auto table = GameTable::create(m_rules, m_lexicon).value();
    QVERIFY(table.startFrom(seen, known));
    QCOMPARE(table.unknownTiles().size(), unseen.size() - 6);
    MoveScratch scratch;
    StaticPlayer player{StaticEvaluator(nullptr)};
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        table.deal(seed);
        QVERIFY(table.position().player(opponent).rack.contains(held));
        QCOMPARE(table.position().player(opponent).rack.total(), m_rules->rackSize);
        QVERIFY(isComplete(table));
        const int mover = table.position().onTurn();
        const Move move = player.choose(table.position(), scratch, {})->move;
        Rack after = table.position().mover().rack;
        for (const Tile tile : move.tileSpan())
            if (tile != kNoTile) after.remove(tile);
        table.play(move);
        const auto drawn = std::min<std::size_t>(
            static_cast<std::size_t>(m_rules->rackSize - after.total()), known.nextDrawn.size());
        after.addAll(TileCounts(std::span(known.nextDrawn).first(drawn)));
        QVERIFY(drawn > 0);
        QVERIFY(table.position().player(mover).rack.contains(after));
    }
}

void TestGameTable::unknownTilesAreDrawnFairly()
{
    const Position seen = seenAfter(7);
    const int opponent = 1 - seen.onTurn();
    const TileCounts unseen = seen.unseen();
    auto table = GameTable::create(m_rules, m_lexicon).value();
    QVERIFY(table.startFrom(seen));
    constexpr int kDeals = 4000;
    std::vector<double> counts(kTileKinds, 0);
    for (int deal = 0; deal < kDeals; ++deal) {
        table.deal(static_cast<std::uint64_t>(deal));
        for (const Tile tile : table.position().player(opponent).rack.tiles()) counts[tile] += 1;
    }
    // The number of a kind on a rack has a hypergeometric distribution.
    const double all = unseen.total();
    const double drawn = m_rules->rackSize;
    for (Tile kind = 0; kind < kTileKinds; ++kind) {
        const double share = unseen.count(kind) / all;
        const double variance = drawn * share * (1 - share) * (all - drawn) / (all - 1);
        const double error = std::sqrt(variance / kDeals);
        QVERIFY(std::abs(counts[kind] / kDeals - drawn * share) <= 4.5 * error);
    }
}

void TestGameTable::tilesAreDealtInOrder()
{
    const Position seen = seenAfter(7);
    const int opponent = 1 - seen.onTurn();
    auto table = GameTable::create(m_rules, m_lexicon).value();
    QVERIFY(table.startFrom(seen));
    std::vector<Tile> order(table.unknownTiles().begin(), table.unknownTiles().end());
    std::ranges::reverse(order);
    QVERIFY(table.dealInOrder(order));
    const std::span tiles(order);
    const auto size = static_cast<std::size_t>(m_rules->rackSize);
    QVERIFY(table.position().player(opponent).rack == Rack(tiles.first(size)));
    MoveScratch scratch;
    StaticPlayer player{StaticEvaluator(nullptr)};
    const Move move = player.choose(table.position(), scratch, {})->move;
    Rack expected = table.position().mover().rack;
    QVERIFY(move.kind == MoveKind::Place);
    for (const Tile tile : move.tileSpan())
        if (tile != kNoTile) expected.remove(tile);
    expected.addAll(TileCounts(tiles.subspan(size, static_cast<std::size_t>(move.tilesPlayed))));
    table.play(move);
    QVERIFY(table.position().player(1 - opponent).rack == expected);
    // Tiles that aren't those.
    const Position before = table.position();
    order.pop_back();
    QVERIFY(!table.dealInOrder(order));
    order.push_back(order.front() == 5 ? Tile{6} : Tile{5});
    order.push_back(order.back());
    QVERIFY(!table.dealInOrder(order));
    QVERIFY(table.position() == before);
}

void TestGameTable::whatCantBeIsRefused()
{
    const Position seen = seenAfter(7);
    const auto opponent = static_cast<std::size_t>(1 - seen.onTurn());
    auto table = GameTable::create(m_rules, m_lexicon).value();
    const auto refused = [&](const Position& position, const KnownTiles& known) {
        return !table.startFrom(position, known) &&
               std::ssize(table.unknownTiles()) == m_rules->tiles.total();
    };
    KnownTiles known;
    known.held.resize(3);
    QVERIFY(refused(seen, known));
    // More of a tile than there are.
    known.held.resize(2);
    known.held[opponent].add(seen.unseen().tiles().back(), 99);
    QVERIFY(refused(seen, known));
    // More tiles than a rack holds.
    const std::vector<Tile> unseen = seen.unseen().tiles();
    known.held[opponent] = Rack(std::span(unseen).first(8));
    QVERIFY(refused(seen, known));
    known.held[opponent] = {};
    known.held[1 - opponent].add(unseen.front());
    QVERIFY(refused(seen, known));
    // Tiles of the bag that the opponent must have.
    known.held.clear();
    known.nextDrawn = unseen;
    QVERIFY(refused(seen, known));
    known.nextDrawn.resize(unseen.size() - 7);
    QVERIFY(table.startFrom(seen, known));
    QCOMPARE(table.unknownTiles().size(), std::size_t{7});
    QVERIFY(!table.startFrom(Position::create(m_rules, nullptr).value()));
}

void TestGameTable::nothingIsLeftToDeal()
{
    // All tiles are known, so every deal is the same.
    Position seen = seenAfter(7);
    const int opponent = 1 - seen.onTurn();
    const std::vector<Tile> unseen = seen.unseen().tiles();
    KnownTiles known;
    seen.setRack(opponent, Rack(std::span(unseen).first(7)));
    known.nextDrawn.assign(unseen.begin() + 7, unseen.end());
    auto table = GameTable::create(m_rules, m_lexicon).value();
    QVERIFY(table.startFrom(seen, known));
    QVERIFY(table.unknownTiles().empty());
    table.deal(1);
    const Position position = table.position();
    QCOMPARE(table.bagSize(), static_cast<int>(unseen.size()) - 7);
    table.deal(2);
    QVERIFY(table.position() == position);
    QVERIFY(table.dealInOrder({}));
    QVERIFY(table.position() == position);
}

TEST_CLASS(TestGameTable, tests::NoApplication)
#include "tst_game_table.moc"
