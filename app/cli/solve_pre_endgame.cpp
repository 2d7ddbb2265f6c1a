// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <memory>
#include <string>
#include <utility>

#include "app/cli/solve_parts.h"
#include "engine/board/move_notation.h"
#include "engine/search/pre_endgame_solver.h"

namespace app {

namespace {

using engine::failure;
using engine::Result;
using Json = nlohmann::ordered_json;

constexpr std::size_t kUsualCandidates = 32;

engine::PreEndgameModel modelNamed(const std::string& name)
{
    if (name == "guaranteed") return engine::PreEndgameModel::Guaranteed;
    return name == "clairvoyant" ? engine::PreEndgameModel::Clairvoyant
                                 : engine::PreEndgameModel::Rational;
}

/// Means with the decimals that make sense to people and scripts.
double toThousandths(double number)
{
    return std::round(number * 1000) / 1000;
}

Json drawsJson(const engine::Position& position, const engine::PreEndgameState& state,
               const engine::PreEndgameRow& row)
{
    Json json = Json::array();
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const engine::PreEndgameCell& cell = row.cells[i];
        if (!cell.solved) continue;
        const std::vector<engine::Tile> tiles = state.draws[i].bag.tiles();
        Json draw{{"bag", position.rules().alphabet.written(tiles)},
                  {"of", state.draws[i].orders},
                  {"wins", cell.wins},
                  {"ties", cell.ties},
                  {"losses", cell.losses},
                  {"spread", toThousandths(cell.gain)},
                  {"proved", cell.isProved},
                  {"spread_proved", cell.gainProved}};
        if (!cell.isProved) draw["depth"] = cell.depth;
        if (cell.hasReply) draw["reply"] = engine::moveText(position, cell.reply);
        json.push_back(std::move(draw));
    }
    return json;
}

Json rowJson(const engine::Position& position, const engine::PreEndgameState& state,
             const engine::PreEndgameRow& row)
{
    const double points = static_cast<double>(row.wins) + static_cast<double>(row.ties) / 2;
    Json json{{"move", engine::moveText(position, row.move)},
              {"score", row.move.score.points},
              {"static_equity", row.staticEquity.toPoints()},
              {"empties_bag", row.emptiesBag},
              {"wins", row.wins},
              {"ties", row.ties},
              {"losses", row.losses},
              {"of", row.of},
              {"solved", row.solved},
              {"points", points},
              {"spread", toThousandths(row.gain)},
              {"exact", row.exact},
              {"spread_exact", row.gainExact},
              {"cut", row.cut},
              {"stage", row.stage}};
    if (!row.exact) json["depth"] = row.depth;
    json["draws"] = drawsJson(position, state, row);
    return json;
}

Json preEndgameJson(std::size_t number, const engine::Position& position,
                    const engine::PreEndgameState& state, const SolveOptions& options)
{
    const engine::PreEndgameRow* best = state.rows.empty() ? nullptr : &state.rows.front();
    Json json{{"position", number},
              {"kind", "pre-endgame"},
              {"model", engine::preEndgameModelName(state.model)},
              {"proved", state.proved},
              {"value", best ? Json(toThousandths(best->gain)) : Json()},
              {"value_proved", best && best->gainExact},
              {"move", best ? Json(engine::moveText(position, best->move)) : Json()},
              {"line", best ? lineJson(position, {best->move}) : Json::array()},
              {"end", options.end},
              {"bag", state.bag},
              {"possible_bags", state.draws.size()},
              {"bags_looked_at", state.drawsUsed},
              {"sampled", state.drawsUsed < state.draws.size()},
              {"legal_moves", state.legalMoves},
              {"stage", state.stage},
              {"depth", state.depth},
              {"nodes", state.nodes},
              {"endings", state.endings},
              {"seconds", state.seconds},
              {"stopped_by", solveEndName(state.end)}};
    Json moves = Json::array();
    for (const engine::PreEndgameRow& row : state.rows)
        moves.push_back(rowJson(position, state, row));
    json["moves"] = std::move(moves);
    return json;
}

std::string preEndgameTable(std::size_t number, const engine::Position& position,
                            const engine::PreEndgameState& state)
{
    std::string table;
    for (const engine::PreEndgameRow& row : state.rows) {
        const std::string proved = row.cut ? "cut" : row.exact ? "yes" : "no";
        table += std::to_string(number) + "\tpre-endgame\t" + engine::moveText(position, row.move) +
                 "\t" + decimalText(row.gain, 3) + "\t" + proved + "\t" +
                 std::to_string(row.exact ? state.depth : row.depth) + "\t" +
                 std::to_string(state.nodes) + "\t" + decimalText(state.seconds, 3) + "\t" +
                 std::string(solveEndName(state.end)) + "\t\t" + std::to_string(row.wins) + "\t" +
                 std::to_string(row.ties) + "\t" + std::to_string(row.losses) + "\t" +
                 std::to_string(row.solved) + "\t" + std::to_string(row.of) + "\n";
    }
    return table;
}

}  // namespace

Result<std::string> solvePreEndgame(AskedPosition& asked, const SolveWork& work)
{
    const SolveOptions& options = work.options;
    engine::PreEndgameQuestion question;
    auto moves = askedMoves(asked.position, options);
    if (!moves) return failure(moves.error());
    auto leaves = work.inputs.leavesFor(asked.position);
    if (!leaves) return failure(leaves.error());
    question.moves = std::move(*moves);
    question.leaves = std::move(*leaves);
    question.position = std::make_shared<const engine::Position>(std::move(asked.position));
    auto others = lexiconOfOther(*question.position, work);
    if (!others) return failure(others.error());
    question.lexiconOfOther = *others;
    question.model = modelNamed(options.model);
    question.end = options.endgameEnd();
    question.candidates = options.candidatesGiven ? options.candidates : kUsualCandidates;
    question.finishAll = options.finishAll;
    question.mostDraws = options.draws;
    question.seed = options.game.seed;
    question.tableBytes = options.tableMegabytes << 20;
    const engine::PositionPtr position = question.position;
    auto solver = engine::PreEndgameSolver::create(std::move(question));
    if (!solver) return failure(solver.error());
    const auto state = solver->run(work.limits, work.context, [&](const auto& each) {
        work.progress.show(
            {engine::say("position %1, endings solved", asked.number), each->endings, 0});
    });
    return options.json ? solvedText(preEndgameJson(asked.number, *position, *state, options),
                                     *position, *others)
                        : preEndgameTable(asked.number, *position, *state);
}

}  // namespace app
