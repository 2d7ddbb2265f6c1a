// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/rules/game_rules.h"

namespace engine {

/// By which rules are told from each other: the SHA-256 of all that they say, but not of their name
/// and title.
[[nodiscard]] std::string rulesFingerprint(const GameRules& rules);

}  // namespace engine
