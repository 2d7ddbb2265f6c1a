// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/board/position.h"
#include "engine/game/game_event.h"
#include "engine/game/game_record.h"

namespace engine {

/// What is recorded behind the last turn of a game that ends in this position: points for the tiles
/// that the others were left with, and penalties for one's own, as the end rules say. The player
/// who is out comes first, then the others in their order. Empty while the game goes on, where
/// nothing is settled, and where the tiles that count are not known: none are made up.
[[nodiscard]] std::vector<Event> closingEvents(const Position& end);

/// The same for the end of a record's line: racks that the position doesn't hold are taken from the
/// last turn of the player, where he has drawn nothing since.
[[nodiscard]] std::vector<Event> closingEvents(const GameRecord& record, NodeId last, Position end);

}  // namespace engine
