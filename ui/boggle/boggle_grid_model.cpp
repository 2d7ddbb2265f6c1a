// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boggle/boggle_grid_model.h"

#include "ui/boggle/boggle_text.h"

namespace ui {

BoggleGridModel::BoggleGridModel(QObject* parent) : QAbstractTableModel(parent) {}

void BoggleGridModel::setGrid(const engine::BoggleGrid& grid, const engine::Alphabet& alphabet)
{
    QStringList labels = boggleLabels(grid, alphabet);
    if (grid.size == m_size) {
        m_labels = std::move(labels);
        emit dataChanged(index(0, 0), index(m_size.rows - 1, m_size.columns - 1));
        return;
    }
    beginResetModel();
    m_size = grid.size;
    m_labels = std::move(labels);
    endResetModel();
}

int BoggleGridModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_size.rows;
}

int BoggleGridModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_size.columns;
}

QVariant BoggleGridModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    const int square = index.row() * m_size.columns + index.column();
    const QString& label = m_labels[square];
    if (role == Qt::DisplayRole) return label;
    if (role == Qt::AccessibleTextRole)
        return tr("%1: %2").arg(boggleSquareName(m_size, square),
                                label.isEmpty() ? tr("no letter") : label);
    return {};
}

}  // namespace ui

#include "moc_boggle_grid_model.cpp"
