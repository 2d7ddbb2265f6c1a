// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/base/tile.h"
#include "engine/board/position.h"
#include "engine/lexicon/graph_path.h"

namespace engine {

/// Where the cross-set of a square comes from: the tiles that a letter there would stand between,
/// and for each letter the word that it would make and the path on which the graph has that word.
struct CrossSetOrigin
{
    struct Letter
    {
        Tile letter = kNoTile;
        bool fits = false;
        std::vector<Tile> word;  ///< in reading order; blanks keep their flags
        std::vector<Tile> path;  ///< in the graph of `part`
        std::size_t turn = 0;    ///< place of the letter in `path`
    };

    std::vector<Tile> before;  ///< perpendicular neighbours, in reading order
    std::vector<Tile> after;
    /// The graph that is asked: the DAWG when there are tiles before the square, else the GADDAG
    /// from the last tile backwards; the alphagrams in jumbled games.
    GraphPart part = GraphPart::Dawg;
    /// Tiles of every path before the letter's turn comes; empty for alphagrams.
    std::vector<Tile> lead;
    std::vector<Letter> letters;  ///< every letter of the alphabet

    [[nodiscard]] bool hasNeighbour() const { return !before.empty() || !after.empty(); }
};

/// For plays of `direction`. Nothing on squares that have no cross-set (occupied, blocked, not on
/// the board). Without a lexicon every letter fits.
[[nodiscard]] std::optional<CrossSetOrigin>
crossSetOrigin(const Position& position, Direction direction, int row, int column);

}  // namespace engine
