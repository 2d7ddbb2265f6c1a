// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/list_table.h"

#include <algorithm>

#include <QAbstractItemModel>
#include <QEvent>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QStyle>
#include <QStyleOptionHeader>
#include <QTableView>

namespace ui {

namespace {

// More take longer than a frame to be found again.
constexpr int kMostKeptSelected = 1000;

/// Headings that have no room end with dots. Qt 6.4 itself only does so where the whole header has
/// none.
class ListHeader : public QHeaderView
{
public:
    explicit ListHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent)
    {
        setSectionsClickable(true);
        setSectionsMovable(true);
    }

protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override
    {
        QHeaderView::initStyleOptionForIndex(option, section);
        int room =
            sectionSize(section) - 2 * style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, this);
        if (option->sortIndicator != QStyleOptionHeader::None)
            room -= style()->pixelMetric(QStyle::PM_HeaderMarkSize, nullptr, this);
        option->text = option->fontMetrics.elidedText(option->text, Qt::ElideRight, room);
    }
};

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
    table.setHorizontalHeader(new ListHeader(&table));
}

void setSortedModel(QTableView& table, QAbstractItemModel& model)
{
    // Before the selection hears of it, which connects when the model is set.
    QObject::connect(&model, &QAbstractItemModel::layoutAboutToBeChanged, &table, [&table] {
        QItemSelectionModel* selection = table.selectionModel();
        int rows = 0;
        for (const QItemSelectionRange& range : selection->selection()) rows += range.height();
        if (rows > kMostKeptSelected)
            selection->select(table.currentIndex(),
                              QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    });
    table.setModel(&model);
}

QList<int> selectedRows(const QTableView& table)
{
    QList<int> rows;
    const QItemSelection selection = table.selectionModel()->selection();
    for (const QItemSelectionRange& range : selection)
        for (int row = range.top(); row <= range.bottom(); ++row) rows.append(row);
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

}  // namespace ui
