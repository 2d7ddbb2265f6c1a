// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/proven_graph.h"

#include <utility>

#include "engine/lexicon/graph_proof.h"
#include "engine/lexicon/graph_walks.h"

namespace engine {

template <class Node>
Result<ProvenGraph<Node>> ProvenGraph<Node>::prove(OpenedGraph<Node> graph,
                                                   const std::stop_token& stop)
{
    // No tile is beyond the alphabet: opening has seen to that.
    auto proof = proveGraph(graph.nodes(), graph.use(), 0, graph.file(), stop);
    if (!proof) return failure(std::move(proof.error()));
    ProvenGraph proven(std::move(graph));
    proven.setHighestTile(proof->highestTile);
    proven.m_longestWord = proof->longestWord;
    return proven;
}

template <class Node>
std::int64_t ProvenGraph<Node>::wordCount() const
{
    const std::uint32_t root = this->dawgRoot();
    if (root == 0) return 0;
    return graph::countWords<std::int64_t>(provenNodes(), root)[root];
}

template <class Node>
int ProvenGraph<Node>::longestWord() const
{
    return m_longestWord ? *m_longestWord : graph::longestWord(provenNodes(), this->dawgRoot());
}

template <class Node>
void ProvenGraph<Node>::forEachWord(const std::function<bool(std::span<const Tile>)>& visit) const
{
    graph::forEachWord(provenNodes(), this->dawgRoot(), visit);
}

template class ProvenGraph<KwgNode>;
template class ProvenGraph<KbwgNode>;

}  // namespace engine
