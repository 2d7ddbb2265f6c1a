// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/base/task.h"
#include "engine/lexicon/graph_proof.h"
#include "engine/lexicon/opened_graph.h"

namespace engine {

/// See ProofMarks.
struct FoundMarks
{
    [[nodiscard]] ProofMarks view() const { return {lengths, counts}; }

    std::vector<GraphMark> lengths;
    std::vector<std::uint32_t> counts;
};

/// The marks that a walk along all ways would leave, found several times as quickly: nodes are
/// taken as they lie, by several threads, and a way is walked only where what a node leads to lies
/// behind it or with another thread. Nothing for a graph that is out of the ordinary: without
/// GADDAG, with nodes that nothing leads to, with ways that are longer than marks can tell or have
/// no end. Whatever was found proves nothing before proofBy() has looked at it.
[[nodiscard]] std::optional<FoundMarks> findMarks(const OpenedGraph<GraphNode>& graph,
                                                  const TaskContext& context = {});

}  // namespace engine
