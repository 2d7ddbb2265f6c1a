// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/solve_parts.h"
#include "engine/board/legality.h"
#include "engine/board/line_notation.h"
#include "engine/board/move_notation.h"
#include "engine/search/endgame_solver.h"

namespace app {

namespace {

using engine::failure;
using engine::Result;
using Json = nlohmann::ordered_json;

Json valuedMoveJson(const engine::Position& position, const engine::EndgameMoveValue& move)
{
    Json json{{"move", engine::moveText(position, move.move)},
              {"score", move.move.score.points},
              {"value", move.value.points},
              {"proved", move.proved},
              {"best", move.isBest},
              {"line", lineJson(position, move.line)}};
    if (!move.proved) json["depth"] = move.depth;
    // What it comes to if it stays.
    if (!engine::checkMove(position, move.move, engine::WordCheck::Require)) json["phony"] = true;
    return json;
}

Json valuedMovesJson(const engine::Position& position,
                     const std::vector<engine::EndgameMoveValue>& moves)
{
    Json json = Json::array();
    for (const engine::EndgameMoveValue& move : moves)
        json.push_back(valuedMoveJson(position, move));
    return json;
}

/// The moves that there was no time for: the last ones asked for.
std::span<const engine::Move> movesNotLookedAt(const engine::EndgameState& state,
                                               const std::vector<engine::Move>& asked)
{
    return std::span(asked).subspan(std::min(state.moves.size(), asked.size()));
}

Json askedMovesJson(const engine::Position& position, const engine::EndgameState& state,
                    const std::vector<engine::Move>& asked)
{
    Json json = valuedMovesJson(position, state.moves);
    for (const engine::Move& move : movesNotLookedAt(state, asked)) {
        engine::EndgameMoveValue unknown;
        unknown.move = move;
        json.push_back(valuedMoveJson(position, unknown));
        json.back()["value"] = nullptr;
        json.back()["looked_at"] = false;
    }
    return json;
}

std::string_view winnerName(int sign)
{
    return sign > 0 ? "win" : sign < 0 ? "loss" : "tie";
}

Json endgameJson(std::size_t number, const engine::Position& position,
                 const engine::EndgameState& state, const std::vector<engine::Move>& asked,
                 const SolveOptions& options)
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
              {"stopped_by", solveEndName(state.end)}};
    if (options.firstWin) {
        json["first_win"] = winnerName(state.winner);
        json["value_is_bound"] = !state.isValue;
    }
    if (options.allBest) json["best"] = valuedMovesJson(position, state.best);
    if (!asked.empty()) json["moves"] = askedMovesJson(position, state, asked);
    return json;
}

std::string endgameRow(std::size_t number, const engine::Position& position,
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
           decimalText(state.seconds, 3) + "\t" + std::string(solveEndName(state.end)) + "\t" +
           written + "\t\t\t\t\t\n";
}

/// A move without a value: nothing was searched for it.
std::string notLookedAtRow(std::size_t number, const engine::Position& position,
                           const engine::Move& move, const engine::EndgameState& state)
{
    return std::to_string(number) + "\tendgame\t" + engine::moveText(position, move) +
           "\t\tnot looked at\t0\t" + std::to_string(state.nodes) + "\t" +
           decimalText(state.seconds, 3) + "\t" + std::string(solveEndName(state.end)) +
           "\t\t\t\t\t\t\n";
}

/// The best move first, then those as good, then those that were asked for.
std::string endgameTable(std::size_t number, const engine::Position& position,
                         const engine::EndgameState& state, const std::vector<engine::Move>& asked)
{
    std::string table =
        endgameRow(number, position, state.line.empty() ? nullptr : &state.line.front(),
                   state.value, state.proved, state, state.line);
    for (const auto* moves : {&state.best, &state.moves})
        for (const engine::EndgameMoveValue& move : *moves)
            table +=
                endgameRow(number, position, &move.move, move.value, move.proved, state, move.line);
    for (const engine::Move& move : movesNotLookedAt(state, asked))
        table += notLookedAtRow(number, position, move, state);
    return table;
}

}  // namespace

Result<std::string> solveEndgame(AskedPosition& asked, const SolveWork& work)
{
    const SolveOptions& options = work.options;
    engine::EndgameQuestion question;
    const auto moves = askedMoves(asked.position, options);
    if (!moves) return failure(moves.error());
    question.moves = *moves;
    question.position = std::make_shared<const engine::Position>(std::move(asked.position));
    auto others = lexiconOfOther(*question.position, work);
    if (!others) return failure(others.error());
    question.lexiconOfOther = *others;
    question.end = options.endgameEnd();
    question.tableBytes = options.tableMegabytes << 20;
    question.allBest = options.allBest;
    question.firstWin = options.firstWin;
    const engine::PositionPtr position = question.position;
    auto solver = engine::EndgameSolver::create(std::move(question));
    if (!solver) return failure(solver.error());
    const auto state = solver->run(work.limits, work.context, [&](const auto& each) {
        work.progress.show(
            {engine::say("position %1, depth %2, positions searched", asked.number, each->depth),
             each->nodes, 0});
    });
    return options.json ? solvedText(endgameJson(asked.number, *position, *state, *moves, options),
                                     *position, *others)
                        : endgameTable(asked.number, *position, *state, *moves);
}

}  // namespace app
