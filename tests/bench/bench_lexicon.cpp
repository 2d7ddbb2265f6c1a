// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include "tests/bench/bench_position.h"

namespace {

/// Mapping and validating the bundled word graph: what starting the program costs.
void openDefaultLexicon(benchmark::State& state)
{
    for (auto step : state) {
        static_cast<void>(step);
        benchmark::DoNotOptimize(bench::openLexicon());
    }
}
BENCHMARK(openDefaultLexicon)->Unit(benchmark::kMillisecond);

}  // namespace
