// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "engine/base/quantities.h"
#include "engine/base/tile.h"
#include "engine/board/move.h"
#include "engine/rules/rack.h"

namespace engine {

/// Numbers the sub-multisets of a rack without gaps: each kind of tile is a digit in a mixed
/// radix, so that playing a tile means subtracting its weight.
class SubsetNumbering
{
public:
    SubsetNumbering() = default;
    explicit SubsetNumbering(const Rack& rack)
    {
        std::uint32_t weight = 1;
        for (LetterSet kinds = rack.present(); kinds != 0; kinds &= kinds - 1) {
            const auto kind = static_cast<Tile>(std::countr_zero(kinds));
            m_weights[kind] = weight;
            weight *= static_cast<std::uint32_t>(rack.count(kind)) + 1;
        }
        m_size = weight;
    }

    /// How many sub-multisets there are, the empty one (number 0) and the whole rack included.
    [[nodiscard]] std::uint32_t size() const { return m_size; }
    [[nodiscard]] std::uint32_t wholeRack() const { return m_size - 1; }
    /// 0 for tiles that are not on the rack.
    [[nodiscard]] std::uint32_t weight(Tile kind) const { return m_weights[kind]; }

private:
    std::array<std::uint32_t, kTileKinds> m_weights{};
    std::uint32_t m_size = 1;
};

/// What moves are worth besides their score, for one position: data only, so that the generator
/// needs no knowledge of how it was found. Made by StaticEvaluator (engine/eval).
struct Valuation
{
    SubsetNumbering subsets;     ///< of the mover's rack
    std::vector<Equity> byKept;  ///< by number of the tiles kept; size subsets.size()
    /// First move of a game: added for each vowel (blanks too) on a square of the start lane, by
    /// direction and index along the lane. Only read when `opening` is set.
    std::array<std::array<Equity, kMaxDim>, 2> vowelPlacement{};
    bool opening = false;
};

}  // namespace engine
