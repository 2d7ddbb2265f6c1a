// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <map>
#include <stop_token>
#include <vector>

#include <QtTest>

#include "engine/board/hands.h"
#include "engine/board/move_notation.h"
#include "engine/eval/replies.h"
#include "tests/support/random_game.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

/// Few tiles and small racks, so that every rack can be dealt.
GameRulesPtr smallRules()
{
    const GameRulesPtr plain = tests::rulesOf("english");
    return tests::changed(plain, [&](GameRules& copy) {
        const auto tiles = plain->alphabet.readTiles("??AAAEEEIORRSSTTTNLDPH").value();
        copy.tiles = TileDistribution(tiles);
        copy.rackSize = 4;
    });
}

LexiconPtr smallLexiconOf(const GameRules& rules)
{
    const auto words = tests::smallEnglish(rules.alphabet).value();
    return Lexicon::fromWords("small", words, rules.alphabet, false).value();
}

std::vector<Position> positions()
{
    const GameRulesPtr rules = smallRules();
    return tests::randomPositions(rules, smallLexiconOf(*rules), tests::generatedMoves(), 19, 12,
                                  2);
}

/// By dealing every rack of these tiles that has the known ones among them.
std::map<Move, double> chancesByDealing(Position position, int player, const Rack& known,
                                        const TileCounts& unseen, int drawn)
{
    const auto moves = tests::generatedMoves();
    const std::vector<Tile> tiles = unseen.tiles();
    std::map<Move, double> racksFor;
    double racks = 0;
    std::map<std::vector<Tile>, double> deals;
    for (std::uint32_t set = 0; set < (1U << tiles.size()); ++set) {
        if (std::popcount(set) != drawn) continue;
        std::vector<Tile> hand;
        for (std::size_t i = 0; i < tiles.size(); ++i)
            if ((set >> i & 1) != 0) hand.push_back(tiles[i]);
        deals[hand] += 1;
        racks += 1;
    }
    position.setOnTurn(player);
    for (const auto& [hand, ways] : deals) {
        Rack rack = known;
        for (const Tile tile : hand) rack.add(tile);
        position.setRack(player, rack);
        for (const Move& move : moves(position)) racksFor[move] += ways;
    }
    for (auto& [move, sum] : racksFor) sum /= racks;
    return racksFor;
}

/// The position as a player sees it whose opponent's tiles are unknown but for `known` of them.
Position seenBy(const Position& position, int viewer, int known)
{
    Position seen = position;
    const int other = 1 - viewer;
    const std::vector<Tile> tiles = position.player(other).rack.tiles();
    Rack rack;
    for (int i = 0; i < std::min(known, static_cast<int>(tiles.size())); ++i)
        rack.add(tiles[static_cast<std::size_t>(i)]);
    seen.setRack(other, rack, static_cast<int>(tiles.size()));
    return seen;
}

}  // namespace

class TestReplies : public QObject
{
    Q_OBJECT

private slots:
    void asOftenAsDealt_data();
    void asOftenAsDealt();
    void orders();
    void leftOut();
    void refused();
    void stopsWhenAsked();
};

void TestReplies::asOftenAsDealt_data()
{
    QTest::addColumn<int>("known");
    for (const int known : {0, 1, 3, 4}) QTest::addRow("%d known", known) << known;
}

void TestReplies::asOftenAsDealt()
{
    QFETCH(int, known);
    int checked = 0;
    for (const Position& dealt : positions()) {
        const int viewer = dealt.onTurn();
        const int other = 1 - viewer;
        const Position position = seenBy(dealt, viewer, known);
        const auto replies = findReplies({position, other, 1'000'000});
        QVERIFY(replies);
        const Rack& rack = position.player(other).rack;
        QCOMPARE(replies->drawn, tilesHeld(position, other) - rack.total());
        QVERIFY(replies->unseen.contains([&] {
            TileCounts rest = dealt.player(other).rack;
            rest.removeAll(rack);
            return rest;
        }()));

        const std::map<Move, double> expected =
            chancesByDealing(position, other, rack, replies->unseen, replies->drawn);
        QCOMPARE(replies->replies.size(), expected.size());
        for (const Reply& reply : replies->replies) {
            const auto found = expected.find(reply.move);
            QVERIFY2(found != expected.end(), moveText(position, reply.move).c_str());
            QVERIFY2(std::abs(found->second - reply.chance) < 1e-12,
                     moveText(position, reply.move).c_str());
            ++checked;
        }
        QCOMPARE(replies->placements, static_cast<std::int64_t>(expected.size()));
    }
    QVERIFY(checked > 100);
}

void TestReplies::orders()
{
    for (const Position& dealt : positions()) {
        const Position position = seenBy(dealt, dealt.onTurn(), 0);
        ReplyRequest request{position, 1 - dealt.onTurn(), 1'000'000};
        const auto all = findReplies(request).value().replies;
        const auto worth = [&](const Reply& reply) {
            switch (request.order) {
            case ReplyOrder::Score: return static_cast<double>(reply.move.score.points);
            case ReplyOrder::Chance: return reply.chance;
            case ReplyOrder::Expected: break;
            }
            return reply.move.score.points * reply.chance;
        };
        for (const auto order : {ReplyOrder::Score, ReplyOrder::Chance, ReplyOrder::Expected}) {
            request.order = order;
            request.limit = 1'000'000;
            const auto sorted = findReplies(request).value().replies;
            QCOMPARE(sorted.size(), all.size());
            QVERIFY(std::ranges::is_sorted(sorted, std::ranges::greater{}, worth));
            // A short list is the beginning of the long one.
            request.limit = 7;
            const auto first = findReplies(request).value().replies;
            QCOMPARE(first.size(), std::min<std::size_t>(7, all.size()));
            for (std::size_t i = 0; i < first.size(); ++i) {
                QVERIFY(first[i].move == sorted[i].move);
                QCOMPARE(first[i].chance, sorted[i].chance);
            }
        }
    }
}

void TestReplies::leftOut()
{
    int kept = 0;
    int left = 0;
    for (const Position& dealt : positions()) {
        const Position position = seenBy(dealt, dealt.onTurn(), 0);
        const int other = 1 - dealt.onTurn();
        const auto all = findReplies({position, other, 1'000'000}).value();
        const auto some =
            findReplies({position, other, 1'000'000, ReplyOrder::Score, 0.02, 6}).value();
        QCOMPARE(some.placements, all.placements);
        const Position partly = seenBy(dealt, dealt.onTurn(), 2);
        QCOMPARE(findReplies({partly, other, 3, ReplyOrder::Score, 0.02, 6}).value().placements,
                 findReplies({partly, other, 1'000'000}).value().placements);
        std::vector<Move> expected;
        for (const Reply& reply : all.replies) {
            if (reply.chance >= 0.02 && reply.move.score.points >= 6)
                expected.push_back(reply.move);
            else ++left;
        }
        kept += static_cast<int>(expected.size());
        QCOMPARE(some.replies.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY(some.replies[i].move == expected[i]);
    }
    QVERIFY(kept > 10);
    QVERIFY(left > 10);
}

void TestReplies::refused()
{
    const Position dealt = positions().front();
    QCOMPARE(findReplies({dealt, 2}).error().code, ErrorCode::OutOfRange);
    const Position without = Position::create(smallRules()).value();
    QCOMPARE(findReplies({without, 0}).error().code, ErrorCode::WrongLexicon);
}

void TestReplies::stopsWhenAsked()
{
    std::stop_source source;
    source.request_stop();
    TaskContext context;
    context.stop = source.get_token();
    const Position dealt = positions().front();
    QCOMPARE(findReplies({seenBy(dealt, 0, 0), 1}, context).error().code, ErrorCode::Cancelled);
}

TEST_CLASS(TestReplies, tests::NoApplication)
#include "tst_replies.moc"
