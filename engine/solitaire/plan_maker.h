// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/base/random.h"
#include "engine/solitaire/beam_search.h"
#include "engine/solitaire/search_plan.h"
#include "engine/solitaire/sketch.h"
#include "engine/solitaire/solo_grid.h"

namespace engine {

/// The plan of a sketch: its goals' moves, the squares of the letters that come before, and for each
/// run of these a checkpoint at the letter whose tile comes first.
[[nodiscard]] SearchPlan planOf(const SolitaireTask& task, const SoloGrid& grid,
                                const Sketch& sketch, Random& random);

/// The checkpoint at a letter of a goal that lies before the goal's own move: its time is that of the
/// letter's tile, its value what the tile alone gives.
[[nodiscard]] Checkpoint checkpointAt(const SolitaireTask& task, const SoloGrid& grid,
                                      const SketchedGoal& goal, std::size_t position);

/// After a search that didn't reach all checkpoints: the first one that was missed becomes worth more
/// and is moved forward, the next one that was reached worth less. False when none was missed.
bool refineCheckpoints(SearchPlan& plan, std::span<const std::uint8_t> reached, Random& random);

/// The plan that keeps some moves of a game, by their numbers, and leaves the rest open: their
/// squares and tiles are held for them. `isGoal` by move.
[[nodiscard]] SearchPlan planOfMoves(const SolitaireTask& task, const SoloGrid& grid,
                                     std::span<const Move> game, std::span<const std::uint8_t> kept,
                                     std::span<const std::uint8_t> isGoal);

/// Which moves of a game are needed for those that `keep` names: the others are deleted one by one,
/// in the given order, whenever the rest can still be laid by the rules, racks left aside. `keep` is
/// changed into the answer.
void findCarcass(const SolitaireTask& task, std::span<const Move> game,
                 std::span<const std::size_t> order, std::vector<std::uint8_t>& keep);

}  // namespace engine
