// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include <benchmark/benchmark.h>

#include "engine/game/gcg.h"
#include "engine/game/review.h"
#include "engine/play/move_scratch.h"
#include "engine/play/static_player.h"
#include "tests/bench/bench_game.h"

namespace {

/// One game with each seed in turn, with the leave values that the environment names; both sides
/// play the move that is best without looking ahead, and nothing else is done.
void staticGame(benchmark::State& state)
{
    const auto rules = bench::require(engine::catalogue::rules("english"));
    auto table = bench::require(engine::GameTable::create(rules, bench::openLexicon()));
    engine::StaticPlayer player{engine::StaticEvaluator(bench::openLeaves())};
    const auto scratch = std::make_unique<engine::MoveScratch>();
    std::uint64_t seed = 0;
    int turns = 0;
    for (auto step : state) {
        static_cast<void>(step);
        table.deal(++seed);
        while (!table.over()) table.play(player.choose(table.position(), *scratch, {})->move);
        turns += table.turns();
    }
    state.SetItemsProcessed(state.iterations());
    state.counters["turns"] = static_cast<double>(turns) / static_cast<double>(seed);
}
BENCHMARK(staticGame)->Unit(benchmark::kMillisecond);

/// A game of 30 turns with all racks known, on one core.
void staticReview(benchmark::State& state)
{
    const engine::ReviewRequest request{bench::gameOf30(), engine::kRootNode, bench::openLexicon(),
                                        bench::openLeaves()};
    std::size_t turns = 0;
    for (auto step : state) {
        static_cast<void>(step);
        turns = bench::require(engine::reviewGame(request)).turns.size();
    }
    state.counters["turns"] = static_cast<double>(turns);
}
BENCHMARK(staticReview)->Unit(benchmark::kMillisecond);

/// Reading and playing through, as when a file is opened.
void readGame(benchmark::State& state)
{
    const std::string text = bench::require(engine::writeGcg(bench::gameOf30())).text;
    const auto rules = bench::require(engine::catalogue::rules("english"));
    const engine::ReplayOptions judged{bench::openLexicon(), true};
    for (auto step : state) {
        static_cast<void>(step);
        const auto reading = bench::require(engine::readGcg(text, rules));
        benchmark::DoNotOptimize(bench::require(engine::replay(reading.record, judged)));
    }
}
BENCHMARK(readGame)->Unit(benchmark::kMillisecond);

}  // namespace
