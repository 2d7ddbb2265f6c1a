// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios of a position: what is drawn, and what is known.
#include <array>
#include <cmath>
#include <vector>

#include <QtTest>

#include "engine/search/scenario.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

class TestScenario : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void numbersGiveTheSame();
    void racksAreDrawnFairly();
    void knownTilesAreThere();
    void leavesComeByTheirWeight();
    void shortBagsAreShared();
    void whatCantBeIsRefused();

private:
    [[nodiscard]] SimulationQuestion question(int players = 2) const
    {
        Position position = Position::create(m_rules, m_lexicon, players).value();
        position.setRack(0, tests::rackOf(m_rules->alphabet, "AEINRST"));
        return {std::move(position)};
    }

    GameRulesPtr m_rules;
    LexiconPtr m_lexicon;
};

void TestScenario::initTestCase()
{
    m_rules = tests::rulesOf("english");
    m_lexicon = tests::lexiconOf(*m_rules, tests::smallEnglish(m_rules->alphabet).value());
}

void TestScenario::numbersGiveTheSame()
{
    SimulationQuestion asked = question();
    const auto dealer = ScenarioDealer::create(asked).value();
    asked.seed = 2;
    const auto other = ScenarioDealer::create(asked).value();
    Scenario first;
    Scenario again;
    int different = 0;
    for (const int number : {0, 5, 1, 5, 0}) {
        dealer.deal(number, first);
        dealer.deal(number, again);
        QVERIFY(first.racks == again.racks);
        QCOMPARE(first.seed, again.seed);
        for (const int seat : {0, 1}) {
            Rack a;
            Rack b;
            first.bag.draw(seat, 9, a);
            again.bag.draw(seat, 9, b);
            QVERIFY(a == b);
        }
        other.deal(number, again);
        if (first.racks != again.racks) ++different;
    }
    QCOMPARE(different, 5);
}

void TestScenario::racksAreDrawnFairly()
{
    constexpr int kScenarios = 20'000;
    const SimulationQuestion asked = question();
    const auto dealer = ScenarioDealer::create(asked).value();
    const TileCounts unseen = asked.position.unseen();
    std::array<std::int64_t, kTileKinds> counts{};
    std::array<std::int64_t, kTileKinds> drawn{};
    Scenario scenario;
    for (int number = 0; number < kScenarios; ++number) {
        dealer.deal(number, scenario);
        QCOMPARE(scenario.racks[1].total(), 7);
        QCOMPARE(scenario.bag.size(), unseen.total() - 7);
        Rack first;
        scenario.bag.draw(0, 7, first);
        for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
            counts[kind] += scenario.racks[1].count(static_cast<Tile>(kind));
            drawn[kind] += first.count(static_cast<Tile>(kind));
        }
    }
    const double all = unseen.total();
    for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
        // Hypergeometric.
        const double share = unseen.count(static_cast<Tile>(kind)) / all;
        const double variance = 7 * share * (1 - share) * (all - 7) / (all - 1);
        const double error = std::sqrt(variance / kScenarios);
        for (const std::int64_t count : {counts[kind], drawn[kind]})
            QVERIFY(std::abs(static_cast<double>(count) / kScenarios - 7 * share) <= 4.5 * error);
    }
}

void TestScenario::knownTilesAreThere()
{
    SimulationQuestion asked = question(3);
    asked.position.setRack(1, tests::rackOf(m_rules->alphabet, "QZ?"));
    asked.position.setRack(2, tests::rackOf(m_rules->alphabet, "ABCDEFG"));
    const auto dealer = ScenarioDealer::create(asked).value();
    Scenario scenario;
    for (int number = 0; number < 500; ++number) {
        dealer.deal(number, scenario);
        QCOMPARE(scenario.racks[1].total(), 7);
        QVERIFY(scenario.racks[1].contains(asked.position.player(1).rack));
        QVERIFY(scenario.racks[2] == asked.position.player(2).rack);
        QVERIFY(scenario.racks[0] == asked.position.player(0).rack);
        QCOMPARE(scenario.bag.size(), 100 - 21);
        TileCounts all = scenario.racks[0];
        all.addAll(scenario.racks[1]);
        all.addAll(scenario.racks[2]);
        Rack rest;
        scenario.bag.draw(1, 100, rest);
        all.addAll(rest);
        QVERIFY(all == m_rules->tiles);
    }
}

void TestScenario::leavesComeByTheirWeight()
{
    SimulationQuestion asked = question();
    asked.nextLeaves = {{tests::rackOf(m_rules->alphabet, "QZ"), 3},
                        {tests::rackOf(m_rules->alphabet, "JJ"), 0},
                        {tests::rackOf(m_rules->alphabet, "JX"), 1}};
    // There is one J only.
    QVERIFY(!ScenarioDealer::create(asked));
    asked.nextLeaves[1].tiles = tests::rackOf(m_rules->alphabet, "K");
    const auto dealer = ScenarioDealer::create(asked).value();
    constexpr int kScenarios = 4000;
    int first = 0;
    Scenario scenario;
    for (int number = 0; number < kScenarios; ++number) {
        dealer.deal(number, scenario);
        QCOMPARE(scenario.racks[1].total(), 7);
        QCOMPARE(scenario.bag.size(), 100 - 14);
        const bool isFirst = scenario.racks[1].contains(asked.nextLeaves[0].tiles);
        const bool isThird = scenario.racks[1].contains(asked.nextLeaves[2].tiles);
        QVERIFY(isFirst || isThird);
        // The other one's tiles may be drawn besides.
        if (isFirst && !isThird) ++first;
    }
    QVERIFY(first > kScenarios * 0.70 && first < kScenarios * 0.77);
    asked.nextLeaves = {{{}, 0}};
    QVERIFY(!ScenarioDealer::create(asked));
    asked.nextLeaves = {{{}, std::nan("")}};
    QVERIFY(!ScenarioDealer::create(asked));
}

void TestScenario::shortBagsAreShared()
{
    // Ten tiles are unseen: seven with the opponent, three in the bag.
    const auto rules = tests::changed(m_rules, [](GameRules& changed) {
        TileDistribution few;
        for (const int tile : {1, 5, 9, 14, 18, 19, 20}) few.add(static_cast<Tile>(tile), 2);
        few.add(3, 3);
        changed.tiles = few;
    });
    Position position = Position::create(rules, m_lexicon).value();
    position.setRack(0, tests::rackOf(rules->alphabet, "AEINRST"));
    SimulationQuestion asked{std::move(position)};
    const auto dealer = ScenarioDealer::create(asked).value();
    Scenario scenario;
    for (int number = 0; number < 100; ++number) {
        dealer.deal(number, scenario);
        QCOMPARE(scenario.racks[1].total(), 7);
        QCOMPARE(scenario.bag.size(), 3);
        Rack rack;
        scenario.bag.draw(0, 2, rack);
        scenario.bag.draw(1, 5, rack);
        QCOMPARE(rack.total(), 3);
    }
}

void TestScenario::whatCantBeIsRefused()
{
    SimulationQuestion asked = question();
    asked.position.setRack(1, tests::rackOf(m_rules->alphabet, "QQ"));
    QVERIFY(!ScenarioDealer::create(asked));
    asked.position.setRack(1, tests::rackOf(m_rules->alphabet, "AAAAAAAA"));
    QVERIFY(!ScenarioDealer::create(asked));
}

TEST_CLASS(TestScenario, tests::NoApplication)
#include "tst_scenario.moc"
