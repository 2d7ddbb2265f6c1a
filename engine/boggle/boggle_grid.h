// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/base/tile.h"

namespace engine {

inline constexpr int kMaxBoggleDim = 8;  ///< rows or columns of the largest grid
inline constexpr int kMaxBoggleSquares = kMaxBoggleDim * kMaxBoggleDim;
inline constexpr int kMaxFaceLetters = 4;
/// A graph of words for grids tells this many letters apart (see BoggleGraph).
inline constexpr int kMaxBoggleLetters = 32;

/// What lies on one square: a letter, several that are taken together ("Qu"), or none: a block,
/// which no word can use.
class BoggleFace
{
public:
    constexpr BoggleFace() = default;  ///< a block
    constexpr explicit BoggleFace(Tile letter) : m_letters{letter}, m_length(1) {}
    /// `letters` has at most kMaxFaceLetters.
    constexpr explicit BoggleFace(std::span<const Tile> letters)
        : m_length(static_cast<std::uint8_t>(letters.size()))
    {
        std::copy(letters.begin(), letters.end(), m_letters.begin());
    }

    [[nodiscard]] constexpr bool isBlock() const { return m_length == 0; }
    [[nodiscard]] constexpr int length() const { return m_length; }
    [[nodiscard]] constexpr std::span<const Tile> letters() const
    {
        return std::span(m_letters).first(m_length);
    }

    friend constexpr auto operator<=>(const BoggleFace&, const BoggleFace&) = default;

private:
    std::array<Tile, kMaxFaceLetters> m_letters{};
    std::uint8_t m_length = 0;
};

struct BoggleSize
{
    int rows = 4;
    int columns = 4;

    [[nodiscard]] constexpr int squares() const { return rows * columns; }
    /// 1x1 to 8x8.
    [[nodiscard]] constexpr bool isPossible() const
    {
        return rows >= 1 && columns >= 1 && rows <= kMaxBoggleDim && columns <= kMaxBoggleDim;
    }

    friend constexpr bool operator==(const BoggleSize&, const BoggleSize&) = default;
};

/// A grid of faces, row by row. Functions that take one want size.isPossible() and as many faces
/// as squares; what reads or makes one sees to that.
struct BoggleGrid
{
    BoggleSize size;
    std::vector<BoggleFace> faces;

    friend bool operator==(const BoggleGrid&, const BoggleGrid&) = default;
};

/// The squares that touch a square, in ascending order.
[[nodiscard]] std::vector<int> boggleNeighbours(BoggleSize size, int square);

/// The rotations and reflections of a size: for each, which square of the original comes to each
/// square. Only those that keep the size: 8 for squares, else 4; the identity is first.
[[nodiscard]] std::vector<std::vector<int>> boggleSymmetries(BoggleSize size);

/// Of all rotations and reflections of the grid the one whose faces are least: the same for all
/// grids that are the same but for how one looks at them.
[[nodiscard]] BoggleGrid canonicalGrid(const BoggleGrid& grid);

}  // namespace engine
