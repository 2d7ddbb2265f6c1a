// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_image.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>

#include "ui/board/board_art.h"
#include "ui/board/board_geometry.h"
#include "ui/board/board_text.h"
#include "ui/board/tile_atlas.h"

namespace ui {

namespace {

// Everything is drawn with squares of this size and scaled, so that it looks the same everywhere.
constexpr int kCell = 48;
constexpr int kImageGap = kCell / 3;
constexpr int kLine = kCell * 2 / 3;  ///< of the list and of the legend
constexpr qsizetype kMostLegendLines = 6;
constexpr int kMostRows = 40;

/// The part of the board that is seen: columns and rows.
QRect shownArea(const BoardPicture& picture)
{
    const engine::Board& board = picture.position->board();
    const QRect all(0, 0, board.columns(), board.rows());
    return picture.area.isNull() ? all : picture.area.intersected(all);
}

/// Device pixels from the first square that is seen.
QPoint cornerOf(const BoardPicture& picture, const BoardGeometry& geometry)
{
    return shownArea(picture).topLeft() * geometry.cell();
}

void paintSquaresAndTiles(QPainter& painter, const BoardGeometry& geometry,
                          const BoardPicture& picture, const Theme& theme)
{
    const engine::Position& position = *picture.position;
    const engine::Board& board = position.board();
    const engine::BoardLayout& layout = position.rules().layout;
    const QRect area = shownArea(picture);
    art::paintSquares(painter, geometry, layout, theme, area);
    for (const SquareMark& mark : picture.marks)
        if (area.contains(mark.column, mark.row) &&
            board.at(mark.row, mark.column) == engine::kNoTile)
            art::paintMark(painter, geometry.square(mark.row, mark.column), mark,
                           layout.premium(mark.row, mark.column), theme);
    const QPoint corner = cornerOf(picture, geometry);
    const auto paintLabel = [&](QRect place, engine::Direction direction, int index,
                                const QString& name) {
        if (!picture.lanes.empty()) {
            const int half = place.height() / 2;
            for (const LaneMark& mark : picture.lanes)
                if (mark.direction == direction && mark.index == index)
                    art::paintLaneMark(painter, place.adjusted(0, half, 0, 0), mark,
                                       geometry.cell(), theme);
            place.setHeight(half);
        }
        art::paintCoordinate(painter, place, name, false, geometry.cell(), theme);
    };
    for (int row = area.top(); row <= area.bottom(); ++row) {
        paintLabel(geometry.rowLabel(row).translated(corner.x(), 0), engine::Direction::Across, row,
                   QString::number(row + 1));
        for (int column = area.left(); column <= area.right(); ++column) {
            const engine::Tile tile = board.at(row, column);
            if (tile == engine::kNoTile) continue;
            const QRect square = geometry.square(row, column);
            paintTile(painter, square, position.rules().alphabet, tile, TileStyle::Normal, theme);
            art::paintCoveredPremium(painter, square, layout.premium(row, column), theme);
        }
    }
    for (int column = area.left(); column <= area.right(); ++column)
        paintLabel(geometry.columnLabel(column).translated(0, corner.y()), engine::Direction::Down,
                   column, text::columnName(column));
    for (const engine::PlacedTile& tile : picture.placed)
        if (area.contains(tile.column, tile.row))
            art::paintLastMoveOutline(painter, geometry.square(tile.row, tile.column), 0, theme);
}

void paintGhost(QPainter& painter, const BoardGeometry& geometry, const BoardPicture& picture,
                const Theme& theme)
{
    if (!picture.ghost || picture.ghost->kind != engine::MoveKind::Place) return;
    const engine::Move& move = *picture.ghost;
    const engine::Position& position = *picture.position;
    const QRect area = shownArea(picture);
    for (const engine::PlacedTile& tile : engine::tilesPlacedBy(move)) {
        if (!position.board().contains(tile.row, tile.column)) return;
        if (!area.contains(tile.column, tile.row)) continue;
        paintTile(painter, geometry.square(tile.row, tile.column), position.rules().alphabet,
                  tile.tile, TileStyle::Ghost, theme);
    }
    const QString score = QString::number(move.score.points);
    const QRect pill =
        art::pillPlace(geometry, move.direction, {move.row, move.column},
                       {move.rowOf(move.length - 1), move.columnOf(move.length - 1)}, score);
    const int cell = geometry.cell();
    const QRect squares(area.topLeft() * cell, area.size() * cell);
    if (squares.contains(pill)) art::paintPill(painter, pill, score, theme);
}

/// Text as outlines: the same wherever the picture is looked at.
void paintLine(QPainter& painter, const QRectF& place, const QString& text, Qt::Alignment alignment,
               const QFont& font, const QColor& ink)
{
    const QFontMetricsF metrics(font);
    const QString shown = metrics.elidedText(text, Qt::ElideRight, place.width());
    const qreal width = metrics.horizontalAdvance(shown);
    const qreal x = alignment & Qt::AlignRight ? place.right() - width : place.left();
    QPainterPath path;
    path.addText(x, place.center().y() + metrics.capHeight() / 2, font, shown);
    painter.fillPath(path, ink);
}

QFont listFont(bool strong)
{
    // Not those of the tiles: they are all bold.
    QFont font = QGuiApplication::font();
    font.setPixelSize(kCell * 7 / 16);
    font.setBold(strong);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

/// Widths of the list's columns.
QList<qreal> columnWidths(const BoardPicture& picture)
{
    // A sign that another font lends, such as a bullet, need not be wider where it is strong.
    const QFontMetricsF strong(listFont(true));
    const QFontMetricsF plain(listFont(false));
    QList<qreal> widths;
    // Whole numbers: what fits exactly would be cut.
    for (const QString& heading : picture.headings)
        widths.append(std::ceil(strong.horizontalAdvance(heading)) + 1);
    for (const QStringList& row : picture.rows)
        for (qsizetype i = 0; i < row.size() && i < widths.size(); ++i)
            widths[i] = std::max(widths[i], std::ceil(plain.horizontalAdvance(row[i])) + 1);
    return widths;
}

qreal listWidth(const BoardPicture& picture)
{
    if (picture.rows.isEmpty()) return 0;
    qreal width = kImageGap;
    const QList<qreal> columns = columnWidths(picture);
    for (const qreal column : columns) width += column + kImageGap;
    return width;
}

void paintList(QPainter& painter, const QRectF& place, const BoardPicture& picture,
               const Theme& theme)
{
    const QList<qreal> widths = columnWidths(picture);
    const QColor ink = theme.palette.color(QPalette::Text);
    qreal y = place.top();
    const auto paintRow = [&](const QStringList& cells, bool strong) {
        qreal x = place.left() + kImageGap;
        for (qsizetype i = 0; i < cells.size() && i < widths.size(); ++i) {
            // The second column is the move, which is read from the left.
            const Qt::Alignment side = i == 1 ? Qt::AlignLeft : Qt::AlignRight;
            paintLine(painter, {x, y, widths[i], kLine}, cells[i], side, listFont(strong), ink);
            x += widths[i] + kImageGap;
        }
        y += kLine;
    };
    paintRow(picture.headings, true);
    painter.setPen(QPen(theme.palette.color(QPalette::Mid), 1));
    painter.drawLine(QPointF(place.left() + kImageGap, y), QPointF(place.right(), y));
    for (const QStringList& row : picture.rows.mid(0, kMostRows)) {
        if (y + kLine > place.bottom()) break;
        paintRow(row, false);
    }
}

QSizeF boardSize(const BoardPicture& picture)
{
    const QRect area = shownArea(picture);
    return BoardGeometry::sizeFor(kCell, area.height(), area.width());
}

/// The legend as it is broken below the board; what doesn't fit into the last line ends with dots.
QStringList legendLines(const BoardPicture& picture)
{
    QStringList lines;
    const QFontMetricsF metrics(listFont(false));
    const qreal room = boardSize(picture).width() - 2 * kImageGap;
    const QStringList words = picture.legend.split(u' ', Qt::SkipEmptyParts);
    for (const QString& word : words) {
        const QString longer = lines.isEmpty() ? word : lines.last() + u' ' + word;
        const bool fits = metrics.horizontalAdvance(longer) <= room;
        if (lines.isEmpty() || (!fits && lines.size() < kMostLegendLines)) lines.append(word);
        else lines.last() = longer;
    }
    return lines;
}

}  // namespace

QSizeF pictureShape(const BoardPicture& picture)
{
    QSizeF size = boardSize(picture);
    if (!picture.rack.empty()) size.rheight() += kCell + kImageGap;
    size.rheight() += kLine * static_cast<int>(legendLines(picture).size());
    size.rwidth() += listWidth(picture);
    return size;
}

void paintPicture(QPainter& painter, const QRectF& place, const BoardPicture& picture,
                  const Theme& theme)
{
    const QSizeF shape = pictureShape(picture);
    const qreal scale = std::min(place.width() / shape.width(), place.height() / shape.height());
    if (!(scale > 0)) return;
    const QSize board = boardSize(picture).toSize();
    const engine::Board& all = picture.position->board();
    const BoardGeometry geometry(BoardGeometry::sizeFor(kCell, all.rows(), all.columns()), 1.0, {},
                                 all.rows(), all.columns());
    if (!geometry.valid()) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(place.center() -
                      QPointF(shape.width() * scale / 2, shape.height() * scale / 2));
    painter.scale(scale, scale);
    painter.save();
    painter.translate(geometry.origin() - cornerOf(picture, geometry));
    paintSquaresAndTiles(painter, geometry, picture, theme);
    paintGhost(painter, geometry, picture, theme);
    painter.restore();
    int y = board.height();
    for (const QString& line : legendLines(picture)) {
        paintLine(painter, QRectF(kImageGap, y, board.width() - 2 * kImageGap, kLine), line,
                  Qt::AlignLeft, listFont(false), theme.palette.color(QPalette::Text));
        y += kLine;
    }
    if (!picture.rack.empty()) {
        const int left = static_cast<int>(geometry.origin().x());
        paintRack(painter, QRect(left, y + kImageGap / 2, board.width() - left, kCell),
                  picture.position->rules().alphabet, picture.rack, 0, theme);
    }
    if (!picture.rows.isEmpty())
        paintList(painter,
                  QRectF(board.width(), geometry.origin().y(), listWidth(picture),
                         shape.height() - geometry.origin().y()),
                  picture, theme);
    painter.restore();
}

void paintBoard(QPainter& painter, const QRect& place, const engine::Position& position,
                const std::vector<engine::PlacedTile>& placed, const Theme& theme)
{
    const BoardGeometry geometry(place.size(), 1.0, {}, position.board().rows(),
                                 position.board().columns());
    if (!geometry.valid()) return;
    BoardPicture picture;
    // Only for the time of this call.
    picture.position = PositionPtr(PositionPtr(), &position);
    picture.placed = placed;
    painter.save();
    painter.translate(place.topLeft() + geometry.origin());
    paintSquaresAndTiles(painter, geometry, picture, theme);
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
