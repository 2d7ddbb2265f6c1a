// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

#include "engine/base/result.h"
#include "engine/lexicon/kwg.h"

namespace engine {

/// What the nodes of a graph turn out to be.
struct KwgFindings
{
    KwgContent content = KwgContent::DawgOnly;
    Tile highestTile = 0;
};

/// Proves what walks through a graph rely on: every index is inside, siblings ascend and end, no
/// walk is endless, tile 0 is only where a separator may be (anywhere in a graph of leaves).
/// Nodes that nothing leads to may be anything. Takes time and memory in proportion to the nodes.
[[nodiscard]] Result<KwgFindings> validateKwg(std::span<const KwgNode> nodes, bool leaves,
                                              int letterCount, const std::string& file);

}  // namespace engine
