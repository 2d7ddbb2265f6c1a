// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

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
    bool cancelled = false;    ///< nothing else is valid then
};

[[nodiscard]] NodeLayout layOut(const StateTable& states, const GraphRoots& roots, NodeOrder order,
                                const std::stop_token& stop);

}  // namespace engine
