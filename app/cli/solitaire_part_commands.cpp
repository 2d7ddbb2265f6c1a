// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/input_files.h"
#include "app/cli/output_files.h"
#include "app/cli/solitaire_inputs.h"
#include "engine/base/file_name.h"
#include "engine/base/random.h"
#include "engine/board/move_notation.h"
#include "engine/solitaire/goal_catalogue.h"
#include "engine/solitaire/plan_maker.h"
#include "engine/solitaire/plan_text.h"
#include "engine/solitaire/sketch.h"
#include "engine/solitaire/solitaire_orders.h"
#include "engine/solitaire/solitaire_text.h"

namespace app {

namespace {

using engine::Result;
using Json = nlohmann::ordered_json;

/// What a script gets instead of lines: a list, of several orders or games as of one.
void putList(const Json& list, ExitStatus status)
{
    if (!asJson() || (list.empty() && status != ExitStatus::Done)) return;
    constexpr int kIndent = 2;
    // Names of files may be anything.
    put(list.dump(kIndent, ' ', false, Json::error_handler_t::replace) + "\n");
}

struct PartOptions
{
    SolitaireOptions game;
    std::string file;
    std::string word;
    std::string goals;
    std::size_t limit = 50;
    int move = -1;  ///< -1 = all
    std::string out;
    std::uint64_t seed = 1;
};

/// The name that stands before a game.
std::string nameOf(const SolitaireFileGame& game)
{
    return game.name.empty() ? engine::solitaireName(*game.task->task) : game.name;
}

ExitStatus checkGames(const PartOptions& options)
{
    constexpr const char* kCheckGames = "solitaire check";
    LongWork work;
    const auto tasks = solitaireTasks(withOrderOf(options.file, options.game), work.context());
    if (!tasks) return fail(kCheckGames, tasks.error());
    const auto games = solitaireGames(options.file, *tasks, options.game);
    if (!games) return fail(kCheckGames, games.error());
    ExitStatus status = ExitStatus::Done;
    put("game\tresult\ttotal\tpoints\tmoves\ttiles_left\tpenalty\n");
    for (const SolitaireFileGame& game : *games) {
        if (!game.game) {
            status = fail(kCheckGames, game.game.error());
            put(nameOf(game) + "\twrong\t\t\t\t\t\n");
            continue;
        }
        put(nameOf(game) + "\tright\t" + std::to_string(game.game->total().points) + "\t" +
            std::to_string(game.game->points.points) + "\t" +
            std::to_string(game.game->moves.size()) + "\t" + std::to_string(game.game->tilesLeft) +
            "\t" + std::to_string(game.game->penalty.points) + "\n");
    }
    return status;
}

std::vector<std::string> boardRows(const engine::Board& board, const engine::Alphabet& alphabet)
{
    std::vector<std::string> rows;
    for (int row = 0; row < board.rows(); ++row) {
        std::string text;
        for (int column = 0; column < board.columns(); ++column) {
            const engine::Tile tile = board.at(row, column);
            text += tile == engine::kNoTile ? "." : std::string(alphabet.written(tile));
        }
        rows.push_back(std::move(text));
    }
    return rows;
}

/// A move of a game, and the board after it.
struct ShownMove
{
    std::string game;
    std::size_t number = 0;
    std::string rack;
    std::string text;
    int score = 0;
    int total = 0;
    std::vector<std::string> board;

    [[nodiscard]] std::string lines() const
    {
        std::string shown = game + " " + std::to_string(number) + "  " + rack + "  " + text + "  " +
                            std::to_string(score) + "  " + std::to_string(total) + "\n";
        for (const std::string& row : board) shown += row + "\n";
        return shown + "\n";
    }
    [[nodiscard]] Json json() const
    {
        return {{"game", game},   {"number", number}, {"rack", rack},  {"move", text},
                {"score", score}, {"total", total},   {"board", board}};
    }
};

std::vector<ShownMove> shownMoves(const SolitaireFileGame& game, int only)
{
    const engine::Alphabet& alphabet = game.task->task->rules().alphabet;
    std::vector<ShownMove> shown;
    engine::SolitaireReplay replay(*game.task->task);
    int total = 0;
    for (std::size_t i = 0; i < game.game->moves.size(); ++i) {
        const engine::Move& move = game.game->moves[i];
        ShownMove one{nameOf(game),
                      i + 1,
                      alphabet.written(replay.position().mover().rack.tiles()),
                      engine::moveText(replay.position(), move),
                      move.score.points,
                      0,
                      {}};
        if (!replay.play(move)) break;
        total += move.score.points;
        if (only >= 0 && only != static_cast<int>(i) + 1) continue;
        one.total = total;
        one.board = boardRows(replay.position().board(), alphabet);
        shown.push_back(std::move(one));
    }
    return shown;
}

ExitStatus showGames(const PartOptions& options)
{
    constexpr const char* kShowGames = "solitaire show";
    LongWork work;
    const auto tasks = solitaireTasks(withOrderOf(options.file, options.game), work.context());
    if (!tasks) return fail(kShowGames, tasks.error());
    const auto games = solitaireGames(options.file, *tasks, options.game);
    if (!games) return fail(kShowGames, games.error());
    ExitStatus status = ExitStatus::Done;
    Json list = Json::array();
    for (const SolitaireFileGame& game : *games) {
        if (!game.game) {
            status = fail(kShowGames, game.game.error());
            continue;
        }
        if (options.move > static_cast<int>(game.game->moves.size())) {
            complain(kShowGames,
                     nameOf(game) + " has " + std::to_string(game.game->moves.size()) + " moves");
            status = ExitStatus::No;
            continue;
        }
        for (const ShownMove& move : shownMoves(game, options.move)) {
            if (asJson()) list.push_back(move.json());
            else put(move.lines());
        }
    }
    putList(list, status);
    return status;
}

ExitStatus transposeGames(const PartOptions& options)
{
    constexpr const char* kTransposeGames = "solitaire transpose";
    LongWork work;
    const auto tasks = solitaireTasks(withOrderOf(options.file, options.game), work.context());
    if (!tasks) return fail(kTransposeGames, tasks.error());
    const auto games = solitaireGames(options.file, *tasks, options.game);
    if (!games) return fail(kTransposeGames, games.error());
    ExitStatus status = ExitStatus::Done;
    Json list = Json::array();
    for (const SolitaireFileGame& game : *games) {
        if (!game.game) {
            status = fail(kTransposeGames, game.game.error());
            continue;
        }
        const engine::SolitaireTask& task = *game.task->task;
        if (!task.start().empty()) {
            status = fail(kTransposeGames,
                          {engine::ErrorCode::IllegalPosition,
                           engine::say("a game that starts from a position can't be transposed "
                                       "without it"),
                           {}});
            continue;
        }
        const auto format =
            asJson() ? engine::SolitaireFormat::Json : engine::SolitaireFormat::Text;
        const auto swapped =
            engine::replaySolitaire(task, engine::transposedMoves(game.game->moves));
        const auto text =
            swapped ? engine::writeSolitaire(task, *swapped, format, {.name = nameOf(game)})
                    : engine::failure(swapped.error());
        if (!text) status = fail(kTransposeGames, text.error());
        else if (asJson()) list.push_back(Json::parse(*text, nullptr, false));
        else put(*text);
    }
    putList(list, status);
    return status;
}

/// Games in another form, after they were checked.
ExitStatus convertSoloGames(const PartOptions& options)
{
    constexpr const char* kConvertGames = "solitaire convert";
    LongWork work;
    const auto tasks = solitaireTasks(withOrderOf(options.file, options.game), work.context());
    if (!tasks) return fail(kConvertGames, tasks.error());
    const auto games = solitaireGames(options.file, *tasks, options.game);
    if (!games) return fail(kConvertGames, games.error());
    if (auto fits = holdsSoManyGames(options.out, games->size()); !fits)
        return fail(kConvertGames, fits.error());
    std::string text;
    for (const SolitaireFileGame& game : *games) {
        if (!game.game) return fail(kConvertGames, game.game.error());
        auto written = engine::writeSolitaire(
            *game.task->task, *game.game,
            engine::solitaireFormatFor(engine::pathFromUtf8(options.out)), {.name = nameOf(game)});
        if (!written) return fail(kConvertGames, written.error());
        text += *written;
    }
    if (auto written = writeOutputFile(options.out, text); !written)
        return fail(kConvertGames, written.error());
    return ExitStatus::Done;
}

/// The masks of one word, or the best mask of each of the dearest words.
ExitStatus listGoals(const PartOptions& options)
{
    constexpr const char* kListGoals = "solitaire goals";
    LongWork work;
    SolitaireOptions game = options.game;
    auto inputs = GameInputs::open(game.game);
    if (!inputs) return fail(kListGoals, inputs.error());
    // Any order of the bag has the same goal words.
    if (game.tiles.empty() && game.tilesFile.empty()) {
        game.tiles = inputs->rules().alphabet.written(inputs->rules().tiles.tiles());
    }
    const auto tasks = solitaireTasks(game, work.context());
    if (!tasks) return fail(kListGoals, tasks.error());
    const engine::SolitaireTask& task = *tasks->front().task;
    const engine::Alphabet& alphabet = task.rules().alphabet;
    const auto catalogue = engine::GoalCatalogue::create(task);
    std::vector<engine::Tile> asked;
    if (!options.word.empty()) {
        auto letters = alphabet.readWord(options.word);
        if (!letters) return fail(kListGoals, letters.error());
        asked = std::move(*letters);
    }
    std::size_t count = 0;
    const std::string between = asJson() ? "\t" : " ";
    if (asJson()) {
        putAs(Shape::Table);
        put("word\tpoints\ttiles\n");
    }
    const auto line = [&](const engine::GoalWord& word, const engine::GoalMask& mask) {
        put(engine::maskText(alphabet, word, mask) + between + std::to_string(mask.points) +
            between + std::to_string(mask.tiles) + "\n");
        ++count;
    };
    for (const engine::GoalWord& word : catalogue->words()) {
        if (asked.empty()) {
            if (count < options.limit) line(word, word.masks.front());
        } else if (word.letters == asked) {
            for (const engine::GoalMask& mask : word.masks) line(word, mask);
        }
    }
    if (count == 0) {
        complain(kListGoals,
                 "no goal word" + (options.word.empty() ? std::string() : " " + options.word));
        return ExitStatus::No;
    }
    return ExitStatus::Done;
}

Result<engine::Sketch> sketchFor(const engine::SolitaireTask& task, const PartOptions& options,
                                 std::vector<engine::GoalWord>& goals)
{
    auto named = engine::readGoalWords(task, options.goals);
    if (!named) return engine::failure(named.error());
    goals = std::move(*named);
    std::vector<const engine::GoalWord*> words;
    std::vector<int> lanes;
    for (const engine::GoalWord& goal : goals) {
        words.push_back(&goal);
        lanes.push_back(goal.lanes.front());
    }
    constexpr int kWeight = 20;
    auto sketch = engine::Sketcher(task).best(words, lanes, kWeight);
    if (!sketch) {
        return engine::failure(engine::ErrorCode::OutOfRange,
                               engine::say("the order has no tiles for these goal words in time"));
    }
    return std::move(*sketch);
}

Json jsonOf(const engine::SolitaireTask& task, const engine::Sketch& sketch)
{
    const engine::Alphabet& alphabet = task.rules().alphabet;
    Json goals = Json::array();
    for (const engine::SketchedGoal& goal : sketch.goals) {
        const engine::GoalWord& word = *goal.word;
        const bool across = word.direction == engine::Direction::Across;
        Json tiles = Json::array();
        for (std::size_t i = 0; i < goal.tiles.size(); ++i) {
            tiles.push_back({{"number", goal.numbers[i] + 1},
                             {"tile", std::string(alphabet.written(goal.tiles[i]))},
                             {"laid", (goal.mask.laid >> i & 1) != 0}});
        }
        goals.push_back(
            {{"square", engine::coordinate(across ? goal.lane : word.offset,
                                           across ? word.offset : goal.lane, word.direction)},
             {"word", alphabet.written(word.letters)},
             {"mask", engine::maskText(alphabet, word, goal.mask)},
             {"points", goal.points},
             {"tiles", std::move(tiles)}});
    }
    return goals;
}

Json jsonOf(const engine::SoloGrid& grid, std::span<const engine::Checkpoint> checkpoints)
{
    Json list = Json::array();
    for (const engine::Checkpoint& point : checkpoints) {
        list.push_back({{"time", point.time},
                        {"row", grid.rowOf(point.cell) + 1},
                        {"column", grid.columnOf(point.cell) + 1},
                        {"value", point.value}});
    }
    return list;
}

ExitStatus sketchGoals(const PartOptions& options, bool plan)
{
    const char* const command = plan ? "solitaire plan" : "solitaire sketch";
    LongWork work;
    const auto tasks = solitaireTasks(options.game, work.context());
    if (!tasks) return fail(command, tasks.error());
    ExitStatus status = ExitStatus::Done;
    Json list = Json::array();
    for (const NamedTask& named : *tasks) {
        const engine::SolitaireTask& task = *named.task;
        std::vector<engine::GoalWord> goals;
        const auto sketch = sketchFor(task, options, goals);
        if (!sketch) {
            complain(command, (tasks->size() > 1 ? named.name + ": " : std::string()) +
                                  shownText(sketch.error()));
            status = ExitStatus::No;
            continue;
        }
        Json about{{"order", named.name}, {"goals", jsonOf(task, *sketch)}};
        // A comment of a plan.
        if (!asJson() && tasks->size() > 1) put("# " + named.name + "\n");
        if (!asJson()) put(engine::sketchLines(task, *sketch));
        if (plan) {
            const engine::SoloGrid grid(task);
            engine::Random random(options.seed);
            const auto checkpoints = engine::planOf(task, grid, *sketch, random).checkpoints;
            about["checkpoints"] = jsonOf(grid, checkpoints);
            if (!asJson()) put(engine::checkpointLines(grid, checkpoints));
        }
        list.push_back(std::move(about));
    }
    putList(list, status);
    return status;
}

/// Where nothing is played nothing is left.
void withoutLeftover(CLI::App& command)
{
    command.remove_option(command.get_option("--leftover"));
}

}  // namespace

void addSolitairePartCommands(CLI::App& solitaire, CommandList& commands)
{
    const auto addForFile = [&](const char* name, const char* description, auto run) {
        auto* command = solitaire.add_subcommand(name, description);
        auto options = std::make_shared<PartOptions>();
        takesInput(command
                       ->add_option("FILE", options->file,
                                    "Games as contest text or JSON, or a GCG of one player")
                       ->required());
        addSolitaireOptions(*command, options->game);
        if (std::string(name) == "show") {
            command->add_option("--move", options->move, "This move alone, from 1")
                ->check(CLI::PositiveNumber);
        }
        const bool own = std::string(name) != "check";
        commands.add(
            command, [options, run] { return run(*options); }, own ? Shape::Own : Shape::Table);
    };
    addForFile("check", "Replay games in full and name the first error", checkGames);
    addForFile("show", "The board after every move", showGames);
    addForFile("transpose", "The games with rows and columns swapped", transposeGames);

    auto* convert =
        solitaire.add_subcommand("convert", "Check games and write them in another form");
    auto converted = std::make_shared<PartOptions>();
    takesInput(convert
                   ->add_option("IN", converted->file,
                                "Games as contest text or JSON, or a GCG of one player")
                   ->required());
    takesOutput(convert
                    ->add_option("OUT", converted->out,
                                 "By its ending: .gcg, .csv, .json, .html with playback; contest "
                                 "text for all others")
                    ->required(),
                [converted] { return solitaireOutputKind(converted->out); });
    addSolitaireOptions(*convert, converted->game);
    commands.add(convert, [converted] { return convertSoloGames(*converted); });

    auto* goals = solitaire.add_subcommand(
        "goals", "Goal words: capitals for the letters that their move lays, points, tiles");
    auto listed = std::make_shared<PartOptions>();
    goals->add_option("WORD", listed->word, "All ways to lay this one");
    addSolitaireOptions(*goals, listed->game);
    withoutLeftover(*goals);
    addLimitOption(*goals, listed->limit, "How many words");
    commands.add(
        goals, [listed] { return listGoals(*listed); }, Shape::Lines);

    for (const bool plan : {false, true}) {
        auto* command = solitaire.add_subcommand(
            plan ? "plan" : "sketch",
            plan
                ? "A sketch with its checkpoints, time(row,column)value"
                : "Tiles of the order for the letters of goal words, the one completed last first");
        auto options = std::make_shared<PartOptions>();
        command->add_option("--goals", options->goals, "WORD@LANE,...")->required();
        addSolitaireOptions(*command, options->game);
        withoutLeftover(*command);
        // Of the checkpoints; a sketch leaves nothing to chance.
        if (plan) addSeedOption(*command, options->seed);
        commands.add(
            command, [options, plan] { return sketchGoals(*options, plan); }, Shape::Own);
    }
}

}  // namespace app
