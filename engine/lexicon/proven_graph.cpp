// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/proven_graph.h"

#include <utility>

#include "engine/lexicon/graph_proof.h"
#include "engine/lexicon/graph_walks.h"

namespace engine {

Result<ProvenGraph> ProvenGraph::prove(OpenedGraph<GraphNode> graph, const std::stop_token& stop,
                                       const ProofCache& proofs)
{
    if (const auto kept = proofs.find(std::as_bytes(graph.nodes()))) {
        if (const auto proof = proofBy(kept->marks(), graph.nodes(), graph.use())) {
            ProvenGraph proven(std::move(graph));
            proven.take(*proof);
            return proven;
        }
    }
    // No tile is beyond the alphabet: opening has seen to that.
    const auto proof = proveGraph(graph.nodes(), graph.use(), 0, graph.file(), stop,
                                  proofs.keeps() ? CountWords::Yes : CountWords::No);
    if (!proof) return failure(proof.error());
    ProvenGraph proven(std::move(graph));
    proven.take(*proof);
    if (!proof->counts.empty())
        proofs.keep(std::as_bytes(proven.nodes()), {proof->marks, proof->counts});
    return proven;
}

void ProvenGraph::take(const GraphProof& proof)
{
    setHighestTile(proof.highestTile);
    m_longestWord = proof.longestWord;
    m_wordCount = proof.words;
}

std::int64_t ProvenGraph::wordCount() const
{
    const std::uint32_t root = dawgRoot();
    if (root == 0) return 0;
    if (m_wordCount) return *m_wordCount;
    return graph::countWords<std::int64_t>(provenNodes(), root)[root];
}

int ProvenGraph::longestWord() const
{
    return m_longestWord ? *m_longestWord : graph::longestWord(provenNodes(), dawgRoot());
}

void ProvenGraph::forEachWord(const std::function<bool(std::span<const Tile>)>& visit) const
{
    graph::forEachWord(provenNodes(), dawgRoot(), visit);
}

}  // namespace engine
