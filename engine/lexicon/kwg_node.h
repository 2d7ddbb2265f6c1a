// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/base/tile.h"

namespace engine {

/// One node of a .kwg file (Kurnia Word Graph): little-endian 32 bits as they stand there.
/// Siblings lie side by side in ascending order of tile; the last one says so.
struct KwgNode
{
    static constexpr std::uint32_t kArcMask = 0x3fffff;
    static constexpr std::uint32_t kEndFlag = 0x400000;
    static constexpr std::uint32_t kAcceptsFlag = 0x800000;

    [[nodiscard]] static constexpr KwgNode of(std::uint32_t arc, Tile tile, bool isEnd,
                                              bool accepts)
    {
        return {arc | (isEnd ? kEndFlag : 0) | (accepts ? kAcceptsFlag : 0) |
                (std::uint32_t{tile} << 24)};
    }

    std::uint32_t bits = 0;

    /// Index of the first child, 0 = none.
    [[nodiscard]] constexpr std::uint32_t arc() const { return bits & kArcMask; }
    [[nodiscard]] constexpr bool isEnd() const { return (bits & kEndFlag) != 0; }
    /// The path from the root to here, this tile included, is a word.
    [[nodiscard]] constexpr bool accepts() const { return (bits & kAcceptsFlag) != 0; }
    /// A letter; 0 is the separator in a GADDAG and the blank in a graph of leaves.
    [[nodiscard]] constexpr Tile tile() const { return static_cast<Tile>(bits >> 24); }
};
static_assert(sizeof(KwgNode) == 4);

/// One node of a "big" word graph (KBWG): like a KwgNode, but with 24 bits for the arc and no more
/// for the tile than an alphabet can have.
struct KbwgNode
{
    static constexpr std::uint32_t kMaxArc = 0xffffff;
    static constexpr std::uint32_t kTileMask = 0x3f;
    static constexpr std::uint32_t kEndFlag = 0x40;
    static constexpr std::uint32_t kAcceptsFlag = 0x80;

    [[nodiscard]] static constexpr KbwgNode of(std::uint32_t arc, Tile tile, bool isEnd,
                                               bool accepts)
    {
        return {(arc << 8) | (tile & kTileMask) | (isEnd ? kEndFlag : 0) |
                (accepts ? kAcceptsFlag : 0)};
    }

    std::uint32_t bits = 0;

    [[nodiscard]] constexpr std::uint32_t arc() const { return bits >> 8; }
    [[nodiscard]] constexpr bool isEnd() const { return (bits & kEndFlag) != 0; }
    [[nodiscard]] constexpr bool accepts() const { return (bits & kAcceptsFlag) != 0; }
    [[nodiscard]] constexpr Tile tile() const { return static_cast<Tile>(bits & kTileMask); }
};
static_assert(sizeof(KbwgNode) == 4);

/// What every graph that is played with consists of in memory, so that all that walks through one
/// is there once, for lists of any size. The nodes of a .kbwg file are used where they are mapped,
/// those of a .kwg file are copied; taking either kind apart costs the same.
using GraphNode = KbwgNode;

/// The same node; its tile is none beyond kMaxLetters.
[[nodiscard]] constexpr GraphNode widened(KwgNode node)
{
    return GraphNode::of(node.arc(), node.tile(), node.isEnd(), node.accepts());
}
/// The same node; its arc is none beyond KwgNode::kArcMask.
[[nodiscard]] constexpr KwgNode narrowed(GraphNode node)
{
    return KwgNode::of(node.arc(), node.tile(), node.isEnd(), node.accepts());
}

/// What a word graph holds.
enum class KwgContent {
    DawgAndGaddag,  ///< .kwg: node 0 leads to the DAWG, node 1 to the GADDAG
    DawgOnly,       ///< .kad and DAWG-only .kwg: node 0 leads to the DAWG
};

/// What the paths of a graph spell.
enum class GraphUse {
    Words,   ///< tile 0 is the separator of a GADDAG
    Leaves,  ///< tile 0 is the blank; there is no GADDAG
};

}  // namespace engine
