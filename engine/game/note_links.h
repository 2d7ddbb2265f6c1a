// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/board/move.h"
#include "engine/board/position.h"

namespace engine {

/// A place in a note that means something in the game.
struct NoteLink
{
    enum class Kind : std::uint8_t {
        Square,  ///< "8H", "H8"
        Move,    ///< "8H QUIZ", in any of the ways that readMove() knows
        Turn,    ///< "#13"
    };

    Kind kind = Kind::Square;
    std::size_t begin = 0;  ///< bytes
    std::size_t length = 0;
    int row = 0;  ///< of the square, or where the move begins
    int column = 0;
    Move move;     ///< as it would be in the position; need not be legal
    int turn = 0;  ///< from 1
};

/// What a line of plain text means in a position of a game with `turns` turns, in order and without
/// overlaps. Letters of squares are capitals; what doesn't fit the board is nothing.
[[nodiscard]] std::vector<NoteLink> noteLinks(std::string_view line, const Position& position,
                                              int turns);

}  // namespace engine
