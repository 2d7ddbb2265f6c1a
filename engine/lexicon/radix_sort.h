// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <utility>
#include <vector>

namespace engine {

/// Sorts by the bits [kLowBit, 64) of `keyOf(item)`, ascending and stable, digit by digit from
/// the lowest. Much cheaper than comparing for the hundreds of thousands of words and nodes
/// that a lexicon has. False when it was stopped; the items are in some order then.
template <int kLowBit, class T, class KeyOf>
[[nodiscard]] bool radixSort(std::vector<T>& items, KeyOf keyOf, const std::stop_token& stop)
{
    constexpr int kDigitBits = 12;
    constexpr std::size_t kBuckets = std::size_t{1} << kDigitBits;
    // The histograms cost more than comparisons for a short list.
    constexpr std::size_t kWorthwhile = 2048;
    // Between two questions whether to stop: some milliseconds.
    constexpr std::size_t kAtOnce = std::size_t{1} << 18;

    if (items.size() < kWorthwhile) {
        std::stable_sort(items.begin(), items.end(), [&](const T& a, const T& b) {
            return (keyOf(a) >> kLowBit) < (keyOf(b) >> kLowBit);
        });
        return !stop.stop_requested();
    }
    constexpr std::size_t kPasses = (64 - kLowBit + kDigitBits - 1) / kDigitBits;
    std::vector<std::array<std::uint32_t, kBuckets>> histograms(kPasses);
    const auto digit = [](std::uint64_t key, std::size_t pass) {
        return static_cast<std::size_t>(key >> (kLowBit + pass * kDigitBits)) & (kBuckets - 1);
    };
    const auto forEachItem = [&](auto visit) {
        for (std::size_t begin = 0; begin < items.size(); begin += kAtOnce) {
            if (stop.stop_requested()) return false;
            const std::size_t end = std::min(items.size(), begin + kAtOnce);
            for (std::size_t i = begin; i < end; ++i) visit(items[i]);
        }
        return true;
    };
    const bool counted = forEachItem([&](const T& item) {
        const std::uint64_t key = keyOf(item);
        for (std::size_t pass = 0; pass < kPasses; ++pass) ++histograms[pass][digit(key, pass)];
    });
    if (!counted) return false;
    // A large block of new memory takes its time, too.
    std::vector<T> sorted;
    sorted.reserve(items.size());
    while (sorted.size() < items.size()) {
        if (stop.stop_requested()) return false;
        sorted.resize(std::min(items.size(), sorted.size() + kAtOnce));
    }
    for (std::size_t pass = 0; pass < kPasses; ++pass) {
        auto& positions = histograms[pass];
        if (positions[digit(keyOf(items.front()), pass)] == items.size()) continue;
        std::uint32_t sum = 0;
        for (std::uint32_t& position : positions) sum += std::exchange(position, sum);
        const bool moved = forEachItem(
            [&](const T& item) { sorted[positions[digit(keyOf(item), pass)]++] = item; });
        if (!moved) return false;
        items.swap(sorted);
    }
    return true;
}

}  // namespace engine
