// SPDX-License-Identifier: GPL-3.0-or-later
// The player that simulates before each move.
#include <algorithm>
#include <cstddef>
#include <memory>
#include <stop_token>
#include <vector>

#include <QtTest>

#include "engine/base/random.h"
#include "engine/eval/move_ranking.h"
#include "engine/play/game_table.h"
#include "engine/play/move_scratch.h"
#include "engine/play/static_player.h"
#include "engine/search/endgame_solver.h"
#include "engine/search/inference.h"
#include "engine/search/own_view.h"
#include "engine/search/pre_endgame_solver.h"
#include "engine/search/simulating_player.h"
#include "engine/search/simulator.h"
#include "engine/search/solving_player.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

GameTable tableOfSmallEnglish(std::uint64_t seed)
{
    const GameRulesPtr rules = tests::rulesOf("english");
    const LexiconPtr lexicon =
        tests::lexiconOf(*rules, tests::smallEnglish(rules->alphabet).value());
    GameTable table = GameTable::create(rules, lexicon).value();
    table.deal(seed);
    return table;
}

SimulatingPlayerSettings fewIterations()
{
    SimulatingPlayerSettings settings;
    settings.iterations = 12;
    settings.candidates = 4;
    return settings;
}

Move moveOf(AutoPlayer& player, const Position& position)
{
    MoveScratch scratch;
    return player.choose(position, scratch, {}).value().move;
}

Move bestMove(const Position& position)
{
    return rankMoves({position, nullptr, 1}).value().moves.front().move;
}

/// Plays the table on until the bag holds no more than so many tiles.
void playUntilBagHolds(GameTable& table, int tiles)
{
    while (!table.over() && table.bagSize() > tiles) table.play(bestMove(table.position()));
}

/// What a player with seed 5 simulates.
StatePtr<SimulationState> simulationOf(const Position& position, int plies,
                                       const SimulatingPlayerSettings& settings,
                                       const WinTablePtr& table = nullptr,
                                       const std::vector<WeightedLeave>& leaves = {})
{
    Position view = position;
    view.setRack(1 - view.onTurn(), {});
    SimulationQuestion question{view};
    const MoveRanking ranking = rankMoves({view, nullptr, settings.candidates}).value();
    for (const RankedMove& ranked : ranking.moves) question.candidates.push_back(ranked.move);
    question.seed = mix64(view.hash() ^ 5);
    question.plies = plies;
    question.winTable = table;
    question.nextLeaves = leaves;
    SearchLimits limits;
    limits.units = settings.iterations;
    return Simulator::create(question, SimulationPolicy::ofConfidence(settings.confidence))
        .value()
        ->run(limits, {});
}

}  // namespace

class TestSimulatingPlayer : public QObject
{
    Q_OBJECT

private slots:
    void playsWhatTheSimulationRanksFirst();
    void fewTilesArePlayedOut();
    void staticChancesCountInShortSimulations();
    void doesntLookAtOtherRacks();
    void drawsWhatTheOtherIsLikelyToHaveKept();
    void exchangesOfOthersAreSeenByTheirNumber();
    void sameMovesEveryTime();
    void endgamesAreSolved();
    void oneTileInTheBagIsSolved();
    void stopsWithoutAMove();
    void noTimeIsNoProblem();
};

void TestSimulatingPlayer::playsWhatTheSimulationRanksFirst()
{
    const GameTable table = tableOfSmallEnglish(3);
    const SimulatingPlayerSettings settings = fewIterations();
    SimulatingPlayer player(settings, nullptr, nullptr, 5);
    const auto state = simulationOf(table.position(), settings.plies, settings);
    QVERIFY(moveOf(player, table.position()) == state->candidates.front().move);
}

void TestSimulatingPlayer::fewTilesArePlayedOut()
{
    int others = 0;
    int positions = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        GameTable table = tableOfSmallEnglish(seed);
        playUntilBagHolds(table, kBagToPlayOut);
        if (table.over() || table.bagSize() == 0) continue;
        ++positions;
        SimulatingPlayerSettings settings = fewIterations();
        const auto out = simulationOf(table.position(), SimulationQuestion::kMostPlies, settings);
        const auto two = simulationOf(table.position(), settings.plies, settings);
        SimulatingPlayer player(settings, nullptr, nullptr, 5);
        QVERIFY(moveOf(player, table.position()) == out->candidates.front().move);
        settings.endings = false;
        SimulatingPlayer plain(settings, nullptr, nullptr, 5);
        QVERIFY(moveOf(plain, table.position()) == two->candidates.front().move);
        if (out->candidates.front().move != two->candidates.front().move) ++others;
    }
    QVERIFY(positions >= 6);
    QVERIFY(others > 0);
}

void TestSimulatingPlayer::staticChancesCountInShortSimulations()
{
    WinCounts counts(7);
    for (int unseen = 1; unseen <= 100; ++unseen)
        for (int gain = -200; gain <= 200; gain += 4)
            counts.add(unseen, {gain * (20 + unseen) / 120});
    const auto chances = std::make_shared<const WinTable>(counts);
    int others = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const GameTable table = tableOfSmallEnglish(seed);
        SimulatingPlayerSettings settings = fewIterations();
        settings.iterations = 4;
        const auto state = simulationOf(table.position(), settings.plies, settings, chances);
        const Move first = state->candidates.front().move;
        settings.staticError = 0;
        SimulatingPlayer without(settings, nullptr, chances, 5);
        QVERIFY(moveOf(without, table.position()) == first);
        // When nothing but them counts, that with the best one is played.
        settings.staticError = 1e-6;
        SimulatingPlayer only(settings, nullptr, chances, 5);
        const Move chosen = moveOf(only, table.position());
        const auto ranking =
            rankMoves({table.position(), nullptr, settings.candidates, false, chances}).value();
        const auto best = std::ranges::max(ranking.chances, {}, &WinProbability::share);
        const auto found = std::ranges::find(ranking.moves, chosen, &RankedMove::move);
        QVERIFY(found != ranking.moves.end());
        const auto place = static_cast<std::size_t>(found - ranking.moves.begin());
        QVERIFY(ranking.chances[place].share > best.share - 1e-4);
        if (first != chosen) ++others;
    }
    QVERIFY(others > 0);
}

void TestSimulatingPlayer::doesntLookAtOtherRacks()
{
    GameTable table = tableOfSmallEnglish(7);
    SimulatingPlayer player(fewIterations(), nullptr, nullptr, 1);
    for (int turn = 0; turn < 6; ++turn) {
        const Position& position = table.position();
        Position other = position;
        other.setRack(1 - position.onTurn(), {});
        const Move move = moveOf(player, position);
        QVERIFY(move == moveOf(player, other));
        table.play(move);
    }
}

void TestSimulatingPlayer::drawsWhatTheOtherIsLikelyToHaveKept()
{
    constexpr std::int64_t kRacks = 60;
    SimulatingPlayerSettings settings = fewIterations();
    SimulatingPlayerSettings reading = settings;
    reading.inferredRacks = kRacks;
    int others = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        GameTable table = tableOfSmallEnglish(seed);
        for (int turn = 0; turn < 3; ++turn) table.play(bestMove(table.position()));
        const Position before = table.position();
        const Move move = bestMove(before);
        table.play(move);
        const Position& position = table.position();

        Position seen = before;
        seen.setRack(before.onTurn(), {});
        InferenceQuestion question{seen, move};
        question.temperature = temperatureFor(PlayerStrength::Computer);
        question.seed = mix64(ownViewOf(position).hash() ^ 5);
        SearchLimits limits;
        limits.units = kRacks;
        const auto read = Inference::create(question).value()->run(limits, {});
        const auto expected = simulationOf(position, settings.plies, settings, nullptr,
                                           leavesToSimulate(*read, ownViewOf(position)));

        // Nothing but the move is looked at, and it is forgotten with the answer.
        SimulatingPlayer player(reading, nullptr, nullptr, 5);
        player.watch(seen, move);
        QVERIFY(moveOf(player, position) == expected->candidates.front().move);
        SimulatingPlayer plain(settings, nullptr, nullptr, 5);
        const Move plainly = moveOf(plain, position);
        QVERIFY(moveOf(player, position) == plainly);
        if (expected->candidates.front().move != plainly) ++others;
        player.watch(before, move);
        QVERIFY(moveOf(player, position) == expected->candidates.front().move);
        // A move of another game says nothing.
        GameTable elsewhere = tableOfSmallEnglish(seed + 100);
        player.watch(elsewhere.position(), bestMove(elsewhere.position()));
        QVERIFY(moveOf(player, position) == plainly);
    }
    QVERIFY(others > 0);
}

void TestSimulatingPlayer::exchangesOfOthersAreSeenByTheirNumber()
{
    GameTable table = tableOfSmallEnglish(4);
    const Position before = table.position();
    const std::vector<Tile> tiles = before.mover().rack.tiles();
    const auto exchangeOfTwo = [&](std::size_t first) {
        TileCounts away;
        away.add(tiles[first]);
        away.add(tiles[first + 1]);
        return exchangeOf(away);
    };
    table.play(exchangeOfTwo(0));
    SimulatingPlayerSettings settings = fewIterations();
    settings.inferredRacks = 40;
    SimulatingPlayer player(settings, nullptr, nullptr, 5);
    player.watch(before, exchangeOfTwo(0));
    const Move move = moveOf(player, table.position());
    player.watch(before, exchangeOfTwo(3));
    QVERIFY(moveOf(player, table.position()) == move);
}

void TestSimulatingPlayer::sameMovesEveryTime()
{
    const auto gameWith = [](std::uint64_t seed) {
        GameTable table = tableOfSmallEnglish(11);
        SimulatingPlayer player(fewIterations(), nullptr, nullptr, seed);
        std::vector<Move> moves;
        while (!table.over()) {
            moves.push_back(moveOf(player, table.position()));
            table.play(moves.back());
        }
        return moves;
    };
    const auto first = gameWith(1);
    QVERIFY(first.size() > 4);
    QVERIFY(first == gameWith(1));
    // What is drawn decides somewhere.
    QVERIFY(first != gameWith(2) || first != gameWith(3));
}

void TestSimulatingPlayer::endgamesAreSolved()
{
    int endgames = 0;
    int others = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        GameTable table = tableOfSmallEnglish(seed);
        playUntilBagHolds(table, 0);
        if (table.over()) continue;
        ++endgames;
        EndgameQuestion question;
        question.position = std::make_shared<const Position>(table.position());
        question.end = EndgameEnd::Rules;
        question.tableBytes = std::size_t{4} << 20;
        SearchLimits limits;
        limits.nodes = SolvingPlayer::kEndgameNodes;
        const auto state = EndgameSolver::create(question).value().run(limits, {});
        const auto player = simulatingPlayers(fewIterations(), nullptr, nullptr, 1)();
        QVERIFY(moveOf(*player, table.position()) == state->line.front());
        const auto ending = solvingPlayers(nullptr)();
        QVERIFY(moveOf(*ending, table.position()) == state->line.front());
        // Against one who has no words.
        const Position& position = table.position();
        question.lexiconOfOther = tests::lexiconOf(
            position.rules(), tests::wordsFrom("ZZ", position.rules().alphabet).value());
        const auto alone = EndgameSolver::create(question).value().run(limits, {});
        others += alone->value == state->value ? 0 : 1;
        PlayerLexicons lexicons(position.lexiconPtr(), {nullptr, nullptr});
        lexicons.own[static_cast<std::size_t>(1 - position.onTurn())] = question.lexiconOfOther;
        QVERIFY(moveOf(*solvingPlayers(nullptr, lexicons)(), position) == alone->line.front());
        auto several = fewIterations();
        several.lexicons = lexicons;
        QVERIFY(moveOf(*simulatingPlayers(several, nullptr, nullptr, 1)(), position) ==
                alone->line.front());
        // Without it there is a move as well.
        SimulatingPlayerSettings settings = fewIterations();
        settings.endings = false;
        const auto simulating = simulatingPlayers(settings, nullptr, nullptr, 1)();
        table.play(moveOf(*simulating, table.position()));
    }
    QVERIFY(endgames >= 3);
    QVERIFY(others > 0);
}

void TestSimulatingPlayer::oneTileInTheBagIsSolved()
{
    int preEndgames = 0;
    int otherMoves = 0;
    for (std::uint64_t seed = 1; seed <= 24; ++seed) {
        GameTable table = tableOfSmallEnglish(seed);
        playUntilBagHolds(table, 1);
        if (table.over() || table.bagSize() != 1) continue;
        PreEndgameQuestion question;
        Position view = table.position();
        view.setRack(1 - view.onTurn(), {});
        if (view.mover().rack.has(kBlank) || view.unseen().has(kBlank)) continue;
        ++preEndgames;
        question.position = std::make_shared<const Position>(view);
        question.end = EndgameEnd::Rules;
        question.candidates = 4;
        question.tableBytes = std::size_t{4} << 20;
        SearchLimits limits;
        limits.depth = SolvingPlayer::kPreEndgameDepth;
        const auto state = PreEndgameSolver::create(question).value().run(limits, {});
        const auto player = solvingPlayers(nullptr)();
        QVERIFY(moveOf(*player, table.position()) == state->rows.front().move);
        StaticPlayer naive{StaticEvaluator(nullptr)};
        const Move first = moveOf(naive, table.position());
        otherMoves += first == state->rows.front().move ? 0 : 1;
    }
    QVERIFY(preEndgames >= 3);
    QVERIFY(otherMoves > 0);
}

void TestSimulatingPlayer::stopsWithoutAMove()
{
    const GameTable table = tableOfSmallEnglish(1);
    SimulatingPlayer player(fewIterations(), nullptr, nullptr, 1);
    std::stop_source source;
    source.request_stop();
    MoveScratch scratch;
    QVERIFY(!player.choose(table.position(), scratch, source.get_token()));
}

void TestSimulatingPlayer::noTimeIsNoProblem()
{
    const GameTable table = tableOfSmallEnglish(1);
    SimulatingPlayerSettings settings = fewIterations();
    settings.seconds = 0;
    SimulatingPlayer player(settings, nullptr, nullptr, 1);
    MoveScratch scratch;
    QVERIFY(player.choose(table.position(), scratch, {}).has_value());
}

TEST_CLASS(TestSimulatingPlayer, tests::NoApplication)
#include "tst_simulating_player.moc"
