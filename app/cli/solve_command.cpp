// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>
#include <string>
#include <utility>

#include <CLI/CLI.hpp>

#include "app/cli/command.h"
#include "app/cli/number_check.h"
#include "app/cli/solve_parts.h"
#include "engine/base/file_name.h"
#include "engine/board/legality.h"
#include "engine/board/line_notation.h"
#include "engine/board/move_notation.h"
#include "engine/lexicon/lexicon.h"
#include "engine/search/endgame_search.h"
#include "engine/search/ending_kind.h"

namespace app {

namespace {

using engine::failure;
using engine::Result;

constexpr const char* kSolve = "solve";

Result<engine::EndingKind> kindOf(const engine::Position& position, const SolveOptions& options)
{
    if (const auto named = engine::endingKindNamed(options.kind)) return *named;
    return engine::endingKindFor(position);
}

ExitStatus solveAll(const SolveOptions& options)
{
    LongWork progress;
    const engine::TaskContext context = progress.context(threadsFor(options.threads));
    auto inputs = GameInputs::open(options.game);
    if (!inputs) return fail(kSolve, inputs.error());
    engine::SearchLimits limits;
    limits.seconds = options.seconds;
    limits.depth = options.depth;
    const SolveWork work{options, *inputs, context, limits, progress};
    PositionSource source(options.positions, options.game, *inputs);
    return answerEach(source, kSolve, kSolveHead, options.json, context,
                      [&](AskedPosition& asked) -> Result<std::string> {
                          const auto kind = kindOf(asked.position, options);
                          if (!kind) return failure(kind.error());
                          switch (*kind) {
                          case engine::EndingKind::Endgame: break;
                          case engine::EndingKind::PreEndgame: return solvePreEndgame(asked, work);
                          case engine::EndingKind::Bridge: return solveBridge(asked, work);
                          }
                          return solveEndgame(asked, work);
                      });
}

}  // namespace

std::string_view solveEndName(engine::SearchEnd end)
{
    switch (end) {
    case engine::SearchEnd::Complete: return "solved";
    case engine::SearchEnd::Stopped: return "user";
    default: return engine::searchEndName(end);
    }
}

nlohmann::ordered_json lineJson(const engine::Position& position,
                                const std::vector<engine::Move>& line)
{
    const std::vector<std::string> texts = engine::lineTexts(position, line);
    nlohmann::ordered_json json = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < line.size(); ++i)
        json.push_back({{"move", texts[i]}, {"score", line[i].score.points}});
    return json;
}

Result<std::vector<engine::Move>> askedMoves(const engine::Position& position,
                                             const SolveOptions& options)
{
    std::vector<engine::Move> moves;
    for (const std::string& text : options.moves) {
        const auto move = engine::readMove(position, text);
        const auto fits =
            move ? engine::checkMove(position, *move, engine::WordCheck::Ignore) : Result<void>();
        if (!move || !fits) {
            engine::Error error = move ? fits.error() : move.error();
            error.place.file = "--move " + text;
            return failure(std::move(error));
        }
        if (auto valid = engine::checkMove(position, *move, engine::WordCheck::Require); !valid) {
            engine::Error error = valid.error();
            error.place.file = "--move " + text;
            remark(error);
        }
        moves.push_back(*move);
    }
    return moves;
}

Result<engine::LexiconPtr> lexiconOfOther(const engine::Position& position, const SolveWork& work)
{
    const std::string& file = work.options.opponentLexicon;
    if (file.empty()) return nullptr;
    return work.inputs.lexiconOf(engine::pathFromUtf8(file), position.rules(), work.context);
}

std::string solvedText(nlohmann::ordered_json json, const engine::Position& position,
                       const engine::LexiconPtr& others)
{
    if (others) {
        json["lexicon"] = position.lexicon()->name();
        json["lexicon_of_opponent"] = others->name();
    }
    // Names of files may be anything.
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

void addSolveCommand(CLI::App& program, CommandList& commands)
{
    auto* command = program.add_subcommand(
        "solve", "Exact play near the end: endgames, pre-endgames, and what lies before them");
    auto options = std::make_shared<SolveOptions>();
    addGameOptions(*command, options->game);
    addSeedOption(*command, options->game.seed);
    addPositionOptions(*command, options->positions);
    addLenientOption(*command, options->game);
    command
        ->add_option("--kind", options->kind,
                     "endgame: the bag is empty, and both racks are known; pre-endgame: 1 to 6 "
                     "tiles are in the bag, each candidate's result for each of them; bridge: 2 "
                     "to 9, simulation whose games end in endgames. Default: by the bag: endgame "
                     "for 0, pre-endgame for 1, bridge for 2 to 9")
        ->check(CLI::IsMember({"endgame", "pre-endgame", "bridge"}));
    command->add_option("--seconds", options->seconds, "At most, for each position")
        ->check(CLI::NonNegativeNumber)
        ->check(aNumber());
    command
        ->add_option("--depth", options->depth,
                     "Turns to look ahead at most, in pre-endgames and bridges from the empty bag")
        ->check(CLI::Range(1, engine::EndgameSearch::kMostDepth));
    command
        ->add_option("--table", options->tableMegabytes,
                     "Megabytes for what is remembered of positions")
        ->check(CLI::Range(1, 16'777'216))
        ->capture_default_str();
    command
        ->add_option("--end", options->end,
                     "two-passes: two passes in a row end the game, as collections of solved "
                     "endgames assume; rules: what the rules say of scoreless turns. Rules that "
                     "count turns after the bag is empty always hold")
        ->check(CLI::IsMember({"two-passes", "rules"}))
        ->capture_default_str();
    command->add_flag("--all-best", options->allBest, "Endgames: all first moves that are as good");
    command->add_flag("--first-win", options->firstWin,
                      "Endgames: only who wins is proved; the value is a bound");
    command->add_option("--move", options->moves,
                        "Endgames: also the value of this move, or that --seconds left no time to "
                        "look at it; else a candidate besides the best static ones. Can be given "
                        "several times");
    takesInput(command->add_option("--lexicon-of-opponent", options->opponentLexicon,
                                   "Word graph or word list that the other player plays with; "
                                   "default: the same as the player on turn"));
    command
        ->add_option("--model", options->model,
                     "Pre-endgames: what the opponent knows when he answers a move that leaves "
                     "tiles in the bag. rational: no more than he sees; clairvoyant: the bag; "
                     "guaranteed: what no answer of his takes away")
        ->check(CLI::IsMember({"rational", "guaranteed", "clairvoyant"}))
        ->capture_default_str();
    auto* candidates =
        command
            ->add_option("--limit,--top,--candidates", options->candidates,
                         "With tiles in the bag: how many of the best static moves; 0 = all in "
                         "pre-endgames. Default: 32 in pre-endgames, 12 in bridges")
            ->check(CLI::Range(0, 100'000));
    command->add_flag("--finish-all", options->finishAll,
                      "Pre-endgames: work out every candidate, also those that can't be the best "
                      "any more");
    command
        ->add_option("--draws", options->draws,
                     "Pre-endgames: only so many of the possible bags, chosen by the seed; 0 = by "
                     "the stage")
        ->check(CLI::Range(0, 100'000))
        ->capture_default_str();
    command->add_option("--iterations", options->iterations, "Bridges: of each candidate at most")
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000}))
        ->capture_default_str();
    addThreadsOption(*command, options->threads);
    command->add_flag("--json", options->json, "As JSON");
    commands.add(command, [candidates, options] {
        options->candidatesGiven = candidates->count() > 0;
        return solveAll(*options);
    });
}

}  // namespace app
