// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/movegen/ranked_move.h"

namespace engine {

/// What MoveGenerator hands its moves to. `kEvaluates` false: every equity is 0 and the valuation
/// is not read. `kBounded` true: what it no longer wants is not even looked for, so that moves are
/// not counted. wants() is asked first, so that a move which is not wanted is never put together.
template <class T>
concept MoveRecorder = requires(T recorder, const RankedMove& ranked, Equity equity)
{
    {
        T::kEvaluates
        } -> std::convertible_to<bool>;
    {
        recorder.wants(equity)
        } -> std::convertible_to<bool>;
    recorder.record(ranked);
};

/// Best first, as ranksBefore() has it.
[[nodiscard]] std::vector<RankedMove> sorted(std::span<const RankedMove> moves);

/// Keeps everything, in the order in which it is found.
class AllMoves
{
public:
    static constexpr bool kEvaluates = true;
    static constexpr bool kBounded = false;

    [[nodiscard]] bool wants(Equity /*equity*/) const { return true; }
    void record(const RankedMove& ranked)
    {
        // By hand: a vector's own way takes three times as many instructions for each move.
        if (m_count == m_places.size()) [[unlikely]]
            makeRoom();
        m_places[m_count++] = ranked;
    }

    void clear() { m_count = 0; }
    [[nodiscard]] std::span<const RankedMove> moves() const { return {m_places.data(), m_count}; }
    /// All of them, best first; empties the recorder.
    [[nodiscard]] std::vector<RankedMove> takeRanked()
    {
        auto ranked = sorted(moves());
        clear();
        return ranked;
    }

private:
    void makeRoom();

    std::vector<RankedMove> m_places;
    std::size_t m_count = 0;
};

/// Keeps the best n: all until there are n, then in a heap whose front is the worst of them.
class TopMoves
{
public:
    static constexpr bool kEvaluates = true;
    static constexpr bool kBounded = true;

    /// n >= 1.
    explicit TopMoves(std::size_t limit) : m_limit(limit)
    {
        // The caller may ask for any limit.
        m_heap.reserve(std::min<std::size_t>(limit, 4096));
    }

    [[nodiscard]] bool wants(Equity equity) const { return equity >= least(); }
    /// What is worth less isn't wanted; equal equity may still rank before by the tie order.
    [[nodiscard]] Equity least() const
    {
        return m_heap.size() < m_limit ? kLeastPossible : m_heap.front().equity;
    }
    void record(const RankedMove& ranked)
    {
        if (m_heap.size() == m_limit) {
            if (!ranksBefore(ranked, m_heap.front())) return;
            std::ranges::pop_heap(m_heap, ranksBefore);
            m_heap.back() = ranked;
        } else {
            m_heap.push_back(ranked);
            // The worst is not asked for before.
            if (m_heap.size() == m_limit) std::ranges::make_heap(m_heap, ranksBefore);
            return;
        }
        std::ranges::push_heap(m_heap, ranksBefore);
    }

    void clear() { m_heap.clear(); }
    /// Best first; empties the recorder and keeps its memory out of the result.
    [[nodiscard]] std::vector<RankedMove> takeRanked()
    {
        auto ranked = sorted(m_heap);
        clear();
        return ranked;
    }

private:
    std::size_t m_limit;
    std::vector<RankedMove> m_heap;
};

/// Keeps the best n, but has all moves found, so that they are counted.
class CountedTopMoves : public TopMoves
{
public:
    static constexpr bool kBounded = false;

    using TopMoves::TopMoves;
};

/// Keeps the one move that ranks first.
class BestMove
{
public:
    static constexpr bool kEvaluates = true;
    static constexpr bool kBounded = true;

    [[nodiscard]] bool wants(Equity equity) const { return equity >= m_least; }
    [[nodiscard]] Equity least() const { return m_least; }
    void record(const RankedMove& ranked)
    {
        if (m_best && !ranksBefore(ranked, *m_best)) return;
        m_best = ranked;
        // A pass comes last whatever it is worth.
        if (ranked.move.kind != MoveKind::Pass) m_least = ranked.equity;
    }

    /// What is worth less than `least` won't be wanted.
    void clear(Equity least = kLeastPossible)
    {
        m_best.reset();
        m_least = least;
    }
    /// Nothing before the first move was recorded.
    [[nodiscard]] const std::optional<RankedMove>& best() const { return m_best; }

private:
    std::optional<RankedMove> m_best;
    Equity m_least = kLeastPossible;  ///< what is worth less isn't wanted
};

/// Keeps all moves without a valuation: what exact searches start from.
class RawMoves
{
public:
    static constexpr bool kEvaluates = false;
    static constexpr bool kBounded = false;

    [[nodiscard]] bool wants(Equity /*equity*/) const { return true; }
    void record(const RankedMove& ranked) { m_moves.push_back(ranked.move); }

    void clear() { m_moves.clear(); }
    [[nodiscard]] const std::vector<Move>& moves() const { return m_moves; }

private:
    std::vector<Move> m_moves;
};

/// Hands each move on as it is found and keeps none: for what is chosen by more than the equity.
class HandedMoves
{
public:
    static constexpr bool kEvaluates = true;
    static constexpr bool kBounded = false;

    explicit HandedMoves(std::function<void(const RankedMove&)> take) : m_take(std::move(take)) {}

    [[nodiscard]] bool wants(Equity equity) const { return equity >= m_least; }
    /// What is worth less isn't handed on from now on.
    void wantAtLeast(Equity least) { m_least = least; }
    void record(const RankedMove& ranked) { m_take(ranked); }

private:
    std::function<void(const RankedMove&)> m_take;
    Equity m_least = kLeastPossible;
};

}  // namespace engine
