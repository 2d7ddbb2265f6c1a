// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QImage>
#include <QRect>

#include "engine/board/legality.h"
#include "engine/board/position.h"
#include "ui/theme/theme.h"

class QPainter;

namespace ui {

/// Draws a board as large as the place allows, for paper and pictures; on any thread. `placed` are
/// outlined as the move that was made last.
void paintBoard(QPainter& painter, const QRect& place, const engine::Position& position,
                const std::vector<engine::PlacedTile>& placed, const Theme& theme);

/// The same as a picture of so many pixels on the theme's ground.
[[nodiscard]] QImage boardImage(const engine::Position& position,
                                const std::vector<engine::PlacedTile>& placed, int side,
                                const Theme& theme);

/// A rack in a row of tiles; hidden ones as empty places.
void paintRack(QPainter& painter, const QRect& place, const engine::Alphabet& alphabet,
               const std::vector<engine::Tile>& tiles, int hidden, const Theme& theme);

}  // namespace ui
