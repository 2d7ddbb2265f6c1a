// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <cstdint>
#include <vector>

#include "engine/base/tile.h"

namespace engine {

/// Number of a state; 0 is the sink: no state at all.
using State = std::uint32_t;

/// The distinct states of a minimal word graph. A state is a tile, whether a word ends with it,
/// the list of states that may follow (its first one) and its next sibling. Equal ones are one,
/// numbered as they come, so both references are always to lower numbers.
class StateTable
{
public:
    /// More than any node format can address.
    static constexpr std::uint32_t kMaxStates = std::uint32_t{1} << 24;

    /// `expected` is a guess at how many states there will be.
    explicit StateTable(std::size_t expected);

    /// Sink included.
    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(m_states.size()); }
    [[nodiscard]] bool full() const { return size() >= kMaxStates; }

    [[nodiscard]] Tile tile(State s) const { return static_cast<Tile>((m_states[s] >> 1) & 0x3f); }
    [[nodiscard]] bool accepts(State s) const { return (m_states[s] & 1) != 0; }
    [[nodiscard]] State arc(State s) const
    {
        return static_cast<State>(m_states[s] >> kArcShift) & kReferenceMask;
    }
    [[nodiscard]] State next(State s) const
    {
        return static_cast<State>(m_states[s] >> kNextShift) & kReferenceMask;
    }

    /// What a state is but for its next sibling, in the bits of a number.
    using Unlinked = std::uint64_t;
    [[nodiscard]] static constexpr Unlinked unlinked(Tile tile, bool accepts)
    {
        return (std::uint64_t{tile} << 1) | std::uint64_t{accepts};
    }
    /// To be added to one whose arc leads nowhere.
    [[nodiscard]] static constexpr Unlinked arcTo(State arc)
    {
        return std::uint64_t{arc} << kArcShift;
    }

    /// Not to be called when full().
    [[nodiscard]] State findOrAdd(Unlinked unlinked, State next)
    {
        assert(!full());
        const std::uint64_t state = unlinked | (std::uint64_t{next} << kNextShift);
        const std::uint64_t hash = hashOf(state);
        Recent& recent = m_recent[hash >> (64 - kRecentBits)];
        if (recent.state == state) return recent.number;
        const std::uint32_t tag = tagOf(hash);
        const std::size_t mask = m_slots.size() - 1;
        std::size_t position = homeOf(hash);
        for (; m_slots[position] != 0; position = (position + 1) & mask) {
            const std::uint32_t slot = m_slots[position];
            if ((slot & ~kNumberMask) != tag || m_states[slot & kNumberMask] != state) continue;
            recent = {state, slot & kNumberMask};
            return recent.number;
        }
        const State number = size();
        m_states.push_back(state);
        m_slots[position] = tag | number;
        recent = {state, number};
        if (number >= m_growAt) grow();
        return number;
    }

    /// Frees the memory that finding takes; findOrAdd() is over then.
    void finish()
    {
        m_slots = {};
        m_recent = {};
    }

private:
    // One word per state: accepts, tile (6 bits), arc and next (28 bits each).
    static constexpr int kArcShift = 7;
    static constexpr int kNextShift = 35;
    static constexpr State kReferenceMask = (State{1} << 28) - 1;
    static constexpr std::uint32_t kNumberMask = kMaxStates - 1;

    /// Good bits are in the upper half.
    [[nodiscard]] static std::uint64_t hashOf(std::uint64_t state)
    {
        return (state ^ (state >> 32)) * 0x9e3779b97f4a7c15ULL;
    }
    [[nodiscard]] static std::uint32_t tagOf(std::uint64_t hash)
    {
        return static_cast<std::uint32_t>(hash) & ~kNumberMask;
    }
    [[nodiscard]] std::size_t homeOf(std::uint64_t hash) const
    {
        return static_cast<std::size_t>(hash >> m_homeShift);
    }

    // Words that resemble each other ask for the same states again and again. The latest ones, by
    // the uppermost bits of the hash, fit into a processor's cache when the table doesn't.
    static constexpr int kRecentBits = 14;
    struct Recent
    {
        std::uint64_t state = 0;
        State number = 0;
    };

    void resizeSlots(int bits);
    void grow();

    std::vector<std::uint64_t> m_states;
    // Open addressing. A slot holds the state's number in 24 bits and 8 bits of its hash, which
    // spare nearly all looks at states that differ. 0 = free.
    std::vector<std::uint32_t> m_slots;
    std::vector<Recent> m_recent = std::vector<Recent>(std::size_t{1} << kRecentBits);
    int m_homeShift = 0;
    std::uint32_t m_growAt = 0;
};

}  // namespace engine
