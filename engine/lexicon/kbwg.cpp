// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/kbwg.h"

#include <algorithm>
#include <utility>

#include "engine/lexicon/graph_walks.h"
#include "engine/lexicon/kwg_validator.h"

namespace engine {

bool hasBigGraphName(const std::filesystem::path& path)
{
    if (path.extension() == ".kbwg") return true;
    const std::string stem = path.stem().string();
    return stem.ends_with("-big") || stem.ends_with("-big-autoplay");
}

Result<Kbwg> Kbwg::open(const std::filesystem::path& path, int letterCount)
{
    auto blob = FileBlob::open(path);
    if (!blob) return failure(std::move(blob.error()));
    if (auto cutOff = checkWholeNodes(blob->bytes().size(), path.string()); !cutOff)
        return failure(std::move(cutOff.error()));
    Kbwg kbwg;
    const std::span<const std::byte> bytes = blob->bytes();
    // The map is aligned to a page, and a node is nothing but its bytes.
    kbwg.m_nodes = {reinterpret_cast<const KbwgNode*>(bytes.data()),
                    bytes.size() / sizeof(KbwgNode)};
    kbwg.m_storage = std::move(*blob);
    return validated(std::move(kbwg), letterCount, path.string());
}

Result<Kbwg> Kbwg::fromNodes(std::vector<KbwgNode> nodes, int letterCount, std::stop_token stop)
{
    Kbwg kbwg;
    kbwg.m_nodes = nodes;
    kbwg.m_storage = std::move(nodes);
    return validated(std::move(kbwg), letterCount, {}, stop);
}

Result<Kbwg> Kbwg::validated(Kbwg kbwg, int letterCount, const std::string& file,
                             const std::stop_token& stop)
{
    const auto findings = validateKbwg(kbwg.m_nodes, letterCount, file, stop);
    if (!findings) {
        Error error = findings.error();
        if (error.place.byte == 0 && !kbwg.m_nodes.empty() &&
            isRootNode(KwgNode{kbwg.m_nodes[0].bits}))
            error.message += "; it could be one with 22-bit nodes, whose name ends in .kwg or .kad";
        return failure(std::move(error));
    }
    kbwg.m_content = findings->content;
    kbwg.m_highestTile = findings->highestTile;
    return kbwg;
}

std::int64_t Kbwg::wordCount() const
{
    if (dawgRoot() == 0) return 0;
    return graph::countWords<std::int64_t>(m_nodes, dawgRoot())[dawgRoot()];
}

int Kbwg::longestWord() const
{
    return graph::longestWord(m_nodes, dawgRoot());
}

void Kbwg::forEachWord(const std::function<bool(std::span<const Tile>)>& visit) const
{
    graph::forEachWord(m_nodes, dawgRoot(), visit);
}

Result<Kwg> Kbwg::toKwg() const
{
    if (!fitsKwg()) {
        return failure(ErrorCode::OutOfRange,
                       "has " + std::to_string(m_nodes.size()) + " nodes, more than the " +
                           std::to_string(KwgNode::kArcMask + 1) +
                           " that can be played with; it can only be looked at and converted");
    }
    // Arcs of nodes that nothing leads to may be anything, so they are cut to the width.
    std::vector<KwgNode> nodes(m_nodes.size());
    std::ranges::transform(m_nodes, nodes.begin(), [](KbwgNode node) {
        return KwgNode::of(node.arc() & KwgNode::kArcMask, node.tile(), node.isEnd(),
                           node.accepts());
    });
    return Kwg::fromNodes(std::move(nodes));
}

}  // namespace engine
