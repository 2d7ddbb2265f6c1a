// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/board/move.h"
#include "engine/board/position.h"

namespace engine {

/// Moves that follow each other, each as moveText() writes it on the board that it meets. They fit
/// the position.
[[nodiscard]] std::vector<std::string> lineTexts(const Position& position,
                                                 std::span<const Move> line);

}  // namespace engine
