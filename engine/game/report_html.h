// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/game/report_rows.h"

namespace engine::report {

/// The report as one HTML page.
[[nodiscard]] std::string html(const Game& game, const ReportOptions& options);

}  // namespace engine::report
