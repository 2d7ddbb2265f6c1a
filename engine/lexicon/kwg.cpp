// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/kwg.h"

#include <string>

#include "engine/base/file_name.h"
#include "engine/lexicon/graph_walks.h"

namespace engine {
namespace {

template <class Node>
Result<Kwg> proven(Result<OpenedGraph<Node>> opened, const std::stop_token& stop,
                   const ProofCache& proofs = {})
{
    if (!opened) return failure(std::move(opened.error()));
    return Kwg::prove(std::move(*opened), stop, proofs);
}

}  // namespace

bool hasBigGraphName(const std::filesystem::path& path)
{
    if (path.extension() == ".kbwg") return true;
    const std::string stem = fileNameUtf8(path.stem());
    return stem.ends_with("-big") || stem.ends_with("-big-autoplay");
}

Result<Kwg> Kwg::open(const std::filesystem::path& path, int letterCount,
                      const std::stop_token& stop, const ProofCache& proofs)
{
    auto blob = FileBlob::open(path);
    if (!blob) return failure(std::move(blob.error()));
    return fromFile(std::move(*blob), path, letterCount, stop, proofs);
}

Result<Kwg> Kwg::fromFile(FileBlob blob, const std::filesystem::path& path, int letterCount,
                          const std::stop_token& stop, const ProofCache& proofs)
{
    if (hasBigGraphName(path)) {
        return proven(OpenedGraph<GraphNode>::fromFile(std::move(blob), path, letterCount), stop,
                      proofs);
    }
    return proven(OpenedGraph<KwgNode>::fromFile(std::move(blob), path, letterCount), stop, proofs);
}

Result<Kwg> Kwg::fromNodes(std::vector<KwgNode> nodes, int letterCount, const std::stop_token& stop)
{
    return proven(OpenedGraph<KwgNode>::fromNodes(std::move(nodes), letterCount), stop);
}

Result<Kwg> Kwg::fromNodes(std::vector<GraphNode> nodes, int letterCount,
                           const std::stop_token& stop)
{
    return proven(OpenedGraph<GraphNode>::fromNodes(std::move(nodes), letterCount), stop);
}

Result<Kwg> Kwg::leavesFromNodes(std::vector<KwgNode> nodes, int letterCount)
{
    return proven(OpenedGraph<KwgNode>::fromNodes(std::move(nodes), letterCount, GraphUse::Leaves),
                  {});
}

Result<Kwg> Kwg::prove(const OpenedGraph<KwgNode>& graph, const std::stop_token& stop,
                       const ProofCache& proofs)
{
    return prove(OpenedGraph<GraphNode>::widened(graph), stop, proofs);
}

Result<Kwg> Kwg::prove(OpenedGraph<GraphNode> graph, const std::stop_token& stop,
                       const ProofCache& proofs)
{
    auto proven = ProvenGraph::prove(std::move(graph), stop, proofs);
    if (!proven) return failure(std::move(proven.error()));
    return Kwg(std::move(*proven));
}

std::vector<std::uint32_t> Kwg::countTable() const
{
    return graph::countWords<std::uint32_t>(provenNodes(), dawgRoot());
}

}  // namespace engine
