// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/board/position.h"

namespace engine {

/// "8H" for an across start, "H8" for a down start; columns beyond Z go on with AA.
[[nodiscard]] std::string coordinate(int row, int column, Direction direction);
/// The same for a square that has no direction: "H8" style names are across "8H".
[[nodiscard]] std::string squareName(int row, int column);

struct Coordinate
{
    int row = 0;
    int column = 0;
    Direction direction = Direction::Across;
};
/// Reads "8H" or "H8" in either case; OutOfRange when it is not on a board of that size.
[[nodiscard]] Result<Coordinate> readCoordinate(std::string_view text, int rows, int columns);

/// The main word with letters that lie there already in parentheses, blanks in lower case:
/// "QUI(Z)", "(A)[CH]". For an exchange the tiles or how many they are, for a pass nothing.
[[nodiscard]] std::string moveWord(const Position& position, const Move& move);
/// "8D QUANT", "exch QUI", "exch 3", "pass".
[[nodiscard]] std::string moveText(const Position& position, const Move& move);

/// One item of a written word.
struct WrittenTile
{
    Tile tile = kNoTile;   ///< kNoTile for ".": whatever lies there
    bool through = false;  ///< written as a tile that lies on the board already
    int column = 0;        ///< in the text, in characters from 1
};
/// Reads "QUANT", "(Q)UANT" or ".UANT", with blanks in lower case. The first character is in that
/// column of the text.
[[nodiscard]] Result<std::vector<WrittenTile>>
readWrittenWord(const Alphabet& alphabet, std::string_view text, int firstColumn = 1);

/// Reads "8D QUANT", "D8 (Q)UANT", "8D .UANT", "8D Q.A.T" with through letters in any of the three
/// ways, "exch QUI", "exchange QUI", "-QUI", "exch 3", "-3", "pass", "-". Checks that the tiles fit the
/// squares, not that the move is legal; fills in the score.
[[nodiscard]] Result<Move> readMove(const Position& position, std::string_view text);

/// A placement without regard to a board: "8D ..NVIRILE", with a dot for each tile that lies there
/// already.
[[nodiscard]] std::string placementText(const Alphabet& alphabet, const Move& move);
/// Reads what placementText() writes. It leaves no board of that size; whether its tiles fit is not
/// looked at. The score is 0.
[[nodiscard]] Result<Move> readPlacement(const Alphabet& alphabet, int rows, int columns,
                                         std::string_view text);

}  // namespace engine
