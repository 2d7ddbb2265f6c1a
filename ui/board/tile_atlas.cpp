// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/tile_atlas.h"

#include <algorithm>

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

#include "ui/board/text_outline.h"
#include "ui/theme/contrast.h"

namespace ui {
namespace {

// Shares of a square.
constexpr qreal kInset = 0.025;
constexpr qreal kRadius = 0.12;
constexpr qreal kLetter = 0.56;
constexpr qreal kSmallestLetter = 0.34;
constexpr qreal kValue = 0.25;
constexpr qreal kWidest = 0.84;     ///< of the tile, for the widest label
constexpr qreal kNarrowest = 0.62;  ///< condensing beyond this makes the text smaller instead

struct TileColors
{
    QColor face, edge, ink;
};

TileColors colorsFor(engine::Tile tile, TileStyle style, const Theme& theme)
{
    TileColors colors{theme.tile, theme.tileEdge,
                      engine::isDesignatedBlank(tile) ? theme.blankInk : theme.tileInk};
    if (style == TileStyle::Ghost) {
        colors.face = theme.ghostTile;
        // The blank's red has little contrast on the darkened ghost of the night theme.
        if (contrast(colors.face, colors.ink) < 4.5) colors.ink = theme.tileInk;
    } else if (style == TileStyle::Tentative) {
        colors.face = mixed(theme.tile, Qt::white, 0.35);
    } else if (style == TileStyle::Dimmed) {
        colors.face = mixed(theme.rackTray, theme.tile, 0.24);
        colors.edge = mixed(theme.rackTray, theme.tileEdge, 0.20);
        colors.ink = mixed(colors.face, theme.dark ? QColor(Qt::white) : theme.tileInk, 0.5);
    }
    return colors;
}

/// Outline of a letter in its place: base line shared by all tiles, condensed when it is wide,
/// moved and shrunk when marks above or tails below would leave the tile.
QPainterPath letterOutline(const QString& label, const QRectF& face, qreal cell, bool hasValue)
{
    const QFont font = Theme::tileFont(cell * kLetter);
    const QPainterPath path = art::textOutline(font, label);
    const QRectF bounds = path.boundingRect();
    if (bounds.isEmpty()) return path;

    const qreal capHeight = art::capHeight(font);
    const qreal widest = face.width() * kWidest;
    qreal scaleX = std::min(1.0, widest / bounds.width());
    qreal scaleY = 1.0;
    if (scaleX < kNarrowest) {
        scaleY = std::max(scaleX / kNarrowest, kSmallestLetter / kLetter);
        scaleX = std::min(scaleX, widest / bounds.width());
    }
    const qreal tallest = face.height() * 0.86;
    if (bounds.height() * scaleY > tallest) scaleY = tallest / bounds.height();

    const QPointF centre = face.center() + QPointF(hasValue ? -0.03 : 0.0, -0.02) * cell;
    qreal baseLine = centre.y() + capHeight * scaleY / 2;
    const qreal top = baseLine + bounds.top() * scaleY;
    const qreal highest = face.top() + 0.06 * cell;
    if (top < highest) baseLine += highest - top;

    QTransform place;
    const qreal left =
        std::clamp(centre.x() - bounds.width() * scaleX / 2, face.left() + face.width() * 0.08,
                   std::max(face.left() + face.width() * 0.08,
                            face.right() - face.width() * 0.08 - bounds.width() * scaleX));
    place.translate(left - bounds.left() * scaleX, baseLine);
    place.scale(scaleX, scaleY);
    return place.map(path);
}

}  // namespace

QString tileLabel(const engine::Alphabet& alphabet, engine::Tile tile)
{
    if (tile == engine::kBlank) return {};
    const std::string_view label = alphabet.label(engine::letterOf(tile));
    return QString::fromUtf8(label.data(), static_cast<qsizetype>(label.size()));
}

void paintTile(QPainter& painter, const QRectF& square, const engine::Alphabet& alphabet,
               engine::Tile tile, TileStyle style, const Theme& theme)
{
    const qreal cell = square.width();
    const qreal inset = std::max(1.0, std::round(cell * kInset));
    const QRectF face = square.adjusted(inset, inset, -inset, -inset);
    const qreal radius = cell * kRadius;
    const TileColors colors = colorsFor(tile, style, theme);

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    if (style == TileStyle::Dimmed) {
        painter.setBrush(colors.face);
        painter.drawRoundedRect(face, radius, radius);
    } else {
        // The body shows as a darker lower edge below the face.
        painter.setBrush(colors.edge);
        painter.drawRoundedRect(face, radius, radius);
        const qreal edge = std::max(1.0, std::round(cell * 0.045));
        const QRectF top = face.adjusted(0, 0, 0, -edge);
        QLinearGradient gradient(top.topLeft(), top.bottomLeft());
        gradient.setColorAt(0.0, mixed(colors.face, Qt::white, 0.22));
        gradient.setColorAt(0.25, colors.face);
        gradient.setColorAt(1.0, mixed(colors.face, Qt::black, 0.03));
        painter.setBrush(gradient);
        painter.drawRoundedRect(top, radius, radius);
    }
    const qreal line = std::max(1.0, cell * 0.05);
    if (theme.patterns && style == TileStyle::Normal) {
        // White tiles on white squares need more than an edge below.
        painter.setPen(QPen(theme.tileEdge, line));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(face.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius,
                                radius);
    }
    if (style == TileStyle::Ghost) {
        QPen pen(theme.ghostEdge, line);
        pen.setDashPattern({2.2, 1.6});
        pen.setCapStyle(Qt::FlatCap);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(face.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius,
                                radius);
    } else if (style == TileStyle::Tentative) {
        painter.setPen(QPen(theme.dark ? theme.cursor.darker(160) : theme.cursor, line));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(face.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius,
                                radius);
    }

    if (tile == engine::kBlank) {
        QPainterPath mark = art::textOutline(Theme::tileFont(cell * 0.42), QStringLiteral("?"));
        const QRectF bounds = mark.boundingRect();
        mark.translate(face.center() - bounds.center());
        painter.fillPath(mark, mixed(colors.face, colors.ink, 0.32));
        painter.restore();
        return;
    }

    const bool blank = engine::isDesignatedBlank(tile);
    const int points = alphabet.value(tile);
    const bool hasValue = !blank || points != 0;
    const QString label = tileLabel(alphabet, tile);
    if (blank) {
        // The ring tells the blank apart without its colour, as the missing value does.
        const qreal radiusOfRing = cell * 0.365;
        const QPointF centre = face.center() + QPointF(0, -0.015) * cell;
        painter.setPen(QPen(colors.ink, std::max(1.0, cell * 0.045)));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(centre, radiusOfRing, radiusOfRing);
        const qreal side = cell * 0.60;
        const QRectF inner(centre.x() - side / 2, centre.y() - side / 2, side, side);
        painter.fillPath(letterOutline(label, inner, cell * 0.82, false), colors.ink);
    } else {
        painter.fillPath(letterOutline(label, face, cell, hasValue), colors.ink);
    }
    if (hasValue) {
        QPainterPath digits =
            art::textOutline(Theme::tileFont(cell * kValue), QString::number(points));
        const QRectF bounds = digits.boundingRect();
        // Clear of the frame, which dashes would make another digit of.
        const bool framed = style == TileStyle::Ghost || style == TileStyle::Tentative ||
                            (theme.patterns && style == TileStyle::Normal);
        const qreal frame = framed ? line : 0.0;
        digits.translate(face.right() - cell * 0.065 - frame - bounds.right(),
                         face.bottom() - cell * 0.09 - frame - bounds.bottom());
        painter.fillPath(digits, colors.ink);
    }
    painter.restore();
}

void TileAtlas::configure(engine::GameRulesPtr rules, int cell, const Theme& theme)
{
    if (m_rules == rules && m_cell == cell && m_theme == &theme) return;
    m_rules = std::move(rules);
    m_cell = cell;
    m_theme = &theme;
    m_pictures.clear();
}

const QPixmap& TileAtlas::tile(engine::Tile tile, TileStyle style)
{
    const int key = static_cast<int>(style) << 8 | tile;
    auto found = m_pictures.find(key);
    if (found == m_pictures.end()) {
        QPixmap picture(m_cell, m_cell);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paintTile(painter, QRectF(0, 0, m_cell, m_cell), m_rules->alphabet, tile, style, *m_theme);
        painter.end();
        found = m_pictures.insert(key, picture);
    }
    return *found;
}

}  // namespace ui
