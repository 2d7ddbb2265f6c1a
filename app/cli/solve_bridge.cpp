// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "app/cli/solve_parts.h"
#include "engine/board/move_notation.h"
#include "engine/eval/move_ranking.h"
#include "engine/search/bridge.h"
#include "engine/search/ending_kind.h"

namespace app {

namespace {

using engine::BridgeQuestion;
using engine::failure;
using engine::Result;
using Json = nlohmann::ordered_json;

Result<std::vector<engine::Move>> armsOf(const engine::Position& position,
                                         const engine::KlvPtr& leaves, const SolveWork& work)
{
    auto moves = askedMoves(position, work.options);
    if (!moves) return moves;
    if (!moves->empty() && !work.options.candidatesGiven) return moves;
    const std::size_t most =
        work.options.candidatesGiven ? work.options.candidates : BridgeQuestion::kUsualCandidates;
    const auto ranking = engine::rankMoves({position, leaves, most}, work.context);
    if (!ranking) return failure(ranking.error());
    for (const engine::RankedMove& ranked : ranking->moves) moves->push_back(ranked.move);
    return moves;
}

struct BridgeAnswer
{
    std::size_t number = 0;
    const engine::Position& position;
    const engine::SimulationState& state;
    int bag = 0;
    std::int64_t endings = 0;
    std::int64_t exact = 0;
    int depth = 0;
};

Json bridgeJson(const BridgeAnswer& answer)
{
    const engine::SimulationState& state = answer.state;
    const auto& best = state.candidates.front();
    Json json{{"position", answer.number},
              {"kind", "bridge"},
              {"proved", false},
              {"value", best.equity.mean()},
              {"move", engine::moveText(answer.position, best.move)},
              {"line", lineJson(answer.position, {best.move})},
              {"bag", answer.bag},
              {"depth", answer.depth},
              {"iterations", state.iterations},
              {"nodes", state.samples},
              {"endings", answer.endings},
              {"endings_exact", answer.exact},
              {"seconds", state.seconds},
              {"stopped_by", solveEndName(state.end)}};
    Json moves = Json::array();
    for (const engine::SimulatedCandidate& candidate : state.candidates)
        moves.push_back({{"move", engine::moveText(answer.position, candidate.move)},
                         {"score", candidate.move.score.points},
                         {"iterations", candidate.iterations()},
                         {"win", 100 * candidate.win.mean()},
                         {"win_se", 100 * candidate.win.standardError()},
                         {"spread", candidate.equity.mean()},
                         {"spread_se", candidate.equity.standardError()},
                         {"difference", 100 * candidate.difference.win.mean()},
                         {"difference_se", 100 * candidate.difference.win.standardError()},
                         {"best_probability", candidate.bestProbability},
                         {"exact", false}});
    json["moves"] = std::move(moves);
    return json;
}

std::string bridgeTable(const BridgeAnswer& answer)
{
    const engine::SimulationState& state = answer.state;
    std::string table;
    for (const engine::SimulatedCandidate& candidate : state.candidates) {
        table += std::to_string(answer.number) + "\tbridge\t" +
                 engine::moveText(answer.position, candidate.move) + "\t" +
                 decimalText(candidate.equity.mean(), 3) + "\tno\t" + std::to_string(answer.depth) +
                 "\t" + std::to_string(state.samples) + "\t" + decimalText(state.seconds, 3) +
                 "\t" + std::string(solveEndName(state.end)) + "\t\t" +
                 decimalText(candidate.win.sum, 1) + "\t\t\t" +
                 std::to_string(candidate.iterations()) + "\t\n";
    }
    return table;
}

}  // namespace

Result<std::string> solveBridge(AskedPosition& asked, const SolveWork& work)
{
    const SolveOptions& options = work.options;
    auto leaves = work.inputs.leavesFor(asked.position);
    if (!leaves) return failure(leaves.error());
    auto arms = armsOf(asked.position, *leaves, work);
    if (!arms) return failure(arms.error());
    auto others = lexiconOfOther(asked.position, work);
    if (!others) return failure(others.error());
    const auto counts = std::make_shared<engine::EndingCounts>();
    BridgeQuestion question;
    question.position = std::make_shared<const engine::Position>(std::move(asked.position));
    question.candidates = std::move(*arms);
    question.lexiconOfOther = *others;
    question.leaves = std::move(*leaves);
    question.end = options.endgameEnd();
    question.depth = std::min(options.depth, question.depth);
    question.seed = options.game.seed;
    question.counts = counts;
    auto simulator = engine::bridgeSimulator(question);
    if (!simulator) return failure(simulator.error());
    engine::SearchLimits limits;
    limits.seconds = options.seconds;
    limits.units = options.iterations;
    const auto state = (*simulator)->run(limits, work.context, [&](const auto& each) {
        work.progress.show({engine::say("position %1, iterations", asked.number), each->iterations,
                            options.iterations});
    });
    const engine::Position& position = *question.position;
    const BridgeAnswer answer{
        asked.number, position,      *state,        engine::tilesBeyondRacks(position),
        counts->all,  counts->exact, question.depth};
    return options.json ? solvedText(bridgeJson(answer), position, *others) : bridgeTable(answer);
}

}  // namespace app
