// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/boggle/boggle_class.h"
#include "engine/boggle/boggle_graph.h"
#include "engine/boggle/boggle_rules.h"

namespace engine {

/// What no grid of a class can beat, in two ways; after Dan Vanderkam's description.
struct BoggleBound
{
    /// All words that some path can spell with some choice, each once.
    std::int64_t sumUnion = 0;
    /// At each square of each path the choice that makes most of what follows, whatever was chosen
    /// there for other paths; a word counts for each of its paths. At most 2^62.
    std::int64_t maxNoMark = 0;

    [[nodiscard]] std::int64_t points() const { return std::min(sumUnion, maxNoMark); }
};

/// Goes through all paths with all choices: for wide classes of large grids that takes too long to
/// be waited for. Errors: Cancelled; OutOfRange for a class without as many choices as squares.
[[nodiscard]] Result<BoggleBound> boundClass(const BoggleGraph& graph, const BoggleRules& rules,
                                             const BoggleClass& grids,
                                             const TaskContext& context = {});

}  // namespace engine
