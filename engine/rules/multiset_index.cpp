// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/multiset_index.h"

#include <algorithm>
#include <bit>

namespace engine {

MultisetIndex::MultisetIndex(const TileDistribution& tiles, int mostTiles) : m_mostTiles(mostTiles)
{
    for (Tile tile = 0; tile < kTileKinds; ++tile) {
        if (!tiles.has(tile)) continue;
        m_kindOf[tile] = static_cast<std::uint8_t>(m_kinds.size());
        m_kinds.push_back(tile);
        m_supply.push_back(tiles.count(tile));
    }
    const auto row = static_cast<std::size_t>(mostTiles + 1);
    m_ways.assign((m_kinds.size() + 1) * row, 0);
    m_ways[m_kinds.size() * row] = 1;
    for (std::size_t kind = m_kinds.size(); kind-- > 0;) {
        for (int size = 0; size <= mostTiles; ++size) {
            std::uint64_t ways = 0;
            for (int count = 0; count <= std::min(size, m_supply[kind]); ++count)
                ways = std::min(ways + waysFrom(kind + 1, size - count), kTooMany);
            m_ways[kind * row + static_cast<std::size_t>(size)] = ways;
        }
    }
    m_waysWithMore.assign(m_kinds.size() * row * row, 0);
    for (std::size_t kind = 0; kind < m_kinds.size(); ++kind) {
        for (int size = 0; size <= mostTiles; ++size) {
            std::uint64_t ways = 0;
            for (int count = std::min(size, m_supply[kind]); count-- > 0;) {
                ways = std::min(ways + waysFrom(kind + 1, size - count - 1), kTooMany);
                m_waysWithMore[(kind * row + static_cast<std::size_t>(count)) * row +
                               static_cast<std::size_t>(size)] = ways;
            }
        }
    }
}

std::uint64_t MultisetIndex::number(const TileCounts& set) const
{
    // Kinds without a tile between two that have some are passed over in one step: what comes
    // before has at least one tile of them.
    std::uint64_t number = 0;
    int left = set.total();
    std::size_t from = 0;
    for (LetterSet present = set.present(); left > 0; present &= present - 1) {
        const auto tile = static_cast<Tile>(std::countr_zero(present));
        const std::size_t kind = m_kindOf[tile];
        number += waysFrom(from, left) - waysFrom(kind, left);
        number += waysWithMore(kind, set.count(tile), left);
        left -= set.count(tile);
        from = kind + 1;
    }
    return number;
}

std::uint64_t MultisetIndex::number(const std::vector<int>& counts, int tiles) const
{
    std::uint64_t number = 0;
    std::size_t from = 0;
    for (std::size_t kind = 0; tiles > 0; ++kind) {
        if (counts[kind] == 0) continue;
        number += waysFrom(from, tiles) - waysFrom(kind, tiles);
        number += waysWithMore(kind, counts[kind], tiles);
        tiles -= counts[kind];
        from = kind + 1;
    }
    return number;
}

TileCounts MultisetIndex::set(int tiles, std::uint64_t number) const
{
    TileCounts set;
    for (std::size_t kind = 0; tiles > 0; ++kind) {
        for (int count = std::min(tiles, m_supply[kind]); count >= 0; --count) {
            const std::uint64_t ways = waysFrom(kind + 1, tiles - count);
            if (number < ways) {
                if (count > 0) set.add(m_kinds[kind], count);
                tiles -= count;
                break;
            }
            number -= ways;
        }
    }
    return set;
}

void MultisetNeighbours::of(const std::vector<int>& counts, std::uint64_t number)
{
    m_number = number;
    m_size = 0;
    int left = 0;
    std::size_t from = 0;
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        if (counts[kind] == 0) continue;
        m_present[m_size++] = {kind, from, counts[kind], 0, 0, 0, 0};
        from = kind + 1;
    }
    m_present[m_size] = {counts.size(), from, 0, 0, 0, 0, 0};
    for (std::size_t at = m_size; at-- > 0;) {
        Present& kind = m_present[at];
        kind.left = left += kind.count;
        kind.whole = share(kind, kind.count, left);
        kind.withoutOne = share(kind, kind.count - 1, left - 1);
        kind.beforeOne = share(kind, kind.count, left - 1);
    }
}

}  // namespace engine
