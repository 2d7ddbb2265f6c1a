// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/game_event.h"
#include "engine/game/replay.h"
#include "engine/game/review.h"

namespace engine {

/// Why nothing can be said about a turn, None when it can be judged. The one rule for all that
/// judges moves of a game: reviews, reports and panels. The step needs its positions.
[[nodiscard]] ReviewGap reviewGapOf(const Event& event, const ReplayStep& step);

}  // namespace engine
