// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/endings/move_room.h"

#include <algorithm>
#include <utility>

#include <QEvent>
#include <QHeaderView>
#include <QTreeView>

namespace ui {

MoveRoom::MoveRoom(QTreeView& tree, int moveColumn, QList<int> givingWay)
    : QObject(&tree), m_tree(tree), m_moveColumn(moveColumn), m_givingWay(std::move(givingWay))
{
    QHeaderView& header = *tree.header();
    header.setStretchLastSection(false);
    header.setSectionResizeMode(QHeaderView::ResizeToContents);
    header.setSectionResizeMode(moveColumn, QHeaderView::Stretch);
    tree.viewport()->installEventFilter(this);
    // Several rows come at once.
    const auto later = [this] {
        QMetaObject::invokeMethod(
            this, [this] { fit(); }, Qt::QueuedConnection);
    };
    connect(tree.model(), &QAbstractItemModel::rowsInserted, this, later);
    connect(tree.model(), &QAbstractItemModel::dataChanged, this, later);
    connect(&tree, &QTreeView::expanded, this, later);
    connect(&header, &QHeaderView::sectionResized, this, later);
}

bool MoveRoom::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize) fit();
    return QObject::eventFilter(watched, event);
}

int MoveRoom::wantedWidth(int column) const
{
    // Of a tree it is not public, of a view it is.
    const QAbstractItemView& view = m_tree;
    return std::max(view.sizeHintForColumn(column), m_tree.header()->sectionSizeHint(column));
}

void MoveRoom::fit()
{
    int lacking = wantedWidth(m_moveColumn) - m_tree.viewport()->width();
    for (int column = 0; column < m_tree.model()->columnCount(); ++column)
        if (column != m_moveColumn) lacking += wantedWidth(column);
    for (const int column : m_givingWay) {
        const bool gone = lacking > 0;
        if (m_tree.isColumnHidden(column) != gone) m_tree.setColumnHidden(column, gone);
        if (gone) lacking -= wantedWidth(column);
    }
}

}  // namespace ui
