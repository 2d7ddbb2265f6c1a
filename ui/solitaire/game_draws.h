// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/base/tile.h"
#include "ui/document/open_game.h"

namespace ui {

/// The tiles of a game's main line in the order in which they came onto a rack, as far as it is
/// known; those of one draw stand in the order of the alphabet. What was exchanged went back.
[[nodiscard]] std::vector<engine::Tile> drawsOf(const OpenGame& game);

}  // namespace ui
