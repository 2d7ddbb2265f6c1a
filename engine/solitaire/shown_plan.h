// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/solitaire/search_plan.h"
#include "engine/solitaire/solitaire_search.h"
#include "engine/solitaire/solo_grid.h"

namespace engine {

/// A plan as people see it.
[[nodiscard]] ShownPlan shownPlanOf(const SolitaireTask& task, const SoloGrid& grid,
                                    const SearchPlan& plan);
/// How far its goals have come on a board.
void noteBoard(const SearchPlan& plan, const Tile* cells, ShownPlan& shown);

}  // namespace engine
