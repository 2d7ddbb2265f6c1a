// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/lane_outlook.h"

#include <algorithm>
#include <map>
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

/// What the next player makes on a board, rack by rack.
struct BoardOutlook
{
    Position position;
    std::map<LaneName, double> sums = {};  ///< of the highest scores
    double best = 0;                       ///< sum of the highest score of all lanes
};

/// The board as the next player meets it.
Result<BoardOutlook> boardFor(Position position, int next, const PlayerLexicons& lexicons)
{
    if (lexicons.differ()) {
        if (auto fits = position.setLexicon(lexicons.of(next)); !fits) return failure(fits.error());
    }
    position.setOnTurn(next);
    return BoardOutlook{std::move(position)};
}

LaneOutlook outlookOf(const BoardOutlook& before, const BoardOutlook& after, int racks)
{
    LaneOutlook outlook;
    outlook.racks = racks;
    const double count = std::max(1, racks);
    outlook.bestBefore = before.best / count;
    outlook.bestAfter = after.best / count;
    std::map<LaneName, LaneChange> lanes;
    for (const auto& [name, sum] : before.sums)
        lanes[name] = {name.first, name.second, sum / count, 0};
    for (const auto& [name, sum] : after.sums) {
        LaneChange& lane = lanes[name];
        lane.direction = name.first;
        lane.lane = name.second;
        lane.after = sum / count;
    }
    for (const auto& [name, lane] : lanes) outlook.lanes.push_back(lane);
    std::ranges::stable_sort(outlook.lanes, [](const LaneChange& a, const LaneChange& b) {
        return a.opened() > b.opened();
    });
    return outlook;
}

}  // namespace

Result<std::vector<LaneOutlook>> laneOutlooks(const Position& position, std::span<const Move> moves,
                                              int racks, std::uint64_t seed,
                                              const PlayerLexicons& lexicons,
                                              const TaskContext& context)
{
    SimulationQuestion question{position};
    question.seed = seed;
    for (const Move& move : moves) {
        const auto candidate = Simulator::candidate(position, move);
        if (!candidate) return failure(candidate.error());
        question.candidates.push_back(*candidate);
    }
    if (auto sound = Simulator::create(question); !sound) return failure(sound.error());
    const auto dealer = ScenarioDealer::create(question);
    if (!dealer) return failure(dealer.error());

    const int next = (position.onTurn() + 1) % position.playerCount();
    // The first one is the board before any move.
    std::vector<BoardOutlook> boards;
    for (std::size_t i = 0; i <= question.candidates.size(); ++i) {
        Position board = position;
        Position::Undo undo;
        if (i > 0) board.make(question.candidates[i - 1], undo);
        auto ready = boardFor(std::move(board), next, lexicons);
        if (!ready) return failure(ready.error());
        boards.push_back(std::move(*ready));
    }
    MoveGenerator generator;
    RawMoves found;
    Scenario scenario;
    for (int rack = 0; rack < racks; ++rack) {
        dealer->deal(rack, scenario);
        for (BoardOutlook& board : boards) {
            if (context.stopRequested()) return failure(ErrorCode::Cancelled, say("was stopped"));
            board.position.setRack(next, scenario.racks[static_cast<std::size_t>(next)]);
            found.clear();
            generator.generate(board.position, Valuation{}, found, context.stop);
            int best = 0;
            for (const auto& [name, score] : bestByLane(found.moves())) {
                board.sums[name] += score;
                best = std::max(best, score);
            }
            board.best += best;
        }
    }
    std::vector<LaneOutlook> outlooks;
    for (std::size_t i = 1; i < boards.size(); ++i)
        outlooks.push_back(outlookOf(boards.front(), boards[i], racks));
    return outlooks;
}

Result<LaneOutlook> laneOutlook(const Position& position, const Move& move, int racks,
                                std::uint64_t seed, const TaskContext& context)
{
    auto outlooks = laneOutlooks(position, {&move, 1}, racks, seed, {}, context);
    if (!outlooks) return failure(std::move(outlooks.error()));
    return std::move(outlooks->front());
}

}  // namespace engine
