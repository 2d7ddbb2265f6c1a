// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/game/game_record.h"
#include "engine/game/study_fields.h"

namespace engine::study {

/// A game of a study file. Nothing when `problem` has been told what is wrong with it; `where` is
/// its place in the file.
[[nodiscard]] std::optional<GameRecord> readGame(const Json& value, const std::string& where,
                                                 Problem& problem);

}  // namespace engine::study
