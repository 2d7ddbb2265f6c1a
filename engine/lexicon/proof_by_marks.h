// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include "engine/base/task.h"
#include "engine/lexicon/graph_proof.h"
#include "engine/lexicon/kwg_node.h"

namespace engine {

/// What proveGraph() finds, from marks that may have come from anywhere, if they show it: nothing
/// otherwise, which says nothing about the graph. One pass over nodes that highestTileIfSound() has
/// let pass; the result has no marks. Nothing, too, when the context says stop.
[[nodiscard]] std::optional<GraphProof> proofBy(const ProofMarks& marks,
                                                std::span<const GraphNode> nodes, GraphUse use,
                                                const TaskContext& context = {});

}  // namespace engine
