// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/report.h"

#include <algorithm>

#include "engine/base/file_name.h"
#include "engine/base/safe_text.h"
#include "engine/game/report_html.h"
#include "engine/game/report_rows.h"
#include "engine/game/report_texts.h"

namespace engine {

std::optional<ReportFormat> reportFormatFor(const std::filesystem::path& path)
{
    std::string ending = fileNameUtf8(path.extension());
    std::transform(ending.begin(), ending.end(), ending.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    if (ending == ".html" || ending == ".htm") return ReportFormat::Html;
    if (ending == ".md") return ReportFormat::Markdown;
    if (ending == ".txt") return ReportFormat::Text;
    if (ending == ".csv") return ReportFormat::Csv;
    return std::nullopt;
}

Result<std::string> writeReport(const GameRecord& record, ReportFormat format,
                                const ReportOptions& options)
{
    const auto game = report::gameOf(record, options);
    if (!game) return failure(game.error());
    switch (format) {
    case ReportFormat::Html: return report::html(*game, options);
    // People read these in terminals.
    case ReportFormat::Markdown: return terminalText(report::markdown(*game, options));
    case ReportFormat::Text: return terminalText(report::plainText(*game, options));
    case ReportFormat::Csv: return report::csv(*game, options);
    }
    return std::string();
}

Result<ReportParts> reportParts(const GameRecord& record, const ReportOptions& options)
{
    const auto game = report::gameOf(record, options);
    if (!game) return failure(game.error());
    ReportParts parts;
    parts.title = game->title;
    parts.opening = report::openingMarkdown(*game, false);
    parts.tables = report::tablesMarkdown(*game, options);
    parts.players = game->players;
    parts.leadAtStart = game->leadAtStart;
    if (!game->players.empty()) parts.winOfFirst = options.words.winOf(game->players[0]);
    for (const report::Row& row : game->rows) {
        if (game->players.size() == 2) {
            const bool judged = row.review != nullptr && row.review->judged();
            parts.leads.push_back(
                {row.lead, judged ? std::optional(row.review->mistake) : std::nullopt,
                 row.review != nullptr && row.review->phony, report::winOfFirst(row)});
        }
        if (!row.told) continue;
        parts.turns.push_back({row.number,
                               {},
                               report::turnMarkdown(*game, row, options.words),
                               {row.tiles, row.hidden},
                               row.position,
                               row.placed});
        for (const report::Variation& variation : game->variations) {
            if (variation.turn != row.number) continue;
            parts.turns.push_back({row.number,
                                   variation.name,
                                   report::variationMarkdown(*game, variation, options.words),
                                   {},
                                   variation.rows.back().position,
                                   report::placedBy(variation)});
        }
    }
    return parts;
}

}  // namespace engine
