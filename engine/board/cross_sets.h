// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

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

    /// Entries as they were before an update, in the order in which they were overwritten. Room
    /// for one placement, without heap memory; what was never written is never read.
    class Changes
    {
    public:
        void clear() { m_count = 0; }
        [[nodiscard]] bool empty() const { return m_count == 0; }

    private:
        friend class CrossSets;
        /// Each of the tiles of a lane changes its own two entries and at most two at the ends of
        /// its run in either direction.
        static constexpr std::size_t kMost = 6 * kMaxDim;
        struct Entry
        {
            LetterSet letters;
            std::int64_t points;
            std::uint16_t index;
            Direction direction;
        };

        std::size_t m_count = 0;
        std::array<Entry, kMost> m_entries;  // not cleared: an Undo is made for each move
    };
    struct Square
    {
        int row;
        int column;
    };
    /// Brings the sets up to date after tiles have been put on or taken from these squares.
    /// Appends what it overwrote to `changes`, unless that is null; then the squares are those of
    /// one placement.
    void update(const Board& board, const GameRules& rules, const Lexicon* lexicon,
                std::span<const Square> squares, Changes* changes);
    /// Takes an update back.
    void restore(const Changes& changes);

    friend bool operator==(const CrossSets&, const CrossSets&) = default;

private:
    struct Source
    {
        const Board& board;
        const GameRules& rules;
        const Lexicon* lexicon;
        Changes* changes;
    };
    /// The set of square `at` of a row (Across) or column (Down), for plays across that line.
    void recompute(const Source& source, Direction line, int number, int at);
    void store(Direction line, int number, int at, const CrossSet& set, Changes* changes);

    std::array<int, 2> m_laneLength;
    std::array<std::array<CrossSet, kMaxSquares>, 2> m_sets{};
};

}  // namespace engine
