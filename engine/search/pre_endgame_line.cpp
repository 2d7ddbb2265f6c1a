// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/pre_endgame_line.h"

#include <algorithm>
#include <memory>
#include <span>
#include <utility>

#include "engine/eval/move_ranking.h"
#include "engine/search/endgame_solver.h"
#include "engine/search/pre_endgame_solver.h"

namespace engine {

namespace {

constexpr std::size_t kLineTableBytes = std::size_t{16} << 20;

/// Tiles that a move takes from the rack, so many are drawn again.
int tilesDrawnAfter(const Position& position, const Move& move, std::size_t inBag)
{
    const int room = position.rules().rackSize - leaveAfter(position, move).total();
    return std::min(room, static_cast<int>(inBag));
}

}  // namespace

Result<PreEndgameLine> preEndgameLine(const PreEndgameLineQuestion& question,
                                      const SearchLimits& limits, const TaskContext& context)
{
    const Position& start = *question.position;
    const int lead = start.spread().points;
    PreEndgameLine line;
    Position now = start;
    std::span<const Tile> bag(question.bag);
    int spread = lead;
    for (const std::optional<Move>& next : {std::optional(question.candidate), question.reply}) {
        if (!next || bag.empty()) break;
        const bool own = line.moves.empty();
        const auto drawn = static_cast<std::size_t>(tilesDrawnAfter(now, *next, bag.size()));
        // Tiles that are exchanged lie in the bag afterwards: nobody knows which come out again.
        const bool exchanges = next->kind == MoveKind::Exchange;
        now = PreEndgameSolver::positionAfter(now, *next, bag);
        line.moves.push_back(*next);
        spread += own ? next->score.points : -next->score.points;
        if (exchanges) return line;
        bag = bag.subspan(drawn);
    }
    if (!bag.empty()) return line;
    EndgameQuestion asked;
    asked.lexiconOfOther = question.lexiconOfOther;
    if (question.lexiconOfOther && now.onTurn() != start.onTurn()) {
        if (auto set = now.setLexicon(question.lexiconOfOther); !set) return failure(set.error());
        asked.lexiconOfOther = start.lexiconPtr();
    }
    asked.position = std::make_shared<const Position>(std::move(now));
    asked.end = question.end;
    asked.tableBytes = kLineTableBytes;
    auto solver = EndgameSolver::create(std::move(asked));
    if (!solver) return failure(solver.error());
    const auto state = solver->run(limits, context);
    if (state->line.empty()) return failure(ErrorCode::Cancelled, say("was stopped"));
    const bool ownTurn = line.moves.size() % 2 == 0;
    line.finalSpread = spread + (ownTurn ? state->value.points : -state->value.points);
    line.proved = state->proved;
    line.moves.insert(line.moves.end(), state->line.begin(), state->line.end());
    return line;
}

}  // namespace engine
