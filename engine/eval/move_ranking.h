// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "engine/base/quantities.h"
#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/board/position.h"
#include "engine/eval/win_table.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/movegen/ranked_move.h"

namespace engine {

/// The question "what can the mover play here, and what is it worth?"
struct RankRequest
{
    Position position;
    KlvPtr leaves;          ///< null = every leave is worth 0
    std::size_t limit = 0;  ///< only this many of the best, 0 = all moves
    bool countAll = false;  ///< with a limit: count all moves though only the best are kept
    WinTablePtr winTable = nullptr;  ///< null = nothing is said of winning
};

/// All moves, or the best of them, the best first, in the order of eval/shown_order.h.
struct MoveRanking
{
    std::vector<RankedMove> moves;
    /// Of the mover to win after each of the moves (see MoveChances); empty without a win table,
    /// or when there are not two players.
    std::vector<WinProbability> chances;
    std::int64_t placements =
        -1;  ///< legal placements; -1 = not counted, as only the best were asked for
    std::int64_t exchanges = -1;   ///< likewise
    std::int64_t sumOfScores = 0;  ///< points of all placements, where they are counted
    double seconds = 0;            ///< time taken
};

/// Generates and evaluates with the mover's known tiles. Pass is always among the moves. Fails
/// with Cancelled, and with WrongLexicon when the position has no lexicon.
[[nodiscard]] Result<MoveRanking> rankMoves(const RankRequest& request,
                                            const TaskContext& context = {});

/// What the mover keeps after the move.
[[nodiscard]] Leave leaveAfter(const Position& position, const Move& move);

}  // namespace engine
