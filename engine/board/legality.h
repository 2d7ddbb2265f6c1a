// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/base/result.h"
#include "engine/board/position.h"

namespace engine {

/// One word that a placement makes.
struct FormedWord
{
    Direction direction = Direction::Across;
    int row = 0;  ///< of its first square
    int column = 0;
    std::vector<Tile> tiles;  ///< all of them, blanks flagged
    Score score;              ///< without the bonus
    bool valid = true;        ///< in the lexicon (true when there is none)
};

/// The words of a placement that fits the squares, main word first.
[[nodiscard]] std::vector<FormedWord> wordsFormed(const Position& position, const Move& move);

/// Score of a placement, bonus included, by adding up wordsFormed(); 0 for other moves.
[[nodiscard]] Score scoreOf(const Position& position, const Move& move);

/// How strict checkMove is.
enum class WordCheck {
    Require,  ///< every word must be in the lexicon
    Ignore,   ///< phonies pass
};

/// Whether the mover may make this move: on the board, on free squares, connected, through the
/// start square at first, of at least two letters, with tiles that the rack holds (a partial or
/// unknown rack may hold whatever is unseen), exchange limits. The error says which rule and, for
/// squares, where ("8H is blocked").
[[nodiscard]] Result<void> checkMove(const Position& position, const Move& move, WordCheck words);

/// Tiles put down one by one as a person does: finds direction, first square and length,
/// checks as checkMove does, and fills in the score. `tiles` are square and tile, in any order.
struct PlacedTile
{
    int row = 0;
    int column = 0;
    Tile tile = kNoTile;
};
[[nodiscard]] Result<Move> moveFromTiles(const Position& position,
                                         const std::vector<PlacedTile>& tiles, WordCheck words);

}  // namespace engine
