// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bench_simulation.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/cli/bench_positions.h"
#include "app/cli/bench_support.h"
#include "app/cli/console.h"
#include "engine/eval/move_ranking.h"
#include "engine/search/simulator.h"

namespace app {

namespace {

using engine::failure;
using engine::Result;

constexpr const char* kBenchSimulation = "bench sim";

struct BenchSimulationOptions : SimulationBenchOptions
{
    std::int64_t iterations = 20;
    int threads = 1;
};

}  // namespace

Result<std::vector<InputLine>> simulationBenchLines(const SimulationBenchOptions& options,
                                                    const engine::TaskContext& context)
{
    auto lines = benchLines(options.cgpFiles, context);
    if (lines && lines->size() > options.positions) lines->resize(options.positions);
    return lines;
}

Result<engine::SimulationQuestion> simulationBenchQuestion(GameInputs& inputs,
                                                           const InputLine& line,
                                                           const SimulationBenchOptions& options,
                                                           const engine::TaskContext& context)
{
    auto position = inputs.position(line, context);
    if (!position) return failure(position.error());
    auto leaves = inputs.leavesFor(*position);
    if (!leaves) return failure(leaves.error());
    auto table = inputs.winTableFor(*position);
    if (!table) return failure(table.error());
    // What the positions tell of the opponent's rack would make the replies all the same.
    position->setRack(1 - position->onTurn(), {});
    const auto ranking = engine::rankMoves({*position, *leaves, options.candidates}, context);
    if (!ranking) return failure(ranking.error());
    engine::SimulationQuestion question{std::move(*position)};
    for (const engine::RankedMove& ranked : ranking->moves)
        question.candidates.push_back(ranked.move);
    question.leaves = std::move(*leaves);
    question.winTable = std::move(*table);
    question.plies = options.plies;
    question.seed = options.game.seed;
    return question;
}

void addSimulationBenchOptions(CLI::App& command, SimulationBenchOptions& options)
{
    addGameOptions(command, options.game);
    addSeedOption(command, options.game.seed);
    command.add_option("--cgp-file", options.cgpFiles,
                       "Positions, one per line, opponents' racks not looked at; default: "
                       "built-in ones");
    command.add_option("--positions", options.positions, "At most; the first ones")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command.add_option("--plies", options.plies, "Turns after each candidate")
        ->check(CLI::Range(1, engine::SimulationQuestion::kMostPlies))
        ->capture_default_str();
    command.add_option("--limit,--top,--candidates", options.candidates, "The best static moves")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
}

namespace {

ExitStatus benchSimulation(const BenchSimulationOptions& options)
{
    LongWork work;
    const engine::TaskContext context = work.context(options.threads);
    auto inputs = GameInputs::open(options.game);
    if (!inputs) return fail(kBenchSimulation, inputs.error());
    const auto lines = simulationBenchLines(options, context);
    if (!lines) return fail(kBenchSimulation, lines.error());
    engine::SearchLimits limits;
    limits.units = options.iterations;
    std::int64_t samples = 0;
    double seconds = 0;
    Checksum checksum;
    for (const InputLine& line : *lines) {
        auto question = simulationBenchQuestion(*inputs, line, options, context);
        if (!question) return fail(kBenchSimulation, question.error());
        auto simulator = engine::Simulator::create(std::move(*question));
        if (!simulator) return fail(kBenchSimulation, simulator.error());
        const auto state = (*simulator)->run(limits, context);
        if (state->end == engine::SearchEnd::Stopped) {
            complain(kBenchSimulation, "was stopped");
            return ExitStatus::No;
        }
        add(checksum, *state);
        samples += state->samples;
        seconds += state->seconds;
    }
    put("item\tvalue\n");
    put("positions\t" + std::to_string(lines->size()) + "\n");
    put("plies\t" + std::to_string(options.plies) + "\n");
    put("iterations_of_a_candidate\t" + std::to_string(options.iterations) + "\n");
    put("threads\t" + std::to_string(options.threads) + "\n");
    put("samples\t" + std::to_string(samples) + "\n");
    put("checksum\t" + checksum.text() + "\n");
    put("seconds\t" + decimalText(seconds, 6) + "\n");
    put("samples_per_second\t" + decimalText(static_cast<double>(samples) / seconds, 1) + "\n");
    return ExitStatus::Done;
}

}  // namespace

void addBenchSimulation(CLI::App& bench, CommandList& commands)
{
    auto* command = bench.add_subcommand("sim", "Simulations of fixed length");
    auto options = std::make_shared<BenchSimulationOptions>();
    addSimulationBenchOptions(*command, *options);
    command
        ->add_option("--iterations", options->iterations,
                     "Of each candidate; costs come from the difference of two numbers")
        ->check(CLI::Range(std::int64_t{1}, engine::Simulator::kMostIterations))
        ->capture_default_str();
    command->add_option("--threads", options->threads, "How many to work on; same checksum")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
    commands.add(command, [options] { return benchSimulation(*options); });
    addBenchSamples(bench, commands);
}

}  // namespace app
