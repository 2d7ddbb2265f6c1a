// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/opened_graph.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "engine/base/file_name.h"
#include "engine/base/parallel.h"
#include "engine/base/transformed.h"
#include "engine/lexicon/graph_proof.h"

namespace engine {
namespace {

static_assert(std::endian::native == std::endian::little, "files are mapped as they are");

/// As many as the wider of the two kinds can address, and the list that the last arc leads to. Larger
/// files are refused before anything is made for each of their nodes.
constexpr std::size_t kMostFileNodes = std::size_t{KbwgNode::kMaxArc} + 1 + kMaxLetters;

/// A file of this many bytes has room for nothing but whole nodes, and not for too many.
Result<void> checkNodeCount(std::size_t bytes, const std::string& file)
{
    if (bytes / sizeof(KwgNode) > kMostFileNodes) {
        return failure(ErrorCode::OutOfRange,
                       say("has %1 bytes: no word graph has more than %2", bytes,
                           kMostFileNodes * sizeof(KwgNode)),
                       {file, 0, 0, -1});
    }
    const std::size_t rest = bytes % sizeof(KwgNode);
    // Less than one node is an error of its own.
    if (rest == 0 || bytes < sizeof(KwgNode)) return {};
    return failure(
        ErrorCode::Malformed,
        say("it ends within a node: %1 bytes are no multiple of 4, so the file may be cut off",
            bytes),
        {file, 0, 0, static_cast<long long>(bytes - rest)});
}

/// What is no graph of such nodes may be one of the others.
template <class Node>
void hintAtOtherWidth(std::span<const Node> nodes, Sentence& problem)
{
    using Other = std::conditional_t<std::is_same_v<Node, KwgNode>, KbwgNode, KwgNode>;
    if (nodes.empty() || !isRootNode(Other{nodes[0].bits})) return;
    problem =
        std::is_same_v<Node, KwgNode>
            ? say("%1; it could be one with 24-bit nodes, whose name must end in .kbwg", problem)
            : say("%1; it could be one with 22-bit nodes, whose name ends in .kwg or .kad",
                  problem);
}

}  // namespace

template <class Node>
Result<OpenedGraph<Node>> OpenedGraph<Node>::open(const std::filesystem::path& path,
                                                  int letterCount)
{
    auto blob = FileBlob::open(path);
    if (!blob) return failure(std::move(blob.error()));
    return fromFile(std::move(*blob), path, letterCount);
}

template <class Node>
Result<OpenedGraph<Node>>
OpenedGraph<Node>::fromFile(FileBlob blob, const std::filesystem::path& path, int letterCount)
{
    OpenedGraph graph;
    graph.m_file = fileNameUtf8(path);
    const std::span<const std::byte> bytes = blob.bytes();
    if (auto fits = checkNodeCount(bytes.size(), graph.m_file); !fits)
        return failure(std::move(fits.error()));
    // The bytes are aligned to a page, and a node is nothing but its bytes.
    graph.m_nodes = {reinterpret_cast<const Node*>(bytes.data()), bytes.size() / sizeof(Node)};
    graph.m_storage = std::move(blob);
    return checked(std::move(graph), letterCount);
}

template <class Node>
Result<OpenedGraph<Node>> OpenedGraph<Node>::fromNodes(std::vector<Node> nodes, int letterCount,
                                                       GraphUse use)
{
    OpenedGraph graph;
    graph.m_nodes = nodes;
    graph.m_storage = std::move(nodes);
    graph.m_use = use;
    return checked(std::move(graph), letterCount);
}

template <class Node>
template <class Narrow>
OpenedGraph<Node> OpenedGraph<Node>::widened(
    const OpenedGraph<Narrow>& narrow) requires std::is_same_v<Node, GraphNode>
{
    OpenedGraph graph;
    auto nodes =
        transformed<GraphNode>(narrow.m_nodes, [](KwgNode node) { return engine::widened(node); });
    graph.m_nodes = nodes;
    graph.m_storage = std::move(nodes);
    graph.m_file = narrow.m_file;
    graph.m_use = narrow.m_use;
    graph.m_content = narrow.m_content;
    graph.m_highestTile = narrow.m_highestTile;
    return graph;
}

template <class Node>
Result<OpenedGraph<Node>> OpenedGraph<Node>::checked(OpenedGraph graph, int letterCount)
{
    graph.m_content = contentOf(graph.m_nodes, graph.m_use);
    TaskContext context;
    context.threads = threadsForAMoment();
    if (const auto highest = highestTileIfSound(graph.m_nodes, graph.m_use, letterCount, context)) {
        graph.m_highestTile = *highest;
        return graph;
    }
    // Something is wrong with a node: which one, and whether a path leads there, is found slowly.
    auto proof = proveGraph(graph.m_nodes, graph.m_use, letterCount, graph.m_file);
    if (!proof) {
        Error error = std::move(proof.error());
        if (error.place.byte == 0) hintAtOtherWidth(graph.m_nodes, error.sentence);
        return failure(std::move(error));
    }
    std::vector<Node> nodes(graph.m_nodes.begin(), graph.m_nodes.end());
    constexpr Tile kInstead = 1;
    for (std::size_t i = firstListNode(graph.m_content); i < nodes.size(); ++i)
        if (!proof->reaches(i)) nodes[i] = Node::of(0, kInstead, true, true);
    graph.m_nodes = nodes;
    graph.m_storage = std::move(nodes);
    graph.m_highestTile = std::max(proof->highestTile, kInstead);
    return graph;
}

template <class Node>
bool OpenedGraph<Node>::contains(std::span<const Tile> word) const
{
    std::uint32_t list = dawgRoot();
    bool accepted = false;
    for (const Tile tile : word) {
        const std::uint32_t found = find(list, letterOf(tile));
        if (found == 0) return false;
        accepted = m_nodes[found].accepts();
        list = m_nodes[found].arc();
    }
    return accepted;
}

template class OpenedGraph<KwgNode>;
template class OpenedGraph<KbwgNode>;
template OpenedGraph<KbwgNode> OpenedGraph<KbwgNode>::widened(const OpenedGraph<KwgNode>& narrow);

}  // namespace engine
