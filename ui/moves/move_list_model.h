// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QAbstractTableModel>

#include "ui/moves/move_order.h"
#include "ui/work/newest_job.h"

namespace ui {

/// A shared move ranking, sorted and filtered by indices; no proxy, because lists can have more
/// than 100,000 rows. The first thousand rows come at once, the rest when the view asks. Long
/// lists are sorted and filtered on a worker thread: the rows of before stay until the new order is
/// there, and a later wish makes an earlier one void.
///
/// The move that was played and the pinned ones are in the list even when the ranking hasn't got
/// them, phonies with a * behind them, each where its worth puts it. A played move far down is
/// brought up by a fold: a row that stands for those left out above it.
class MoveListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// As MoveKey.
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
        SimWinColumn,
        SimEquityColumn,
        SimErrorColumn,
        BestProbabilityColumn,
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

    /// Where long lists are put in order; without, they are so at once. Must outlive the model.
    void setJobs(JobService& jobs) { m_sorting.emplace(jobs); }

    /// Position and ranking both null, or both not; the leaves are those that it was made with.
    void setRanking(PositionPtr position, RankingPtr ranking, engine::KlvPtr leaves = nullptr);
    /// The rows are of a position that is no more; they are drawn dimmed.
    void setStale(bool stale);
    [[nodiscard]] bool isStale() const { return m_stale || m_awaiting; }
    /// Rows in another order, or other ones, are on their way.
    [[nodiscard]] bool isArranging() const { return m_sorting && m_sorting->isRunning(); }
    /// This many rows are seen at once: above a fold there are fewer, so that the played move is seen.
    void setRoom(int rows);
    /// Of stale rows nothing changes; the next ranking is filtered.
    void setFilter(MoveFilter filter);
    /// Moves that cover this square are marked; nothing = none.
    void setSquare(std::optional<std::pair<int, int>> square);

    /// The move that was played in the game is marked; nothing = none.
    void setPlayed(std::optional<engine::Move> move);
    void setPins(std::vector<MovePins::Pin> pins);
    /// Of that position; nothing is shown of a simulation of another one. Null = none.
    void setSimulation(const PositionPtr& position, SimulationPtr simulation);
    /// What the numbers rest on, for the tooltips of the rows: "lexicon A · leaves B".
    void setSources(const QString& sources) { m_sources = sources; }

    [[nodiscard]] const PositionPtr& position() const { return m_now.request().position; }
    [[nodiscard]] const RankingPtr& ranking() const { return m_now.request().ranking; }
    /// What the rows are made of.
    [[nodiscard]] const MoveOrder& order() const { return m_now; }
    /// There is a chance of winning to every move.
    [[nodiscard]] bool hasChances() const { return m_now.hasChances(); }
    /// Some moves are simulated.
    [[nodiscard]] bool hasSimulation() const { return m_now.hasSimulation(); }
    /// Moves that pass the filter, shown or not.
    [[nodiscard]] int matchCount() const { return m_now.matchCount(); }
    /// Of a row that is no fold.
    [[nodiscard]] const engine::RankedMove& rankedMove(int row) const;
    [[nodiscard]] bool isFold(int row) const { return indexAt(row) < 0; }
    /// Shows the rows that the fold stands for.
    void unfold();
    /// 1 = best by equity; of a move that the ranking hasn't got, the rank it would have.
    [[nodiscard]] int rankOf(int row) const;
    /// The row of a move, made available if need be; -1 when the filter hides it or it is not
    /// in the list.
    [[nodiscard]] int rowOf(const engine::Move& move);
    /// The same among the rows that there are, without a fold being opened.
    [[nodiscard]] int shownRowOf(const engine::Move& move);
    [[nodiscard]] int rowOfPlayed() const;
    /// A row as one would read it out.
    [[nodiscard]] QString spokenRow(int row) const;
    /// "exch QU", "14I PACED", "pass".
    [[nodiscard]] QString moveLabel(const engine::Move& move) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    /// Rows can be dragged elsewhere, as text and as Markdown; folds can't.
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;
    void sort(int column, Qt::SortOrder order) override;

signals:
    /// The rows are those that were asked for last.
    void arranged();
    /// More rows than can be dragged at once; all of them can be copied.
    void dragRefused(int most) const;

private:
    [[nodiscard]] QString cellText(int row, int column) const;
    /// What the numbers of the row are made of, over several lines.
    [[nodiscard]] QString provenance(int row) const;
    [[nodiscard]] int indexAt(int row) const { return m_now.rows()[static_cast<std::size_t>(row)]; }
    void arrange();
    /// Hands the simulation to the next order, if it is of its position.
    void fitSimulation();
    void stopArranging();
    void take(MoveOrder order);
    void reset(MoveOrder order);
    void reorder(MoveOrder order);
    void expose(int rows);
    void remark(const QList<int>& roles);

    MoveOrderRequest m_wanted;
    MoveOrder m_now;
    int m_exposed = 0;  ///< rows that the view knows
    bool m_stale = false;
    bool m_awaiting = false;  ///< the rows are of a ranking that is no more
    std::optional<std::pair<int, int>> m_square;
    QString m_sources;
    PositionPtr m_simulated;  ///< that the simulation is of
    SimulationPtr m_simulation;
    std::optional<NewestJob> m_sorting;  ///< on a worker thread; none = in this one
};

}  // namespace ui
