// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solitaire/solitaire_page.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "engine/board/legality.h"
#include "engine/game/board_svg.h"
#include "engine/solitaire/solitaire_rows.h"
#include "engine/solitaire/solitaire_text.h"

namespace engine {
namespace {

using board_svg::escaped;

/// A board stands under each other one; the page's target says which is seen: a move, or the
/// playing, that shows each for a while. Without a target it is the last one, and on paper.
constexpr const char* kPageStyle =
    R"(:root{--bg:#FFFFFF;--fg:#1C1D1F;--soft:#63666B;--rule:#D8DADD;--card:#F6F6F4;--link:#0B57A4}
@media (prefers-color-scheme:dark){:root{--bg:#1E1F22;--fg:#E6E7E9;--soft:#A3A7AE;--rule:#3A3D42;
--card:#25272A;--link:#7CC0FF}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:80rem;padding:1.2rem;background:var(--bg);color:var(--fg);
font:16px/1.5 "Noto Sans","DejaVu Sans",sans-serif;overflow-wrap:anywhere}
h1{margin:0 0 .3rem;font-size:1.7rem;line-height:1.25}a{color:var(--link)}
.facts{color:var(--soft);margin:.2rem 0 1rem}.facts span{margin-right:1.2rem}
.notes{white-space:pre-wrap}
.order{font-family:"DejaVu Sans Mono",monospace}
.view{display:flex;flex-wrap:wrap;gap:1.2rem;align-items:flex-start}
.steps{display:grid;flex:1 1 22rem;max-width:34rem}.list{flex:1 1 34rem;min-width:0;overflow-x:auto}
.step{grid-area:1/1;visibility:hidden;padding:.8rem;background:var(--card);
border:1px solid var(--rule);border-radius:8px}
.step:target,.step.end{visibility:visible}.step:target{z-index:1}
.step:target~.step.end{visibility:hidden}.step.end:target{visibility:visible}
#play:target~.step{visibility:hidden;animation:seen 1s calc(var(--i)*1s)}
#play:target~.step.end{animation-fill-mode:forwards}
@keyframes seen{from,to{visibility:visible}}
.board{display:block;width:100%;height:auto}.rack{display:block;max-width:100%;height:auto;margin:.4rem 0}
.step p{margin:.3rem 0}nav a{margin-right:1rem}
table{border-collapse:collapse;width:100%}
th,td{padding:.15rem .4rem;font-size:.85rem;text-align:left;border-bottom:1px solid var(--rule);vertical-align:top;
white-space:nowrap}
th{color:var(--soft);font-weight:600}.n{text-align:right;font-variant-numeric:tabular-nums}
.goal td{font-weight:700}
@media(max-width:40rem){body{padding:.7rem;font-size:15px}}
@media print{.steps,nav{display:none}}
)";

std::string stepId(int number)
{
    return "move-" + std::to_string(number);
}

std::string link(const std::string& id, const std::string& text)
{
    return "<a href=\"#" + id + "\">" + escaped(text) + "</a>";
}

std::string fact(const std::string& name, const std::string& value)
{
    return "<span>" + escaped(name) + ": " + escaped(value) + "</span>";
}

std::string drawnText(const SolitaireRow& row)
{
    if (row.drawnFrom == 0) return {};
    const std::string from = std::to_string(row.drawnFrom);
    return row.drawnFrom == row.drawnTo ? from : from + "–" + std::to_string(row.drawnTo);
}

std::string head(const SolitaireTask& task, const SolitaireGame& game, const SolitaireLabel& label)
{
    const SolitaireWords& words = label.words;
    std::string text =
        "<p class=\"facts\">" + fact(words.total, std::to_string(game.total().points)) +
        fact(words.moves, std::to_string(game.moves.size())) +
        fact(words.lexicon, task.lexicon().name()) + fact(words.rules, task.rules().title);
    if (label.seed) text += fact(words.seed, std::to_string(*label.seed));
    if (game.tilesLeft > 0) {
        text += fact(words.left, std::to_string(game.tilesLeft)) +
                fact(words.penalty, std::to_string(game.penalty.points));
    }
    return text + "</p>\n<p class=\"facts\">" + escaped(words.order) + ": <span class=\"order\">" +
           escaped(task.rules().alphabet.written(task.order())) + "</span></p>\n" +
           (label.notes.empty() ? "" : "<p class=\"notes\">" + escaped(label.notes) + "</p>\n");
}

std::string moveTable(const std::vector<SolitaireRow>& rows, const SolitaireWords& words)
{
    std::string text = "<div class=\"list\"><table><thead><tr><th class=\"n\"></th><th>" +
                       escaped(words.move) + "</th><th>" + escaped(words.rack) + "</th>";
    for (const std::string* name : {&words.tiles, &words.score, &words.total, &words.drawn})
        text += "<th class=\"n\">" + escaped(*name) + "</th>";
    text += "</tr></thead><tbody>\n";
    const auto number = [](const std::string& value) {
        return "<td class=\"n\">" + value + "</td>";
    };
    for (const SolitaireRow& row : rows) {
        text += row.goal ? "<tr class=\"goal\">" : "<tr>";
        text += number(link(stepId(row.number), std::to_string(row.number))) + "<td>" +
                escaped(row.text);
        if (row.goal) text += " <span title=\"" + escaped(words.goal) + "\">★</span>";
        text += "</td><td>" + escaped(row.rack) + "</td>" + number(std::to_string(row.tiles)) +
                number(std::to_string(row.score)) + number(std::to_string(row.total)) +
                number(drawnText(row)) + "</tr>\n";
    }
    text += "</tbody></table>";
    if (std::ranges::any_of(rows, &SolitaireRow::goal))
        text += "<p class=\"facts\">★ " + escaped(words.goal) + "</p>";
    return text + "</div>\n";
}

}  // namespace

std::string solitairePage(const SolitaireTask& task, const SolitaireGame& game,
                          const SolitaireLabel& label)
{
    const SolitaireWords& words = label.words;
    const std::vector<SolitaireRow> rows = solitaireRows(task, game, label.goals);
    const std::string name = label.name.empty() ? solitaireName(task) : label.name;
    const std::string title = words.title + " " + name + ": " + std::to_string(game.total().points);
    std::string text = "<!DOCTYPE html>\n<html lang=\"" + escaped(words.language) +
                       "\"><head><meta charset=\"utf-8\">"
                       "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">"
                       "<meta name=\"color-scheme\" content=\"light dark\"><title>" +
                       escaped(title) + "</title><style>\n" + kPageStyle + board_svg::style() +
                       "</style></head><body>\n" + board_svg::symbols(task.rules());
    text += "<h1>" + escaped(title) + "</h1>\n" + head(task, game, label);
    const int count = static_cast<int>(rows.size());
    if (count > 0) {
        text += "<nav>" + link("play", words.play) + link(stepId(1), words.first) +
                link(stepId(count), words.last) + "</nav>\n";
    }
    text += "<div class=\"view\"><div class=\"steps\"><span id=\"play\"></span>\n";
    SolitaireReplay replay(task);
    for (const SolitaireRow& row : rows) {
        const std::vector<Tile> rack = replay.position().mover().rack.tiles();
        if (!replay.play(row.move)) break;
        const std::string heading = words.move + " " + std::to_string(row.number) + ": " +
                                    row.text + "  " + std::to_string(row.score);
        text += "<section class=\"step" + std::string(row.number == count ? " end" : "") +
                "\" id=\"" + stepId(row.number) +
                "\" style=\"--i:" + std::to_string(row.number - 1) + "\"><p><b>" +
                escaped(heading) + "</b>" + (row.goal ? " ★ " + escaped(words.goal) : "") + " · " +
                escaped(words.total) + " " + std::to_string(row.total) + "</p>" +
                board_svg::rack(rack, 0, words.rack) +
                board_svg::board(replay.position(), tilesPlacedBy(row.move), {}, heading) + "<nav>";
        if (row.number > 1) text += link(stepId(row.number - 1), words.back);
        if (row.number < count) text += link(stepId(row.number + 1), words.next);
        text += "</nav></section>\n";
    }
    if (count == 0) {
        text += "<section class=\"step end\">" +
                board_svg::board(replay.position(), {}, {}, title) + "</section>\n";
    }
    return text + "</div>\n" + moveTable(rows, words) + "</div></body></html>\n";
}

}  // namespace engine
