// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/base/quantities.h"
#include "engine/board/move.h"

namespace engine {

/// Counts which moves were played, and what came of them. Keeps a bounded number of moves: when
/// there are too many, those that were played least are left out.
class PlayTally
{
public:
    /// Distinct moves that are kept.
    static constexpr std::size_t kMost = 2048;

    struct Entry
    {
        Move move;
        std::int64_t count = 0;
        double equitySum = 0;  ///< what the iterations with it came to, in points
        [[nodiscard]] double meanEquity() const { return equitySum / static_cast<double>(count); }
    };

    /// `equity`: what the iteration came to.
    void add(const Move& move, Equity equity);
    /// All that were added, those left out too.
    [[nodiscard]] std::int64_t total() const { return m_total; }
    [[nodiscard]] std::span<const Entry> entries() const { return m_entries; }
    /// The moves that were played most often.
    [[nodiscard]] std::vector<Entry> mostFrequent(std::size_t howMany) const;
    /// Those that cost most: by how often they were played, times how much below `usual` points
    /// the iterations with them came out.
    [[nodiscard]] std::vector<Entry> costliest(std::size_t howMany, double usual) const;

private:
    [[nodiscard]] std::size_t slotOf(const Move& move) const;
    void leaveOutTheRare();
    void indexEntries();

    std::vector<Entry> m_entries;
    std::vector<std::uint32_t> m_slots;  ///< hash table of numbers in m_entries, from 1; 0 = free
    std::int64_t m_total = 0;
};

}  // namespace engine
