// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/state_table.h"

#include <algorithm>
#include <bit>

namespace engine {

StateTable::StateTable(std::size_t expected)
{
    // A table that is larger than it must be costs more than one that grows.
    constexpr std::size_t kFewest = 128;
    constexpr std::size_t kMost = std::size_t{1} << 20;
    expected = std::clamp(expected, kFewest, kMost);
    resizeSlots(static_cast<int>(std::bit_width(expected + expected / 2)));
    m_states.reserve(expected + 1);
    m_states.push_back(0);
}

void StateTable::resizeSlots(int bits)
{
    const std::size_t capacity = std::size_t{1} << bits;
    m_slots.assign(capacity, 0);
    m_homeShift = 64 - bits;
    m_growAt = static_cast<std::uint32_t>(capacity / 3 * 2);
}

void StateTable::grow()
{
    resizeSlots(64 - m_homeShift + 1);
    const std::size_t mask = m_slots.size() - 1;
    // Each place is somewhere else in memory: it is asked for some states ahead.
    constexpr State kAhead = 16;
    for (State number = 1; number < size(); ++number) {
        if (number + kAhead < size())
            __builtin_prefetch(&m_slots[homeOf(hashOf(m_states[number + kAhead]))], 1);
        const std::uint64_t hash = hashOf(m_states[number]);
        std::size_t position = homeOf(hash);
        while (m_slots[position] != 0) position = (position + 1) & mask;
        m_slots[position] = tagOf(hash) | number;
    }
}

}  // namespace engine
