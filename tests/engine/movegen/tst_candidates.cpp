// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include <QTest>

#include "engine/base/random.h"
#include "engine/movegen/candidates.h"
#include "tests/support/test_class.h"

using namespace engine;

namespace {

using Bytes = std::array<std::uint32_t, 8>;

Bytes randomBytes(Random& random, std::uint32_t bound)
{
    Bytes bytes{};
    const std::uint32_t count = random.below(9);
    for (std::uint32_t i = 0; i < count; ++i) bytes[i] = random.below(bound);
    return bytes;
}

std::uint64_t packed(const Bytes& bytes)
{
    std::uint64_t all = 0;
    for (std::size_t i = 8; i-- > 0;) all = all << 8 | bytes[i];
    return all;
}

struct Choice
{
    Bytes values{};
    Equity leave;

    [[nodiscard]] std::int32_t worth(const Bytes& multipliers) const
    {
        std::uint32_t points = 0;
        for (std::size_t i = 0; i < 8; ++i) points += values[i] * multipliers[i];
        return static_cast<std::int32_t>(points) * 1000 + leave.millis;
    }
};

Choice randomChoice(Random& random, std::uint32_t bound)
{
    return {randomBytes(random, bound),
            Equity{static_cast<std::int32_t>(random.below(200'001)) - 100'000}};
}

}  // namespace

/// Against the same sums, one by one.
class TestCandidates : public QObject
{
    Q_OBJECT

private slots:
    void emptyBlocksAreWorthNothing();
    void blocksKnowTheirGreatest_data();
    void blocksKnowTheirGreatest();
    void candidatesAreFoundByWorth_data();
    void candidatesAreFoundByWorth();
};

void TestCandidates::emptyBlocksAreWorthNothing()
{
    CandidateBlock block;
    QCOMPARE(block.greatest(0), kImpossible.millis);
    QCOMPARE(block.greatest(~std::uint64_t{0} >> 1 & 0x7f7f7f7f7f7f7f7f), kImpossible.millis);
    block.put(5, 3, Equity{-7});
    QCOMPARE(block.greatest(2), 6000 - 7);
    block.clear();
    QCOMPARE(block.greatest(2), kImpossible.millis);
}

void TestCandidates::blocksKnowTheirGreatest_data()
{
    QTest::addColumn<std::uint32_t>("bound");
    QTest::newRow("points of usual tiles") << 11U;
    QTest::newRow("the largest numbers") << 128U;
}

void TestCandidates::blocksKnowTheirGreatest()
{
    QFETCH(const std::uint32_t, bound);
    Random random(bound);
    for (int round = 0; round < 2000; ++round) {
        CandidateBlock block;
        std::vector<Choice> choices(1 + random.below(CandidateBlock::kPlaces));
        for (std::size_t place = 0; place < choices.size(); ++place) {
            choices[place] = randomChoice(random, bound);
            block.put(place, packed(choices[place].values), choices[place].leave);
        }
        const Bytes multipliers = randomBytes(random, 128);
        CandidateBlock::Worths worths{};
        block.value(packed(multipliers), worths);
        std::int32_t greatest = kImpossible.millis;
        for (std::size_t place = 0; place < choices.size(); ++place) {
            QCOMPARE(worths[place], choices[place].worth(multipliers));
            greatest = std::max(greatest, choices[place].worth(multipliers));
        }
        QCOMPARE(block.greatest(packed(multipliers)), greatest);
    }
}

void TestCandidates::candidatesAreFoundByWorth_data()
{
    blocksKnowTheirGreatest_data();
}

void TestCandidates::candidatesAreFoundByWorth()
{
    QFETCH(const std::uint32_t, bound);
    Random random(bound + 1);
    Candidates candidates;
    for (int round = 0; round < 1000; ++round) {
        candidates.clear();
        std::vector<Choice> choices(random.below(Candidates::kMost + 1));
        for (Choice& choice : choices) {
            choice = randomChoice(random, bound);
            candidates.add(packed(choice.values), choice.leave);
        }
        QCOMPARE(candidates.count(), choices.size());
        const Bytes multipliers = randomBytes(random, 128);
        const std::int32_t least =
            choices.empty()
                ? 0
                : choices[random.below(static_cast<std::uint32_t>(choices.size()))].worth(
                      multipliers);
        std::vector<std::pair<std::size_t, std::int32_t>> expected;
        for (std::size_t i = 0; i < choices.size(); ++i)
            if (const std::int32_t worth = choices[i].worth(multipliers); worth >= least)
                expected.emplace_back(i, worth);
        std::vector<std::pair<std::size_t, std::int32_t>> found;
        candidates.forEachWorth(
            packed(multipliers), least,
            [&](std::size_t number, std::int32_t worth) { found.emplace_back(number, worth); });
        QVERIFY(found == expected);
    }
}

TEST_CLASS(TestCandidates, tests::NoApplication)
#include "tst_candidates.moc"
