// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/play_tally.h"

#include <algorithm>
#include <cstring>

#include "engine/base/random.h"

namespace engine {
namespace {

/// Half of the slots stay free.
constexpr std::size_t kSlots = 2 * PlayTally::kMost;
static_assert((kSlots & (kSlots - 1)) == 0);

std::uint64_t hashOf(const Move& move)
{
    std::uint64_t hash = static_cast<std::uint64_t>(move.kind) << 32 |
                         static_cast<std::uint64_t>(move.direction) << 24 |
                         std::uint64_t{move.row} << 16 | std::uint64_t{move.column} << 8 |
                         move.length;
    for (std::size_t at = 0; at < move.tiles.size(); at += 8) {
        std::uint64_t tiles = 0;
        std::memcpy(&tiles, move.tiles.data() + at,
                    std::min<std::size_t>(8, move.tiles.size() - at));
        hash = mix64(hash ^ tiles);
    }
    return hash;
}

template <class Before>
std::vector<PlayTally::Entry> firstBy(std::span<const PlayTally::Entry> entries,
                                      std::size_t howMany, Before before)
{
    std::vector<const PlayTally::Entry*> order;
    order.reserve(entries.size());
    for (const PlayTally::Entry& entry : entries) order.push_back(&entry);
    const auto count = std::min(howMany, order.size());
    std::ranges::partial_sort(order, order.begin() + static_cast<std::ptrdiff_t>(count),
                              [&before](const auto* a, const auto* b) { return before(*a, *b); });
    std::vector<PlayTally::Entry> first;
    for (std::size_t i = 0; i < count; ++i) first.push_back(*order[i]);
    return first;
}

bool isMoreFrequent(const PlayTally::Entry& a, const PlayTally::Entry& b)
{
    return a.count != b.count ? a.count > b.count : a.move < b.move;
}

}  // namespace

std::size_t PlayTally::slotOf(const Move& move) const
{
    std::size_t slot = hashOf(move) & (kSlots - 1);
    while (m_slots[slot] != 0 && m_entries[m_slots[slot] - 1].move != move)
        slot = (slot + 1) & (kSlots - 1);
    return slot;
}

void PlayTally::indexEntries()
{
    m_slots.assign(kSlots, 0);
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        m_slots[slotOf(m_entries[i].move)] = static_cast<std::uint32_t>(i + 1);
}

void PlayTally::leaveOutTheRare()
{
    std::ranges::sort(m_entries, isMoreFrequent);
    m_entries.resize(kMost / 2);
    indexEntries();
}

void PlayTally::add(const Move& move, Equity equity)
{
    if (m_slots.empty()) indexEntries();
    ++m_total;
    std::size_t slot = slotOf(move);
    if (m_slots[slot] == 0) {
        if (m_entries.size() == kMost) {
            leaveOutTheRare();
            slot = slotOf(move);
        }
        m_entries.push_back({move, 0, 0});
        m_slots[slot] = static_cast<std::uint32_t>(m_entries.size());
    }
    Entry& entry = m_entries[m_slots[slot] - 1];
    ++entry.count;
    entry.equitySum += equity.toPoints();
}

std::vector<PlayTally::Entry> PlayTally::mostFrequent(std::size_t howMany) const
{
    return firstBy(m_entries, howMany, isMoreFrequent);
}

std::vector<PlayTally::Entry> PlayTally::costliest(std::size_t howMany, double usual) const
{
    const auto cost = [usual](const Entry& entry) {
        return usual * static_cast<double>(entry.count) - entry.equitySum;
    };
    return firstBy(m_entries, howMany, [&cost](const Entry& a, const Entry& b) {
        const double costA = cost(a);
        const double costB = cost(b);
        return costA != costB ? costA > costB : a.move < b.move;
    });
}

}  // namespace engine
