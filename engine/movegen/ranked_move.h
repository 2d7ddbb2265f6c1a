// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/quantities.h"
#include "engine/board/move.h"

namespace engine {

/// A bound for moves that can't exist; lower than any equity.
inline constexpr Equity kImpossible{-2'000'000'000};
/// Above it, and not above any equity.
inline constexpr Equity kLeastPossible{kImpossible.millis + 1};

/// A move and its static worth for the player on turn.
struct RankedMove
{
    Move move;
    Equity equity;  ///< score and everything that the static evaluation adds

    /// What the evaluation adds to the score: leave value, opening and endgame terms.
    [[nodiscard]] Equity beyondScore() const { return equity - Equity::from(move.score); }
};

/// The order in which moves are chosen: equity, then score, then the fixed order of moves. A pass
/// comes last whatever its equity: the leave values know no whole racks, so it is worth 0 while
/// there are tiles in the bag, beside a bad rack's best move. Lists: see eval/shown_order.h.
[[nodiscard]] inline bool ranksBefore(const RankedMove& a, const RankedMove& b)
{
    const bool aPasses = a.move.kind == MoveKind::Pass;
    const bool bPasses = b.move.kind == MoveKind::Pass;
    if (aPasses != bPasses) return bPasses;
    if (a.equity != b.equity) return a.equity > b.equity;
    if (a.move.score != b.move.score) return a.move.score > b.move.score;
    return a.move < b.move;
}

}  // namespace engine
