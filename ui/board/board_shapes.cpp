// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_shapes.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include "engine/board/move_notation.h"

namespace ui::shapes {
namespace {

/// Translations of the free functions here have one context.
struct BoardShapesText
{
    Q_DECLARE_TR_FUNCTIONS(ui::BoardShapes)
};

QPen penFor(engine::ShapeColour colour, qreal width, const QColor& ink)
{
    QPen pen(ink, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    switch (colour) {
    case engine::ShapeColour::Green: break;
    case engine::ShapeColour::Red: pen.setDashPattern({2.2, 0.8}); break;
    case engine::ShapeColour::Yellow: pen.setDashPattern({0.9, 0.6}); break;
    case engine::ShapeColour::Blue: pen.setDashPattern({2.6, 0.6, 0.7, 0.6}); break;
    }
    return pen;
}

/// What sets a drawing off from whatever lies under it.
QColor casing(const Theme& theme)
{
    return theme.dark ? QColor(0, 0, 0, 200) : QColor(255, 255, 255, 220);
}

void paintRing(QPainter& painter, const QRectF& square, const engine::Shape& shape,
               const Theme& theme)
{
    const qreal width = std::max(2.0, square.width() * 0.09);
    const QRectF ring = square.adjusted(width, width, -width, -width);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(casing(theme), width * 1.7));
    painter.drawEllipse(ring);
    painter.setPen(penFor(shape.colour, width, colourOf(shape.colour, theme)));
    painter.drawEllipse(ring);
}

void paintArrow(QPainter& painter, const QRectF& from, const QRectF& to, const engine::Shape& shape,
                const Theme& theme)
{
    const qreal cell = from.width();
    const qreal width = std::max(2.5, cell * 0.13);
    const QPointF way = to.center() - from.center();
    const qreal length = std::hypot(way.x(), way.y());
    const QPointF along = way / length;
    const QPointF aside(-along.y(), along.x());
    const QPointF tip = to.center() + along * cell * 0.12;
    const QPointF neck = tip - along * cell * 0.42;
    const QPointF start = from.center() + along * cell * 0.18;
    QPainterPath head;
    head.moveTo(tip);
    head.lineTo(neck + aside * cell * 0.24);
    head.lineTo(neck - aside * cell * 0.24);
    head.closeSubpath();
    const QColor ink = colourOf(shape.colour, theme);
    painter.setPen(QPen(casing(theme), width * 1.6, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(start, neck);
    painter.setPen(QPen(casing(theme), width * 0.6, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.setBrush(ink);
    painter.drawPath(head);
    painter.setPen(penFor(shape.colour, width, ink));
    painter.drawLine(start, neck + along * cell * 0.04);
    painter.setPen(Qt::NoPen);
    painter.drawPath(head);
}

}  // namespace

QRect reach(const BoardGeometry& geometry, const engine::Shape& shape)
{
    const int margin = std::max(3, geometry.cell() / 8);
    return geometry.square(shape.row, shape.column)
        .united(geometry.square(shape.toRow, shape.toColumn))
        .adjusted(-margin, -margin, margin, margin);
}

void paint(QPainter& painter, const BoardGeometry& geometry, const engine::Shape& shape,
           const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF from = geometry.square(shape.row, shape.column);
    if (shape.isArrow())
        paintArrow(painter, from, geometry.square(shape.toRow, shape.toColumn), shape, theme);
    else paintRing(painter, from, shape, theme);
    painter.restore();
}

void paintPointed(QPainter& painter, const QRectF& square, const Theme& theme)
{
    const qreal width = std::max(2.0, square.width() * 0.08);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const QRectF frame = square.adjusted(width / 2, width / 2, -width / 2, -width / 2);
    painter.setPen(QPen(casing(theme), width * 2));
    painter.drawRect(frame);
    painter.setPen(QPen(theme.cursor, width));
    painter.drawRect(frame);
    painter.restore();
}

QColor colourOf(engine::ShapeColour colour, const Theme& theme)
{
    switch (colour) {
    case engine::ShapeColour::Green: return theme.candidate[2];
    case engine::ShapeColour::Red: return theme.dark ? QColor(0xFF5A4F) : QColor(0xC01F2E);
    case engine::ShapeColour::Yellow: return theme.dark ? QColor(0xFFD84A) : QColor(0xC98A00);
    case engine::ShapeColour::Blue: return theme.candidate[0];
    }
    return theme.cursor;
}

QString colourName(engine::ShapeColour colour)
{
    switch (colour) {
    case engine::ShapeColour::Green: return BoardShapesText::tr("green");
    case engine::ShapeColour::Red: return BoardShapesText::tr("red");
    case engine::ShapeColour::Yellow: return BoardShapesText::tr("yellow");
    case engine::ShapeColour::Blue: return BoardShapesText::tr("blue");
    }
    return {};
}

QString describe(const engine::Shape& shape)
{
    const auto name = [](int row, int column) {
        return QString::fromStdString(engine::squareName(row, column));
    };
    if (!shape.isArrow()) return BoardShapesText::tr("marked %1").arg(colourName(shape.colour));
    return BoardShapesText::tr("%1 arrow from %2 to %3")
        .arg(colourName(shape.colour), name(shape.row, shape.column),
             name(shape.toRow, shape.toColumn));
}

}  // namespace ui::shapes
