// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>
#include <vector>

#include <benchmark/benchmark.h>

#include "engine/board/cross_sets.h"
#include "engine/eval/move_ranking.h"
#include "engine/eval/static_evaluator.h"
#include "engine/movegen/move_generator.h"
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

/// The cross-sets of the whole board from nothing.
void allCrossSets(benchmark::State& state)
{
    const engine::Position position = bench::midGame();
    for (auto step : state) {
        static_cast<void>(step);
        benchmark::DoNotOptimize(
            engine::CrossSets(position.board(), position.rules(), position.lexicon()));
    }
}
BENCHMARK(allCrossSets)->Unit(benchmark::kMicrosecond);

}  // namespace
