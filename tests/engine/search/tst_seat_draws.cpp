// SPDX-License-Identifier: GPL-3.0-or-later
// Every seat draws tiles of its own from one bag.
#include <cmath>
#include <map>
#include <vector>

#include <QtTest>

#include "engine/search/seat_draws.h"
#include "tests/support/test_class.h"

using namespace engine;

namespace {

std::vector<Tile> tilesTo(int count)
{
    std::vector<Tile> tiles;
    for (int i = 1; i <= count; ++i) tiles.push_back(static_cast<Tile>(i));
    return tiles;
}

}  // namespace

class TestSeatDraws : public QObject
{
    Q_OBJECT

private slots:
    void drawsDontDependOnOthers_data();
    void drawsDontDependOnOthers();
    void nothingIsLostOrDoubled_data() { seats(); }
    void nothingIsLostOrDoubled();
    void tilesGoBackAnywhere();

private:
    static void seats()
    {
        QTest::addColumn<int>("seats");
        for (const int count : {2, 3, 4}) QTest::addRow("%d", count) << count;
    }
};

void TestSeatDraws::drawsDontDependOnOthers_data()
{
    seats();
}

void TestSeatDraws::drawsDontDependOnOthers()
{
    QFETCH(const int, seats);
    const std::vector<Tile> tiles = tilesTo(40);
    std::vector<Rack> alone;
    for (int seat = 0; seat < seats; ++seat) {
        SeatDraws bag;
        bag.layOut(tiles, seats);
        bag.draw(seat, 5, alone.emplace_back());
    }
    // After others have drawn three, in any order.
    for (int seat = 0; seat < seats; ++seat) {
        SeatDraws bag;
        bag.layOut(tiles, seats);
        Rack others;
        for (int other = seats - 1; other >= 0; --other)
            if (other != seat) bag.draw(other, 3, others);
        Rack rack;
        bag.draw(seat, 5, rack);
        QVERIFY(rack == alone[static_cast<std::size_t>(seat)]);
    }
}

void TestSeatDraws::nothingIsLostOrDoubled()
{
    QFETCH(const int, seats);
    Random random(7);
    const std::vector<Tile> tiles = tilesTo(30);
    for (int game = 0; game < 300; ++game) {
        SeatDraws bag;
        bag.layOut(tiles, seats);
        TileCounts held;
        while (bag.size() > 0) {
            const int seat = static_cast<int>(random.below(static_cast<std::uint32_t>(seats)));
            const int before = bag.size();
            Rack drawn;
            bag.draw(seat, 1 + static_cast<int>(random.below(7)), drawn);
            QCOMPARE(bag.size() + drawn.total(), before);
            held.addAll(drawn);
            if (random.below(2) == 0) {
                const std::vector<Tile> back{held.tiles().front()};
                bag.putBack(back, random);
                held.remove(back.front());
            }
            QCOMPARE(held.total() + bag.size(), 30);
        }
        QVERIFY(held == TileCounts(tiles));
        Rack none;
        bag.draw(0, 3, none);
        QVERIFY(none.empty());
    }
}

void TestSeatDraws::tilesGoBackAnywhere()
{
    // One tile of ten is drawn, and goes back: each place is as likely for it as any other.
    constexpr int kTries = 50'000;
    Random random(3);
    std::map<int, int> places;
    for (int i = 0; i < kTries; ++i) {
        SeatDraws bag;
        bag.layOut(tilesTo(10), 2);
        Rack drawn;
        bag.draw(0, 1, drawn);
        const std::vector<Tile> back = drawn.tiles();
        bag.putBack(back, random);
        for (int place = 0;; ++place) {
            Rack next;
            bag.draw(0, 1, next);
            if (next != drawn) continue;
            ++places[place];
            break;
        }
    }
    QCOMPARE(places.size(), std::size_t{10});
    const double expected = kTries / 10.0;
    for (const auto& [place, count] : places)
        QVERIFY2(std::abs(count - expected) < 4.5 * std::sqrt(expected),
                 std::to_string(place).c_str());
}

TEST_CLASS(TestSeatDraws, tests::NoApplication)
#include "tst_seat_draws.moc"
