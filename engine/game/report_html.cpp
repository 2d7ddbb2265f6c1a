// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/report_html.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <string>
#include <vector>

#include "engine/game/board_svg.h"
#include "engine/game/report_cards.h"

namespace engine::report {
namespace {

using board_svg::escaped;

constexpr const char* kStyle =
    R"(:root{--bg:#FFFFFF;--fg:#1C1D1F;--soft:#63666B;--rule:#D8DADD;--card:#F6F6F4;--link:#0B57A4;
--q0:#00745A;--q1:#2F86C9;--q2:#B87400;--q3:#8E0F2A;--qp:#C00020;--a:#005A94;--z:#D1600A}
@media (prefers-color-scheme:dark){:root{--bg:#1E1F22;--fg:#E6E7E9;--soft:#A3A7AE;--rule:#3A3D42;
--card:#25272A;--link:#7CC0FF;--q0:#2BA583;--q1:#9CCBFF;--q2:#F2B134;--q3:#F2564A;--qp:#FF6B6B;--a:#5AA8F0;--z:#FF9A4C}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:62rem;padding:1.2rem;background:var(--bg);color:var(--fg);
font:16px/1.5 "Noto Sans","DejaVu Sans",sans-serif;overflow-wrap:break-word}
h1{margin:0 0 .3rem;font-size:1.7rem;line-height:1.25}h2{margin:0;font-size:1.15rem}
h3{margin:.8rem 0 .2rem;font-size:1rem}a{color:var(--link)}
table{border-collapse:collapse;margin:1rem 0;width:100%}
th,td{padding:.2rem .6rem;text-align:left;border-bottom:1px solid var(--rule);vertical-align:top}
th{color:var(--soft);font-weight:600}.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
th.n{white-space:normal}.wide{overflow-x:auto}.who{overflow-wrap:anywhere;min-width:4rem}
.facts{color:var(--soft);margin:.2rem 0 1rem}.facts span{margin-right:1.2rem}
.points{font-size:1.25rem}.points b{margin-right:1.4rem}
.turn{display:flex;flex-wrap:wrap;gap:1.2rem;padding:1rem;margin:1rem 0;background:var(--card);
border:1px solid var(--rule);border-radius:8px;break-inside:avoid}
.turn>div{flex:1 1 18rem;min-width:0}.board{flex:0 0 auto;width:min(26rem,100%);height:auto;align-self:flex-start}
.turn p{margin:.4rem 0}.turn:target{border-color:var(--link)}
.variation{margin-left:2rem;border-left-width:5px}.variation .board{width:min(20rem,100%)}
.rack{display:block;max-width:100%;margin:.4rem 0}
.note{margin:.7rem 0;overflow-wrap:anywhere}.note table{width:auto}.note pre{white-space:pre-wrap}
.note blockquote{margin:.4rem 0;padding-left:.8rem;border-left:3px solid var(--rule)}
.note ul,.note ol{margin:.4rem 0;padding-left:1.6rem}.tag{color:var(--soft)}
img{max-width:100%;vertical-align:top}.soft{color:var(--soft)}
.q1{color:var(--q1)}.q2{color:var(--q2)}.q3{color:var(--q3)}.q0{color:var(--q0)}.qp{color:var(--qp)}
figure{margin:1rem 0}figcaption{color:var(--soft);font-size:.85rem}
.lead{display:block;width:100%;height:auto;min-height:5rem;background:var(--card);border:1px solid var(--rule)}
.lead polyline{fill:none;stroke:var(--fg);stroke-width:1.5}.lead line{stroke:var(--soft)}
.lead .win{stroke:var(--soft);stroke-dasharray:6 4}
.lead .m0{fill:var(--q0)}.lead .m1{fill:var(--q1)}.lead .m2{fill:var(--q2)}.lead .m3{fill:var(--q3)}
.lead .mp{fill:none;stroke:var(--qp);stroke-width:2.5}
@media(max-width:40rem){body{padding:.7rem;font-size:15px}.turn{padding:.7rem}.variation{margin-left:.5rem}
.sheet{font-size:.8rem;line-height:1.35}.sheet th,.sheet td{padding:.2rem}
th,td{padding:.2rem .3rem}}
@media(max-width:28rem){.sheet{font-size:.7rem}.sheet th,.sheet td{padding:.2rem}.sheet .who{min-width:2.6rem}
.sheet tr>:first-child{padding-left:0}.sheet tr>:last-child{padding-right:0}.sheet .soft{white-space:normal}}
@media(max-width:24rem){body{padding:.4rem}.sheet th,.sheet td{padding:.2rem .17rem}}
@media print{.turn{background:none}}
)";

std::string cell(const std::string& text, bool number = false)
{
    return (number ? "<td class=\"n\">" : "<td>") + text + "</td>";
}

std::string qualityCell(const Row& row, const ReportWords& words)
{
    const std::string lost = lossCell(row, words);
    if (lost.empty())
        return cell("<span class=\"soft\">" + escaped(words.notJudged) + "</span>", true);
    std::string doubt = doubtOf(row, words);
    // Below the number, so that the column stays narrow.
    if (!doubt.empty()) doubt = "<br/><span class=\"soft\">" + escaped(doubt) + "</span>";
    return cell("<span class=\"q" + qualityClass(*row.review) + "\">" + signOf(*row.review) +
                    "</span> " + escaped(lost) + doubt,
                true);
}

std::string scoreSheet(const Game& game, const ReportOptions& options)
{
    const ReportWords& words = options.words;
    std::string text = "<div class=\"wide\"><table class=\"sheet\"><thead><tr>";
    for (const std::string& head : {words.turn, words.player, words.rack, words.move})
        text += "<th>" + escaped(head) + "</th>";
    for (const std::string& head : {words.score, words.total})
        text += "<th class=\"n\">" + escaped(head) + "</th>";
    if (game.review != nullptr) text += "<th class=\"n\">" + escaped(words.lost) + "</th>";
    if (options.onlyMistakes) text += "<th>" + escaped(words.why) + "</th>";
    text += "</tr></thead><tbody>\n";
    for (const Row& row : game.rows) {
        if (!row.told) continue;
        const std::string number = std::to_string(row.number);
        const std::string link = hasCard(game, row, options)
                                     ? "<a href=\"#turn" + number + "\">" + number + "</a>"
                                     : number;
        std::string move = escaped(row.move);
        if (!row.glyph.empty()) move += " " + escaped(row.glyph);
        for (const std::string& after : row.after)
            move += " <span class=\"soft\">" + escaped(after) + "</span>";
        const std::string rack = row.rack.empty()
                                     ? "<span class=\"soft\">" + escaped(words.unknown) + "</span>"
                                     : escaped(row.rack);
        text += "<tr>" + cell(link) + "<td class=\"who\">" + escaped(game.nameOf(row)) + "</td>" +
                cell(rack) + cell(move) + cell(row.score, true) + cell(row.total, true);
        if (game.review != nullptr) text += qualityCell(row, words);
        if (options.onlyMistakes) text += cell(escaped(row.why));
        text += "</tr>\n";
    }
    return text + "</tbody></table></div>\n";
}

std::string number(double value)
{
    return std::to_string(static_cast<int>(value + (value < 0 ? -0.5 : 0.5)));
}

/// The lead over the game, for two players.
std::string leadGraph(const Game& game, const ReportWords& words)
{
    constexpr double kWidth = 900;
    constexpr double kHeight = 150;
    constexpr double kMargin = 14;
    LeadRange range;
    range.take(game.leadAtStart);
    for (const Row& row : game.rows) range.take(row.lead);
    const double step = kWidth / static_cast<double>(game.rows.size() + 1);
    const auto y = [&](int lead) {
        return kMargin + (range.above - lead) * (kHeight - 2 * kMargin) /
                             static_cast<double>(range.above + range.below);
    };
    std::string chances;
    std::string line = "0," + number(y(game.leadAtStart.points));
    std::string marks;
    for (std::size_t i = 0; i < game.rows.size(); ++i) {
        const Row& row = game.rows[i];
        const double x = (static_cast<double>(i) + 1) * step;
        const double height = y(row.lead.points);
        line += " " + number(x) + "," + number(height);
        if (const auto win = winOfFirst(row)) {
            chances += (chances.empty() ? "" : " ") + number(x) + "," +
                       number(kMargin + (1 - *win) * (kHeight - 2 * kMargin));
        }
        if (row.review == nullptr || (!row.review->judged() && !row.review->phony)) continue;
        const std::string kind = " class=\"m" + qualityClass(*row.review) + "\"";
        if (isOnlyPhony(*row.review)) {
            const auto stroke = [&](double from, double to) {
                return "M" + number(x - 4) + "," + number(height + from) + "L" + number(x + 4) +
                       "," + number(height + to);
            };
            marks += "<path" + kind + " d=\"" + stroke(-4, 4) + stroke(4, -4) + "\"/>";
        } else if (row.review->mistake == MistakeSize::Medium) {
            marks += "<polygon" + kind + " points=\"" + number(x) + "," + number(height - 6) + " " +
                     number(x + 6) + "," + number(height + 5) + " " + number(x - 6) + "," +
                     number(height + 5) + "\"/>";
        } else if (row.review->mistake == MistakeSize::Large) {
            marks += "<rect" + kind + " x=\"" + number(x - 5) + "\" y=\"" + number(height - 5) +
                     "\" width=\"10\" height=\"10\"/>";
        } else {
            marks += "<circle" + kind + " cx=\"" + number(x) + "\" cy=\"" + number(height) +
                     "\" r=\"" + (row.review->mistake == MistakeSize::Small ? "4" : "3") + "\"/>";
        }
    }
    const std::string middle = number(y(0));
    const auto end = [&](const char* sign, const std::string& player, int most,
                         const std::string& more = {}) {
        return std::string("<figcaption>") + sign + " " + escaped(player) + " +" +
               std::to_string(most) + more + "</figcaption>";
    };
    std::string legend;
    if (!chances.empty()) {
        legend = " · – – " + escaped(words.winOf(game.players[0]));
        chances = "<polyline class=\"win\" points=\"" + chances + "\"/>";
    }
    // What is written stays readable however narrow the page is: it is no part of the picture.
    return "<figure>" + end("▲", game.players[0], range.above, legend) +
           "<svg class=\"lead\" role=\"img\" viewBox=\"0 0 900 150\"><title>" +
           escaped(words.lead) + "</title><line x1=\"0\" x2=\"900\" y1=\"" + middle + "\" y2=\"" +
           middle + "\"/>" + chances + "<polyline points=\"" + line + "\"/>" + marks + "</svg>" +
           end("▼", game.players[1], range.below) + "</figure>\n";
}

/// A row with a title and a cell for each player.
std::string playersTable(const Game& game, const std::string& title,
                         const std::vector<std::vector<std::string>>& rows)
{
    std::string text = "<div class=\"wide\"><table><thead><tr><th>" + escaped(title) + "</th>";
    for (const std::string& player : game.players)
        text += "<th class=\"n who\">" + escaped(player) + "</th>";
    text += "</tr></thead><tbody>\n";
    for (const auto& row : rows) {
        text += "<tr>" + cell(escaped(row.front()));
        for (std::size_t i = 1; i < row.size(); ++i) text += cell(escaped(row[i]), true);
        text += "</tr>\n";
    }
    return text + "</tbody></table></div>\n";
}

}  // namespace

std::string pageHead(const std::string& language, const std::string& title)
{
    return "<!DOCTYPE html>\n<html lang=\"" + escaped(language) +
           "\"><head><meta charset=\"utf-8\">"
           "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">"
           "<meta name=\"color-scheme\" content=\"light dark\"><title>" +
           escaped(title) + "</title><style>\n" + kStyle + board_svg::style() +
           "</style></head><body>\n";
}

std::string html(const Game& game, const ReportOptions& options)
{
    const ReportWords& words = options.words;
    std::string text =
        pageHead(words.language, game.title) + board_svg::symbols(game.record->rules());
    text += "<h1>" + escaped(game.title) + "</h1><p class=\"points\">";
    for (std::size_t i = 0; i < game.players.size(); ++i) {
        text += escaped(game.players[i]) + " <b>" + std::to_string(game.totals[i].points) + "</b>";
    }
    text += "</p><p class=\"facts\">";
    for (const auto& [name, value] : game.facts)
        text += "<span>" + escaped(name) + ": " + escaped(value) + "</span>";
    text += "</p>\n";
    text += openingHtml(game, options);
    if (game.players.size() == 2 && !game.rows.empty()) text += leadGraph(game, words);
    if (game.review != nullptr) {
        text += "<h2>" + escaped(words.review) + "</h2><p class=\"soft\">" +
                escaped(hintOf(game, words)) + "</p>" +
                playersTable(game, countedTurns(game, words), totalsTable(game, words));
        const std::string keys = keyTurnsLine(game, words);
        if (!keys.empty()) text += "<p>" + escaped(keys) + "</p>\n";
    }
    if (!game.tags.empty()) text += playersTable(game, words.tags, tagsTable(game));
    const bool nothing =
        std::none_of(game.rows.begin(), game.rows.end(), [](const Row& row) { return row.told; });
    if (options.onlyMistakes && nothing) text += "<p>" + escaped(words.noMistakes) + "</p>\n";
    else text += scoreSheet(game, options);
    for (const Row& row : game.rows) {
        text += turnCard(game, row, options);
        for (const Variation& variation : game.variations)
            if (row.told && variation.turn == row.number)
                text += variationCard(game, variation, options);
    }
    return text + "</body></html>\n";
}

}  // namespace engine::report
