// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <stop_token>
#include <string>

#include "engine/base/result.h"
#include "engine/lexicon/kbwg.h"
#include "engine/lexicon/kwg.h"

namespace engine {

/// What the nodes of a graph turn out to be.
struct KwgFindings
{
    KwgContent content = KwgContent::DawgOnly;
    Tile highestTile = 0;
};

/// Looks like the node in front of a graph that leads to its first list.
template <class Node>
[[nodiscard]] constexpr bool isRootNode(Node node)
{
    return node.tile() == 0 && node.isEnd() && !node.accepts();
}

/// A file of so many bytes has room for nothing but whole nodes.
[[nodiscard]] Result<void> checkWholeNodes(std::size_t bytes, const std::string& file);

/// Proves what walks through a graph rely on: every index is inside, siblings ascend and end, no
/// walk is endless, tile 0 is only where a separator may be (anywhere in a graph of leaves).
/// Nodes that nothing leads to may be anything. Cancelled when asked to stop. Takes time and memory in proportion to the nodes.
[[nodiscard]] Result<KwgFindings> validateKwg(std::span<const KwgNode> nodes, bool leaves,
                                              int letterCount, const std::string& file,
                                              const std::stop_token& stop = {});
/// The same for words in nodes of 24 bits.
[[nodiscard]] Result<KwgFindings> validateKbwg(std::span<const KbwgNode> nodes, int letterCount,
                                               const std::string& file,
                                               const std::stop_token& stop = {});

}  // namespace engine
