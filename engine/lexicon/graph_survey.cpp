// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/graph_survey.h"

#include <algorithm>

#include "engine/lexicon/graph_walks.h"
#include "engine/lexicon/pace.h"

namespace engine {
namespace {

constexpr std::uint32_t kUnreached = 0;  // node 0 leads to a root and is on no path

/// Level by level from the root, so that the path found first is a shortest one.
Result<std::vector<std::uint32_t>> parentsFrom(const Kwg& kwg, std::uint32_t root,
                                               const TaskContext& context)
{
    std::vector<std::uint32_t> parents(kwg.nodes().size(), kUnreached);
    std::vector<std::uint32_t> reached;  // in that order; also the queue
    Pace pace(context, say("Finding paths"), static_cast<std::int64_t>(parents.size()));
    // Lists may share their tails: what is known from there on was reached with as few tiles.
    const auto reach = [&](std::uint32_t list, std::uint32_t parent) {
        for (std::uint32_t index = list; parents[index] == kUnreached; ++index) {
            parents[index] = parent != kUnreached ? parent : index;
            reached.push_back(index);
            if (kwg.node(index).isEnd()) return;
        }
    };
    if (root != 0) reach(root, kUnreached);
    for (std::size_t i = 0; i < reached.size(); ++i) {
        if (!pace.keepOn(static_cast<std::int64_t>(i))) return cancelled();
        const std::uint32_t arc = kwg.node(reached[i]).arc();
        if (arc != 0) reach(arc, reached[i]);
    }
    return parents;
}

}  // namespace

Result<GraphSurvey> GraphSurvey::of(const Kwg& kwg, const TaskContext& context)
{
    GraphSurvey survey(kwg);
    context.report({say("Counting words"), 0, 0});
    // What a node leads to is the same from either root: the tables differ only in what they
    // reach, and what the GADDAG doesn't is few nodes.
    survey.m_counts = kwg.countTable();
    if (context.stopRequested()) return cancelled();
    if (kwg.hasGaddag()) {
        const auto more = graph::countWords<std::uint32_t>(kwg.provenNodes(), kwg.gaddagRoot());
        std::ranges::transform(survey.m_counts, more, survey.m_counts.begin(),
                               [](std::uint32_t a, std::uint32_t b) { return std::max(a, b); });
        auto parents = parentsFrom(kwg, kwg.gaddagRoot(), context);
        if (!parents) return failure(std::move(parents.error()));
        survey.m_gaddagParents = std::move(*parents);
    }
    auto parents = parentsFrom(kwg, kwg.dawgRoot(), context);
    if (!parents) return failure(std::move(parents.error()));
    survey.m_dawgParents = std::move(*parents);
    return survey;
}

std::uint32_t GraphSurvey::wordsThrough(std::uint32_t index) const
{
    if (index >= m_counts.size() || m_counts[index] == 0) return 0;
    const GraphNode node = m_kwg->node(index);
    const std::uint32_t below = node.arc() == 0 ? 0 : m_counts[node.arc()];
    return below < m_counts[index] && node.accepts() ? below + 1 : below;
}

std::optional<std::vector<std::uint32_t>>
GraphSurvey::pathTo(const std::vector<std::uint32_t>& parents, std::uint32_t index)
{
    if (index >= parents.size() || parents[index] == kUnreached) return std::nullopt;
    std::vector<std::uint32_t> path{index};
    while (parents[path.back()] != path.back()) path.push_back(parents[path.back()]);
    std::ranges::reverse(path);
    return path;
}

}  // namespace engine
