// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/base/tile.h"
#include "engine/rules/rack.h"

namespace engine {

/// Numbers the different racks (or leaves) of one or several sizes that can be drawn from a
/// distribution: for each size from 0 on, in the order of their tiles in ascending order, which
/// is the order of leave files. Works for any alphabet and size.
class MultisetIndex
{
public:
    /// What can't be counted in 62 bits has this size.
    static constexpr std::uint64_t kTooMany = std::uint64_t{1} << 62;

    /// For sizes up to `mostTiles`.
    MultisetIndex(const TileDistribution& tiles, int mostTiles);

    [[nodiscard]] int mostTiles() const { return m_mostTiles; }
    /// The tiles that there are, ascending.
    [[nodiscard]] const std::vector<Tile>& kinds() const { return m_kinds; }
    /// How many of the kind with this number.
    [[nodiscard]] int supply(std::size_t kind) const { return m_supply[kind]; }
    /// How many of a size there are.
    [[nodiscard]] std::uint64_t size(int tiles) const { return waysFrom(0, tiles); }

    /// From 0 to size(set.total()) - 1. The set must be one of those that can be drawn.
    [[nodiscard]] std::uint64_t number(const TileCounts& set) const;
    /// The inverse.
    [[nodiscard]] TileCounts set(int tiles, std::uint64_t number) const;

    /// Calls visit(counts, number) for each set of a size, in order; `counts` has the tiles of
    /// each kind by number of the kind.
    template <class Visit>
    void forEach(int tiles, Visit visit) const
    {
        std::vector<int> counts(m_kinds.size(), 0);
        std::uint64_t number = 0;
        visitFrom(0, tiles, counts, number, visit);
    }
    /// The number of a set in that form, of `tiles` tiles.
    [[nodiscard]] std::uint64_t number(const std::vector<int>& counts, int tiles) const;

private:
    /// Sets of so many tiles of the kinds from this one on.
    [[nodiscard]] std::uint64_t waysFrom(std::size_t kind, int tiles) const
    {
        return m_ways[kind * static_cast<std::size_t>(m_mostTiles + 1) +
                      static_cast<std::size_t>(tiles)];
    }
    /// Those that come before all with just `count` of the kind: they have more of it.
    [[nodiscard]] std::uint64_t waysWithMore(std::size_t kind, int count, int tiles) const
    {
        std::uint64_t ways = 0;
        const int most = m_supply[kind] < tiles ? m_supply[kind] : tiles;
        for (int more = count + 1; more <= most; ++more) ways += waysFrom(kind + 1, tiles - more);
        return ways;
    }
    template <class Visit>
    void visitFrom(std::size_t kind, int left, std::vector<int>& counts, std::uint64_t& number,
                   Visit& visit) const
    {
        if (left == 0) {
            visit(counts, number++);
            return;
        }
        if (kind == m_kinds.size() || waysFrom(kind, left) == 0) return;
        for (int count = m_supply[kind] < left ? m_supply[kind] : left; count >= 0; --count) {
            counts[kind] = count;
            visitFrom(kind + 1, left - count, counts, number, visit);
        }
        counts[kind] = 0;
    }

    int m_mostTiles;
    std::vector<Tile> m_kinds;
    std::vector<int> m_supply;
    std::array<std::uint8_t, kTileKinds> m_kindOf{};
    std::vector<std::uint64_t> m_ways;
};

}  // namespace engine
