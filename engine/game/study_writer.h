// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/game_record.h"
#include "engine/game/study_fields.h"

namespace engine::study {

/// A game as study files hold it: what readGame() reads.
[[nodiscard]] Json jsonOf(const GameRecord& record);

}  // namespace engine::study
