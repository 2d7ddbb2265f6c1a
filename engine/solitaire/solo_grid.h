// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/base/tile.h"
#include "engine/board/board.h"
#include "engine/board/move.h"
#include "engine/solitaire/solitaire_task.h"

namespace engine {

/// Number of a square in a SoloGrid.
using Cell = std::uint16_t;

/// The squares of a board in one row of bytes with a border around them, so that whoever walks along
/// a lane meets its end as a value and needs no sizes: step 1 goes right, `stride` goes down. What a
/// search keeps of a state is such a row of bytes.
class SoloGrid
{
public:
    /// On the border and on blocked squares; no tile is this.
    static constexpr Tile kEdge = 0x40;

    explicit SoloGrid(const SolitaireTask& task);

    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] int stride() const { return m_columns + 1; }
    /// All, the border included: the bytes of a state's board.
    [[nodiscard]] std::size_t size() const { return m_letterFactor.size(); }
    [[nodiscard]] Cell cell(int row, int column) const
    {
        return static_cast<Cell>((row + 1) * stride() + column + 1);
    }
    [[nodiscard]] int rowOf(Cell cell) const { return cell / stride() - 1; }
    [[nodiscard]] int columnOf(Cell cell) const { return cell % stride() - 1; }
    [[nodiscard]] int step(Direction direction) const
    {
        return direction == Direction::Across ? 1 : stride();
    }
    [[nodiscard]] int letterFactor(std::size_t cell) const { return m_letterFactor[cell]; }
    [[nodiscard]] int wordFactor(std::size_t cell) const { return m_wordFactor[cell]; }
    [[nodiscard]] Cell start() const { return m_start; }
    /// Edges, and the tiles of the task's start.
    [[nodiscard]] const std::vector<Tile>& opening() const { return m_opening; }
    /// Rows and columns can be swapped without a difference.
    [[nodiscard]] bool symmetric() const { return m_symmetric; }
    /// Points of a tile as it lies.
    [[nodiscard]] int value(Tile tile) const { return m_values[tile]; }
    /// Points for laying so many tiles at once.
    [[nodiscard]] int bonus(int tiles) const { return m_bonus[static_cast<std::size_t>(tiles)]; }
    [[nodiscard]] static bool isTile(Tile tile) { return tile != kNoTile && tile != kEdge; }
    [[nodiscard]] static std::uint64_t key(Cell cell, Tile tile);
    /// Of a board: the sum of the keys of its tiles.
    [[nodiscard]] std::uint64_t keyOf(const Tile* cells) const;

private:
    int m_rows;
    int m_columns;
    bool m_symmetric;
    Cell m_start = 0;
    std::vector<std::uint8_t> m_letterFactor;
    std::vector<std::uint8_t> m_wordFactor;
    std::vector<Tile> m_opening;
    std::array<std::int16_t, 256> m_values{};
    std::array<int, SolitaireTask::kMostRack + 1> m_bonus{};
};

/// Tiles laid in one move. They go to the free squares of the lane from `first` on, in this order.
struct SoloMove
{
    Cell first = 0;
    std::uint8_t down = 0;  ///< 1 = its main word goes down
    std::uint8_t count = 0;
    std::array<Tile, SolitaireTask::kMostRack> tiles{};
    std::int32_t score = 0;

    [[nodiscard]] Direction direction() const { return down ? Direction::Down : Direction::Across; }
    /// Calls visit(cell, tile) for each tile; `cells` is the board before the move.
    template <class Visit>
    void forEach(const SoloGrid& grid, const Tile* cells, Visit visit) const
    {
        const auto step = static_cast<Cell>(grid.step(direction()));
        Cell at = first;
        for (std::uint8_t i = 0; i < count; at = static_cast<Cell>(at + step)) {
            if (cells[at] != kNoTile) continue;
            visit(at, tiles[i]);
            ++i;
        }
    }
};

/// As everybody else has moves: from the first square of the main word.
[[nodiscard]] Move moveOf(const SoloGrid& grid, const Tile* cells, const SoloMove& move);
/// The other way round; the move must fit the board.
[[nodiscard]] SoloMove soloMoveOf(const SoloGrid& grid, const Move& move);

}  // namespace engine
