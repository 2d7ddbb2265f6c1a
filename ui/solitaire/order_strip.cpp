// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/solitaire/order_strip.h"

#include <algorithm>
#include <cmath>

#include <QHelpEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/board/board_text.h"
#include "ui/language/text.h"
#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kNumberStep = 5;  ///< each fifth tile has its number below
constexpr int kMostTilesALine = 50;
constexpr double kNumberLine = 0.9;  ///< of a text's height: digits have nothing below their line

}  // namespace

OrderStrip::OrderStrip(QWidget* parent) : QWidget(parent)
{
    setObjectName(u"solitaireOrderStrip"_s);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Order of the tiles"));
    setGame(nullptr, 0);
}

int OrderStrip::count() const
{
    return m_game ? m_game->task->tileCount() : 0;
}

int OrderStrip::drawn() const
{
    if (!m_game) return 0;
    const auto laid = std::ranges::count_if(
        m_game->laidBy, [this](int move) { return move > 0 && move <= m_moves; });
    return m_game->task->drawnAfter(static_cast<int>(laid));
}

void OrderStrip::setGame(const ReplayedGamePtr& game, int moves)
{
    const bool other = game != m_game;
    m_game = game;
    m_moves = moves;
    const QLocale locale;
    setAccessibleDescription(!m_game ? tr("No game yet")
                                     : tr("%1 of %2 tiles are drawn after move %3")
                                           .arg(locale.toString(drawn()), locale.toString(count()),
                                                locale.toString(m_moves)));
    setVisible(m_game != nullptr);
    if (other) setFixedHeight(heightAt(width()));
    update();
}

OrderStrip::Grid OrderStrip::gridFor(int width) const
{
    Grid grid;
    const double text = fontMetrics().height();
    // Lines of whole fives, so that numbers stand below each other.
    const int fit = std::max(1, static_cast<int>(width / (text * 1.15)));
    grid.perLine = fit < kNumberStep ? fit : std::min(kMostTilesALine, fit / 5 * 5);
    grid.tile = std::min(text * 1.5, static_cast<double>(width) / grid.perLine);
    grid.line = grid.tile + QFontMetricsF(scaled(font(), textSize::kSmall)).height() * kNumberLine;
    grid.lines = std::max(1, (count() + grid.perLine - 1) / grid.perLine);
    return grid;
}

QRectF OrderStrip::placeOf(const Grid& grid, int tile) const
{
    return {grid.tile * (tile % grid.perLine), grid.line * (tile / grid.perLine), grid.tile,
            grid.tile};
}

int OrderStrip::tileAt(const QPointF& place) const
{
    const Grid grid = gridFor(width());
    for (int i = 0; i < count(); ++i)
        if (placeOf(grid, i).contains(place)) return i;
    return -1;
}

int OrderStrip::heightAt(int width) const
{
    const Grid grid = gridFor(width);
    return static_cast<int>(std::ceil(grid.line * grid.lines));
}

QSize OrderStrip::sizeHint() const
{
    const int width = fontMetrics().averageCharWidth() * 60;
    return {width, heightAt(width)};
}

QSize OrderStrip::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 20, fontMetrics().height() * 2};
}

bool OrderStrip::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !m_game) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int tile = tileAt(help->pos());
    if (tile < 0) {
        QToolTip::hideText();
        return true;
    }
    const QLocale locale;
    const auto at = static_cast<std::size_t>(tile);
    const int by = m_game->laidBy[at];
    const QString name = text::tileName(m_game->task->rules().alphabet, m_game->task->order()[at]);
    const QString place = tr("Tile %1: %2").arg(locale.toString(tile + 1), name);
    const QString fate =
        by == 0 ? tr("never laid")
                : tr("laid by move %1: %2")
                      .arg(locale.toString(by),
                           fromUtf8(m_game->rows[static_cast<std::size_t>(by - 1)].text));
    QToolTip::showText(help->globalPos(), place + u'\n' + fate, this);
    return true;
}

void OrderStrip::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    setFixedHeight(heightAt(width()));
}

void OrderStrip::mousePressEvent(QMouseEvent* event)
{
    const int tile = m_game ? tileAt(event->position()) : -1;
    if (event->button() != Qt::LeftButton || tile < 0) return QWidget::mousePressEvent(event);
    const int by = m_game->laidBy[static_cast<std::size_t>(tile)];
    if (by > 0) emit movesChosen(by);
}

void OrderStrip::paintEvent(QPaintEvent* event)
{
    static_cast<void>(event);
    if (!m_game) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::current();
    const Grid grid = gridFor(width());
    const QFont face = Theme::tileFont(grid.tile * 0.6);
    const QFont small = scaled(font(), textSize::kSmall);
    const double below = QFontMetricsF(small).height();
    const int known = drawn();
    const QLocale locale;
    const engine::Alphabet& alphabet = m_game->task->rules().alphabet;
    for (int i = 0; i < count(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        const QRectF place = placeOf(grid, i);
        const QRectF tile = place.adjusted(1.5, 1.5, -1.5, -1.5);
        const int by = m_game->laidBy[at];
        const bool now = by > 0 && by == m_moves;
        const bool lies = by > 0 && by <= m_moves;
        const bool toCome = i >= known;
        const bool isFaint = lies && !now;
        // What is still to come is a dashed place, what is new has a thick frame: colours alone
        // tell nothing.
        if (toCome)
            painter.setPen(QPen(palette().color(QPalette::PlaceholderText), 1, Qt::DashLine));
        else
            painter.setPen(now ? QPen(palette().color(QPalette::Text), 2.2)
                               : QPen(theme.tileEdge, 1));
        painter.setBrush(toCome ? QBrush(Qt::NoBrush) : QBrush(theme.tile));
        // Of what lies the tile fades, and its letter can still be read.
        painter.setOpacity(isFaint ? 0.25 : 1);
        painter.drawRoundedRect(tile, 2, 2);
        painter.setOpacity(1);
        painter.setFont(face);
        painter.setPen(toCome || isFaint ? palette().color(QPalette::Text) : theme.tileInk);
        const engine::Tile kind = m_game->task->order()[at];
        painter.drawText(tile, Qt::AlignCenter,
                         kind == engine::kBlank ? u"?"_s : fromUtf8(alphabet.label(kind)));
        if (i % kNumberStep != kNumberStep - 1 && i != 0) continue;
        painter.setFont(small);
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(QRectF(place.left() - grid.tile, place.bottom() - 1, 3 * grid.tile, below),
                         Qt::AlignHCenter | Qt::AlignTop, locale.toString(i + 1));
    }
}

}  // namespace ui

#include "moc_order_strip.cpp"
