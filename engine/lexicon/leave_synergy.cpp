// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/leave_synergy.h"

#include <algorithm>

#include "engine/lexicon/klv.h"

namespace engine {

LeaveSynergy::LeaveSynergy(const Klv& leaves, int letterCount)
    : m_kinds(letterCount + 1),
      m_singles(static_cast<std::size_t>(m_kinds)),
      m_pairs(static_cast<std::size_t>(m_kinds) * static_cast<std::size_t>(m_kinds)),
      m_synergies(m_pairs.size())
{
    const auto kinds = static_cast<Tile>(m_kinds);
    for (Tile tile = 0; tile < kinds; ++tile) {
        Leave single;
        single.add(tile);
        m_singles[tile] = leaves.find(single);
    }
    for (Tile a = 0; a < kinds; ++a) {
        for (Tile b = 0; b < kinds; ++b) {
            Leave pair;
            pair.add(a);
            pair.add(b);
            const auto value = leaves.find(pair);
            m_pairs[place(a, b)] = value;
            if (!value || !m_singles[a] || !m_singles[b]) continue;
            const Equity synergy = *value - *m_singles[a] - *m_singles[b];
            m_synergies[place(a, b)] = synergy;
            m_greatest = std::max({m_greatest, synergy, -synergy});
        }
    }
}

}  // namespace engine
