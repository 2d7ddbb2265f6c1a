// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boggle/boggle_ranking.h"

#include <algorithm>
#include <utility>

namespace engine {

void BoggleRanking::offer(const BoggleGrid& grid, BoggleScore score)
{
    // Most grids are no match for the last one; spare them the turning.
    if (m_grids.size() == m_size && score.points < m_grids.back().score.points) return;
    insert({canonicalGrid(grid), score});
}

void BoggleRanking::merge(const BoggleRanking& other)
{
    for (const RankedGrid& ranked : other.m_grids) insert(ranked);
}

void BoggleRanking::insert(RankedGrid ranked)
{
    const auto isBefore = [](const RankedGrid& a, const RankedGrid& b) {
        return a.score.points != b.score.points ? a.score.points > b.score.points
                                                : a.grid.faces < b.grid.faces;
    };
    const auto at = std::ranges::lower_bound(m_grids, ranked, isBefore);
    if (at != m_grids.end() && at->grid == ranked.grid) return;
    m_grids.insert(at, std::move(ranked));
    if (m_grids.size() > m_size) m_grids.pop_back();
}

}  // namespace engine
