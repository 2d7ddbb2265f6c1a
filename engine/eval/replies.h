// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/board/move.h"
#include "engine/board/position.h"

namespace engine {

/// What stands first in a list of replies.
enum class ReplyOrder {
    Score,     ///< the most points
    Chance,    ///< what is most likely to be held
    Expected,  ///< points times chance
};

/// The question "what could this player lay here, and how likely are the tiles for it?" A reply to
/// a move is asked for in the position after it. Rack tiles that the position knows are held for
/// certain; those that the asker doesn't know are to be taken off the rack before.
struct ReplyRequest
{
    Position position;         ///< must have a lexicon; whose turn it is doesn't matter
    int player = 0;            ///< who replies
    std::size_t limit = 1000;  ///< only this many, the first in the order; at least 1
    ReplyOrder order = ReplyOrder::Score;
    double leastChance = 0;  ///< less likely ones are left out
    int leastScore = 0;      ///< ones for fewer points are left out
};

/// A placement and how likely the player holds the tiles for it, 0..1, when the tiles that aren't
/// known are drawn from the unseen ones, each as likely as any other.
struct Reply
{
    Move move;
    double chance = 0;
};

struct Replies
{
    std::vector<Reply> replies;   ///< in the order asked for; a fixed order among equals
    std::int64_t placements = 0;  ///< all that some rack allows, also those left out
    TileCounts unseen;            ///< what the unknown tiles are drawn from
    int drawn = 0;                ///< how many unknown tiles the player holds
    double seconds = 0;           ///< time taken
};

/// Errors: WrongLexicon without a lexicon; OutOfRange for a player that there isn't; Cancelled.
[[nodiscard]] Result<Replies> findReplies(const ReplyRequest& request,
                                          const TaskContext& context = {});

}  // namespace engine
