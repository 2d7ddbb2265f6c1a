// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QObject>

class QTableView;

namespace ui {

/// Keeps the column of a table that gets the room to spare wide enough to be read: where the table
/// is narrow other columns give way, one after the other, and come back when there is room. Those
/// that were hidden by hand stay hidden.
class ColumnFit : public QObject
{
public:
    /// `spared` is stretched by the table's header; `givingWay` are the others that may be hidden,
    /// the first to go first.
    ColumnFit(QTableView& table, int spared, QList<int> givingWay);

    void fit();
    /// Shows what gave way, so that what is shown and hidden is what was wanted; fit() undoes it.
    void release();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QTableView& m_table;
    int m_spared;
    QList<int> m_givingWay;
    QHash<int, int> m_gone;  ///< columns that gave way, and how wide they were
    bool m_fitting = false;
};

}  // namespace ui
