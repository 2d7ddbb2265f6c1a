// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/move_list_delegate.h"

#include <QPainter>

#include "ui/models/move_list_model.h"
#include "ui/theme/theme.h"

namespace ui {

void MoveListDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const
{
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (!selected) {
        const Theme& theme = Theme::current();
        if (index.data(MoveListModel::PlayedRole).toBool()) {
            QColor tint = theme.lastMove;
            tint.setAlpha(60);
            painter->fillRect(option.rect, tint);
        }
        if (index.data(MoveListModel::OnSquareRole).toBool()) {
            QColor tint = theme.cursor;
            tint.setAlpha(50);
            painter->fillRect(option.rect, tint);
        }
        if (index.column() == MoveListModel::DeltaColumn) {
            const double level = index.data(MoveListModel::DeltaLevelRole).toDouble();
            QColor bar = theme.signedScale[level > 0.5 ? 0 : 1];
            bar.setAlpha(90);
            QRectF area = QRectF(option.rect).adjusted(2, 3, -2, -3);
            // The bar grows from the numbers leftwards: the longer, the worse.
            area.setLeft(area.right() - area.width() * level);
            painter->fillRect(area, bar);
        }
    }
    QStyledItemDelegate::paint(painter, option, index);
}

void MoveListDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    // Points end where the tiles of the next column begin: keep them apart.
    if (index.column() == MoveListModel::LeaveColumn)
        option->text.prepend(QLatin1StringView("   "));
}

}  // namespace ui
