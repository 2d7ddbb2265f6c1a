// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/cli/bench_support.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "engine/solitaire/beam_search.h"
#include "engine/solitaire/solitaire_search.h"

namespace app {

namespace {

constexpr const char* kBenchSolitaire = "bench solitaire";

struct SolitaireBenchOptions
{
    GameOptions game;
    int repeat = 1;
};

void addTo(Checksum& checksum, const std::vector<engine::Move>& moves, int total,
           std::int64_t expansions)
{
    for (const engine::Move& move : moves) {
        checksum.add(move.row, 1);
        checksum.add(move.column, 1);
        for (const engine::Tile tile : move.tileSpan()) checksum.add(tile, 1);
        checksum.add(move.score.points, 4);
    }
    checksum.add(total, 4);
    checksum.add(expansions, 8);
}

std::string benchRow(const std::string& work, std::int64_t expansions, int total, double seconds)
{
    const double rate = seconds > 0 ? static_cast<double>(expansions) / seconds : 0;
    return work + "\t" + std::to_string(expansions) + "\t" + std::to_string(total) + "\t" +
           decimalText(seconds, 3) + "\t" + decimalText(rate, 0) + "\n";
}

/// Beams for points alone, narrow to wide, then the whole search, on the order of one seed.
ExitStatus benchSolitaire(const SolitaireBenchOptions& options)
{
    using Timer = std::chrono::steady_clock;
    LongWork work;
    const engine::TaskContext context = work.context();
    auto inputs = GameInputs::open(options.game);
    if (!inputs) return fail(kBenchSolitaire, inputs.error());
    const auto lexicon = inputs->lexiconFor(inputs->rules(), context);
    if (!lexicon) return fail(kBenchSolitaire, lexicon.error());
    auto task = engine::SolitaireTask::create(
        {inputs->rulesPtr(), *lexicon, engine::shuffledOrder(inputs->rules(), options.game.seed)});
    if (!task) return fail(kBenchSolitaire, task.error());
    Checksum checksum;
    std::string table = "work\texpansions\ttotal\tseconds\texpansions_per_second\n";
    const auto seconds = [](Timer::time_point start) {
        return std::chrono::duration<double>(Timer::now() - start).count();
    };
    engine::BeamSearch beam(*task);
    for (const int width : {10, 40, 160}) {
        engine::BeamOptions beamOptions;
        beamOptions.width = width;
        engine::BeamOutcome outcome;
        const auto start = Timer::now();
        for (int i = 0; i < options.repeat; ++i) outcome = beam.run({}, beamOptions, context);
        addTo(checksum, outcome.moves, outcome.total, outcome.expansions);
        table += benchRow("beam " + std::to_string(width), outcome.expansions * options.repeat,
                          outcome.total, seconds(start));
    }
    engine::SearchLimits limits;
    limits.nodes = 40'000;
    const auto start = Timer::now();
    std::int64_t expansions = 0;
    int total = 0;
    for (int i = 0; i < options.repeat; ++i) {
        const auto search = engine::SolitaireSearch::create(*task, {});
        if (!search) return fail(kBenchSolitaire, search.error());
        const auto state = (*search)->run(limits, context);
        expansions += state->expansions;
        total = state->best.total().points;
        if (i == 0) addTo(checksum, state->best.moves, total, state->expansions);
    }
    table += benchRow("search", expansions, total, seconds(start));
    if (context.stopRequested()) {
        complain(kBenchSolitaire, "was stopped");
        return ExitStatus::No;
    }
    put(table + "checksum " + checksum.text() + "\t\t\t\t\n");
    return ExitStatus::Done;
}

}  // namespace

void addBenchSolitaire(CLI::App& bench, CommandList& commands)
{
    auto* solitaire =
        bench.add_subcommand("solitaire", "One-player games: beams by width, and the whole search");
    auto options = std::make_shared<SolitaireBenchOptions>();
    addLexiconOption(*solitaire, options->game);
    addRulesOption(*solitaire, options->game.rules);
    addSeedOption(*solitaire, options->game.seed);
    solitaire->add_option("--repeat", options->repeat, "Do the work so often")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    commands.add(solitaire, [options] { return benchSolitaire(*options); });
}

}  // namespace app
