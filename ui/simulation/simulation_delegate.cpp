// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulation/simulation_delegate.h"

#include <QPainter>

#include "ui/simulation/simulation_model.h"
#include "ui/theme/candidate_pen.h"
#include "ui/theme/theme.h"

namespace ui {

namespace {

constexpr int kSwatch = 26;  // pixels

}  // namespace

void SimulationDelegate::initStyleOption(QStyleOptionViewItem* option,
                                         const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const bool ofCandidate = index.column() == SimulationModel::MoveColumn &&
                             !index.data(SimulationModel::DividerRole).toBool() &&
                             !index.parent().isValid();
    if (!ofCandidate) return;
    // Room for the line.
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationSize = {kSwatch, option->fontMetrics.height() / 2};
    option->icon = {};
}

QSize SimulationDelegate::sizeHint(const QStyleOptionViewItem& option,
                                   const QModelIndex& index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(option.fontMetrics.height() + 6);
    return size;
}

void SimulationDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const
{
    const Theme& theme = Theme::current();
    const double bingos = index.data(SimulationModel::BingoRole).toDouble();
    if (bingos > 0) {
        painter->save();
        const QRectF room = QRectF(option.rect).adjusted(2, 4, -2, -4);
        const QRectF bar(room.left(), room.top(), room.width() * bingos, room.height());
        QColor colour = theme.candidate[0];
        colour.setAlpha(90);
        painter->setPen(QPen(theme.candidate[0], 1));
        // Filled for us, hollow for the others.
        painter->setBrush(index.data(SimulationModel::OwnPlyRole).toBool() ? QBrush(colour)
                                                                           : QBrush(Qt::NoBrush));
        painter->drawRect(bar);
        painter->restore();
    }
    QStyledItemDelegate::paint(painter, option, index);
    if (index.data(SimulationModel::DividerRole).toBool()) {
        painter->save();
        painter->setPen(QPen(option.palette.color(QPalette::Mid), 2));
        painter->drawLine(option.rect.topLeft(), option.rect.topRight());
        painter->restore();
        return;
    }
    if (index.column() != SimulationModel::MoveColumn || index.parent().isValid()) return;
    const int colour = index.data(SimulationModel::ColourRole).toInt();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    QPen pen =
        colour >= 0 ? candidatePen(theme, colour, 3) : QPen(option.palette.color(QPalette::Mid), 2);
    // On the selection's own blue the first colour would not be seen.
    if (selected) {
        const auto group =
            option.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
        pen.setColor(option.palette.color(group, QPalette::HighlightedText));
    }
    painter->save();
    painter->setPen(pen);
    const int left = option.rect.left() + 3;
    const int middle = option.rect.center().y();
    painter->drawLine(left, middle, left + kSwatch - 4, middle);
    painter->restore();
}

}  // namespace ui

#include "moc_simulation_delegate.cpp"
