// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/game_record.h"
#include "engine/game/gcg_lines.h"
#include "engine/rules/game_rules.h"

/// What has to be known about the game of a GCG before its events can be read.
namespace engine::gcg_header {

struct Header
{
    std::vector<GamePlayer> players;
    GameRulesPtr rules;
    bool lettersNamed = false;  ///< the text says which distribution it has
    std::vector<Error> remarks;
};

/// Whether there is something that only a GCG has.
[[nodiscard]] bool isThere(const std::vector<gcg_lines::Line>& lines);
/// Players that are not declared are found in the events. `rules` as in readGcg().
[[nodiscard]] Header find(const std::vector<gcg_lines::Line>& lines, std::vector<Error> remarks,
                          const GameRulesPtr& rules);

/// The number, from 0, in a pragma such as "player2" or "rack2", if a game can have it.
[[nodiscard]] std::optional<int> playerIn(std::string_view pragma, std::string_view name);

/// Adds a remark, unless there are very many.
void remark(std::vector<Error>& remarks, ErrorCode code, Sentence message, int line);

}  // namespace engine::gcg_header
