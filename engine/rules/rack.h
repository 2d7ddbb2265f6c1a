// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/base/tile.h"

namespace engine {

/// A multiset of rack tiles (blank = 0, letters 1..63): a rack, a leave, an unseen pool or a
/// tile distribution. Counts are small; nothing is checked against a bag here.
class TileCounts
{
public:
    TileCounts() = default;
    /// Designated blanks count as blanks.
    explicit TileCounts(std::span<const Tile> tiles)
    {
        for (const Tile tile : tiles) add(tile);
    }

    [[nodiscard]] int count(Tile tile) const { return m_counts[rackTileOf(tile)]; }
    [[nodiscard]] int total() const { return m_total; }
    [[nodiscard]] bool empty() const { return m_total == 0; }
    [[nodiscard]] bool has(Tile tile) const { return count(tile) > 0; }
    /// Bit n set when tile n is there; bit 0 stands for the blank.
    [[nodiscard]] LetterSet present() const;

    void add(Tile tile, int howMany = 1)
    {
        m_counts[rackTileOf(tile)] =
            static_cast<std::uint16_t>(m_counts[rackTileOf(tile)] + howMany);
        m_total = static_cast<std::uint16_t>(m_total + howMany);
    }
    /// The tile must be there.
    void remove(Tile tile, int howMany = 1) { add(tile, -howMany); }

    /// Every tile of `other` is here at least as often.
    [[nodiscard]] bool contains(const TileCounts& other) const;
    void addAll(const TileCounts& other);
    /// contains(other) must hold.
    void removeAll(const TileCounts& other);

    /// The tiles in ascending order, blanks first.
    [[nodiscard]] std::vector<Tile> tiles() const;

    friend bool operator==(const TileCounts&, const TileCounts&) = default;

private:
    std::array<std::uint16_t, kTileKinds> m_counts{};  ///< a large board holds up to 441 of a kind
    std::uint16_t m_total = 0;
};

using Rack = TileCounts;
using Leave = TileCounts;
/// How many of each tile a game has.
using TileDistribution = TileCounts;

}  // namespace engine
