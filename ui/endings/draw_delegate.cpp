// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/endings/draw_delegate.h"

#include <QPainter>

#include "ui/endings/draw_matrix.h"
#include "ui/theme/contrast.h"
#include "ui/theme/measures.h"
#include "ui/theme/theme.h"

namespace ui {

namespace {

using engine::PreEndgameResult;

/// Steps of the theme's signed scale.
constexpr std::size_t kLoss = 2;
constexpr std::size_t kTie = 3;
constexpr std::size_t kWin = 4;
constexpr std::size_t kLossEdge = 1;
constexpr std::size_t kWinEdge = 5;
constexpr double kCorner = 3;

}  // namespace

QSize DrawDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(option.fontMetrics.height() + 2 * gap::kFine);
    return size;
}

void DrawDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    const QVariant role = index.data(DrawMatrix::ResultRole);
    const auto result = static_cast<PreEndgameResult>(role.toInt());
    if (!role.isValid() || result == PreEndgameResult::Unknown)
        return QStyledItemDelegate::paint(painter, option, index);
    const Theme& theme = Theme::current();
    const bool proved = index.data(DrawMatrix::ProvedRole).toBool();
    const bool loss = result == PreEndgameResult::Loses;
    const bool win = result == PreEndgameResult::Wins;
    const QColor fill = theme.signedScale[loss ? kLoss : win ? kWin : kTie];
    const QColor edge = loss  ? theme.signedScale[kLossEdge]
                        : win ? theme.signedScale[kWinEdge]
                              : option.palette.color(QPalette::Mid);
    const QRectF box = QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QPen pen(edge, 1);
    if (!proved) pen.setStyle(Qt::DotLine);
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter->fillRect(option.rect, option.palette.color(QPalette::Highlight));
        if (!proved) painter->fillRect(box, option.palette.color(QPalette::Base));
    }
    painter->setPen(pen);
    painter->setBrush(proved ? QBrush(fill) : QBrush(Qt::NoBrush));
    painter->drawRoundedRect(box, kCorner, kCorner);
    if (loss && proved) {
        QColor hatch = edge;
        hatch.setAlphaF(0.35F);
        painter->setPen(Qt::NoPen);
        painter->setBrush(QBrush(hatch, Qt::BDiagPattern));
        painter->drawRoundedRect(box, kCorner, kCorner);
    }
    const QColor text = option.palette.color(QPalette::Text);
    painter->setPen(proved ? readableInk(fill, text, option.palette.color(QPalette::Base)) : text);
    QFont font = option.font;
    font.setBold(proved);
    painter->setFont(font);
    painter->drawText(box, Qt::AlignCenter, index.data().toString());
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(text, 2));
        painter->drawRoundedRect(box, kCorner, kCorner);
    }
    painter->restore();
}

}  // namespace ui

#include "moc_draw_delegate.cpp"
