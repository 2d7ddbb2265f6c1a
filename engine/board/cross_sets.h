// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/base/tile.h"
#include "engine/board/cross_set.h"

namespace engine {

/// The cross-sets of a board for both directions, in the order in which lanes are read: those of
/// across lanes row by row, restricted by the columns; those of down lanes column by column,
/// restricted by the rows.
///
/// They are those of the board that refresh() saw last, whatever has become of it since: a
/// CrossSetReader gives those of now.
class CrossSets
{
public:
    explicit CrossSets(const CrossSetSource& source);

    /// Works out those that differ since. The source must have the same rules and lexicon.
    void refresh(const CrossSetSource& source);

    /// The squares of the board that they belong to, row by row.
    [[nodiscard]] std::span<const Tile> squares() const
    {
        return {m_squares.data(), static_cast<std::size_t>(m_laneLength[0]) *
                                      static_cast<std::size_t>(m_laneLength[1])};
    }
    /// That of square `index` of a lane.
    [[nodiscard]] CrossSet at(Direction direction, int lane, int index) const
    {
        const auto& [low, high, points] = m_sets[static_cast<std::size_t>(direction)];
        const std::size_t square = firstOf(direction, lane) + static_cast<std::size_t>(index);
        return {low[square] | LetterSet{high[square]} << 32, points[square]};
    }
    /// Writes those of a lane, one per square; returns how many.
    std::size_t copyLane(Direction direction, int lane, CrossSet* to) const
    {
        const auto& [low, high, points] = m_sets[static_cast<std::size_t>(direction)];
        const std::size_t first = firstOf(direction, lane);
        const std::size_t length = laneLength(direction);
        for (std::size_t i = 0; i < length; ++i) to[i] = {low[first + i], points[first + i]};
        if (m_wide)
            for (std::size_t i = 0; i < length; ++i)
                to[i].letters |= LetterSet{high[first + i]} << 32;
        return length;
    }

private:
    /// Kept small, and each kind by itself, so that reading all of them touches few cache lines: the
    /// high halves of the letters only where an alphabet has so many.
    struct Sets
    {
        std::array<std::uint32_t, kMaxSquares> low{};
        std::array<std::uint32_t, kMaxSquares> high{};
        std::array<std::uint16_t, kMaxSquares> points{};
    };

    void put(Direction direction, int lane, int index, const CrossSet& set);
    [[nodiscard]] std::size_t firstOf(Direction direction, int lane) const
    {
        return static_cast<std::size_t>(lane) * laneLength(direction);
    }
    [[nodiscard]] std::size_t laneLength(Direction direction) const
    {
        return static_cast<std::size_t>(m_laneLength[static_cast<std::size_t>(direction)]);
    }

    std::array<int, 2> m_laneLength;
    std::array<Tile, kMaxSquares> m_squares{};
    bool m_wide;  ///< letters have high halves
    std::array<Sets, 2> m_sets{};
};

}  // namespace engine
