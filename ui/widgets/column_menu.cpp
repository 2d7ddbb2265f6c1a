// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/column_menu.h"

#include <QHeaderView>
#include <QMenu>
#include <QTableView>

namespace ui {

namespace {

void openMenu(QTableView& table, QPoint place, const std::function<bool(int)>& offered)
{
    auto* menu = new QMenu(&table);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QAbstractItemModel& model = *table.model();
    for (int visual = 0; visual < model.columnCount(); ++visual) {
        const int column = table.horizontalHeader()->logicalIndex(visual);
        if (!offered(column)) continue;
        // "Rank by equity": says more than "#".
        const QString text =
            model.headerData(column, Qt::Horizontal, Qt::AccessibleTextRole).toString();
        QAction* action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(!table.isColumnHidden(column));
        QObject::connect(action, &QAction::toggled, &table,
                         [&table, column](bool on) { table.setColumnHidden(column, !on); });
    }
    menu->popup(place);
}

}  // namespace

void addColumnMenu(QTableView& table, std::function<bool(int column)> offered)
{
    QHeaderView* header = table.horizontalHeader();
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(header, &QWidget::customContextMenuRequested, &table,
                     [&table, header, offered](QPoint at) {
                         openMenu(table, header->mapToGlobal(at), offered);
                     });
    table.setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(&table, &QWidget::customContextMenuRequested, &table,
                     [&table, header, offered = std::move(offered)](QPoint) {
                         openMenu(table, header->mapToGlobal(header->rect().bottomLeft()), offered);
                     });
}

}  // namespace ui
