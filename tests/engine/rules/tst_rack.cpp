// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QTest>

#include <rapidcheck.h>

#include "engine/rules/rack.h"
#include "tests/support/test_class.h"

using namespace engine;

namespace {

rc::Gen<std::vector<Tile>> someTiles()
{
    return rc::gen::container<std::vector<Tile>>(
        rc::gen::map(rc::gen::inRange(0, kTileKinds), [](int n) { return static_cast<Tile>(n); }));
}

}  // namespace

class TestRack : public QObject
{
    Q_OBJECT

private slots:
    void countsDesignatedBlanksAsBlanks();
    void listsTilesSorted();
    void addsAndRemoves();
    void containsComparesEveryTile();
};

void TestRack::countsDesignatedBlanksAsBlanks()
{
    const std::vector<Tile> tiles{asBlank(5), 5, kBlank, 63, 63};
    const Rack rack{tiles};
    QCOMPARE(rack.total(), 5);
    QCOMPARE(rack.count(kBlank), 2);
    QCOMPARE(rack.count(asBlank(9)), 2);
    QCOMPARE(rack.count(5), 1);
    QCOMPARE(rack.count(63), 2);
    QCOMPARE(rack.present(), LetterSet{1} | letterBit(5) | letterBit(63));
    QVERIFY(!rack.has(6));
    QVERIFY(Rack().empty());
    QCOMPARE(Rack().present(), LetterSet{0});
}

void TestRack::listsTilesSorted()
{
    QVERIFY(rc::check("tiles() is the sorted input", [] {
        auto tiles = *someTiles();
        const Rack rack{tiles};
        std::sort(tiles.begin(), tiles.end());
        RC_ASSERT(rack.tiles() == tiles);
        RC_ASSERT(rack.total() == static_cast<int>(tiles.size()));
        for (Tile tile = 0; tile < kTileKinds; ++tile) {
            RC_ASSERT(rack.count(tile) == std::count(tiles.begin(), tiles.end(), tile));
            RC_ASSERT(((rack.present() >> tile) & 1) == (rack.has(tile) ? 1U : 0U));
        }
    }));
}

void TestRack::addsAndRemoves()
{
    QVERIFY(rc::check("removeAll undoes addAll", [] {
        const auto a = *someTiles();
        const auto b = *someTiles();
        Rack sum{a};
        sum.addAll(Rack{b});
        std::vector<Tile> both = a;
        both.insert(both.end(), b.begin(), b.end());
        RC_ASSERT(sum == Rack{both});
        RC_ASSERT(sum.contains(Rack{a}));
        RC_ASSERT(sum.contains(Rack{b}));
        sum.removeAll(Rack{b});
        RC_ASSERT(sum == Rack{a});
        for (const Tile tile : a) sum.remove(tile);
        RC_ASSERT(sum == Rack());
    }));
}

void TestRack::containsComparesEveryTile()
{
    QVERIFY(rc::check("contains is inclusion of multisets", [] {
        auto a = *someTiles();
        auto b = *someTiles();
        const Rack rackA{a};
        const Rack rackB{b};
        std::sort(a.begin(), a.end());
        std::sort(b.begin(), b.end());
        RC_ASSERT(rackA.contains(rackB) == std::includes(a.begin(), a.end(), b.begin(), b.end()));
        RC_ASSERT(rackA.contains(Rack()));
        // One tile more than there is.
        Rack more = rackA;
        more.add(*rc::gen::map(rc::gen::inRange(0, kTileKinds),
                               [](int n) { return static_cast<Tile>(n); }));
        RC_ASSERT(!rackA.contains(more));
        RC_ASSERT(more.contains(rackA));
    }));
}

TEST_CLASS(TestRack, tests::NoApplication)
#include "tst_rack.moc"
