// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/board/move.h"

namespace ui {

class ShownStudy;

/// The move that was played at the turn in view; nothing at the game's end, without a game, and where
/// the turn is no move or doesn't fit its position; nor while it is a held answer.
[[nodiscard]] std::optional<engine::Move> playedMove(const ShownStudy& shown);

}  // namespace ui
