// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/trained_leaves_model.h"

#include <algorithm>
#include <utility>

#include "ui/language/text.h"
#include "ui/leaves/leave_list_model.h"

namespace ui {

const LeaveExtremes::OfSize* TrainedLeavesModel::shown() const
{
    const auto size = static_cast<std::size_t>(m_size);
    return m_extremes && size < m_extremes->sizes.size() ? &m_extremes->sizes[size] : nullptr;
}

void TrainedLeavesModel::setExtremes(LeaveExtremesPtr extremes)
{
    if (extremes == m_extremes) return;
    beginResetModel();
    m_extremes = std::move(extremes);
    endResetModel();
}

void TrainedLeavesModel::setSize(int tiles)
{
    if (tiles == m_size) return;
    beginResetModel();
    m_size = tiles;
    endResetModel();
}

int TrainedLeavesModel::rowCount(const QModelIndex& parent) const
{
    const auto* rows = parent.isValid() ? nullptr : shown();
    return rows ? static_cast<int>(std::max(rows->best.size(), rows->worst.size())) : 0;
}

int TrainedLeavesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant TrainedLeavesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const bool value = index.column() == BestValueColumn || index.column() == WorstValueColumn;
    if (role == Qt::TextAlignmentRole)
        return QVariant((value ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    const bool best = index.column() == BestColumn || index.column() == BestValueColumn;
    const auto& entries = best ? shown()->best : shown()->worst;
    const auto row = static_cast<std::size_t>(index.row());
    if (row >= entries.size()) return {};
    return value ? leavePoints(static_cast<double>(entries[row].points))
                 : fromUtf8(entries[row].leave);
}

QVariant TrainedLeavesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case BestColumn: return tr("Best leaves");
    case WorstColumn: return tr("Worst leaves");
    case BestValueColumn:
    case WorstValueColumn: return tr("Value");
    default: return {};
    }
}

}  // namespace ui

#include "moc_trained_leaves_model.cpp"
