// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <memory>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/input_files.h"
#include "app/cli/output_files.h"
#include "app/cli/solitaire_inputs.h"
#include "engine/base/file.h"
#include "engine/board/move_notation.h"
#include "engine/solitaire/solitaire_search.h"
#include "engine/solitaire/solitaire_text.h"

namespace app {

namespace {

using engine::failure;
using engine::Result;
using Json = nlohmann::ordered_json;

constexpr const char* kSolitaire = "solitaire";

struct SolitaireSearchCommand
{
    SolitaireOptions game;
    double seconds = 10;
    std::int64_t expansions = 0;  ///< 0 = as many as there is time for
    int width = 0;
    int threads = 0;
    std::uint64_t seed = 1;
    std::string goals;
    std::string style = "goals";
    std::string state;
    std::string out;
    std::string start;  ///< a file of games to begin with, for `refine`
    bool json = false;
};

/// What is put of one order.
struct SolitaireAnswer
{
    std::string text;  ///< the best game
    Json json;
    bool empty = false;  ///< no word could be laid
};

Json solitaireJson(const NamedTask& named, const std::string& name,
                   const engine::SolitaireState& state, const SolitaireSearchCommand& options)
{
    Json moves = Json::array();
    engine::SolitaireReplay replay(*named.task);
    for (const engine::Move& move : state.best.moves) {
        moves.push_back({{"move", engine::coordinate(move.row, move.column, move.direction) + " " +
                                      engine::wholeWord(replay.position(), move)},
                         {"score", move.score.points},
                         {"tiles", static_cast<int>(move.tilesPlayed)}});
        if (!replay.play(move)) break;
    }
    Json history = Json::array();
    for (const auto& step : state.history)
        history.push_back({{"seconds", step.seconds}, {"total", step.total}});
    Json games = Json::array();
    for (const engine::EliteGame& game : state.games)
        games.push_back({{"total", game.game.total().points},
                         {"moves", game.game.moves.size()},
                         {"goals", game.family}});
    return Json{{"name", name},
                {"total", state.best.total().points},
                {"points", state.best.points.points},
                {"tiles_left", state.best.tilesLeft},
                {"penalty", state.best.penalty.points},
                {"order", named.task->rules().alphabet.written(named.task->order())},
                {"rules", named.task->rules().id},
                {"lexicon", named.task->lexicon().name()},
                {"seed", options.seed},
                {"end", engine::searchEndName(state.end)},
                {"seconds", state.seconds},
                {"expansions", state.expansions},
                {"expansions_per_second", state.expansionsPerSecond},
                {"plans_tried", state.plansTried},
                {"plans_done", state.plansDone},
                {"moves", std::move(moves)},
                {"games", std::move(games)},
                {"history", std::move(history)}};
}

Result<void> resumeFrom(engine::SolitaireSearch& search, const std::string& path)
{
    std::error_code error;
    if (path.empty() || !std::filesystem::exists(path, error)) return {};
    const auto blob = engine::FileBlob::open(path);
    if (!blob) return failure(blob.error());
    return search.resume(blob->bytes(), shownName(path));
}

Result<SolitaireAnswer> searchOne(const NamedTask& named, const std::vector<NamedTask>& tasks,
                                  const SolitaireSearchCommand& options, LongWork& work,
                                  const engine::TaskContext& context)
{
    engine::SolitaireSearchOptions asked;
    asked.style =
        options.style == "plain" ? engine::SolitaireStyle::Plain : engine::SolitaireStyle::Goals;
    asked.width = options.width;
    asked.seed = options.seed;
    auto goals = goalsNamed(*named.task, options.goals);
    if (!goals) return failure(goals.error());
    asked.goals = std::move(*goals);
    auto search = engine::SolitaireSearch::create(named.task, std::move(asked));
    if (!search) return failure(search.error());
    if (auto resumed = resumeFrom(**search, options.state); !resumed)
        return failure(resumed.error());
    if (!options.start.empty()) {
        const auto games = solitaireGames(options.start, tasks, options.game);
        if (!games) return failure(games.error());
        for (const SolitaireFileGame& game : *games) {
            if (game.task != &named) continue;
            if (!game.game) return failure(game.game.error());
            // Moves over several word premiums are what a plan would call goals.
            std::vector<std::uint8_t> isGoal;
            for (const engine::Move& move : game.game->moves)
                isGoal.push_back(move.score.points >= 400 ? 1 : 0);
            (*search)->addGame(*game.game, std::move(isGoal));
        }
    }
    engine::SearchLimits limits;
    limits.seconds = options.seconds;
    if (options.expansions > 0) {
        limits.nodes = options.expansions;
        limits.seconds = std::numeric_limits<double>::infinity();
    }
    const auto state = (*search)->run(limits, context, [&](const auto& now) {
        work.show({engine::say("best %1, %2, expansions", now->best.total().points, now->phase),
                   now->expansions, 0});
    });
    if (!options.state.empty()) {
        const std::vector<std::byte> bytes = (*search)->save();
        auto saved = checkWriting(options.state);
        if (saved) saved = engine::writeFileAtomically(options.state, bytes);
        if (!saved) complain(kSolitaire, saved.error().toString());
    }
    const std::string name = named.name.empty() ? engine::solitaireName(*named.task) : named.name;
    SolitaireAnswer answer;
    answer.empty = state->best.moves.empty();
    answer.text = engine::writeSolitaireText(*named.task, state->best, name);
    if (options.json) answer.json = solitaireJson(named, name, *state, options);
    return answer;
}

ExitStatus searchSolitaire(const SolitaireSearchCommand& options)
{
    LongWork work;
    const engine::TaskContext context = work.context(threadsFor(options.threads));
    const auto tasks = solitaireTasks(options.game, context);
    if (!tasks) return fail(kSolitaire, tasks.error());
    if (!options.state.empty() && tasks->size() > 1) {
        complain("usage", "a state file is for one order: --order names it");
        return ExitStatus::Usage;
    }
    if (!options.out.empty()) {
        if (auto writable = checkOutputFile(options.out); !writable)
            return fail(kSolitaire, writable.error());
    }
    std::string text;
    Json list = Json::array();
    ExitStatus status = ExitStatus::Done;
    for (const NamedTask& named : *tasks) {
        auto answer = searchOne(named, *tasks, options, work, context);
        if (!answer) return fail(kSolitaire, answer.error());
        if (answer->empty) {
            complain(kSolitaire, "no word can be laid with the tiles of the first rack");
            status = ExitStatus::No;
        }
        text += answer->text;
        if (options.json) list.push_back(std::move(answer->json));
        if (!context.keepGoing()) break;
    }
    if (!options.out.empty()) {
        if (auto written = writeOutputFile(options.out, text); !written)
            return fail(kSolitaire, written.error());
    }
    if (options.json) put((list.size() == 1 ? list.front() : list).dump(2) + "\n");
    else if (options.out.empty()) put(text);
    return status;
}

void addSearchOptions(CLI::App& command, SolitaireSearchCommand& options)
{
    addSolitaireOptions(command, options.game);
    auto* seconds = command.add_option("--seconds", options.seconds, "How long, for each order")
                        ->check(CLI::Range(0.0, 1e9))
                        ->capture_default_str();
    command
        .add_option("--expansions", options.expansions,
                    "How many states to look at instead; with one thread the game then depends on "
                    "the seed alone")
        ->check(CLI::PositiveNumber)
        ->excludes(seconds);
    addThreadsOption(command, options.threads);
    addSeedOption(command, options.seed);
    takesOutput(command.add_option("--state", options.state,
                                   "File with which the search goes on; it is written in the end"),
                OutputKind::State);
    takesOutput(command.add_option("--out", options.out, "File for the best game"),
                OutputKind::Text);
    command.add_flag("--json", options.json, "As JSON");
}

}  // namespace

void addSolitaireCommands(CLI::App& program, CommandList& commands)
{
    auto* solitaire = program.add_subcommand(
        "solitaire", "The one-player game of the highest score for an order of tiles");
    addSolitairePartCommands(*solitaire, commands);

    auto* refine = solitaire->add_subcommand("refine", "Better games near those of a file");
    auto near = std::make_shared<SolitaireSearchCommand>();
    takesInput(refine->add_option("GAME", near->start, "Contest text, or a GCG of one player"))
        ->required();
    addSearchOptions(*refine, *near);
    commands.add(refine, [near] { return searchSolitaire(*near); });

    auto options = std::make_shared<SolitaireSearchCommand>();
    addSearchOptions(*solitaire, *options);
    solitaire
        ->add_option("--width", options->width,
                     "States kept of each level by plain beams; default: wider and wider")
        ->check(CLI::PositiveNumber);
    solitaire
        ->add_option("--style", options->style,
                     "plain: beams for points alone; goals: words over several word premiums")
        ->check(CLI::IsMember({"plain", "goals"}))
        ->capture_default_str();
    solitaire->add_option("--goals", options->goals,
                          "Goal words to use, WORD@LANE,...: a row's number or a column's letter");
    // Behind its own commands: the first that was given runs.
    commands.add(solitaire, [options] { return searchSolitaire(*options); });
}

}  // namespace app
