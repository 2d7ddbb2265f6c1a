// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cell_changes.h"

#include <QTableWidget>

namespace ui {

CellChanges::CellChanges(QTableWidget& table, int rows) : m_table(table)
{
    table.setRowCount(rows);
    table.model()->blockSignals(true);
}

CellChanges::~CellChanges()
{
    QAbstractItemModel* model = m_table.model();
    model->blockSignals(false);
    if (model->rowCount() == 0) return;
    emit model->dataChanged(model->index(0, 0),
                            model->index(model->rowCount() - 1, model->columnCount() - 1));
}

}  // namespace ui
