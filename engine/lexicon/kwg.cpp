// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/kwg.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

#include "engine/lexicon/kwg_validator.h"

namespace engine {
namespace {

static_assert(std::endian::native == std::endian::little, "files are mapped as they are");

/// Calls `visit` for each node below `root` that is not `known`, always after its later siblings
/// and what it leads to. Needs no call stack: paths may be as long as the graph.
template <class Known, class Visit>
void visitChildrenFirst(std::span<const KwgNode> nodes, std::uint32_t root, Known known,
                        Visit visit)
{
    std::vector<std::uint32_t> stack;
    const auto enter = [&](std::uint32_t index) {
        for (; !known(index); ++index) {
            stack.push_back(index);
            if (nodes[index].isEnd()) return;
        }
    };
    if (root != 0) enter(root);
    while (!stack.empty()) {
        const std::uint32_t index = stack.back();
        const std::uint32_t arc = nodes[index].arc();
        if (arc != 0 && !known(arc)) {
            enter(arc);
        } else {
            visit(index);
            stack.pop_back();
        }
    }
}

/// See Kwg::countTable(). Sums beyond the greatest number below the mark stay there.
template <class Count>
std::vector<Count> countWords(std::span<const KwgNode> nodes, std::uint32_t root)
{
    constexpr Count kUnknown = std::numeric_limits<Count>::max();
    constexpr Count kGreatest = kUnknown - 1;
    const auto sum = [](Count a, Count b) {
        return a > kGreatest - b ? kGreatest : static_cast<Count>(a + b);
    };
    std::vector<Count> counts(nodes.size(), kUnknown);
    visitChildrenFirst(
        nodes, root, [&](std::uint32_t index) { return counts[index] != kUnknown; },
        [&](std::uint32_t index) {
            const KwgNode node = nodes[index];
            Count count = node.accepts() ? 1 : 0;
            if (node.arc() != 0) count = sum(count, counts[node.arc()]);
            if (!node.isEnd()) count = sum(count, counts[index + 1]);
            counts[index] = count;
        });
    std::replace(counts.begin(), counts.end(), kUnknown, Count{0});
    return counts;
}

}  // namespace

Result<Kwg> Kwg::open(const std::filesystem::path& path, int letterCount)
{
    auto blob = FileBlob::open(path);
    if (!blob) return failure(std::move(blob.error()));
    Kwg kwg;
    const std::span<const std::byte> bytes = blob->bytes();
    // The map is aligned to a page, and a node is nothing but its bytes.
    kwg.m_nodes = {reinterpret_cast<const KwgNode*>(bytes.data()), bytes.size() / sizeof(KwgNode)};
    kwg.m_storage = std::move(*blob);
    return validated(std::move(kwg), false, letterCount, path.string());
}

Result<Kwg> Kwg::fromNodes(std::vector<KwgNode> nodes, int letterCount)
{
    Kwg kwg;
    kwg.m_nodes = nodes;
    kwg.m_storage = std::move(nodes);
    return validated(std::move(kwg), false, letterCount, {});
}

Result<Kwg> Kwg::leavesFromNodes(std::vector<KwgNode> nodes, int letterCount)
{
    Kwg kwg;
    kwg.m_nodes = nodes;
    kwg.m_storage = std::move(nodes);
    return validated(std::move(kwg), true, letterCount, {});
}

Result<Kwg> Kwg::validated(Kwg kwg, bool leaves, int letterCount, const std::string& file)
{
    const auto findings = validateKwg(kwg.m_nodes, leaves, letterCount, file);
    if (!findings) return failure(findings.error());
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
    return countWords<std::int64_t>(m_nodes, dawgRoot())[dawgRoot()];
}

int Kwg::longestWord() const
{
    if (dawgRoot() == 0) return 0;
    std::vector<int> lengths(m_nodes.size(), -1);
    visitChildrenFirst(
        m_nodes, dawgRoot(), [&](std::uint32_t index) { return lengths[index] >= 0; },
        [&](std::uint32_t index) {
            const KwgNode node = m_nodes[index];
            const int rest = node.arc() == 0 ? 0 : lengths[node.arc()];
            const int own = rest > 0 || node.accepts() ? rest + 1 : 0;
            lengths[index] = node.isEnd() ? own : std::max(own, lengths[index + 1]);
        });
    return lengths[dawgRoot()];
}

void Kwg::forEachWord(const std::function<bool(std::span<const Tile>)>& visit) const
{
    if (dawgRoot() == 0) return;
    std::vector<Tile> word;
    std::vector<std::uint32_t> path{dawgRoot()};
    while (!path.empty()) {
        const KwgNode node = m_nodes[path.back()];
        word.push_back(node.tile());
        if (node.accepts() && !visit(word)) return;
        if (node.arc() != 0) {
            path.push_back(node.arc());
            continue;
        }
        word.pop_back();
        while (!path.empty() && m_nodes[path.back()].isEnd()) {
            path.pop_back();
            if (!word.empty()) word.pop_back();
        }
        if (!path.empty()) ++path.back();
    }
}

std::vector<std::uint32_t> Kwg::countTable() const
{
    return countWords<std::uint32_t>(m_nodes, dawgRoot());
}

}  // namespace engine
