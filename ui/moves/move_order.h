// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/lexicon/lexicon_fwd.h"
#include "ui/moves/live_analysis.h"
#include "ui/moves/move_filter.h"
#include "ui/moves/move_pins.h"
#include "ui/position/simulated.h"

namespace ui {

/// What a list of moves can be sorted by; the columns of MoveListModel, in their order.
enum class MoveKey {
    Rank,
    Move,
    Score,
    Leave,
    Value,
    Equity,
    Win,
    Delta,
    Pin,
    Tiles,
    Words,
    SimWin,
    SimEquity,
    SimError,
    BestProbability,
};

/// All that decides which rows a list of moves has, and in what order.
struct MoveOrderRequest
{
    PositionPtr position;  ///< null with `ranking`
    RankingPtr ranking;
    engine::KlvPtr leaves;  ///< that the ranking was made with
    MoveFilter filter;
    std::optional<engine::Move> played;
    std::vector<MovePins::Pin> pins;
    SimulationPtr simulation;  ///< of the position; null = none
    MoveKey key = MoveKey::Equity;
    bool descending = true;
    bool unfolded = false;
    int aboveFold = 9;  ///< rows

    /// Moves that differ in the order of their tiles only are one row: where any order is right.
    [[nodiscard]] bool groupsOrders() const;
    /// Its rows are where the ranking has them already, so that nothing needs to be sorted.
    [[nodiscard]] bool isAsRanked() const;
};

/// Indices into a ranking, filtered and sorted. A value that a worker thread can make while the
/// rows of the one before are still looked at.
class MoveOrder
{
public:
    /// Of nothing.
    MoveOrder() = default;
    /// Broken off by the token the order is of no use.
    explicit MoveOrder(MoveOrderRequest request, const std::stop_token& stop = {});

    [[nodiscard]] const MoveOrderRequest& request() const { return m_request; }
    /// Indices as of entry(), or minus the number of rows that a fold stands for.
    [[nodiscard]] const std::vector<int>& rows() const { return m_rows; }
    /// Moves that pass the filter, folded or not.
    [[nodiscard]] int matchCount() const { return m_matches; }
    /// The same, but those that differ in the order of their tiles only counted once.
    [[nodiscard]] int groupCount() const { return static_cast<int>(m_order.size()); }
    /// This many moves stand in the row of that one: it and those that differ from it in the order
    /// of their tiles only, which are worth no more.
    [[nodiscard]] int ordersOf(int index) const;
    /// Those of its moves that are worth most by equity, folded or not: so many, the best first.
    [[nodiscard]] std::vector<engine::Move> bestMoves(std::size_t most) const;
    /// The index whose row a move stands in; -1 = none.
    [[nodiscard]] int rowIndexOf(const engine::Move& move) const;
    [[nodiscard]] bool hasFolds() const { return m_folded; }
    /// Brings the folded rows back.
    void unfold();
    /// The same moves are in the rows, perhaps in another order.
    [[nodiscard]] bool hasRowsOf(const MoveOrder& other) const;
    /// Every row is the same move as there, whatever else has changed.
    [[nodiscard]] bool isInPlaceOf(const MoveOrder& other) const;

    /// The first rows, as many as are shown, are the same moves as there but for the last, which may
    /// be a pass that comes later now; there can be more behind them.
    [[nodiscard]] bool continues(const MoveOrder& other, int shown) const;

    /// By its place in the ranking, or behind it among the moves that the ranking hasn't got.
    [[nodiscard]] const engine::RankedMove& entry(int index) const;
    [[nodiscard]] bool isExtra(int index) const;
    /// 1 = best by equity; of a move that the ranking hasn't got, the rank it would have.
    [[nodiscard]] int rankOf(int index) const;
    [[nodiscard]] bool isPhony(int index) const;
    [[nodiscard]] int pinOf(int index) const;
    /// What the simulation found of a move; null when it isn't simulated.
    [[nodiscard]] const engine::SimulatedCandidate* simulatedOf(int index) const;
    [[nodiscard]] bool hasSimulation() const;
    /// There is a chance of winning to every move of the ranking.
    [[nodiscard]] bool hasChances() const;
    /// The metric of moves that aren't simulated, below that of all that are.
    static constexpr std::int32_t kNotSimulated = INT32_MIN / 2;
    /// What the list is sorted by: thousandths of a point or of a per cent.
    [[nodiscard]] std::int32_t metric(int index) const;
    /// The most that any move of the ranking has of it.
    [[nodiscard]] std::int32_t best() const { return m_best; }
    /// -1 = none.
    [[nodiscard]] int playedIndex() const { return m_playedIndex; }
    /// The move passes the filter, though it may be folded.
    [[nodiscard]] bool has(const engine::Move& move) const;

private:
    void findMarked();
    void filterRows(const std::stop_token& stop);
    void groupRows(const std::stop_token& stop);
    void sortRows();
    void sortAsRanked();
    void foldRows();

    /// A move that the ranking hasn't got.
    struct Extra
    {
        engine::RankedMove ranked;
        bool phony = false;
        friend bool operator==(const Extra& a, const Extra& b)
        {
            return a.ranked.move == b.ranked.move && a.ranked.equity == b.ranked.equity;
        }
    };

    MoveOrderRequest m_request;
    std::vector<Extra> m_extras;
    std::vector<int> m_order;  ///< as m_rows, without folds
    std::vector<int> m_rows;
    int m_matches = 0;
    std::unordered_map<int, int> m_groupOf;  ///< of moves without a row: the index that has it
    std::unordered_map<int, int> m_orders;   ///< of the moves whose row is theirs, too
    bool m_folded = false;
    std::int32_t m_best = 0;
    int m_playedIndex = -1;
    /// The move of that row as it was played, where the ranking has it in the other direction.
    std::optional<engine::RankedMove> m_asPlayed;
    std::vector<std::pair<int, int>> m_pinIndices;  ///< index, colour
    /// By index; of the request's simulation.
    std::unordered_map<int, const engine::SimulatedCandidate*> m_simulated;
};

}  // namespace ui
