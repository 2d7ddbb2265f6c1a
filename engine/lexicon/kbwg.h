// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <stop_token>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/lexicon/kwg.h"
#include "engine/lexicon/proven_graph.h"

namespace engine {

/// By the name alone, as nothing in a file tells it: "x.kbwg", or "x-big" and "x-big-autoplay"
/// with any ending, has 24-bit nodes.
[[nodiscard]] bool hasBigGraphName(const std::filesystem::path& path);

/// A word graph with 24-bit nodes, opened and proven like a Kwg. It is for reading and converting;
/// the engine plays with Kwg, whose nodes say in fewer bits all that lexicons up to four
/// million nodes need.
class Kbwg : public ProvenGraph<KbwgNode>
{
public:
    /// Errors as for Kwg::open().
    [[nodiscard]] static Result<Kbwg> open(const std::filesystem::path& path, int letterCount = 0,
                                           const std::stop_token& stop = {},
                                           const ProofCache& proofs = {});
    [[nodiscard]] static Result<Kbwg> fromNodes(std::vector<KbwgNode> nodes, int letterCount = 0,
                                                const std::stop_token& stop = {});
    [[nodiscard]] static Result<Kbwg> prove(OpenedGraph<KbwgNode> graph,
                                            const std::stop_token& stop = {},
                                            const ProofCache& proofs = {});

    /// There are no more nodes than a Kwg can address.
    [[nodiscard]] bool fitsKwg() const { return nodes().size() <= KwgNode::kArcMask + 1; }
    /// The same graph, node for node, to play with. OutOfRange unless fitsKwg().
    [[nodiscard]] Result<Kwg> toKwg() const;

private:
    explicit Kbwg(ProvenGraph<KbwgNode> graph) : ProvenGraph<KbwgNode>(std::move(graph)) {}
};

}  // namespace engine
