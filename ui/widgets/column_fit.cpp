// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/column_fit.h"

#include <utility>

#include <QEvent>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QTableView>

namespace ui {

namespace {

constexpr int kLeastCharacters = 14;

}  // namespace

ColumnFit::ColumnFit(QTableView& table, int spared, QList<int> givingWay)
    : QObject(&table), m_table(table), m_spared(spared), m_givingWay(std::move(givingWay))
{
    table.viewport()->installEventFilter(this);
}

void ColumnFit::fit()
{
    if (m_fitting) return;
    const QScopedValueRollback fitting(m_fitting, true);
    const auto wanted = [this](int column) {
        return !m_table.isColumnHidden(column) || m_gone.contains(column);
    };
    const auto width = [this](int column) {
        return m_table.isColumnHidden(column) ? m_gone.value(column) : m_table.columnWidth(column);
    };
    int missing =
        m_table.fontMetrics().averageCharWidth() * kLeastCharacters - m_table.viewport()->width();
    for (int column = 0; column < m_table.model()->columnCount(); ++column)
        if (column != m_spared && wanted(column)) missing += width(column);
    QHash<int, int> gone;
    for (const int column : std::as_const(m_givingWay)) {
        if (missing <= 0) break;
        if (!wanted(column)) continue;
        gone.insert(column, width(column));
        missing -= width(column);
    }
    const QHash<int, int> before = std::exchange(m_gone, gone);
    for (auto it = before.begin(); it != before.end(); ++it)
        if (!gone.contains(it.key())) m_table.setColumnHidden(it.key(), false);
    for (auto it = gone.begin(); it != gone.end(); ++it) m_table.setColumnHidden(it.key(), true);
}

void ColumnFit::release()
{
    const QHash<int, int> gone = std::exchange(m_gone, {});
    for (auto it = gone.begin(); it != gone.end(); ++it) m_table.setColumnHidden(it.key(), false);
}

bool ColumnFit::eventFilter(QObject*, QEvent* event)
{
    // Of the viewport, also while the table is being taken down: that may not be asked then.
    if (event->type() == QEvent::Resize) fit();
    return false;
}

}  // namespace ui
