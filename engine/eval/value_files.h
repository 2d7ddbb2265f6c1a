// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

#include "engine/rules/game_rules.h"

namespace engine {

/// What was trained for a lexicon lies beside it and has its name: for NAME.kwg and the rule set
/// RULES it is NAME.RULES.klv2, else what counts for all rules, NAME.klv2 (or .klv in place of
/// .klv2). Empty when neither is a file. What a leave is worth where words must be spelt says
/// nothing about a jumbled game, which has only what was trained for it.
[[nodiscard]] std::optional<std::filesystem::path>
leavesBeside(const std::filesystem::path& lexicon, const GameRules& rules);

/// Likewise NAME.RULES.winpct or NAME.winpct. Whether the table is of these rules, it says itself.
[[nodiscard]] std::optional<std::filesystem::path>
winTableBeside(const std::filesystem::path& lexicon, std::string_view rulesId);

}  // namespace engine
