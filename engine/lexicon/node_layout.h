// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/lexicon/kwg_builder.h"
#include "engine/lexicon/state_table.h"

namespace engine {

/// Where a graph's two halves begin.
struct GraphRoots
{
    State dawg = 0;
    State gaddag = 0;
    bool hasGaddag = false;

    /// Slots in front that lead to the roots.
    [[nodiscard]] std::uint32_t headers() const { return hasGaddag ? 2 : 1; }
};

/// The place of each state in a file, whatever the width of its nodes.
struct NodeLayout
{
    std::vector<std::uint32_t> slots;  ///< by state; 0 = none
    /// The first states of the lists that are to be written, each whole from its slot onwards.
    std::vector<State> lists;
    std::uint32_t length = 0;  ///< slots in all; those that no list fills are padding
};

/// The only error is Cancelled.
[[nodiscard]] Result<NodeLayout> layOut(const StateTable& states, const GraphRoots& roots,
                                        NodeOrder order, const TaskContext& context);

}  // namespace engine
