// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "app/cli/output_files.h"
#include "engine/base/random.h"
#include "engine/board/move_notation.h"
#include "engine/game/cgp.h"
#include "engine/game/puzzle_filter.h"
#include "engine/game/puzzle_page.h"
#include "engine/game/puzzles.h"
#include "engine/game/report.h"

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
    std::string filter;
    std::string out;     ///< empty = none
    std::string format;  ///< of an output without an ending
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

/// How a position or a game is looked at.
engine::PuzzleSettings settingsOf(const PuzzleOptions& options)
{
    engine::PuzzleSettings settings;
    settings.leastWin = options.least / 100;
    settings.proof.seconds = 3 * options.secondsPerTurn;
    settings.proof.seed = engine::mix64(options.game.seed);
    return settings;
}

engine::JudgeSettings firstLookOf(const PuzzleOptions& options)
{
    auto look = engine::JudgeSettings::of(engine::ReviewDepth::Standard);
    look.seconds = options.secondsPerTurn;
    look.seed = options.game.seed;
    return look;
}

engine::Result<std::vector<engine::Puzzle>> puzzlesOf(const std::string& path, GameInputs& inputs,
                                                      const PuzzleOptions& options,
                                                      const engine::TaskContext& context)
{
    const auto file = openGameFile(path, options.game);
    if (!file) return engine::failure(file.error());
    std::vector<engine::Puzzle> all;
    for (const engine::GameRecord& record : file->study.games) {
        if (context.stopRequested()) break;
        auto lexicon = inputs.lexiconFor(record.rules(), context);
        if (!lexicon) return engine::failure(lexicon.error());
        const auto replay = engine::replay(record, {*lexicon, true});
        if (!replay) return engine::failure(replay.error());
        const engine::Position& start = *replay->at(engine::kRootNode).after;
        auto leaves = inputs.leavesFor(start);
        if (!leaves) return engine::failure(leaves.error());
        auto table = inputs.winTableFor(start);
        if (!table) return engine::failure(table.error());
        if (record.node(engine::kRootNode).children.empty()) {
            // A position, such as one of a series of games.
            engine::PuzzleQuestion question{std::make_shared<const engine::Position>(start),
                                            *leaves, *table, firstLookOf(options)};
            auto puzzle = engine::puzzleAt(question, settingsOf(options), context);
            if (!puzzle) return engine::failure(std::move(puzzle.error()));
            if (*puzzle) all.push_back(std::move(**puzzle));
            continue;
        }
        engine::ReviewRequest request{record, engine::kRootNode, *lexicon, *leaves};
        request.depth = engine::ReviewDepth::Standard;
        request.judging = firstLookOf(options);
        request.winTable = std::move(*table);
        const auto review = engine::reviewGame(request, context);
        if (!review) return engine::failure(review.error());
        auto found = engine::findPuzzles(request, *review, settingsOf(options), context);
        if (!found) return engine::failure(found.error());
        for (engine::Puzzle& puzzle : *found) all.push_back(std::move(puzzle));
    }
    return all;
}

/// Positions or a page, by the name.
std::optional<OutputKind> kindOf(const PuzzleOptions& options)
{
    const std::filesystem::path name = nameWithFormat(options.out, options.format);
    if (engine::reportFormatFor(name) == engine::ReportFormat::Html) return OutputKind::WebPage;
    if (name.extension() == ".cgp" || name.extension() == ".CGP") return OutputKind::Positions;
    return std::nullopt;
}

engine::Result<void> writeSet(const PuzzleOptions& options,
                              std::vector<engine::NamedPuzzle> puzzles)
{
    std::string text;
    if (kindOf(options) == OutputKind::WebPage) {
        // Mixed: the board of a later turn of the same game shows the answers to earlier ones.
        std::ranges::sort(puzzles, {}, [](const engine::NamedPuzzle& named) {
            return engine::mix64(named.puzzle.position->hash());
        });
        auto page = engine::puzzlePage(puzzles);
        if (!page) return engine::failure(std::move(page.error()));
        text = std::move(*page);
    } else {
        for (const engine::NamedPuzzle& named : puzzles)
            text += engine::puzzleCgp(named.puzzle) + "\n";
    }
    return writeOutputFile(options.out, text);
}

ExitStatus findAll(const PuzzleOptions& options)
{
    const auto filter = engine::PuzzleFilter::parse(options.filter);
    if (!filter) {
        complain("usage", "--filter, character " + std::to_string(filter.error().place.column) +
                              ": " + filter.error().message());
        return ExitStatus::Usage;
    }
    if (!options.out.empty() && !kindOf(options)) {
        complain("usage", "the set must be a .cgp or .html file, not " + options.out +
                              " (--to names the format of other outputs)");
        return ExitStatus::Usage;
    }
    LongWork work;
    const engine::TaskContext context = work.context(threadsFor(options.threads));
    auto inputs = GameInputs::open(options.game);
    if (!inputs) return fail(kPuzzles, inputs.error());
    ExitStatus status = ExitStatus::Done;
    std::vector<engine::NamedPuzzle> wanted;
    putBeside(options.out);
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
            if (!filter->wants(puzzle)) continue;
            wanted.push_back({std::filesystem::path(path).filename().string(), puzzle});
            if (options.json) json.push_back(puzzleJson(path, puzzle));
            else put(puzzleRow(path, puzzle));
        }
        if (!flushOutput()) return ExitStatus::No;
    }
    // What was found before a stop is written, too.
    if (!options.out.empty())
        if (const auto done = writeSet(options, std::move(wanted)); !done)
            return fail(kPuzzles, done.error());
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
    command->add_option(
        "--filter", options->filter,
        "Which ones: tags and numbers with and, or, not and brackets, as in 'bingo and lead >= 8'. "
        "Tags: bingo, placement, exchange, pre-endgame, endgame, proved, found, static-fails, "
        "blank, "
        "through; numbers: lead, score, tiles, length, turn, bag");
    takesOutput(command->add_option("--out", options->out,
                                    "The set: positions with their answers (.cgp), or a page with "
                                    "hidden answers (.html)"),
                [options] { return kindOf(*options).value_or(OutputKind::Text); });
    addFormatOption(*command, options->format, "cgp, html");
    addThreadsOption(*command, options->threads);
    command->add_flag("--json", options->json, "As JSON");
    commands.add(command, [options] { return findAll(*options); });
}

}  // namespace app
