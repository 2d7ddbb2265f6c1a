// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>

#include <QTest>

#include <rapidcheck.h>

#include "engine/rules/bag.h"
#include "engine/rules/catalogue.h"
#include "tests/support/test_class.h"

using namespace engine;

namespace {

Bag englishBag()
{
    return Bag(catalogue::tileSet("english")->tiles);
}

std::vector<Tile> listOf(const Bag& bag)
{
    return {bag.tiles().begin(), bag.tiles().end()};
}

/// Tiles 1..n.
Bag numberedBag(int n)
{
    TileCounts tiles;
    for (int i = 1; i <= n; ++i) tiles.add(static_cast<Tile>(i));
    return Bag(tiles);
}

}  // namespace

class TestBag : public QObject
{
    Q_OBJECT

private slots:
    void isSortedWhenNew();
    void shufflesTheSameForASeed();
    void shufflesUniformly();
    void drawsFromTheEnd();
    void drawsWhatThereIs();
    void putsBackAnywhere();
    void keepsTheOrderOfTheRest();
};

void TestBag::isSortedWhenNew()
{
    const auto tiles = listOf(englishBag());
    QCOMPARE(tiles.size(), size_t{100});
    QVERIFY(std::is_sorted(tiles.begin(), tiles.end()));
    QCOMPARE(int{tiles[0]}, int{kBlank});
    QCOMPARE(int{tiles[1]}, int{kBlank});
    QCOMPARE(int{tiles[2]}, 1);
    QCOMPARE(Bag().size(), 0);
}

void TestBag::shufflesTheSameForASeed()
{
    const auto shuffled = [](std::uint64_t seed) {
        Bag bag = englishBag();
        Random random(seed);
        bag.shuffle(random);
        return listOf(bag);
    };
    QCOMPARE(shuffled(1), shuffled(1));
    QVERIFY(shuffled(1) != shuffled(2));
    auto sorted = shuffled(3);
    std::sort(sorted.begin(), sorted.end());
    QCOMPARE(sorted, listOf(englishBag()));
}

void TestBag::shufflesUniformly()
{
    constexpr int kTiles = 6;
    constexpr int kRounds = 60000;
    std::array<std::array<int, kTiles>, kTiles> seen{};  // tile, place
    Random random(7);
    for (int round = 0; round < kRounds; ++round) {
        Bag bag = numberedBag(kTiles);
        bag.shuffle(random);
        for (size_t place = 0; place < kTiles; ++place) ++seen[bag.tiles()[place] - 1U][place];
    }
    // 10,000 expected with a standard deviation of 91: six of them.
    for (const auto& tile : seen)
        for (const int count : tile)
            QVERIFY2(std::abs(count - 10000) < 548, qPrintable(QString::number(count)));
}

void TestBag::drawsFromTheEnd()
{
    Bag bag = englishBag();
    Random random(5);
    bag.shuffle(random);
    const auto before = listOf(bag);
    Rack rack;
    rack.add(3);
    QCOMPARE(bag.draw(7, rack), 7);
    QCOMPARE(bag.size(), 93);
    Rack expected{std::span(before).last(7)};
    expected.add(3);
    QCOMPARE(rack.tiles(), expected.tiles());
    QVERIFY(std::equal(bag.tiles().begin(), bag.tiles().end(), before.begin()));
}

void TestBag::drawsWhatThereIs()
{
    Bag bag = numberedBag(3);
    Rack rack;
    QCOMPARE(bag.draw(0, rack), 0);
    QCOMPARE(bag.draw(-2, rack), 0);
    QCOMPARE(bag.draw(7, rack), 3);
    QCOMPARE(bag.draw(7, rack), 0);
    QCOMPARE(rack.tiles(), (std::vector<Tile>{1, 2, 3}));
}

void TestBag::putsBackAnywhere()
{
    constexpr size_t kPlaces = 6;
    std::array<int, kPlaces> seen{};
    Random random(11);
    for (int round = 0; round < 60000; ++round) {
        Bag bag = numberedBag(kPlaces - 1);
        const std::array<Tile, 1> back{asBlank(60)};
        bag.putBack(back, random);
        const auto found = std::find(bag.tiles().begin(), bag.tiles().end(), kBlank);
        QVERIFY(found != bag.tiles().end());  // a designated blank is a blank again
        ++seen[static_cast<size_t>(found - bag.tiles().begin())];
    }
    for (const int count : seen) QVERIFY(std::abs(count - 10000) < 548);
}

void TestBag::keepsTheOrderOfTheRest()
{
    QVERIFY(rc::check("the old tiles stay in their order", [] {
        Random random(*rc::gen::arbitrary<std::uint64_t>());
        Bag bag = englishBag();
        bag.shuffle(random);
        Rack gone;
        bag.draw(*rc::gen::inRange(0, 101), gone);
        const auto before = listOf(bag);
        const auto back = *rc::gen::container<std::vector<Tile>>(rc::gen::just(Tile{63}));
        bag.putBack(back, random);
        auto after = listOf(bag);
        RC_ASSERT(after.size() == before.size() + back.size());
        after.erase(std::remove(after.begin(), after.end(), Tile{63}), after.end());
        RC_ASSERT(after == before);
    }));
}

TEST_CLASS(TestBag, tests::NoApplication)
#include "tst_bag.moc"
