// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/eval/move_ranking.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "engine/eval/move_chances.h"
#include "engine/eval/shown_order.h"
#include "engine/eval/static_evaluator.h"
#include "engine/movegen/move_generator.h"

namespace engine {
namespace {

/// The recorders put the pass last, or leave it out where there are `limit` others.
void putPassInPlace(std::vector<RankedMove>& moves, const RankedMove& pass, std::size_t limit)
{
    if (!moves.empty() && moves.back().move.kind == MoveKind::Pass) moves.pop_back();
    const std::size_t place = placeAmong(moves, pass);
    if (limit != 0 && place >= limit) return;
    moves.insert(moves.begin() + static_cast<std::ptrdiff_t>(place), pass);
    if (limit != 0 && moves.size() > limit) moves.pop_back();
}

}  // namespace

Result<MoveRanking> rankMoves(const RankRequest& request, const TaskContext& context)
{
    const auto start = std::chrono::steady_clock::now();
    const Position& position = request.position;
    if (position.lexicon() == nullptr)
        return failure(ErrorCode::WrongLexicon, say("no lexicon is open, so no move can be found"));

    Valuation valuation;
    StaticEvaluator(request.leaves).prepare(position, valuation);
    MoveGenerator generator;
    MoveRanking ranking;
    GenerationCounts counts;
    const auto rankWith = [&](auto recorder) {
        counts = generator.generate(position, valuation, recorder, context.stop);
        if (!context.stopRequested()) ranking.moves = recorder.takeRanked();
    };
    if (request.limit == 0) rankWith(AllMoves());
    else if (request.countAll) rankWith(CountedTopMoves(request.limit));
    else rankWith(TopMoves(request.limit));
    if (request.limit == 0 || request.countAll) {
        ranking.placements = counts.placements;
        ranking.exchanges = counts.exchanges;
        ranking.sumOfScores = counts.sumOfScores;
    }
    if (context.stopRequested())
        return failure(ErrorCode::Cancelled, say("the search for moves was stopped"));
    const RankedMove pass{passMove(), equityOf(position, passMove(), valuation)};
    putPassInPlace(ranking.moves, pass, request.limit);
    if (request.winTable && MoveChances::canTell(position)) {
        MoveChances chances(*request.winTable, position);
        ranking.chances.reserve(ranking.moves.size());
        for (const RankedMove& move : ranking.moves) ranking.chances.push_back(chances.after(move));
    }
    ranking.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return ranking;
}

Leave leaveAfter(const Position& position, const Move& move)
{
    Leave leave = position.mover().rack;
    if (move.kind == MoveKind::Pass) return leave;
    const TileCounts used = move.tilesUsed();
    for (int tile = 0; tile < kTileKinds; ++tile) {
        const auto kind = static_cast<Tile>(tile);
        // A move may use tiles that were not known to be on the rack.
        leave.remove(kind, std::min(leave.count(kind), used.count(kind)));
    }
    return leave;
}

}  // namespace engine
