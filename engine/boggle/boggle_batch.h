// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/boggle/boggle_graph.h"
#include "engine/boggle/boggle_grid.h"
#include "engine/boggle/boggle_rules.h"

namespace engine {

/// The scores of many grids, in their order, by context.threads threads. Error: Cancelled.
[[nodiscard]] Result<std::vector<BoggleScore>> scoreGrids(const BoggleGraphPtr& graph,
                                                          const BoggleRules& rules,
                                                          std::span<const BoggleGrid> grids,
                                                          const TaskContext& context = {});

}  // namespace engine
