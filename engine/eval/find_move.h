// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "engine/board/position.h"
#include "engine/movegen/ranked_move.h"

namespace engine {

/// Where a move stands among those of a position, however it was written down: whatever part of
/// the main word it names, whichever way a single tile is laid, in whatever order tiles are
/// exchanged; and on an empty board, of which lists hold across moves only, also its reflection.
/// Nothing when it is not among them.
[[nodiscard]] std::optional<std::size_t> findMove(std::span<const RankedMove> moves,
                                                  const Position& position, const Move& move);

}  // namespace engine
