// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/kwg.h"

#include <bit>
#include <utility>

#include "engine/lexicon/graph_walks.h"
#include "engine/lexicon/kbwg.h"
#include "engine/lexicon/kwg_validator.h"

namespace engine {
namespace {

static_assert(std::endian::native == std::endian::little, "files are mapped as they are");

}  // namespace

Result<Kwg> Kwg::open(const std::filesystem::path& path, int letterCount)
{
    if (hasBigGraphName(path)) {
        const auto big = Kbwg::open(path, letterCount);
        if (!big) return failure(big.error());
        auto kwg = big->toKwg();
        if (!kwg) kwg.error().place.file = path.string();
        return kwg;
    }
    auto blob = FileBlob::open(path);
    if (!blob) return failure(std::move(blob.error()));
    if (auto cutOff = checkWholeNodes(blob->bytes().size(), path.string()); !cutOff)
        return failure(std::move(cutOff.error()));
    Kwg kwg;
    const std::span<const std::byte> bytes = blob->bytes();
    // The map is aligned to a page, and a node is nothing but its bytes.
    kwg.m_nodes = {reinterpret_cast<const KwgNode*>(bytes.data()), bytes.size() / sizeof(KwgNode)};
    kwg.m_storage = std::move(*blob);
    return validated(std::move(kwg), false, letterCount, path.string());
}

Result<Kwg> Kwg::fromNodes(std::vector<KwgNode> nodes, int letterCount, std::stop_token stop)
{
    Kwg kwg;
    kwg.m_nodes = nodes;
    kwg.m_storage = std::move(nodes);
    return validated(std::move(kwg), false, letterCount, {}, stop);
}

Result<Kwg> Kwg::leavesFromNodes(std::vector<KwgNode> nodes, int letterCount)
{
    Kwg kwg;
    kwg.m_nodes = nodes;
    kwg.m_storage = std::move(nodes);
    return validated(std::move(kwg), true, letterCount, {});
}

Result<Kwg> Kwg::validated(Kwg kwg, bool leaves, int letterCount, const std::string& file,
                           const std::stop_token& stop)
{
    const auto findings = validateKwg(kwg.m_nodes, leaves, letterCount, file, stop);
    if (!findings) {
        Error error = findings.error();
        if (error.place.byte == 0 && !kwg.m_nodes.empty() &&
            isRootNode(KbwgNode{kwg.m_nodes[0].bits}))
            error.message += "; it could be one with 24-bit nodes, whose name must end in .kbwg";
        return failure(std::move(error));
    }
    kwg.m_content = findings->content;
    kwg.m_highestTile = findings->highestTile;
    return kwg;
}

bool Kwg::contains(std::span<const Tile> word) const
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

std::int64_t Kwg::wordCount() const
{
    if (dawgRoot() == 0) return 0;
    return graph::countWords<std::int64_t>(m_nodes, dawgRoot())[dawgRoot()];
}

int Kwg::longestWord() const
{
    return graph::longestWord(m_nodes, dawgRoot());
}

void Kwg::forEachWord(const std::function<bool(std::span<const Tile>)>& visit) const
{
    graph::forEachWord(m_nodes, dawgRoot(), visit);
}

std::vector<std::uint32_t> Kwg::countTable() const
{
    return graph::countWords<std::uint32_t>(m_nodes, dawgRoot());
}

}  // namespace engine
