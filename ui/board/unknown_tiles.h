// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "engine/board/hands.h"
#include "engine/board/position.h"

namespace ui {

/// Tiles that the player on turn holds and nobody has told which.
[[nodiscard]] inline int unknownTilesOf(const engine::Position& position)
{
    return std::max(0, tilesHeld(position, position.onTurn()) - position.mover().rack.total());
}

}  // namespace ui
