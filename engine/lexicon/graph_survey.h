// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/lexicon/kwg.h"

namespace engine {

/// What one can't see from a single node of a graph: how many words it leads to, and how one
/// gets there. Takes 8 to 12 bytes per node. Immutable; the graph must outlive it.
class GraphSurvey
{
public:
    /// The only error is Cancelled.
    [[nodiscard]] static Result<GraphSurvey> of(const Kwg& kwg, const TaskContext& context = {});

    /// Words whose path goes through the node, 0 for what no path leads to. In a GADDAG a word
    /// counts once for each of its paths. Numbers that don't fit become the greatest that does.
    [[nodiscard]] std::uint32_t wordsThrough(std::uint32_t index) const;
    /// The same for a node and its later siblings: all words when it is the first of the root.
    [[nodiscard]] std::uint32_t wordsFrom(std::uint32_t index) const
    {
        return index < m_counts.size() ? m_counts[index] : 0;
    }
    /// The nodes of a path with the fewest tiles from the first letter in the DAWG (or GADDAG) to
    /// a node; nothing when there is none, also for numbers that are no node.
    [[nodiscard]] std::optional<std::vector<std::uint32_t>> dawgPathTo(std::uint32_t index) const
    {
        return pathTo(m_dawgParents, index);
    }
    [[nodiscard]] std::optional<std::vector<std::uint32_t>> gaddagPathTo(std::uint32_t index) const
    {
        return pathTo(m_gaddagParents, index);
    }

private:
    explicit GraphSurvey(const Kwg& kwg) : m_kwg(&kwg) {}
    [[nodiscard]] static std::optional<std::vector<std::uint32_t>>
    pathTo(const std::vector<std::uint32_t>& parents, std::uint32_t index);

    const Kwg* m_kwg;
    std::vector<std::uint32_t> m_counts;  ///< see Kwg::countTable()
    // For each node the one that leads to its list; itself where that is the root.
    std::vector<std::uint32_t> m_dawgParents;
    std::vector<std::uint32_t> m_gaddagParents;  ///< empty without a GADDAG
};

}  // namespace engine
