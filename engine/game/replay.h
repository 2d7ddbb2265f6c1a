// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/base/result.h"
#include "engine/board/position.h"
#include "engine/game/game_record.h"
#include "engine/game/line_state.h"
#include "engine/lexicon/player_lexicons.h"

namespace engine {

/// What a node means on the board.
struct ReplayStep
{
    /// The question that the player had: he is on turn and has his rack as far as it is recorded.
    /// Others have the tiles that they have shown. Its lexicon is that of the player of the event.
    /// For what is no turn as after the parent. Null for the root, for removed nodes, and when positions are not kept.
    PositionPtr before;
    /// The next player is on turn, with his lexicon. Points are those recorded.
    PositionPtr after;
    Move move;         ///< of a turn, with the score by the rules; a pass for everything else
    bool fits = true;  ///< false when it could not be carried out; the board stayed as it was
    std::vector<FormedWord> phonies;  ///< words made that are not in the player's lexicon
};

struct Difference
{
    NodeId node = kNoNode;
    Finding finding;
};

struct Replay
{
    std::vector<ReplayStep> steps;        ///< by NodeId, as many as GameRecord::idLimit()
    std::vector<Difference> differences;  ///< in the order of preorder()

    [[nodiscard]] const ReplayStep& at(NodeId id) const
    {
        return steps[static_cast<std::size_t>(id)];
    }
    /// The first that is a mistake, null when there is none.
    [[nodiscard]] const Difference* firstMistake() const;
};

struct ReplayOptions
{
    PlayerLexicons lexicons;    ///< to judge words by; null = they are not judged
    bool keepPositions = true;  ///< two positions of 20 kB for each node
};

/// Plays a record through by its rules, variations included, and tells where it says something
/// else. Points recorded are taken as they are. Fails only when a lexicon does not fit the rules.
[[nodiscard]] Result<Replay> replay(const GameRecord& record, const ReplayOptions& options = {});

/// The event for a move that is made in a position by the player on turn, as his rack and points
/// are there. The move's score must be right.
[[nodiscard]] Event eventFor(const Position& position, const Move& move);

}  // namespace engine
