// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/base/quantities.h"
#include "engine/movegen/candidate_block.h"

namespace engine {

/// All choices of equally many tiles from a rack, in blocks.
class Candidates
{
public:
    static constexpr std::size_t kMost = 72;  ///< 4 of 8 tiles are 70 choices

    void clear() { m_count = 0; }
    [[nodiscard]] std::size_t count() const { return m_count; }
    /// As CandidateBlock::put().
    void add(std::uint64_t values, Equity leave)
    {
        const std::size_t place = m_count % CandidateBlock::kPlaces;
        CandidateBlock& block = m_blocks[m_count / CandidateBlock::kPlaces];
        if (place == 0) block.clear();
        block.put(place, values, leave);
        ++m_count;
    }

    /// Calls visit(number, worth) for each that brings at least `least` thousandths, which must be
    /// more than kImpossible. `multipliers` as in CandidateBlock::value().
    template <class Visit>
    void forEachWorth(std::uint64_t multipliers, std::int32_t least, Visit visit) const
    {
        constexpr CandidateBlock::Worths kBits{1, 2, 4, 8, 16, 32, 64, 128};
        for (std::size_t first = 0; first < m_count; first += CandidateBlock::kPlaces) {
            CandidateBlock::Worths worths{};
            m_blocks[first / CandidateBlock::kPlaces].value(multipliers, worths);
            const CandidateBlock::Worths enough = (worths >= least) & kBits;
            unsigned found = 0;
            for (std::size_t place = 0; place < CandidateBlock::kPlaces; ++place)
                found |= static_cast<unsigned>(enough[place]);
            for (; found != 0; found &= found - 1) {
                const auto place = static_cast<std::size_t>(std::countr_zero(found));
                visit(first + place, worths[place]);
            }
        }
    }

private:
    std::array<CandidateBlock, kMost / CandidateBlock::kPlaces> m_blocks{};
    std::size_t m_count = 0;
};

}  // namespace engine
