// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#if defined(__AVX2__)
#include <immintrin.h>
#endif

#include "engine/base/quantities.h"
#include "engine/movegen/ranked_move.h"

namespace engine {

/// Eight choices of tiles and what they bring, laid out so that all eight are valued at once.
class CandidateBlock
{
public:
    static constexpr std::size_t kPlaces = 8;
    /// Thousandths of a point, one number for each place. A vector of gcc and clang: one register
    /// where the processor has them this wide.
    using Worths [[gnu::vector_size(32)]] = std::int32_t;

    CandidateBlock() { clear(); }

    /// Leaves all places empty: their worth is kImpossible.
    void clear()
    {
        m_values = {};
        m_leaves = Worths{} + kImpossible.millis;
    }
    /// `values`: the points of up to eight tiles, a byte below 128 for each.
    void put(std::size_t place, std::uint64_t values, Equity leave)
    {
        m_values[kWordOf[place]] = values;
        m_leaves[place] = leave.millis;
    }

    /// Writes what each of them brings, leave included. `multipliers`: a byte below 128 for each
    /// tile.
    void value(std::uint64_t multipliers, Worths& worths) const;

    /// The greatest of the worths.
    [[nodiscard]] std::int32_t greatest(std::uint64_t multipliers) const
    {
        Worths most{};
        value(multipliers, most);
        const Worths halves = __builtin_shufflevector(most, most, 4, 5, 6, 7, 4, 5, 6, 7);
        most = halves > most ? halves : most;
        const Worths quarters = __builtin_shufflevector(most, most, 2, 3, 2, 3, 2, 3, 2, 3);
        most = quarters > most ? quarters : most;
        return most[0] > most[1] ? most[0] : most[1];
    }

private:
    /// Where the values of a place stand: value() adds up neighbours within halves of registers,
    /// which brings the places into order.
    static constexpr std::array<std::size_t, kPlaces> kWordOf{0, 1, 4, 5, 2, 3, 6, 7};

    alignas(32) std::array<std::uint64_t, kPlaces> m_values{};
    Worths m_leaves{};
};

#if defined(__AVX2__)

inline void CandidateBlock::value(std::uint64_t multipliers, Worths& worths) const
{
    // Two products of numbers below 128 have room in 16 bits.
    const __m256i factors = _mm256_set1_epi64x(static_cast<std::int64_t>(multipliers));
    const __m256i thousands = _mm256_set1_epi16(1000);
    const auto halfSums = [&](std::size_t first) {
        const auto* const values = reinterpret_cast<const __m256i*>(&m_values[first]);
        return _mm256_madd_epi16(_mm256_maddubs_epi16(_mm256_load_si256(values), factors),
                                 thousands);
    };
    const __m256i sums = _mm256_hadd_epi32(halfSums(0), halfSums(4));
    worths = reinterpret_cast<Worths>(sums) + m_leaves;
}

#else

inline void CandidateBlock::value(std::uint64_t multipliers, Worths& worths) const
{
    worths = m_leaves;
    for (std::size_t place = 0; place < kPlaces; ++place) {
        std::uint64_t values = m_values[kWordOf[place]];
        std::uint64_t sum = 0;
        for (std::uint64_t factors = multipliers; factors != 0; factors >>= 8, values >>= 8)
            sum += (values & 0xff) * (factors & 0xff);
        worths[place] += 1000 * static_cast<std::int32_t>(sum);
    }
}

#endif

}  // namespace engine
