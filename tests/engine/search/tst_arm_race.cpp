// SPDX-License-Identifier: GPL-3.0-or-later
// Paired statistics, and which of several candidates is best, on made-up candidates.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <utility>
#include <vector>

#include <QtTest>

#include "engine/base/random.h"
#include "engine/search/arm_race.h"
#include "engine/search/stop_rule.h"
#include "tests/support/test_class.h"

using namespace engine;

namespace {

/// Standard normal numbers, by Box and Muller.
class Normal
{
public:
    explicit Normal(std::uint64_t seed) : m_random(seed) {}

    double next()
    {
        const double radius = std::sqrt(-2 * std::log(uniform()));
        return radius * std::cos(2 * std::numbers::pi * uniform());
    }

private:
    double uniform() { return (static_cast<double>(m_random.next() >> 11) + 0.5) * 0x1p-53; }

    Random m_random;
};

/// Candidates whose chances of winning lie apart and vary together, as simulated ones do.
class MadeUpArms
{
public:
    MadeUpArms(std::vector<double> means, double common, double own, std::uint64_t seed)
        : m_means(std::move(means)), m_common(common), m_own(own), m_normal(seed)
    {
        for (std::size_t i = 0; i < m_means.size(); ++i) static_cast<void>(samples.addArm());
    }

    /// Samples until the race is decided or each has this many; how many there were in all.
    std::int64_t run(ArmRace& race, std::int64_t most)
    {
        const std::vector<bool> gone(m_means.size(), false);
        race.judge(samples, gone);
        std::vector<double> shared;
        for (std::int64_t t = 0; t < most; ++t) {
            shared.push_back(m_normal.next());
            for (std::size_t arm = 0; arm < m_means.size(); ++arm) {
                const ArmStanding standing = race.verdicts()[arm].standing;
                if (standing == ArmStanding::Beaten || standing == ArmStanding::Joined) continue;
                // Who comes back catches up.
                while (samples.count(arm) <= t)
                    add(arm, shared[static_cast<std::size_t>(samples.count(arm))]);
            }
            if (t % 8 != 7) continue;
            race.judge(samples, gone);
            if (t + 1 >= ArmRace::kLeastCommon && race.decided()) break;
        }
        return samples.total();
    }

    PairedSamples samples;

private:
    void add(std::size_t arm, double shared)
    {
        const double value = m_means[arm] + m_common * shared + m_own * m_normal.next();
        samples.add(arm, {static_cast<std::int32_t>(std::lround(value * 100'000)),
                          static_cast<float>(value)});
    }

    std::vector<double> m_means;
    double m_common;
    double m_own;
    Normal m_normal;
};

}  // namespace

class TestArmRace : public QObject
{
    Q_OBJECT

private slots:
    void momentsAreRight();
    void differencesArePaired();
    void equalOnesDifferByPlainZero();
    void latecomersArePaired();
    void wrongChoicesAreRare_data();
    void wrongChoicesAreRare();
    void pairingSavesSamples();
    void pointsDecideWhereChancesDont();
    void equalCandidatesAreJoined();
    void similarCandidatesAreJoined();
    void constantsDoNoHarm();
    void bestProbabilitiesAddUp();
    void bestProbabilityOfTwoIsTheirs();
    void rulesSpeak();
};

void TestArmRace::momentsAreRight()
{
    Moments moments;
    QCOMPARE(moments.mean(), 0.0);
    QCOMPARE(moments.deviation(), 0.0);
    QCOMPARE(moments.standardError(), 0.0);
    for (const double value : {2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0}) moments.add(value);
    QCOMPARE(moments.mean(), 5.0);
    QCOMPARE(moments.variance(), 4.0);
    QCOMPARE(moments.deviation(), std::sqrt(32.0 / 7));
    QCOMPARE(moments.standardError(), std::sqrt(32.0 / 7 / 8));
    Moments same;
    for (int i = 0; i < 1000; ++i) same.add(0.1);
    QCOMPARE(same.deviation(), 0.0);
}

void TestArmRace::differencesArePaired()
{
    PairedSamples samples;
    for (int i = 0; i < 3; ++i) QCOMPARE(samples.addArm(), static_cast<std::size_t>(i));
    Moments expected;
    Random random(1);
    for (int t = 0; t < 100; ++t) {
        const auto a = static_cast<std::int32_t>(random.below(100'000));
        const auto b = static_cast<std::int32_t>(random.below(100'000));
        samples.add(0, {a, 0.5F});
        samples.add(2, {b, 0.25F});
        expected.add((a - b) / 1000.0);
        if (t % 7 == 0) static_cast<void>(samples.difference(0, 2));
    }
    const PairedDifference forth = samples.difference(0, 2);
    const PairedDifference back = samples.difference(2, 0);
    QCOMPARE(forth.equity.count, 100);
    QCOMPARE(forth.equity.mean(), expected.mean());
    QCOMPARE(forth.equity.deviation(), expected.deviation());
    QCOMPARE(back.equity.mean(), -expected.mean());
    QCOMPARE(back.equity.deviation(), expected.deviation());
    QCOMPARE(forth.win.mean(), 0.25);
    QCOMPARE(forth.win.deviation(), 0.0);
    QCOMPARE(samples.difference(0, 1).win.count, 0);
    QCOMPARE(samples.total(), 200);
    samples.removeArm(0);
    QCOMPARE(samples.total(), 100);
    QCOMPARE(samples.count(0), 0);
}

void TestArmRace::equalOnesDifferByPlainZero()
{
    PairedSamples samples;
    for (const std::size_t arm : {samples.addArm(), samples.addArm()}) {
        samples.add(arm, {1500, 1});
        samples.add(arm, {-500, 0});
    }
    for (const auto& [first, second] : {std::pair{0U, 1U}, std::pair{1U, 0U}}) {
        const PairedDifference difference = samples.difference(first, second);
        QVERIFY(difference.win.mean() == 0 && !std::signbit(difference.win.mean()));
        QVERIFY(difference.equity.mean() == 0 && !std::signbit(difference.equity.mean()));
    }
}

void TestArmRace::latecomersArePaired()
{
    PairedSamples early;
    PairedSamples late;
    for (PairedSamples* samples : {&early, &late}) {
        static_cast<void>(samples->addArm());
        static_cast<void>(samples->addArm());
    }
    const auto sample = [](int arm, int t) {
        const std::uint64_t bits = mix64(static_cast<std::uint64_t>(2 * t + arm));
        return ArmSample{static_cast<std::int32_t>(bits % 50'000), 0};
    };
    for (int t = 0; t < 50; ++t)
        for (const int arm : {0, 1}) early.add(static_cast<std::size_t>(arm), sample(arm, t));
    for (int t = 0; t < 50; ++t) late.add(0, sample(0, t));
    for (int t = 0; t < 50; ++t) {
        QCOMPARE(late.difference(0, 1).win.count, t);
        late.add(1, sample(1, t));
    }
    QCOMPARE(late.difference(0, 1).equity.sum, early.difference(0, 1).equity.sum);
    QCOMPARE(late.difference(0, 1).equity.squares, early.difference(0, 1).equity.squares);
}

void TestArmRace::wrongChoicesAreRare_data()
{
    QTest::addColumn<double>("delta");
    QTest::addColumn<std::vector<double>>("means");
    QTest::addColumn<double>("own");
    // The best one is the first; differences vary with sqrt 2 times what each has of its own.
    QTest::newRow("two, 95 %") << 0.05 << std::vector<double>{0.52, 0.50} << 0.07;
    QTest::newRow("two, 99 %") << 0.01 << std::vector<double>{0.52, 0.50} << 0.07;
    QTest::newRow("eight alike, 95 %")
        << 0.05 << std::vector<double>{0.52, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5} << 0.07;
    QTest::newRow("eight alike, 99 %")
        << 0.01 << std::vector<double>{0.53, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5} << 0.07;
    QTest::newRow("eight in a row, 95 %")
        << 0.05 << std::vector<double>{0.53, 0.51, 0.5, 0.49, 0.48, 0.46, 0.44, 0.4} << 0.07;
}

void TestArmRace::wrongChoicesAreRare()
{
    // The same ones each time; 10,000 of them are wrong as rarely.
    constexpr int kRuns = 2'500;
    QFETCH(const double, delta);
    QFETCH(const std::vector<double>, means);
    QFETCH(const double, own);
    int wrong = 0;
    for (int run = 0; run < kRuns; ++run) {
        MadeUpArms arms(means, 0.08, own, mix64(static_cast<std::uint64_t>(run)));
        ArmRace race(delta);
        arms.run(race, 20'000);
        QVERIFY(race.decided());
        if (race.leader() != 0) ++wrong;
    }
    qInfo("%d of %d were wrong", wrong, kRuns);
    QVERIFY(wrong <= delta * kRuns);
}

void TestArmRace::pairingSavesSamples()
{
    // The same candidates with luck in common and each with luck of its own as large.
    std::int64_t paired = 0;
    std::int64_t independent = 0;
    for (std::uint64_t run = 0; run < 200; ++run) {
        const std::vector<double> means{0.53, 0.5, 0.5, 0.48};
        ArmRace race(0.01);
        paired += MadeUpArms(means, 0.09, 0.065, run).run(race, 20'000);
        ArmRace other(0.01);
        independent += MadeUpArms(means, 0, std::hypot(0.09, 0.065), run).run(other, 20'000);
    }
    QVERIFY(static_cast<double>(paired) < 0.5 * static_cast<double>(independent));
}

void TestArmRace::pointsDecideWhereChancesDont()
{
    PairedSamples samples;
    for (int i = 0; i < 3; ++i) static_cast<void>(samples.addArm());
    Random random(4);
    for (int t = 0; t < 400; ++t) {
        const auto noise = static_cast<std::int32_t>(random.below(20'000));
        // Two lost positions of which the second brings more points; the third is open.
        samples.add(0, {-90'000 + noise, 0.002F});
        samples.add(1, {-60'000 + noise, 0.001F});
        samples.add(2, {-200'000 + noise, 0.05F});
    }
    ArmRace race(0.01);
    race.judge(samples, {false, false, false});
    QCOMPARE(race.leader(), std::size_t{2});
    QCOMPARE(race.ranking(samples), (std::vector<std::size_t>{2, 1, 0}));
    race.judge(samples, {false, false, true});
    QCOMPARE(race.leader(), std::size_t{1});
    QCOMPARE(race.ranking(samples), (std::vector<std::size_t>{1, 0}));
    QVERIFY(race.verdicts()[0].standing == ArmStanding::Beaten);
    QVERIFY(race.verdicts()[2].standing == ArmStanding::Gone);
}

void TestArmRace::equalCandidatesAreJoined()
{
    PairedSamples samples;
    static_cast<void>(samples.addArm());
    static_cast<void>(samples.addArm());
    ArmRace race(0.01);
    Random random(4);
    for (int t = 0; t < ArmRace::kEqualAfter; ++t) {
        race.judge(samples, {false, false});
        QVERIFY(!race.decided());
        const auto equity = static_cast<std::int32_t>(random.below(20'000));
        samples.add(0, {equity, 0.5F});
        samples.add(1, {equity, 0.5F});
    }
    race.judge(samples, {false, false});
    QVERIFY(race.decided());
    QVERIFY(race.verdicts()[1].standing == ArmStanding::Joined);
}

void TestArmRace::similarCandidatesAreJoined()
{
    const ArmRace::Alike alike = [](std::size_t a, std::size_t b) { return a + b == 1; };
    PairedSamples samples;
    for (int i = 0; i < 3; ++i) static_cast<void>(samples.addArm());
    ArmRace race(0.01, alike);
    Random random(4);
    for (int t = 0; t < ArmRace::kSimilarAfter; ++t)
        for (std::size_t arm = 0; arm < 3; ++arm)
            samples.add(arm, {0, static_cast<float>(random.below(1000)) / 1000});
    race.judge(samples, {false, false, false});
    int joined = 0;
    for (const ArmVerdict& verdict : race.verdicts())
        if (verdict.standing == ArmStanding::Joined) ++joined;
    QCOMPARE(joined, race.leader() == 2 ? 0 : 1);
}

void TestArmRace::constantsDoNoHarm()
{
    PairedSamples samples;
    for (int i = 0; i < 2; ++i) static_cast<void>(samples.addArm());
    ArmRace race(0.01);
    race.weigh(samples);
    race.judge(samples, {false, false});
    race.weigh(samples);
    QCOMPARE(race.verdicts()[0].bestProbability, 0.5);
    for (int t = 0; t < ArmRace::kLeastCommon; ++t) {
        samples.add(0, {1000, 0.4F});
        samples.add(1, {1000, 0.6F});
    }
    race.judge(samples, {false, false});
    race.weigh(samples);
    QVERIFY(race.decided());
    QCOMPARE(race.leader(), std::size_t{1});
    QCOMPARE(race.verdicts()[1].bestProbability, 1.0);
    QCOMPARE(race.verdicts()[0].bestProbability, 0.0);
}

void TestArmRace::bestProbabilitiesAddUp()
{
    MadeUpArms arms({0.5, 0.5, 0.51, 0.4, 0.505}, 0.05, 0.05, 9);
    ArmRace race(0);
    arms.run(race, 80);
    race.weigh(arms.samples);
    double sum = 0;
    for (const ArmVerdict& verdict : race.verdicts()) sum += verdict.bestProbability;
    QVERIFY(std::abs(sum - 1) < 1e-9);
    QVERIFY(race.verdicts()[3].bestProbability < 1e-6);
}

void TestArmRace::bestProbabilityOfTwoIsTheirs()
{
    // Differences of 1 and 3: their mean is 2 with an error of 1, sqrt 2 for a single one.
    PairedSamples samples;
    for (int i = 0; i < 2; ++i) static_cast<void>(samples.addArm());
    for (const int equity : {1000, 3000}) {
        samples.add(0, {equity, 0.5F});
        samples.add(1, {0, 0.5F});
    }
    ArmRace race(0);
    race.judge(samples, {false, false});
    race.weigh(samples);
    QVERIFY(std::abs(race.verdicts()[0].bestProbability - 0.97725) < 1e-5);
}

void TestArmRace::rulesSpeak()
{
    ArmVerdict leads;
    leads.standing = ArmStanding::Leads;
    ArmVerdict behind;
    Moments win;
    for (int i = 0; i < 600; ++i) win.add(0.5);
    for (int i = 0; i < 600; ++i) behind.difference.win.add(i % 2 == 0 ? -0.3 : 0.2);
    Moments lost;
    for (int i = 0; i < 600; ++i) lost.add(0);
    const std::vector<ArmView> one{{leads, win, win}};
    const std::vector<ArmView> two{{leads, win, win}, {behind, win, win}};
    const std::vector<ArmView> both{{leads, lost, lost}, {behind, lost, lost}};
    QVERIFY(stopWithoutRivals().speaks({600, 1000, true, one}));
    QVERIFY(!stopWithoutRivals().speaks({0, 1000, true, one}));
    QVERIFY(!stopWithoutRivals().speaks({600, 1000, true, two}));
    QVERIFY(stopWhenSure().speaks({600, 1000, true, two}));
    QVERIFY(!stopWhenSure().speaks({600, 1000, false, two}));
    QVERIFY(!stopWhenSure().speaks({600, 1000, true, one}));
    QVERIFY(stopWhenGameIsDecided().speaks({600, 1000, false, both}));
    QVERIFY(!stopWhenGameIsDecided().speaks({600, 1000, false, two}));
    QVERIFY(!stopWhenGameIsDecided().speaks({400, 1000, false, both}));
    // 5 % behind with an error of 1 %: hopeless with 20 more, not with 5,000 more.
    QVERIFY(stopWhenNobodyCatchesUp().speaks({600, 620, false, two}));
    ArmVerdict close;
    for (int i = 0; i < 600; ++i) close.difference.win.add(i % 2 == 0 ? -0.31 : 0.30);
    const std::vector<ArmView> near{{leads, win, win}, {close, win, win}};
    QVERIFY(!stopWhenNobodyCatchesUp().speaks({600, 5000, false, near}));
}

TEST_CLASS(TestArmRace, tests::NoApplication)
#include "tst_arm_race.moc"
