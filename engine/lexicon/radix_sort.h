// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace engine {

/// Sorts by the bits [lowBit, 64) of `keyOf(item)`, ascending and stable, digit by digit from
/// the lowest. Much cheaper than comparing for the hundreds of thousands of words and nodes
/// that a lexicon has.
template <class T, class KeyOf>
void radixSort(std::vector<T>& items, int lowBit, KeyOf keyOf)
{
    constexpr int kDigitBits = 12;
    constexpr std::size_t kBuckets = std::size_t{1} << kDigitBits;
    // The histograms cost more than comparisons for a short list.
    constexpr std::size_t kWorthwhile = 2048;

    if (items.size() < kWorthwhile) {
        std::stable_sort(items.begin(), items.end(), [&](const T& a, const T& b) {
            return (keyOf(a) >> lowBit) < (keyOf(b) >> lowBit);
        });
        return;
    }
    const int passes = (64 - lowBit + kDigitBits - 1) / kDigitBits;
    std::vector<std::array<std::uint32_t, kBuckets>> histograms(static_cast<std::size_t>(passes));
    const auto digit = [lowBit](std::uint64_t key, int pass) {
        return static_cast<std::size_t>(key >> (lowBit + pass * kDigitBits)) & (kBuckets - 1);
    };
    for (const T& item : items) {
        const std::uint64_t key = keyOf(item);
        for (int pass = 0; pass < passes; ++pass)
            ++histograms[static_cast<std::size_t>(pass)][digit(key, pass)];
    }
    std::vector<T> sorted(items.size());
    for (int pass = 0; pass < passes; ++pass) {
        auto& positions = histograms[static_cast<std::size_t>(pass)];
        if (positions[digit(keyOf(items.front()), pass)] == items.size()) continue;
        std::uint32_t sum = 0;
        for (std::uint32_t& position : positions) sum += std::exchange(position, sum);
        for (const T& item : items) sorted[positions[digit(keyOf(item), pass)]++] = item;
        items.swap(sorted);
    }
}

}  // namespace engine
