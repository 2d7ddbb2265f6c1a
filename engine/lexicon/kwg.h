// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <stop_token>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/lexicon/proven_graph.h"

namespace engine {

/// By the name alone, as nothing in a file tells it: "x.kbwg", or "x-big" and "x-big-autoplay"
/// with any ending, has nodes of 24 bits.
[[nodiscard]] bool hasBigGraphName(const std::filesystem::path& path);

/// The nodes fit a .kwg file; others need a big graph's name.
[[nodiscard]] constexpr bool fitsKwgFile(std::size_t nodes)
{
    return nodes <= KwgNode::kArcMask + 1;
}

/// A Kurnia Word Graph (GADDAWG): a DAWG and, unless it is a DAWG only, a GADDAG that shares its
/// tails. Read-only, shared between threads. It is opened and proven when it is made: every index
/// is inside, siblings ascend and end, there is no cycle, so walks need no checks.
class Kwg : public ProvenGraph
{
public:
    /// Opens a file (see OpenedGraph), whose nodes are as wide as its name says, and proves it.
    [[nodiscard]] static Result<Kwg> open(const std::filesystem::path& path, int letterCount = 0,
                                          const std::stop_token& stop = {},
                                          const ProofCache& proofs = {});
    /// The same of a file that has been read.
    [[nodiscard]] static Result<Kwg> fromFile(FileBlob blob, const std::filesystem::path& path,
                                              int letterCount = 0, const std::stop_token& stop = {},
                                              const ProofCache& proofs = {});
    [[nodiscard]] static Result<Kwg> fromNodes(std::vector<KwgNode> nodes, int letterCount = 0,
                                               const std::stop_token& stop = {});
    [[nodiscard]] static Result<Kwg> fromNodes(std::vector<GraphNode> nodes, int letterCount = 0,
                                               const std::stop_token& stop = {});
    /// A DAWG of leaves, where tile 0 is the blank.
    [[nodiscard]] static Result<Kwg> leavesFromNodes(std::vector<KwgNode> nodes,
                                                     int letterCount = 0);
    [[nodiscard]] static Result<Kwg> prove(const OpenedGraph<KwgNode>& graph,
                                           const std::stop_token& stop = {},
                                           const ProofCache& proofs = {});
    [[nodiscard]] static Result<Kwg> prove(OpenedGraph<GraphNode> graph,
                                           const std::stop_token& stop = {},
                                           const ProofCache& proofs = {});

    /// For each node the number of words that begin with the path to it, plus those of its later
    /// siblings: the table behind word <-> number. Index as nodes(); 0 for what only the GADDAG
    /// uses. Numbers that don't fit (no real lexicon has them) become the greatest that does.
    [[nodiscard]] std::vector<std::uint32_t> countTable() const;

private:
    explicit Kwg(ProvenGraph graph) : ProvenGraph(std::move(graph)) {}
};

}  // namespace engine
