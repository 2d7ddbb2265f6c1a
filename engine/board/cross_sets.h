// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
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
    /// One per square of the lane.
    [[nodiscard]] std::span<const CrossSet> lane(Direction direction, int index) const
    {
        const auto length = laneLength(direction);
        return {m_sets[static_cast<std::size_t>(direction)].data() +
                    static_cast<std::size_t>(index) * length,
                length};
    }

private:
    [[nodiscard]] std::size_t laneLength(Direction direction) const
    {
        return static_cast<std::size_t>(m_laneLength[static_cast<std::size_t>(direction)]);
    }

    std::array<int, 2> m_laneLength;
    std::array<Tile, kMaxSquares> m_squares{};
    std::array<std::array<CrossSet, kMaxSquares>, 2> m_sets{};
};

}  // namespace engine
