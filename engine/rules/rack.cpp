// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/rack.h"

#include <bit>

namespace engine {

bool TileCounts::contains(const TileCounts& other) const
{
    if ((other.m_present & ~m_present) != 0) return false;
    for (LetterSet kinds = other.m_present; kinds != 0; kinds &= kinds - 1) {
        const auto kind = static_cast<std::size_t>(std::countr_zero(kinds));
        if (m_counts[kind] < other.m_counts[kind]) return false;
    }
    return true;
}

void TileCounts::addAll(const TileCounts& other)
{
    for (LetterSet kinds = other.m_present; kinds != 0; kinds &= kinds - 1) {
        const auto kind = static_cast<Tile>(std::countr_zero(kinds));
        add(kind, other.m_counts[kind]);
    }
}

void TileCounts::removeAll(const TileCounts& other)
{
    for (LetterSet kinds = other.m_present; kinds != 0; kinds &= kinds - 1) {
        const auto kind = static_cast<Tile>(std::countr_zero(kinds));
        remove(kind, other.m_counts[kind]);
    }
}

std::vector<Tile> TileCounts::tiles() const
{
    std::vector<Tile> result;
    result.reserve(m_total);
    for (LetterSet kinds = m_present; kinds != 0; kinds &= kinds - 1) {
        const auto kind = static_cast<Tile>(std::countr_zero(kinds));
        result.insert(result.end(), m_counts[kind], kind);
    }
    return result;
}

}  // namespace engine
