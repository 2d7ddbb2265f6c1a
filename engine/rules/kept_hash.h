// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>

namespace engine {

/// A hash that is worked out once, when it is first asked for, by whichever thread asks. A copy
/// starts without it, since a copy is there to be changed.
class KeptHash
{
public:
    KeptHash() = default;
    KeptHash(const KeptHash& /*other*/) {}
    KeptHash& operator=(const KeptHash& /*other*/)
    {
        m_value.store(0, std::memory_order_relaxed);
        return *this;
    }
    ~KeptHash() = default;

    template <class WorkOut>
    [[nodiscard]] std::uint64_t value(WorkOut workOut) const
    {
        std::uint64_t value = m_value.load(std::memory_order_relaxed);
        if (value != 0) return value;
        value = workOut() | 1;  // 0 = not yet known
        m_value.store(value, std::memory_order_relaxed);
        return value;
    }

private:
    mutable std::atomic<std::uint64_t> m_value{0};
};

}  // namespace engine
