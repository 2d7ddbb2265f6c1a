// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cell_table_model.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include <QLocale>

namespace ui {

CellTableModel::CellTableModel(QStringList headers, QObject* parent)
    : QAbstractTableModel(parent), m_headers(std::move(headers))
{
}

CellTableModel::Cell CellTableModel::number(qlonglong value)
{
    return {QLocale().toString(value), static_cast<double>(value), true};
}

CellTableModel::Cell CellTableModel::difference(qlonglong value)
{
    Cell cell = number(value);
    if (value > 0) cell.text.prepend(u'+');
    if (value < 0) cell.text = QChar(u'\u2212') + QLocale().toString(-value);
    return cell;
}

void CellTableModel::setRows(std::vector<Row> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    arrange();
    endResetModel();
}

int CellTableModel::sourceIndex(int row) const
{
    return m_order[static_cast<std::size_t>(row)];
}

int CellTableModel::rowOfSource(int source) const
{
    const auto at = std::ranges::find(m_order, source);
    return at == m_order.end() ? -1 : static_cast<int>(at - m_order.begin());
}

void CellTableModel::arrange()
{
    m_order.resize(m_rows.size());
    std::iota(m_order.begin(), m_order.end(), 0);
    if (m_sortColumn < 0) return;
    const auto cell = [this](int row) -> const Cell& {
        return m_rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(m_sortColumn)];
    };
    const auto isBefore = [&](int a, int b) {
        if (cell(a).isNumber) return cell(a).key < cell(b).key;
        return cell(a).text.localeAwareCompare(cell(b).text) < 0;
    };
    const bool descending = m_sortOrder == Qt::DescendingOrder;
    std::ranges::stable_sort(
        m_order, [&](int a, int b) { return descending ? isBefore(b, a) : isBefore(a, b); });
}

int CellTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CellTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_headers.size());
}

QVariant CellTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Cell& cell = m_rows[static_cast<std::size_t>(sourceIndex(index.row()))]
                             [static_cast<std::size_t>(index.column())];
    if (role == Qt::ToolTipRole && !cell.help.isEmpty()) return cell.help;
    // Long ones may be cut.
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole) return cell.text;
    if (role == Qt::TextAlignmentRole)
        return QVariant(cell.isNumber ? Qt::AlignRight | Qt::AlignVCenter
                                      : Qt::AlignLeft | Qt::AlignVCenter);
    return {};
}

QVariant CellTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    // Long ones, such as names, may be cut.
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole) return m_headers[section];
    if (role == Qt::TextAlignmentRole && !m_rows.empty())
        return data(index(0, section), Qt::TextAlignmentRole);
    return {};
}

void CellTableModel::sort(int column, Qt::SortOrder order)
{
    if (column == m_sortColumn && order == m_sortOrder) return;
    emit layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    std::vector<int> sources;
    for (const QModelIndex& index : before) sources.push_back(sourceIndex(index.row()));
    m_sortColumn = column;
    m_sortOrder = order;
    arrange();
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i)
        after.append(index(rowOfSource(sources[static_cast<std::size_t>(i)]), before[i].column()));
    changePersistentIndexList(before, after);
    emit layoutChanged();
}

}  // namespace ui

#include "moc_cell_table_model.cpp"
