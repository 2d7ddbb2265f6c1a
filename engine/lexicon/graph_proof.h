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
#include "engine/base/task.h"
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
/// last, which reads as fast as memory does. Nothing, too, when the context says stop.
template <class Node>
[[nodiscard]] std::optional<Tile> highestTileIfSound(std::span<const Node> nodes, GraphUse use,
                                                     int letterCount,
                                                     const TaskContext& context = {});

/// Of one node, what a proof knows of the ways that lead from it: 0 when nothing leads to the node,
/// else the longest way from it or from its later siblings, in nodes, and in the GADDAG above
/// separators kGaddagMark besides.
using GraphMark = std::uint8_t;
inline constexpr GraphMark kGaddagMark = 0x80;
/// Longer ways all have this number, and such marks prove nothing.
inline constexpr std::uint32_t kLongestMarked = 0x7e;

[[nodiscard]] constexpr std::uint32_t lengthIn(GraphMark mark)
{
    return mark & (kGaddagMark - 1U);
}

/// Letters; nothing when the number may stand for a greater one.
[[nodiscard]] constexpr std::optional<int> measured(std::uint32_t length)
{
    return length < kLongestMarked ? std::optional(static_cast<int>(length)) : std::nullopt;
}

/// What shows whoever has it, from wherever, that no way through a graph is endless and how many
/// words there are, by a single look at each node and where it leads: the length of a node is
/// one more than that of its children or the same as that of its next sibling, and the counts add
/// up.
struct ProofMarks
{
    std::span<const GraphMark> lengths;  ///< one for each node
    /// Likewise, see Kwg::countTable(); none where there would be only 0 up to the last node.
    std::span<const std::uint32_t> counts;
};

/// What is found on all ways through a graph.
struct GraphProof
{
    Tile highestTile = 0;
    /// Letters; nothing when there are more than the marks have room for.
    std::optional<int> longestWord;
    std::optional<std::int64_t> words;  ///< nothing unless they were counted

    /// A path leads to the node.
    [[nodiscard]] bool reaches(std::size_t index) const { return marks[index] != 0; }
    std::vector<GraphMark> marks;  ///< one for each node
    /// Likewise, see ProofMarks; empty when they weren't asked for, or when these and the marks
    /// would prove nothing.
    std::vector<std::uint32_t> counts;
};

/// Whether a walk that proves a graph counts its words, too.
enum class CountWords { No, Yes };

/// Proves what walks through a graph rely on: every index is inside, siblings ascend and end, no
/// walk is endless, tile 0 is only where a separator may be (anywhere in a graph of leaves).
/// Nodes that nothing leads to may be anything. Cancelled when asked to stop. Takes time and
/// memory in proportion to the nodes.
template <class Node>
[[nodiscard]] Result<GraphProof>
proveGraph(std::span<const Node> nodes, GraphUse use, int letterCount, const std::string& file,
           const std::stop_token& stop = {}, CountWords counting = CountWords::No);

extern template std::optional<Tile> highestTileIfSound(std::span<const KwgNode>, GraphUse, int,
                                                       const TaskContext&);
extern template std::optional<Tile> highestTileIfSound(std::span<const KbwgNode>, GraphUse, int,
                                                       const TaskContext&);
extern template Result<GraphProof> proveGraph(std::span<const KwgNode>, GraphUse, int,
                                              const std::string&, const std::stop_token&,
                                              CountWords);
extern template Result<GraphProof> proveGraph(std::span<const KbwgNode>, GraphUse, int,
                                              const std::string&, const std::stop_token&,
                                              CountWords);

}  // namespace engine
