// SPDX-License-Identifier: GPL-3.0-or-later
// Simulations against a second, plain implementation, on known answers, and as a panel uses them.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <limits>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <QtTest>

#include "engine/board/move_notation.h"
#include "engine/eval/move_ranking.h"
#include "engine/lexicon/klv.h"
#include "engine/play/game_table.h"
#include "engine/play/move_scratch.h"
#include "engine/play/static_player.h"
#include "engine/search/rollout_ending.h"
#include "engine/search/scenario.h"
#include "engine/search/simulator.h"
#include "tests/support/random_leaves.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

SearchLimits iterations(std::int64_t count)
{
    SearchLimits limits;
    limits.units = count;
    return limits;
}

TaskContext threads(int count)
{
    TaskContext context;
    context.threads = count;
    return context;
}

/// The chance of winning of whoever is on turn: any monotonous table will do.
WinTablePtr someTable()
{
    WinCounts counts(7);
    for (int unseen = 1; unseen <= 100; ++unseen)
        for (int gain = -200; gain <= 200; gain += 4)
            counts.add(unseen, {gain * (20 + unseen) / 120});
    return std::make_shared<const WinTable>(counts);
}

/// The best moves of the position, by the static evaluation.
std::vector<Move> bestMoves(const SimulationQuestion& question, std::size_t count)
{
    std::vector<Move> moves;
    const auto ranking = rankMoves({question.position, question.leaves, count}, {}).value();
    for (const RankedMove& ranked : ranking.moves) moves.push_back(ranked.move);
    return moves;
}

ArmSample plainSample(const SimulationQuestion& question, const Move& candidate,
                      std::int64_t number);

/// The move of who is on turn, likewise: the best static one, or that of a small simulation.
Move plainTurn(const SimulationQuestion& question, const Position& position, std::uint64_t chance,
               bool bagIsEmpty)
{
    const auto moves = rankMoves({position, question.leaves, 0}, {}).value().moves;
    if (question.nested.candidates <= 1 || bagIsEmpty) return moves.front().move;
    SimulationQuestion small{position};
    for (int seat = 0; seat < position.playerCount(); ++seat)
        if (seat != position.onTurn()) small.position.setRack(seat, {});
    small.leaves = question.leaves;
    small.winTable = question.winTable;
    small.plies = question.nested.plies;
    small.seed = chance;
    const Equity least = moves.front().equity - question.nested.margin;
    Move best = moves.front().move;
    std::pair<double, std::int64_t> most{-1, 0};
    int looked = 0;
    for (const RankedMove& ranked : moves) {
        if (ranked.move.kind == MoveKind::Pass || ranked.equity < least) continue;
        if (looked++ == question.nested.candidates) break;
        std::pair<double, std::int64_t> total{0, 0};
        for (int t = 0; t < question.nested.scenarios; ++t) {
            const ArmSample sample = plainSample(small, ranked.move, t);
            total.first += static_cast<double>(sample.win);
            total.second += sample.equity;
        }
        if (total > most) {
            most = total;
            best = ranked.move;
        }
    }
    return best;
}

/// A roll-out as one would write it without thought of speed: whole lists of moves, positions that
/// are copied, everything worked out anew.
ArmSample plainSample(const SimulationQuestion& question, const Move& candidate,
                      std::int64_t number)
{
    Scenario scenario;
    ScenarioDealer::create(question).value().deal(number, scenario);
    Position position = question.position;
    const int mover = position.onTurn();
    const int players = position.playerCount();
    std::vector<int> before;
    std::vector<double> leaves(static_cast<std::size_t>(players), 0.0);
    for (int seat = 0; seat < players; ++seat) {
        before.push_back(position.player(seat).score.points);
        if (seat != mover) position.setRack(seat, scenario.racks[static_cast<std::size_t>(seat)]);
    }
    std::vector<std::uint64_t> chances{scenario.seed};
    for (int ply = 1; ply <= question.plies; ++ply)
        chances.push_back(mix64(scenario.seed + static_cast<std::uint64_t>(ply)));
    int ply = 0;
    for (;; ++ply) {
        const int seat = position.onTurn();
        const Move move = ply == 0
                              ? candidate
                              : plainTurn(question, position,
                                          mix64(scenario.seed ^ static_cast<std::uint64_t>(ply)),
                                          scenario.bag.size() == 0);
        Rack rack = leaveAfter(position, move);
        if (ply > question.plies - players)
            leaves[static_cast<std::size_t>(seat)] = question.leaves->value(rack).toPoints();
        Position::Undo undo;
        position.make(move, undo);
        scenario.bag.draw(seat, position.rules().rackSize - rack.total(), rack);
        if (move.kind == MoveKind::Exchange) {
            Random random(chances[static_cast<std::size_t>(ply)]);
            scenario.bag.putBack(move.tileSpan(), random);
        }
        position.setRack(seat, rack);
        if (position.gameEnd() != GameEnd::NotYet || ply == question.plies) break;
    }
    const bool over = position.gameEnd() != GameEnd::NotYet;
    const PlayerScores change = position.settlement();
    double gain = 0;
    double lead = 0;
    double bestGain = -1e9;
    double bestScore = -1e9;
    for (int seat = 0; seat < players; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        double score = position.player(seat).score.points;
        score += over ? change[at].points : leaves[at];
        if (seat == mover) {
            gain = score - before[at];
            lead = score;
        } else {
            bestGain = std::max(bestGain, score - before[at]);
            bestScore = std::max(bestScore, score);
        }
    }
    gain -= bestGain;
    lead -= bestScore;
    double win = lead > 1e-9 ? 1 : lead < -1e-9 ? 0 : 0.5;
    if (!over && players == 2) {
        const WinTablePtr table =
            question.winTable ? question.winTable : WinTable::estimate(question.position.rules());
        int unseen = scenario.bag.size();
        const int next = position.onTurn();
        unseen += position.player(1 - next).rack.total();
        const double rounded = lead < 0 ? -std::floor(-lead + 0.5) : std::floor(lead + 0.5);
        const Score points{static_cast<int>(rounded)};
        win = next == mover ? table->chance(points, unseen).share
                            : 1 - table->chance(-points, unseen).share;
    }
    return {static_cast<std::int32_t>(std::lround(gain * 1000)), static_cast<float>(win)};
}

}  // namespace

class TestSimulator : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void plainRollOutsAgree_data();
    void plainRollOutsAgree();
    void threadsDontMatter_data();
    void threadsDontMatter();
    void playOutsShareTheThreads();
    void candidatesDontMatterToEachOther();
    void goingOnIsTheSame();
    void latecomersCatchUp();
    void removedOnesAreGone();
    void anyTwoAreComparedInPairs();
    void editsWhileItRuns();
    void beatenOnesRestAndKeptOnesDont();
    void rulesEndIt();
    void oneCandidateStopsAtOnce();
    void allTilesOfOneKind();
    void finishedGamesCountAsTheyEnd();
    void repliesAreCollected();
    void seatsHaveTheirOwnWords();
    void knownRacksDecide();
    void stopsAndPausesAreObeyed();
    void timeIsKept();
    void wrongQuestionsAreRefused_data();
    void wrongQuestionsAreRefused();
    void noWordsAtAll();

private:
    [[nodiscard]] SimulationQuestion question(const char* rules = "english", int turns = 6,
                                              int players = 2) const;
    /// A board with AT on 8G and 8H and no premium squares, and as many tiles as these racks.
    [[nodiscard]] SimulationQuestion tinyEnd(const std::string& words, const std::string& mover,
                                             const std::string& opponent) const;

    GameRulesPtr m_english;
};

void TestSimulator::initTestCase()
{
    m_english = tests::rulesOf("english");
}

SimulationQuestion TestSimulator::question(const char* rules, int turns, int players) const
{
    const GameRulesPtr game = tests::rulesOf(rules);
    const LexiconPtr lexicon = tests::lexiconOf(*game, tests::smallEnglish(game->alphabet).value());
    auto table = GameTable::create(game, lexicon, players).value();
    table.deal(11);
    const KlvPtr leaves = tests::randomLeaves(*game, 5, 2000);
    MoveScratch scratch;
    StaticPlayer player{StaticEvaluator(leaves)};
    for (int i = 0; i < turns && !table.over(); ++i)
        table.play(player.choose(table.position(), scratch, {})->move);
    Position position = table.position();
    for (int seat = 0; seat < players; ++seat)
        if (seat != position.onTurn()) position.setRack(seat, {});
    SimulationQuestion asked{std::move(position)};
    asked.leaves = leaves;
    // Without a table one is estimated.
    asked.winTable = players == 2 && turns != 17 ? someTable() : nullptr;
    asked.candidates = bestMoves(asked, 6);
    return asked;
}

SimulationQuestion TestSimulator::tinyEnd(const std::string& words, const std::string& mover,
                                          const std::string& opponent) const
{
    const auto rules = tests::changed(m_english, [&](GameRules& changed) {
        changed.layout = tests::layoutOf(std::vector<std::string>(15, std::string(15, '.')), 7, 7);
        changed.bonus.clear();
        TileDistribution tiles = tests::rackOf(changed.alphabet, "AT" + mover + opponent);
        changed.tiles = tiles;
    });
    Position position =
        Position::create(rules,
                         tests::lexiconOf(*rules, tests::wordsFrom(words, rules->alphabet).value()))
            .value();
    position.setSquare(7, 6, rules->alphabet.readTiles("A").value().front());
    position.setSquare(7, 7, rules->alphabet.readTiles("T").value().front());
    position.setRack(0, tests::rackOf(rules->alphabet, mover));
    SimulationQuestion asked{std::move(position)};
    asked.winTable = someTable();
    return asked;
}

void TestSimulator::plainRollOutsAgree_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("turns");
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("plies");
    QTest::addColumn<int>("nested");
    for (const int plies : {1, 2, 3, 5})
        QTest::addRow("english, %d plies", plies) << "english" << 6 << 2 << plies << 1;
    for (const int turns : {0, 17, 20, 22})
        QTest::addRow("english, turn %d", turns) << "english" << turns << 2 << 4 << 1;
    QTest::newRow("to the end") << "english" << 16 << 2 << 60 << 1;
    QTest::newRow("crossplay") << "nyt_crossplay" << 5 << 2 << 2 << 1;
    QTest::newRow("crossplay's end") << "nyt_crossplay" << 18 << 2 << 60 << 1;
    QTest::newRow("21 x 21") << "english_super" << 8 << 2 << 3 << 1;
    QTest::newRow("jumbled") << "wordsmog" << 3 << 2 << 2 << 1;
    QTest::newRow("three") << "english" << 7 << 3 << 2 << 1;
    QTest::newRow("three, all round") << "english" << 7 << 3 << 4 << 1;
    QTest::newRow("four") << "english" << 6 << 4 << 5 << 1;
    QTest::newRow("four, to the end") << "english" << 12 << 4 << 60 << 1;
    QTest::newRow("nested") << "english" << 6 << 2 << 2 << 4;
    QTest::newRow("nested, as the bag runs out") << "english" << 19 << 2 << 4 << 3;
    QTest::newRow("nested, three") << "english" << 7 << 3 << 2 << 2;
    QTest::newRow("nested, jumbled") << "wordsmog" << 3 << 2 << 1 << 2;
}

void TestSimulator::plainRollOutsAgree()
{
    QFETCH(const QString, rules);
    QFETCH(const int, turns);
    QFETCH(const int, players);
    QFETCH(const int, plies);
    QFETCH(const int, nested);
    SimulationQuestion asked = question(rules.toUtf8().constData(), turns, players);
    if (asked.position.gameEnd() != GameEnd::NotYet) QSKIP("the game was over before");
    asked.plies = plies;
    asked.nested = {nested, 3, 2};
    // An exchange and a pass beside the best moves.
    asked.candidates.resize(std::min<std::size_t>(asked.candidates.size(), 3));
    asked.candidates.push_back(passMove());
    if (asked.position.exchangeLimit() > 0) {
        TileCounts some;
        some.add(asked.position.mover().rack.tiles().back());
        some.add(asked.position.mover().rack.tiles()[2]);
        asked.candidates.push_back(exchangeOf(some));
    }
    const int scenarios = nested > 1 ? 4 : 12;
    const auto simulator = Simulator::create(asked).value();
    const auto state = simulator->run(iterations(scenarios), {});
    QVERIFY(state->end == SearchEnd::Units);
    for (const SimulatedCandidate& candidate : state->candidates) {
        Moments equity;
        Moments win;
        for (int t = 0; t < scenarios; ++t) {
            const ArmSample sample = plainSample(asked, candidate.move, t);
            equity.add(sample.equity / 1000.0);
            win.add(static_cast<double>(sample.win));
        }
        QCOMPARE(candidate.iterations(), scenarios);
        const std::string move = moveText(asked.position, candidate.move);
        QVERIFY2(std::abs(candidate.equity.mean() - equity.mean()) < 1e-6, move.c_str());
        QVERIFY2(std::abs(candidate.equity.squares - equity.squares) < 1e-3, move.c_str());
        QVERIFY2(std::abs(candidate.win.mean() - win.mean()) < 1e-6, move.c_str());
    }
}

namespace {

/// All numbers that must not depend on threads and pauses.
std::string numbersOf(const SimulationState& state)
{
    std::string text;
    for (const SimulatedCandidate& each : state.candidates) {
        text += std::to_string(each.id) + " " + std::to_string(each.iterations()) + " " +
                std::to_string(each.equity.sum) + " " + std::to_string(each.equity.squares) + " " +
                std::to_string(each.win.sum) + " " + std::to_string(each.bestProbability) + " " +
                std::to_string(each.difference.win.squares) + " " +
                std::to_string(static_cast<int>(each.standing)) + " " +
                std::to_string(each.finished);
        for (const SimulatedPly& ply : each.byPly)
            text += " " + std::to_string(ply.score.sum) + "/" + std::to_string(ply.bingos);
        for (const std::int64_t count : each.histogram.counts) text += "," + std::to_string(count);
        for (const SimulatedPlay& play : each.replies) text += ";" + std::to_string(play.count);
        for (const SimulatedPlay& play : each.followUps) text += ";" + std::to_string(play.count);
        text += "\n";
    }
    return text;
}

}  // namespace

void TestSimulator::threadsDontMatter_data()
{
    QTest::addColumn<double>("confidence");
    QTest::newRow("all") << 1.0;
    QTest::newRow("95 %") << 0.95;
}

void TestSimulator::threadsDontMatter()
{
    QFETCH(const double, confidence);
    const SimulationQuestion asked = question();
    std::string numbers;
    for (const int count : {1, 2, 8}) {
        const auto simulator =
            Simulator::create(asked, SimulationPolicy::ofConfidence(confidence)).value();
        const auto state = simulator->run(iterations(150), threads(count));
        if (numbers.empty()) numbers = numbersOf(*state);
        QCOMPARE(numbersOf(*state), numbers);
    }
}

void TestSimulator::playOutsShareTheThreads()
{
    // Each thread that works makes one.
    struct NoEnding : RolloutEnding
    {
        std::optional<int> value(const Position&, const LexiconPtr&,
                                 const std::stop_token&) override
        {
            return 0;
        }
    };
    SimulationQuestion asked = question("english", 20);
    asked.plies = SimulationQuestion::kMostPlies;
    std::atomic<int> made = 0;
    asked.ending = [&made] {
        ++made;
        return std::make_unique<NoEnding>();
    };
    const auto simulator = Simulator::create(asked).value();
    const auto state = simulator->run(iterations(60), threads(2));
    QCOMPARE(state->candidates.front().iterations(), std::int64_t{60});
    QCOMPARE(made.load(), 2);
}

void TestSimulator::candidatesDontMatterToEachOther()
{
    SimulationQuestion asked = question();
    const auto all = Simulator::create(asked).value()->run(iterations(40), {});
    std::ranges::reverse(asked.candidates);
    asked.candidates.resize(3);
    const auto some = Simulator::create(asked).value()->run(iterations(40), {});
    QCOMPARE(some->candidates.size(), std::size_t{3});
    for (const SimulatedCandidate& one : some->candidates) {
        const auto same = std::ranges::find(all->candidates, one.move, &SimulatedCandidate::move);
        QVERIFY(same != all->candidates.end());
        QCOMPARE(one.equity.sum, same->equity.sum);
        QCOMPARE(one.win.sum, same->win.sum);
        QCOMPARE(one.byPly[1].score.sum, same->byPly[1].score.sum);
    }
}

void TestSimulator::goingOnIsTheSame()
{
    const SimulationQuestion asked = question();
    const auto whole = Simulator::create(asked).value()->run(iterations(90), {});
    const auto parts = Simulator::create(asked).value();
    for (const int count : {10, 47, 48, 90}) {
        const auto state = parts->run(iterations(count), threads(2));
        QCOMPARE(state->iterations, count);
        QVERIFY(state->end == SearchEnd::Units);
    }
    QCOMPARE(numbersOf(*parts->run(iterations(90), {})), numbersOf(*whole));
}

void TestSimulator::latecomersCatchUp()
{
    SimulationQuestion asked = question();
    const auto all = Simulator::create(asked).value()->run(iterations(80), {});
    const std::vector<Move> moves = asked.candidates;
    asked.candidates = {moves.front()};
    const auto simulator = Simulator::create(asked).value();
    static_cast<void>(simulator->run(iterations(50), {}));
    for (const Move& move : moves) QVERIFY(simulator->add(move));
    QCOMPARE(simulator->add(moves[2]).value(), 2);
    const auto late = simulator->run(iterations(80), {});
    QCOMPARE(numbersOf(*late), numbersOf(*all));
}

void TestSimulator::removedOnesAreGone()
{
    const SimulationQuestion asked = question();
    const auto simulator = Simulator::create(asked).value();
    static_cast<void>(simulator->run(iterations(20), {}));
    simulator->remove(0);
    simulator->remove(0);
    simulator->remove(77);
    simulator->remove(-1);
    simulator->keep(0, true);
    auto state = simulator->run(iterations(30), {});
    QCOMPARE(state->candidates.size(), asked.candidates.size() - 1);
    for (const SimulatedCandidate& each : state->candidates) {
        QVERIFY(each.id != 0);
        QCOMPARE(each.iterations(), 30);
    }
    // It comes back as a new one.
    QCOMPARE(simulator->add(asked.candidates[0]).value(),
             static_cast<int>(asked.candidates.size()));
    state = simulator->run(iterations(30), {});
    QCOMPARE(state->candidates.size(), asked.candidates.size());
    for (int id = 0; id <= static_cast<int>(asked.candidates.size()); ++id) simulator->remove(id);
    state = simulator->run(iterations(40), {});
    QVERIFY(state->candidates.empty());
    QVERIFY(state->end == SearchEnd::Complete);
}

void TestSimulator::anyTwoAreComparedInPairs()
{
    const auto simulator = Simulator::create(question()).value();
    const auto state = simulator->run(iterations(60), {});
    const auto& candidates = state->candidates;
    QVERIFY(candidates.size() > 2);
    for (const SimulatedCandidate& first : candidates) {
        for (const SimulatedCandidate& second : candidates) {
            const auto pair = state->between(first.id, second.id);
            QCOMPARE(pair.has_value(), first.id != second.id);
            if (!pair) continue;
            QCOMPARE(pair->win.count, 60);
            // Over the same scenarios the mean difference is that of the means.
            QVERIFY(std::abs(pair->win.mean() - first.win.mean() + second.win.mean()) < 1e-6);
            QVERIFY(std::abs(pair->equity.mean() - first.equity.mean() + second.equity.mean()) <
                    1e-6);
        }
    }
    QVERIFY(!state->between(0, 1000));
}

void TestSimulator::editsWhileItRuns()
{
    SimulationQuestion asked = question();
    const std::vector<Move> moves = asked.candidates;
    asked.candidates.resize(2);
    const auto simulator = Simulator::create(asked).value();
    std::stop_source stop;
    TaskContext context = threads(2);
    context.stop = stop.get_token();
    int states = 0;
    const auto last = simulator->run({}, context, [&](const auto& state) {
        ++states;
        if (states == 1) {
            std::jthread other([&] {
                static_cast<void>(simulator->add(moves[4]));
                simulator->remove(1);
            });
        }
        const bool there = std::ranges::any_of(state->candidates, [&](const auto& each) {
            return each.move == moves[4] && each.iterations() == state->iterations;
        });
        if (there || states > 300) stop.request_stop();
    });
    QVERIFY(states <= 300);
    QVERIFY(last->end == SearchEnd::Stopped);
    QCOMPARE(last->candidates.size(), std::size_t{2});
}

void TestSimulator::beatenOnesRestAndKeptOnesDont()
{
    SimulationQuestion asked = question();
    asked.candidates.resize(2);
    // Far worse than anything.
    asked.candidates.push_back(passMove());
    const auto simulator = Simulator::create(asked, {0.01, {}}).value();
    const auto ofPass = [](const SimulationState& state) {
        return *std::ranges::find_if(
            state.candidates, [](const auto& each) { return each.move.kind == MoveKind::Pass; });
    };
    auto state = simulator->run(iterations(400), {});
    SimulatedCandidate pass = ofPass(*state);
    QVERIFY(pass.standing == ArmStanding::Beaten);
    QVERIFY(pass.iterations() < 300);
    QVERIFY(pass.difference.win.mean() < 0 || pass.difference.equity.mean() < 0);
    QCOMPARE(state->candidates.back().id, pass.id);
    simulator->keep(pass.id, true);
    state = simulator->run(iterations(420), {});
    pass = ofPass(*state);
    QVERIFY(pass.kept);
    QCOMPARE(pass.iterations(), 420);
}

void TestSimulator::rulesEndIt()
{
    SimulationQuestion asked = question();
    asked.candidates.resize(1);
    asked.candidates.push_back(passMove());
    const auto policy = SimulationPolicy::ofConfidence(0.99);
    const auto state = Simulator::create(asked, policy).value()->run(iterations(100'000), {});
    QVERIFY(state->end == SearchEnd::Rule);
    QCOMPARE(state->rule, std::string_view("confidence"));
    QVERIFY(state->candidates.front().bestProbability > 0.99);
    QVERIFY(state->iterations < 2000);
    QVERIFY(SimulationPolicy::ofConfidence(1).rules.empty());
}

void TestSimulator::oneCandidateStopsAtOnce()
{
    SimulationQuestion asked = question();
    asked.candidates = {asked.candidates.front(), asked.candidates.front()};
    const auto state =
        Simulator::create(asked, SimulationPolicy::ofConfidence(0.99)).value()->run({}, {});
    QVERIFY(state->end == SearchEnd::Rule);
    QCOMPARE(state->rule, std::string_view("one_candidate"));
    QCOMPARE(state->candidates.size(), std::size_t{1});
    QVERIFY(state->iterations <= 64);
    QCOMPARE(state->candidates.front().bestProbability, 1.0);
}

void TestSimulator::allTilesOfOneKind()
{
    // Whatever is drawn, it is an E: all iterations are the same.
    SimulationQuestion asked = tinyEnd("AT ATE TE TEE ATES", "ES", std::string(14, 'E'));
    asked.candidates = bestMoves(asked, 3);
    const auto one = Simulator::create(asked).value()->run(iterations(1), {});
    const auto many = Simulator::create(asked).value()->run(iterations(50), {});
    for (std::size_t i = 0; i < one->candidates.size(); ++i) {
        QCOMPARE(many->candidates[i].equity.deviation(), 0.0);
        QCOMPARE(many->candidates[i].win.deviation(), 0.0);
        QCOMPARE(many->candidates[i].equity.mean(), one->candidates[i].equity.mean());
        QVERIFY(std::isfinite(many->candidates[i].bestProbability));
    }
}

void TestSimulator::finishedGamesCountAsTheyEnd()
{
    // ATE brings 3, the opponent goes out with ATES for 4 and gains twice the V.
    SimulationQuestion asked = tinyEnd("AT ATE ATES", "EV", "S");
    asked.leaves = tests::randomLeaves(asked.position.rules(), 1, 500);
    asked.candidates = {readMove(asked.position, "8G ATE").value()};
    const auto lost = Simulator::create(asked).value()->run(iterations(20), {});
    const SimulatedCandidate& ate = lost->candidates.front();
    QCOMPARE(ate.equity.mean(), -9.0);
    QCOMPARE(ate.equity.deviation(), 0.0);
    QCOMPARE(ate.win.mean(), 0.0);
    QCOMPARE(ate.finished, 20);
    for (const auto& [lead, win] : {std::pair{9, 0.5}, std::pair{10, 1.0}, std::pair{8, 0.0}}) {
        asked.position.setScore(0, {lead});
        const auto state = Simulator::create(asked).value()->run(iterations(5), {});
        QCOMPARE(state->candidates.front().equity.mean(), -9.0);
        QCOMPARE(state->candidates.front().win.mean(), win);
    }
}

void TestSimulator::repliesAreCollected()
{
    SimulationQuestion asked = question();
    asked.candidates.resize(2);
    const auto state = Simulator::create(asked).value()->run(iterations(300), {});
    for (const SimulatedCandidate& candidate : state->candidates) {
        std::int64_t counted = 0;
        for (const std::int64_t count : candidate.histogram.counts) counted += count;
        QCOMPARE(counted, 300);
        QVERIFY(!candidate.replies.empty());
        QVERIFY(candidate.replies.size() <= 20);
        QVERIFY(std::ranges::is_sorted(candidate.replies, std::ranges::greater{},
                                       &SimulatedPlay::count));
        QVERIFY(std::ranges::is_sorted(candidate.costliest, std::ranges::greater{},
                                       &SimulatedPlay::cost));
        QVERIFY(candidate.costliest.front().cost > 0);
        Leave leave = leaveAfter(asked.position, candidate.move);
        for (const SimulatedPlay& play : candidate.followUps) {
            Rack enough = leave;
            enough.addAll(play.neededDraws);
            QVERIFY(enough.contains(play.move.tilesUsed()));
        }
        // What is logged adds up to what the plies say.
        double sum = 0;
        for (const auto& piece : candidate.plays)
            for (const LoggedPlay& play : *piece)
                if (play.ply == 1) sum += play.score;
        QCOMPARE(sum, candidate.byPly[0].score.sum);
    }
}

void TestSimulator::seatsHaveTheirOwnWords()
{
    // The opponent knows nothing: he can but exchange and pass.
    SimulationQuestion asked = question();
    asked.seats.resize(2);
    const auto next = static_cast<std::size_t>(1 - asked.position.onTurn());
    asked.seats[next].lexicon = tests::lexiconOf(
        asked.position.rules(), tests::wordsFrom("ZZZZZ", asked.position.rules().alphabet).value());
    const auto state = Simulator::create(asked).value()->run(iterations(30), {});
    for (const SimulatedCandidate& candidate : state->candidates) {
        QCOMPARE(candidate.byPly[0].score.sum, 0.0);
        QVERIFY(candidate.byPly[1].score.sum > 0);
    }
}

void TestSimulator::knownRacksDecide()
{
    SimulationQuestion asked = question();
    const int next = 1 - asked.position.onTurn();
    Rack known;
    for (const Tile tile : asked.position.unseen().tiles())
        if (known.total() < 7) known.add(tile);
    asked.position.setRack(next, known);
    const auto state = Simulator::create(asked).value()->run(iterations(30), {});
    for (const SimulatedCandidate& candidate : state->candidates)
        QCOMPARE(candidate.replies.size(), std::size_t{1});
}

void TestSimulator::stopsAndPausesAreObeyed()
{
    const SimulationQuestion asked = question();
    const auto simulator = Simulator::create(asked).value();
    // Before it has begun.
    std::stop_source early;
    early.request_stop();
    TaskContext context = threads(2);
    context.stop = early.get_token();
    const auto none = simulator->run({}, context);
    QVERIFY(none->end == SearchEnd::Stopped);
    QCOMPARE(none->samples, 0);
    for (const SimulatedCandidate& each : none->candidates) {
        QCOMPARE(each.equity.mean(), 0.0);
        QVERIFY(std::isfinite(each.bestProbability));
    }

    const PauseSwitch pause;
    std::stop_source stop;
    context.stop = stop.get_token();
    context.pause = pause.token();
    std::atomic<bool> ended = false;
    StatePtr<SimulationState> state;
    std::jthread run([&] {
        state = simulator->run({}, context);
        ended = true;
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(150));
    pause.pause();
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    QVERIFY(!ended);
    const auto start = std::chrono::steady_clock::now();
    stop.request_stop();
    run.join();
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    QVERIFY(took.count() < 2);
    QVERIFY(state->end == SearchEnd::Stopped);
    QVERIFY(state->samples > 0);
    // What was interrupted comes out as if it hadn't been.
    const std::int64_t done = state->iterations + 20;
    const auto whole = Simulator::create(asked).value()->run(iterations(done), threads(2));
    QCOMPARE(numbersOf(*simulator->run(iterations(done), threads(2))), numbersOf(*whole));
}

void TestSimulator::timeIsKept()
{
    const auto simulator = Simulator::create(question()).value();
    SearchLimits limits;
    limits.seconds = 0;
    auto state = simulator->run(limits, {});
    QVERIFY(state->end == SearchEnd::Time);
    QCOMPARE(state->samples, 0);
    limits.seconds = 0.2;
    state = simulator->run(limits, {});
    QVERIFY(state->end == SearchEnd::Time);
    QVERIFY(state->samples > 0);
    QVERIFY(state->seconds < 3);
}

void TestSimulator::wrongQuestionsAreRefused_data()
{
    QTest::addColumn<QString>("what");
    for (const char* what :
         {"no lexicon", "no candidate", "no plies", "too many plies", "move that doesn't fit",
          "tiles not there", "over-full racks", "game over", "one player", "unknown exchange"})
        QTest::newRow(what) << QString(what);
}

void TestSimulator::wrongQuestionsAreRefused()
{
    QFETCH(const QString, what);
    SimulationQuestion asked = question();
    QVERIFY(Simulator::create(asked));
    if (what == "no lexicon") QVERIFY(asked.position.setLexicon(nullptr));
    if (what == "no candidate") asked.candidates.clear();
    if (what == "no plies") asked.plies = 0;
    if (what == "too many plies") asked.plies = SimulationQuestion::kMostPlies + 1;
    if (what == "move that doesn't fit") {
        // It touches nothing there.
        const auto placed = std::ranges::find(asked.candidates, MoveKind::Place, &Move::kind);
        QVERIFY(placed != asked.candidates.end());
        placed->row = 0;
        placed->column = 0;
    }
    if (what == "tiles not there") asked.position.setRack(asked.position.onTurn(), {});
    if (what == "over-full racks")
        asked.position.setRack(1 - asked.position.onTurn(),
                               tests::rackOf(asked.position.rules().alphabet, "ZZZ"));
    if (what == "game over") asked.position.setScorelessTurns(6);
    if (what == "one player")
        asked.position = Position::create(m_english, asked.position.lexiconPtr(), 1).value();
    if (what == "unknown exchange") asked.candidates.push_back(exchangeOfUnknown(2));
    const auto refused = Simulator::create(asked);
    QVERIFY(!refused);
    QVERIFY(!refused.error().message().empty());
}

void TestSimulator::noWordsAtAll()
{
    Position position =
        Position::create(m_english, tests::lexiconOf(*m_english, WordList{})).value();
    position.setRack(0, tests::rackOf(m_english->alphabet, "AEINRST"));
    SimulationQuestion asked{std::move(position)};
    asked.candidates = {passMove()};
    asked.plies = 30;
    const auto state = Simulator::create(asked).value()->run(iterations(10), {});
    // Six turns without a score end it.
    QCOMPARE(state->candidates.front().finished, 10);
    QVERIFY(std::isfinite(state->candidates.front().equity.mean()));
}

TEST_CLASS(TestSimulator, tests::NoApplication)
#include "tst_simulator.moc"
