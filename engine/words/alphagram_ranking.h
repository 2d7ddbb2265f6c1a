// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/base/tile.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/rules/rack.h"

namespace engine {

/// The alphagrams (letters in order) of all words of one length, the likeliest to be drawn from a
/// full bag first; equally likely ones in tile order. Immutable.
class AlphagramRanking
{
public:
    /// 1 <= `length` <= kLongestWord. The only error is Cancelled.
    [[nodiscard]] static Result<AlphagramRanking> create(const Lexicon& lexicon,
                                                         const TileDistribution& bag, int length,
                                                         const TaskContext& context = {});

    [[nodiscard]] int length() const { return static_cast<int>(m_length); }
    [[nodiscard]] std::size_t size() const { return m_ranked.size(); }
    // Ranks count from 0, the likeliest.
    [[nodiscard]] std::span<const Tile> alphagram(std::size_t rank) const
    {
        return inTileOrder(m_ranked[rank].number);
    }
    /// See DrawOdds::ways().
    [[nodiscard]] double ways(std::size_t rank) const { return m_ranked[rank].ways; }
    /// Of letters in any order; nothing when no word has exactly these.
    [[nodiscard]] std::optional<std::size_t> rankOf(std::span<const Tile> letters) const;

private:
    struct Ranked
    {
        double ways = 0;
        std::size_t number = 0;  ///< in tile order
    };

    explicit AlphagramRanking(std::size_t length) : m_length(length) {}
    [[nodiscard]] std::span<const Tile> inTileOrder(std::size_t number) const
    {
        return std::span(m_alphagrams).subspan(number * m_length, m_length);
    }

    std::size_t m_length;
    std::vector<Tile> m_alphagrams;  ///< one after the other, in tile order
    std::vector<Ranked> m_ranked;
    std::vector<std::size_t> m_rankOf;  ///< by number in tile order
};

}  // namespace engine
