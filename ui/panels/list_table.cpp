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
    explicit RowHeights(QTableView& table) : QObject(&table), m_table(table)
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
        m_table.verticalHeader()->setDefaultSectionSize(m_table.fontMetrics().height() + 6);
    }

    QTableView& m_table;
};

}  // namespace

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
    new RowHeights(table);
    table.horizontalHeader()->setHighlightSections(false);
    // A heading that has no room begins with its beginning.
    table.horizontalHeader()->setTextElideMode(Qt::ElideRight);
    table.horizontalHeader()->setSectionsMovable(true);
}

}  // namespace ui
