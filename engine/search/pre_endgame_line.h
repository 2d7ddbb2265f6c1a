// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/base/limits.h"
#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/board/move.h"
#include "engine/board/position.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/search/endgame_rules.h"

namespace engine {

/// One ending of a pre-endgame: what follows a candidate when the bag holds certain tiles.
struct PreEndgameLineQuestion
{
    PositionPtr position;  ///< as PreEndgameQuestion::position
    Move candidate;
    std::vector<Tile> bag;  ///< in the order in which they are drawn
    /// What the opponent plays where tiles are still in the bag; without it the line ends there.
    std::optional<Move> reply = {};
    EndgameEnd end = EndgameEnd::TwoPasses;
    LexiconPtr lexiconOfOther = {};  ///< as PreEndgameQuestion::lexiconOfOther
};

struct PreEndgameLine
{
    std::vector<Move> moves;  ///< the candidate first
    /// Of the mover at the end of the game; nothing for lines that end with tiles in the bag.
    std::optional<int> finalSpread;
    bool proved = false;  ///< the spread is; else the line was followed as far as the limits allow
};

/// The best play of both from where the bag is empty. Fails for racks that can't be, with Cancelled
/// when it was stopped before anything was known, and as EndgameSolver::create.
[[nodiscard]] Result<PreEndgameLine> preEndgameLine(const PreEndgameLineQuestion& question,
                                                    const SearchLimits& limits,
                                                    const TaskContext& context);

}  // namespace engine
