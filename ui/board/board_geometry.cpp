// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_geometry.h"

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

// In squares: room for the coordinates before the first square, and for the frame behind the last.
constexpr qreal kLead = 0.72;
constexpr qreal kTrail = 0.16;
constexpr qreal kLargestSquare = 96.0;  ///< logical pixels; a board of one square stays a board

qreal trailOf(bool allSides)
{
    return allSides ? kLead : kTrail;
}

}  // namespace

BoardGeometry::BoardGeometry(QSize logicalSize, qreal devicePixelRatio, QPointF phase, int rows,
                             int columns, bool allSides)
    : m_rows(rows), m_columns(columns), m_allSides(allSides), m_ratio(devicePixelRatio)
{
    const qreal margins = kLead + trailOf(allSides);
    const qreal width = logicalSize.width() * m_ratio;
    const qreal height = logicalSize.height() * m_ratio;
    const qreal fitting = std::min(
        {width / (columns + margins), height / (rows + margins), kLargestSquare * m_ratio});
    m_cell = static_cast<int>(std::floor(fitting));
    if (m_cell <= 0) return;
    const qreal left = (width - (columns + margins) * m_cell) / 2 + kLead * m_cell;
    const qreal top = (height - (rows + margins) * m_cell) / 2 + kLead * m_cell;
    m_origin =
        QPointF(std::round(left + phase.x()) - phase.x(), std::round(top + phase.y()) - phase.y());
}

int BoardGeometry::frame() const
{
    return std::max(2, m_cell / 16);
}

QRect BoardGeometry::board() const
{
    const int edge = frame();
    return QRect(0, 0, m_columns * m_cell, m_rows * m_cell).adjusted(-edge, -edge, edge, edge);
}

QRect BoardGeometry::rowLabel(int row) const
{
    const int width = static_cast<int>(kLead * m_cell) - frame();
    return {-frame() - width, row * m_cell, width, m_cell};
}

QRect BoardGeometry::columnLabel(int column) const
{
    const int height = static_cast<int>(kLead * m_cell) - frame();
    return {column * m_cell, -frame() - height, m_cell, height};
}

QRect BoardGeometry::farRowLabel(int row) const
{
    return rowLabel(row).translated(rowLabel(row).width() + 2 * frame() + m_columns * m_cell, 0);
}

QRect BoardGeometry::farColumnLabel(int column) const
{
    const QRect label = columnLabel(column);
    return label.translated(0, label.height() + 2 * frame() + m_rows * m_cell);
}

QRectF BoardGeometry::toLogical(const QRectF& device) const
{
    return {(device.x() + m_origin.x()) / m_ratio, (device.y() + m_origin.y()) / m_ratio,
            device.width() / m_ratio, device.height() / m_ratio};
}

std::optional<std::pair<int, int>> BoardGeometry::squareAt(QPointF logical) const
{
    if (!valid()) return std::nullopt;
    const QPointF device = logical * m_ratio - m_origin;
    const int column = static_cast<int>(std::floor(device.x() / m_cell));
    const int row = static_cast<int>(std::floor(device.y() / m_cell));
    if (row < 0 || column < 0 || row >= m_rows || column >= m_columns) return std::nullopt;
    return std::pair(row, column);
}

std::optional<std::pair<engine::Direction, int>> BoardGeometry::laneAt(QPointF logical) const
{
    if (!valid()) return std::nullopt;
    const QPoint device = (logical * m_ratio - m_origin).toPoint();
    for (int row = 0; row < m_rows; ++row)
        if (rowLabel(row).contains(device) || (m_allSides && farRowLabel(row).contains(device)))
            return std::pair(engine::Direction::Across, row);
    for (int column = 0; column < m_columns; ++column)
        if (columnLabel(column).contains(device) ||
            (m_allSides && farColumnLabel(column).contains(device)))
            return std::pair(engine::Direction::Down, column);
    return std::nullopt;
}

QSize BoardGeometry::sizeFor(qreal cell, int rows, int columns, bool allSides)
{
    const qreal margins = kLead + trailOf(allSides);
    return {static_cast<int>(std::ceil((columns + margins) * cell)),
            static_cast<int>(std::ceil((rows + margins) * cell))};
}

}  // namespace ui
