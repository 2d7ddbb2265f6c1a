// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/cli/bench_positions.h"
#include "app/cli/bench_support.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "engine/search/endgame_search.h"
#include "engine/search/endgame_solver.h"
#include "engine/search/ending_kind.h"
#include "engine/search/pre_endgame_solver.h"

namespace app {

namespace {

using engine::failure;
using engine::Result;

constexpr const char* kEndgames = "bench endgame";
constexpr const char* kPreEndgames = "bench pre-endgame";

struct BenchEndingsOptions
{
    GameOptions game;
    std::vector<std::string> cgpFiles;
    std::size_t positions = 12;
    int depth = 4;
    std::size_t candidates = 6;
    int threads = 1;
};

/// What was done, and what came of it.
struct EndingsDone
{
    std::size_t positions = 0;
    std::size_t proved = 0;
    std::int64_t nodes = 0;
    double seconds = 0;
    Checksum checksum;
};

/// Counts one; false when it was stopped on the way.
template <class State>
bool count(const char* name, const State& state, EndingsDone& done)
{
    if (state.end == engine::SearchEnd::Stopped) {
        complain(name, "was stopped");
        return false;
    }
    ++done.positions;
    done.proved += state.proved ? 1U : 0U;
    done.nodes += state.nodes;
    done.seconds += state.seconds;
    return true;
}

/// Of the positions those with so many tiles in the bag.
Result<std::vector<engine::Position>> positionsWith(const BenchEndingsOptions& options, int fewest,
                                                    int most, const engine::TaskContext& context)
{
    auto inputs = GameInputs::open(options.game);
    if (!inputs) return failure(inputs.error());
    const auto lines = benchLines(options.cgpFiles, context);
    if (!lines) return failure(lines.error());
    std::vector<engine::Position> positions;
    for (const InputLine& line : *lines) {
        auto position = inputs->position(line, context);
        if (!position) return failure(position.error());
        const int bag = std::max(engine::tilesBeyondRacks(*position), 0);
        if (bag < fewest || bag > most || position->gameEnd() != engine::GameEnd::NotYet) continue;
        positions.push_back(std::move(*position));
        if (positions.size() == options.positions) break;
    }
    return positions;
}

ExitStatus tell(const EndingsDone& done, const BenchEndingsOptions& options)
{
    put("item\tvalue\n");
    put("positions\t" + std::to_string(done.positions) + "\n");
    put("depth\t" + std::to_string(options.depth) + "\n");
    put("proved\t" + std::to_string(done.proved) + "\n");
    put("nodes\t" + std::to_string(done.nodes) + "\n");
    put("checksum\t" + done.checksum.text() + "\n");
    put("seconds\t" + decimalText(done.seconds, 6) + "\n");
    put("nodes_per_second\t" +
        decimalText(done.seconds > 0 ? static_cast<double>(done.nodes) / done.seconds : 0, 1) +
        "\n");
    return ExitStatus::Done;
}

ExitStatus benchEndgames(const BenchEndingsOptions& options)
{
    LongWork work;
    const engine::TaskContext context = work.context();
    auto positions = positionsWith(options, 0, 0, context);
    if (!positions) return fail(kEndgames, positions.error());
    EndingsDone done;
    engine::SearchLimits limits;
    limits.depth = options.depth;
    for (engine::Position& position : *positions) {
        engine::EndgameQuestion question;
        question.position = std::make_shared<const engine::Position>(std::move(position));
        question.anyLine = true;  // the search itself is measured
        auto solver = engine::EndgameSolver::create(std::move(question));
        if (!solver) return fail(kEndgames, solver.error());
        const auto state = solver->run(limits, context);
        if (!count(kEndgames, *state, done)) return ExitStatus::No;
        done.checksum.add(state->value.points, 4);
        done.checksum.add(state->depth, 1);
        done.checksum.add(state->nodes, 8);
    }
    return tell(done, options);
}

ExitStatus benchPreEndgames(const BenchEndingsOptions& options)
{
    LongWork work;
    const engine::TaskContext context = work.context(options.threads);
    auto positions = positionsWith(options, 1, engine::PreEndgameQuestion::kMostInBag, context);
    if (!positions) return fail(kPreEndgames, positions.error());
    EndingsDone done;
    engine::SearchLimits limits;
    limits.depth = options.depth;
    for (engine::Position& position : *positions) {
        // What the positions tell of the opponent's rack would leave one draw.
        position.setRack(1 - position.onTurn(), {});
        engine::PreEndgameQuestion question;
        question.position = std::make_shared<const engine::Position>(std::move(position));
        question.candidates = options.candidates;
        auto solver = engine::PreEndgameSolver::create(std::move(question));
        if (!solver) return fail(kPreEndgames, solver.error());
        const auto state = solver->run(limits, context);
        if (!count(kPreEndgames, *state, done)) return ExitStatus::No;
        for (const engine::PreEndgameRow& row : state->rows)
            for (const std::int64_t number : {row.wins, row.ties, row.losses, row.solved})
                done.checksum.add(number, 8);
    }
    return tell(done, options);
}

void addCommonOptions(CLI::App& command, BenchEndingsOptions& options)
{
    addLexiconOption(command, options.game);
    addRulesOption(command, options.game.rules);
    command.add_option("--cgp-file", options.cgpFiles,
                       "Positions, one per line, of which the fitting ones are taken; default: "
                       "built-in ones");
    command.add_option("--positions", options.positions, "At most; the first ones")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command.add_option("--depth", options.depth, "Turns to look ahead in endgames")
        ->check(CLI::Range(1, engine::EndgameSearch::kMostDepth))
        ->capture_default_str();
}

}  // namespace

void addBenchEndings(CLI::App& bench, CommandList& commands)
{
    auto options = std::make_shared<BenchEndingsOptions>();
    auto* endgame = bench.add_subcommand("endgame", "Endgames, to a fixed depth");
    addCommonOptions(*endgame, *options);
    commands.add(endgame, [options] { return benchEndgames(*options); });

    auto before = std::make_shared<BenchEndingsOptions>();
    before->positions = 4;
    before->depth = 2;
    auto* preEndgame = bench.add_subcommand("pre-endgame", "Pre-endgames, to a fixed depth");
    addCommonOptions(*preEndgame, *before);
    preEndgame
        ->add_option("--limit,--top,--candidates", before->candidates, "The best static moves")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    preEndgame->add_option("--threads", before->threads, "How many to work on")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
    commands.add(preEndgame, [before] { return benchPreEndgames(*before); });
}

}  // namespace app
