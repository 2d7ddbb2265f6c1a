// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boggle/boggle_art.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include "ui/theme/theme.h"

namespace ui {

namespace {

constexpr double kGap = 0.04;     // of a square's side, around its tile
constexpr double kRound = 0.14;   // of a tile's corners
constexpr double kLetter = 0.52;  // height of the letters

void drawSquare(QPainter& painter, const QRectF& tile, const QString& label, bool onPath)
{
    const Theme& theme = Theme::current();
    const double round = tile.width() * kRound;
    if (label.isEmpty()) {
        painter.setPen(QPen(theme.squareLine, 1));
        painter.setBrush(theme.square);
        painter.drawRoundedRect(tile, round, round);
        painter.setBrush(QBrush(theme.blockedSquare, Qt::BDiagPattern));
        painter.setPen(Qt::NoPen);
        painter.drawRoundedRect(tile, round, round);
        return;
    }
    painter.setPen(QPen(onPath ? theme.ghostEdge : theme.tileEdge, onPath ? 2 : 1));
    painter.setBrush(onPath ? theme.ghostTile : theme.tile);
    painter.drawRoundedRect(tile, round, round);
}

void drawLabel(QPainter& painter, const QRectF& tile, const QString& label)
{
    if (label.isEmpty()) return;
    QFont font = Theme::tileFont(tile.height() * kLetter);
    const double wide = QFontMetricsF(font).horizontalAdvance(label);
    if (wide > tile.width() * 0.8)
        font = Theme::tileFont(tile.height() * kLetter * tile.width() * 0.8 / wide);
    painter.setFont(font);
    painter.setPen(Theme::current().tileInk);
    painter.drawText(tile, Qt::AlignCenter, label);
}

/// A line through the squares with a knob where it begins and an arrow where it ends.
void drawPath(QPainter& painter, const std::vector<QPointF>& centres, double side)
{
    QColor color = Theme::current().candidate[0];
    color.setAlphaF(0.75F);
    painter.setPen(QPen(color, side * 0.09, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    QPainterPath line(centres.front());
    for (std::size_t i = 1; i < centres.size(); ++i) line.lineTo(centres[i]);
    painter.drawPath(line);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawEllipse(centres.front(), side * 0.16, side * 0.16);
    if (centres.size() < 2) return;
    const QLineF last(centres[centres.size() - 2], centres.back());
    painter.save();
    painter.translate(last.p2());
    painter.rotate(-last.angle());
    painter.drawPolygon(
        QPolygonF({{side * 0.20, 0}, {-side * 0.12, side * 0.17}, {-side * 0.12, -side * 0.17}}));
    painter.restore();
}

}  // namespace

void drawBoggle(QPainter& painter, const BogglePicture& picture, QPointF origin, double side)
{
    const Theme& theme = Theme::current();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const auto squareOf = [&](int square) {
        return QRectF(origin.x() + square % picture.size.columns * side,
                      origin.y() + square / picture.size.columns * side, side, side);
    };
    const auto tileOf = [&](int square) {
        const double gap = std::max(1.0, side * kGap);
        return squareOf(square).adjusted(gap, gap, -gap, -gap);
    };
    painter.fillRect(QRectF(origin, QSizeF(picture.size.columns * side, picture.size.rows * side)),
                     theme.rackTray);
    const int squares = picture.size.squares();
    for (int square = 0; square < squares; ++square) {
        const bool onPath = std::ranges::count(picture.path, square) > 0;
        drawSquare(painter, tileOf(square), picture.labels[square], onPath);
    }
    if (!picture.path.empty()) {
        std::vector<QPointF> centres;
        for (const std::uint8_t square : picture.path) centres.push_back(squareOf(square).center());
        drawPath(painter, centres, side);
    }
    for (int square = 0; square < squares; ++square)
        drawLabel(painter, tileOf(square), picture.labels[square]);
    // The order in numbers, too: lines may cross.
    painter.setFont(Theme::tileFont(std::max(8.0, side * 0.19)));
    painter.setPen(theme.tileInk);
    for (std::size_t i = 0; i < picture.path.size(); ++i) {
        const QRectF tile = tileOf(picture.path[i]);
        painter.drawText(tile.adjusted(side * 0.07, side * 0.01, 0, 0),
                         Qt::AlignLeft | Qt::AlignTop, QString::number(i + 1));
    }
    const auto frame = [&](int square, const QPen& pen) {
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        const double half = pen.widthF() / 2;
        painter.drawRoundedRect(squareOf(square).adjusted(half, half, -half, -half), side * kRound,
                                side * kRound);
    };
    if (picture.pointedAt >= 0) frame(picture.pointedAt, QPen(theme.cursor, 2, Qt::DotLine));
    if (picture.cursor >= 0)
        frame(picture.cursor, QPen(theme.cursor, picture.hasFocus ? 3.5 : 1.5));
    painter.restore();
}

QImage boggleImage(const BogglePicture& picture, int side)
{
    const int margin = side / 8;
    QImage image(picture.size.columns * side + 2 * margin, picture.size.rows * side + 2 * margin,
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Theme::current().rackTray);
    QPainter painter(&image);
    drawBoggle(painter, picture, {static_cast<double>(margin), static_cast<double>(margin)}, side);
    return image;
}

}  // namespace ui
