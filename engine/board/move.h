// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <span>

#include "engine/base/quantities.h"
#include "engine/base/tile.h"
#include "engine/rules/rack.h"

namespace engine {

enum class Direction : std::uint8_t { Across, Down };

[[nodiscard]] constexpr Direction other(Direction direction)
{
    return direction == Direction::Across ? Direction::Down : Direction::Across;
}

enum class MoveKind : std::uint8_t { Place, Exchange, Pass };

/// One move, without heap memory. Equal moves have equal bytes: unused tiles are 0.
///
/// A placement begins at the first square of its main word, tiles on the board included. One tile
/// that makes a word both ways is an across move; it is a down move only when it has no neighbour
/// to its left or right.
struct Move
{
    MoveKind kind = MoveKind::Pass;
    Direction direction = Direction::Across;
    std::uint8_t row = 0;  ///< of the main word's first square, from 0
    std::uint8_t column = 0;
    /// Squares of the main word, or tiles exchanged; 0 for an exchange of unknown tiles.
    std::uint8_t length = 0;
    std::uint8_t tilesPlayed = 0;  ///< tiles that leave the rack, placed or exchanged
    /// Placement: a tile per square, kPlaythrough where one lies already. Exchange: rack tiles,
    /// ascending.
    std::array<Tile, kMaxDim> tiles{};
    Score score;  ///< bonus included

    [[nodiscard]] std::span<const Tile> tileSpan() const { return {tiles.data(), length}; }
    /// The tiles that leave the rack (designated blanks as blanks).
    [[nodiscard]] TileCounts tilesUsed() const
    {
        TileCounts used;
        if (kind == MoveKind::Place) {
            for (const Tile tile : tileSpan())
                if (tile != kPlaythrough) used.add(tile);
        } else {
            for (const Tile tile : tileSpan()) used.add(tile);
        }
        return used;
    }
    [[nodiscard]] int rowOf(int index) const
    {
        return direction == Direction::Down ? row + index : row;
    }
    [[nodiscard]] int columnOf(int index) const
    {
        return direction == Direction::Across ? column + index : column;
    }

    /// The fixed order among moves of equal worth: that of the members. Long lists have many moves
    /// of equal worth, so most pairs are told apart by one number.
    friend constexpr std::strong_ordering operator<=>(const Move& a, const Move& b)
    {
        const std::uint64_t front = a.front();
        const std::uint64_t otherFront = b.front();
        if (front != otherFront) return front <=> otherFront;
        if (const auto order = a.tiles <=> b.tiles; order != 0) return order;
        return a.score <=> b.score;
    }
    friend constexpr bool operator==(const Move&, const Move&) = default;

private:
    /// The members before the tiles and the first two of these, in the order in which they count.
    [[nodiscard]] constexpr std::uint64_t front() const
    {
        return std::uint64_t{static_cast<std::uint8_t>(kind)} << 56 |
               std::uint64_t{static_cast<std::uint8_t>(direction)} << 48 |
               std::uint64_t{row} << 40 | std::uint64_t{column} << 32 |
               std::uint64_t{length} << 24 | std::uint64_t{tilesPlayed} << 16 |
               std::uint64_t{tiles[0]} << 8 | tiles[1];
    }
};

/// An exchange of these tiles (at most kMaxRackSize of them).
[[nodiscard]] Move exchangeOf(const TileCounts& tiles);
/// An exchange of this many unknown tiles (1..kMaxRackSize).
[[nodiscard]] Move exchangeOfUnknown(int count);
[[nodiscard]] inline Move passMove()
{
    return {};
}

}  // namespace engine
