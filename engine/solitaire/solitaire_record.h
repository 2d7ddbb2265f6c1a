// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/game/game_record.h"
#include "engine/solitaire/solitaire_game.h"
#include "engine/solitaire/solitaire_task.h"

namespace engine {

/// The main line of a record of one player, as a GCG has it.
[[nodiscard]] Result<GameRecord> recordOf(const SolitaireTask& task, const SolitaireGame& game);

/// Replays the main line of a record by the rules of a task: its moves with their scores and totals,
/// and what it takes off for tiles left. An error names the number of the move, the move and the
/// reason; Malformed for a game of several players.
[[nodiscard]] Result<SolitaireGame> checkSolitaire(const SolitaireTask& task,
                                                   const GameRecord& record);

}  // namespace engine
