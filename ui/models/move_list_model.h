// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QAbstractTableModel>
#include <QList>

#include "engine/rules/rack.h"
#include "ui/models/move_filter.h"
#include "ui/session/live_analysis.h"

namespace ui {

/// A shared move ranking, sorted and filtered by indices; no proxy, because lists can have more
/// than 100,000 rows. The first thousand rows come at once, the rest when the view asks.
class MoveListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        RankColumn,
        MoveColumn,
        ScoreColumn,
        LeaveColumn,
        ValueColumn,
        EquityColumn,
        WinColumn,
        DeltaColumn,
        ColumnCount
    };
    enum Role {
        /// double in 0..1: how far behind the best in the column sorted by, for a bar.
        DeltaLevelRole = Qt::UserRole + 1,
        /// bool: the column that the list is sorted by.
        SortKeyRole,
        /// bool: the move covers the square of setSquare().
        OnSquareRole,
        /// bool: the move of setPlayed().
        PlayedRole,
    };

    explicit MoveListModel(QObject* parent = nullptr);

    /// Both null, or both not.
    void setRanking(PositionPtr position, RankingPtr ranking);
    /// The rows are of a position that is no more; they are drawn dimmed.
    void setStale(bool stale);
    [[nodiscard]] bool isStale() const { return m_stale; }
    void setFilter(MoveFilter filter);
    /// Moves that cover this square are marked; nothing = none.
    void setSquare(std::optional<std::pair<int, int>> square);

    /// The move that was played in the game is marked; nothing = none.
    void setPlayed(std::optional<engine::Move> move);

    [[nodiscard]] const PositionPtr& position() const { return m_position; }
    [[nodiscard]] const RankingPtr& ranking() const { return m_ranking; }
    /// There is a chance of winning to every move.
    [[nodiscard]] bool hasChances() const { return m_ranking && !m_ranking->chances.empty(); }
    /// Moves that pass the filter, shown or not.
    [[nodiscard]] int matchCount() const { return static_cast<int>(m_order.size()); }
    [[nodiscard]] const engine::RankedMove& rankedMove(int row) const;
    /// 1 = best by equity.
    [[nodiscard]] int rankOf(int row) const;
    /// The row of a move, made available if need be; -1 when the filter hides it or it is not
    /// in the list.
    [[nodiscard]] int rowOf(const engine::Move& move);
    /// A row as one would read it out.
    [[nodiscard]] QString spokenRow(int row) const;
    /// "Exch QU", "14I PACED", "Pass".
    [[nodiscard]] QString moveLabel(const engine::Move& move) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;
    void sort(int column, Qt::SortOrder order) override;

private:
    [[nodiscard]] QString cellText(int row, int column) const;
    /// What the list is sorted by, of a move by its place in the ranking: thousandths of a point
    /// or of a per cent.
    [[nodiscard]] std::int32_t metric(int index) const;
    void filterRows();
    void sortRows();
    void rebuild();

    PositionPtr m_position;
    RankingPtr m_ranking;
    MoveFilter m_filter;
    std::vector<int> m_order;  ///< indices into the ranking: filtered, sorted
    int m_exposed = 0;         ///< rows that the view knows
    std::int32_t m_best = 0;   ///< of the metric sorted by
    int m_sortColumn = EquityColumn;
    Qt::SortOrder m_sortOrder = Qt::DescendingOrder;
    bool m_stale = false;
    std::optional<std::pair<int, int>> m_square;
    std::optional<engine::Move> m_played;
};

/// The rows as text in aligned columns, or as a Markdown table.
[[nodiscard]] QString movesAsText(const MoveListModel& model, const QList<int>& rows);
[[nodiscard]] QString movesAsMarkdown(const MoveListModel& model, const QList<int>& rows);

}  // namespace ui
