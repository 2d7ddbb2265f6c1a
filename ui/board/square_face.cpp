// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/square_face.h"

#include <algorithm>

#include <QLinearGradient>
#include <QPainter>

#include "ui/theme/contrast.h"

namespace ui::art {

void paintPattern(QPainter& painter, const QRectF& face, engine::Premium premium,
                  const Theme& theme)
{
    const qreal cell = face.width();
    const QColor ground = theme.premiumColor(premium);
    const QColor ink = mixed(ground, theme.premiumInk(premium), 0.45);
    painter.save();
    painter.setClipRect(face);
    if (premium.word > 1) {
        const qreal step = cell / (premium.word * 1.5);
        painter.setPen(QPen(ink, std::max(1.0, cell * 0.03)));
        for (qreal offset = -cell; offset < cell; offset += step)
            painter.drawLine(face.bottomLeft() + QPointF(offset, 0),
                             face.topRight() + QPointF(offset, 0));
    } else {
        const int count = premium.letter + 1;
        const qreal step = cell / count;
        const qreal radius = std::max(0.8, cell * 0.035);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        for (int row = 0; row < count; ++row)
            for (int column = 0; column < count; ++column)
                painter.drawEllipse(face.topLeft() +
                                        QPointF((column + 0.5) * step, (row + 0.5) * step),
                                    radius, radius);
    }
    painter.restore();
}

void paintPlate(QPainter& painter, const QRectF& face, const QColor& ground)
{
    const qreal cell = face.width();
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(
        QRectF(face.center() - QPointF(cell * 0.34, cell * 0.22), QSizeF(cell * 0.68, cell * 0.44)),
        cell * 0.08, cell * 0.08);
}

void paintBlocked(QPainter& painter, const QRectF& face, const Theme& theme)
{
    const qreal cell = face.width();
    painter.save();
    painter.setClipRect(face);
    painter.fillRect(face, theme.blockedSquare);
    painter.setPen(
        QPen(mixed(theme.blockedSquare, theme.dark ? QColor(Qt::white) : QColor(0x4A4436), 0.35),
             std::max(1.0, cell * 0.045)));
    for (qreal offset = -cell; offset < cell; offset += cell / 4.5)
        painter.drawLine(face.bottomLeft() + QPointF(offset, 0),
                         face.topRight() + QPointF(offset, 0));
    // A shadow along the upper edges: the square lies deeper than its neighbours.
    const qreal depth = cell * 0.14;
    const QColor shade(0, 0, 0, theme.dark ? 150 : 95);
    QLinearGradient fromTop(face.topLeft(), face.topLeft() + QPointF(0, depth));
    fromTop.setColorAt(0, shade);
    fromTop.setColorAt(1, Qt::transparent);
    painter.fillRect(QRectF(face.topLeft(), QSizeF(cell, depth)), fromTop);
    QLinearGradient fromLeft(face.topLeft(), face.topLeft() + QPointF(depth, 0));
    fromLeft.setColorAt(0, shade);
    fromLeft.setColorAt(1, Qt::transparent);
    painter.fillRect(QRectF(face.topLeft(), QSizeF(depth, face.height())), fromLeft);
    painter.restore();
}

void paintOwnerMark(QPainter& painter, const QRectF& square, const Theme& theme)
{
    const qreal cell = square.width();
    const qreal radius = std::max(1.5, cell * 0.065);
    const QPointF centre = square.topRight() + QPointF(-cell * 0.17, cell * 0.15);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.tileInk);
    painter.drawEllipse(centre, radius, radius);
    painter.restore();
}

}  // namespace ui::art
