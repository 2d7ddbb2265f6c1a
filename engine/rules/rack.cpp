// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/rack.h"

namespace engine {

LetterSet TileCounts::present() const
{
    LetterSet set = 0;
    for (Tile tile = 0; tile < kTileKinds; ++tile)
        if (m_counts[tile] > 0) set |= letterBit(tile);
    return set;
}

bool TileCounts::contains(const TileCounts& other) const
{
    // Without an early exit, so that the compiler can compare many at once.
    bool enough = true;
    for (std::size_t i = 0; i < m_counts.size(); ++i) enough &= m_counts[i] >= other.m_counts[i];
    return enough;
}

void TileCounts::addAll(const TileCounts& other)
{
    for (std::size_t i = 0; i < m_counts.size(); ++i)
        m_counts[i] = static_cast<std::uint16_t>(m_counts[i] + other.m_counts[i]);
    m_total = static_cast<std::uint16_t>(m_total + other.m_total);
}

void TileCounts::removeAll(const TileCounts& other)
{
    for (std::size_t i = 0; i < m_counts.size(); ++i)
        m_counts[i] = static_cast<std::uint16_t>(m_counts[i] - other.m_counts[i]);
    m_total = static_cast<std::uint16_t>(m_total - other.m_total);
}

std::vector<Tile> TileCounts::tiles() const
{
    std::vector<Tile> result;
    result.reserve(m_total);
    for (Tile tile = 0; tile < kTileKinds; ++tile)
        result.insert(result.end(), m_counts[tile], tile);
    return result;
}

}  // namespace engine
