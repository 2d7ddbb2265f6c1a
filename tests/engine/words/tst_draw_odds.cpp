// SPDX-License-Identifier: GPL-3.0-or-later
// The odds to draw tiles, and how they rank alphagrams.
#include <algorithm>
#include <bit>
#include <cmath>
#include <map>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include <QtTest>

#include <rapidcheck.h>

#include "engine/words/alphagram_ranking.h"
#include "engine/words/draw_odds.h"
#include "engine/words/word_query.h"
#include "tests/support/test_class.h"
#include "tests/support/word_tools.h"

using namespace engine;

namespace {

/// Blanks needed besides the tiles to lay the letters, which ask for some blanks themselves.
bool lays(const TileCounts& drawn, const TileCounts& wanted)
{
    if (drawn.total() != wanted.total()) return false;
    int blanks = wanted.count(kBlank);
    for (Tile letter = 1; letter < kTileKinds; ++letter)
        blanks += std::max(0, wanted.count(letter) - drawn.count(letter));
    return blanks == drawn.count(kBlank);
}

/// By drawing each set of tiles.
int waysSlowly(const TileDistribution& bag, const TileCounts& wanted)
{
    const std::vector<Tile> tiles = bag.tiles();
    int ways = 0;
    for (std::uint32_t set = 0; set < (1U << tiles.size()); ++set) {
        TileCounts drawn;
        for (std::size_t i = 0; i < tiles.size(); ++i)
            if ((set >> i & 1) != 0) drawn.add(tiles[i]);
        ways += lays(drawn, wanted) ? 1 : 0;
    }
    return ways;
}

std::uint64_t choices(std::uint64_t n, std::uint64_t k)
{
    std::uint64_t result = 1;
    for (std::uint64_t i = 1; i <= k; ++i) result = result * (n - k + i) / i;
    return n < k ? 0 : result;
}

/// In whole numbers, for two blanks.
std::uint64_t waysInIntegers(const TileDistribution& bag, const TileCounts& wanted)
{
    const auto without = [&](Tile a, Tile b) {
        TileCounts rest = wanted;
        for (const Tile tile : {a, b})
            if (tile != kBlank) rest.remove(tile);
        std::uint64_t ways = 1;
        for (const Tile tile : std::set<Tile>{[&] {
                 const auto tiles = rest.tiles();
                 return std::set<Tile>(tiles.begin(), tiles.end());
             }()})
            ways *= choices(static_cast<std::uint64_t>(bag.count(tile)),
                            static_cast<std::uint64_t>(rest.count(tile)));
        return ways;
    };
    const auto all = wanted.tiles();
    const std::set<Tile> kinds(all.begin(), all.end());
    std::uint64_t ways = without(kBlank, kBlank);
    for (const Tile a : kinds) {
        ways += 2 * without(a, kBlank);
        for (const Tile b : kinds)
            if (a < b || (a == b && wanted.count(a) > 1)) ways += without(a, b);
    }
    return ways;
}

TileDistribution englishBag()
{
    return catalogue::tileSet("english")->tiles;
}

TileCounts tilesOf(const char* text)
{
    return readTileCounts(text, tests::alphabetOf("english")).value();
}

}  // namespace

class TestDrawOdds : public QObject
{
    Q_OBJECT

private slots:
    void knownNumbers();
    void agreesWithDrawing();
    void agreesWithIntegers();
    void allDrawsTogether();
    void hugeBags();
    void holdingKnownNumbers();
    void holdingAgreesWithDrawing();
    void ranking();
    void rankingAgreesWithTheList();
    void rankingOfNothing();
    void rankingStopsWhenAsked();
};

void TestDrawOdds::knownNumbers()
{
    const DrawOdds odds(englishBag());
    // 12 E, 2 blanks: E itself or either blank.
    QCOMPARE(odds.ways(tilesOf("E")), 14.0);
    QCOMPARE(odds.probability(tilesOf("E")), 0.14);
    // Z with K, with a blank for either, or both blanks.
    QCOMPARE(odds.ways(tilesOf("KZ")), 1.0 + 2 + 2 + 1);
    QCOMPARE(odds.ways(tilesOf("ZZ")), 2.0 + 1);
    QCOMPARE(odds.ways(tilesOf("ZZZ")), 1.0);
    QCOMPARE(odds.ways(tilesOf("ZZZZ")), 0.0);
    QCOMPARE(odds.ways(tilesOf("??")), 1.0);
    QCOMPARE(odds.ways(tilesOf("???")), 0.0);
    QCOMPARE(odds.ways(tilesOf("Z?")), 2.0 + 1);
    QCOMPARE(odds.ways({}), 1.0);
    QCOMPARE(odds.probability({}), 1.0);
}

void TestDrawOdds::agreesWithDrawing()
{
    QVERIFY(rc::check("small bags, drawn in every way", [] {
        const auto tiles = [](int most) {
            auto some = *rc::gen::container<std::vector<Tile>>(rc::gen::inRange<Tile>(0, 4));
            some.resize(std::min(some.size(), static_cast<std::size_t>(most)));
            return TileCounts(some);
        };
        const TileCounts bag = tiles(12);
        const TileCounts wanted = tiles(6);
        RC_ASSERT(DrawOdds(bag).ways(wanted) == waysSlowly(bag, wanted));
    }));
}

void TestDrawOdds::agreesWithIntegers()
{
    const DrawOdds odds(englishBag());
    for (const auto& word : tests::wordsOf(*tests::smallLexicon())) {
        const TileCounts tiles(word);
        const auto expected = waysInIntegers(englishBag(), tiles);
        QVERIFY(expected < (std::uint64_t{1} << 53));
        QCOMPARE(static_cast<std::uint64_t>(odds.ways(tiles)), expected);
    }
}

void TestDrawOdds::allDrawsTogether()
{
    // Without blanks each draw lays one set of letters.
    TileDistribution bag = englishBag();
    bag.remove(kBlank, 2);
    const DrawOdds odds(bag);
    double sum = 0;
    double probability = 0;
    for (Tile a = 1; a <= 26; ++a) {
        for (Tile b = a; b <= 26; ++b) {
            for (Tile c = b; c <= 26; ++c) {
                sum += odds.ways(TileCounts(std::vector<Tile>{a, b, c}));
                probability += odds.probability(TileCounts(std::vector<Tile>{a, b, c}));
            }
        }
    }
    QCOMPARE(sum, 98.0 * 97 * 96 / 6);
    QVERIFY(std::abs(probability - 1) < 1e-12);
}

void TestDrawOdds::hugeBags()
{
    TileDistribution bag;
    for (Tile tile = 0; tile < kTileKinds; ++tile) bag.add(tile, 255);
    const DrawOdds odds(bag);
    TileCounts wanted;
    for (Tile tile = 1; tile < kTileKinds; ++tile) wanted.add(tile, 4);
    QVERIFY(odds.ways(wanted) > 0);
    QVERIFY(odds.probability(wanted) > 0 && odds.probability(wanted) < 1);
}

void TestDrawOdds::holdingKnownNumbers()
{
    const DrawOdds odds(englishBag());
    // One Z among a hundred tiles.
    QCOMPARE(odds.holding(tilesOf("Z"), 7), 0.07);
    // Not neither of the two blanks.
    QCOMPARE(odds.holding(tilesOf("?"), 7), 1 - 93.0 * 92 / (100 * 99));
    QCOMPARE(odds.holding(tilesOf("??"), 7), 7.0 * 6 / (100 * 99));
    QCOMPARE(odds.holding(tilesOf("ZZ"), 7), 0.0);
    QCOMPARE(odds.holding(tilesOf("QZ"), 1), 0.0);
    QCOMPARE(odds.holding({}, 7), 1.0);
    QCOMPARE(odds.holding(tilesOf("QZ"), 100), 1.0);
    QCOMPARE(odds.holding(tilesOf("QZ"), 200), 1.0);
}

void TestDrawOdds::holdingAgreesWithDrawing()
{
    QVERIFY(rc::check("small bags, drawn in every way", [] {
        const auto tiles = [](int most) {
            auto some = *rc::gen::container<std::vector<Tile>>(rc::gen::inRange<Tile>(0, 4));
            some.resize(std::min(some.size(), static_cast<std::size_t>(most)));
            return TileCounts(some);
        };
        const TileCounts bag = tiles(12);
        const TileCounts wanted = tiles(4);
        const int drawn = *rc::gen::inRange(0, bag.total() + 1);
        const std::vector<Tile> all = bag.tiles();
        int draws = 0;
        int holding = 0;
        for (std::uint32_t set = 0; set < (1U << all.size()); ++set) {
            if (std::popcount(set) != drawn) continue;
            TileCounts hand;
            for (std::size_t i = 0; i < all.size(); ++i)
                if ((set >> i & 1) != 0) hand.add(all[i]);
            ++draws;
            holding += hand.contains(wanted) ? 1 : 0;
        }
        // Both are quotients of the same whole numbers.
        RC_ASSERT(DrawOdds(bag).holding(wanted, drawn) ==
                  static_cast<double>(holding) / static_cast<double>(draws));
    }));
}

void TestDrawOdds::ranking()
{
    const Alphabet english = tests::alphabetOf("english");
    const auto lexicon = tests::lexiconOf("CAT ACT TEA EAT ATE ZZZ AT TEAS", english);
    const auto ranking = AlphagramRanking::create(*lexicon, englishBag(), 3).value();
    QCOMPARE(ranking.length(), 3);
    QCOMPARE(ranking.size(), std::size_t{3});
    QCOMPARE(english.written(ranking.alphagram(0)), std::string("AET"));
    QCOMPARE(english.written(ranking.alphagram(1)), std::string("ACT"));
    QCOMPARE(english.written(ranking.alphagram(2)), std::string("ZZZ"));
    QCOMPARE(ranking.ways(2), 1.0);
    QCOMPARE(ranking.rankOf(english.readWord("TAC").value()), std::optional(std::size_t{1}));
    QVERIFY(!ranking.rankOf(english.readWord("AT").value()));
    QVERIFY(!ranking.rankOf(english.readWord("CAR").value()));
    QVERIFY(!ranking.rankOf({}));
}

void TestDrawOdds::rankingAgreesWithTheList()
{
    const auto lexicon = tests::smallLexicon();
    const DrawOdds odds(englishBag());
    for (const int length : {2, 4, 7, 8}) {
        const auto ranking = AlphagramRanking::create(*lexicon, englishBag(), length).value();
        std::set<std::pair<double, std::vector<Tile>>> expected;
        for (auto word : tests::wordsOf(*lexicon)) {
            if (static_cast<int>(word.size()) != length) continue;
            std::ranges::sort(word);
            expected.emplace(-odds.ways(TileCounts(word)), word);
        }
        QCOMPARE(ranking.size(), expected.size());
        std::size_t rank = 0;
        for (const auto& [negated, alphagram] : expected) {
            QCOMPARE(ranking.ways(rank), -negated);
            QVERIFY(std::ranges::equal(ranking.alphagram(rank), alphagram));
            QCOMPARE(ranking.rankOf(alphagram), std::optional(rank));
            ++rank;
        }
    }
}

void TestDrawOdds::rankingOfNothing()
{
    const auto lexicon = tests::lexiconOf("CAT", tests::alphabetOf("english"));
    for (const int length : {1, 2, 255}) {
        const auto ranking = AlphagramRanking::create(*lexicon, englishBag(), length).value();
        QCOMPARE(ranking.size(), std::size_t{0});
        QVERIFY(!ranking.rankOf(std::vector<Tile>(static_cast<std::size_t>(length), 1)));
    }
}

void TestDrawOdds::rankingStopsWhenAsked()
{
    std::stop_source source;
    source.request_stop();
    TaskContext context;
    context.stop = source.get_token();
    const auto ranking = AlphagramRanking::create(*tests::smallLexicon(), englishBag(), 7, context);
    QVERIFY(!ranking.has_value());
    QCOMPARE(ranking.error().code, ErrorCode::Cancelled);
}

TEST_CLASS(TestDrawOdds, tests::NoApplication)
#include "tst_draw_odds.moc"
