// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/boggle/boggle_graph.h"
#include "engine/boggle/boggle_grid.h"

namespace engine {

/// Where a search can go from a cell: eight lanes, as a vector register has them, one for each
/// direction, row by row from above left. Lanes that lead nowhere have no letters.
struct alignas(64) BoggleLanes
{
    using Lane = std::array<std::uint32_t, 8>;

    Lane letters{};   ///< bit of the letter that the lane leads to
    Lane below{};     ///< all bits below it
    Lane endings{};   ///< the same as letters where a word may end, else none
    Lane cells{};     ///< the cell that the lane leads to
    Lane lowBits{};   ///< bit of its square among squares 0..31, or none
    Lane highBits{};  ///< bit of its square among squares 32..63, or none
    // The same for kernels without vectors.
    std::array<std::uint8_t, 8> numbers{};  ///< of the letters' bits; 0 where there is none
    std::uint8_t leading = 0;               ///< lanes that lead to a letter, a bit for each
    std::uint8_t ending = 0;                ///< lanes where a word may end
    std::uint8_t moving = 0;                ///< lanes that lead to another square
    std::uint8_t turn = 0;                  ///< see lanesTo()
    Lane unused{};                          // Keeps the size a power of two: addresses by shifting.

    /// The lanes that lead to some of `squares`. The bits of the squares around stand at the same
    /// distances everywhere, and only need to be pushed together.
    [[nodiscard]] std::uint32_t lanesTo(std::uint64_t squares, int columns) const
    {
        const std::uint64_t around = std::rotr(squares, turn);
        const std::uint64_t lanes = (around >> 3 & 0x07) | (around >> columns & 0x08) |
                                    (around >> (columns + 1) & 0x10) |
                                    (around >> (2 * columns - 2) & 0xe0);
        return static_cast<std::uint32_t>(lanes) & moving;
    }
};
static_assert(sizeof(BoggleLanes) == 256);

/// A grid as the kernels see it. Cells 0..squares-1 are the squares. A face of several letters is
/// a chain: its square's cell has the first letter and leads only to a further cell, which has
/// the next letter, and the last one leads to the square's neighbours. So each step is one letter.
class BoggleBoard
{
public:
    /// Lays out `grid`. Faces whose letters the graph doesn't know are like blocks; nothing else
    /// is asked of them.
    void set(const BoggleGrid& grid, std::uint32_t lettersInUse);
    /// Says of a square that it may have any of `letters`, for around().
    void open(int square, std::uint32_t letters);

    [[nodiscard]] const BoggleLanes* lanes() const { return m_lanes.data(); }
    /// For each cell the letters that its lanes lead to.
    [[nodiscard]] const std::uint32_t* around() const { return m_around.data(); }
    [[nodiscard]] std::size_t cellCount() const { return m_lanes.size(); }
    [[nodiscard]] BoggleSize size() const { return m_size; }
    [[nodiscard]] bool isWide() const { return m_size.squares() > 32; }
    /// Letters that are somewhere on it, as the nodes' masks have them.
    [[nodiscard]] std::uint32_t letters() const { return m_letters; }
    /// Bit of a square's first letter, none for a block.
    [[nodiscard]] std::uint32_t firstLetter(int square) const
    {
        return m_first[static_cast<std::size_t>(square)];
    }
    /// A word may end with that: the face is one letter.
    [[nodiscard]] bool isSingle(int square) const
    {
        return m_endings[static_cast<std::size_t>(square)] != 0;
    }
    /// The square is next to the cell, and not the next letter of its face.
    [[nodiscard]] bool leadsTo(std::size_t cell, int square) const;
    [[nodiscard]] int squareOf(std::uint32_t cell) const { return m_squares[cell]; }
    [[nodiscard]] Tile letterOf(std::uint32_t cell) const { return m_letterOf[cell]; }
    /// There are faces of several letters.
    [[nodiscard]] bool hasChains() const { return !m_chained.empty(); }
    [[nodiscard]] std::span<const int> neighbours(int square) const
    {
        return m_neighbours[static_cast<std::size_t>(square)];
    }

private:
    void setSize(BoggleSize size);
    void layChain(const BoggleFace& face, std::size_t square);

    BoggleSize m_size{0, 0};
    std::vector<std::vector<int>> m_neighbours;
    std::vector<BoggleLanes> m_lanes;
    std::vector<int> m_squares;  ///< of each cell
    std::vector<std::size_t> m_chained;
    // Of squares; one more for the lanes that lead nowhere.
    std::array<std::uint32_t, kMaxBoggleSquares + 1> m_first{};
    std::array<std::uint32_t, kMaxBoggleSquares + 1> m_endings{};
    std::array<std::uint8_t, kMaxBoggleSquares + 1> m_numbers{};
    std::array<std::uint32_t, 256> m_around{};
    std::array<Tile, 256> m_letterOf{};  ///< by cell
    std::uint32_t m_letters = 0;
};

}  // namespace engine
