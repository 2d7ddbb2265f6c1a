// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <utility>

namespace engine {

/// Scrambles 64 bits (the splitmix64 finaliser); good for seeds and hash keys.
[[nodiscard]] constexpr std::uint64_t mix64(std::uint64_t value)
{
    value += 0x9e3779b97f4a7c15ULL;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9ULL;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebULL;
    return value ^ (value >> 31);
}

/// xoshiro256** by Blackman and Vigna (public domain description): the same numbers for the same
/// seed on every platform, unlike the distributions of the standard library.
class Random
{
public:
    explicit constexpr Random(std::uint64_t seed)
    {
        for (auto& word : m_state) word = seed = mix64(seed);
    }

    [[nodiscard]] constexpr std::uint64_t next()
    {
        const std::uint64_t result = std::rotl(m_state[1] * 5, 7) * 9;
        const std::uint64_t shifted = m_state[1] << 17;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= shifted;
        m_state[3] = std::rotl(m_state[3], 45);
        return result;
    }

    /// Uniform in [0, bound), bound > 0, without bias: numbers that would favour the low
    /// results are drawn again.
    [[nodiscard]] constexpr std::uint32_t below(std::uint32_t bound)
    {
        const std::uint64_t threshold = (std::uint64_t{1} << 32) % bound;
        for (;;) {
            const std::uint64_t product = (next() >> 32) * bound;
            if ((product & 0xffffffffULL) >= threshold)
                return static_cast<std::uint32_t>(product >> 32);
        }
    }

    template <class T>
    constexpr void shuffle(std::span<T> items)
    {
        for (std::size_t i = items.size(); i > 1; --i)
            std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
    }

private:
    std::array<std::uint64_t, 4> m_state{};
};

}  // namespace engine
