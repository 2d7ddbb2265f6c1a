// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include <benchmark/benchmark.h>

#include "engine/board/cross_sets.h"
#include "engine/eval/move_ranking.h"
#include "engine/eval/static_evaluator.h"
#include "engine/movegen/move_generator.h"
#include "engine/play/game_table.h"
#include "engine/play/move_scratch.h"
#include "engine/play/static_player.h"
#include "tests/bench/bench_position.h"

namespace {

/// What stands between a new position and its list of moves on the screen.
void rankedList(benchmark::State& state)
{
    const engine::RankRequest request{bench::midGame(), nullptr, 0};
    for (auto step : state) {
        static_cast<void>(step);
        benchmark::DoNotOptimize(engine::rankMoves(request));
    }
}
BENCHMARK(rankedList)->Unit(benchmark::kMicrosecond);

/// All moves with equities, in no order, with a generator that keeps its memory.
void generateAllMoves(benchmark::State& state)
{
    const engine::Position position = bench::midGame();
    engine::MoveGenerator generator;
    engine::Valuation valuation;
    engine::StaticEvaluator().prepare(position, valuation);
    engine::AllMoves moves;
    for (auto step : state) {
        static_cast<void>(step);
        moves.clear();
        benchmark::DoNotOptimize(generator.generate(position, valuation, moves));
    }
    state.counters["moves"] = static_cast<double>(moves.moves().size());
}
BENCHMARK(generateAllMoves)->Unit(benchmark::kMicrosecond);

/// The best move alone, as in play without looking ahead.
void generateBestMove(benchmark::State& state)
{
    const engine::Position position = bench::midGame();
    const engine::StaticEvaluator evaluator;
    engine::MoveGenerator generator;
    engine::Valuation valuation;
    engine::BestMove best;
    for (auto step : state) {
        static_cast<void>(step);
        best.clear();
        evaluator.prepare(position, valuation);
        benchmark::DoNotOptimize(generator.generate(position, valuation, best));
    }
}
BENCHMARK(generateBestMove)->Unit(benchmark::kMicrosecond);

/// The best move is played and taken back: the board, the score and the cross-sets around it.
void makeAndUndo(benchmark::State& state)
{
    engine::Position position = bench::midGame();
    const engine::Move best =
        bench::require(engine::rankMoves({position, nullptr, 1})).moves.front().move;
    engine::Position::Undo undo;
    for (auto step : state) {
        static_cast<void>(step);
        position.make(best, undo);
        position.undo(undo);
    }
    benchmark::DoNotOptimize(position.hash());
}
BENCHMARK(makeAndUndo)->Unit(benchmark::kMicrosecond);

/// The same for each move of ten games as both sides play them; the time is that of one move.
void makeAndUndoInPlay(benchmark::State& state)
{
    struct Turn
    {
        engine::Rack rack;
        engine::Move move;
    };
    const auto rules = bench::require(engine::catalogue::rules("english"));
    auto table = bench::require(engine::GameTable::create(rules, bench::openLexicon()));
    engine::StaticPlayer player{engine::StaticEvaluator(bench::openLeaves())};
    const auto scratch = std::make_unique<engine::MoveScratch>();
    std::vector<std::vector<Turn>> games(10);
    for (std::size_t seed = 0; seed < games.size(); ++seed) {
        for (table.deal(seed); !table.over(); table.play(games[seed].back().move))
            games[seed].push_back({table.position().mover().rack,
                                   player.choose(table.position(), *scratch, {})->move});
    }
    constexpr int kTimes = 16;
    const auto start = bench::require(engine::Position::create(rules, bench::openLexicon()));
    engine::Position::Undo undo;
    std::int64_t moves = 0;
    std::size_t game = 0;
    for (auto step : state) {
        static_cast<void>(step);
        engine::Position position = start;
        for (const Turn& turn : games[game++ % games.size()]) {
            position.setRack(position.onTurn(), turn.rack);
            for (int i = 0; i < kTimes; ++i) {
                position.make(turn.move, undo);
                position.undo(undo);
            }
            position.make(turn.move, undo);
            moves += kTimes;
        }
        benchmark::DoNotOptimize(position.hash());
    }
    state.counters["time per move"] = benchmark::Counter(
        static_cast<double>(moves), benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
BENCHMARK(makeAndUndoInPlay)->Unit(benchmark::kMicrosecond);

void hashOfPosition(benchmark::State& state)
{
    engine::Position position = bench::midGame();
    for (auto step : state) {
        static_cast<void>(step);
        benchmark::DoNotOptimize(&position);
        benchmark::DoNotOptimize(position.hash());
    }
}
BENCHMARK(hashOfPosition)->Unit(benchmark::kNanosecond);

void copyOfPosition(benchmark::State& state)
{
    const engine::Position position = bench::midGame();
    for (auto step : state) {
        static_cast<void>(step);
        engine::Position copy = position;
        benchmark::DoNotOptimize(&copy);
    }
    state.counters["bytes"] = sizeof(engine::Position);
}
BENCHMARK(copyOfPosition)->Unit(benchmark::kNanosecond);

/// The cross-sets of the whole board from nothing.
void allCrossSets(benchmark::State& state)
{
    const engine::Position position = bench::midGame();
    for (auto step : state) {
        static_cast<void>(step);
        benchmark::DoNotOptimize(
            engine::CrossSets({position.board(), position.rules(), position.lexicon()}));
    }
}
BENCHMARK(allCrossSets)->Unit(benchmark::kMicrosecond);

}  // namespace
