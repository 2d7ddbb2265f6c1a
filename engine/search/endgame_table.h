// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/base/table_memory.h"
#include "engine/search/endgame_board.h"

namespace engine {

/// What a search knows of one position: the points still to come for the player on turn, from his
/// view.
struct EndgameEntry
{
    enum class Bound : std::uint8_t { Exact, AtLeast, AtMost };

    std::int32_t value = 0;
    Bound bound = Bound::Exact;
    /// No line behind it was broken off before the game's end: it holds at every depth.
    bool complete = false;
    int depth = 0;  ///< plies that were searched
    EndgameMoveKey move;
};

/// A hash table of such entries of 16 bytes, without locks: the key is kept mixed with the entry,
/// so that an entry that two threads wrote at once is taken for another position's (Hyatt and Mann,
/// "A lockless transposition table implementation for parallel search", ICGA Journal 25, 2002). The
/// newest entry stays.
class EndgameTable
{
public:
    /// As many entries as there is room for, a power of two, at least 1,024.
    explicit EndgameTable(std::size_t bytes)
        : m_mask(std::bit_floor(bytes / sizeof(Slot) < kLeast ? kLeast : bytes / sizeof(Slot)) - 1),
          m_slots(untouchedZeros<Slot>(m_mask + 1))
    {
    }

    [[nodiscard]] std::optional<EndgameEntry> find(std::uint64_t key) const
    {
        Slot& slot = m_slots[key & m_mask];
        const std::uint64_t data = std::atomic_ref(slot.data).load(std::memory_order_relaxed);
        if (data == 0 ||
            (std::atomic_ref(slot.mixed).load(std::memory_order_relaxed) ^ data) != key)
            return std::nullopt;
        return unpacked(data);
    }
    /// Values beyond kMostValue are not kept.
    void keep(std::uint64_t key, const EndgameEntry& entry)
    {
        if (entry.value > kMostValue || entry.value < -kMostValue) return;
        const std::uint64_t data = packed(entry);
        Slot& slot = m_slots[key & m_mask];
        std::atomic_ref(slot.data).store(data, std::memory_order_relaxed);
        std::atomic_ref(slot.mixed).store(key ^ data, std::memory_order_relaxed);
    }
    void prefetch(std::uint64_t key) const { __builtin_prefetch(&m_slots[key & m_mask]); }

private:
    static constexpr std::size_t kLeast = 1024;
    static constexpr std::int32_t kMostValue = (1 << 17) - 1;

    struct Slot
    {
        std::uint64_t data;
        std::uint64_t mixed;
    };
    static_assert(sizeof(Slot) == 16);

    // From bit 0: 1 (there is an entry), bound 2, complete 1, depth 7, lane 6, value 18, hash 29.
    static std::uint64_t packed(const EndgameEntry& entry)
    {
        const std::uint64_t value = static_cast<std::uint64_t>(entry.value + kMostValue + 1);
        return 1 | static_cast<std::uint64_t>(entry.bound) << 1 |
               std::uint64_t{entry.complete} << 3 |
               static_cast<std::uint64_t>(entry.depth & 127) << 4 |
               std::uint64_t{entry.move.lane} << 11 | value << 17 |
               std::uint64_t{entry.move.hash & EndgameMoveKey::kMask} << 35;
    }
    static EndgameEntry unpacked(std::uint64_t data)
    {
        EndgameEntry entry;
        entry.bound = static_cast<EndgameEntry::Bound>(data >> 1 & 3);
        entry.complete = (data >> 3 & 1) != 0;
        entry.depth = static_cast<int>(data >> 4 & 127);
        entry.value = static_cast<std::int32_t>(data >> 17 & 0x3ffff) - kMostValue - 1;
        entry.move = {static_cast<std::uint32_t>(data >> 35),
                      static_cast<std::uint16_t>(data >> 11 & 63)};
        return entry;
    }

    std::size_t m_mask;
    UntouchedZeros<Slot> m_slots;  ///< read and written as atomic numbers
};

}  // namespace engine
