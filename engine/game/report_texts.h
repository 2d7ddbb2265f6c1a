// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/game/report_rows.h"

/// Reports as Markdown, plain text and tables.
namespace engine::report {

/// One turn of it: heading, rack, review, notes.
[[nodiscard]] std::string turnMarkdown(const Game& game, const Row& row, const ReportWords& words);
/// A variation with all of its turns.
[[nodiscard]] std::string variationMarkdown(const Game& game, const Variation& variation,
                                            const ReportWords& words);
/// What stands before the tables, with the title or without it.
[[nodiscard]] std::string openingMarkdown(const Game& game, bool title);
/// Score sheet, review, tags.
[[nodiscard]] std::string tablesMarkdown(const Game& game, const ReportOptions& options);
[[nodiscard]] std::string markdown(const Game& game, const ReportOptions& options);
[[nodiscard]] std::string plainText(const Game& game, const ReportOptions& options);
[[nodiscard]] std::string csv(const Game& game, const ReportOptions& options);

}  // namespace engine::report
