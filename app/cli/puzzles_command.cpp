// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "app/cli/number_check.h"
#include "app/cli/output_files.h"
#include "engine/base/file_name.h"
#include "engine/base/random.h"
#include "engine/board/move_notation.h"
#include "engine/game/cgp.h"
#include "engine/game/game_format.h"
#include "engine/game/gcg.h"
#include "engine/game/lesson.h"
#include "engine/game/puzzle_filter.h"
#include "engine/game/puzzle_page.h"
#include "engine/game/puzzles.h"
#include "engine/game/report.h"
#include "engine/game/study_file.h"

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

/// A row stays a row, whatever a file is called.
std::string cellOf(std::string name)
{
    std::ranges::replace_if(
        name, [](char each) { return each == '\t' || each == '\n' || each == '\r'; }, ' ');
    return name;
}

std::string puzzleRow(const std::string& path, const engine::Puzzle& puzzle)
{
    const PuzzleText text = textOf(puzzle);
    return cellOf(path) + "\t" + std::to_string(puzzle.turn) + "\t" +
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
    auto settings = engine::PuzzleSettings::of(options.least / 100, options.secondsPerTurn);
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

/// One that is wanted.
struct WantedPuzzle
{
    engine::NamedPuzzle named;
    std::optional<engine::GameRecord> game;
};

/// Gives each as soon as it is there.
engine::Result<void> puzzlesOf(
    const std::string& path, GameInputs& inputs, const PuzzleOptions& options,
    const engine::TaskContext& context,
    const std::function<void(const engine::Puzzle&, const std::optional<engine::GameRecord>&)>&
        onPuzzle)
{
    const auto file = openGameFile(path, options.game);
    if (!file) return engine::failure(file.error());
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
            if (*puzzle) onPuzzle(**puzzle, std::nullopt);
            continue;
        }
        engine::ReviewRequest request{record, engine::kRootNode, *lexicon, *leaves};
        request.depth = engine::ReviewDepth::Standard;
        request.judging = firstLookOf(options);
        request.winTable = std::move(*table);
        const auto review = engine::reviewGame(request, context);
        if (!review) return engine::failure(review.error());
        const auto found =
            engine::findPuzzles(request, *review, settingsOf(options), context,
                                [&](const engine::Puzzle& puzzle) { onPuzzle(puzzle, record); });
        if (!found) return engine::failure(found.error());
    }
    return {};
}

bool isFolder(const std::string& name)
{
    std::error_code ignored;
    return std::filesystem::is_directory(engine::pathFromUtf8(name), ignored);
}

/// Positions, a page, a study or games, by the name; games go into a folder.
std::optional<OutputKind> kindOf(const PuzzleOptions& options)
{
    if (isFolder(options.out)) return OutputKind::Gcg;
    const std::filesystem::path name =
        engine::pathFromUtf8(nameWithFormat(options.out, options.format));
    if (engine::reportFormatFor(name) == engine::ReportFormat::Html) return OutputKind::WebPage;
    const engine::GameFormat* format = engine::gameFormatFor(name);
    if (format == nullptr || format->holds == engine::GameFormat::Holds::OneGame)
        return std::nullopt;
    return engine::outputKindOf(*format);
}

/// A chapter for each, with the answer as its first move.
engine::Result<std::string> studyOf(const std::vector<engine::NamedPuzzle>& puzzles)
{
    engine::StudyFile study;
    const engine::PuzzleWords words;
    study.title = words.title;
    for (const engine::NamedPuzzle& named : puzzles) {
        auto chapter = engine::lessonChapter(
            engine::lessonStep(named, words, engine::puzzleAnswer(named.puzzle).english()));
        if (!chapter) return engine::failure(std::move(chapter.error()));
        study.games.push_back(std::move(*chapter));
    }
    return engine::writeReadableStudy(study);
}

/// One GCG for each that is from a game, "GAME-TURN.gcg" or "GAME-TURN-2.gcg". How many were written.
engine::Result<std::size_t> writeGames(const std::string& folder,
                                       const std::vector<WantedPuzzle>& puzzles)
{
    struct Game
    {
        std::filesystem::path path;
        std::string text;
    };
    std::vector<Game> games;
    std::set<std::filesystem::path> taken;
    for (const WantedPuzzle& wanted : puzzles) {
        if (!wanted.game) continue;
        const engine::Puzzle& puzzle = wanted.named.puzzle;
        auto game = engine::gameUpTo(*wanted.game, puzzle, engine::puzzleAnswer(puzzle).english());
        if (!game) return engine::failure(std::move(game.error()));
        auto text = engine::writeGcg(*game);
        if (!text) return engine::failure(std::move(text.error()));
        // Games of several folders may be called the same.
        const std::string name =
            engine::fileNameUtf8(engine::pathFromUtf8(wanted.named.source).stem()) + "-" +
            std::to_string(puzzle.turn);
        std::filesystem::path path;
        for (int copy = 1; path.empty() || taken.contains(path); ++copy)
            path = engine::pathFromUtf8(folder) /
                   engine::pathFromUtf8(copy == 1 ? name + ".gcg"
                                                  : name + "-" + std::to_string(copy) + ".gcg");
        taken.insert(path);
        games.push_back({std::move(path), std::move(text->text)});
    }
    // All or none.
    for (const Game& game : games)
        if (auto may = writesFile(game.path, OutputKind::Gcg); !may)
            return engine::failure(std::move(may.error()));
    for (const Game& game : games)
        if (auto done = writeOutputFile(engine::fileNameUtf8(game.path), game.text); !done)
            return engine::failure(std::move(done.error()));
    return games.size();
}

engine::Result<void> writeSet(const PuzzleOptions& options, std::vector<WantedPuzzle> wanted)
{
    const OutputKind kind = kindOf(options).value_or(OutputKind::Positions);
    if (kind == OutputKind::Gcg) {
        const auto written = writeGames(options.out, wanted);
        if (!written) return engine::failure(written.error());
        if (*written < wanted.size())
            complain("note", std::to_string(wanted.size() - *written) +
                                 " positions are in no game, and so in no GCG");
        return {};
    }
    std::vector<engine::NamedPuzzle> puzzles;
    for (WantedPuzzle& each : wanted) puzzles.push_back(std::move(each.named));
    std::string text;
    if (kind == OutputKind::WebPage || kind == OutputKind::Study) {
        engine::mixPuzzles(puzzles);
        auto whole = kind == OutputKind::Study ? studyOf(puzzles) : engine::puzzlePage(puzzles);
        if (!whole) return engine::failure(std::move(whole.error()));
        text = std::move(*whole);
    } else {
        for (const engine::NamedPuzzle& named : puzzles)
            text += engine::puzzleCgp(named.puzzle) + "\n";
    }
    return writeOutputFile(options.out, text);
}

/// Whether the set can be written; nothing of what is there is touched.
engine::Result<void> checkPlace(const PuzzleOptions& options)
{
    if (options.out.empty()) return {};
    if (!isFolder(options.out)) return checkOutputFile(options.out);
    // Of the games that will be there no name is known yet.
    const std::string name =
        engine::fileNameUtf8(engine::pathFromUtf8(options.out) / ".puzzle.gcg");
    if (auto may = writesFile(engine::pathFromUtf8(name), OutputKind::Gcg); !may) return may;
    return checkOutputFile(name);
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
        complain("usage", "the set must be a .cgp, .cws or .html file or a folder, not " +
                              options.out + " (--to names the format of other outputs)");
        return ExitStatus::Usage;
    }
    // Not after a search of hours.
    if (auto place = checkPlace(options); !place) return fail(kPuzzles, place.error());
    LongWork work;
    const engine::TaskContext context = work.context(threadsFor(options.threads));
    auto inputs = GameInputs::open(options.game);
    if (!inputs) return fail(kPuzzles, inputs.error());
    ExitStatus status = ExitStatus::Done;
    std::vector<WantedPuzzle> wanted;
    putBeside(options.out);
    Json json = Json::array();
    if (!options.json)
        put("game\tturn\tkind\tcgp\tanswer\tlead_win\tproved\tstatic_fails\twas_found\n");
    for (const std::string& path : options.in) {
        const auto take = [&](const engine::Puzzle& puzzle,
                              const std::optional<engine::GameRecord>& game) {
            if (!filter->wants(puzzle)) return;
            engine::NamedPuzzle named{engine::fileNameUtf8(engine::pathFromUtf8(path).filename()),
                                      puzzle};
            if (game) named.players = game->info().players;
            wanted.push_back({std::move(named), game});
            if (options.json) json.push_back(puzzleJson(path, puzzle));
            else put(puzzleRow(path, puzzle));
        };
        const auto found = puzzlesOf(path, *inputs, options, context, take);
        if (context.stopRequested()) break;
        if (!found) {
            status = fail(kPuzzles, found.error());
            continue;
        }
        if (!flushOutput()) return ExitStatus::No;
    }
    // What was found before a stop is written, too; a search that came to nothing replaces no set.
    const bool leftEmpty = context.stopRequested() && wanted.empty();
    if (!options.out.empty() && !leftEmpty)
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
        ->check(aNumber())
        ->capture_default_str();
    command
        ->add_option("--least-win", options->least,
                     "Percent of wins that the answer has over the next best move; endgames need "
                     "but a single best one")
        ->check(CLI::Range(0.0, 100.0))
        ->check(aNumber())
        ->capture_default_str();
    command->add_option(
        "--filter", options->filter,
        "Which ones: tags and numbers with and, or, not and brackets, as in 'bingo and lead >= 8'. "
        "Tags: bingo, placement, exchange, pre-endgame, endgame, proved, found, static-fails, "
        "blank, through, hook; numbers: lead, score, tiles, length, turn, bag");
    takesOutput(command->add_option("--out", options->out,
                                    "The set: positions with their answers (.cgp), a study with a "
                                    "chapter for each (.cws), a page with hidden answers (.html), "
                                    "or a folder for a game up to each (.gcg)"),
                [options] { return kindOf(*options).value_or(OutputKind::Text); });
    addFormatOption(*command, options->format, "cgp, cws, html");
    addThreadsOption(*command, options->threads);
    command->add_flag("--json", options->json, "As JSON");
    commands.add(command, [options] { return findAll(*options); });
}

}  // namespace app
