// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "ui/training/training_run.h"

namespace ui {

/// The best and the worst leaves of a training side by side, of all sizes or of one.
class TrainedLeavesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { BestColumn, BestValueColumn, WorstColumn, WorstValueColumn, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// Null empties it.
    void setExtremes(LeaveExtremesPtr extremes);
    /// Tiles of the leaves; 0 = any number.
    void setSize(int tiles);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    /// Null when there are none.
    [[nodiscard]] const LeaveExtremes::OfSize* shown() const;

    LeaveExtremesPtr m_extremes;
    int m_size = 0;
};

}  // namespace ui
