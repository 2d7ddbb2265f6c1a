// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/game/report_rows.h"

/// The turns and variations of a report, each a card of an HTML page with its board.
namespace engine::report {

/// "" when the turn has no card: with neither boards nor anything to say of it.
[[nodiscard]] std::string turnCard(const Game& game, const Row& row, const ReportOptions& options);
[[nodiscard]] bool hasCard(const Game& game, const Row& row, const ReportOptions& options);
[[nodiscard]] std::string variationCard(const Game& game, const Variation& variation,
                                        const ReportOptions& options);
/// Notes before the first turn.
[[nodiscard]] std::string openingHtml(const Game& game, const ReportOptions& options);
/// A phony that lost nothing worth a word.
[[nodiscard]] bool isOnlyPhony(const TurnReview& review);
/// What ends the name of a judgment's class in the page: "0" to "3" by MistakeSize, "p" = a phony.
[[nodiscard]] std::string qualityClass(const TurnReview& review);
/// The sign that stands for a judgment beside its colour.
[[nodiscard]] const char* signOf(const TurnReview& review);

}  // namespace engine::report
