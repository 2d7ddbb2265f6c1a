// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "app/cli/game_inputs.h"
#include "app/cli/served_data.h"
#include "engine/base/result.h"
#include "engine/base/task.h"

namespace app {

/// A turn of a game that another program holds: the program is started for each.
struct ServedTurn
{
    std::string game;  ///< file, up to the turn
    std::string rack;  ///< of the player on turn
    std::string mode = "auto";
    std::int64_t milliseconds = 1000;
    std::uint64_t seed = 1;
};

/// One JSON object: {"action": "place" | "exchange" | "pass", "position": "8D", "tiles": ...,
/// "score", "equity", "win", "rack", "player", "cumulative_score"}. Blanks are in lower case, tiles
/// that lie on the board as their letters; `win` in percent, null when nothing is known of it;
/// `player` counts from 0; the cumulative score is the player's after the move.
[[nodiscard]] engine::Result<std::string> answerTurn(const ServedTurn& turn,
                                                     const GameOptions& options, ServedData& data,
                                                     const engine::TaskContext& context);

}  // namespace app
