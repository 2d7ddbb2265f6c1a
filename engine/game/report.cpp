// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/report.h"

#include <algorithm>

#include "engine/game/report_html.h"
#include "engine/game/report_rows.h"
#include "engine/game/report_texts.h"

namespace engine {

std::optional<ReportFormat> reportFormatFor(const std::filesystem::path& path)
{
    std::string ending = path.extension().string();
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
    case ReportFormat::Markdown: return report::markdown(*game, options);
    case ReportFormat::Text: return report::plainText(*game, options);
    case ReportFormat::Csv: return report::csv(*game, options);
    }
    return std::string();
}

Result<std::vector<ReportTurn>> reportTurns(const GameRecord& record, const ReportOptions& options)
{
    const auto game = report::gameOf(record, options);
    if (!game) return failure(game.error());
    std::vector<ReportTurn> turns;
    for (const report::Row& row : game->rows) {
        turns.push_back({row.number, report::turnMarkdown(*game, row, options.words), row.position,
                         row.placed});
    }
    return turns;
}

}  // namespace engine
