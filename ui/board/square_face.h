// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include "engine/rules/board_layout.h"
#include "ui/theme/theme.h"

class QPainter;

/// What the faces of squares have beside their colour.
namespace ui::art {

/// Slanted lines for words, dots for letters; the more of them, the higher the factor.
void paintPattern(QPainter& painter, const QRectF& face, engine::Premium premium,
                  const Theme& theme);
/// Ground for a label on a pattern.
void paintPlate(QPainter& painter, const QRectF& face, const QColor& ground);
/// A square that takes no tile: hatched, and deeper than its neighbours.
void paintBlocked(QPainter& painter, const QRectF& face, const Theme& theme);
/// What tells the tiles of the second player from those of the first: a dot in the upper right
/// corner, on top of the tile.
void paintOwnerMark(QPainter& painter, const QRectF& square, const Theme& theme);

}  // namespace ui::art
