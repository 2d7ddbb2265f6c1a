// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/movegen/recorders.h"

namespace engine {
namespace {

/// Ascending keys are descending equities; a pass comes last, as in ranksBefore.
std::uint32_t sortKey(const RankedMove& ranked)
{
    if (ranked.move.kind == MoveKind::Pass) return UINT32_MAX;
    return ~(static_cast<std::uint32_t>(ranked.equity.millis) ^ 0x80000000U);
}

}  // namespace

std::vector<RankedMove> AllMoves::takeRanked()
{
    // Moves are five times as large as keys, and few have equal ones: sort keys, then ties.
    std::vector<std::uint64_t> keys;
    keys.reserve(m_moves.size());
    for (std::size_t i = 0; i < m_moves.size(); ++i)
        keys.push_back(std::uint64_t{sortKey(m_moves[i])} << 32 | i);
    std::ranges::sort(keys);

    std::vector<RankedMove> ranked;
    ranked.reserve(m_moves.size());
    for (const std::uint64_t key : keys) ranked.push_back(m_moves[key & UINT32_MAX]);
    m_moves.clear();
    for (std::size_t first = 0; first < keys.size();) {
        std::size_t end = first + 1;
        while (end < keys.size() && keys[end] >> 32 == keys[first] >> 32) ++end;
        if (end - first > 1)
            std::sort(ranked.begin() + static_cast<std::ptrdiff_t>(first),
                      ranked.begin() + static_cast<std::ptrdiff_t>(end), ranksBefore);
        first = end;
    }
    return ranked;
}

}  // namespace engine
