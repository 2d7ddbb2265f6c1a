// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include <benchmark/benchmark.h>

#include "engine/lexicon/kwg_builder.h"
#include "engine/lexicon/lexicon_file.h"
#include "engine/words/hooks.h"
#include "engine/words/word_query.h"
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

/// From the sorted words to the bytes of a file; the argument is the kind of graph.
void buildGraph(benchmark::State& state)
{
    const auto lexicon = bench::openLexicon();
    const auto words = bench::require(engine::wordsOf(lexicon->words()));
    const auto kind = static_cast<engine::GraphKind>(state.range(0));
    std::size_t nodes = 0;
    for (auto step : state) {
        static_cast<void>(step);
        nodes = bench::require(engine::buildKwg(words, kind)).size();
    }
    state.counters["nodes"] = static_cast<double>(nodes);
}
BENCHMARK(buildGraph)
    ->Arg(static_cast<int>(engine::GraphKind::Gaddawg))
    ->Arg(static_cast<int>(engine::GraphKind::Dawg))
    ->Arg(static_cast<int>(engine::GraphKind::Alpha))
    ->Unit(benchmark::kMillisecond);

/// A list of words as text, read and checked.
void readText(benchmark::State& state)
{
    const auto lexicon = bench::openLexicon();
    std::string text;
    lexicon->words().forEachWord([&](std::span<const engine::Tile> word) {
        text += lexicon->alphabet().written(word) + "\n";
        return true;
    });
    for (auto step : state) {
        static_cast<void>(step);
        benchmark::DoNotOptimize(engine::readWordList(text, lexicon->alphabet()));
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}
BENCHMARK(readText)->Unit(benchmark::kMillisecond);

/// What stands in the words panel after each key; the argument counts blanks.
void anagramsOfEight(benchmark::State& state)
{
    const auto lexicon = bench::openLexicon();
    const std::string blanks(static_cast<std::size_t>(state.range(0)), '?');
    const auto tiles = bench::require(engine::readTileCounts(
        std::string("AEINRSTL").substr(blanks.size()) + blanks, lexicon->alphabet()));
    for (auto step : state) {
        static_cast<void>(step);
        benchmark::DoNotOptimize(engine::findWords(*lexicon, engine::anagramQuery(tiles)));
    }
}
BENCHMARK(anagramsOfEight)->DenseRange(0, 3)->Unit(benchmark::kMicrosecond);

void patternOverAllWords(benchmark::State& state)
{
    const auto lexicon = bench::openLexicon();
    engine::WordQuery query;
    query.expressions.push_back(
        bench::require(engine::WordExpression::pattern("*E*E*E*E*", lexicon->alphabet())));
    for (auto step : state) {
        static_cast<void>(step);
        benchmark::DoNotOptimize(engine::findWords(*lexicon, query));
    }
}
BENCHMARK(patternOverAllWords)->Unit(benchmark::kMillisecond);

void hooksOfAWord(benchmark::State& state)
{
    const auto lexicon = bench::openLexicon();
    const auto word = bench::require(lexicon->alphabet().readWord("CARE"));
    for (auto step : state) {
        static_cast<void>(step);
        benchmark::DoNotOptimize(engine::hooksOf(lexicon->words(), word));
    }
}
BENCHMARK(hooksOfAWord)->Unit(benchmark::kNanosecond);

}  // namespace
