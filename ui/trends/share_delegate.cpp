// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/trends/share_delegate.h"

#include <QPainter>

#include "ui/theme/measures.h"
#include "ui/theme/theme.h"
#include "ui/widgets/cell_table_model.h"

namespace ui {

ShareDelegate::ShareDelegate(const CellTableModel& model, QObject* parent)
    : QStyledItemDelegate(parent), m_model(model)
{
}

void ShareDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const auto source = static_cast<std::size_t>(m_model.sourceIndex(index.row()));
    if (source >= m_shares.size() || m_shares[source] <= 0) return;
    // The number stands at the right, the bar under it.
    constexpr double kHigh = 0.16;
    const QRectF cell(option.rect);
    const double wide = (cell.width() - 2 * gap::kNormal) * m_shares[source];
    const double high = cell.height() * kHigh;
    painter->save();
    painter->setPen(Qt::NoPen);
    painter->setBrush(Theme::current().candidate[0]);
    painter->drawRect(
        QRectF(cell.right() - gap::kNormal - wide, cell.bottom() - high - 1, wide, high));
    painter->restore();
}

}  // namespace ui

#include "moc_share_delegate.cpp"
