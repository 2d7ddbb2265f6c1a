// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/base/table_memory.h"

namespace engine {

/// Values under keys that are good hashes already and never 0: open addressing with linear probing
/// (Knuth, The Art of Computer Programming 3, 6.4), at most half full.
template <class Value>
class StateLookup
{
public:
    StateLookup() : m_slots(kLeast) {}

    /// The value, and whether it was made just now. Valid until the next call.
    std::pair<Value&, bool> findOrAdd(std::uint64_t key)
    {
        Slot* slot = &slotOf(key);
        if (slot->key == key) return {slot->value, false};
        if (2 * ++m_count > m_slots.size()) {
            grow();
            slot = &slotOf(key);
        }
        slot->key = key;
        return {slot->value, true};
    }
    /// Null where there is none. Valid until the next findOrAdd().
    [[nodiscard]] const Value* find(std::uint64_t key)
    {
        const Slot& slot = slotOf(key);
        return slot.key == key ? &slot.value : nullptr;
    }
    /// Before a few other calls, so that the memory is there when this key's turn comes.
    void prefetch(std::uint64_t key) const
    {
        __builtin_prefetch(&m_slots[key & (m_slots.size() - 1)]);
    }
    [[nodiscard]] std::size_t size() const { return m_count; }
    void clear()
    {
        // Of the same size: there will soon be as many again.
        for (Slot& slot : m_slots) slot = Slot{};
        m_count = 0;
    }

private:
    static constexpr std::size_t kLeast = 1024;

    struct Slot
    {
        std::uint64_t key = 0;
        Value value{};
    };

    /// Where the key is, or the free slot where it belongs.
    Slot& slotOf(std::uint64_t key)
    {
        const std::size_t mask = m_slots.size() - 1;
        std::size_t at = key & mask;
        while (m_slots[at].key != 0 && m_slots[at].key != key) at = (at + 1) & mask;
        return m_slots[at];
    }
    void grow()
    {
        std::vector<Slot> before = largeTable<Slot>(2 * m_slots.size());
        before.swap(m_slots);
        for (Slot& slot : before)
            if (slot.key != 0) slotOf(slot.key) = std::move(slot);
    }

    std::vector<Slot> m_slots;
    std::size_t m_count = 0;
};

}  // namespace engine
