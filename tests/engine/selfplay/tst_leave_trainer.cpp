// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cmath>
#include <memory>
#include <utility>
#include <vector>

#include <QtTest>

#include "engine/lexicon/klv.h"
#include "engine/lexicon/klv_builder.h"
#include "engine/play/static_player.h"
#include "engine/selfplay/autoplay.h"
#include "engine/selfplay/leave_trainer.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

/// English rules with few kinds of tiles, so that there are few racks.
GameRulesPtr fewTiles()
{
    return tests::changed(tests::rulesOf("english"), [](GameRules& rules) {
        TileCounts tiles;
        tiles.add(kBlank, 1);
        for (const Tile tile : std::array<Tile, 4>{1, 5, 19, 20}) tiles.add(tile, 10);  // A E S T
        tiles.add(17, 4);                                                               // Q
        rules.tiles = tiles;
        rules.rackSize = 5;
    });
}

/// What a rack is worth when every tile and every pair of tiles has its own worth.
double worthOf(const TileCounts& rack)
{
    double worth = 30;
    for (Tile a = 0; a < 27; ++a) {
        worth += rack.count(a) * (a % 7 - 3.0);
        for (Tile b = a; b < 27; ++b) {
            const double pairs =
                a == b ? rack.count(a) * (rack.count(a) - 1) / 2.0 : rack.count(a) * rack.count(b);
            worth += pairs * ((a * b) % 5 - 2.0);
        }
    }
    return worth;
}

Equity points(double worth)
{
    return {static_cast<std::int32_t>(std::lround(worth * 1000))};
}

/// The mean worth of racks that are drawn after keeping some tiles, by going through all draws.
double meanAfter(const TileCounts& kept, const TileDistribution& tiles, int rackSize)
{
    if (kept.total() == rackSize) return worthOf(kept);
    double sum = 0;
    for (Tile tile = 0; tile < kTileKinds; ++tile) {
        const int left = tiles.count(tile) - kept.count(tile);
        if (left <= 0) continue;
        TileCounts more = kept;
        more.add(tile);
        sum += left * meanAfter(more, tiles, rackSize);
    }
    return sum / (tiles.total() - kept.total());
}

std::vector<float> valuesOf(const LeaveTrainer& trainer)
{
    return trainer.table().value().points;
}

}  // namespace

class TestLeaveTrainer : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void samplesOfAllRacksGiveExactValues();
    void missingRacksAreFilledIn();
    void noiseIsSmoothed();
    void tableHasEveryLeaveInOrder();
    void trainingFindsWhatHelps();
    void threadsAndInterruptionsDontMatter();
    void statesOfOtherTrainingsAreRefused();
    void damagedStatesAreRefused();
    void tooManyRacksAreRefused();
    void everyRuleSetCanBeTrained_data();
    void everyRuleSetCanBeTrained();
    void wrongPlansAreRefused();
    void plansGrow();

private:
    GameRulesPtr m_few;
    LexiconPtr m_lexicon;
};

void TestLeaveTrainer::initTestCase()
{
    m_few = fewTiles();
    m_lexicon = tests::lexiconOf(*m_few, tests::smallEnglish(m_few->alphabet).value());
}

void TestLeaveTrainer::samplesOfAllRacksGiveExactValues()
{
    auto samples = RackSamples::create(*m_few).value();
    for (std::size_t rack = 0; rack < samples.racks(); ++rack) {
        const double worth = worthOf(samples.index().set(5, rack));
        for (int i = 0; i < 3; ++i) samples.add(rack, points(worth));
    }
    QCOMPARE(samples.racksSeen(), static_cast<std::int64_t>(samples.racks()));
    QCOMPARE(samples.total(), 3 * static_cast<std::int64_t>(samples.racks()));
    QVERIFY(samples.variance() < 1e-6);
    const LeaveValues values = leaveValuesFrom(samples).value();
    QCOMPARE(values.size(), 5U);
    const double mean = meanAfter({}, m_few->tiles, 5);
    for (int tiles = 0; tiles < 5; ++tiles) {
        const auto& ofSize = values[static_cast<std::size_t>(tiles)];
        QCOMPARE(ofSize.size(), samples.index().size(tiles));
        for (std::size_t number = 0; number < ofSize.size(); ++number) {
            const TileCounts leave = samples.index().set(tiles, number);
            QVERIFY(std::abs(ofSize[number] - (meanAfter(leave, m_few->tiles, 5) - mean)) < 2e-3);
        }
    }
}

void TestLeaveTrainer::missingRacksAreFilledIn()
{
    // Of worths that are sums over tiles and pairs, a part tells the rest.
    auto samples = RackSamples::create(*m_few).value();
    Random random(3);
    for (std::size_t rack = 0; rack < samples.racks(); ++rack) {
        if (random.below(4) == 0) continue;
        const double worth = worthOf(samples.index().set(5, rack));
        for (int i = 0; i < 50; ++i) samples.add(rack, points(worth));
    }
    const LeaveValues values = leaveValuesFrom(samples).value();
    const double mean = meanAfter({}, m_few->tiles, 5);
    double worst = 0;
    for (int tiles = 1; tiles < 5; ++tiles) {
        const auto& ofSize = values[static_cast<std::size_t>(tiles)];
        for (std::size_t number = 0; number < ofSize.size(); ++number) {
            const double exact =
                meanAfter(samples.index().set(tiles, number), m_few->tiles, 5) - mean;
            worst = std::max(worst, std::abs(ofSize[number] - exact));
        }
    }
    // Between them values differ by more than ten points.
    QVERIFY2(worst < 3, std::to_string(worst).c_str());
}

void TestLeaveTrainer::noiseIsSmoothed()
{
    // One noisy sample of each rack: values must come out nearer to the truth than plain averages
    // of what was seen.
    auto samples = RackSamples::create(*m_few).value();
    Random random(5);
    std::vector<double> seen(samples.racks());
    for (std::size_t rack = 0; rack < samples.racks(); ++rack) {
        for (int i = 0; i < 2; ++i) {
            const double noise = static_cast<double>(random.below(40'001)) / 1000 - 20;
            const double worth = worthOf(samples.index().set(5, rack)) + noise;
            seen[rack] += worth / 2;
            samples.add(rack, points(worth));
        }
    }
    QVERIFY(std::abs(std::sqrt(samples.variance()) - 20 / std::sqrt(3)) < 2);
    const LeaveValues values = leaveValuesFrom(samples).value();
    const double mean = meanAfter({}, m_few->tiles, 5);
    double plain = 0;
    double smooth = 0;
    const MultisetIndex& index = samples.index();
    for (std::size_t number = 0; number < index.size(4); ++number) {
        TileCounts leave = index.set(4, number);
        const double exact = meanAfter(leave, m_few->tiles, 5) - mean;
        double average = 0;
        for (const Tile tile : index.kinds()) {
            const int left = m_few->tiles.count(tile) - leave.count(tile);
            if (left == 0) continue;
            leave.add(tile);
            average += left * seen[index.number(leave)] / (m_few->tiles.total() - 4);
            leave.remove(tile);
        }
        plain += std::pow(average - mean - exact, 2);
        smooth += std::pow(values[4][number] - exact, 2);
    }
    QVERIFY2(smooth < 0.7 * plain, std::to_string(smooth / plain).c_str());
}

void TestLeaveTrainer::tableHasEveryLeaveInOrder()
{
    auto samples = RackSamples::create(*m_few).value();
    for (std::size_t rack = 0; rack < samples.racks(); ++rack)
        samples.add(rack, points(worthOf(samples.index().set(5, rack))));
    const LeaveValues values = leaveValuesFrom(samples).value();
    const LeaveTable table = leaveTableFrom(values, samples.index());
    std::size_t expected = 0;
    for (std::size_t tiles = 1; tiles < values.size(); ++tiles) expected += values[tiles].size();
    QCOMPARE(table.leaves.size(), expected);
    const Klv klv = Klv::parse(buildKlv(table, KlvVersion::Klv2).value(), 26).value();
    QCOMPARE(klv.size(), expected);
    for (std::size_t i = 0; i < table.leaves.size(); ++i) {
        const TileCounts leave(table.leaves[i]);
        const auto size = static_cast<std::size_t>(leave.total());
        // In the steps of an equity.
        const float value = values[size][samples.index().number(leave)];
        QVERIFY(std::abs(table.points[i] - value) <= 0.00051F);
        QVERIFY(std::abs(table.points[i] * 1000 - std::round(table.points[i] * 1000)) < 0.02F);
        QCOMPARE(klv.points()[i], table.points[i]);
    }
    QCOMPARE(differenceOf(values, values, samples.index()), 0.0);
}

void TestLeaveTrainer::trainingFindsWhatHelps()
{
    LeaveTrainingPlan plan;
    plan.games = {400, 800};
    auto trainer = LeaveTrainer::create(m_few, m_lexicon, plan).value();
    QVERIFY(!trainer.table());
    int looks = 0;
    std::int64_t games = 0;
    const auto state = trainer.run({}, {}, [&](const StatePtr<LeaveTrainingState>& now) {
        ++looks;
        QVERIFY(now->end == SearchEnd::NotYet);
        QVERIFY(now->games >= games && now->games == trainer.totalGames());
        games = now->games;
    });
    QVERIFY(state);
    QVERIFY((*state)->end == SearchEnd::Complete);
    QCOMPARE((*state)->games, 1200);
    QCOMPARE((*state)->generations.size(), 2U);
    QVERIFY(trainer.finished());
    QVERIFY(looks >= 2);
    QCOMPARE(trainer.totalGames(), 1200);
    QCOMPARE(trainer.generations().size(), 2U);
    QVERIFY(trainer.generations()[0].change > trainer.generations()[1].change);
    QVERIFY(trainer.generations()[1].racksSeen > 100);

    const KlvPtr leaves = trainer.leaves();
    const auto value = [&](const char* text) {
        return leaves->value(tests::rackOf(m_few->alphabet, text));
    };
    QVERIFY(value("?") > value("E"));
    QVERIFY(value("S") > value("Q"));
    QVERIFY(value("QQ") < Equity{});

    AutoplayOptions match;
    match.rules = m_few;
    match.lexicon = m_lexicon;
    match.players = {staticPlayers(leaves), staticPlayers(nullptr)};
    match.games = 2000;
    auto series = Autoplay::create(std::move(match)).value();
    QVERIFY(series.run({}, {}));
    QVERIFY2(series.summary().winRate(0) > 0.5 + 3 * series.summary().winRateError(),
             std::to_string(series.summary().winRate(0)).c_str());
}

void TestLeaveTrainer::threadsAndInterruptionsDontMatter()
{
    LeaveTrainingPlan plan;
    plan.games = {30, 50, 70};
    auto whole = LeaveTrainer::create(m_few, m_lexicon, plan).value();
    QVERIFY(whole.run({}, {}));

    for (const int threads : {2, 8}) {
        TaskContext context;
        context.threads = threads;
        auto parallel = LeaveTrainer::create(m_few, m_lexicon, plan).value();
        QVERIFY(parallel.run({}, context));
        QVERIFY(valuesOf(parallel) == valuesOf(whole));
        // The same in parts.
        auto part = LeaveTrainer::create(m_few, m_lexicon, plan).value();
        SearchLimits limits;
        for (limits.units = 13; !part.finished(); limits.units += 13) {
            const auto state = part.run(limits, context);
            QCOMPARE(part.totalGames(), std::min<std::int64_t>(limits.units, 150));
            QVERIFY((*state)->end == (part.finished() ? SearchEnd::Complete : SearchEnd::Units));
        }
        QVERIFY(valuesOf(part) == valuesOf(whole));
    }
    auto byGeneration = LeaveTrainer::create(m_few, m_lexicon, plan).value();
    for (int generations = 1; generations <= 3; ++generations) {
        SearchLimits limits;
        limits.depth = generations;
        const auto state = byGeneration.run(limits, {});
        QCOMPARE(std::ssize((*state)->generations), generations);
        QVERIFY((*state)->end == (generations == 3 ? SearchEnd::Complete : SearchEnd::Depth));
        QCOMPARE((*state)->gamesOfGeneration, 0);
    }
    QVERIFY(valuesOf(byGeneration) == valuesOf(whole));

    std::vector<std::byte> kept;
    int runs = 0;
    for (bool finished = false; !finished && runs < 1000; ++runs) {
        auto part = LeaveTrainer::create(m_few, m_lexicon, plan).value();
        if (!kept.empty()) {
            const auto restored = part.restore(SavedState::parse(kept).value());
            QVERIFY2(restored, restored ? "" : restored.error().message().c_str());
        }
        SearchLimits limits;
        limits.units = part.totalGames() + 6;
        QVERIFY(part.run(limits, {}));
        kept = part.save().toBytes();
        finished = part.finished();
        if (finished) QVERIFY(valuesOf(part) == valuesOf(whole));
    }
    QVERIFY(runs < 1000);

    // A finished plan can be made longer.
    plan.games.push_back(10);
    auto longer = LeaveTrainer::create(m_few, m_lexicon, plan).value();
    QVERIFY(longer.restore(SavedState::parse(kept).value()));
    QVERIFY(!longer.finished());
    QVERIFY(longer.run({}, {}));
    QCOMPARE(longer.totalGames(), 160);
}

void TestLeaveTrainer::statesOfOtherTrainingsAreRefused()
{
    LeaveTrainingPlan plan;
    plan.games = {5, 5};
    auto trainer = LeaveTrainer::create(m_few, m_lexicon, plan).value();
    QVERIFY(trainer.run({}, {}));
    const SavedState state = SavedState::parse(trainer.save().toBytes()).value();
    const auto refusal = [&](const GameRulesPtr& rules, const LexiconPtr& lexicon,
                             const LeaveTrainingPlan& other) {
        auto fresh = LeaveTrainer::create(rules, lexicon, other).value();
        const auto restored = fresh.restore(state);
        return restored ? std::string() : restored.error().message();
    };
    QVERIFY(refusal(m_few, m_lexicon, plan).empty());
    auto seed = plan;
    seed.seed = 4;
    QVERIFY(refusal(m_few, m_lexicon, seed).find("seed 1") != std::string::npos);
    // Settings that are others by now are named; who asks for it gets the former ones.
    auto tries = plan;
    tries.triesPerHundredTurns = 77;
    tries.rareShare = 3;
    const std::string told = refusal(m_few, m_lexicon, tries);
    QVERIFY2(told.find("seed 1, 15 tries per hundred turns, 40 per cent") != std::string::npos,
             told.c_str());
    QVERIFY2(told.find("seed 1, 77 tries per hundred turns, 3 per cent") != std::string::npos,
             told.c_str());
    QVERIFY(tries.sampleAs(state));
    QCOMPARE(tries.triesPerHundredTurns, plan.triesPerHundredTurns);
    QVERIFY(refusal(m_few, m_lexicon, tries).empty());
    auto shorter = plan;
    shorter.games = {5};
    QVERIFY(!refusal(m_few, m_lexicon, shorter).empty());
    auto different = plan;
    different.games = {5, 6};
    QVERIFY(!refusal(m_few, m_lexicon, different).empty());
    const auto words = tests::wordsFrom("EAT ATE TEA SEAT", m_few->alphabet).value();
    QVERIFY(refusal(m_few, tests::lexiconOf(*m_few, words), plan).find("lexicon") !=
            std::string::npos);
    QVERIFY(
        refusal(tests::changed(m_few, [](GameRules& rules) { rules.bonus = {0}; }), m_lexicon, plan)
            .find("rules") != std::string::npos);
    AutoplayOptions series;
    series.rules = m_few;
    series.lexicon = m_lexicon;
    series.players = {staticPlayers(nullptr), staticPlayers(nullptr)};
    series.games = 2;
    auto fresh = LeaveTrainer::create(m_few, m_lexicon, plan).value();
    const auto wrongKind = fresh.restore(Autoplay::create(series).value().save());
    QVERIFY(!wrongKind);
    QVERIFY(wrongKind.error().message().find("selfplay") != std::string::npos);
    QVERIFY(!tries.sampleAs(Autoplay::create(series).value().save()));
}

void TestLeaveTrainer::damagedStatesAreRefused()
{
    LeaveTrainingPlan plan;
    plan.games = {5, 50};
    auto trainer = LeaveTrainer::create(m_few, m_lexicon, plan).value();
    QVERIFY(trainer.run({}, {}));
    const auto bytes = trainer.save().toBytes();
    for (std::size_t size = 0; size < bytes.size(); size += 97)
        QVERIFY(!SavedState::parse(std::span(bytes).first(size)));
    auto flipped = bytes;
    flipped[bytes.size() - 10] ^= std::byte{1};
    const auto damaged = SavedState::parse(flipped);
    QVERIFY(!damaged);
    QVERIFY(damaged.error().message().find("checksum") != std::string::npos);

    // A sound file whose samples can't be.
    for (const std::size_t at : {std::size_t{3}, bytes.size() / 3, bytes.size() - 2000}) {
        SavedState state = trainer.save();
        if (at >= state.payload().size()) continue;
        state.payload()[at] = std::byte{0xff};
        auto fresh = LeaveTrainer::create(m_few, m_lexicon, plan).value();
        static_cast<void>(fresh.restore(state));  // accepted or not, it must not crash
        QVERIFY(fresh.run({}, {}));
    }
    SavedState state = trainer.save();
    state.payload().pop_back();
    auto fresh = LeaveTrainer::create(m_few, m_lexicon, plan).value();
    QVERIFY(!fresh.restore(state));
}

void TestLeaveTrainer::tooManyRacksAreRefused()
{
    const auto huge = tests::changed(tests::rulesOf("english_super"),
                                     [](GameRules& rules) { rules.rackSize = 12; });
    const LeaveTrainingSize size = LeaveTrainingSize::of(*huge);
    QVERIFY(size.bytes > RackSamples::kMostBytes);
    LeaveTrainingPlan plan;
    plan.games = {1};
    const auto refused = LeaveTrainer::create(huge, m_lexicon, plan);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::OutOfRange);
    QVERIFY(refused.error().message().find("MB") != std::string::npos);
    QCOMPARE(LeaveTrainingSize::of(*tests::rulesOf("english")).racks, 3199724U);
    plan.mostBytes = std::uint64_t{1} << 20;
    QVERIFY(!LeaveTrainer::create(tests::rulesOf("english"), m_lexicon, plan));
    // Racks of nine tiles, of which there are 57,952,038.
    plan.mostBytes = RackSamples::kMostBytes;
    const auto nine = LeaveTrainer::create(tests::rulesOf("hong_kong"), m_lexicon, plan);
    QVERIFY(!nine);
    QVERIFY(nine.error().message().find("57952038") != std::string::npos);
}

void TestLeaveTrainer::everyRuleSetCanBeTrained_data()
{
    QTest::addColumn<QString>("rules");
    for (const char* id :
         {"wordsmog", "nyt_crossplay", "words_with_friends", "english_super", "spanish"})
        QTest::newRow(id) << QString(id);
}

void TestLeaveTrainer::everyRuleSetCanBeTrained()
{
    QFETCH(const QString, rules);
    // Racks of five keep the tables small.
    const auto game = tests::changed(tests::rulesOf(rules.toStdString()),
                                     [](GameRules& changed) { changed.rackSize = 5; });
    const LexiconPtr lexicon = tests::lexiconOf(*game, tests::randomWords(*game, 3, 2000, 6));
    LeaveTrainingPlan plan;
    plan.games = {4, 4};
    auto trainer = LeaveTrainer::create(game, lexicon, plan).value();
    QVERIFY(trainer.run({}, {}));
    QVERIFY(trainer.finished());
    QVERIFY(trainer.generations()[1].samples > 50);
    const auto table = trainer.table();
    QVERIFY(table);
    for (const float value : table->points) QVERIFY(std::abs(value) < 200);
}

void TestLeaveTrainer::wrongPlansAreRefused()
{
    LeaveTrainingPlan plan;
    QVERIFY(!LeaveTrainer::create(m_few, m_lexicon, plan));
    plan.games = {0};
    QVERIFY(!LeaveTrainer::create(m_few, m_lexicon, plan));
    plan.games = {5};
    plan.rareShare = 101;
    QVERIFY(!LeaveTrainer::create(m_few, m_lexicon, plan));
    plan.rareShare = 100;
    QVERIFY(LeaveTrainer::create(m_few, m_lexicon, plan));
    QVERIFY(!LeaveTrainer::create(m_few, nullptr, plan));
    const auto one = tests::changed(m_few, [](GameRules& rules) { rules.rackSize = 1; });
    QVERIFY(!LeaveTrainer::create(one, m_lexicon, plan));
}

void TestLeaveTrainer::plansGrow()
{
    const auto plan = LeaveTrainingPlan::ofGames(4000, 4).value();
    QCOMPARE(plan.games, (std::vector<std::int64_t>{100, 300, 900, 2700}));
    QCOMPARE(plan.totalGames(), 4000);
    QCOMPARE(LeaveTrainingPlan::ofGames(7, 1)->games, std::vector<std::int64_t>{7});
    // As many as asked for, and some in each.
    for (int generations = 1; generations <= 9; ++generations) {
        for (std::int64_t games = generations; games < 40; ++games) {
            const auto few = LeaveTrainingPlan::ofGames(games, generations).value();
            QCOMPARE(few.games.size(), static_cast<std::size_t>(generations));
            QCOMPARE(few.totalGames(), games);
            QVERIFY(std::ranges::min(few.games) >= 1);
        }
    }
    const auto tooFew = LeaveTrainingPlan::ofGames(3, 4);
    QVERIFY(!tooFew);
    QVERIFY(tooFew.error().message().find("3 games are too few for 4") != std::string::npos);
}

TEST_CLASS(TestLeaveTrainer, tests::NoApplication)
#include "tst_leave_trainer.moc"
