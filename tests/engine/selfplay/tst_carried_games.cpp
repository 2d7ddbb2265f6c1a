// SPDX-License-Identifier: GPL-3.0-or-later
// Games that are played elsewhere come to what they come to here.
#include <algorithm>
#include <map>
#include <memory>
#include <span>
#include <vector>

#include <QtTest>

#include "engine/lexicon/klv.h"
#include "engine/play/static_player.h"
#include "engine/selfplay/autoplay.h"
#include "engine/selfplay/carried_games.h"
#include "engine/selfplay/leave_games.h"
#include "engine/selfplay/leave_trainer.h"
#include "engine/selfplay/win_table_trainer.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

/// Few racks, so that some become common and others are rare.
GameRulesPtr rulesOfThree()
{
    return tests::changed(tests::rulesOf("english"), [](GameRules& rules) { rules.rackSize = 3; });
}

/// Plays shares from the last to the first, as other machines might, and hands them over in order.
class BackwardsCarrier final : public GameCarrier
{
public:
    explicit BackwardsCarrier(std::unique_ptr<CarriedGames> games) : m_games(std::move(games)) {}

    [[nodiscard]] Result<void> play(const CarriedRound& round, const TaskContext& context,
                                    const Take& take, const WorkTick& tick) override
    {
        constexpr std::int64_t kShare = 7;
        ++rounds;
        if (auto prepared = m_games->prepare(round.setting()); !prepared) return prepared;
        std::map<std::int64_t, std::vector<std::byte>> outcomes;
        for (std::int64_t end = round.end; end > round.begin; end -= kShare) {
            m_games->play(
                std::max(round.begin, end - kShare), end, context,
                [&](std::int64_t number, std::span<const std::byte> outcome) {
                    outcomes[number].assign(outcome.begin(), outcome.end());
                    return true;
                },
                [] { return 1e9; });
        }
        for (auto& [number, outcome] : outcomes) {
            if (number == damaged) outcome.back() = std::byte{0xff};
            if (number == cut) outcome.pop_back();
            const auto goesOn = take(number, outcome);
            if (!goesOn) return failure(goesOn.error());
            if (!*goesOn) return {};
        }
        static_cast<void>(tick());
        return {};
    }

    int rounds = 0;
    std::int64_t damaged = -1;
    std::int64_t cut = -1;

private:
    std::unique_ptr<CarriedGames> m_games;
};

}  // namespace

class TestCarriedGames : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void leavesAreTheSame();
    void tablesAreTheSame();
    void seriesAreTheSame();
    void otherGamesAreRefused();
    void damagedOutcomesAreRefused();
    void settingsComeBack();

private:
    [[nodiscard]] LeaveTrainer training(std::uint64_t seed = 3) const
    {
        LeaveTrainingPlan plan;
        plan.games = {20, 30};
        plan.seed = seed;
        return LeaveTrainer::create(m_rules, m_lexicon, plan).value();
    }
    [[nodiscard]] Autoplay series(bool pairs, int games = 20) const
    {
        AutoplayOptions options;
        options.rules = m_rules;
        options.lexicon = m_lexicon;
        options.players = {staticPlayers(nullptr), staticPlayers(nullptr)};
        options.playerNames = "a, b";
        options.games = games;
        options.pairs = pairs;
        options.withLog = true;
        options.withRecord = true;
        return Autoplay::create(std::move(options)).value();
    }
    TaskContext m_context{{}, {}, 2};
    GameRulesPtr m_rules;
    LexiconPtr m_lexicon;
};

void TestCarriedGames::initTestCase()
{
    m_rules = rulesOfThree();
    m_lexicon = tests::lexiconOf(*m_rules, tests::smallEnglish(m_rules->alphabet).value());
}

void TestCarriedGames::leavesAreTheSame()
{
    LeaveTrainer here = training();
    QVERIFY(here.run({}, m_context));
    LeaveTrainer there = training();
    BackwardsCarrier carrier(training().carriedGames());
    // In two parts, the first of which ends within a round.
    SearchLimits limits;
    limits.units = 33;
    QVERIFY(there.run(limits, m_context, {}, &carrier));
    QCOMPARE(there.totalGames(), 33);
    QVERIFY(there.run({}, m_context, {}, &carrier));
    QVERIFY(there.finished());
    QCOMPARE(carrier.rounds, 5);
    QVERIFY(there.save().toBytes() == here.save().toBytes());
}

void TestCarriedGames::tablesAreTheSame()
{
    const auto trainer = [this] {
        return WinTableTrainer::create(m_rules, m_lexicon, nullptr, 25, 4).value();
    };
    WinTableTrainer here = trainer();
    QVERIFY(here.run({}, m_context));
    WinTableTrainer there = trainer();
    const WinTableTrainer elsewhere = trainer();
    BackwardsCarrier carrier(elsewhere.carriedGames());
    QVERIFY(there.run({}, m_context, {}, &carrier));
    QVERIFY(there.save().toBytes() == here.save().toBytes());
}

void TestCarriedGames::seriesAreTheSame()
{
    for (const bool pairs : {false, true}) {
        const auto logOf = [&](GameCarrier* carrier) {
            std::string log;
            Autoplay games = series(pairs);
            const auto played = games.run(
                {}, m_context, {},
                [&](const PlayedGame& game) -> Result<void> {
                    log += game.log;
                    return {};
                },
                carrier);
            return played && games.finished() ? log : std::string();
        };
        const Autoplay elsewhere = series(pairs);
        BackwardsCarrier carrier(elsewhere.carriedGames());
        const std::string here = logOf(nullptr);
        QVERIFY(!here.empty());
        QVERIFY(logOf(&carrier) == here);
    }
}

void TestCarriedGames::otherGamesAreRefused()
{
    const auto isRefused = [](const auto& played) {
        return !played && QString::fromStdString(played.error().message())
                              .contains("another machine plays with other rules");
    };
    LeaveTrainer trainer = training();
    BackwardsCarrier otherSeed(training(4).carriedGames());
    QVERIFY(isRefused(trainer.run({}, m_context, {}, &otherSeed)));
    Autoplay games = series(false);
    const Autoplay others = series(true);
    BackwardsCarrier otherSeries(others.carriedGames());
    QVERIFY(isRefused(games.run({}, m_context, {}, {}, &otherSeries)));
}

void TestCarriedGames::damagedOutcomesAreRefused()
{
    const auto isRefused = [](const auto& played) {
        return !played && QString::fromStdString(played.error().message())
                              .contains("what another machine sent is damaged");
    };
    for (const bool isCut : {false, true}) {
        LeaveTrainer trainer = training();
        BackwardsCarrier carrier(training().carriedGames());
        (isCut ? carrier.cut : carrier.damaged) = 8;
        QVERIFY(isRefused(trainer.run({}, m_context, {}, &carrier)));
        // What came before it counts.
        QCOMPARE(trainer.totalGames(), 8);
    }
    Autoplay games = series(true);
    const Autoplay elsewhere = series(true);
    BackwardsCarrier carrier(elsewhere.carriedGames());
    carrier.cut = 2;
    QVERIFY(isRefused(games.run({}, m_context, {}, {}, &carrier)));
    QCOMPARE(games.summary().games(), 4);
}

void TestCarriedGames::settingsComeBack()
{
    LeaveGamesSetting setting;
    setting.game = "a game";
    setting.generation = 2;
    setting.leaves = {std::byte{1}, std::byte{2}};
    setting.rare = {0, 7, 8, 9, 1000};
    const std::vector<std::byte> bytes = setting.toBytes();
    const auto read = LeaveGamesSetting::parse(bytes);
    QVERIFY(read);
    QVERIFY(read->game == setting.game && read->generation == 2 && read->from.empty());
    QVERIFY(read->leaves == setting.leaves && read->rare == setting.rare);
    for (std::size_t size = 0; size < bytes.size(); ++size)
        QVERIFY(!LeaveGamesSetting::parse(std::span(bytes).first(size)));
}

TEST_CLASS(TestCarriedGames, QCoreApplication)
#include "tst_carried_games.moc"
