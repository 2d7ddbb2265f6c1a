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

/// A tile on its square.
struct PlacedTile
{
    int row = 0;
    int column = 0;
    Tile tile = kNoTile;
};
/// The placement that such tiles make, whatever the rules say of it; its score is 0. Fails when
/// they lie beside the board, on occupied squares, not in one line, or with gaps.
[[nodiscard]] Result<Move> placementOf(const Board& board, const std::vector<PlacedTile>& tiles);
/// The tiles that a placement puts down.
[[nodiscard]] std::vector<PlacedTile> tilesPlacedBy(const Move& move);
/// Tiles put down one by one as a person does, in any order: finds direction, first square and
/// length, checks as checkMove does, and fills in the score.
[[nodiscard]] Result<Move> moveFromTiles(const Position& position,
                                         const std::vector<PlacedTile>& tiles, WordCheck words);

}  // namespace engine
