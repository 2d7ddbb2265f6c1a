// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/report_texts.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdio>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/csv_line.h"
#include "engine/base/number_text.h"
#include "engine/game/note_html.h"
#include "engine/game/report_cards.h"

namespace engine::report {
namespace {

std::size_t lettersIn(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    }));
}

/// Columns of equal width, two blanks between them.
std::string aligned(const std::vector<std::vector<std::string>>& rows)
{
    std::vector<std::size_t> widths;
    for (const auto& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], lettersIn(row[i]));
    }
    std::string text;
    for (const auto& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i)
            line += row[i] + std::string(widths[i] - lettersIn(row[i]) + 2, ' ');
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text;
}

std::string joined(const std::vector<std::string>& parts, std::string_view between)
{
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : std::string(between)) + part;
    return text;
}

std::string rackOr(const Row& row, const std::string& unknown)
{
    return row.rack.empty() ? unknown : row.rack;
}

/// A text in one line, with a backslash before what Markdown takes for its own.
std::string escapedMarkdown(std::string_view text)
{
    static constexpr std::string_view kSpecial = "\\`*_{}[]<>#|~&";
    std::string result;
    for (const char c : text) {
        if (kSpecial.find(c) != std::string_view::npos) result += '\\';
        result += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    }
    return result;
}

std::string withGlyph(const std::string& text, const Row& row)
{
    return row.glyph.empty() ? text : text + " " + row.glyph;
}

std::string markdownTable(const std::vector<std::vector<std::string>>& rows)
{
    std::string text;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        text += "|";
        for (const std::string& cell : rows[i]) text += " " + cell + " |";
        text += "\n";
        if (i > 0) continue;
        text += "|";
        for (std::size_t column = 0; column < rows[i].size(); ++column) text += " --- |";
        text += "\n";
    }
    return text;
}

/// With a head that names the players.
std::vector<std::vector<std::string>> byPlayers(const Game& game, const std::string& title,
                                                std::vector<std::vector<std::string>> rows)
{
    std::vector<std::string> head{title};
    head.insert(head.end(), game.players.begin(), game.players.end());
    rows.insert(rows.begin(), std::move(head));
    return rows;
}

std::string playersMarkdown(const Game& game, const std::string& title,
                            std::vector<std::vector<std::string>> rows)
{
    rows = byPlayers(game, title, std::move(rows));
    for (auto& row : rows)
        for (std::string& cell : row) cell = escapedMarkdown(cell);
    return markdownTable(rows) + "\n";
}

std::string noteLines(const std::string& note)
{
    std::string text;
    for (std::size_t begin = 0;;) {
        const std::size_t end = note.find('\n', begin);
        text += "   " + note.substr(begin, end - begin) + "\n";
        if (end == std::string::npos) return text;
        begin = end + 1;
    }
}

/// A variation in plain text: its turns and their notes.
std::string variationText(const Game& game, const Variation& variation, const ReportWords& words)
{
    std::string text = headingOf(variation, words) + "\n";
    for (const Row& row : variation.rows) {
        text += "   " + withGlyph(headingOf(game, row), row);
        if (!row.after.empty()) text += " (" + joined(row.after, ", ") + ")";
        text += "\n";
        for (const std::string& note : row.notes) text += noteLines(note);
    }
    return text + "\n";
}

}  // namespace

std::string plainText(const Game& game, const ReportOptions& options)
{
    const ReportWords& words = options.words;
    std::string text = game.title + "\n" + std::string(lettersIn(game.title), '=') + "\n\n";
    std::vector<std::vector<std::string>> facts;
    for (std::size_t i = 0; i < game.players.size(); ++i)
        facts.push_back({game.players[i], std::to_string(game.totals[i].points)});
    for (const auto& [name, value] : game.facts) facts.push_back({name, value});
    text += aligned(facts) + "\n";
    for (const std::string& note : game.opening) text += note + "\n\n";

    std::vector<std::vector<std::string>> rows{
        {words.turn, words.player, words.rack, words.move, words.score, words.total, ""}};
    if (options.onlyMistakes) rows.front().insert(rows.front().end() - 1, words.why);
    for (const Row& row : game.rows) {
        if (!row.told) continue;
        rows.push_back({std::to_string(row.number), game.nameOf(row), rackOr(row, words.unknown),
                        withGlyph(row.move, row), row.score, row.total, joined(row.after, ", ")});
        if (options.onlyMistakes) rows.back().insert(rows.back().end() - 1, row.why);
    }
    text += aligned(rows) + "\n";
    for (const Row& row : game.rows) {
        if (!row.told) continue;
        const bool judged =
            row.review != nullptr && (row.review->isMistake() || !row.review->judged());
        if (!row.notes.empty() || judged) {
            text += std::to_string(row.number) + ". " + game.nameOf(row) + ": " + row.move + "\n";
            if (judged) text += "   " + reviewLine(row, words) + "\n";
            for (const std::string& note : row.notes) text += noteLines(note);
            text += "\n";
        }
        for (const Variation& variation : game.variations)
            if (variation.turn == row.number) text += variationText(game, variation, words);
    }
    if (game.review != nullptr) {
        text += words.review + "\n" + hintOf(game, words) + "\n\n";
        text +=
            aligned(byPlayers(game, countedTurns(game, words), totalsTable(game, words))) + "\n";
        const std::string keys = keyTurnsLine(game, words);
        if (!keys.empty()) text += keys + "\n\n";
    }
    if (!game.tags.empty()) text += aligned(byPlayers(game, words.tags, tagsTable(game))) + "\n";
    if (options.boards) text += boardText(*game.end);
    return text;
}

std::string turnMarkdown(const Game& game, const Row& row, const ReportWords& words)
{
    std::string text = "## " + escapedMarkdown(withGlyph(headingOf(game, row), row)) + "\n\n" +
                       words.rack + ": " + escapedMarkdown(rackOr(row, words.unknown)) + " · " +
                       words.total + ": " + row.total + "\n\n";
    if (!row.after.empty()) text += escapedMarkdown(joined(row.after, ", ")) + "\n\n";
    if (row.review != nullptr) text += escapedMarkdown(reviewLine(row, words)) + "\n\n";
    if (row.told && !row.why.empty()) text += words.why + ": " + escapedMarkdown(row.why) + "\n\n";
    for (const std::string& note : row.notes) text += safeMarkdown(note) + "\n\n";
    return text;
}

std::string variationMarkdown(const Game& game, const Variation& variation,
                              const ReportWords& words)
{
    std::string text = "### " + escapedMarkdown(headingOf(variation, words)) + "\n\n";
    for (const Row& row : variation.rows) {
        text += "**" + escapedMarkdown(withGlyph(headingOf(game, row), row)) + "**";
        if (!row.after.empty()) text += " (" + escapedMarkdown(joined(row.after, ", ")) + ")";
        text += "\n\n" + words.rack + ": " + escapedMarkdown(rackOr(row, words.unknown)) + " · " +
                words.total + ": " + row.total + "\n\n";
        for (const std::string& note : row.notes) text += safeMarkdown(note) + "\n\n";
    }
    return text;
}

std::string openingMarkdown(const Game& game, bool title)
{
    std::string text = title ? "# " + escapedMarkdown(game.title) + "\n\n" : std::string();
    for (std::size_t i = 0; i < game.players.size(); ++i) {
        text += "- **" + escapedMarkdown(game.players[i]) + "** " +
                std::to_string(game.totals[i].points) + "\n";
    }
    for (const auto& [name, value] : game.facts)
        text += "- " + escapedMarkdown(name) + ": " + escapedMarkdown(value) + "\n";
    text += "\n";
    for (const std::string& note : game.opening) text += safeMarkdown(note) + "\n\n";
    return text;
}

std::string tablesMarkdown(const Game& game, const ReportOptions& options)
{
    const ReportWords& words = options.words;
    std::vector<std::vector<std::string>> rows{
        {words.turn, words.player, words.rack, words.move, words.score, words.total}};
    if (game.review != nullptr) rows.front().push_back(words.lost);
    if (options.onlyMistakes) rows.front().push_back(words.why);
    for (const Row& row : game.rows) {
        if (!row.told) continue;
        std::string move = escapedMarkdown(withGlyph(row.move, row));
        if (!row.after.empty()) move += " (" + escapedMarkdown(joined(row.after, ", ")) + ")";
        rows.push_back({std::to_string(row.number), escapedMarkdown(game.nameOf(row)),
                        escapedMarkdown(rackOr(row, words.unknown)), std::move(move), row.score,
                        row.total});
        if (game.review != nullptr) {
            const std::string lost = lossCell(row, words);
            const std::string doubt = doubtOf(row, words);
            const std::string judged =
                lost.empty() ? "–" : std::string(signOf(*row.review)) + " " + lost;
            rows.back().push_back(doubt.empty() ? judged : judged + " (" + doubt + ")");
        }
        if (options.onlyMistakes) rows.back().push_back(escapedMarkdown(row.why));
    }
    std::string text =
        rows.size() == 1 && options.onlyMistakes ? words.noMistakes + "\n" : markdownTable(rows);
    text += "\n";
    if (game.review != nullptr) {
        text += "## " + words.review + "\n\n" + hintOf(game, words) + "\n\n" +
                playersMarkdown(game, countedTurns(game, words), totalsTable(game, words));
        const std::string keys = keyTurnsLine(game, words);
        if (!keys.empty()) text += escapedMarkdown(keys) + "\n\n";
    }
    if (!game.tags.empty()) text += playersMarkdown(game, words.tags, tagsTable(game));
    return text;
}

std::string markdown(const Game& game, const ReportOptions& options)
{
    const auto board = [&](const Position& position) {
        return options.boards ? "```\n" + boardText(position) + "```\n\n" : std::string();
    };
    std::string text = openingMarkdown(game, true) + tablesMarkdown(game, options);
    for (const Row& row : game.rows) {
        if (!row.told) continue;
        text += turnMarkdown(game, row, options.words) + board(*row.position);
        for (const Variation& variation : game.variations) {
            if (variation.turn != row.number) continue;
            text += variationMarkdown(game, variation, options.words) +
                    board(*variation.rows.back().position);
        }
    }
    return text;
}

/// With two decimals.
std::string plainDecimal(double number)
{
    std::array<char, 48> text{};
    std::snprintf(text.data(), text.size(), "%.2f", std::clamp(number, -1e9, 1e9));
    return withoutSignOfZero(text.data());
}

std::string tagNames(const TurnReview& review)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < kReviewTagCount; ++i)
        if (review.tags.has(static_cast<ReviewTag>(i)))
            names.emplace_back(reviewTagName(static_cast<ReviewTag>(i)));
    return joined(names, ", ");
}

/// Why a turn of a review by searches has the static evaluation alone.
std::string unsearchedOf(const Game& game, const TurnReview* review)
{
    const bool isMissing = game.review != nullptr && game.review->depth != ReviewDepth::Static &&
                           review != nullptr && review->judged() && !review->verdict;
    if (!isMissing) return {};
    return review->unsearched.empty() ? "not yet" : review->unsearched.english();
}

/// A column of the table for spreadsheets.
struct Column
{
    const char* name;
    std::function<std::string(const Row&)> cell;
};

/// What the move cost: by the search where one judged it, else by the static evaluation, as `by` says;
/// then what the static evaluation says in any case. Points and per cent, errors are standard errors.
std::vector<Column> lossColumns()
{
    const auto ifJudged = [](auto cell) {
        return [cell](const Row& row) {
            return row.review != nullptr && row.review->judged() ? cell(row) : std::string();
        };
    };
    const auto ofVerdict = [](auto number) {
        return [number](const Row& row) {
            if (row.review == nullptr || !row.review->judged() || !row.review->verdict)
                return std::string();
            const std::optional<double> found = number(*row.review->verdict);
            return found ? plainDecimal(*found) : std::string();
        };
    };
    using Verdict = TurnVerdict;
    using Number = std::optional<double>;
    const auto percentOf = [](Number chance) { return chance ? Number(100 * *chance) : chance; };
    return {
        {"by",
         ifJudged([](const Row& row) { return std::string(judgedByName(row.review->by())); })},
        {"best", ifJudged([](const Row& row) { return row.best; })},
        {"lost", ifJudged([](const Row& row) { return points(row.review->shownLoss()); })},
        {"lost_error", ofVerdict([](const Verdict& it) { return Number(it.pointsError); })},
        {"loss_win", ofVerdict([=](const Verdict& it) { return percentOf(it.lossWin); })},
        {"loss_win_error", ofVerdict([=](const Verdict& it) { return percentOf(it.winError); })},
        {"too_close",
         ifJudged([](const Row& row) { return std::string(row.review->isDoubtful() ? "1" : ""); })},
        {"mistake",
         ifJudged([](const Row& row) { return std::string(mistakeName(row.review->mistake)); })},
        {"win", ofVerdict([=](const Verdict& it) { return percentOf(it.win); })},
        {"best_win", ofVerdict([=](const Verdict& it) { return percentOf(it.bestWin); })},
        {"taken_back_win",
         ofVerdict([=](const Verdict& it) { return percentOf(it.takenBackWin); })},
        {"missed_bingo", ifJudged([](const Row& row) { return row.missedBingo; })},
        {"static_rank", ifJudged([](const Row& row) {
             return row.review->rank > 0 ? std::to_string(row.review->rank) : std::string();
         })},
        {"static_moves",
         ifJudged([](const Row& row) { return std::to_string(row.review->moves); })},
        {"static_equity", ifJudged([](const Row& row) { return points(row.review->equity); })},
        {"static_best", ifJudged([](const Row& row) { return row.staticBest; })},
        {"static_best_equity",
         ifJudged([](const Row& row) { return points(row.review->best.equity); })},
        {"static_lost", ifJudged([](const Row& row) { return points(row.review->lost); })}};
}

std::vector<Column> columns(const Game& game, const ReportOptions& options)
{
    std::vector<Column> all{
        {"turn", [](const Row& row) { return std::to_string(row.number); }},
        {"player", [&game](const Row& row) { return game.nameOf(row); }},
        {"rack", [](const Row& row) { return row.rack; }},
        {"move", [](const Row& row) { return row.move; }},
        {"score",
         [](const Row& row) { return row.score.front() == '+' ? row.score.substr(1) : row.score; }},
        {"after", [](const Row& row) { return joined(row.after, "; "); }},
        {"total", [](const Row& row) { return row.total; }},
        {"lead", [](const Row& row) { return std::to_string(row.lead.points); }}};
    for (Column& column : lossColumns()) all.push_back(std::move(column));
    const auto ofReview = [](auto cell) {
        return [cell](const Row& row) {
            return row.review != nullptr ? std::string(cell(*row.review)) : std::string();
        };
    };
    all.insert(
        all.end(),
        {{"phony", ofReview([](const TurnReview& review) { return review.phony ? "1" : ""; })},
         {"tags", ofReview([](const TurnReview& review) { return tagNames(review); })},
         {"luck", ofReview([](const TurnReview& review) {
              return review.luck ? plainDecimal(review.luck->points) : std::string();
          })},
         {"luck_error", ofReview([](const TurnReview& review) {
              return review.luck ? plainDecimal(review.luck->error) : std::string();
          })},
         {"not_judged", ofReview([](const TurnReview& review) { return gapName(review.gap); })},
         {"not_searched", [&game](const Row& row) { return unsearchedOf(game, row.review); }},
         {"mark", [](const Row& row) { return row.glyph; }},
         {"note",
          [&options](const Row& row) {
              return options.notes ? joined(row.notes, "\n") : std::string();
          }},
         {"why", [](const Row& row) { return row.why; }}});
    return all;
}

std::string csv(const Game& game, const ReportOptions& options)
{
    const std::vector<Column> all = columns(game, options);
    std::vector<std::string> cells;
    for (const Column& column : all) cells.emplace_back(column.name);
    std::string text = csvLine(cells);
    for (const Row& row : game.rows) {
        if (!row.told) continue;
        cells.clear();
        for (const Column& column : all) cells.push_back(column.cell(row));
        text += csvLine(cells);
    }
    return text;
}

}  // namespace engine::report
