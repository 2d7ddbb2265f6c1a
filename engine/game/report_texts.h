// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/game/report_rows.h"

/// Reports as Markdown, plain text and tables.
namespace engine::report {

/// One turn of it: heading, rack, review, notes.
[[nodiscard]] std::string turnMarkdown(const Game& game, const Row& row, const ReportWords& words);
[[nodiscard]] std::string markdown(const Game& game, const ReportOptions& options);
[[nodiscard]] std::string plainText(const Game& game, const ReportOptions& options);
[[nodiscard]] std::string csv(const Game& game, const ReportOptions& options);

}  // namespace engine::report
