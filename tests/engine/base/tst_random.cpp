// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include <QTest>

#include "engine/base/random.h"
#include "tests/support/test_class.h"

using namespace engine;

class TestRandom : public QObject
{
    Q_OBJECT

private slots:
    void givesKnownNumbers();
    void worksAtCompileTime();
    void staysBelowTheBound_data();
    void staysBelowTheBound();
    void isUniform_data();
    void isUniform();
    void shuffleKeepsTheItems();
    void shuffleReachesEveryOrder();
};

void TestRandom::givesKnownNumbers()
{
    // splitmix64 for seed 0, and xoshiro256** computed apart from this program.
    QCOMPARE(mix64(0), 0xe220a8397b1dcdafULL);
    Random zero(0);
    QCOMPARE(zero.next(), 0x1a70a846bd9cc2a9ULL);
    QCOMPARE(zero.next(), 0x6a0ef250cd2b9e80ULL);
    QCOMPARE(zero.next(), 0x61325a7589c2ff27ULL);
    Random other(42);
    QCOMPARE(other.next(), 0x5c8961e1f2055d33ULL);
    QCOMPARE(other.next(), 0xe182e8e848466886ULL);
}

void TestRandom::worksAtCompileTime()
{
    constexpr std::uint64_t first = Random(42).next();
    static_assert(first == 0x5c8961e1f2055d33ULL);
    QCOMPARE(Random(42).next(), first);
}

void TestRandom::staysBelowTheBound_data()
{
    QTest::addColumn<std::uint32_t>("bound");
    for (const std::uint32_t bound : {1U, 2U, 3U, 7U, 100U, 0x80000000U, 0x80000001U, 0xffffffffU})
        QTest::addRow("%u", bound) << bound;
}

void TestRandom::staysBelowTheBound()
{
    QFETCH(const std::uint32_t, bound);
    Random random(bound);
    for (int i = 0; i < 10000; ++i) QVERIFY(random.below(bound) < bound);
}

void TestRandom::isUniform_data()
{
    QTest::addColumn<std::uint32_t>("bound");
    QTest::addColumn<std::uint32_t>("part");  // in this many parts of equal width
    QTest::newRow("small") << 10U << 10U;
    QTest::newRow("no power of two") << 93U << 93U;
    // Without drawing again, every third number here would come twice as often.
    QTest::newRow("three quarters of all") << 0xc0000000U << 3U;
}

void TestRandom::isUniform()
{
    QFETCH(const std::uint32_t, bound);
    QFETCH(const std::uint32_t, part);
    constexpr int kEach = 10000;
    std::vector<int> seen(part);
    Random random(99);
    std::vector<int> residues(3);
    for (std::uint32_t i = 0; i < part * kEach; ++i) {
        const std::uint32_t number = random.below(bound);
        ++seen[number / (bound / part)];
        ++residues[number % 3];
    }
    const double spread = 6 * std::sqrt(double{kEach});
    for (const int count : seen) QVERIFY(std::abs(count - kEach) < spread);
    const double third = part * kEach / 3.0;
    for (std::size_t i = 0; bound % 3 == 0 && i < 3; ++i)
        QVERIFY(std::abs(residues[i] - third) < 6 * std::sqrt(third));
}

void TestRandom::shuffleKeepsTheItems()
{
    std::vector<int> items(100);
    std::iota(items.begin(), items.end(), 0);
    auto shuffled = items;
    Random random(1);
    random.shuffle(std::span<int>(shuffled));
    QVERIFY(shuffled != items);
    std::sort(shuffled.begin(), shuffled.end());
    QCOMPARE(shuffled, items);
    std::vector<int> none;
    random.shuffle(std::span<int>(none));
    QVERIFY(none.empty());
}

void TestRandom::shuffleReachesEveryOrder()
{
    std::vector<int> seen(24);
    Random random(3);
    for (int round = 0; round < 240000; ++round) {
        std::vector<int> items{0, 1, 2, 3};
        random.shuffle(std::span<int>(items));
        std::size_t order = 0;  // its place among the 24
        for (std::size_t i = 0; i < 4; ++i) {
            const auto smaller =
                std::count_if(items.begin() + static_cast<std::ptrdiff_t>(i), items.end(),
                              [&](int item) { return item < items[i]; });
            order = order * (4 - i) + static_cast<std::size_t>(smaller);
        }
        ++seen[order];
    }
    for (const int count : seen) QVERIFY(std::abs(count - 10000) < 600);
}

TEST_CLASS(TestRandom, tests::NoApplication)
#include "tst_random.moc"
