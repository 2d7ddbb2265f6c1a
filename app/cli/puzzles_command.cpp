// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "engine/base/random.h"
#include "engine/board/move_notation.h"
#include "engine/game/cgp.h"
#include "engine/game/puzzles.h"

namespace app {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kPuzzles = "puzzles";

struct PuzzleOptions
{
    GameOptions game;
    std::vector<std::string> in;
    double secondsPerTurn = 2.2;
    double least = 4;  ///< percent
    bool json = false;
    int threads = 0;  ///< 0 = one per core
};

struct PuzzleText
{
    std::string cgp;
    std::string answer;
};

PuzzleText textOf(const engine::Puzzle& puzzle)
{
    return {engine::writeCgp(*puzzle.position), engine::moveText(*puzzle.position, puzzle.answer)};
}

std::string puzzleRow(const std::string& path, const engine::Puzzle& puzzle)
{
    const PuzzleText text = textOf(puzzle);
    return path + "\t" + std::to_string(puzzle.turn) + "\t" +
           std::string(puzzleKindName(puzzle.kind)) + "\t" + text.cgp + "\t" + text.answer + "\t" +
           decimalText(100 * puzzle.verdict.leadWin, 2) + "\t" +
           (puzzle.verdict.proved ? "yes" : "no") + "\t" + (puzzle.staticFails ? "yes" : "no") +
           "\t" + (puzzle.wasFound ? "yes" : "no") + "\n";
}

Json puzzleJson(const std::string& path, const engine::Puzzle& puzzle)
{
    const PuzzleText text = textOf(puzzle);
    return {{"game", path},
            {"turn", puzzle.turn},
            {"kind", puzzleKindName(puzzle.kind)},
            {"cgp", text.cgp},
            {"answer", text.answer},
            {"lead_win", 100 * puzzle.verdict.leadWin},
            {"by", judgedByName(puzzle.verdict.by)},
            {"proved", puzzle.verdict.proved},
            {"static_fails", puzzle.staticFails},
            {"was_found", puzzle.wasFound}};
}

engine::Result<std::vector<engine::Puzzle>> puzzlesOf(const std::string& path, GameInputs& inputs,
                                                      const PuzzleOptions& options,
                                                      const engine::TaskContext& context)
{
    const auto file = openGameFile(path, options.game);
    if (!file) return engine::failure(file.error());
    std::vector<engine::Puzzle> all;
    for (const engine::GameRecord& record : file->study.games) {
        auto lexicon = inputs.lexiconFor(record.rules(), context);
        if (!lexicon) return engine::failure(lexicon.error());
        const auto replay = engine::replay(record, {*lexicon, true});
        if (!replay) return engine::failure(replay.error());
        const engine::Position& start = *replay->at(engine::kRootNode).after;
        auto leaves = inputs.leavesFor(start);
        if (!leaves) return engine::failure(leaves.error());
        auto table = inputs.winTableFor(start);
        if (!table) return engine::failure(table.error());
        engine::ReviewRequest request{record, engine::kRootNode, *lexicon, *leaves};
        request.depth = engine::ReviewDepth::Standard;
        request.judging = engine::JudgeSettings::of(request.depth);
        request.judging->seconds = options.secondsPerTurn;
        request.judging->seed = options.game.seed;
        request.winTable = std::move(*table);
        const auto review = engine::reviewGame(request, context);
        if (!review) return engine::failure(review.error());
        engine::PuzzleSettings settings;
        settings.leastWin = options.least / 100;
        settings.proof.seconds = 3 * options.secondsPerTurn;
        settings.proof.seed = engine::mix64(options.game.seed);
        auto found = engine::findPuzzles(request, *review, settings, context);
        if (!found) return engine::failure(found.error());
        for (engine::Puzzle& puzzle : *found) all.push_back(std::move(puzzle));
    }
    return all;
}

ExitStatus findAll(const PuzzleOptions& options)
{
    LongWork work;
    const engine::TaskContext context = work.context(threadsFor(options.threads));
    auto inputs = GameInputs::open(options.game);
    if (!inputs) return fail(kPuzzles, inputs.error());
    ExitStatus status = ExitStatus::Done;
    Json json = Json::array();
    if (!options.json)
        put("game\tturn\tkind\tcgp\tanswer\tlead_win\tproved\tstatic_fails\twas_found\n");
    for (const std::string& path : options.in) {
        const auto found = puzzlesOf(path, *inputs, options, context);
        if (context.stopRequested()) break;
        if (!found) {
            status = fail(kPuzzles, found.error());
            continue;
        }
        for (const engine::Puzzle& puzzle : *found) {
            if (options.json) json.push_back(puzzleJson(path, puzzle));
            else put(puzzleRow(path, puzzle));
        }
        if (!flushOutput()) return ExitStatus::No;
    }
    if (options.json) put(json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n");
    if (context.stopRequested()) {
        complain(kPuzzles, "was stopped");
        return ExitStatus::Interrupted;
    }
    return status;
}

}  // namespace

void addPuzzlesCommand(CLI::App& program, CommandList& commands)
{
    auto* command = program.add_subcommand(
        "puzzles", "Positions of games in which one move is better than all others, each looked at "
                   "twice");
    auto options = std::make_shared<PuzzleOptions>();
    addGameOptions(*command, options->game);
    addSeedOption(*command, options->game.seed);
    takesInput(command->add_option("GAME", options->in, "GCG, CGP or study"))->required();
    command
        ->add_option("--seconds-per-turn", options->secondsPerTurn,
                     "At most, for the first look; the second may take three times as long")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    command
        ->add_option("--least-win", options->least,
                     "Percent of wins that the answer has over the next best move; endgames need "
                     "but a single best one")
        ->check(CLI::Range(0.0, 100.0))
        ->capture_default_str();
    addThreadsOption(*command, options->threads);
    command->add_flag("--json", options->json, "As JSON");
    commands.add(command, [options] { return findAll(*options); });
}

}  // namespace app
