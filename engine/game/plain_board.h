// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/board/board.h"
#include "engine/rules/game_rules.h"

namespace engine {

/// The tiles of a board that was drawn in characters.
struct PlainBoard
{
    Board board;
    /// What was guessed, for people to see.
    std::vector<Sentence> remarks;
};

/// Reads a picture of a board: rows within bars, two characters for each square or one, as other
/// programs print them, with or without numbers and with anything beside them; the cells of a
/// spreadsheet, separated by tabs, commas, semicolons or bars; rows of plain characters, one for
/// each square, with or without blanks between. Row numbers and column letters may be there. Signs
/// and names of premium squares (' - = " . _ 2L TW …) are empty squares. Nothing is checked but
/// that the squares are those of the layout and the tiles those of the alphabet: who draws a
/// position may draw an impossible one. Errors carry the line, and the column of a sign that is no
/// tile.
[[nodiscard]] Result<PlainBoard> readPlainBoard(std::string_view text, const GameRules& rules);

}  // namespace engine
