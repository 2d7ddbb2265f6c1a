// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/movegen/recorders.h"

#include <array>
#include <utility>

namespace engine {
namespace {

/// Ascending keys are descending equities.
std::uint32_t sortKey(const RankedMove& ranked)
{
    return ~(static_cast<std::uint32_t>(ranked.equity.millis) ^ 0x80000000U);
}

/// Sorts by the high halves, ascending and stable, digit by digit from the lowest. Equities of one
/// position lie close together, so that few digits differ.
void sortByKey(std::vector<std::uint64_t>& items)
{
    constexpr int kDigitBits = 9;
    constexpr std::size_t kBuckets = std::size_t{1} << kDigitBits;
    std::uint32_t least = UINT32_MAX;
    std::uint32_t greatest = 0;
    for (const std::uint64_t item : items) {
        const auto key = static_cast<std::uint32_t>(item >> 32);
        least = std::min(least, key);
        greatest = std::max(greatest, key);
    }
    const std::uint64_t base = std::uint64_t{least} << 32;
    std::vector<std::uint64_t> sorted(items.size());
    for (int shift = 32; least < greatest && (greatest - least) >> (shift - 32) != 0;
         shift += kDigitBits) {
        std::array<std::uint32_t, kBuckets> places{};
        for (const std::uint64_t item : items) ++places[(item - base) >> shift & (kBuckets - 1)];
        std::uint32_t sum = 0;
        for (std::uint32_t& place : places) sum += std::exchange(place, sum);
        for (const std::uint64_t item : items)
            sorted[places[(item - base) >> shift & (kBuckets - 1)]++] = item;
        items.swap(sorted);
        if (shift + kDigitBits >= 64) break;
    }
}

}  // namespace

std::vector<RankedMove> takeSorted(std::vector<RankedMove>& moves)
{
    // Moves are five times as large as keys: sort keys, then ties, and move the moves once.
    std::vector<std::uint64_t> keys;
    keys.reserve(moves.size());
    // The pass has the greatest key; it must not stretch the range of the others.
    std::optional<RankedMove> pass;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (moves[i].move.kind == MoveKind::Pass) pass = moves[i];
        else keys.push_back(std::uint64_t{sortKey(moves[i])} << 32 | i);
    }
    sortByKey(keys);
    const auto moveOf = [&moves](std::uint64_t key) -> const RankedMove& {
        return moves[key & UINT32_MAX];
    };
    for (std::size_t first = 0; first < keys.size();) {
        std::size_t end = first + 1;
        while (end < keys.size() && keys[end] >> 32 == keys[first] >> 32) ++end;
        if (end - first > 1)
            std::sort(keys.begin() + static_cast<std::ptrdiff_t>(first),
                      keys.begin() + static_cast<std::ptrdiff_t>(end),
                      [&](std::uint64_t a, std::uint64_t b) {
                          return ranksBefore(moveOf(a), moveOf(b));
                      });
        first = end;
    }
    std::vector<RankedMove> ranked;
    ranked.reserve(moves.size());
    for (const std::uint64_t key : keys) ranked.push_back(moveOf(key));
    if (pass) ranked.push_back(*pass);
    moves.clear();
    return ranked;
}

}  // namespace engine
