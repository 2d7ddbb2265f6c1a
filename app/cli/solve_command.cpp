// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "app/cli/position_source.h"
#include "engine/board/line_notation.h"
#include "engine/board/move_notation.h"
#include "engine/search/endgame_solver.h"

namespace app {

namespace {

using engine::failure;
using engine::Result;
using Json = nlohmann::ordered_json;

constexpr const char* kSolve = "solve";

struct SolveOptions
{
    GameOptions game;
    PositionOptions positions;
    double seconds = std::numeric_limits<double>::infinity();
    int depth = std::numeric_limits<int>::max();
    std::size_t tableMegabytes = 64;
    std::string end = "two-passes";
    bool allBest = false;
    std::vector<std::string> moves;
    bool json = false;
};

/// What ended a search, as scripts know it.
std::string_view solveEnd(const engine::EndgameState& state)
{
    switch (state.end) {
    case engine::SearchEnd::Complete: return "solved";
    case engine::SearchEnd::Stopped: return "user";
    default: return engine::searchEndName(state.end);
    }
}

Json lineJson(const engine::Position& position, const std::vector<engine::Move>& line)
{
    const std::vector<std::string> texts = engine::lineTexts(position, line);
    Json json = Json::array();
    for (std::size_t i = 0; i < line.size(); ++i)
        json.push_back({{"move", texts[i]}, {"score", line[i].score.points}});
    return json;
}

Json movesJson(const engine::Position& position, const std::vector<engine::EndgameMoveValue>& moves)
{
    Json json = Json::array();
    for (const engine::EndgameMoveValue& move : moves)
        json.push_back({{"move", engine::moveText(position, move.move)},
                        {"score", move.move.score.points},
                        {"value", move.value.points},
                        {"proved", move.proved},
                        {"line", lineJson(position, move.line)}});
    return json;
}

std::string solutionJson(std::size_t number, const engine::Position& position,
                         const engine::EndgameState& state, const SolveOptions& options)
{
    Json json{{"position", number},
              {"kind", "endgame"},
              {"proved", state.proved},
              {"value", state.value.points},
              {"move",
               state.line.empty() ? Json() : Json(engine::moveText(position, state.line.front()))},
              {"line", lineJson(position, state.line)},
              {"end", options.end},
              {"depth", state.depth},
              {"nodes", state.nodes},
              {"seconds", state.seconds},
              {"stopped_by", solveEnd(state)}};
    if (options.allBest) json["best"] = movesJson(position, state.best);
    if (!options.moves.empty()) json["moves"] = movesJson(position, state.moves);
    return json.dump();
}

constexpr const char* kSolveHead =
    "position\tkind\tmove\tvalue\tproved\tdepth\tnodes\tseconds\tstopped_by\tline\n";

std::string solutionRow(std::size_t number, const engine::Position& position,
                        const engine::Move* move, engine::Score value, bool proved,
                        const engine::EndgameState& state, const std::vector<engine::Move>& line)
{
    const std::vector<std::string> texts = engine::lineTexts(position, line);
    std::string written;
    for (std::size_t i = 0; i < line.size(); ++i)
        written +=
            (written.empty() ? "" : ", ") + texts[i] + " " + std::to_string(line[i].score.points);
    return std::to_string(number) + "\tendgame\t" +
           (move ? engine::moveText(position, *move) : std::string()) + "\t" +
           std::to_string(value.points) + "\t" + (proved ? "yes" : "no") + "\t" +
           std::to_string(state.depth) + "\t" + std::to_string(state.nodes) + "\t" +
           decimalText(state.seconds, 3) + "\t" + std::string(solveEnd(state)) + "\t" + written +
           "\n";
}

/// The best move first, then those as good, then those that were asked for.
std::string solutionTable(std::size_t number, const engine::Position& position,
                          const engine::EndgameState& state)
{
    std::string table =
        solutionRow(number, position, state.line.empty() ? nullptr : &state.line.front(),
                    state.value, state.proved, state, state.line);
    for (const auto* moves : {&state.best, &state.moves})
        for (const engine::EndgameMoveValue& move : *moves)
            table += solutionRow(number, position, &move.move, move.value, move.proved, state,
                                 move.line);
    return table;
}

Result<engine::EndgameQuestion> questionFor(engine::Position position, const SolveOptions& options)
{
    engine::EndgameQuestion question;
    for (const std::string& text : options.moves) {
        const auto move = engine::readMove(position, text);
        if (!move) {
            engine::Error error = move.error();
            error.place.file = "--move " + text;
            return failure(std::move(error));
        }
        question.moves.push_back(*move);
    }
    question.position = std::make_shared<const engine::Position>(std::move(position));
    question.end =
        options.end == "rules" ? engine::EndgameEnd::Rules : engine::EndgameEnd::TwoPasses;
    question.tableBytes = options.tableMegabytes << 20;
    question.allBest = options.allBest;
    return question;
}

ExitStatus solveAll(const SolveOptions& options)
{
    LongWork work;
    const engine::TaskContext context = work.context();
    auto inputs = GameInputs::open(options.game);
    if (!inputs) return fail(kSolve, inputs.error());
    engine::SearchLimits limits;
    limits.seconds = options.seconds;
    limits.depth = options.depth;
    PositionSource source(options.positions, options.game, *inputs);
    return answerEach(source, kSolve, kSolveHead, options.json, context,
                      [&](AskedPosition& asked) -> Result<std::string> {
                          auto question = questionFor(std::move(asked.position), options);
                          if (!question) return failure(question.error());
                          const engine::PositionPtr position = question->position;
                          auto solver = engine::EndgameSolver::create(std::move(*question));
                          if (!solver) return failure(solver.error());
                          const auto state = solver->run(limits, context, [&](const auto& each) {
                              work.show({engine::say("position %1, depth %2, positions searched",
                                                     asked.number, each->depth),
                                         each->nodes, 0});
                          });
                          return options.json
                                     ? solutionJson(asked.number, *position, *state, options)
                                     : solutionTable(asked.number, *position, *state);
                      });
}

}  // namespace

void addSolveCommand(CLI::App& program, CommandList& commands)
{
    auto* command = program.add_subcommand(
        "solve", "Exact play once the bag is empty: value, best line, proved or not");
    auto options = std::make_shared<SolveOptions>();
    addLexiconOption(*command, options->game);
    addRulesOption(*command, options->game.rules);
    addPositionOptions(*command, options->positions);
    addLenientOption(*command, options->game);
    command->add_option("--seconds", options->seconds, "At most, for each position")
        ->check(CLI::NonNegativeNumber);
    command->add_option("--depth", options->depth, "Turns to look ahead at most")
        ->check(CLI::Range(1, engine::EndgameSearch::kMostDepth));
    command
        ->add_option("--table", options->tableMegabytes,
                     "Megabytes for what is remembered of positions")
        ->check(CLI::Range(1, 65'536))
        ->capture_default_str();
    command
        ->add_option("--end", options->end,
                     "two-passes: two passes in a row end the game, as collections of solved "
                     "endgames assume; rules: what the rules say of scoreless turns. Rules that "
                     "count turns after the bag is empty always hold")
        ->check(CLI::IsMember({"two-passes", "rules"}))
        ->capture_default_str();
    command->add_flag("--all-best", options->allBest, "All first moves that are as good");
    command->add_option("--move", options->moves,
                        "Also the value of this move; can be given several times");
    command->add_flag("--json", options->json, "As JSON");
    commands.add(command, [options] { return solveAll(*options); });
}

}  // namespace app
