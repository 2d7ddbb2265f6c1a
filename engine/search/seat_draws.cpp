// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/seat_draws.h"

#include <algorithm>
#include <cassert>
#include <cstddef>

namespace engine {

void SeatDraws::layOut(std::span<const Tile> tiles, int seats)
{
    m_tiles.assign(tiles.begin(), tiles.end());
    m_size = static_cast<int>(tiles.size());
    m_rowCount = seats > kSeatsPerRow ? kMostRows : 1;
    // Each row in proportion to the seats that draw from it.
    const int firstRow = m_rowCount == 1 ? m_size : m_size * kSeatsPerRow / seats;
    m_rows[0] = {0, 0, firstRow, firstRow};
    m_rows[1] = {firstRow, firstRow, m_size, m_size};
}

SeatDraws::Row& SeatDraws::rowFor(int seat)
{
    const auto own = static_cast<std::size_t>(seat / kSeatsPerRow);
    return m_rowCount == 1 || m_rows[own].size() > 0 ? m_rows[own] : m_rows[1 - own];
}

void SeatDraws::draw(int seat, int howMany, Rack& rack)
{
    const int count = std::clamp(howMany, 0, m_size);
    m_size -= count;
    const bool fromFront = seat % kSeatsPerRow == 0;
    for (int i = 0; i < count; ++i) {
        Row& row = rowFor(seat);
        const int at = fromFront ? row.begin++ : --row.end;
        rack.add(m_tiles[static_cast<std::size_t>(at)]);
    }
}

int SeatDraws::reopen(Row& row)
{
    if (row.begin > row.first) return --row.begin;
    assert(row.end < row.last);
    return row.end++;
}

void SeatDraws::putBack(std::span<const Tile> tiles, Random& random)
{
    for (const Tile tile : tiles) {
        const auto isFull = [](const Row& row) { return row.size() == row.last - row.first; };
        Row& row = isFull(m_rows[0]) ? m_rows[1] : m_rows[0];
        const int freed = reopen(row);
        ++m_size;
        // One step of a shuffle: the tile takes any place, and what lay there the one made free,
        // which leaves the order of all the others as it was.
        const auto which = random.below(static_cast<std::uint32_t>(m_size));
        int place = static_cast<int>(which) + m_rows[0].begin;
        if (place >= m_rows[0].end) place += m_rows[1].begin - m_rows[0].end;
        m_tiles[static_cast<std::size_t>(freed)] = m_tiles[static_cast<std::size_t>(place)];
        m_tiles[static_cast<std::size_t>(place)] = rackTileOf(tile);
    }
}

}  // namespace engine
