// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/game_format.h"

namespace engine {

/// Games with everything that is known and said about them, as JSON (study_file.h).
[[nodiscard]] const GameFormat& studyFormat();

}  // namespace engine
