// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boggle/boggle_order.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace engine {
namespace {

// Vectors as wide as every processor of the kind has them.
#if defined(__AVX2__)
constexpr std::size_t kLanes = 8;
#else
constexpr std::size_t kLanes = 4;
#endif
using Lanes [[gnu::vector_size(kLanes * sizeof(std::int32_t))]] = std::int32_t;
/// Keys that are compared with another at a time: two vectors.
constexpr std::size_t kBlock = 2 * kLanes;
/// Above that the work would grow too fast.
constexpr std::size_t kFew = 512;
constexpr std::uint32_t kNone = ~std::uint32_t{0};

}  // namespace

void BoggleOrder::set(const std::vector<std::uint32_t>& keys, std::size_t count)
{
    assert(keys.size() >= count + kRoom);
    static_assert(kRoom + 1 >= kBlock && kFew % kBlock == 0);
    if (m_numbers.size() < count) m_numbers.resize(std::max(count, kFew));
    if (count <= kFew) setFew(keys.data(), count);
    else setMany(keys.data(), count);
}

void BoggleOrder::setFew(const std::uint32_t* keys, std::size_t count)
{
    m_ranks.resize(kFew);
    std::uint32_t* const ranks = m_ranks.data();
    std::uint32_t* const numbers = m_numbers.data();
    const Lanes none = Lanes{} - 1;
    for (std::size_t begin = 0; begin < count; begin += kBlock) {
        Lanes first;
        Lanes second;
        std::memcpy(&first, keys + begin, sizeof(first));
        std::memcpy(&second, keys + begin + kLanes, sizeof(second));
        Lanes firstRanks{};
        Lanes secondRanks{};
        for (std::size_t other = 0; other < count; ++other) {
            const Lanes key = static_cast<std::int32_t>(keys[other]) - Lanes{};
            // A comparison that holds gives -1.
            firstRanks -= key < first;
            secondRanks -= key < second;
        }
        std::memcpy(ranks + begin, &firstRanks, sizeof(firstRanks));
        std::memcpy(ranks + begin + kLanes, &secondRanks, sizeof(secondRanks));
        std::memcpy(numbers + begin, &none, sizeof(none));
        std::memcpy(numbers + begin + kLanes, &none, sizeof(none));
    }
    // Equal keys have the same rank, and the first is written last.
    for (std::size_t i = count; i-- > 0;) numbers[ranks[i]] = static_cast<std::uint32_t>(i);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint32_t number = numbers[i];
        numbers[kept] = number;
        kept += static_cast<std::size_t>(number != kNone);
    }
    m_count = kept;
}

void BoggleOrder::setMany(const std::uint32_t* keys, std::size_t count)
{
    m_sorted.clear();
    for (std::size_t i = 0; i < count; ++i) m_sorted.push_back(std::uint64_t{keys[i]} << 32 | i);
    std::ranges::sort(m_sorted);
    m_count = 0;
    for (std::size_t i = 0; i < m_sorted.size(); ++i)
        if (i == 0 || m_sorted[i] >> 32 != m_sorted[i - 1] >> 32)
            m_numbers[m_count++] = static_cast<std::uint32_t>(m_sorted[i]);
}

}  // namespace engine
