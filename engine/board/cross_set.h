// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/base/tile.h"
#include "engine/board/board.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/rules/game_rules.h"

namespace engine {

/// What the tiles perpendicular to a lane allow on one empty square of it.
struct CrossSet
{
    static constexpr LetterSet kHasNeighbour = 1;

    /// Letters that make a word with the perpendicular neighbours, all letters when there are
    /// none. Bit 0: there is a neighbour. 0 on occupied and on blocked squares.
    LetterSet letters = 0;
    /// Points of the perpendicular neighbours together. Wide, so that no bytes lie idle and sets
    /// can be compared by the lane.
    std::int64_t points = 0;

    [[nodiscard]] bool hasNeighbour() const { return (letters & kHasNeighbour) != 0; }
    [[nodiscard]] LetterSet fitting() const { return letters & ~kHasNeighbour; }
    friend bool operator==(const CrossSet&, const CrossSet&) = default;
};

/// What cross-sets follow from. Without a lexicon every letter fits everywhere.
struct CrossSetSource
{
    const Board& board;
    const GameRules& rules;
    const Lexicon* lexicon;
};

/// The cross-set of square `index` of a lane, worked out.
[[nodiscard]] CrossSet crossSetOf(const CrossSetSource& source, Direction direction, int lane,
                                  int index);

}  // namespace engine
