// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include <QtTest>

#include "engine/board/move_notation.h"
#include "engine/board/position_check.h"
#include "engine/game/cgp.h"
#include "engine/lexicon/klv_builder.h"
#include "engine/play/move_scratch.h"
#include "engine/play/static_player.h"
#include "engine/selfplay/autoplay.h"
#include "tests/support/random_leaves.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

AutoplayOptions optionsFor(const GameRulesPtr& rules, const LexiconPtr& lexicon, std::int64_t games)
{
    AutoplayOptions options;
    options.rules = rules;
    options.lexicon = lexicon;
    options.players = {staticPlayers(nullptr), staticPlayers(nullptr)};
    options.playerNames = "none, none";
    options.games = games;
    options.withRecord = true;
    options.withLog = true;
    return options;
}

/// All that a series hands out, as text.
std::string playedBy(Autoplay& series, int threads = 1)
{
    TaskContext context;
    context.threads = threads;
    std::string text;
    const auto played =
        series.run({}, context, {}, [&text](const PlayedGame& game) -> Result<void> {
            text += std::to_string(game.number) + "\n" + game.log;
            return {};
        });
    return played ? text : "failed";
}

/// A player who never finds a move but to pass.
class PassingPlayer : public AutoPlayer
{
public:
    [[nodiscard]] std::optional<RankedMove> choose(const Position& /*position*/,
                                                   MoveScratch& /*scratch*/,
                                                   const std::stop_token& /*stop*/) override
    {
        return RankedMove{passMove(), {}};
    }
};

}  // namespace

class TestAutoplay : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void gamesFollowTheRules_data();
    void gamesFollowTheRules();
    void gamesAreThoseOfATable();
    void twoEqualPlayersAreExactlyEven();
    void betterLeavesShow();
    void threadsDontMatter();
    void interruptedSeriesGoOn();
    void statesOfOtherSeriesAreRefused();
    void aStopEndsAtOnce();
    void limitsEndSeries();
    void errorsOfTheSinkEndTheSeries();
    void passesEndGames_data();
    void passesEndGames();
    void endlessGamesAreCutShort();
    void wrongOptionsAreRefused();
    void summaryOfKnownGames();

private:
    GameRulesPtr m_english;
    LexiconPtr m_lexicon;
};

void TestAutoplay::initTestCase()
{
    m_english = tests::rulesOf("english");
    const auto words = tests::smallEnglish(m_english->alphabet);
    QVERIFY(words);
    m_lexicon = tests::lexiconOf(*m_english, *words);
}

void TestAutoplay::gamesFollowTheRules_data()
{
    QTest::addColumn<QString>("rules");
    for (const char* id : {"english", "wordsmog", "nyt_crossplay", "words_with_friends",
                           "english_super", "hong_kong", "spanish", "polish", "punctured"})
        QTest::newRow(id) << QString(id);
}

void TestAutoplay::gamesFollowTheRules()
{
    QFETCH(const QString, rules);
    const GameRulesPtr game = tests::rulesOf(rules.toStdString());
    const bool english = game->alphabet.sameLetters(m_english->alphabet);
    const auto words = english ? tests::smallEnglish(game->alphabet).value()
                               : tests::randomWords(*game, 7, 3000, 8);
    const LexiconPtr lexicon = tests::lexiconOf(*game, words);
    auto series = Autoplay::create(optionsFor(game, lexicon, 4));
    QVERIFY(series);
    int games = 0;
    const auto played = series->run({}, {}, {}, [&](const PlayedGame& result) -> Result<void> {
        ++games;
        // The log tells the whole game: each position is sound, and the moves lead from one to the
        // next.
        std::vector<std::string> lines;
        for (const QString& line :
             QString::fromStdString(result.log).split('\n', Qt::SkipEmptyParts))
            if (!line.startsWith('#')) lines.push_back(line.toStdString());
        [&] { QCOMPARE(lines.size(), result.record.size()); }();
        int held = 0;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const auto reading = readCgp(lines[i], game, lexicon);
            if (!reading) return failure(reading.error());
            const Position& position = reading->position;
            [&] {
                QVERIFY(checkTiles(position));
                QVERIFY(oddities(position).empty());
                QCOMPARE(position.spread().points, result.record[i].spread.points);
                QCOMPARE(position.unseen().total(), result.record[i].unseen);
                QVERIFY(position.board().tileCount() >= held);
            }();
            held = position.board().tileCount();
        }
        [&] {
            QVERIFY(result.end != GameEnd::NotYet);
            QCOMPARE(result.turns[0] + result.turns[1], static_cast<int>(lines.size()));
        }();
        return {};
    });
    QVERIFY2(played, played ? "" : played.error().toString().c_str());
    QCOMPARE(games, 4);
    QVERIFY(series->finished());
    QCOMPARE(series->summary().cutShort(), 0);
}

void TestAutoplay::gamesAreThoseOfATable()
{
    AutoplayOptions options = optionsFor(m_english, m_lexicon, 1);
    options.pairs = false;
    auto series = Autoplay::create(std::move(options));
    QStringList wanted;
    QVERIFY(series->run({}, {}, {}, [&](const PlayedGame& game) -> Result<void> {
        for (const QString& line : QString::fromStdString(game.log).split('\n'))
            if (line.startsWith("# player ")) wanted << line.mid(12).trimmed();
        return {};
    }));
    // As the series deals its first game.
    auto table = GameTable::create(m_english, m_lexicon).value();
    table.deal(mix64(1 ^ mix64(0)));
    MoveScratch scratch;
    StaticPlayer player{StaticEvaluator(nullptr)};
    QStringList played;
    while (!table.over()) {
        const auto chosen = player.choose(table.position(), scratch, {});
        QString text = QString::fromStdString(moveText(table.position(), chosen->move));
        if (chosen->move.kind == MoveKind::Place)
            text += ' ' + QString::number(chosen->move.score.points);
        played << text;
        table.play(chosen->move);
    }
    QCOMPARE(played, wanted);
}

void TestAutoplay::twoEqualPlayersAreExactlyEven()
{
    auto options = optionsFor(m_english, m_lexicon, 41);
    const KlvPtr leaves = tests::randomLeaves(*m_english, 5, 2000);
    options.players = {staticPlayers(leaves), staticPlayers(leaves)};
    auto series = Autoplay::create(std::move(options));
    QVERIFY(series);
    QVERIFY(series->run({}, {}));
    const AutoplaySummary& summary = series->summary();
    QCOMPARE(summary.games(), 42);
    QCOMPARE(summary.winRate(0), 0.5);
    QCOMPARE(summary.winRateError(), 0.0);
    QCOMPARE(summary.meanSpread(), 0.0);
    QCOMPARE(summary.pairsWon(0) + summary.pairsWon(1), 0);
    QCOMPARE(summary.meanScore(0), summary.meanScore(1));
}

void TestAutoplay::betterLeavesShow()
{
    // Who likes to keep what can't be played loses.
    std::vector<Tile> letters;
    LeaveTable table;
    for (Tile tile = 1; tile <= 26; ++tile) {
        const std::array<Tile, 1> leave{tile};
        table.leaves.add(leave);
        table.points.push_back(m_english->alphabet.value(tile) >= 4 ? 20.0F : 0.0F);
    }
    const auto bytes = buildKlv(table, KlvVersion::Klv2).value();
    auto options = optionsFor(m_english, m_lexicon, 60);
    options.players[1] = staticPlayers(std::make_shared<const Klv>(Klv::parse(bytes, 26).value()));
    auto series = Autoplay::create(std::move(options));
    QVERIFY(series);
    QVERIFY(series->run({}, {}));
    QVERIFY(series->summary().winRate(0) > 0.6);
    QVERIFY(series->summary().winRateError() > 0);
    QVERIFY(series->summary().meanSpread() > 0);
}

void TestAutoplay::threadsDontMatter()
{
    auto one = Autoplay::create(optionsFor(m_english, m_lexicon, 30));
    QVERIFY(one);
    const std::string games = playedBy(*one);
    QVERIFY(games.size() > 1000);
    for (const int threads : {2, 8}) {
        auto other = Autoplay::create(optionsFor(m_english, m_lexicon, 30));
        QVERIFY(games == playedBy(*other, threads));
        QVERIFY(one->summary() == other->summary());
    }
    auto otherSeed = optionsFor(m_english, m_lexicon, 30);
    otherSeed.seed = 2;
    auto other = Autoplay::create(std::move(otherSeed));
    QVERIFY(other);
    QVERIFY(playedBy(*other) != games);
}

void TestAutoplay::interruptedSeriesGoOn()
{
    auto whole = Autoplay::create(optionsFor(m_english, m_lexicon, 40));
    QVERIFY(whole);
    const std::string games = playedBy(*whole);

    std::string inParts;
    std::vector<std::byte> kept;
    int runs = 0;
    for (bool finished = false; !finished; ++runs) {
        auto part = Autoplay::create(optionsFor(m_english, m_lexicon, 40));
        QVERIFY(part);
        if (!kept.empty()) {
            const auto state = SavedState::parse(kept);
            QVERIFY(state);
            QVERIFY(part->restore(*state));
        }
        std::stop_source stop;
        TaskContext context;
        context.stop = stop.get_token();
        int left = 11;
        QVERIFY(part->run({}, context, {}, [&](const PlayedGame& game) -> Result<void> {
            inParts += std::to_string(game.number) + "\n" + game.log;
            if (--left == 0) stop.request_stop();
            return {};
        }));
        kept = part->save().toBytes();
        finished = part->finished();
        if (finished) QVERIFY(part->summary() == whole->summary());
    }
    QVERIFY(inParts == games);
    QVERIFY(runs >= 1);
}

void TestAutoplay::statesOfOtherSeriesAreRefused()
{
    auto series = Autoplay::create(optionsFor(m_english, m_lexicon, 10));
    QVERIFY(series);
    QVERIFY(series->run({}, {}));
    const SavedState state = SavedState::parse(series->save().toBytes()).value();

    const auto refusal = [&state](AutoplayOptions options) {
        auto other = Autoplay::create(std::move(options)).value();
        const auto restored = other.restore(state);
        return restored ? std::string() : restored.error().message();
    };
    QVERIFY(refusal(optionsFor(m_english, m_lexicon, 20)).empty());
    QVERIFY(refusal(optionsFor(m_english, m_lexicon, 8)).find("10 games") != std::string::npos);
    auto seed = optionsFor(m_english, m_lexicon, 10);
    seed.seed = 9;
    QVERIFY(refusal(seed).find("seed 1") != std::string::npos);
    auto single = optionsFor(m_english, m_lexicon, 10);
    single.pairs = false;
    QVERIFY(!refusal(single).empty());
    auto players = optionsFor(m_english, m_lexicon, 10);
    players.playerNames = "others";
    QVERIFY(refusal(players).find("other players") != std::string::npos);
    const auto otherRules = tests::changed(m_english, [](GameRules& rules) { rules.bonus = {0}; });
    QVERIFY(refusal(optionsFor(otherRules, m_lexicon, 10)).find("rules 'english'") !=
            std::string::npos);
    const auto words = tests::wordsFrom("CAT DOG ACT GOD TAG", m_english->alphabet).value();
    QVERIFY(refusal(optionsFor(m_english, tests::lexiconOf(*m_english, words), 10))
                .find("lexicon 'test'") != std::string::npos);
}

void TestAutoplay::aStopEndsAtOnce()
{
    // The jumbled game is the slow one: a stop must not wait for the end of a game.
    const GameRulesPtr rules = tests::rulesOf("wordsmog_super");
    const LexiconPtr lexicon =
        tests::lexiconOf(*rules, tests::smallEnglish(rules->alphabet).value());
    auto series = Autoplay::create(optionsFor(rules, lexicon, 1'000'000));
    QVERIFY(series);
    std::stop_source stop;
    TaskContext context;
    context.stop = stop.get_token();
    context.threads = 2;
    std::jthread stopper([&stop] {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        stop.request_stop();
    });
    const auto state = series->run({}, context);
    QVERIFY(state);
    QVERIFY((*state)->end == SearchEnd::Stopped);
    QVERIFY(!series->finished());
}

void TestAutoplay::limitsEndSeries()
{
    auto whole = Autoplay::create(optionsFor(m_english, m_lexicon, 30));
    const std::string games = playedBy(*whole);
    for (const int threads : {1, 2, 8}) {
        TaskContext context;
        context.threads = threads;
        auto series = Autoplay::create(optionsFor(m_english, m_lexicon, 30));
        std::string inParts;
        const auto play = [&](const SearchLimits& limits) {
            const auto state = series->run(
                limits, context, {}, [&inParts](const PlayedGame& game) -> Result<void> {
                    inParts += std::to_string(game.number) + "\n" + game.log;
                    return {};
                });
            return state.value();
        };
        SearchLimits limits;
        // A pair is played to its end.
        limits.units = 7;
        auto state = play(limits);
        QVERIFY(state->end == SearchEnd::Units);
        QCOMPARE(state->summary.games(), 8);
        QVERIFY(play(limits)->end == SearchEnd::Units);
        QCOMPARE(series->summary().games(), 8);
        SearchLimits rule;
        rule.rules.push_back([](const SearchEffort& effort) {
            return effort.units > 15 ? SearchEnd::Rule : SearchEnd::NotYet;
        });
        state = play(rule);
        QVERIFY(state->end == SearchEnd::Rule);
        QCOMPARE(state->summary.games(), 16);
        QVERIFY(play({})->end == SearchEnd::Complete);
        QVERIFY(inParts == games);
    }
    auto endless = Autoplay::create(optionsFor(m_english, m_lexicon, 1'000'000'000));
    SearchLimits time;
    time.seconds = 0.3;
    int states = 0;
    const auto state = endless->run(time, {}, [&states](const StatePtr<AutoplayState>& now) {
        ++states;
        QVERIFY(now->end == SearchEnd::NotYet);
    });
    QVERIFY((*state)->end == SearchEnd::Time);
    QVERIFY(states >= 1 && states <= 5);
    QVERIFY((*state)->summary == endless->summary());
}

void TestAutoplay::errorsOfTheSinkEndTheSeries()
{
    auto series = Autoplay::create(optionsFor(m_english, m_lexicon, 100));
    QVERIFY(series);
    const auto played = series->run({}, {}, {}, [](const PlayedGame& game) -> Result<void> {
        if (game.number < 7) return {};
        return failure(ErrorCode::FileUnwritable, say("full"));
    });
    QVERIFY(!played);
    QCOMPARE(played.error().message(), std::string("full"));
    // The pair that it happened in doesn't count.
    QCOMPARE(series->summary().games(), 6);
}

void TestAutoplay::passesEndGames_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("turns");
    QTest::newRow("six scoreless turns") << "english" << 6;
    QTest::newRow("four passes") << "nyt_crossplay" << 4;
    QTest::newRow("three scoreless turns") << "words_with_friends" << 3;
}

void TestAutoplay::passesEndGames()
{
    QFETCH(const QString, rules);
    QFETCH(const int, turns);
    const GameRulesPtr game = tests::rulesOf(rules.toStdString());
    const LexiconPtr lexicon = tests::lexiconOf(*game, tests::smallEnglish(game->alphabet).value());
    auto options = optionsFor(game, lexicon, 2);
    for (auto& player : options.players) player = [] { return std::make_unique<PassingPlayer>(); };
    auto series = Autoplay::create(std::move(options));
    QVERIFY(series);
    QVERIFY(series->run({}, {}, {}, [&](const PlayedGame& played) -> Result<void> {
        [&] {
            QCOMPARE(played.end, GameEnd::Stalled);
            QCOMPARE(played.passes[0] + played.passes[1], turns);
            // Each loses his rack, where the rules say so.
            QCOMPARE(played.scores[0].points < 0 || played.scores[1].points < 0,
                     game->end.stalled == StalledEnd::EachLosesOwnRack);
        }();
        return {};
    }));
    QCOMPARE(series->summary().passesPerGame(0) + series->summary().passesPerGame(1),
             static_cast<double>(turns));
}

void TestAutoplay::endlessGamesAreCutShort()
{
    const auto rules = tests::changed(m_english, [](GameRules& endless) {
        endless.end.scorelessTurns = 0;
        endless.end.passes = 0;
    });
    auto options = optionsFor(rules, m_lexicon, 2);
    options.withLog = false;
    for (auto& player : options.players) player = [] { return std::make_unique<PassingPlayer>(); };
    auto series = Autoplay::create(std::move(options));
    QVERIFY(series);
    QVERIFY(series->run({}, {}));
    QCOMPARE(series->summary().cutShort(), 2);
    QCOMPARE(series->summary().turns(), 2 * GameTable::kMostTurns);
}

void TestAutoplay::wrongOptionsAreRefused()
{
    QVERIFY(!Autoplay::create(optionsFor(m_english, m_lexicon, 0)));
    QVERIFY(!Autoplay::create(optionsFor(m_english, nullptr, 2)));
    QVERIFY(!Autoplay::create(optionsFor(tests::rulesOf("spanish"), m_lexicon, 2)));
    const auto few = tests::changed(m_english, [](GameRules& rules) {
        rules.tiles = TileCounts(std::vector<Tile>(13, Tile{1}));
    });
    const auto refused = Autoplay::create(optionsFor(few, m_lexicon, 2));
    QVERIFY(!refused);
    QVERIFY(refused.error().message().find("13") != std::string::npos);
}

void TestAutoplay::summaryOfKnownGames()
{
    const auto game = [](int starter, int first, int second) {
        PlayedGame played;
        played.starter = starter;
        played.scores = {Score{first}, Score{second}};
        played.turns = {10, 11};
        played.bingos = {2, 1};
        played.end = GameEnd::PlayedOut;
        return played;
    };
    AutoplaySummary summary;
    summary.add(std::array{game(0, 400, 300), game(1, 350, 300)});  // both won
    summary.add(std::array{game(0, 300, 300), game(1, 200, 350)});  // tie and loss
    QCOMPARE(summary.games(), 4);
    QCOMPARE(summary.wins(0), 2);
    QCOMPARE(summary.ties(), 1);
    QCOMPARE(summary.winRate(0), 0.625);
    QCOMPARE(summary.winRate(1), 0.375);
    // Pairs brought 4 and 1 half points out of 4: deviation 1.5 * sqrt(2) of 4, over sqrt(2).
    QVERIFY(std::abs(summary.winRateError() - 1.5 / 4) < 1e-12);
    QCOMPARE(summary.pairsWon(0), 1);
    QCOMPARE(summary.pairsWon(1), 1);
    QCOMPARE(summary.meanSpread(), 0.0);
    QVERIFY(std::abs(summary.spreadDeviation() - std::sqrt((1e4 + 2500 + 22500) / 3)) < 1e-9);
    QCOMPARE(summary.starterWinRate(), 0.625);  // won, lost, tie, won
    QCOMPARE(summary.starterMeanSpread(), (100 - 50 + 0 + 150) / 4.0);
    QCOMPARE(summary.meanScore(0), 312.5);
    QCOMPARE(summary.turnsPerGame(), 21.0);
    QCOMPARE(summary.bingosPerGame(1), 1.0);
}

TEST_CLASS(TestAutoplay, tests::NoApplication)
#include "tst_autoplay.moc"
