// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/game/report_rows.h"

namespace engine::report {

/// All that a record has beside a line, by the turns of the line; variations of variations follow
/// on those that they leave.
[[nodiscard]] std::vector<Variation> variationsOf(const GameRecord& record, const Replay& replay,
                                                  const std::vector<NodeId>& line,
                                                  const ReportOptions& options);

}  // namespace engine::report
