// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QAbstractTableModel>

#include "engine/rules/rack.h"
#include "ui/models/move_filter.h"
#include "ui/models/move_pins.h"
#include "ui/session/live_analysis.h"

namespace ui {

/// A shared move ranking, sorted and filtered by indices; no proxy, because lists can have more
/// than 100,000 rows. The first thousand rows come at once, the rest when the view asks.
///
/// The move that was played and the pinned ones are in the list even when the ranking hasn't got
/// them, phonies with a * behind them, each where its worth puts it. A played move far down is
/// brought up by a fold: a row that stands for those left out above it.
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
        PinColumn,
        TilesColumn,
        WordsColumn,
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
        /// int: the colour of the pin, -1 = not pinned.
        PinRole,
        /// bool: a word that the move makes is not in the lexicon.
        PhonyRole,
        /// bool: no move, but the fold.
        FoldRole,
    };

    explicit MoveListModel(QObject* parent = nullptr);

    /// Position and ranking both null, or both not; the leaves are those that it was made with.
    void setRanking(PositionPtr position, RankingPtr ranking, engine::KlvPtr leaves = nullptr);
    /// The rows are of a position that is no more; they are drawn dimmed.
    void setStale(bool stale);
    [[nodiscard]] bool isStale() const { return m_stale; }
    void setFilter(MoveFilter filter);
    /// Moves that cover this square are marked; nothing = none.
    void setSquare(std::optional<std::pair<int, int>> square);

    /// The move that was played in the game is marked; nothing = none.
    void setPlayed(std::optional<engine::Move> move);
    void setPins(std::vector<MovePins::Pin> pins);
    /// What the numbers rest on, for the tooltips of the rows: "lexicon A · leaves B".
    void setSources(const QString& sources) { m_sources = sources; }

    [[nodiscard]] const PositionPtr& position() const { return m_position; }
    [[nodiscard]] const RankingPtr& ranking() const { return m_ranking; }
    /// There is a chance of winning to every move.
    [[nodiscard]] bool hasChances() const { return m_ranking && !m_ranking->chances.empty(); }
    /// Moves that pass the filter, shown or not.
    [[nodiscard]] int matchCount() const { return static_cast<int>(m_order.size()); }
    /// Of a row that is no fold.
    [[nodiscard]] const engine::RankedMove& rankedMove(int row) const;
    [[nodiscard]] bool isFold(int row) const { return m_rows[static_cast<std::size_t>(row)] < 0; }
    /// Shows the rows that the fold stands for.
    void unfold();
    /// 1 = best by equity; of a move that the ranking hasn't got, the rank it would have.
    [[nodiscard]] int rankOf(int row) const;
    /// The row of a move, made available if need be; -1 when the filter hides it or it is not
    /// in the list.
    [[nodiscard]] int rowOf(const engine::Move& move);
    [[nodiscard]] int rowOfPlayed() const;
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
    [[nodiscard]] QString foldText(int row) const;
    /// What the numbers of the row are made of, over several lines.
    [[nodiscard]] QString provenance(int row) const;
    /// By its place in the ranking, or behind it among the moves that the ranking hasn't got.
    [[nodiscard]] const engine::RankedMove& entry(int index) const;
    [[nodiscard]] bool isExtra(int index) const;
    [[nodiscard]] bool isPhony(int index) const;
    [[nodiscard]] int pinOf(int index) const;
    /// What the list is sorted by: thousandths of a point or of a per cent.
    [[nodiscard]] std::int32_t metric(int index) const;
    void findMarked();
    void filterRows();
    void sortRows();
    void foldRows();
    void rebuild();
    void expose(int rows);
    void remark(const QList<int>& roles);

    /// A move that the ranking hasn't got.
    struct Extra
    {
        engine::RankedMove ranked;
        bool phony = false;
        friend bool operator==(const Extra&, const Extra&) = default;
    };

    PositionPtr m_position;
    RankingPtr m_ranking;
    engine::KlvPtr m_leaves;
    MoveFilter m_filter;
    std::vector<Extra> m_extras;
    std::vector<int> m_order;  ///< indices as of entry(): filtered, sorted
    std::vector<int> m_rows;   ///< the same, or minus the number of rows that a fold stands for
    int m_exposed = 0;         ///< rows that the view knows
    std::int32_t m_best = 0;   ///< of the metric sorted by
    int m_sortColumn = EquityColumn;
    Qt::SortOrder m_sortOrder = Qt::DescendingOrder;
    bool m_stale = false;
    bool m_unfolded = false;
    std::optional<std::pair<int, int>> m_square;
    std::optional<engine::Move> m_played;
    int m_playedIndex = -1;
    std::vector<MovePins::Pin> m_pins;
    std::vector<std::pair<int, int>> m_pinIndices;  ///< index, colour
    QString m_sources;
};

}  // namespace ui
