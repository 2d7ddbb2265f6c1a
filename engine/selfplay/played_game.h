// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/quantities.h"
#include "engine/board/position.h"

namespace engine {

/// One turn as statistics see it.
struct PlayedTurn
{
    int mover = 0;   ///< player 0 or 1
    int unseen = 0;  ///< tiles that the mover didn't see before the move
    Score spread;    ///< the mover's lead before the move
};

/// A game that two automatic players have played to its end.
struct PlayedGame
{
    std::int64_t number = 0;      ///< in the series, from 0
    int starter = 0;              ///< the player who moved first
    std::array<Score, 2> scores;  ///< by player, settlements included
    std::array<int, 2> turns{};
    std::array<int, 2> bingos{};  ///< moves that used a full rack of tiles
    std::array<int, 2> exchanges{};
    std::array<int, 2> passes{};
    GameEnd end = GameEnd::NotYet;   ///< NotYet: it was cut short after GameTable::kMostTurns
    std::vector<PlayedTurn> record;  ///< turn by turn; empty unless asked for
    std::string log;                 ///< empty unless asked for

    /// The lead of player 0.
    [[nodiscard]] Score spread() const { return scores[0] - scores[1]; }
};

}  // namespace engine
