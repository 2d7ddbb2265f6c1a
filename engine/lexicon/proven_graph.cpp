// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/proven_graph.h"

#include <utility>

#include "engine/base/parallel.h"
#include "engine/lexicon/graph_marks.h"
#include "engine/lexicon/graph_proof.h"
#include "engine/lexicon/graph_walks.h"
#include "engine/lexicon/proof_by_marks.h"

namespace engine {

Result<ProvenGraph> ProvenGraph::prove(OpenedGraph<GraphNode> graph, const std::stop_token& stop,
                                       const ProofCache& proofs)
{
    TaskContext context;
    context.threads = threadsForAMoment();
    const auto provenBy = [&](const ProofMarks& marks) -> std::optional<ProvenGraph> {
        const auto proof = proofBy(marks, graph.nodes(), graph.use(), context);
        if (!proof) return std::nullopt;
        ProvenGraph proven(std::move(graph));
        proven.take(*proof);
        return proven;
    };
    if (const auto kept = proofs.find(std::as_bytes(graph.nodes())))
        if (auto proven = provenBy(kept->marks())) return std::move(*proven);

    context.stop = stop;
    if (const auto found = findMarks(graph, context)) {
        if (auto proven = provenBy(found->view())) {
            proofs.keep(std::as_bytes(proven->nodes()), found->view());
            return std::move(*proven);
        }
    }
    // What is wrong with it, or out of the ordinary, is found slowly. No tile is beyond the
    // alphabet: opening has seen to that.
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
