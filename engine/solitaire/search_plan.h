// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "engine/solitaire/solo_grid.h"

namespace engine {

/// A move that a search shall make some time: a goal word, or a move of a game that is kept. Its
/// squares and tiles are free for nothing else until then.
struct PlannedMove
{
    SoloMove move;              ///< the score is that of its main word with the bonus
    std::vector<Cell> cells;    ///< where its tiles go
    std::vector<Cell> through;  ///< squares of its word that others must have filled
    /// By tile its number in the order, from 0: it is kept back once it is drawn. Below 0: a tile of
    /// the start board.
    std::vector<int> numbers;
    bool goal = false;
};

/// A square that some move shall fill with one certain tile: a letter of a goal word that must lie
/// before the goal's own move.
struct PlannedSquare
{
    Cell cell = 0;
    Tile tile = kNoTile;  ///< as it will lie
    int number = 0;       ///< in the order; earlier copies do, too
};

/// Where the board should have grown to by some time.
struct Checkpoint
{
    int time = 0;  ///< tiles laid
    Cell cell = 0;
    Cell inside = 0;                     ///< two squares further inside
    Direction lane = Direction::Across;  ///< of the goal word
    bool centre = false;                 ///< on the lane of the start square
    int value = 0;

    friend bool operator==(const Checkpoint&, const Checkpoint&) = default;
};

/// What a beam search aims at. Empty: nothing but points.
struct SearchPlan
{
    std::vector<PlannedMove> moves;
    std::vector<PlannedSquare> squares;
    std::vector<Checkpoint> checkpoints;  ///< by time

    [[nodiscard]] bool empty() const { return moves.empty() && squares.empty(); }
};

}  // namespace engine
