// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/lexicon/kwg_node.h"

/// What opening and proving a graph look at; for nodes of either width. See OpenedGraph and
/// ProvenGraph, which hand out what has passed.
namespace engine {

/// Looks like the node in front of a graph that leads to its first list.
template <class Node>
[[nodiscard]] constexpr bool isRootNode(Node node)
{
    return node.tile() == 0 && node.isEnd() && !node.accepts();
}

template <class Node>
[[nodiscard]] constexpr KwgContent contentOf(std::span<const Node> nodes, GraphUse use)
{
    // A list of leaves may begin with a blank, which then looks the same.
    return use == GraphUse::Words && nodes.size() > 1 && isRootNode(nodes[1])
               ? KwgContent::DawgAndGaddag
               : KwgContent::DawgOnly;
}

/// Behind the roots.
[[nodiscard]] constexpr std::uint32_t firstListNode(KwgContent content)
{
    return content == KwgContent::DawgAndGaddag ? 2 : 1;
}

/// The highest tile when all nodes, whether something leads to them or not, are right as far as
/// can be said without knowing the way to them; nothing otherwise. One pass from the first to the
/// last, which reads as fast as memory does.
template <class Node>
[[nodiscard]] std::optional<Tile> highestTileIfSound(std::span<const Node> nodes, GraphUse use,
                                                     int letterCount);

/// What is found on all ways through a graph.
struct GraphProof
{
    Tile highestTile = 0;
    /// Letters; nothing when there are more than the marks have room for.
    std::optional<int> longestWord;

    /// A path leads to the node.
    [[nodiscard]] bool reaches(std::size_t index) const { return marks[index] != 0; }
    std::vector<std::uint8_t> marks;  ///< one for each node, of the walk's own
};

/// Proves what walks through a graph rely on: every index is inside, siblings ascend and end, no
/// walk is endless, tile 0 is only where a separator may be (anywhere in a graph of leaves).
/// Nodes that nothing leads to may be anything. Cancelled when asked to stop. Takes time and
/// memory in proportion to the nodes.
template <class Node>
[[nodiscard]] Result<GraphProof> proveGraph(std::span<const Node> nodes, GraphUse use,
                                            int letterCount, const std::string& file,
                                            const std::stop_token& stop = {});

extern template std::optional<Tile> highestTileIfSound(std::span<const KwgNode>, GraphUse, int);
extern template std::optional<Tile> highestTileIfSound(std::span<const KbwgNode>, GraphUse, int);
extern template Result<GraphProof> proveGraph(std::span<const KwgNode>, GraphUse, int,
                                              const std::string&, const std::stop_token&);
extern template Result<GraphProof> proveGraph(std::span<const KbwgNode>, GraphUse, int,
                                              const std::string&, const std::stop_token&);

}  // namespace engine
