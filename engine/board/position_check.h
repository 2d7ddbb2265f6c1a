// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/base/result.h"
#include "engine/board/position.h"

namespace engine {

/// Fails when the tiles on the board and on the racks together exceed the distribution, or a rack
/// what the rules allow.
[[nodiscard]] Result<void> checkTiles(const Position& position);

/// Everything about a position that people should hear of. IllegalPosition: what checkTiles finds,
/// tiles that touch nothing, tiles on blocked squares. Unusual: words that are not in the lexicon,
/// an empty start square.
[[nodiscard]] std::vector<Error> oddities(const Position& position);

}  // namespace engine
