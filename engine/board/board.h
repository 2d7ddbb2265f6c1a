// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/base/tile.h"
#include "engine/board/move.h"
#include "engine/rules/board_layout.h"

namespace engine {

/// The tiles on a board. Kept twice, by rows and by columns, so that code which works along a
/// lane (a row for across, a column for down) reads memory in order either way.
class Board
{
public:
    explicit Board(const BoardLayout& layout) : m_rows(layout.rows()), m_columns(layout.columns())
    {
    }

    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] int tileCount() const { return m_tileCount; }
    [[nodiscard]] bool empty() const { return m_tileCount == 0; }
    [[nodiscard]] bool contains(int row, int column) const
    {
        return row >= 0 && row < m_rows && column >= 0 && column < m_columns;
    }
    /// kNoTile when empty (also on a blocked square).
    [[nodiscard]] Tile at(int row, int column) const
    {
        return m_byRow[static_cast<std::size_t>(row * m_columns + column)];
    }
    /// kNoTile outside the board too.
    [[nodiscard]] Tile atOrNone(int row, int column) const
    {
        return contains(row, column) ? at(row, column) : kNoTile;
    }
    void set(int row, int column, Tile tile);
    /// Puts down the tiles of a placement, all of them on empty squares of the board.
    void lay(const Move& move) { change<true>(move); }
    /// Takes up the tiles of the placement that was laid last.
    void lift(const Move& move) { change<false>(move); }

    /// Lanes of a direction: rows for across, columns for down.
    [[nodiscard]] int laneCount(Direction direction) const
    {
        return direction == Direction::Across ? m_rows : m_columns;
    }
    [[nodiscard]] int laneLength(Direction direction) const
    {
        return direction == Direction::Across ? m_columns : m_rows;
    }
    [[nodiscard]] std::span<const Tile> lane(Direction direction, int index) const
    {
        const auto length = static_cast<std::size_t>(laneLength(direction));
        const auto& squares = direction == Direction::Across ? m_byRow : m_byColumn;
        return {squares.data() + static_cast<std::size_t>(index) * length, length};
    }
    /// Bit n is set when a tile lies on square n of the lane.
    [[nodiscard]] std::uint32_t filled(Direction direction, int lane) const
    {
        return m_filled[static_cast<std::size_t>(direction)][static_cast<std::size_t>(lane)];
    }
    [[nodiscard]] bool hasTiles(Direction direction, int lane) const
    {
        return filled(direction, lane) != 0;
    }
    /// All squares, row by row.
    [[nodiscard]] std::span<const Tile> squares() const
    {
        return {m_byRow.data(), static_cast<std::size_t>(m_rows * m_columns)};
    }
    /// How many tiles of a kind lie on the board; designated blanks are blanks.
    [[nodiscard]] int count(Tile tile) const { return m_counts[rackTileOf(tile)]; }
    /// All tiles that lie on the board, designated blanks counted as blanks.
    [[nodiscard]] TileCounts tiles() const;

    friend bool operator==(const Board&, const Board&) = default;

private:
    template <bool Lay>
    void change(const Move& move);

    int m_rows;
    int m_columns;
    int m_tileCount = 0;
    std::array<std::uint16_t, kTileKinds> m_counts{};  ///< no game, but squares enough for 441
    std::array<std::array<std::uint32_t, kMaxDim>, 2> m_filled{};  ///< by direction and lane
    std::array<Tile, kMaxSquares> m_byRow{};
    std::array<Tile, kMaxSquares> m_byColumn{};
};

}  // namespace engine
