// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>

#include "engine/base/result.h"
#include "engine/lexicon/opened_graph.h"
#include "engine/lexicon/proof_cache.h"

namespace engine {

/// Nodes through which every walk from a root comes to its end, and stays inside. Only what has
/// proven that hands them out. A view.
template <class Node>
class ProvenNodes
{
public:
    [[nodiscard]] Node operator[](std::size_t index) const { return m_nodes[index]; }
    [[nodiscard]] std::size_t size() const { return m_nodes.size(); }

private:
    friend class ProvenGraph;
    friend class ForeignProof;
    explicit ProvenNodes(std::span<const Node> nodes) : m_nodes(nodes) {}

    std::span<const Node> m_nodes;
};

/// A word graph that one can walk through to every end: an OpenedGraph of which it is proven that
/// no path from a root leads back to itself, and that separators are only where they belong: in a
/// GADDAG, behind a letter and once in a path. The proof visits every node that can be reached.
class ProvenGraph : public OpenedGraph<GraphNode>
{
public:
    /// Malformed errors carry the byte offset. Cancelled when asked to stop. A proof that is kept
    /// is checked instead, which takes a tenth of the time.
    [[nodiscard]] static Result<ProvenGraph> prove(OpenedGraph<GraphNode> graph,
                                                   const std::stop_token& stop = {},
                                                   const ProofCache& proofs = {});

    [[nodiscard]] ProvenNodes<GraphNode> provenNodes() const
    {
        return ProvenNodes<GraphNode>(nodes());
    }
    [[nodiscard]] std::int64_t wordCount() const;
    [[nodiscard]] int longestWord() const;
    /// Calls `visit` with each word in ascending tile order until it returns false.
    void forEachWord(const std::function<bool(std::span<const Tile>)>& visit) const;

private:
    explicit ProvenGraph(OpenedGraph<GraphNode> graph) : OpenedGraph<GraphNode>(std::move(graph)) {}

    void take(const GraphProof& proof);

    std::optional<int> m_longestWord;  ///< nothing where the proof could only tell that it is long
    std::optional<std::int64_t> m_wordCount;  ///< nothing where the proof didn't count them
};

}  // namespace engine
