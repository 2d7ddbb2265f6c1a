// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/board_svg.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "engine/board/move_notation.h"

namespace engine::board_svg {
namespace {

constexpr int kCell = 30;
constexpr int kMargin = 20;  ///< for the coordinates

std::string attribute(const char* name, int value)
{
    return std::string(" ") + name + "=\"" + std::to_string(value) + "\"";
}

std::string place(int x, int y)
{
    return attribute("x", x) + attribute("y", y);
}

std::string rectangle(int x, int y, int side, const std::string& kind)
{
    return "<rect" + place(x, y) + attribute("width", side) + attribute("height", side) +
           " class=\"" + kind + "\"/>";
}

/// Every text has a class of its own for font and anchor: a rule for `svg text` does not reach what
/// is drawn by <use>, which browsers take out of its svg.
std::string textAt(int x, int y, const std::string& kind, std::string_view text)
{
    return "<text" + place(x, y) + " class=\"t " + kind + "\">" + escaped(text) + "</text>";
}

int signsIn(std::string_view text)
{
    return static_cast<int>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    }));
}

std::string tileId(Tile tile)
{
    std::string id(1, isDesignatedBlank(tile) ? 'b' : 't');
    id += std::to_string(letterOf(tile));
    return id;
}

std::string tileSymbol(const Alphabet& alphabet, Tile tile)
{
    const std::string_view label = tile == kBlank ? "?" : alphabet.label(letterOf(tile));
    const bool blank = isDesignatedBlank(tile);
    const int letters = signsIn(label);
    const std::string size = letters <= 1 ? "l1" : letters == 2 ? "l2" : "l3";
    std::string text = "<symbol id=\"" + tileId(tile) + "\" viewBox=\"0 0 30 30\">";
    text += R"(<rect x="1" y="1" width="28" height="28" rx="4" class="tile"/>)";
    if (blank) text += R"(<circle cx="15" cy="15" r="11.5" class="ring"/>)";
    const int value = tile == kBlank ? 0 : alphabet.value(tile);
    text += textAt(value != 0 ? 13 : 15, 21, size + (blank ? " ink blank" : " ink"), label);
    if (value != 0) text += textAt(27, 27, "ink value", std::to_string(value));
    return text + "</symbol>\n";
}

/// "w2", "l3", "w2 both"; nothing for a plain square.
std::string premiumClass(Premium premium)
{
    if (premium.blocked()) return "blocked";
    if (premium.word > 1) return "w" + std::to_string(premium.word);
    if (premium.letter > 1) return "l" + std::to_string(premium.letter) + "x";
    return {};
}

std::string premiumLabel(Premium premium)
{
    std::string label;
    if (premium.word > 1) label = std::to_string(premium.word) + "W";
    if (premium.letter > 1)
        label += (label.empty() ? "" : " ") + std::to_string(premium.letter) + "L";
    return label;
}

/// A ring around a square, or an arrow to the edge of its head. Colours have their own dashes.
std::string shapeOn(const Shape& shape)
{
    static constexpr std::array<const char*, 4> kKinds{"green", "red", "yellow", "blue"};
    const std::string kind =
        std::string(" class=\"mark ") + kKinds[static_cast<std::size_t>(shape.colour)] + "\"";
    const auto middle = [](int index) { return kMargin + index * kCell + kCell / 2; };
    const int x = middle(shape.column);
    const int y = middle(shape.row);
    if (!shape.isArrow()) {
        return "<circle" + attribute("cx", x) + attribute("cy", y) + attribute("r", kCell / 2 - 2) +
               kind + "/>";
    }
    const int toX = middle(shape.toColumn);
    const int toY = middle(shape.toRow);
    const double length = std::hypot(toX - x, toY - y);
    const double alongX = (toX - x) / length;
    const double alongY = (toY - y) / length;
    const auto point = [&](double back, double aside) {
        return std::to_string(std::lround(toX - back * alongX + aside * alongY)) + "," +
               std::to_string(std::lround(toY - back * alongY - aside * alongX));
    };
    return "<path d=\"M" + std::to_string(x) + "," + std::to_string(y) + " L" + point(4, 0) + " M" +
           point(14, 8) + " L" + point(2, 0) + " L" + point(14, -8) + "\"" + kind + "/>";
}

std::string use(const std::string& id, int x, int y, const char* kind = "")
{
    return "<use href=\"#" + id + "\"" + place(x, y) + attribute("width", kCell) +
           attribute("height", kCell) + kind + "/>";
}

int xOf(int column)
{
    return kMargin + column * kCell;
}
int yOf(int row)
{
    return kMargin + row * kCell;
}

std::string goalOn(const Goal& goal)
{
    std::string text = "<g class=\"goal";
    text += (goal.tiles.empty() ? "\" id=\"" : " play\" id=\"") + escaped(goal.id) + "\">";
    for (const PlacedTile& tile : goal.tiles) {
        text += use(tileId(tile.tile), xOf(tile.column), yOf(tile.row));
        text += rectangle(xOf(tile.column) + 2, yOf(tile.row) + 2, kCell - 4, "aim");
    }
    if (goal.tiles.empty())
        text += rectangle(xOf(goal.column) + 1, yOf(goal.row) + 1, kCell - 2, "aim");
    return text + "</g>";
}

}  // namespace

std::string escaped(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        switch (c) {
        case '&': result += "&amp;"; break;
        case '<': result += "&lt;"; break;
        case '>': result += "&gt;"; break;
        case '"': result += "&quot;"; break;
        case '\'': result += "&#39;"; break;
        default:
            if (static_cast<unsigned char>(c) >= 0x20 || c == '\n' || c == '\t') result += c;
        }
    }
    return result;
}

std::string style()
{
    return R"(:root{--sq:#F1EDE2;--line:#D8D1BF;--blocked:#C2BAA6;--l2:#A6CCE9;--l3:#2E6FA8;--l4:#0F3358;
--w2:#E59A88;--w3:#B23A2B;--w4:#5C1220;--on:#10131A;--off:#FFFFFF;--tile:#F7D774;--edge:#B98F2B;
--ink:#1F1A12;--blank:#A11222;--new:#14110B;--co:#63666B}
@media (prefers-color-scheme:dark){:root{--sq:#26292E;--line:#16181B;--blocked:#3C4046;--l2:#2F5878;
--l3:#6AAFE3;--l4:#C3E2FA;--w2:#84443C;--w3:#E8806F;--w4:#FBD0C6;--on:#FFFFFF;--off:#10131A;
--tile:#E3C15E;--edge:#8C7128;--ink:#16130A;--blank:#8E0F1E;--new:#FFFFFF;--co:#A3A7AE}}
.t{font-family:"Noto Sans","DejaVu Sans",sans-serif;font-weight:700;text-anchor:middle}
.s{fill:var(--sq);stroke:var(--line)}.blocked{fill:var(--blocked)}
.l2x{fill:var(--l2)}.l3x{fill:var(--l3)}.l4x{fill:var(--l4)}
.w2{fill:var(--w2)}.w3{fill:var(--w3)}.w4{fill:var(--w4)}
.p{font-size:9px;fill:var(--on)}.p.high{fill:var(--off)}.star{font-size:17px;fill:var(--co)}
.co{font-size:11px;fill:var(--co)}
.tile{fill:var(--tile);stroke:var(--edge)}.ink{fill:var(--ink)}.blank{fill:var(--blank)}
.ring{fill:none;stroke:var(--blank);stroke-width:1.3}
.l1{font-size:18px}.l2{font-size:13px}.l3{font-size:9px}.blank.l1{font-size:15px}
.value{font-size:7.5px;font-weight:600;text-anchor:end}
.new{fill:none;stroke:var(--new);stroke-width:2.5}
.mark{fill:none;stroke-width:3;stroke-linecap:round}.green{stroke:#00906B}
.red{stroke:#C00020;stroke-dasharray:9 5}.yellow{stroke:#B87400;stroke-dasharray:2 5}
.blue{stroke:#2F86C9;stroke-dasharray:9 4 2 4}
.gap{fill:none;stroke:var(--co);stroke-dasharray:3 3}
.goal{visibility:hidden}.goal:target{visibility:visible}
.aim{fill:none;stroke:var(--q1,#2F86C9);stroke-width:3;stroke-dasharray:5 3}
.board:has(.play:target) .fresh{opacity:.15}
)";
}

std::string symbols(const GameRules& rules)
{
    const BoardLayout& layout = rules.layout;
    std::string text =
        "<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\"><defs>\n"
        "<g id=\"grid\">";
    for (int column = 0; column < layout.columns(); ++column) {
        text += textAt(kMargin + column * kCell + kCell / 2, kMargin - 6, "co",
                       squareName(0, column).substr(1));
    }
    for (int row = 0; row < layout.rows(); ++row) {
        const int y = kMargin + row * kCell;
        text += textAt(kMargin / 2 - 1, y + kCell / 2 + 4, "co", std::to_string(row + 1));
        for (int column = 0; column < layout.columns(); ++column) {
            const int x = kMargin + column * kCell;
            const Premium premium = layout.premium(row, column);
            const std::string kind = premiumClass(premium);
            text += rectangle(x, y, kCell, kind.empty() ? "s" : "s " + kind);
            const bool start = row == layout.startRow() && column == layout.startColumn();
            if (start && !premium.blocked()) text += textAt(x + kCell / 2, y + 21, "star", "★");
            else if (!premium.plain() && !premium.blocked()) {
                const bool high = std::max(premium.word, premium.letter) > 2;
                text += textAt(x + kCell / 2, y + 18, high ? "p high" : "p", premiumLabel(premium));
            }
        }
        text += "\n";
    }
    text += "</g>\n" + tileSymbol(rules.alphabet, kBlank);
    for (int letter = 1; letter <= rules.alphabet.letterCount(); ++letter) {
        text += tileSymbol(rules.alphabet, static_cast<Tile>(letter));
        text += tileSymbol(rules.alphabet, asBlank(static_cast<Tile>(letter)));
    }
    return text + "</defs></svg>\n";
}

std::string board(const Position& position, const std::vector<PlacedTile>& placed,
                  const std::vector<Shape>& shapes, const std::string& title,
                  const std::vector<Goal>& goals)
{
    const Board& squares = position.board();
    const int width = xOf(squares.columns()) + 2;
    const int height = yOf(squares.rows()) + 2;
    const auto isFresh = [&](int row, int column) {
        return std::any_of(placed.begin(), placed.end(), [&](const PlacedTile& tile) {
            return tile.row == row && tile.column == column;
        });
    };
    std::string text = "<svg class=\"board\" role=\"img\" viewBox=\"0 0 " + std::to_string(width) +
                       " " + std::to_string(height) + "\"><title>" + escaped(title) +
                       "</title><use href=\"#grid\"/>";
    for (int row = 0; row < squares.rows(); ++row) {
        for (int column = 0; column < squares.columns(); ++column) {
            const Tile tile = squares.at(row, column);
            if (tile == kNoTile) continue;
            text += use(tileId(tile), xOf(column), yOf(row),
                        isFresh(row, column) ? " class=\"fresh\"" : "");
        }
    }
    for (const PlacedTile& tile : placed) {
        text += rectangle(xOf(tile.column) + 2, yOf(tile.row) + 2, kCell - 4, "new fresh");
    }
    for (const Shape& shape : shapes) text += shapeOn(shape);
    for (const Goal& goal : goals) text += goalOn(goal);
    return text + "</svg>";
}

std::string rack(const std::vector<Tile>& tiles, int hidden, const std::string& title)
{
    const int count = static_cast<int>(tiles.size()) + hidden;
    std::string text = "<svg class=\"rack\" role=\"img\" width=\"" + std::to_string(count * kCell) +
                       "\" height=\"" + std::to_string(kCell) + "\" viewBox=\"0 0 " +
                       std::to_string(count * kCell) + " " + std::to_string(kCell) + "\"><title>" +
                       escaped(title) + "</title>";
    int x = 0;
    for (const Tile tile : tiles) {
        text += use(tileId(tile), x, 0);
        x += kCell;
    }
    for (int i = 0; i < hidden; ++i, x += kCell) text += rectangle(x + 2, 2, kCell - 4, "gap");
    return text + "</svg>";
}

}  // namespace engine::board_svg
