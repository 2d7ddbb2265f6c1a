// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/movegen/lane_scan.h"

namespace engine {

/// Products of the word premiums that words over one anchor cover.
class WordFactors
{
public:
    /// All the way to both ends of the lane, however far words get: how far that is would be guessed
    /// wrongly. Products that no word has may have lost their high bits.
    void begin(const LaneScan& lane, const Anchor& anchor)
    {
        std::uint32_t factor = 1;
        for (int i = anchor.index; i >= 0; --i) {
            factor *= lane[i].wordFactor;
            m_from[static_cast<std::size_t>(i)] = factor;
        }
        factor = 1;
        for (int i = anchor.index; i < lane.length(); ++i) {
            m_to[static_cast<std::size_t>(i)] = factor;
            factor *= lane[i + 1].wordFactor;
        }
    }
    /// Of a word from square `first` to square `last`.
    [[nodiscard]] std::int32_t of(int first, int last) const
    {
        return static_cast<std::int32_t>(m_from[static_cast<std::size_t>(first)] *
                                         m_to[static_cast<std::size_t>(last)]);
    }

private:
    std::array<std::uint32_t, kMaxDim> m_from{};  ///< from a square to the anchor
    std::array<std::uint32_t, kMaxDim> m_to{};    ///< behind the anchor to a square
};

}  // namespace engine
