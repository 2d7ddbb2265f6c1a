// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

#include <QPointF>
#include <QRect>
#include <QRectF>
#include <QSize>

#include "engine/board/move.h"

namespace ui {

/// Where the squares are. Everything is laid out in whole device pixels, so that no seams appear
/// at fractional scale factors; logical coordinates are derived from that.
class BoardGeometry
{
public:
    BoardGeometry() = default;
    /// The largest squares that fit, centred. `phase` is the part of a device pixel by which the
    /// widget's own corner lies off the grid of the screen. With `allSides` there is room for
    /// coordinates at the right and below, too.
    BoardGeometry(QSize logicalSize, qreal devicePixelRatio, QPointF phase, int rows, int columns,
                  bool allSides = false);

    [[nodiscard]] bool valid() const { return m_cell > 0; }
    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] qreal devicePixelRatio() const { return m_ratio; }
    /// Device pixels per square.
    [[nodiscard]] int cell() const { return m_cell; }
    /// Width of the frame around the squares, device pixels.
    [[nodiscard]] int frame() const;
    /// Corner of the first square in device pixels from the widget's corner.
    [[nodiscard]] QPointF origin() const { return m_origin; }

    /// Device pixels from the first square's corner. May lie outside the board.
    [[nodiscard]] QRect square(int row, int column) const
    {
        return {column * m_cell, row * m_cell, m_cell, m_cell};
    }
    /// Squares and frame, device pixels from the first square's corner.
    [[nodiscard]] QRect board() const;
    /// Place of a row's number and of a column's letters.
    [[nodiscard]] QRect rowLabel(int row) const;
    [[nodiscard]] QRect columnLabel(int column) const;
    [[nodiscard]] bool allSides() const { return m_allSides; }
    /// The same at the right and below; only with allSides().
    [[nodiscard]] QRect farRowLabel(int row) const;
    [[nodiscard]] QRect farColumnLabel(int column) const;

    /// From device pixels off the first square to the widget's logical coordinates.
    [[nodiscard]] QRectF toLogical(const QRectF& device) const;
    [[nodiscard]] std::optional<std::pair<int, int>> squareAt(QPointF logical) const;
    /// The row (across) or column (down) whose name is there.
    [[nodiscard]] std::optional<std::pair<engine::Direction, int>> laneAt(QPointF logical) const;

    /// Logical size that holds squares of a given logical size.
    [[nodiscard]] static QSize sizeFor(qreal cell, int rows, int columns, bool allSides = false);

    friend bool operator==(const BoardGeometry&, const BoardGeometry&) = default;

private:
    int m_rows = 0;
    int m_columns = 0;
    int m_cell = 0;
    bool m_allSides = false;
    qreal m_ratio = 1.0;
    QPointF m_origin;
};

}  // namespace ui
