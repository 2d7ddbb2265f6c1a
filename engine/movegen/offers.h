// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/base/quantities.h"
#include "engine/movegen/ranked_move.h"

namespace engine {

/// Choices of equally many tiles and what they bring, laid out so that eight are valued at once.
/// Everything is counted in thousandths of a point.
class Offers
{
public:
    static constexpr std::size_t kMost = 72;  ///< 4 of 8 tiles are 70 choices
    static constexpr std::size_t kTiles = 8;

    void clear() { m_count = 0; }
    [[nodiscard]] std::size_t count() const { return m_count; }
    /// `values`: a byte for each tile, descending from the lowest byte.
    void add(std::uint64_t values, Equity leave)
    {
        const std::size_t block = m_count / 8;
        const std::size_t place = m_count % 8;
        // Nothing may come of the places of the last block that are not taken.
        if (place == 0) {
            m_leaves[block] = Eight{} + kImpossible.millis;
            for (auto& ofTile : m_values) ofTile[block] = Eight{};
        }
        for (std::size_t tile = 0; tile < kTiles; ++tile)
            m_values[tile][block][place] =
                1000 * static_cast<std::int32_t>(values >> (8 * tile) & 0xff);
        m_leaves[block][place] = leave.millis;
        ++m_count;
    }

    /// The most that one of them brings, leave included, when its tiles, of which there are
    /// `tiles`, go on squares with these multipliers (a byte each, descending).
    [[nodiscard]] std::int32_t greatest(std::uint64_t multipliers, int tiles) const
    {
        Eight most = Eight{} + kImpossible.millis;
        for (std::size_t block = 0; 8 * block < m_count; ++block) {
            Eight worth = m_leaves[block];
            addTiles(multipliers, tiles, block, worth);
            most = worth > most ? worth : most;
        }
        const Eight halves = __builtin_shufflevector(most, most, 4, 5, 6, 7, 4, 5, 6, 7);
        most = halves > most ? halves : most;
        const Eight quarters = __builtin_shufflevector(most, most, 2, 3, 2, 3, 2, 3, 2, 3);
        most = quarters > most ? quarters : most;
        return most[0] > most[1] ? most[0] : most[1];
    }

    /// Calls visit(number, worth) for each that brings at least `least`, which must be more than
    /// kImpossible.
    template <class Visit>
    void forEachWorth(std::uint64_t multipliers, int tiles, std::int32_t least, Visit visit) const
    {
        constexpr Eight kBits{1, 2, 4, 8, 16, 32, 64, 128};
        for (std::size_t block = 0; 8 * block < m_count; ++block) {
            Eight worth = m_leaves[block];
            addTiles(multipliers, tiles, block, worth);
            const Eight enough = (worth >= least) & kBits;
            unsigned found = 0;
            for (int i = 0; i < 8; ++i) found |= static_cast<unsigned>(enough[i]);
            for (; found != 0; found &= found - 1) {
                const int place = std::countr_zero(found);
                visit(8 * block + static_cast<std::size_t>(place), worth[place]);
            }
        }
    }

private:
    /// A vector of gcc and clang: one register where the processor has them so wide.
    using Eight [[gnu::vector_size(32)]] = std::int32_t;
    static constexpr std::size_t kBlocks = kMost / 8;

    void addTiles(std::uint64_t multipliers, int tiles, std::size_t block, Eight& worth) const
    {
        for (std::size_t tile = 0; tile < static_cast<std::size_t>(tiles); ++tile) {
            worth += m_values[tile][block] * static_cast<std::int32_t>(multipliers & 0xff);
            multipliers >>= 8;
        }
    }

    std::array<std::array<Eight, kBlocks>, kTiles> m_values{};  ///< by tile, then choice
    std::array<Eight, kBlocks> m_leaves{};
    std::size_t m_count = 0;
};

}  // namespace engine
