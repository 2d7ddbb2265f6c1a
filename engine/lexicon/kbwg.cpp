// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/kbwg.h"

#include <algorithm>
#include <string>

namespace engine {

bool hasBigGraphName(const std::filesystem::path& path)
{
    if (path.extension() == ".kbwg") return true;
    const std::string stem = path.stem().string();
    return stem.ends_with("-big") || stem.ends_with("-big-autoplay");
}

Result<Kbwg> Kbwg::open(const std::filesystem::path& path, int letterCount,
                        const std::stop_token& stop, const ProofCache& proofs)
{
    auto opened = OpenedGraph<KbwgNode>::open(path, letterCount);
    if (!opened) return failure(std::move(opened.error()));
    return prove(std::move(*opened), stop, proofs);
}

Result<Kbwg> Kbwg::fromNodes(std::vector<KbwgNode> nodes, int letterCount,
                             const std::stop_token& stop)
{
    auto opened = OpenedGraph<KbwgNode>::fromNodes(std::move(nodes), letterCount);
    if (!opened) return failure(std::move(opened.error()));
    return prove(std::move(*opened), stop);
}

Result<Kbwg> Kbwg::prove(OpenedGraph<KbwgNode> graph, const std::stop_token& stop,
                         const ProofCache& proofs)
{
    auto proven = ProvenGraph<KbwgNode>::prove(std::move(graph), stop, proofs);
    if (!proven) return failure(std::move(proven.error()));
    return Kbwg(std::move(*proven));
}

Result<Kwg> Kbwg::toKwg() const
{
    if (!fitsKwg()) {
        return failure(ErrorCode::OutOfRange,
                       say("has %1 nodes, more than the %2 that can be played with; it can only be "
                           "looked at and converted",
                           nodes().size(), KwgNode::kArcMask + 1));
    }
    std::vector<KwgNode> narrow(nodes().size());
    std::ranges::transform(nodes(), narrow.begin(), [](KbwgNode node) {
        return KwgNode::of(node.arc(), node.tile(), node.isEnd(), node.accepts());
    });
    return Kwg::fromNodes(std::move(narrow));
}

}  // namespace engine
