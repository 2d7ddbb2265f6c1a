// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/list_table.h"

#include <QEvent>
#include <QHeaderView>
#include <QTableView>

namespace ui {

namespace {

/// Rows stay as high as the letters need.
class RowHeights : public QObject
{
public:
    RowHeights(QTableView& table, int lines) : QObject(&table), m_table(table), m_lines(lines)
    {
        table.installEventFilter(this);
        apply();
    }

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::FontChange) apply();
        return false;
    }

private:
    void apply()
    {
        const int line = m_table.fontMetrics().height() + 2;
        m_table.verticalHeader()->setDefaultSectionSize(m_lines * line + 4);
    }

    QTableView& m_table;
    int m_lines;
};

}  // namespace

void keepRowHeights(QTableView& table, int lines)
{
    new RowHeights(table, lines);
}

void makeListTable(QTableView& table)
{
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::ExtendedSelection);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setAlternatingRowColors(true);
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.setTabKeyNavigation(false);
    table.verticalHeader()->hide();
    keepRowHeights(table, 1);
    table.horizontalHeader()->setHighlightSections(false);
    // A heading that has no room begins with its beginning.
    table.horizontalHeader()->setTextElideMode(Qt::ElideRight);
    table.horizontalHeader()->setSectionsMovable(true);
}

}  // namespace ui
