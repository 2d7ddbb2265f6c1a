// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/input_files.h"
#include "app/cli/number_check.h"
#include "app/cli/output_files.h"
#include "app/cli/selfplay_inputs.h"
#include "app/cli/solitaire_inputs.h"
#include "engine/base/file.h"
#include "engine/base/file_name.h"
#include "engine/base/work_share.h"
#include "engine/board/move_notation.h"
#include "engine/selfplay/saved_state.h"
#include "engine/solitaire/beam_search.h"
#include "engine/solitaire/plan_text.h"
#include "engine/solitaire/solitaire_orders.h"
#include "engine/solitaire/solitaire_rows.h"
#include "engine/solitaire/solitaire_search.h"
#include "engine/solitaire/solitaire_text.h"

namespace app {

namespace {

using engine::failure;
using engine::Result;
using Json = nlohmann::ordered_json;

constexpr const char* kSolitaire = "solitaire";
/// With other seeds values are blurred by this share, so that other games come of one plan.
constexpr double kPlanNoise = 0.002;
/// Some hundred megabytes.
constexpr int kWidestPlan = 20'000;
constexpr int kMostMemory = 1 << 20;

struct SolitaireSearchCommand
{
    SolitaireOptions game;
    double seconds = 10;
    std::int64_t expansions = 0;  ///< 0 = as many as there is time for
    int width = 0;
    int memory = 900;  ///< megabytes
    int threads = 0;
    std::uint64_t seed = 1;
    std::string goals;
    std::string style = "goals";
    std::string state;
    std::string out;
    std::string start;  ///< a file of games to begin with, for `refine`
    ShareOptions shares;
    bool json = false;

    /// Each share is a search of its own.
    [[nodiscard]] std::uint64_t seedOfShare() const
    {
        const auto share = engine::WorkShare::parse(shares.share).value_or(engine::WorkShare());
        return seed + static_cast<std::uint64_t>(share.number - 1);
    }
};

/// What is put of one order.
struct SolitaireAnswer
{
    std::string text;  ///< the best game
    Json json;
    bool empty = false;      ///< no word could be laid
    bool stateLost = false;  ///< it could not be written
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
                {"seed", options.seedOfShare()},
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

/// Goes on from what the file holds, and keeps it for this process.
Result<void> resumeFrom(engine::SolitaireSearch& search, StateFile& file, const std::string& path)
{
    auto saved = file.load();
    if (!saved) return failure(saved.error());
    if (!*saved) return {};
    return search.resume((*saved)->toBytes(), shownName(path));
}

/// Keeps how far the search is, now and then and in the end.
class SolitaireKeeper
{
public:
    SolitaireKeeper(const engine::SolitaireSearch& search, std::string path)
        : m_search(search), m_path(std::move(path))
    {
    }

    void keepSometimes()
    {
        if (m_path.empty() || Clock::now() - m_kept < kEvery) return;
        // Trouble that lasts is told in the end.
        static_cast<void>(keep());
    }
    [[nodiscard]] Result<void> keep()
    {
        m_kept = Clock::now();
        if (m_path.empty()) return {};
        const std::vector<std::byte> bytes = m_search.save();
        if (auto may = checkWriting(engine::pathFromUtf8(m_path)); !may) return may;
        return engine::writeFileAtomically(engine::pathFromUtf8(m_path), bytes);
    }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::seconds kEvery{60};

    const engine::SolitaireSearch& m_search;
    std::string m_path;
    Clock::time_point m_kept = Clock::now();
};

Result<void> addGamesOf(const std::string& path, const NamedTask& named,
                        const std::vector<NamedTask>& tasks, const SolitaireOptions& options,
                        engine::SolitaireSearch& search)
{
    if (path.empty()) return {};
    const auto games = solitaireGames(path, tasks, options);
    if (!games) return failure(games.error());
    for (const SolitaireFileGame& game : *games) {
        if (game.task != &named) continue;
        if (!game.game) return failure(game.game.error());
        search.addGame(*game.game, engine::goalMoves(*named.task, game.game->moves));
    }
    return {};
}

engine::SearchLimits limitsOf(const SolitaireSearchCommand& options)
{
    engine::SearchLimits limits;
    limits.seconds = options.seconds;
    if (options.expansions > 0) {
        limits.nodes = options.expansions;
        limits.seconds = std::numeric_limits<double>::infinity();
    }
    return limits;
}

/// The best different games of all shares, whatever the order of their files.
Result<void> addShares(const std::vector<std::string>& paths, const engine::SolitaireTaskPtr& task,
                       engine::SolitaireSearch& search)
{
    std::vector<std::pair<std::string, engine::EliteGame>> games;
    engine::SearchLimits nothing;
    nothing.units = 0;
    for (const std::string& path : paths) {
        const auto saved = engine::SavedState::open(engine::pathFromUtf8(path));
        if (!saved) return failure(saved.error());
        auto share = engine::SolitaireSearch::create(task, {});
        if (!share) return failure(share.error());
        if (auto resumed = (*share)->resume(saved->toBytes(), path); !resumed) return resumed;
        const auto state = (*share)->run(nothing, {});
        for (const engine::EliteGame& game : state->games) {
            auto text = engine::writeSolitaire(*task, game.game, engine::SolitaireFormat::Text, {});
            if (!text) return failure(text.error());
            games.emplace_back(std::move(*text), game);
        }
    }
    std::ranges::stable_sort(games, [](const auto& a, const auto& b) {
        const int first = a.second.game.total().points;
        const int second = b.second.game.total().points;
        return first != second ? first > second : a.first < b.first;
    });
    for (const auto& [text, game] : games) search.addGame(game.game, game.goals);
    return {};
}

Result<SolitaireAnswer> searchOne(const NamedTask& named, const std::vector<NamedTask>& tasks,
                                  const SolitaireSearchCommand& options, LongWork& work,
                                  const engine::TaskContext& context)
{
    engine::SolitaireSearchOptions asked;
    asked.style =
        options.style == "plain" ? engine::SolitaireStyle::Plain : engine::SolitaireStyle::Goals;
    asked.width = options.width;
    asked.seed = options.seedOfShare();
    asked.memory = static_cast<std::size_t>(options.memory) << 20;
    auto goals = engine::readGoalWords(*named.task, options.goals);
    if (!goals) return failure(goals.error());
    asked.goals = std::move(*goals);
    auto search = engine::SolitaireSearch::create(named.task, std::move(asked));
    if (!search) return failure(search.error());
    StateFile file(options.state);
    if (auto resumed = resumeFrom(**search, file, options.state); !resumed)
        return failure(resumed.error());
    if (auto added = addGamesOf(options.start, named, tasks, options.game, **search); !added)
        return failure(added.error());
    const bool merges = !options.shares.merge.empty();
    if (merges) {
        if (auto added = addShares(options.shares.merge, named.task, **search); !added)
            return failure(added.error());
    }
    SolitaireKeeper keeper(**search, options.state);
    engine::SearchLimits limits = limitsOf(options);
    if (merges) limits.units = 0;
    const auto state = (*search)->run(limits, context, [&](const auto& now) {
        work.show({engine::say("best %1, %2, expansions", now->best.total().points, now->phase),
                   now->expansions, 0});
        keeper.keepSometimes();
    });
    SolitaireAnswer answer;
    // The game that was found is put even so.
    if (auto kept = keeper.keep(); !kept) {
        complain(kSolitaire, kept.error().toString());
        answer.stateLost = true;
    }
    const std::string name = named.name.empty() ? engine::solitaireName(*named.task) : named.name;
    answer.empty = state->best.moves.empty();
    auto text = engine::writeSolitaire(
        *named.task, state->best, engine::solitaireFormatFor(engine::pathFromUtf8(options.out)),
        {.name = name, .seed = options.seedOfShare(), .goals = state->bestGoals});
    if (!text) return failure(text.error());
    answer.text = std::move(*text);
    if (options.json) answer.json = solitaireJson(named, name, *state, options);
    return answer;
}

ExitStatus searchSolitaire(const SolitaireSearchCommand& options)
{
    LongWork work;
    const engine::TaskContext context = work.context(threadsFor(options.threads));
    const auto tasks = solitaireTasks(options.game, context);
    if (!tasks) return fail(kSolitaire, tasks.error());
    const bool forOne = !options.state.empty() || !options.shares.merge.empty();
    if (forOne && tasks->size() > 1) {
        complain("usage", "a state file is for one order: --order names it");
        return ExitStatus::Usage;
    }
    if (!options.out.empty()) {
        if (auto fits = holdsSoManyGames(options.out, tasks->size()); !fits)
            return fail(kSolitaire, fits.error());
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
        if (answer->stateLost) status = ExitStatus::No;
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

struct PlayPlanOptions
{
    SolitaireOptions game;
    std::string plan;
    int width = 200;
    std::uint64_t seed = 1;
    std::string out;
};

/// One beam search for a plan.
ExitStatus playPlan(const PlayPlanOptions& options)
{
    constexpr const char* kPlayPlan = "solitaire play";
    LongWork work;
    const engine::TaskContext context = work.context();
    const auto tasks = solitaireTasks(options.game, context);
    if (!tasks) return fail(kPlayPlan, tasks.error());
    if (tasks->size() > 1) {
        complain("usage", "a plan is for one order: --order names it");
        return ExitStatus::Usage;
    }
    const engine::SolitaireTaskPtr task = tasks->front().task;
    const auto text =
        engine::readTextFile(engine::pathFromUtf8(options.plan), std::size_t{1} << 20);
    if (!text) return fail(kPlayPlan, text.error());
    engine::BeamSearch beam(task);
    auto plan = engine::readPlan(*task, beam.grid(), *text);
    if (!plan) {
        engine::Error error = std::move(plan.error());
        error.place.file = shownName(options.plan);
        return fail(kPlayPlan, error);
    }
    if (!options.out.empty()) {
        if (auto writable = checkOutputFile(options.out); !writable)
            return fail(kPlayPlan, writable.error());
    }
    engine::BeamOptions beamOptions;
    beamOptions.width = options.width;
    beamOptions.seed = options.seed;
    beamOptions.noise = options.seed == 1 ? 0 : kPlanNoise;
    const engine::BeamOutcome outcome = beam.run(*plan, beamOptions, context);
    const auto game = engine::replaySolitaire(*task, outcome.moves);
    if (!game) return fail(kPlayPlan, game.error());
    if (outcome.moves.empty()) {
        complain(kPlayPlan, "no word can be laid with the tiles of the first rack");
        return ExitStatus::No;
    }
    if (!outcome.planned) {
        complain("note", "the game has " + std::to_string(outcome.plannedMoves) + " of " +
                             std::to_string(plan->moves.size()) + " goal words of the plan");
    }
    const std::string& named = tasks->front().name;
    const engine::SolitaireFormat format =
        options.out.empty() && asJson()
            ? engine::SolitaireFormat::Json
            : engine::solitaireFormatFor(engine::pathFromUtf8(options.out));
    const auto written = engine::writeSolitaire(
        *task, *game, format, {.name = named, .seed = options.seed, .goals = outcome.goals});
    if (!written) return fail(kPlayPlan, written.error());
    if (options.out.empty()) {
        put(*written);
    } else if (auto done = writeOutputFile(options.out, *written); !done) {
        return fail(kPlayPlan, done.error());
    }
    return outcome.finished ? ExitStatus::Done : ExitStatus::No;
}

/// Gives --state.
CLI::Option* addSearchOptions(CLI::App& command, SolitaireSearchCommand& options)
{
    addSolitaireOptions(command, options.game);
    auto* seconds = command.add_option("--seconds", options.seconds, "How long, for each order")
                        ->check(CLI::Range(0.0, 1e9))
                        ->check(aNumber())
                        ->capture_default_str();
    command
        .add_option("--expansions", options.expansions,
                    "How many states to look at instead; with one thread the game then depends on "
                    "the seed alone")
        ->check(CLI::PositiveNumber)
        ->excludes(seconds);
    addThreadsOption(command, options.threads);
    command
        .add_option("--memory", options.memory,
                    "Megabytes that the beams of all threads may take; narrower ones where less")
        ->check(CLI::Range(1, kMostMemory))
        ->capture_default_str();
    addSeedOption(command, options.seed);
    auto* state = command.add_option(
        "--state", options.state, "File with which the search goes on; it is written in the end");
    takesLockedOutput(state, OutputKind::State);
    takesOutput(command.add_option("--out", options.out,
                                   "File for the best game: contest text, or by its ending .gcg, "
                                   ".csv, .json, .html"),
                [&options] { return solitaireOutputKind(options.out); });
    command.add_flag("--json", options.json, "As JSON");
    return state;
}

}  // namespace

void addSolitaireCommands(CLI::App& program, CommandList& commands)
{
    auto* solitaire = program.add_subcommand(
        "solitaire", "The one-player game of the highest score for an order of tiles");
    addSolitairePartCommands(*solitaire, commands);

    auto* refine = solitaire->add_subcommand("refine", "Better games near those of a file");
    auto near = std::make_shared<SolitaireSearchCommand>();
    takesInput(
        refine->add_option("GAME", near->start, "Contest text or JSON, or a GCG of one player"))
        ->required();
    addSearchOptions(*refine, *near);
    commands.add(refine, [near] { return searchSolitaire(*near); });

    auto* play = solitaire->add_subcommand("play", "One search for a plan, as `plan` puts it");
    auto planned = std::make_shared<PlayPlanOptions>();
    takesInput(play->add_option("--plan", planned->plan, "File with the plan"))->required();
    addSolitaireOptions(*play, planned->game);
    play->add_option("--width", planned->width, "States kept of each level")
        ->check(CLI::Range(1, kWidestPlan))
        ->capture_default_str();
    addSeedOption(*play, planned->seed);
    takesOutput(play->add_option("--out", planned->out,
                                 "File for the game: contest text, or by its ending .gcg, .csv, "
                                 ".json, .html"),
                [planned] { return solitaireOutputKind(planned->out); });
    commands.add(
        play, [planned] { return playPlan(*planned); }, Shape::Own);

    auto options = std::make_shared<SolitaireSearchCommand>();
    addShareOptions(*solitaire, options->shares, addSearchOptions(*solitaire, *options));
    solitaire->get_option("--share")->description(
        "One of several searches that know nothing of one another, such as 2/5 for the second of "
        "five: its seed is --seed and one more for each before it");
    solitaire->get_option("--merge-shares")
        ->description(
            "State files of such searches: nothing is searched, the best different games of "
            "all are kept");
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
