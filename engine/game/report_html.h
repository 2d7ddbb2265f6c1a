// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/game/report_rows.h"

namespace engine::report {

/// All of a page before its content, with the style of reports and boards.
[[nodiscard]] std::string pageHead(const std::string& language, const std::string& title);

/// The report as one HTML page.
[[nodiscard]] std::string html(const Game& game, const ReportOptions& options);

}  // namespace engine::report
