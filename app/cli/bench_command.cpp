// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/bench_generation.h"
#include "app/cli/bench_positions.h"
#include "app/cli/bench_support.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "engine/eval/static_evaluator.h"

namespace app {

namespace {

constexpr const char* kBenchMovegen = "bench movegen";

struct BenchOptions
{
    GameOptions game;
    std::vector<std::string> cgpFiles;
    std::string mode = "all";
    int repeat = 1;
    bool json = false;
};

engine::Result<std::vector<GenerationWork>> prepare(const BenchOptions& options,
                                                    const engine::TaskContext& context)
{
    auto inputs = GameInputs::open(options.game);
    if (!inputs) return engine::failure(inputs.error());
    const auto lines = benchLines(options.cgpFiles, context);
    if (!lines) return engine::failure(lines.error());
    std::vector<GenerationWork> work;
    for (const InputLine& line : *lines) {
        auto position = inputs->position(line, context);
        if (!position) return engine::failure(position.error());
        auto leaves = inputs->leavesFor(*position);
        if (!leaves) return engine::failure(leaves.error());
        work.push_back({std::move(*position), engine::StaticEvaluator(std::move(*leaves))});
    }
    return work;
}

/// The parts of a game, in which generators behave differently.
constexpr std::array<const char*, 3> kPhases{"opening", "middle", "bag_empty"};

std::size_t phaseOf(const engine::Position& position)
{
    if (position.board().empty()) return 0;
    return position.bagSize() > 0 ? 1 : 2;
}

struct PhaseTime
{
    std::size_t positions = 0;
    double seconds = 0;

    [[nodiscard]] double microseconds(int repeat) const
    {
        const double runs = static_cast<double>(positions) * repeat;
        return positions == 0 ? 0 : seconds * 1e6 / runs;
    }
};

ExitStatus benchMovegen(const BenchOptions& options)
{
    LongWork longWork;
    const engine::TaskContext context = longWork.context();
    const auto work = prepare(options, context);
    if (!work) return fail(kBenchMovegen, work.error());
    const auto generation = Generation::of(options.mode);

    // Once for the counts; this also brings the lexicon into memory.
    Checksum checksum;
    std::size_t moves = 0;
    for (const GenerationWork& one : *work) {
        if (context.stopRequested()) break;
        moves += generation->run(one);
        generation->addTo(checksum);
    }
    // Phase by phase, so that the clock is hardly ever looked at.
    std::size_t timedMoves = 0;
    std::array<PhaseTime, kPhases.size()> phases;
    double seconds = 0;
    for (std::size_t phase = 0; phase < phases.size(); ++phase) {
        std::vector<const GenerationWork*> ofPhase;
        for (const GenerationWork& one : *work)
            if (phaseOf(one.position) == phase) ofPhase.push_back(&one);
        const auto start = std::chrono::steady_clock::now();
        for (int i = 0; i < options.repeat && !context.stopRequested(); ++i)
            for (const GenerationWork* one : ofPhase) timedMoves += generation->run(*one);
        const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
        phases[phase] = {ofPhase.size(), time.count()};
        seconds += time.count();
    }
    if (context.stopRequested()) {
        complain(kBenchMovegen, "was stopped");
        return ExitStatus::No;
    }
    if (timedMoves != moves * static_cast<std::size_t>(options.repeat)) {
        complain(kBenchMovegen, "the same work gave different numbers of moves");
        return ExitStatus::No;
    }

    const double runs = static_cast<double>(work->size()) * options.repeat;
    constexpr const char* kTimed =
        "move generation, evaluation and ranking; cross-sets belong to the positions and are made "
        "before";
    if (options.json) {
        nlohmann::ordered_json byPhase;
        for (std::size_t phase = 0; phase < phases.size(); ++phase)
            byPhase[kPhases[phase]] = {
                {"positions", phases[phase].positions},
                {"microseconds_per_position", phases[phase].microseconds(options.repeat)}};
        put(nlohmann::ordered_json{{"mode", options.mode},
                                   {"positions", work->size()},
                                   {"repeat", options.repeat},
                                   {"moves", moves},
                                   {"checksum", checksum.text()},
                                   {"seconds", seconds},
                                   {"positions_per_second", runs / seconds},
                                   {"microseconds_per_position", seconds * 1e6 / runs},
                                   {"phases", byPhase},
                                   {"timed", kTimed}}
                .dump(2) +
            "\n");
        return ExitStatus::Done;
    }
    put("item\tvalue\n");
    put("mode\t" + options.mode + "\n");
    put("positions\t" + std::to_string(work->size()) + "\n");
    put("repeat\t" + std::to_string(options.repeat) + "\n");
    put("moves\t" + std::to_string(moves) + "\n");
    put("checksum\t" + checksum.text() + "\n");
    put("seconds\t" + decimalText(seconds, 6) + "\n");
    put("positions_per_second\t" + decimalText(runs / seconds, 1) + "\n");
    put("microseconds_per_position\t" + decimalText(seconds * 1e6 / runs, 2) + "\n");
    for (std::size_t phase = 0; phase < phases.size(); ++phase) {
        const std::string name = kPhases[phase];
        put(name + "_positions\t" + std::to_string(phases[phase].positions) + "\n");
        put(name + "_microseconds_per_position\t" +
            decimalText(phases[phase].microseconds(options.repeat), 2) + "\n");
    }
    put(std::string("timed\t") + kTimed + "\n");
    return ExitStatus::Done;
}

}  // namespace

void addBenchCommands(CLI::App& program, CommandList& commands)
{
    auto* bench = program.add_subcommand("bench", "Fixed work on one thread, counted and timed");
    bench->require_subcommand(1);
    auto* movegen = bench->add_subcommand("movegen", "Moves of fixed positions");
    auto options = std::make_shared<BenchOptions>();
    addGameOptions(*movegen, options->game);
    addLenientOption(*movegen, options->game);
    movegen->add_option("--cgp-file", options->cgpFiles,
                        "Positions, one per line; - is standard input; default: built-in ones");
    movegen
        ->add_option("--mode", options->mode,
                     "best, top15, all: evaluated and ranked; raw: all moves without evaluation")
        ->check(CLI::IsMember({"best", "top15", "all", "raw"}))
        ->capture_default_str();
    movegen
        ->add_option("--repeat", options->repeat,
                     "Do the timed work so often, so that costs come from a difference")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    movegen->add_flag("--json", options->json, "As JSON");
    commands.add(movegen, [options] { return benchMovegen(*options); });

    addBenchLexicon(*bench, commands);
    addBenchBoggle(*bench, commands);
    addBenchFingerprint(*bench, commands);
    addBenchSelfplay(*bench, commands);
    addBenchSimulation(*bench, commands);
    addBenchEndings(*bench, commands);
    addBenchSolitaire(*bench, commands);
}

}  // namespace app
