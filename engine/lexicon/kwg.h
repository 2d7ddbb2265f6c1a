// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <variant>
#include <vector>

#include "engine/base/file.h"
#include "engine/base/result.h"
#include "engine/base/tile.h"

namespace engine {

/// One node of a Kurnia Word Graph: little-endian 32 bits as they stand in the file.
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

/// What a word graph holds.
enum class KwgContent {
    DawgAndGaddag,  ///< .kwg: node 0 leads to the DAWG, node 1 to the GADDAG
    DawgOnly,       ///< .kad and DAWG-only .kwg: node 0 leads to the DAWG
};

/// A Kurnia Word Graph (GADDAWG): a DAWG and, unless it is a DAWG only, a GADDAG that shares its
/// tails. Read-only, shared between threads. The whole graph is validated when it is made:
/// every index is inside, siblings ascend and end, there is no cycle, so walks need no checks.
class Kwg
{
public:
    /// Maps a file and validates it; a file with a big graph's name (see kbwg.h) is converted in
    /// memory, or refused with OutOfRange when it has too many nodes. `letterCount` > 0
    /// also checks that no tile is beyond the alphabet (WrongLexicon). Malformed errors carry the
    /// byte offset. Cancelled when asked to stop.
    [[nodiscard]] static Result<Kwg> open(const std::filesystem::path& path, int letterCount = 0);
    [[nodiscard]] static Result<Kwg> fromNodes(std::vector<KwgNode> nodes, int letterCount = 0,
                                               std::stop_token stop = {});
    /// A DAWG of leaves, where tile 0 is the blank.
    [[nodiscard]] static Result<Kwg> leavesFromNodes(std::vector<KwgNode> nodes,
                                                     int letterCount = 0);

    [[nodiscard]] std::span<const KwgNode> nodes() const { return m_nodes; }
    [[nodiscard]] KwgNode node(std::uint32_t index) const { return m_nodes[index]; }
    [[nodiscard]] KwgContent content() const { return m_content; }
    [[nodiscard]] bool hasGaddag() const { return m_content == KwgContent::DawgAndGaddag; }
    /// First node of the list of first letters; 0 when there are no words.
    [[nodiscard]] std::uint32_t dawgRoot() const { return m_nodes[0].arc(); }
    /// Only when hasGaddag().
    [[nodiscard]] std::uint32_t gaddagRoot() const { return m_nodes[1].arc(); }
    /// The highest tile in the graph.
    [[nodiscard]] Tile highestTile() const { return m_highestTile; }

    /// The node for `tile` among the siblings that begin at `list`, 0 when there is none or
    /// list is 0. (Node 0 is never a sibling.)
    [[nodiscard]] std::uint32_t find(std::uint32_t list, Tile tile) const
    {
        if (list == 0) return 0;
        for (std::uint32_t index = list;; ++index) {
            const KwgNode current = m_nodes[index];
            if (current.tile() == tile) return index;
            if (current.isEnd() || current.tile() > tile) return 0;
        }
    }

    /// Letters (blank flags are ignored) form a word of the DAWG. The empty word is none.
    [[nodiscard]] bool contains(std::span<const Tile> word) const;
    [[nodiscard]] std::int64_t wordCount() const;
    [[nodiscard]] int longestWord() const;
    /// Calls `visit` with each word in ascending tile order until it returns false.
    void forEachWord(const std::function<bool(std::span<const Tile>)>& visit) const;

    /// For each node the number of words that begin with the path to it, plus those of its later
    /// siblings: the table behind word <-> number. Index as nodes(); 0 for what only the GADDAG
    /// uses. Numbers that don't fit (no real lexicon has them) become the greatest that does.
    [[nodiscard]] std::vector<std::uint32_t> countTable() const;

private:
    Kwg() = default;
    /// Sets content and highest tile, too.
    [[nodiscard]] static Result<Kwg> validated(Kwg kwg, bool leaves, int letterCount,
                                               const std::string& file,
                                               const std::stop_token& stop = {});

    std::variant<FileBlob, std::vector<KwgNode>> m_storage;
    std::span<const KwgNode> m_nodes;
    KwgContent m_content = KwgContent::DawgOnly;
    Tile m_highestTile = 0;
};

}  // namespace engine
