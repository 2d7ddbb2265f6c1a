// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/solitaire/search_plan.h"
#include "engine/solitaire/sketch.h"
#include "engine/solitaire/solitaire_task.h"
#include "engine/solitaire/solo_grid.h"

namespace engine {

/// A sketch's goals, a line for each, the one completed last first:
/// "1A OxYPHenButaZonE 1508  *97O 88x ...": its first square, the word with capitals for what its
/// move lays, guaranteed points, then for each letter the number of its tile in the order.
[[nodiscard]] std::string sketchLines(const SolitaireTask& task, const Sketch& sketch);

/// A line "time(row,column)value" for each; rows and columns count from 1.
[[nodiscard]] std::string checkpointLines(const SoloGrid& grid,
                                          std::span<const Checkpoint> checkpoints);

/// Reads both. Without checkpoints each run of letters gets its own. Empty lines and those that
/// begin with # mean nothing. Errors carry the line: Malformed for what can't be read, OutOfRange
/// for tiles and squares that don't fit the task, UnknownName for words that aren't in the lexicon.
[[nodiscard]] Result<SearchPlan> readPlan(const SolitaireTask& task, const SoloGrid& grid,
                                          std::string_view text);

}  // namespace engine
