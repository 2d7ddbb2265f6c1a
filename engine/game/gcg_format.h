// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/game_format.h"

namespace engine {

/// One game as a text of lines, in the many habits of the programs that write it (gcg.h).
[[nodiscard]] const GameFormat& gcgFormat();

}  // namespace engine
