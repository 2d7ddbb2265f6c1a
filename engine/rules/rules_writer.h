// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/rules/game_rules.h"

namespace engine::rules_text {

/// Rules as text that readRules() reads, with alphabet and layout in it.
[[nodiscard]] std::string writeRules(const GameRules& rules);

}  // namespace engine::rules_text
