// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <vector>

#include "engine/base/quantities.h"
#include "engine/base/result.h"
#include "engine/rules/game_rules.h"
#include "engine/rules/multiset_index.h"

namespace engine {

/// What learning the leave values of a game takes.
struct LeaveTrainingSize
{
    std::uint64_t racks = 0;   ///< different full racks
    std::uint64_t leaves = 0;  ///< of 1 tile to one less than a full rack
    std::uint64_t bytes = 0;   ///< of memory, with everything that is made of them

    [[nodiscard]] static LeaveTrainingSize of(const GameRules& rules);
};

/// How much the best move was worth with each full rack, over many boards.
class RackSamples
{
public:
    /// What is taken by default.
    static constexpr std::uint64_t kMostBytes = std::uint64_t{2} << 30;

    /// OutOfRange for games that have too many racks or leaves for so much memory.
    [[nodiscard]] static Result<RackSamples> create(const GameRules& rules,
                                                    std::uint64_t mostBytes = kMostBytes);

    /// For racks and all leaves.
    [[nodiscard]] const MultisetIndex& index() const { return m_index; }
    [[nodiscard]] int rackSize() const { return m_index.mostTiles(); }
    [[nodiscard]] std::size_t racks() const { return m_counts.size(); }

    void add(std::size_t rack, Equity equity)
    {
        // This many samples of one rack say no more than half of them would.
        if (m_counts[rack] == UINT32_MAX) return;
        ++m_counts[rack];
        m_sums[rack] += equity.millis;
        ++m_total;
        const auto millis = static_cast<std::uint64_t>(std::abs(std::int64_t{equity.millis}));
        addSquares(millis * millis);
    }
    void clear();
    /// None, of the same game.
    [[nodiscard]] RackSamples emptyLike() const { return RackSamples(m_index); }
    /// Adds those of the same game; the order in which it is done doesn't matter.
    void add(const RackSamples& other);

    [[nodiscard]] std::int64_t total() const { return m_total; }
    /// Racks with at least one sample.
    [[nodiscard]] std::int64_t racksSeen() const;
    [[nodiscard]] std::uint32_t count(std::size_t rack) const { return m_counts[rack]; }
    /// In points; there must be a sample.
    [[nodiscard]] double mean(std::size_t rack) const
    {
        return static_cast<double>(m_sums[rack]) / (1000.0 * m_counts[rack]);
    }
    /// Variance of the samples of one and the same rack, in points squared; all racks together.
    [[nodiscard]] double variance() const;

    void appendTo(std::vector<std::byte>& bytes) const;
    /// Bytes that appendTo() writes.
    [[nodiscard]] std::size_t byteCount() const;
    /// From just as many bytes. False when they can't be samples; then everything is empty.
    [[nodiscard]] bool read(std::span<const std::byte> bytes);

private:
    explicit RackSamples(MultisetIndex index);
    void addSquares(std::uint64_t squares)
    {
        m_squares = squares > UINT64_MAX - m_squares ? UINT64_MAX : m_squares + squares;
    }

    MultisetIndex m_index;
    std::vector<std::uint32_t> m_counts;
    std::vector<std::int64_t> m_sums;  ///< thousandths of a point
    std::int64_t m_total = 0;
    /// Of all samples, thousandths of a point squared: a whole number, so that it doesn't depend on
    /// their order. Room for 10^10 samples of 40 points.
    std::uint64_t m_squares = 0;
};

}  // namespace engine
