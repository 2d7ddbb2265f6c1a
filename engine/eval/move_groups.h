// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/board/move.h"

namespace engine {

/// The same for placements on the same squares with the same tiles, in whatever order they lie;
/// empty for other moves. In jumbled games a list holds each of them dozens of times.
[[nodiscard]] std::string squaresAndTiles(const Move& move);

}  // namespace engine
