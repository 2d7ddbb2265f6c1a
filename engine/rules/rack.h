// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/base/tile.h"

namespace engine {

/// A multiset of rack tiles (blank = 0, letters 1..63): a rack, a leave, an unseen pool or a
/// tile distribution. Nothing is checked against a bag here. Which kinds are there is kept beside
/// the counts, so that whatever goes through a rack meets its few kinds and no others.
class TileCounts
{
public:
    /// A count stops here; no rules have more tiles of a kind.
    static constexpr int kMostOfAKind = 255;

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
    [[nodiscard]] LetterSet present() const { return m_present; }

    void add(Tile tile, int howMany = 1)
    {
        const Tile kind = rackTileOf(tile);
        const int before = m_counts[kind];
        const int after = std::clamp(before + howMany, 0, kMostOfAKind);
        m_counts[kind] = static_cast<std::uint8_t>(after);
        m_total = static_cast<std::uint16_t>(m_total + after - before);
        m_present = (m_present & ~letterBit(kind)) | LetterSet{after > 0 ? 1U : 0U} << kind;
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
    LetterSet m_present = 0;  ///< the kinds whose count is not 0
    std::array<std::uint8_t, kTileKinds> m_counts{};
    std::uint16_t m_total = 0;
};

using Rack = TileCounts;
using Leave = TileCounts;
/// How many of each tile a game has.
using TileDistribution = TileCounts;

}  // namespace engine
