// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_art.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include "ui/board/square_face.h"
#include "ui/board/text_outline.h"
#include "ui/theme/board_look.h"
#include "ui/theme/contrast.h"

namespace ui::art {
namespace {

/// Smaller labels could not be read.
constexpr int kSmallestLabelled = 20;

int gapOf(int cell, const Theme& theme)
{
    return std::max(1, qRound(cell * theme.line));
}

bool isLabelled(int cell, const Theme& theme)
{
    return theme.labels == PremiumLabels::Always ||
           (theme.labels == PremiumLabels::Auto && cell >= kSmallestLabelled);
}

/// The coloured part of a square; the rest is the line between squares.
QRectF faceOf(const QRectF& square, const Theme& theme)
{
    const int gap = gapOf(static_cast<int>(square.width()), theme);
    return square.adjusted(gap / 2, gap / 2, -(gap - gap / 2), -(gap - gap / 2));
}

QPainterPath starAt(QPointF centre, qreal radius)
{
    QPainterPath star;
    for (int point = 0; point < 10; ++point) {
        const qreal angle = M_PI * (point / 5.0 - 0.5);
        const qreal length = point % 2 == 0 ? radius : radius * 0.45;
        const QPointF corner = centre + QPointF(std::cos(angle), std::sin(angle)) * length;
        if (point == 0) {
            star.moveTo(corner);
        } else {
            star.lineTo(corner);
        }
    }
    star.closeSubpath();
    return star;
}

void paintText(QPainter& painter, const QRectF& place, const QString& text, const QFont& font,
               const QColor& ink)
{
    const QPainterPath path = textOutline(font, text);
    const QRectF bounds = path.boundingRect();
    const qreal scale = std::min(1.0, place.width() / std::max(1.0, bounds.width()));
    const qreal height = capHeight(font) * scale;
    QTransform transform;
    transform.translate(place.center().x() - bounds.center().x() * scale,
                        place.center().y() + height / 2);
    transform.scale(scale, scale);
    painter.fillPath(transform.map(path), ink);
}

}  // namespace

QString premiumLabel(engine::Premium premium)
{
    const bool initials = BoardLook::current().names == PremiumNames::Initials;
    const auto factor = [initials](int times) {
        // There is no name for more than that.
        if (initials && times == 2) return QStringLiteral("D");
        if (initials && times == 3) return QStringLiteral("T");
        if (initials && times == 4) return QStringLiteral("Q");
        return QString::number(times);
    };
    QString label;
    if (premium.word > 1) label = factor(premium.word) + QLatin1Char('W');
    if (premium.letter > 1) {
        if (!label.isEmpty()) label += QLatin1Char(' ');
        label += factor(premium.letter) + QLatin1Char('L');
    }
    return label;
}

void paintSquares(QPainter& painter, const BoardGeometry& geometry,
                  const engine::BoardLayout& layout, const Theme& theme, const QRect& area)
{
    const int cell = geometry.cell();
    const QRect all(0, 0, layout.columns(), layout.rows());
    const QRect shown = area.isNull() ? all : area;
    const QRect squares = geometry.square(shown.top(), shown.left())
                              .united(geometry.square(shown.bottom(), shown.right()));
    const int edge = geometry.frame();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.boardFrame);
    painter.drawRoundedRect(squares.adjusted(-edge, -edge, edge, edge), edge, edge);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(squares, theme.squareLine);

    const QFont labelFont = Theme::tileFont(cell * 0.31);
    const bool labelled = isLabelled(cell, theme);
    for (int row = shown.top(); row <= shown.bottom(); ++row) {
        for (int column = shown.left(); column <= shown.right(); ++column) {
            const engine::Premium premium = layout.premium(row, column);
            const QRectF face = faceOf(geometry.square(row, column), theme);
            painter.setRenderHint(QPainter::Antialiasing, false);
            if (premium.blocked()) {
                painter.setRenderHint(QPainter::Antialiasing);
                paintBlocked(painter, face, theme);
                continue;
            }
            painter.fillRect(face, theme.premiumColor(premium));
            painter.setRenderHint(QPainter::Antialiasing);
            const bool both = premium.word > 1 && premium.letter > 1;
            if (both) {
                const engine::Premium letterOnly{premium.letter, 1};
                painter.setPen(Qt::NoPen);
                painter.setBrush(theme.premiumColor(letterOnly));
                painter.drawPolygon(
                    QPolygonF({face.bottomLeft(), face.bottomRight(), face.topRight()}));
            }
            if (theme.patterns && !premium.plain()) paintPattern(painter, face, premium, theme);
            const QColor ink = theme.premiumInk(premium);
            const bool start = row == layout.startRow() && column == layout.startColumn();
            if (start) {
                painter.fillPath(
                    starAt(face.center() + QPointF(0, cell * 0.02), cell * 0.30),
                    mixed(theme.premiumColor(premium), ink, premium.plain() ? 0.5 : 0.85));
            } else if (!labelled) {
                continue;
            } else if (both) {
                const QRectF upper(face.left(), face.top(), face.width() * 0.62,
                                   face.height() * 0.5);
                const engine::Premium wordOnly{1, premium.word};
                const engine::Premium letterOnly{premium.letter, 1};
                const QFont small = Theme::tileFont(cell * 0.26);
                paintText(painter, upper, premiumLabel(wordOnly), small, ink);
                paintText(painter, upper.translated(face.width() * 0.38, face.height() * 0.5),
                          premiumLabel(letterOnly), small, theme.premiumInk(letterOnly));
            } else if (!premium.plain()) {
                const QString label = premiumLabel(premium);
                if (theme.patterns) paintPlate(painter, face, theme.premiumColor(premium));
                paintText(painter, face, label, labelFont, ink);
            }
        }
    }
}

void paintCoveredPremium(QPainter& painter, const QRectF& square, engine::Premium premium,
                         const Theme& theme)
{
    if (premium.plain() || premium.blocked()) return;
    const qreal cell = square.width();
    const qreal side = cell * 0.20;
    const QRectF face = faceOf(square, theme);
    QPainterPath corner;
    corner.moveTo(face.topLeft());
    corner.lineTo(face.topLeft() + QPointF(side, 0));
    corner.lineTo(face.topLeft() + QPointF(0, side));
    corner.closeSubpath();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(corner, theme.premiumColor(premium));
    painter.restore();
}

void paintCoordinate(QPainter& painter, const QRectF& place, const QString& text, bool strong,
                     int cell, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    // Below it there may be the number of a lane, which a J must not reach.
    QFont font = Theme::tileFont(std::min(cell * (strong ? 0.38 : 0.34), place.height() * 0.95));
    QColor ink = strong ? theme.coordinateStrong : theme.coordinate;
    paintText(painter, place.adjusted(1, 0, -1, 0), text, font, ink);
    painter.restore();
}

void paintMark(QPainter& painter, const QRectF& square, const SquareMark& mark,
               engine::Premium premium, const Theme& theme)
{
    const qreal cell = square.width();
    const QRectF face = faceOf(square, theme);
    const QColor ground = theme.premiumColor(premium);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    switch (mark.shape) {
    case SquareMark::Shape::Text: {
        // A plate in the colour of a plain square keeps small letters readable on premiums,
        // whose colour stays visible around it.
        const int perLine = mark.text.size() <= 3 ? static_cast<int>(mark.text.size()) : 3;
        QStringList lines;
        if (mark.text.contains(QLatin1Char('\n'))) {
            lines = mark.text.split(QLatin1Char('\n'));
        } else if (mark.text.contains(QLatin1Char(' '))) {
            lines << mark.text;
        } else {
            for (qsizetype at = 0; at < mark.text.size(); at += perLine)
                lines << mark.text.mid(at, perLine);
        }
        const qreal size = cell * (lines.size() == 1 && mark.text.size() <= 2 ? 0.36 : 0.30);
        const QFont font = Theme::tileFont(size);
        const qreal lineHeight = size * 1.02;
        const QColor ink = contrast(mark.color, theme.square) >= 4.5
                               ? mark.color
                               : readableInk(theme.square, Qt::black, Qt::white);
        if (!premium.plain()) {
            const qreal height = lineHeight * static_cast<qreal>(lines.size()) + cell * 0.10;
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.square);
            const QRectF plate(face.left() + cell * 0.06, face.center().y() - height / 2,
                               face.width() - cell * 0.12, height);
            painter.drawRoundedRect(plate, cell * 0.1, cell * 0.1);
        }
        qreal y = face.center().y() - lineHeight * static_cast<qreal>(lines.size()) / 2;
        for (const QString& line : lines) {
            paintText(painter,
                      QRectF(face.left() + cell * 0.08, y, face.width() - cell * 0.16, lineHeight),
                      line, font, ink);
            y += lineHeight;
        }
        break;
    }
    case SquareMark::Shape::Chip: {
        const QFont font = Theme::tileFont(cell * 0.30);
        const qreal width = std::clamp(
            QFontMetricsF(font).horizontalAdvance(mark.text) + cell * 0.26, cell * 0.5, cell * 0.9);
        const qreal middle = face.center().y() - (mark.note.isEmpty() ? 0.0 : cell * 0.15);
        const QRectF chip(face.center().x() - width / 2, middle - cell * 0.23, width, cell * 0.46);
        painter.setPen(QPen(readableInk(ground, Qt::black, Qt::white), std::max(1.0, cell * 0.02)));
        painter.setBrush(mark.color);
        painter.drawRoundedRect(chip, cell * 0.23, cell * 0.23);
        paintText(painter, chip.adjusted(cell * 0.08, 0, -cell * 0.08, 0), mark.text, font,
                  readableInk(mark.color, QColor(0x10131A), Qt::white));
        if (!mark.note.isEmpty())
            paintText(
                painter,
                QRectF(face.left(), chip.bottom(), face.width(), face.bottom() - chip.bottom()),
                mark.note, Theme::tileFont(cell * 0.26),
                readableInk(ground, QColor(0x10131A), Qt::white));
        break;
    }
    case SquareMark::Shape::Ring: {
        const qreal line = cell * (0.05 + 0.11 * std::clamp(mark.size, 0.0, 1.0));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(readableInk(ground, Qt::black, Qt::white), line + cell * 0.04));
        const QRectF ring = face.adjusted(cell * 0.1, cell * 0.1, -cell * 0.1, -cell * 0.1);
        painter.drawRoundedRect(ring, cell * 0.2, cell * 0.2);
        painter.setPen(QPen(mark.color, line));
        painter.drawRoundedRect(ring, cell * 0.2, cell * 0.2);
        if (!mark.text.isEmpty()) {
            const qreal side = cell * 0.32;
            const QRectF badge(face.right() - side, face.top(), side, side);
            painter.setPen(Qt::NoPen);
            painter.setBrush(mark.color);
            painter.drawEllipse(badge);
            paintText(painter, badge, mark.text, Theme::tileFont(cell * 0.24),
                      readableInk(mark.color, QColor(0x10131A), Qt::white));
        }
        break;
    }
    case SquareMark::Shape::Disc: {
        // A number has to be readable in the smallest disc too.
        const qreal least = mark.text.isEmpty() ? 0.1 : 0.24;
        const qreal radius =
            cell * std::max(least, 0.44 * std::sqrt(std::clamp(mark.size, 0.0, 1.0)));
        // The label of the premium below would be read together with the number.
        if (!mark.text.isEmpty())
            painter.fillRect(face.adjusted(cell * 0.1, cell * 0.25, -cell * 0.1, -cell * 0.25),
                             ground);
        painter.setPen(QPen(readableInk(ground, Qt::black, Qt::white), std::max(1.0, cell * 0.02)));
        painter.setBrush(mark.color);
        painter.drawEllipse(face.center(), radius, radius);
        if (!mark.text.isEmpty())
            paintText(painter,
                      QRectF(face.center().x() - radius * 0.85, face.center().y() - radius,
                             radius * 1.7, radius * 2),
                      mark.text, Theme::tileFont(cell * 0.32),
                      readableInk(mark.color, QColor(0x10131A), Qt::white));
        break;
    }
    case SquareMark::Shape::Hatch: {
        painter.setClipRect(face);
        const QColor line = contrast(mark.color, ground) >= 2.0
                                ? mark.color
                                : readableInk(ground, Qt::black, Qt::white);
        painter.setPen(QPen(line, std::max(1.0, cell * 0.035)));
        for (qreal offset = -cell; offset < cell; offset += cell / 5)
            painter.drawLine(face.topLeft() + QPointF(offset, 0),
                             face.bottomRight() + QPointF(offset, 0));
        break;
    }
    case SquareMark::Shape::TriangleAcross:
    case SquareMark::Shape::TriangleDown: {
        const qreal side = cell * 0.22;
        QPainterPath triangle;
        if (mark.shape == SquareMark::Shape::TriangleAcross) {
            const QPointF at(face.left() + cell * 0.05, face.center().y());
            triangle.moveTo(at + QPointF(0, -side * 0.6));
            triangle.lineTo(at + QPointF(side, 0));
            triangle.lineTo(at + QPointF(0, side * 0.6));
        } else {
            const QPointF at(face.center().x(), face.top() + cell * 0.05);
            triangle.moveTo(at + QPointF(-side * 0.6, 0));
            triangle.lineTo(at + QPointF(0, side));
            triangle.lineTo(at + QPointF(side * 0.6, 0));
        }
        triangle.closeSubpath();
        painter.setPen(QPen(readableInk(ground, Qt::black, Qt::white), std::max(1.0, cell * 0.02)));
        painter.setBrush(mark.color);
        painter.drawPath(triangle);
        break;
    }
    }
    painter.restore();
}

void paintLaneMark(QPainter& painter, const QRectF& place, const LaneMark& mark, int cell,
                   const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    // The number stands above the bar: on it, it would be half in one ink and half in another.
    const QRectF track = place.adjusted(1, 0, -1, -1);
    const qreal thick = std::max(2.5, track.height() * 0.28);
    QRectF bar = track;
    bar.setTop(track.bottom() - thick);
    const qreal least = std::min(2 * thick, track.width());
    bar.setWidth(least + (track.width() - least) * std::clamp(mark.level, 0.0, 1.0));
    painter.setPen(QPen(theme.coordinate, std::max(0.7, cell * 0.025)));
    painter.setBrush(mark.color);
    painter.drawRoundedRect(bar, thick * 0.4, thick * 0.4);
    paintText(painter, track.adjusted(-1, 0, 1, -thick), mark.text, Theme::tileFont(cell * 0.27),
              theme.coordinateStrong);
    painter.restore();
}

void paintLastMoveOutline(QPainter& painter, const QRectF& square, int age, const Theme& theme)
{
    const qreal cell = square.width();
    const qreal line = std::max(age == 0 ? 1.5 : 1.0, cell * (age == 0 ? 0.06 : 0.04));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(age == 0 ? 1.0 : 0.55 / age);
    painter.setPen(QPen(theme.lastMove, line));
    painter.setBrush(Qt::NoBrush);
    const qreal inset = line / 2 + std::max(0.5, cell * 0.01);
    painter.drawRoundedRect(square.adjusted(inset, inset, -inset, -inset), cell * 0.12,
                            cell * 0.12);
    painter.restore();
}

void paintCursor(QPainter& painter, const QRectF& square, engine::Direction direction,
                 bool squareFree, bool focused, bool refusing, const Theme& theme)
{
    const qreal cell = square.width();
    const QRectF face = faceOf(square, theme);
    const QColor color = refusing ? theme.invalid : theme.cursor;
    const qreal line = std::max(focused ? 2.0 : 1.0, cell * (focused ? 0.075 : 0.035));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    // A ring in the square's own colour between cursor and board: visible on every premium.
    painter.setBrush(squareFree ? QBrush(theme.square) : QBrush(Qt::NoBrush));
    painter.setPen(Qt::NoPen);
    if (squareFree) painter.drawRect(face);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, line));
    painter.drawRoundedRect(face.adjusted(line / 2, line / 2, -line / 2, -line / 2), cell * 0.06,
                            cell * 0.06);
    if (squareFree) {
        const qreal side = cell * 0.40;
        QPainterPath triangle;
        triangle.moveTo(-side * 0.42, -side * 0.55);
        triangle.lineTo(side * 0.58, 0);
        triangle.lineTo(-side * 0.42, side * 0.55);
        triangle.closeSubpath();
        QTransform place;
        place.translate(face.center().x(), face.center().y());
        if (direction == engine::Direction::Down) place.rotate(90);
        painter.fillPath(place.map(triangle), color);
    }
    painter.restore();
}

void paintCursorAtEnd(QPainter& painter, const BoardGeometry& geometry, int row, int column,
                      engine::Direction direction, const Theme& theme)
{
    const QRectF beyond = geometry.square(row, column);
    const qreal width = std::max(2.0, geometry.cell() * 0.09);
    const QRectF bar = direction == engine::Direction::Across
                           ? QRectF(beyond.left() - width / 2, beyond.top(), width, beyond.height())
                           : QRectF(beyond.left(), beyond.top() - width / 2, beyond.width(), width);
    painter.fillRect(bar, theme.cursor);
}

void paintPill(QPainter& painter, const QRectF& place, const QString& text, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.pillInk, std::max(1.0, place.height() * 0.05)));
    painter.setBrush(theme.pill);
    painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), place.height() / 2, place.height() / 2);
    paintText(painter, place.adjusted(place.height() * 0.2, 0, -place.height() * 0.2, 0), text,
              Theme::tileFont(place.height() * 0.66), theme.pillInk);
    painter.restore();
}

void paintUnderline(QPainter& painter, const QRectF& squares, engine::Direction direction, int cell,
                    const Theme& theme)
{
    const qreal inset = cell * 0.10;
    const qreal edge = std::max(1.5, cell * 0.05);
    const bool across = direction == engine::Direction::Across;
    const QPointF from = across ? squares.bottomLeft() + QPointF(inset, -edge)
                                : squares.topLeft() + QPointF(edge, inset);
    const QPointF to = across ? squares.bottomRight() + QPointF(-inset, -edge)
                              : squares.bottomLeft() + QPointF(edge, -inset);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.square, std::max(2.5, cell * 0.10), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, to);
    painter.setPen(QPen(theme.good, std::max(1.25, cell * 0.05), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, to);
    painter.restore();
}

void paintArea(QPainter& painter, const QRectF& squares, int cell, const Theme& theme)
{
    const qreal line = std::max(2.0, cell * 0.07);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.square, line * 1.8));
    painter.drawRect(squares);
    QPen pen(theme.cursor, line);
    pen.setDashPattern({3, 2});
    painter.setPen(pen);
    painter.drawRect(squares);
    painter.restore();
}

void paintWave(QPainter& painter, const QRectF& squares, engine::Direction direction, int cell,
               const Theme& theme)
{
    const qreal amplitude = std::max(1.0, cell * 0.035);
    const qreal length = std::max(4.0, cell * 0.16);
    const bool across = direction == engine::Direction::Across;
    const qreal extent = across ? squares.width() : squares.height();
    QPainterPath wave;
    for (qreal at = 0; at <= extent - length * 0.5; at += length / 2) {
        const qreal side = static_cast<int>(at / (length / 2)) % 2 == 0 ? -amplitude : amplitude;
        const QPointF point =
            across
                ? QPointF(squares.left() + at + length / 4, squares.bottom() - amplitude * 2 + side)
                : QPointF(squares.left() + amplitude * 2 + side, squares.top() + at + length / 4);
        if (at == 0) {
            wave.moveTo(point);
        } else {
            wave.lineTo(point);
        }
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(theme.square, std::max(2.5, cell * 0.10), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(wave);
    painter.setPen(QPen(theme.invalid, std::max(1.25, cell * 0.05), Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin));
    painter.drawPath(wave);
    painter.restore();
}

QRect pillPlace(const BoardGeometry& geometry, engine::Direction direction,
                std::pair<int, int> first, std::pair<int, int> last, const QString& text)
{
    const int cell = geometry.cell();
    const int height = qRound(cell * 0.56);
    const QFont font = Theme::tileFont(height * 0.66);
    const int width = std::max(qRound(cell * 0.9),
                               qRound(QFontMetricsF(font).horizontalAdvance(text) + height * 0.9));
    const QRect from = geometry.square(first.first, first.second);
    const QRect to = geometry.square(last.first, last.second);
    QRect pill(0, 0, width, height);
    const int space = std::max(1, cell / 18);
    const int lastColumn = geometry.columns() - 1;
    const int lastRow = geometry.rows() - 1;
    if (direction == engine::Direction::Across) {
        pill.moveTop(from.top() + (cell - height) / 2);
        if (first.second > 0) {
            pill.moveRight(from.left() - space);
            return pill;
        }
        if (last.second < lastColumn) {
            pill.moveLeft(to.right() + space);
            return pill;
        }
        // The word fills the row.
        pill.moveCenter(from.center() + QPoint(0, first.first > 0 ? -cell : cell));
        pill.moveLeft(from.left());
        return pill;
    }
    pill.moveLeft(from.left() + (cell - width) / 2);
    if (first.first > 0) {
        pill.moveBottom(from.top() - space);
    } else if (last.first < lastRow) {
        pill.moveTop(to.bottom() + space);
    } else {
        pill.moveTop(from.top());
        pill.moveLeft(first.second > 0 ? from.left() - width - space : from.right() + space);
    }
    return pill;
}

}  // namespace ui::art
