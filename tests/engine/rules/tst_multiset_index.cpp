// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include <QtTest>

#include "engine/rules/multiset_index.h"
#include "tests/support/test_class.h"
#include "tests/support/test_rules.h"

using namespace engine;

class TestMultisetIndex : public QObject
{
    Q_OBJECT

private slots:
    void sizesOfEnglish();
    void numbersFollowTheOrderOfLeaves();
    void numbersAndSetsAreInverse();
    void neighboursHaveTheNumbersTheyShould_data();
    void neighboursHaveTheNumbersTheyShould();
    void hugeNumbersAreCapped();
};

void TestMultisetIndex::sizesOfEnglish()
{
    const MultisetIndex index(tests::rulesOf("english")->tiles, 7);
    QCOMPARE(index.size(0), 1U);
    QCOMPARE(index.size(1), 27U);
    QCOMPARE(index.size(7), 3199724U);
    std::uint64_t leaves = 0;
    for (int tiles = 1; tiles <= 6; ++tiles) leaves += index.size(tiles);
    QCOMPARE(leaves, 914624U);
}

void TestMultisetIndex::numbersFollowTheOrderOfLeaves()
{
    // Two blanks, one A, three C; nothing else.
    TileCounts tiles;
    tiles.add(kBlank, 2);
    tiles.add(1, 1);
    tiles.add(3, 3);
    const MultisetIndex index(tiles, 4);
    std::uint64_t expected = 0;
    std::vector<Tile> before;
    index.forEach(3, [&](const std::vector<int>& counts, std::uint64_t number) {
        QCOMPARE(number, expected++);
        TileCounts set;
        for (std::size_t kind = 0; kind < counts.size(); ++kind)
            set.add(index.kinds()[kind], counts[kind]);
        const auto here = set.tiles();
        QVERIFY(before.empty() || std::ranges::lexicographical_compare(before, here));
        before = here;
        QCOMPARE(index.number(set), number);
        QCOMPARE(index.number(counts, 3), number);
        QVERIFY(index.set(3, number) == set);
    });
    QCOMPARE(expected, index.size(3));
    QCOMPARE(index.size(3), 6U);  // ??A ??C ?AC ?CC ACC CCC
}

void TestMultisetIndex::numbersAndSetsAreInverse()
{
    for (const char* id : {"english", "polish", "english_super", "hong_kong"}) {
        const GameRulesPtr rules = tests::rulesOf(id);
        const MultisetIndex index(rules->tiles, rules->rackSize);
        for (int tiles = 1; tiles <= rules->rackSize; ++tiles) {
            const std::uint64_t size = index.size(tiles);
            for (const std::uint64_t number :
                 {std::uint64_t{0}, size / 7, size / 3, size / 2, size - size / 5 - 1, size - 1}) {
                const TileCounts set = index.set(tiles, number);
                QCOMPARE(set.total(), tiles);
                QVERIFY(rules->tiles.contains(set));
                QCOMPARE(index.number(set), number);
            }
        }
    }
}

void TestMultisetIndex::neighboursHaveTheNumbersTheyShould_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("mostTiles");
    QTest::newRow("english") << "english" << 4;
    QTest::newRow("polish") << "polish" << 3;
    QTest::newRow("super") << "english_super" << 3;
}

void TestMultisetIndex::neighboursHaveTheNumbersTheyShould()
{
    QFETCH(const QString, rules);
    QFETCH(const int, mostTiles);
    // Some kinds run out, so that not every set has every neighbour.
    TileDistribution tiles = tests::rulesOf(rules.toStdString())->tiles;
    tiles.remove(1, tiles.count(1) - 1);
    const MultisetIndex index(tiles, mostTiles);
    MultisetNeighbours neighbours(index);
    using Numbers = std::vector<std::pair<int, std::uint64_t>>;
    for (int size = 1; size <= mostTiles; ++size) {
        index.forEach(size, [&](const std::vector<int>& counts, std::uint64_t number) {
            neighbours.of(counts, number);
            std::vector<int> changed = counts;
            Numbers more;
            Numbers oneFewer;
            Numbers twoFewer;
            for (std::size_t i = 0; i < counts.size(); ++i) {
                if (size < mostTiles && changed[i] < index.supply(i)) {
                    ++changed[i];
                    more.emplace_back(static_cast<int>(i), index.number(changed, size + 1));
                    --changed[i];
                }
                if (counts[i] == 0) continue;
                --changed[i];
                oneFewer.emplace_back(counts[i], index.number(changed, size - 1));
                for (std::size_t j = i; j < counts.size() && size > 1; ++j) {
                    if (changed[j] == 0) continue;
                    const int ways = i == j ? counts[i] * changed[i] / 2 : counts[i] * changed[j];
                    --changed[j];
                    twoFewer.emplace_back(ways, index.number(changed, size - 2));
                    ++changed[j];
                }
                ++changed[i];
            }
            Numbers found;
            const auto note = [&found](auto what, std::uint64_t neighbour) {
                found.emplace_back(static_cast<int>(what), neighbour);
            };
            if (size < mostTiles) {
                neighbours.forEachOneMore(note);
                QVERIFY(found == more);
            }
            found.clear();
            neighbours.forEachOneFewer(note);
            QVERIFY(found == oneFewer);
            found.clear();
            if (size > 1) neighbours.forEachTwoFewer(note);
            QVERIFY(found == twoFewer);
        });
    }
}

void TestMultisetIndex::hugeNumbersAreCapped()
{
    TileCounts tiles;
    for (Tile tile = 0; tile < kTileKinds; ++tile) tiles.add(tile, 21);
    const MultisetIndex index(tiles, 21);
    QCOMPARE(index.size(1), 64U);
    QCOMPARE(index.size(21), MultisetIndex::kTooMany);
}

TEST_CLASS(TestMultisetIndex, tests::NoApplication)
#include "tst_multiset_index.moc"
