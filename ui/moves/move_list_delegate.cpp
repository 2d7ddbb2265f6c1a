// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moves/move_list_delegate.h"

#include <QApplication>
#include <QPainter>
#include <QPainterPath>

#include "ui/moves/move_list_model.h"
#include "ui/theme/candidate_pen.h"
#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"

namespace ui {

namespace {

/// The number of the pin over its line; of a row that is not pinned the outline of a star where
/// the pointer is.
void paintPin(QPainter& painter, const QStyleOptionViewItem& option, int pin)
{
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    // The selection of a list without the keys is pale.
    const auto group =
        option.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
    const QColor ink =
        option.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text);
    painter.setPen(ink);
    if (pin < 0) {
        if (!option.state.testFlag(QStyle::State_MouseOver)) return;
        painter.setOpacity(0.6);
        painter.drawText(option.rect, Qt::AlignCenter, QStringLiteral("☆"));
        return;
    }
    const QRectF area = QRectF(option.rect).adjusted(3, 1, -3, -1);
    QFont font = scaled(option.font, textSize::kSmall);
    font.setBold(true);
    painter.setFont(font);
    painter.drawText(area.adjusted(0, 0, 0, -3), Qt::AlignCenter, QString::number(pin + 1));
    QPen line = candidatePen(Theme::current(), pin, 3);
    // On the selection's own blue the first colour would not be seen.
    if (selected) line.setColor(ink);
    painter.setPen(line);
    painter.drawLine(area.bottomLeft() - QPointF(0, 1.5), area.bottomRight() - QPointF(0, 1.5));
}

/// A wave under the text, as on the board.
void paintWave(QPainter& painter, const QRectF& text, const QColor& colour)
{
    QPainterPath wave(text.bottomLeft());
    bool up = true;
    for (qreal x = text.left() + 3; x <= text.right(); x += 3) {
        wave.lineTo(x, text.bottom() - (up ? 2.5 : 0));
        up = !up;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.3));
    painter.drawPath(wave);
}

}  // namespace

void MoveListDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const
{
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const Theme& theme = Theme::current();
    const bool played = index.data(MoveListModel::PlayedRole).toBool();
    if (!selected) {
        if (played) {
            QColor tint = theme.lastMove;
            tint.setAlpha(theme.dark ? 60 : 34);
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
    if (index.column() != MoveListModel::MoveColumn && index.column() != MoveListModel::PinColumn)
        return;
    QStyleOptionViewItem full = option;
    initStyleOption(&full, index);
    painter->save();
    painter->setClipRect(option.rect);
    if (index.column() == MoveListModel::PinColumn) {
        if (!index.data(MoveListModel::FoldRole).toBool())
            paintPin(*painter, full, index.data(MoveListModel::PinRole).toInt());
    } else {
        const QFontMetrics metrics(full.font);
        const int width = metrics.horizontalAdvance(full.text);
        full.widget = option.widget;
        const QStyle* style = full.widget ? full.widget->style() : QApplication::style();
        QRect area = full.rect;
        area.setLeft(style->subElementRect(QStyle::SE_ItemViewItemText, &full, full.widget).left());
        const int left = area.left() + 3;
        const auto group =
            option.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
        const QColor ink = full.palette.color(group, selected ? QPalette::HighlightedText
                                                              : QPalette::PlaceholderText);
        if (index.data(MoveListModel::PhonyRole).toBool()) {
            const int bottom = full.rect.center().y() + metrics.height() / 2 + 1;
            paintWave(*painter, QRectF(left, bottom - 4, width, 4), selected ? ink : theme.invalid);
        }
        const QString note = tr("played");
        if (played && width + metrics.horizontalAdvance(note) + 18 < area.width()) {
            painter->setPen(ink);
            painter->drawText(area.adjusted(width + 14, 0, -4, 0), Qt::AlignVCenter | Qt::AlignLeft,
                              note);
        }
    }
    painter->restore();
}

}  // namespace ui

#include "moc_move_list_delegate.cpp"
