// SPDX-License-Identifier: GPL-3.0-or-later
// What people wait for as they type: one question to the word tools on the bundled lexicon.
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "engine/words/alphagram_ranking.h"
#include "engine/words/extensions.h"
#include "engine/words/hooks.h"
#include "engine/words/word_judge.h"
#include "engine/words/word_query.h"
#include "tests/bench/bench_position.h"

namespace {

const engine::LexiconPtr& lexicon()
{
    static const engine::LexiconPtr lexicon = bench::openLexicon();
    return lexicon;
}

void judge(benchmark::State& state)
{
    for (auto step : state) {
        static_cast<void>(step);
        benchmark::DoNotOptimize(
            engine::judgeWords(*lexicon(), "QUIZ DGO RETAINS CAT", engine::WordRule::InOrder));
    }
}
BENCHMARK(judge)->Unit(benchmark::kMicrosecond);

void hooks(benchmark::State& state)
{
    const auto word = bench::require(lexicon()->alphabet().readWord("RETAIN"));
    for (auto step : state) {
        static_cast<void>(step);
        benchmark::DoNotOptimize(engine::hooksOf(lexicon()->words(), word));
    }
}
BENCHMARK(hooks)->Unit(benchmark::kMicrosecond);

void find(benchmark::State& state, const engine::WordQuery& query)
{
    for (auto step : state) {
        static_cast<void>(step);
        benchmark::DoNotOptimize(engine::findWords(*lexicon(), query));
    }
}

void anagram(benchmark::State& state, const std::string& tiles)
{
    find(state, engine::anagramQuery(
                    bench::require(engine::readTileCounts(tiles, lexicon()->alphabet()))));
}
BENCHMARK_CAPTURE(anagram, seven, "RETAINS")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(anagram, two_blanks, "RETAIN??")->Unit(benchmark::kMicrosecond);

void subAnagram(benchmark::State& state, const std::string& tiles)
{
    find(state, engine::subAnagramQuery(
                    bench::require(engine::readTileCounts(tiles, lexicon()->alphabet()))));
}
BENCHMARK_CAPTURE(subAnagram, two_blanks, "RETAIN??")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(subAnagram, fifteen, "AABDEEGIILNORST")->Unit(benchmark::kMicrosecond);

void pattern(benchmark::State& state, const std::string& text)
{
    engine::WordQuery query;
    query.expressions.push_back(
        bench::require(engine::WordExpression::pattern(text, lexicon()->alphabet())));
    find(state, query);
}
BENCHMARK_CAPTURE(pattern, few, "..QU?*")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(pattern, classes, "*[AEIOU][^AEIOU]*Z?")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(pattern, everything, "*")->Unit(benchmark::kMicrosecond);

void regex(benchmark::State& state, const std::string& text)
{
    engine::WordQuery query;
    query.expressions.push_back(
        bench::require(engine::WordExpression::regex(text, lexicon()->alphabet())));
    find(state, query);
}
BENCHMARK_CAPTURE(regex, ends, "(UN|RE).*(ED|ING)")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(regex, runs, "(.*[AEIOU]){5}[^AEIOU]{3}.*")->Unit(benchmark::kMicrosecond);

void extensions(benchmark::State& state)
{
    engine::ExtensionQuery query;
    query.tiles = bench::require(lexicon()->alphabet().readWord("E"));
    for (auto step : state) {
        static_cast<void>(step);
        benchmark::DoNotOptimize(engine::findExtensions(*lexicon(), query));
    }
}
BENCHMARK(extensions)->Unit(benchmark::kMicrosecond);

void rankAlphagrams(benchmark::State& state)
{
    const auto rules = bench::require(engine::catalogue::rules("english"));
    for (auto step : state) {
        static_cast<void>(step);
        benchmark::DoNotOptimize(engine::AlphagramRanking::create(*lexicon(), rules->tiles, 8));
    }
}
BENCHMARK(rankAlphagrams)->Unit(benchmark::kMicrosecond);

}  // namespace
