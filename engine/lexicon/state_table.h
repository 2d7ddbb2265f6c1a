// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

    /// Not to be called when full().
    [[nodiscard]] State findOrAdd(Tile tile, bool accepts, State arc, State next);

private:
    // One word per state: accepts, tile (6 bits), arc and next (28 bits each).
    static constexpr int kArcShift = 7;
    static constexpr int kNextShift = 35;
    static constexpr State kReferenceMask = (State{1} << 28) - 1;

    void grow();

    std::vector<std::uint64_t> m_states;
    // Open addressing. A slot holds the state's number in 24 bits and 8 bits of its hash, which
    // spare nearly all looks at states that differ. 0 = free.
    std::vector<std::uint32_t> m_slots;
    std::uint32_t m_growAt = 0;
};

}  // namespace engine
