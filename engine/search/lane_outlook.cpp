// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/lane_outlook.h"

#include <algorithm>
#include <map>
#include <memory>
#include <utility>

#include "engine/movegen/move_generator.h"
#include "engine/movegen/recorders.h"
#include "engine/search/scenario.h"
#include "engine/search/simulator.h"

namespace engine {
namespace {

using LaneName = std::pair<Direction, int>;

/// The highest score of each lane that has words.
std::map<LaneName, int> bestByLane(const std::vector<Move>& moves)
{
    std::map<LaneName, int> best;
    for (const Move& move : moves) {
        if (move.kind != MoveKind::Place) continue;
        const bool across = move.direction == Direction::Across;
        int& score = best[{move.direction, across ? move.row : move.column}];
        score = std::max(score, move.score.points);
    }
    return best;
}

}  // namespace

Result<LaneOutlook> laneOutlook(const Position& position, const Move& move, int racks,
                                std::uint64_t seed, const TaskContext& context)
{
    const auto candidate = Simulator::candidate(position, move);
    if (!candidate) return failure(candidate.error());
    SimulationQuestion question{position};
    question.seed = seed;
    question.candidates = {*candidate};
    if (auto sound = Simulator::create(question); !sound) return failure(sound.error());
    const auto dealer = ScenarioDealer::create(question);
    if (!dealer) return failure(dealer.error());

    const int next = (position.onTurn() + 1) % position.playerCount();
    Position before = position;
    before.setOnTurn(next);
    Position after = position;
    Position::Undo undo;
    after.make(*candidate, undo);
    after.setOnTurn(next);
    MoveGenerator generator;
    RawMoves moves;
    Scenario scenario;
    std::map<LaneName, LaneChange> lanes;
    LaneOutlook outlook;
    const auto addBest = [&](Position& board, double LaneChange::*sum, double& all) {
        board.setRack(next, scenario.racks[static_cast<std::size_t>(next)]);
        moves.clear();
        generator.generate(board, Valuation{}, moves, context.stop);
        int best = 0;
        for (const auto& [name, score] : bestByLane(moves.moves())) {
            LaneChange& lane = lanes[name];
            lane.direction = name.first;
            lane.lane = name.second;
            lane.*sum += score;
            best = std::max(best, score);
        }
        all += best;
    };
    for (; outlook.racks < racks; ++outlook.racks) {
        if (context.stopRequested()) return failure(ErrorCode::Cancelled, say("was stopped"));
        dealer->deal(outlook.racks, scenario);
        addBest(before, &LaneChange::before, outlook.bestBefore);
        addBest(after, &LaneChange::after, outlook.bestAfter);
    }
    const double count = std::max(1, outlook.racks);
    outlook.bestBefore /= count;
    outlook.bestAfter /= count;
    for (auto& [name, lane] : lanes) {
        lane.before /= count;
        lane.after /= count;
        outlook.lanes.push_back(lane);
    }
    std::ranges::stable_sort(outlook.lanes, [](const LaneChange& a, const LaneChange& b) {
        return a.opened() > b.opened();
    });
    return outlook;
}

}  // namespace engine
