// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/board/legality.h"
#include "engine/board/position.h"
#include "engine/game/annotations.h"

/// Boards as SVG inside a page. Colours come from the page's style sheet, so that they follow the
/// reader's light or dark; squares and tiles are drawn once and used by every board.
namespace engine::board_svg {

/// Text for HTML and SVG: & < > " ' escaped, control characters left out.
[[nodiscard]] std::string escaped(std::string_view text);

/// Rules of the style sheet.
[[nodiscard]] std::string style();
/// What all boards of a page use; once per page.
[[nodiscard]] std::string symbols(const GameRules& rules);
/// A place on a board that a link leads to: it shows only while it is the page's target.
struct Goal
{
    std::string id;  ///< on the page
    int row = 0;
    int column = 0;
    std::vector<PlacedTile> tiles;  ///< of a move; none for a square
};

/// A board; `placed` are outlined, `shapes` drawn upon it. `title` is what screen readers say.
[[nodiscard]] std::string board(const Position& position, const std::vector<PlacedTile>& placed,
                                const std::vector<Shape>& shapes, const std::string& title,
                                const std::vector<Goal>& goals = {});
/// Tiles in a row.
[[nodiscard]] std::string rack(const std::vector<Tile>& tiles, int hidden,
                               const std::string& title);

}  // namespace engine::board_svg
