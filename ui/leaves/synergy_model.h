// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "ui/leaves/leave_list_model.h"

namespace ui {

/// What pairs of tiles are worth beyond their parts: a row and a column for each kind of tile.
class SynergyModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        /// double, -1..1: the synergy against the greatest; invalid where there is none.
        LevelRole = Qt::UserRole + 1,
        /// Short forms of the number for small cells: in whole points, as a sign.
        WholeRole,
        SignRole,
    };

    explicit SynergyModel(QObject* parent = nullptr);
    /// Null = empty.
    void setBook(LeaveBookPtr book);
    /// How the number comes about, in a sentence.
    [[nodiscard]] QString explanation(int row, int column) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString label(int tile) const;

    LeaveBookPtr m_book;
};

}  // namespace ui
