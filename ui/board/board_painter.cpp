// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_painter.h"

#include <algorithm>
#include <map>

#include <QPainter>

#include "ui/board/board_art.h"
#include "ui/board/board_shapes.h"
#include "ui/board/board_text.h"
#include "ui/board/square_face.h"

namespace ui {

namespace {

constexpr int kRoomyCell = 42;  ///< logical pixels

}  // namespace

bool BoardPainter::setGeometry(const BoardGeometry& geometry)
{
    if (geometry == m_geometry) return false;
    const bool sizeChanged =
        geometry.cell() != m_geometry.cell() || geometry.rows() != m_geometry.rows() ||
        geometry.columns() != m_geometry.columns() || geometry.allSides() != m_geometry.allSides();
    m_geometry = geometry;
    if (sizeChanged) invalidate();
    return true;
}

void BoardPainter::invalidate()
{
    m_squares = {};
    m_overlay = {};
    m_tiles = {};
}

QRegion BoardPainter::setPosition(PositionPtr position)
{
    const PositionPtr before = std::exchange(m_position, std::move(position));
    const bool sameBoard = before && m_position && before->rulesPtr() == m_position->rulesPtr();
    if (!sameBoard) {
        invalidate();
        return m_geometry.board();
    }
    QRegion changed;
    const engine::Board& board = m_position->board();
    std::optional<QPainter> painter;
    if (!m_tiles.isNull()) painter.emplace(&m_tiles);
    if (painter) painter->translate(-m_geometry.board().topLeft());
    for (int row = 0; row < board.rows(); ++row) {
        for (int column = 0; column < board.columns(); ++column) {
            if (board.at(row, column) == before->board().at(row, column)) continue;
            const QRect square = m_geometry.square(row, column);
            changed += square;
            if (!painter) continue;
            painter->setCompositionMode(QPainter::CompositionMode_Clear);
            painter->fillRect(square, Qt::transparent);
            painter->setCompositionMode(QPainter::CompositionMode_SourceOver);
            drawTileOnLayer(*painter, row, column);
        }
    }
    return changed;
}

void BoardPainter::setMarks(std::vector<SquareMark> marks)
{
    m_marks = std::move(marks);
    m_overlay = {};
}

void BoardPainter::setOwnerMarks(std::vector<std::pair<int, int>> squares)
{
    m_ownerMarks = std::move(squares);
    m_tiles = {};
}

std::vector<const SquareMark*> BoardPainter::shownMarks() const
{
    const auto fillsTheMiddle = [](const SquareMark& mark) {
        return mark.shape == SquareMark::Shape::Text || mark.shape == SquareMark::Shape::Chip ||
               mark.shape == SquareMark::Shape::Disc;
    };
    std::map<std::pair<int, int>, const SquareMark*> middle;
    for (const SquareMark& mark : m_marks)
        if (fillsTheMiddle(mark)) middle[{mark.row, mark.column}] = &mark;
    std::vector<const SquareMark*> shown;
    for (const SquareMark& mark : m_marks)
        if (!fillsTheMiddle(mark) || middle[{mark.row, mark.column}] == &mark)
            shown.push_back(&mark);
    return shown;
}

QPixmap BoardPainter::emptyLayer() const
{
    QPixmap layer(m_geometry.board().size());
    layer.fill(Qt::transparent);
    return layer;
}

void BoardPainter::drawTileOnLayer(QPainter& painter, int row, int column)
{
    const engine::Tile tile = m_position->board().at(row, column);
    if (tile == engine::kNoTile) return;
    const QRect square = m_geometry.square(row, column);
    painter.drawPixmap(square.topLeft(), m_atlas.tile(tile, TileStyle::Normal));
    art::paintCoveredPremium(painter, square, m_position->rules().layout.premium(row, column),
                             Theme::current());
    if (std::ranges::find(m_ownerMarks, std::pair(row, column)) != m_ownerMarks.end())
        art::paintOwnerMark(painter, square, Theme::current());
}

void BoardPainter::prepareLayers()
{
    const Theme& theme = Theme::current();
    const engine::BoardLayout& layout = m_position->rules().layout;
    m_atlas.configure(m_position->rulesPtr(), m_geometry.cell(), theme);
    const QPoint corner = m_geometry.board().topLeft();
    if (m_squares.isNull()) {
        m_squares = emptyLayer();
        QPainter painter(&m_squares);
        painter.translate(-corner);
        art::paintSquares(painter, m_geometry, layout, theme);
    }
    if (m_overlay.isNull() && !m_marks.empty()) {
        m_overlay = emptyLayer();
        QPainter painter(&m_overlay);
        painter.translate(-corner);
        for (const SquareMark* mark : shownMarks())
            if (m_position->board().contains(mark->row, mark->column))
                art::paintMark(painter, m_geometry.square(mark->row, mark->column), *mark,
                               layout.premium(mark->row, mark->column), theme);
    }
    if (m_tiles.isNull()) {
        m_tiles = emptyLayer();
        QPainter painter(&m_tiles);
        painter.translate(-corner);
        for (int row = 0; row < layout.rows(); ++row)
            for (int column = 0; column < layout.columns(); ++column)
                drawTileOnLayer(painter, row, column);
    }
}

/// The wave's line is thicker than what its squares leave for it.
QRect BoardPainter::reachOf(const BoardForeground::Wave& wave) const
{
    const int margin = std::max(2, m_geometry.cell() / 12);
    return wave.squares.adjusted(-margin, -margin, margin, margin);
}

QRect BoardPainter::placeOf(const QRect& squares) const
{
    return m_geometry.square(squares.top(), squares.left())
        .united(m_geometry.square(squares.bottom(), squares.right()));
}

QRect BoardPainter::placeOf(const BoardForeground::Slide& slide) const
{
    return m_geometry.square(slide.tile.row, slide.tile.column).translated(slide.offset);
}

QRegion BoardPainter::regionOf(const BoardForeground& foreground) const
{
    QRegion region;
    for (const auto& slide : foreground.slides) {
        region += m_geometry.square(slide.tile.row, slide.tile.column);
        region += placeOf(slide);
    }
    for (const auto& tile : foreground.tiles) region += m_geometry.square(tile.row, tile.column);
    for (const auto& outline : foreground.lastMoves)
        region += m_geometry.square(outline.row, outline.column);
    for (const auto& wave : foreground.waves) region += reachOf(wave);
    for (const auto& line : foreground.lines) region += reachOf(line);
    if (!foreground.area.isNull()) {
        const int edge = std::max(2, m_geometry.cell() / 8);
        const QRect place = placeOf(foreground.area);
        region += QRegion(place.adjusted(-edge, -edge, edge, edge)) -
                  QRegion(place.adjusted(edge, edge, -edge, -edge));
    }
    if (foreground.cursor) {
        const int margin = std::max(2, m_geometry.cell() / 8);
        region += m_geometry.square(foreground.cursor->row, foreground.cursor->column)
                      .adjusted(-margin, -margin, margin, margin);
    }
    if (foreground.dropSquare)
        region += m_geometry.square(foreground.dropSquare->first, foreground.dropSquare->second);
    for (const auto& shape : foreground.shapes) region += shapes::reach(m_geometry, shape);
    for (const auto& [row, column] : foreground.pointed) region += m_geometry.square(row, column);
    if (!foreground.pill.isEmpty()) {
        region += foreground.pill;
        const int cell = m_geometry.cell();
        // Whole squares, since the marks under the pill are hidden with it.
        const QRect pill = foreground.pill;
        const int top = std::max(0, pill.top() / cell);
        const int left = std::max(0, pill.left() / cell);
        region += QRect(left * cell, top * cell, (pill.right() / cell - left + 1) * cell,
                        (pill.bottom() / cell - top + 1) * cell);
    }
    return region;
}

QRegion BoardPainter::setForeground(BoardForeground foreground)
{
    if (foreground == m_foreground) return {};
    QRegion region = regionOf(m_foreground) + regionOf(foreground);
    for (int row = 0; row < m_geometry.rows(); ++row)
        if (((m_foreground.strongRows ^ foreground.strongRows) >> row) & 1)
            region += QRegion(m_geometry.rowLabel(row)) + m_geometry.farRowLabel(row);
    for (int column = 0; column < m_geometry.columns(); ++column)
        if (((m_foreground.strongColumns ^ foreground.strongColumns) >> column) & 1)
            region += QRegion(m_geometry.columnLabel(column)) + m_geometry.farColumnLabel(column);
    m_foreground = std::move(foreground);
    return region;
}

void BoardPainter::paint(QPainter& painter, const QRegion& exposed)
{
    if (!m_position || !m_geometry.valid()) return;
    prepareLayers();
    const qreal ratio = m_geometry.devicePixelRatio();
    painter.save();
    painter.scale(1.0 / ratio, 1.0 / ratio);
    painter.translate(m_geometry.origin());

    QRegion device;
    for (const QRect& rect : exposed)
        device +=
            QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio)
                .translated(-m_geometry.origin())
                .toAlignedRect()
                .adjusted(-1, -1, 1, 1);
    const QRect board = m_geometry.board();
    for (const QRect& rect : device.intersected(board)) {
        const QRect source = rect.translated(-board.topLeft());
        painter.drawPixmap(rect, m_squares, source);
        if (!m_overlay.isNull()) painter.drawPixmap(rect, m_overlay, source);
        painter.drawPixmap(rect, m_tiles, source);
    }
    paintCoordinates(painter, device);
    paintForeground(painter, device);
    painter.restore();
}

const LaneMark* BoardPainter::laneMark(engine::Direction direction, int index) const
{
    const auto found = std::ranges::find_if(m_laneMarks, [&](const LaneMark& mark) {
        return mark.direction == direction && mark.index == index;
    });
    return found == m_laneMarks.end() ? nullptr : &*found;
}

void BoardPainter::paintCoordinates(QPainter& painter, const QRegion& exposed) const
{
    const Theme& theme = Theme::current();
    const int cell = m_geometry.cell();
    // Where the numbers of neighbours would touch each other, only that of the lane is there which
    // is pointed at or played in.
    const bool roomy = cell / m_geometry.devicePixelRatio() >= kRoomyCell;
    const auto paintLabel = [&](QRect place, engine::Direction direction, int index,
                                const QString& name, bool strong) {
        if (!exposed.intersects(place)) return;
        if (!m_laneMarks.empty()) {
            const int upper = place.height() * 9 / 20;
            if (const LaneMark* mark = laneMark(direction, index)) {
                LaneMark shown = *mark;
                if (!roomy && !strong) shown.text.clear();
                art::paintLaneMark(painter, place.adjusted(0, upper, 0, 0), shown, cell, theme);
            }
            place.setHeight(upper);
        }
        art::paintCoordinate(painter, place, name, strong, cell, theme);
    };
    // Bars of overlays are seen once.
    const auto paintPlain = [&](const QRect& place, const QString& name, bool strong) {
        if (exposed.intersects(place))
            art::paintCoordinate(painter, place, name, strong, cell, theme);
    };
    const bool all = m_geometry.allSides();
    for (int row = 0; row < m_geometry.rows(); ++row) {
        const QString name = QString::number(row + 1);
        const bool strong = (m_foreground.strongRows >> row) & 1;
        paintLabel(m_geometry.rowLabel(row), engine::Direction::Across, row, name, strong);
        if (all) paintPlain(m_geometry.farRowLabel(row), name, strong);
    }
    for (int column = 0; column < m_geometry.columns(); ++column) {
        const QString name = text::columnName(column);
        const bool strong = (m_foreground.strongColumns >> column) & 1;
        paintLabel(m_geometry.columnLabel(column), engine::Direction::Down, column, name, strong);
        if (all) paintPlain(m_geometry.farColumnLabel(column), name, strong);
    }
}

void BoardPainter::showBareSquare(QPainter& painter, int row, int column) const
{
    const QRect square = m_geometry.square(row, column);
    painter.drawPixmap(square, m_squares, square.translated(-m_geometry.board().topLeft()));
}

void BoardPainter::paintForeground(QPainter& painter, const QRegion& exposed)
{
    const Theme& theme = Theme::current();
    const engine::Board& board = m_position->board();
    const BoardForeground& front = m_foreground;

    for (const auto& slide : front.slides)
        showBareSquare(painter, slide.tile.row, slide.tile.column);
    for (const auto& outline : front.lastMoves) {
        const QRect square = m_geometry.square(outline.row, outline.column);
        if (exposed.intersects(square))
            art::paintLastMoveOutline(painter, square, outline.age, theme);
    }
    if (!front.pill.isEmpty() && !m_overlay.isNull()) {
        for (int row = 0; row < board.rows(); ++row)
            for (int column = 0; column < board.columns(); ++column)
                if (board.at(row, column) == engine::kNoTile &&
                    m_geometry.square(row, column).intersects(front.pill))
                    showBareSquare(painter, row, column);
    }
    if (front.cursor) {
        const auto& at = *front.cursor;
        if (board.contains(at.row, at.column)) {
            art::paintCursor(painter, m_geometry.square(at.row, at.column), at.direction,
                             front.cursorOnFreeSquare, front.focused, front.refusing, theme);
        } else {
            art::paintCursorAtEnd(painter, m_geometry, at.row, at.column, at.direction, theme);
        }
    }
    for (const auto& tile : front.tiles) {
        const QRect square = m_geometry.square(tile.row, tile.column);
        if (!exposed.intersects(square)) continue;
        const bool fading = tile.style == TileStyle::Ghost && front.ghostPercent < 100;
        if (!m_overlay.isNull()) showBareSquare(painter, tile.row, tile.column);
        if (fading) painter.setOpacity(front.ghostPercent / 100.0);
        painter.drawPixmap(square.topLeft(), m_atlas.tile(tile.tile, tile.style));
        art::paintCoveredPremium(painter, square,
                                 m_position->rules().layout.premium(tile.row, tile.column), theme);
        painter.setOpacity(1.0);
    }
    if (front.cursor && !front.cursorOnFreeSquare &&
        board.contains(front.cursor->row, front.cursor->column)) {
        art::paintCursor(painter, m_geometry.square(front.cursor->row, front.cursor->column),
                         front.cursor->direction, false, front.focused, front.refusing, theme);
    }
    if (front.dropSquare) {
        art::paintCursor(painter,
                         m_geometry.square(front.dropSquare->first, front.dropSquare->second),
                         engine::Direction::Across, false, true, false, theme);
    }
    for (const auto& line : front.lines)
        if (exposed.intersects(reachOf(line)))
            art::paintUnderline(painter, line.squares, line.direction, m_geometry.cell(), theme);
    for (const auto& wave : front.waves)
        if (exposed.intersects(reachOf(wave)))
            art::paintWave(painter, wave.squares, wave.direction, m_geometry.cell(), theme);
    for (const auto& badge : front.badges) {
        QRect place = m_geometry.square(badge.row, badge.column);
        if (!exposed.intersects(place)) continue;
        place.setSize(place.size() * 2 / 5);
        art::paintPill(painter, place, QString::number(badge.number), theme);
    }
    if (!front.pill.isEmpty() && exposed.intersects(front.pill))
        art::paintPill(painter, front.pill, front.pillText, theme);
    for (const auto& slide : front.slides)
        painter.drawPixmap(placeOf(slide).topLeft(),
                           m_atlas.tile(slide.tile.tile, slide.tile.style));
    if (!front.area.isNull())
        art::paintArea(painter, placeOf(front.area), m_geometry.cell(), theme);
    for (const engine::Shape& shape : front.shapes)
        if (exposed.intersects(shapes::reach(m_geometry, shape)))
            shapes::paint(painter, m_geometry, shape, theme);
    for (const auto& [row, column] : front.pointed)
        shapes::paintPointed(painter, m_geometry.square(row, column), theme);
}

QPixmap BoardPainter::tilePicture(engine::Tile tile)
{
    if (!m_position || !m_geometry.valid()) return {};
    m_atlas.configure(m_position->rulesPtr(), m_geometry.cell(), Theme::current());
    QPixmap picture = m_atlas.tile(tile, TileStyle::Tentative);
    picture.setDevicePixelRatio(m_geometry.devicePixelRatio());
    return picture;
}

}  // namespace ui
