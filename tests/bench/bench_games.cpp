// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <memory>

#include <benchmark/benchmark.h>

#include "engine/selfplay/auto_player.h"
#include "engine/selfplay/game_table.h"
#include "tests/bench/bench_position.h"

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

}  // namespace
