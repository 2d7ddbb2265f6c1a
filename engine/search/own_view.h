// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/position.h"

namespace engine {

/// What the player on turn sees of a position: no rack but his own.
[[nodiscard]] inline Position ownViewOf(const Position& position)
{
    Position view = position;
    for (int player = 0; player < view.playerCount(); ++player)
        if (player != view.onTurn()) view.setRack(player, {});
    return view;
}

}  // namespace engine
