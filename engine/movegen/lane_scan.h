// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "engine/base/tile.h"
#include "engine/board/position.h"

namespace engine {

/// Points of a placement while they are added up: those of the main word, before the product of
/// the word premiums, in the low half, those of the words across it in the high half. One addition
/// serves both.
using SplitPoints = std::uint64_t;

[[nodiscard]] constexpr SplitPoints splitPoints(std::uint32_t main, std::uint32_t across)
{
    return main | SplitPoints{across} << 32;
}
[[nodiscard]] constexpr std::int32_t mainPoints(SplitPoints points)
{
    return static_cast<std::int32_t>(points & UINT32_MAX);
}
[[nodiscard]] constexpr std::int32_t acrossPoints(SplitPoints points)
{
    return static_cast<std::int32_t>(points >> 32);
}

/// A square as the generator needs it while it works along a lane: all in one place, so that a
/// step of the recursion touches one cache line.
struct LaneSquare
{
    LetterSet fits = 0;           ///< letters that make words across the lane, 0 when not free
    SplitPoints factors = 0;      ///< what a placed tile's value is multiplied by
    SplitPoints before = 0;       ///< lying tiles and neighbours of all squares before this one
    Tile letter = 0;              ///< that lies there, 0 = none
    std::uint8_t wordFactor = 1;  ///< 1 where a tile lies
    bool free = false;            ///< a tile can be placed
    bool hasNeighbour = false;    ///< perpendicular
};

/// A place to build words at: every placement covers exactly one anchor as its first (leftmost)
/// anchor of the lane, so the placements of different anchors are disjoint.
struct Anchor
{
    int index = 0;      ///< along the lane; a free square
    int leftLimit = 0;  ///< leftmost square that a word may begin to cover with new tiles
};

/// What a lane is read from.
struct LaneSource
{
    Direction direction = Direction::Across;
    int index = 0;  ///< counts rows for across, columns for down
    std::span<const Tile> tiles;
    /// What the lanes across it allow, one per square.
    std::span<const CrossSet> crossSets;
    bool boardIsEmpty = false;  ///< then a word covers the start square
};

/// What a lane of a position is read from; good until `crossSets` is asked for another one.
[[nodiscard]] inline LaneSource laneSource(const Position& position, CrossSetReader& crossSets,
                                           Direction direction, int index)
{
    const Board& board = position.board();
    return {direction, index, board.lane(direction, index), crossSets.lane(direction, index),
            board.empty()};
}

/// One row or column, read out of a position. The squares before the first one and after the
/// last one can be looked at: nothing lies there, and they are not free.
///
/// A move changes about a third of the lanes, so that a lane remembers what it was read from.
class LaneScan
{
public:
    /// `crossSets`: of the position. `laneIndex` counts rows for across, columns for down. False when this lane was read before
    /// and nothing on it has changed since; then nothing is done. Only for positions with the same
    /// rules; forget() comes between others.
    bool read(const Position& position, CrossSetReader& crossSets, Direction direction,
              int laneIndex);
    /// Reads it whatever it was read from before.
    void read(const LaneSource& source, const GameRules& rules);
    void forget() { m_known = false; }
    /// To read it again would change nothing.
    [[nodiscard]] bool isReadFrom(const LaneSource& source) const;

    [[nodiscard]] Direction direction() const { return m_direction; }
    [[nodiscard]] int laneIndex() const { return m_laneIndex; }
    [[nodiscard]] int length() const { return m_length; }
    /// Where a square of the lane lies on the board.
    [[nodiscard]] int rowOf(int index) const
    {
        return m_direction == Direction::Across ? m_laneIndex : index;
    }
    [[nodiscard]] int columnOf(int index) const
    {
        return m_direction == Direction::Across ? index : m_laneIndex;
    }
    [[nodiscard]] const LaneSquare& operator[](int index) const
    {
        return m_squares[static_cast<std::size_t>(index + 1)];
    }
    [[nodiscard]] bool hasTile(int index) const { return (*this)[index].letter != 0; }
    [[nodiscard]] bool isFree(int index) const { return (*this)[index].free; }
    /// The last square of the run of tiles that begins on a square; the one before it when no tile
    /// lies there. Lengths of runs are hard to foresee for a processor, so nothing loops over them.
    [[nodiscard]] int runEnd(int index) const
    {
        return index - 1 + std::countr_one(m_filled >> index);
    }
    /// The first square of the run of tiles that ends on a square, which may be -1; the one after it
    /// when no tile lies there.
    [[nodiscard]] int runBegin(int index) const
    {
        return static_cast<int>(
            std::bit_width(~m_filled & ((std::uint32_t{1} << (index + 1)) - 1)));
    }
    /// In order from left to right (top to bottom).
    [[nodiscard]] std::span<const Anchor> anchors() const
    {
        return {m_anchors.data(), static_cast<std::size_t>(m_anchorCount)};
    }
    /// Points of the tiles that lie on squares first..last and beside the free ones of them.
    [[nodiscard]] SplitPoints pointsOnBoard(int first, int last) const
    {
        return (*this)[last + 1].before - (*this)[first].before;
    }
    /// The sum of the keys of the tiles that lie there, as AnagramFilter has them.
    [[nodiscard]] std::uint64_t keysOnBoard(int first, int last) const
    {
        return m_keysBefore[static_cast<std::size_t>(last + 1)] -
               m_keysBefore[static_cast<std::size_t>(first)];
    }

    /// Lets nothing fit anywhere any more, so that a search on this lane comes to its end.
    void close();

private:
    /// `free`, `beside`: bit n is set where square n is free, where it has a neighbour.
    void findAnchors(const BoardLayout& layout, std::uint32_t free, std::uint32_t beside);

    // What it was read from, besides direction and index.
    bool m_known = false;
    bool m_boardEmpty = false;
    std::array<Tile, kMaxDim> m_tiles{};
    std::array<CrossSet, kMaxDim> m_crossSets{};

    Direction m_direction = Direction::Across;
    int m_laneIndex = 0;
    int m_length = 0;
    int m_anchorCount = 0;
    std::uint32_t m_filled = 0;  ///< bit n: a tile lies on square n
    std::array<LaneSquare, kMaxDim + 2> m_squares{};
    std::array<Anchor, kMaxDim> m_anchors{};
    std::array<std::uint64_t, kMaxDim + 1> m_keysBefore{};  ///< of the tiles before a square
};

}  // namespace engine
