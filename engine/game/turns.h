// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/game/game_record.h"

namespace engine {

/// A turn as a score sheet shows it: what the player did, and what came of it.
struct Turn
{
    int number = 0;  ///< from 1, along the line
    int player = 0;
    NodeId move = kNoNode;
    std::vector<NodeId> consequences;  ///< withdrawal, bonus, points at the end, penalties
};

/// The turns of a line, as GameRecord::lineThrough() gives one. What stands before the first turn
/// is a turn of its own, so that nothing is left out.
[[nodiscard]] std::vector<Turn> turnsOf(const GameRecord& record, const std::vector<NodeId>& line);

/// Who is on turn after a node; a node that is no turn doesn't change it.
[[nodiscard]] int onTurnAfter(const GameRecord& record, NodeId id);
/// The points of the players after a node, as recorded; sums where no total is.
[[nodiscard]] std::vector<Score> totalsAfter(const GameRecord& record, NodeId id);

/// Makes all totals below a node sums of the scores again, for use after a score was edited. Events
/// without a total stay without.
void carryTotals(GameRecord& record, NodeId from);

}  // namespace engine
