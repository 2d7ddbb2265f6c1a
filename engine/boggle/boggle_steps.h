// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/boggle/boggle_graph.h"
#include "engine/boggle/boggle_grid.h"
#include "engine/boggle/boggle_rules.h"

namespace engine {

/// What a search finds out when it looks at one square more.
enum class BoggleStepKind {
    GoesOn,        ///< words begin so, and all that they need is there
    Word,          ///< the letters are a word that counts
    NoSuchPrefix,  ///< the tree of words has nothing that begins so
    LacksLetters,  ///< all words that begin so need letters which the grid doesn't have
    NothingNear,   ///< none of the letters that come next in the tree is on a neighbour
};

struct BoggleStep
{
    BoggleStepKind kind = BoggleStepKind::GoesOn;
    std::vector<std::uint8_t> path;  ///< squares, the newest last
    std::vector<Tile> letters;       ///< of the path
    /// GoesOn and NothingNear: letters that come next in the tree; LacksLetters: those that are
    /// lacking. As the nodes' masks have them.
    std::uint32_t tree = 0;
};

/// A search told step by step, for people who want to know how the tree of words and the grid cut
/// each other short.
struct BoggleSteps
{
    std::vector<BoggleStep> steps;  ///< the first of them, depth first
    std::int64_t total = 0;         ///< all steps
    std::int64_t words = 0;         ///< ways to take a word
    std::int64_t cut = 0;           ///< steps that end a path
};

/// The search of a grid in which a path ends as soon as nothing can come of it; the same rules of
/// pruning as BoggleSolver's, which goes through paths of one length at a time instead. Errors:
/// Cancelled.
[[nodiscard]] Result<BoggleSteps> boggleSteps(const BoggleGraph& graph, const BoggleRules& rules,
                                              const BoggleGrid& grid, std::size_t limit,
                                              const TaskContext& context = {});

}  // namespace engine
