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
    /// For words that lay at most `tiles` of them.
    void begin(const LaneScan& lane, const Anchor& anchor, int tiles)
    {
        std::int32_t factor = 1;
        for (int i = anchor.index; lane.isFree(i) || lane.hasTile(i); --i) {
            if (lane.isFree(i)) {
                if (i < anchor.leftLimit) break;
                factor *= lane[i].wordFactor;
            }
            m_from[static_cast<std::size_t>(i)] = factor;
        }
        factor = 1;
        for (int i = anchor.index;;) {
            m_to[static_cast<std::size_t>(i)] = factor;
            ++i;
            if (lane.isFree(i)) {
                if (--tiles == 0) break;
                factor *= lane[i].wordFactor;
            } else if (!lane.hasTile(i)) {
                break;
            }
        }
    }
    /// Of a word from square `first` to square `last`.
    [[nodiscard]] std::int32_t of(int first, int last) const
    {
        return m_from[static_cast<std::size_t>(first)] * m_to[static_cast<std::size_t>(last)];
    }

private:
    std::array<std::int32_t, kMaxDim> m_from{};  ///< from a square to the anchor
    std::array<std::int32_t, kMaxDim> m_to{};    ///< behind the anchor to a square
};

}  // namespace engine
