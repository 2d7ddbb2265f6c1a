// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace engine {

/// The most places for a tile that an expression may have, repetitions written out.
inline constexpr std::size_t kMostPositions = 256;

/// A set of numbers below kMostPositions: the states of an expression, all at once.
class PositionSet
{
public:
    static constexpr std::size_t kWords = kMostPositions / 64;

    void insert(std::size_t position) { m_words[position / 64] |= bitOf(position); }
    [[nodiscard]] bool has(std::size_t position) const
    {
        return (m_words[position / 64] & bitOf(position)) != 0;
    }
    [[nodiscard]] bool empty() const
    {
        std::uint64_t any = 0;
        for (const std::uint64_t word : m_words) any |= word;
        return any == 0;
    }
    /// The members from 8 * index on, eight of them as bits.
    [[nodiscard]] std::size_t byte(std::size_t index) const
    {
        return (m_words[index / 8] >> (index % 8 * 8)) & 0xff;
    }
    template <class Visit>
    void forEach(Visit visit) const
    {
        for (std::size_t i = 0; i < kWords; ++i)
            for (std::uint64_t rest = m_words[i]; rest != 0; rest &= rest - 1)
                visit(i * 64 + static_cast<std::size_t>(std::countr_zero(rest)));
    }
    /// Each member increased; all must stay below kMostPositions.
    [[nodiscard]] PositionSet shifted(std::size_t by) const
    {
        PositionSet result;
        forEach([&](std::size_t position) { result.insert(position + by); });
        return result;
    }

    PositionSet& operator|=(const PositionSet& other)
    {
        for (std::size_t i = 0; i < kWords; ++i) m_words[i] |= other.m_words[i];
        return *this;
    }
    friend PositionSet operator&(const PositionSet& a, const PositionSet& b)
    {
        PositionSet result;
        for (std::size_t i = 0; i < kWords; ++i) result.m_words[i] = a.m_words[i] & b.m_words[i];
        return result;
    }

private:
    static constexpr std::uint64_t bitOf(std::size_t position)
    {
        return std::uint64_t{1} << (position % 64);
    }

    std::array<std::uint64_t, kWords> m_words{};
};

}  // namespace engine
