// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/state_table.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace engine {
namespace {

constexpr int kTagShift = 24;
constexpr std::uint32_t kNumberMask = (std::uint32_t{1} << kTagShift) - 1;

/// Good bits are in the upper half.
std::uint64_t hashOf(std::uint64_t state)
{
    state *= 0x9e3779b97f4a7c15ULL;
    return (state ^ (state >> 29)) * 0xbf58476d1ce4e5b9ULL;
}

std::uint32_t tagOf(std::uint64_t hash)
{
    return static_cast<std::uint32_t>(hash & 0xff000000ULL);
}

std::size_t homeOf(std::uint64_t hash, std::size_t mask)
{
    return static_cast<std::size_t>(hash >> 32) & mask;
}

}  // namespace

StateTable::StateTable(std::size_t expected)
{
    const std::size_t capacity =
        std::bit_ceil(std::clamp<std::size_t>(expected * 2, 256, 1U << 22));
    m_slots.resize(capacity);
    m_growAt = static_cast<std::uint32_t>(capacity / 3 * 2);
    m_states.reserve(std::min<std::size_t>(expected, kMaxStates) + 1);
    m_states.push_back(0);
}

State StateTable::findOrAdd(Tile tile, bool accepts, State arc, State next)
{
    assert(tile < kTileKinds && !full());
    const std::uint64_t state = (std::uint64_t{next} << kNextShift) |
                                (std::uint64_t{arc} << kArcShift) | (std::uint64_t{tile} << 1) |
                                std::uint64_t{accepts};
    const std::uint64_t hash = hashOf(state);
    const std::uint32_t tag = tagOf(hash);
    const std::size_t mask = m_slots.size() - 1;
    std::size_t position = homeOf(hash, mask);
    for (; m_slots[position] != 0; position = (position + 1) & mask) {
        const std::uint32_t slot = m_slots[position];
        if ((slot & ~kNumberMask) == tag && m_states[slot & kNumberMask] == state)
            return slot & kNumberMask;
    }
    const State number = size();
    m_states.push_back(state);
    m_slots[position] = tag | number;
    if (number >= m_growAt) grow();
    return number;
}

void StateTable::grow()
{
    m_slots.assign(m_slots.size() * 2, 0);
    m_growAt = static_cast<std::uint32_t>(m_slots.size() / 3 * 2);
    const std::size_t mask = m_slots.size() - 1;
    for (State number = 1; number < size(); ++number) {
        const std::uint64_t hash = hashOf(m_states[number]);
        std::size_t position = homeOf(hash, mask);
        while (m_slots[position] != 0) position = (position + 1) & mask;
        m_slots[position] = tagOf(hash) | number;
    }
}

}  // namespace engine
