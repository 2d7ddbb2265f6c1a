// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "engine/base/file.h"
#include "engine/base/result.h"
#include "engine/base/tile.h"
#include "engine/lexicon/kwg_node.h"

namespace engine {

/// A word graph through which one can step without leaving it: every arc leads to a node, every
/// list of siblings ends, and but for empty nodes, which nothing should lead to, siblings ascend
/// and no tile is beyond the limit. Opening costs one pass over the nodes and no copy.
/// It may still lead in circles, so a walk needs an end of its own, as looking up a word has;
/// what walks until there is no further way asks for a ProvenGraph. Read-only, shared between
/// threads.
template <class Node>
class OpenedGraph
{
public:
    /// Maps a file. `letterCount` > 0 also checks that no tile is beyond the alphabet
    /// (WrongLexicon). Malformed errors carry the byte offset. Nodes that nothing leads to may be
    /// anything in a file; if they are wrong, the graph is a copy in which they are words of one
    /// letter, and opening takes longer.
    [[nodiscard]] static Result<OpenedGraph> open(const std::filesystem::path& path,
                                                  int letterCount = 0);
    /// The same of a file that has been read.
    [[nodiscard]] static Result<OpenedGraph>
    fromFile(FileBlob blob, const std::filesystem::path& path, int letterCount = 0);
    [[nodiscard]] static Result<OpenedGraph> fromNodes(std::vector<Node> nodes, int letterCount = 0,
                                                       GraphUse use = GraphUse::Words);
    /// A copy with the nodes that graphs are played with. A template, as clang 14 makes all other
    /// members of a class that is instantiated by name, whatever they require.
    template <class Narrow>
    [[nodiscard]] static OpenedGraph
    widened(const OpenedGraph<Narrow>& narrow) requires std::is_same_v<Node, GraphNode>;

    [[nodiscard]] std::span<const Node> nodes() const { return m_nodes; }
    [[nodiscard]] Node node(std::uint32_t index) const { return m_nodes[index]; }
    [[nodiscard]] GraphUse use() const { return m_use; }
    [[nodiscard]] KwgContent content() const { return m_content; }
    [[nodiscard]] bool hasGaddag() const { return m_content == KwgContent::DawgAndGaddag; }
    /// First node of the list of first letters; 0 when there are no words.
    [[nodiscard]] std::uint32_t dawgRoot() const { return m_nodes[0].arc(); }
    /// Only when hasGaddag().
    [[nodiscard]] std::uint32_t gaddagRoot() const { return m_nodes[1].arc(); }
    /// The highest tile in the graph.
    [[nodiscard]] Tile highestTile() const { return m_highestTile; }
    /// Where it was opened; empty when it was made from nodes.
    [[nodiscard]] const std::string& file() const { return m_file; }

    /// The node for `tile` among the siblings that begin at `list`, 0 when there is none or
    /// list is 0. (Node 0 is never a sibling.)
    [[nodiscard]] std::uint32_t find(std::uint32_t list, Tile tile) const
    {
        if (list == 0) return 0;
        for (std::uint32_t index = list;; ++index) {
            const Node current = m_nodes[index];
            if (current.tile() == tile) return index;
            if (current.isEnd() || current.tile() > tile) return 0;
        }
    }

    /// Letters (blank flags are ignored) form a word of the DAWG. The empty word is none.
    [[nodiscard]] bool contains(std::span<const Tile> word) const;

protected:
    /// Without what nothing leads to.
    void setHighestTile(Tile tile) { m_highestTile = tile; }

private:
    template <class>
    friend class OpenedGraph;
    OpenedGraph() = default;
    [[nodiscard]] static Result<OpenedGraph> checked(OpenedGraph graph, int letterCount);

    std::variant<FileBlob, std::vector<Node>> m_storage;
    std::span<const Node> m_nodes;
    std::string m_file;
    GraphUse m_use = GraphUse::Words;
    KwgContent m_content = KwgContent::DawgOnly;
    Tile m_highestTile = 0;
};

extern template class OpenedGraph<KwgNode>;
extern template class OpenedGraph<KbwgNode>;

}  // namespace engine
