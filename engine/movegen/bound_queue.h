// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

#include "engine/movegen/ranked_move.h"

namespace engine {

/// What waits to be looked at, by what it can be worth at most; the greatest bounds go first.
///
/// There are some dozens, and the search ends long before the last of them, so that all are looked
/// over each time: several at once and without a branch, while a heap compares one pair after the
/// other and every second guess which of them is greater is wrong.
class BoundQueue
{
public:
    void clear() { m_items.clear(); }
    /// Takes the next number, from 0 on.
    void add(Equity bound) { m_items.push_back(itemOf(bound, m_items.size())); }
    /// Puts back what was taken.
    void putBack(std::uint32_t number, Equity bound) { m_items[number] = itemOf(bound, number); }

    /// kImpossible when nothing waits.
    [[nodiscard]] Equity greatest() const { return boundOf(greatestItem()); }

    struct Taken
    {
        Equity bound;  ///< kImpossible when nothing waits
        std::uint32_t number = 0;
    };
    [[nodiscard]] Taken take()
    {
        const std::int64_t item = greatestItem();
        if (item == kNone) return {kImpossible, 0};
        const auto number = static_cast<std::uint32_t>(item & UINT32_MAX);
        m_items[number] = kNone;
        return {boundOf(item), number};
    }

private:
    /// Lower than what has a bound.
    static constexpr std::int64_t kNone =
        std::int64_t{kImpossible.millis} * (std::int64_t{1} << 32);

    [[nodiscard]] static std::int64_t itemOf(Equity bound, std::size_t number)
    {
        return std::int64_t{bound.millis} * (std::int64_t{1} << 32) +
               static_cast<std::int64_t>(number);
    }
    [[nodiscard]] static Equity boundOf(std::int64_t item)
    {
        return {static_cast<std::int32_t>(item >> 32)};
    }
    [[nodiscard]] std::int64_t greatestItem() const
    {
        std::int64_t greatest = kNone;
        for (const std::int64_t item : m_items) greatest = std::max(greatest, item);
        return greatest;
    }

    std::vector<std::int64_t> m_items;  ///< by number; the bound in the high half
};

}  // namespace engine
