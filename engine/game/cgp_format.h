// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

#include "engine/game/game_format.h"
#include "engine/game/game_record.h"

namespace engine {

/// Positions, one in each line (cgp.h).
[[nodiscard]] const GameFormat& cgpFormat();

/// The position before a turn of the main line (from 1), or at its end (0 and the turn behind the
/// last), as a line of CGP with its end. OutOfRange for a turn beyond that.
[[nodiscard]] Result<std::string> cgpLineOf(const GameRecord& game, std::size_t turn = 0);

}  // namespace engine
