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
    friend class MultisetNeighbours;

    /// Sets of this many tiles of the kinds from this one on.
    [[nodiscard]] std::uint64_t waysFrom(std::size_t kind, int tiles) const
    {
        return m_ways[kind * static_cast<std::size_t>(m_mostTiles + 1) +
                      static_cast<std::size_t>(tiles)];
    }
    /// Those that come before all with just `count` of the kind: they have more of it.
    [[nodiscard]] std::uint64_t waysWithMore(std::size_t kind, int count, int tiles) const
    {
        const auto row = static_cast<std::size_t>(m_mostTiles + 1);
        return m_waysWithMore[(kind * row + static_cast<std::size_t>(count)) * row +
                              static_cast<std::size_t>(tiles)];
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
    std::vector<std::uint64_t> m_waysWithMore;  ///< by kind, count and tiles
};

/// The numbers of the sets that have one tile more than a given one, or one or two fewer: most of
/// what a number is made of is the same for all of them, so that each takes a few steps only.
class MultisetNeighbours
{
public:
    /// The index must outlive it.
    explicit MultisetNeighbours(const MultisetIndex& index)
        : m_index(index), m_present(index.kinds().size() + 1)
    {
    }

    /// For a set as MultisetIndex::forEach() gives it.
    void of(const std::vector<int>& counts, std::uint64_t number);

    /// Calls visit(kind, number) for each kind of which there is one more, ascending. Not for sets
    /// of the most tiles.
    template <class Visit>
    void forEachOneMore(Visit visit) const
    {
        std::uint64_t before = 0;        // for the kinds before this one, in the larger set
        std::uint64_t after = m_number;  // for the present kinds from here on, in the set
        std::size_t at = 0;
        for (std::size_t kind = 0; kind < m_index.kinds().size(); ++kind) {
            const Present& next = m_present[at];
            if (at == m_size || kind < next.kind) {
                const std::uint64_t skipped = m_index.waysFrom(next.from, next.left + 1) -
                                              m_index.waysFrom(kind, next.left + 1) +
                                              m_index.waysWithMore(kind, 1, next.left + 1);
                const std::uint64_t follows =
                    m_index.waysFrom(kind + 1, next.left) - m_index.waysFrom(next.from, next.left);
                visit(kind, before + skipped + follows + after);
                continue;
            }
            after -= share(next, next.count, next.left);
            if (next.count < m_index.supply(kind))
                visit(kind, before + share(next, next.count + 1, next.left + 1) + after);
            before += share(next, next.count, next.left + 1);
            ++at;
        }
    }

    /// Calls visit(ways, number) for each kind of which the set has one: it can be taken away in
    /// that many ways.
    template <class Visit>
    void forEachOneFewer(Visit visit) const
    {
        std::uint64_t before = 0;
        std::uint64_t after = m_number;
        for (std::size_t at = 0; at < m_size; ++at) {
            const Present& kind = m_present[at];
            after -= share(kind, kind.count, kind.left);
            visit(kind.count, before + share(kind, kind.count - 1, kind.left - 1) + after);
            before += share(kind, kind.count, kind.left - 1);
        }
    }

    /// The same for two tiles.
    template <class Visit>
    void forEachTwoFewer(Visit visit) const
    {
        std::uint64_t before = 0;
        std::uint64_t after = m_number;
        for (std::size_t first = 0; first < m_size; ++first) {
            const Present& one = m_present[first];
            after -= one.whole;
            if (one.count >= 2) {
                visit(one.count * (one.count - 1) / 2,
                      before + share(one, one.count - 2, one.left - 2) + after);
            }
            if (first + 1 == m_size) break;
            std::uint64_t between = before + share(one, one.count - 1, one.left - 2);
            std::uint64_t rest = after;
            for (std::size_t second = first + 1; second < m_size; ++second) {
                const Present& other = m_present[second];
                rest -= other.whole;
                visit(one.count * other.count, between + other.withoutOne + rest);
                between += other.beforeOne;
            }
            before += share(one, one.count, one.left - 2);
        }
    }

private:
    /// A kind that the set has. After the last one comes an entry for all other kinds.
    struct Present
    {
        std::size_t kind = 0;
        std::size_t from = 0;  ///< after the one before
        int count = 0;
        int left = 0;  ///< tiles of this kind and those after it
        // Its share in the number of the set, of the set without one of it, and of the set without
        // one of a later kind.
        std::uint64_t whole = 0;
        std::uint64_t withoutOne = 0;
        std::uint64_t beforeOne = 0;
    };

    /// What a kind and those skipped before it have in the number, with `count` of it and `left`
    /// tiles from it on.
    [[nodiscard]] std::uint64_t share(const Present& kind, int count, int left) const
    {
        if (left < count) return 0;  // not asked for in earnest
        return m_index.waysFrom(kind.from, left) - m_index.waysFrom(kind.kind, left) +
               m_index.waysWithMore(kind.kind, count, left);
    }

    const MultisetIndex& m_index;
    std::vector<Present> m_present;
    std::size_t m_size = 0;
    std::uint64_t m_number = 0;
};

}  // namespace engine
