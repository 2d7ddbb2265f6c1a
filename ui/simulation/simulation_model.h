// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QAbstractItemModel>

#include "ui/document/study_fwd.h"
#include "ui/position/simulated.h"

namespace ui {

/// The candidates of a simulation, the best first, each with a row for every ply below it. Those
/// that rest stand below a row that says why.
class SimulationModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column {
        MoveColumn,
        WinColumn,
        ErrorColumn,
        GapColumn,
        BestColumn,
        EquityColumn,
        IterationsColumn,
        StaticColumn,
        ColumnCount
    };
    enum Role {
        /// int: of candidatePen(), -1 = none.
        ColourRole = Qt::UserRole + 1,
        /// double 0..1: share of bingos of a ply, beside what is told of them.
        BingoRole,
        /// bool: the ply is the mover's own.
        OwnPlyRole,
        /// bool: the row that stands above those that rest.
        DividerRole,
        /// bool: a candidate that rests.
        RestingRole,
    };

    using QAbstractItemModel::QAbstractItemModel;

    /// Null empties it. Candidates that are still there keep their rows' indices. Between two
    /// calls with `reorder` they keep their places, and only their numbers change.
    void setState(PositionPtr position, SimulationPtr state, std::function<int(int)> colourOf,
                  bool reorder);
    [[nodiscard]] const SimulationPtr& state() const { return m_state; }
    /// Null for the divider and for nothing; of a ply its candidate.
    [[nodiscard]] const engine::SimulatedCandidate* candidate(const QModelIndex& index) const;
    /// Of a candidate; -1 = there is no such row.
    [[nodiscard]] int rowOf(int id) const;
    /// -1 = nobody rests.
    [[nodiscard]] int dividerRow() const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    /// The id of the divider among m_rows.
    static constexpr int kDivider = -1;

    [[nodiscard]] const engine::SimulatedCandidate* byId(int id) const;
    [[nodiscard]] std::vector<int> wantedRows() const;
    [[nodiscard]] bool rests(const engine::SimulatedCandidate& candidate) const;
    [[nodiscard]] QString text(const engine::SimulatedCandidate& candidate, int column) const;
    [[nodiscard]] QString plyText(const engine::SimulatedCandidate& candidate, int ply,
                                  int column) const;
    [[nodiscard]] QVariant candidateData(const engine::SimulatedCandidate& candidate, int column,
                                         int role) const;
    [[nodiscard]] QVariant plyData(const engine::SimulatedCandidate& candidate, int ply, int column,
                                   int role) const;
    [[nodiscard]] QString spoken(const engine::SimulatedCandidate& candidate) const;

    PositionPtr m_position;
    SimulationPtr m_state;
    std::function<int(int)> m_colourOf;
    std::vector<int> m_rows;  ///< ids of candidates, kDivider once at most
};

}  // namespace ui
