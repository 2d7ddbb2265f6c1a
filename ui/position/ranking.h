// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "engine/eval/move_ranking.h"

namespace ui {

/// The ranked moves of a position; null while they aren't known.
using RankingPtr = std::shared_ptr<const engine::MoveRanking>;

}  // namespace ui
