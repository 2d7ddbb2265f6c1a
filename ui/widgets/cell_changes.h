// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableWidget;

namespace ui {

/// Cells are changed while it lives, and told of together at its end: told of one by one, columns and
/// rows that are as large as their texts would be measured anew each time, all of them.
class CellChanges
{
public:
    /// The table has this many rows from then on, and outlives this.
    CellChanges(QTableWidget& table, int rows);
    CellChanges(const CellChanges&) = delete;
    CellChanges& operator=(const CellChanges&) = delete;
    ~CellChanges();

private:
    QTableWidget& m_table;
};

}  // namespace ui
