// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

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
    /// Points of the perpendicular neighbours together.
    std::int32_t points = 0;

    [[nodiscard]] bool hasNeighbour() const { return (letters & kHasNeighbour) != 0; }
    [[nodiscard]] LetterSet fitting() const { return letters & ~kHasNeighbour; }
    friend bool operator==(const CrossSet&, const CrossSet&) = default;
};

/// The cross-sets of a board for both directions, in the order in which lanes are read:
/// of(Across) row by row, restricted by the columns; of(Down) column by column, restricted by
/// the rows. Without a lexicon every letter fits everywhere.
class CrossSets
{
public:
    CrossSets(const Board& board, const GameRules& rules, const Lexicon* lexicon);

    /// Cross-sets of a lane, one per square.
    [[nodiscard]] std::span<const CrossSet> lane(Direction direction, int index) const
    {
        const auto length =
            static_cast<std::size_t>(m_laneLength[static_cast<std::size_t>(direction)]);
        return {m_sets[static_cast<std::size_t>(direction)].data() +
                    static_cast<std::size_t>(index) * length,
                length};
    }
    [[nodiscard]] const CrossSet& at(Direction direction, int row, int column) const
    {
        return direction == Direction::Across
                   ? lane(direction, row)[static_cast<std::size_t>(column)]
                   : lane(direction, column)[static_cast<std::size_t>(row)];
    }

    /// One entry as it was before an update.
    struct Change
    {
        std::uint16_t index;
        Direction direction;
        CrossSet before;
    };
    /// Brings the sets up to date after tiles have been put on or taken from these squares.
    /// Appends what it overwrote to `changes`, unless that is null.
    void update(const Board& board, const GameRules& rules, const Lexicon* lexicon,
                std::span<const int> squares, std::vector<Change>* changes);
    /// Takes updates back, the last change first.
    void restore(std::span<const Change> changes);

    friend bool operator==(const CrossSets&, const CrossSets&) = default;

private:
    void recompute(const Board& board, const GameRules& rules, const Lexicon* lexicon,
                   Direction direction, int row, int column, std::vector<Change>* changes);

    std::array<int, 2> m_laneLength;
    std::array<std::array<CrossSet, kMaxSquares>, 2> m_sets{};
};

}  // namespace engine
