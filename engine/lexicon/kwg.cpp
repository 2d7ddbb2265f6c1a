// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/kwg.h"

#include "engine/lexicon/graph_walks.h"
#include "engine/lexicon/kbwg.h"

namespace engine {

Result<Kwg> Kwg::open(const std::filesystem::path& path, int letterCount,
                      const std::stop_token& stop, const ProofCache& proofs)
{
    if (hasBigGraphName(path)) {
        const auto big = Kbwg::open(path, letterCount, stop, proofs);
        if (!big) return failure(big.error());
        auto kwg = big->toKwg();
        if (!kwg) kwg.error().place.file = path.string();
        return kwg;
    }
    auto opened = OpenedGraph<KwgNode>::open(path, letterCount);
    if (!opened) return failure(std::move(opened.error()));
    return prove(std::move(*opened), stop, proofs);
}

Result<Kwg> Kwg::fromNodes(std::vector<KwgNode> nodes, int letterCount, const std::stop_token& stop)
{
    auto opened = OpenedGraph<KwgNode>::fromNodes(std::move(nodes), letterCount);
    if (!opened) return failure(std::move(opened.error()));
    return prove(std::move(*opened), stop);
}

Result<Kwg> Kwg::leavesFromNodes(std::vector<KwgNode> nodes, int letterCount)
{
    auto opened = OpenedGraph<KwgNode>::fromNodes(std::move(nodes), letterCount, GraphUse::Leaves);
    if (!opened) return failure(std::move(opened.error()));
    return prove(std::move(*opened));
}

Result<Kwg> Kwg::prove(OpenedGraph<KwgNode> graph, const std::stop_token& stop,
                       const ProofCache& proofs)
{
    auto proven = ProvenGraph<KwgNode>::prove(std::move(graph), stop, proofs);
    if (!proven) return failure(std::move(proven.error()));
    return Kwg(std::move(*proven));
}

std::vector<std::uint32_t> Kwg::countTable() const
{
    return graph::countWords<std::uint32_t>(provenNodes(), dawgRoot());
}

}  // namespace engine
