// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_image.h"

#include <algorithm>

#include <QPainter>

#include "engine/board/move_notation.h"
#include "ui/board/board_art.h"
#include "ui/board/board_geometry.h"
#include "ui/board/tile_atlas.h"

namespace ui {

void paintBoard(QPainter& painter, const QRect& place, const engine::Position& position,
                const std::vector<engine::PlacedTile>& placed, const Theme& theme)
{
    const engine::Board& board = position.board();
    const engine::BoardLayout& layout = position.rules().layout;
    const BoardGeometry geometry(place.size(), 1.0, {}, board.rows(), board.columns());
    if (!geometry.valid()) return;
    painter.save();
    painter.translate(place.topLeft() + geometry.origin());
    art::paintSquares(painter, geometry, layout, theme);
    for (int row = 0; row < board.rows(); ++row) {
        art::paintCoordinate(painter, geometry.rowLabel(row), QString::number(row + 1), false,
                             geometry.cell(), theme);
        for (int column = 0; column < board.columns(); ++column) {
            const engine::Tile tile = board.at(row, column);
            if (tile == engine::kNoTile) continue;
            const QRect square = geometry.square(row, column);
            paintTile(painter, square, position.rules().alphabet, tile, TileStyle::Normal, theme);
            art::paintCoveredPremium(painter, square, layout.premium(row, column), theme);
        }
    }
    for (int column = 0; column < board.columns(); ++column) {
        const QString name = QString::fromStdString(engine::squareName(0, column)).mid(1);
        art::paintCoordinate(painter, geometry.columnLabel(column), name, false, geometry.cell(),
                             theme);
    }
    for (const engine::PlacedTile& tile : placed)
        art::paintLastMoveOutline(painter, geometry.square(tile.row, tile.column), 0, theme);
    painter.restore();
}

QImage boardImage(const engine::Position& position, const std::vector<engine::PlacedTile>& placed,
                  int side, const Theme& theme)
{
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(theme.palette.color(QPalette::Base));
    QPainter painter(&image);
    paintBoard(painter, image.rect(), position, placed, theme);
    return image;
}

void paintRack(QPainter& painter, const QRect& place, const engine::Alphabet& alphabet,
               const std::vector<engine::Tile>& tiles, int hidden, const Theme& theme)
{
    const int count = static_cast<int>(tiles.size()) + hidden;
    if (count == 0) return;
    const int cell = std::min(place.height(), place.width() / count);
    QRect square(place.left(), place.top() + (place.height() - cell) / 2, cell, cell);
    for (const engine::Tile tile : tiles) {
        paintTile(painter, square, alphabet, tile, TileStyle::Normal, theme);
        square.translate(cell, 0);
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(theme.coordinate, std::max(1.0, cell * 0.03), Qt::DashLine);
    painter.setPen(pen);
    for (int i = 0; i < hidden; ++i) {
        const int inset = std::max(2, cell / 12);
        painter.drawRoundedRect(square.adjusted(inset, inset, -inset, -inset), cell * 0.1,
                                cell * 0.1);
        square.translate(cell, 0);
    }
    painter.restore();
}

}  // namespace ui
