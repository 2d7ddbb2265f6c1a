// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "engine/base/tile.h"
#include "engine/lexicon/proven_graph.h"

/// Walks to every end, through nodes of any kind of which it is proven that there is one.
namespace engine::graph {

/// Calls `visit` for each node below `root` that is not `known`, always after its later siblings
/// and what it leads to. Needs no call stack: paths may be as long as the graph.
template <class Node, class Known, class Visit>
void visitChildrenFirst(ProvenNodes<Node> nodes, std::uint32_t root, Known known, Visit visit)
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
template <class Count, class Node>
[[nodiscard]] std::vector<Count> countWords(ProvenNodes<Node> nodes, std::uint32_t root)
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
            const Node node = nodes[index];
            Count count = node.accepts() ? 1 : 0;
            if (node.arc() != 0) count = sum(count, counts[node.arc()]);
            if (!node.isEnd()) count = sum(count, counts[index + 1]);
            counts[index] = count;
        });
    std::replace(counts.begin(), counts.end(), kUnknown, Count{0});
    return counts;
}

/// Letters of the longest word; 0 when there are none.
template <class Node>
[[nodiscard]] int longestWord(ProvenNodes<Node> nodes, std::uint32_t root)
{
    if (root == 0) return 0;
    std::vector<int> lengths(nodes.size(), -1);
    visitChildrenFirst(
        nodes, root, [&](std::uint32_t index) { return lengths[index] >= 0; },
        [&](std::uint32_t index) {
            const Node node = nodes[index];
            const int rest = node.arc() == 0 ? 0 : lengths[node.arc()];
            const int own = rest > 0 || node.accepts() ? rest + 1 : 0;
            lengths[index] = node.isEnd() ? own : std::max(own, lengths[index + 1]);
        });
    return lengths[root];
}

/// See Kwg::forEachWord().
template <class Node, class Visit>
void forEachWord(ProvenNodes<Node> nodes, std::uint32_t root, const Visit& visit)
{
    if (root == 0) return;
    std::vector<Tile> word;
    std::vector<std::uint32_t> path{root};
    while (!path.empty()) {
        const Node node = nodes[path.back()];
        word.push_back(node.tile());
        if (node.accepts() && !visit(std::span<const Tile>(word))) return;
        if (node.arc() != 0) {
            path.push_back(node.arc());
            continue;
        }
        word.pop_back();
        while (!path.empty() && nodes[path.back()].isEnd()) {
            path.pop_back();
            if (!word.empty()) word.pop_back();
        }
        if (!path.empty()) ++path.back();
    }
}

}  // namespace engine::graph
