// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/game_record.h"

namespace engine {

/// Like GameRecord::makeMainLine(). Racks that are known in that line only because a line before it
/// shows them are written into it: they would be forgotten, as no line learns from those behind it.
void promoteLine(GameRecord& record, NodeId id);

}  // namespace engine
