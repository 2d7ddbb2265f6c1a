// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QImage>
#include <QList>
#include <QRect>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include "engine/board/legality.h"
#include "engine/board/position.h"
#include "ui/board/move_entry.h"
#include "ui/board/overlay_marks.h"
#include "ui/theme/theme.h"

class QPainter;

namespace ui {

/// What a picture of a position shows beside its squares and tiles.
struct BoardPicture
{
    PositionPtr position;                    ///< never null
    QRect area;                              ///< columns and rows on the board; null = all of it
    std::vector<engine::PlacedTile> placed;  ///< outlined as the move that was made last
    std::vector<SquareMark> marks;           ///< of overlays
    std::vector<LaneMark> lanes;
    std::optional<engine::Move> ghost;  ///< a move that is only shown, with its score
    std::vector<engine::Tile> rack;     ///< below the board; none = no rack
    QString legend;                     ///< a line below; may be empty
    QStringList headings;               ///< of the list at the right
    QList<QStringList> rows;            ///< none = no list
};

/// How wide such a picture is for its height.
[[nodiscard]] QSizeF pictureShape(const BoardPicture& picture);

/// Draws it as large as the place allows, in the middle of it, without a ground; on any painter,
/// on any thread.
void paintPicture(QPainter& painter, const QRectF& place, const BoardPicture& picture,
                  const Theme& theme);

/// Draws a board as large as the place allows, for paper and pictures; on any thread. `placed` are
/// outlined as the move that was made last.
void paintBoard(QPainter& painter, const QRect& place, const engine::Position& position,
                const std::vector<engine::PlacedTile>& placed, const Theme& theme);

/// The same as a picture of this many pixels on the theme's ground.
[[nodiscard]] QImage boardImage(const engine::Position& position,
                                const std::vector<engine::PlacedTile>& placed, int side,
                                const Theme& theme);

/// A rack in a row of tiles; hidden ones as empty places.
void paintRack(QPainter& painter, const QRect& place, const engine::Alphabet& alphabet,
               const std::vector<engine::Tile>& tiles, int hidden, const Theme& theme);

}  // namespace ui
