// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/board/position.h"
#include "ui/board/board_geometry.h"
#include "ui/board/overlay_marks.h"
#include "ui/theme/theme.h"

class QPainter;

/// The parts of the board as pictures; everything in device pixels from the first square's corner.
namespace ui::art {

/// Frame, squares, premium labels and the start square's star; of this many columns (x) and rows (y),
/// null = of all.
void paintSquares(QPainter& painter, const BoardGeometry& geometry,
                  const engine::BoardLayout& layout, const Theme& theme, const QRect& area = {});
/// What shows of a premium when a tile lies on it: a corner in its colour, on top of the tile.
void paintCoveredPremium(QPainter& painter, const QRectF& square, engine::Premium premium,
                         const Theme& theme);
void paintCoordinate(QPainter& painter, const QRectF& place, const QString& text, bool strong,
                     int cell, const Theme& theme);
void paintMark(QPainter& painter, const QRectF& square, const SquareMark& mark,
               engine::Premium premium, const Theme& theme);
/// A bar as long as the mark's level, with its number on it.
void paintLaneMark(QPainter& painter, const QRectF& place, const LaneMark& mark, int cell,
                   const Theme& theme);
/// The older the move (0 = the last one), the fainter.
void paintLastMoveOutline(QPainter& painter, const QRectF& square, int age, const Theme& theme);
/// A ring around the square and, on a free one, a triangle in the direction of typing.
void paintCursor(QPainter& painter, const QRectF& square, engine::Direction direction,
                 bool squareFree, bool focused, bool refusing, const Theme& theme);
/// The same past the end of a lane, where no square is.
void paintCursorAtEnd(QPainter& painter, const BoardGeometry& geometry, int row, int column,
                      engine::Direction direction, const Theme& theme);
void paintPill(QPainter& painter, const QRectF& place, const QString& text, const Theme& theme);
/// A straight line where paintWave() has a wave: a word that is made on the side.
void paintUnderline(QPainter& painter, const QRectF& squares, engine::Direction direction, int cell,
                    const Theme& theme);
/// A dashed frame around squares that the user chose.
void paintArea(QPainter& painter, const QRectF& squares, int cell, const Theme& theme);
/// A wave along a word, below the tiles or, for a word that goes down, to their left.
void paintWave(QPainter& painter, const QRectF& squares, engine::Direction direction, int cell,
               const Theme& theme);

/// Place for a score of `text` beside the word: before it, else behind it, else next to its first
/// square. `first` and `last` are the word's squares.
[[nodiscard]] QRect pillPlace(const BoardGeometry& geometry, engine::Direction direction,
                              std::pair<int, int> first, std::pair<int, int> last,
                              const QString& text);

/// "2W", "3L", or "DW", "TL" when BoardLook says so; both for a square that multiplies both; empty
/// for a plain one.
[[nodiscard]] QString premiumLabel(engine::Premium premium);

}  // namespace ui::art
