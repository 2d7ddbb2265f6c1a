// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>

#include "engine/base/tile.h"
#include "engine/board/position.h"

namespace engine {

/// A square as the generator needs it while it works along a lane: all in one place, so that a
/// step of the recursion touches one cache line.
struct LaneSquare
{
    LetterSet fits = 0;            ///< letters that make words across the lane, 0 when not free
    std::int32_t crossPoints = 0;  ///< of the perpendicular neighbours
    Tile letter = 0;               ///< that lies there, 0 = none
    std::uint8_t value = 0;        ///< points of what lies there
    std::uint8_t letterFactor = 1;
    std::uint8_t wordFactor = 1;
    bool free = false;          ///< a tile can be placed
    bool hasNeighbour = false;  ///< perpendicular
};

/// A place to build words at: every placement covers exactly one anchor as its first (leftmost)
/// anchor of the lane, so the placements of different anchors are disjoint.
struct Anchor
{
    int index = 0;      ///< along the lane; a free square
    int leftLimit = 0;  ///< leftmost square that a word may begin to cover with new tiles
};

/// One row or column, read out of a position.
class LaneScan
{
public:
    /// `laneIndex` counts rows for across, columns for down.
    void read(const Position& position, Direction direction, int laneIndex);

    [[nodiscard]] Direction direction() const { return m_direction; }
    [[nodiscard]] int laneIndex() const { return m_laneIndex; }
    [[nodiscard]] int length() const { return m_length; }
    [[nodiscard]] const LaneSquare& operator[](int index) const
    {
        return m_squares[static_cast<std::size_t>(index)];
    }
    [[nodiscard]] bool hasTile(int index) const
    {
        return index >= 0 && index < m_length && (*this)[index].letter != 0;
    }
    [[nodiscard]] bool isFree(int index) const
    {
        return index >= 0 && index < m_length && (*this)[index].free;
    }
    /// In order from left to right (top to bottom).
    [[nodiscard]] std::span<const Anchor> anchors() const
    {
        return {m_anchors.data(), static_cast<std::size_t>(m_anchorCount)};
    }

private:
    void findAnchors(const Position& position);

    Direction m_direction = Direction::Across;
    int m_laneIndex = 0;
    int m_length = 0;
    int m_anchorCount = 0;
    std::array<LaneSquare, kMaxDim> m_squares{};
    std::array<Anchor, kMaxDim> m_anchors{};
};

}  // namespace engine
