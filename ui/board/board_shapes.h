// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>

#include "engine/game/annotations.h"
#include "ui/board/board_geometry.h"
#include "ui/theme/theme.h"

class QPainter;

/// What people draw on the board: arrows and marked squares. Every colour has a line of its own
/// as well: green is whole, red dashed, yellow dotted, blue both.
namespace ui::shapes {

/// Everything that painting the shape touches, device pixels.
[[nodiscard]] QRect reach(const BoardGeometry& geometry, const engine::Shape& shape);
void paint(QPainter& painter, const BoardGeometry& geometry, const engine::Shape& shape,
           const Theme& theme);
/// A square that something points at for the moment.
void paintPointed(QPainter& painter, const QRectF& square, const Theme& theme);

[[nodiscard]] QColor colourOf(engine::ShapeColour colour, const Theme& theme);
/// "green", in the user's language.
[[nodiscard]] QString colourName(engine::ShapeColour colour);
/// "marked red", "blue arrow from 8H to 8D".
[[nodiscard]] QString describe(const engine::Shape& shape);

}  // namespace ui::shapes
