// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/solitaire/total_plot.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPolygonF>

#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"

namespace ui {

using namespace Qt::StringLiterals;

TotalPlot::TotalPlot(QWidget* parent) : QWidget(parent)
{
    setObjectName(u"solitaireTotalPlot"_s);
    setAccessibleName(tr("Running total"));
    setToolTip(tr("The running total: ★ goal word, ○ a whole rack, dashed: the board that is "
                  "shown. A click chooses a move"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setGame(nullptr, 0);
}

int TotalPlot::totalAfter(int moves) const
{
    return moves <= 0 ? 0 : m_game->rows[static_cast<std::size_t>(moves - 1)].total;
}

void TotalPlot::setGame(const ReplayedGamePtr& game, int moves)
{
    m_game = game;
    m_moves = m_game ? std::clamp(moves, 0, m_game->moves()) : 0;
    const QLocale locale;
    setAccessibleDescription(!m_game ? tr("No game yet")
                                     : tr("%1 points after move %2, %3 after the last one")
                                           .arg(locale.toString(totalAfter(m_moves)),
                                                locale.toString(m_moves),
                                                locale.toString(totalAfter(m_game->moves()))));
    setVisible(m_game && m_game->moves() > 0);
    update();
}

QSize TotalPlot::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 40, fontMetrics().height() * 7};
}

QSize TotalPlot::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 18, fontMetrics().height() * 7 / 2};
}

QRectF TotalPlot::area() const
{
    const QFontMetricsF metrics(scaled(font(), textSize::kSmall));
    const double label = metrics.horizontalAdvance(QLocale().toString(10'000)) + 6;
    return {label, metrics.height(), width() - label - 12, height() - metrics.height() * 2.1};
}

QPointF TotalPlot::placeOf(int moves) const
{
    const QRectF place = area();
    const double most = std::max(1, totalAfter(m_game->moves()));
    return {place.left() + place.width() * moves / std::max(1, m_game->moves()),
            place.bottom() - place.height() * totalAfter(moves) / most};
}

int TotalPlot::movesAt(double x) const
{
    if (!m_game) return 0;
    const QRectF place = area();
    const double share = place.width() > 0 ? (x - place.left()) / place.width() : 0;
    return std::clamp(static_cast<int>(std::lround(share * m_game->moves())), 0, m_game->moves());
}

void TotalPlot::mousePressEvent(QMouseEvent* event)
{
    if (!m_game || event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    emit movesChosen(movesAt(event->position().x()));
}

void TotalPlot::paintSigns(QPainter& painter) const
{
    const Theme& theme = Theme::current();
    const QFontMetricsF metrics(painter.font(), this);
    const QLocale locale;
    for (const engine::SolitaireRow& row : m_game->rows) {
        const QPointF at = placeOf(row.number);
        if (row.goal) {
            painter.setPen(palette().color(QPalette::Text));
            const QString text = u"★ "_s + locale.toString(row.score);
            const double wide = metrics.horizontalAdvance(text);
            painter.drawText(
                QRectF(at.x() - wide - 4, at.y() - metrics.height() / 2, wide, metrics.height()),
                Qt::AlignRight | Qt::AlignVCenter, text);
        } else if (row.tiles >= m_game->task->rackSize()) {
            painter.setPen(QPen(theme.candidate[1], 1.6));
            painter.setBrush(palette().color(QPalette::Base));
            painter.drawEllipse(at, 3.2, 3.2);
        }
    }
}

void TotalPlot::paintEvent(QPaintEvent* event)
{
    static_cast<void>(event);
    if (!m_game) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette& colors = palette();
    painter.fillRect(rect(), colors.color(QPalette::Base));
    painter.setPen(colors.color(QPalette::Mid));
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    painter.setFont(scaled(font(), textSize::kSmall));
    const QFontMetricsF metrics(painter.font(), this);
    const QRectF place = area();
    const QLocale locale;
    const int all = m_game->moves();
    const auto level = [&](double y, int points) {
        painter.drawText(QRectF(2, y - metrics.height() / 2, place.left() - 6, metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, locale.toString(points));
    };
    painter.setPen(colors.color(QPalette::Text));
    level(place.top(), totalAfter(all));
    level(place.bottom(), 0);
    const QRectF below(place.left(), place.bottom() + 1, place.width(), metrics.height());
    painter.drawText(below, Qt::AlignLeft, tr("move 0"));
    painter.drawText(below, Qt::AlignRight, locale.toString(all));
    painter.setPen(colors.color(QPalette::Mid));
    painter.drawLine(place.bottomLeft(), place.bottomRight());
    painter.drawLine(place.topLeft(), place.bottomLeft());
    QPolygonF line;
    line << placeOf(0);
    for (int i = 1; i <= all; ++i) line << QPointF(placeOf(i).x(), line.back().y()) << placeOf(i);
    painter.setPen(QPen(Theme::current().candidate[0], 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
    const double shown = placeOf(m_moves).x();
    painter.setPen(QPen(colors.color(QPalette::Text), 1, Qt::DashLine));
    painter.drawLine(QPointF(shown, place.top()), QPointF(shown, place.bottom()));
    paintSigns(painter);
}

ScoreSplit::ScoreSplit(QWidget* parent) : QWidget(parent)
{
    setObjectName(u"solitaireSplit"_s);
    setAccessibleName(tr("What the points are made of"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setGame(nullptr);
}

void ScoreSplit::setGame(const ReplayedGamePtr& game)
{
    m_game = game;
    const QLocale locale;
    QString said;
    if (m_game) {
        said = tr("Plain: goal words %1. Hatched: other moves of 50 and more, %2. Dotted: the "
                  "rest, %3")
                   .arg(locale.toString(m_game->goalPoints), locale.toString(m_game->bigPoints),
                        locale.toString(m_game->restPoints));
    }
    setAccessibleDescription(said);
    setToolTip(said);
    setVisible(m_game && m_game->moves() > 0);
    update();
}

QSize ScoreSplit::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 30, fontMetrics().height() + gap::kFine};
}

QSize ScoreSplit::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 10, fontMetrics().height() + gap::kFine};
}

void ScoreSplit::paintEvent(QPaintEvent* event)
{
    static_cast<void>(event);
    if (!m_game) return;
    struct Part
    {
        int points;
        QColor color;
        Qt::BrushStyle style;
    };
    const Theme& theme = Theme::current();
    const QColor text = palette().color(QPalette::Text);
    const std::array<Part, 3> parts = {
        Part{m_game->goalPoints, theme.candidate[0], Qt::SolidPattern},
        Part{m_game->bigPoints, theme.candidate[1], Qt::BDiagPattern},
        Part{m_game->restPoints, text, Qt::Dense6Pattern}};
    const double all = m_game->goalPoints + m_game->bigPoints + m_game->restPoints;
    if (all <= 0) return;
    QPainter painter(this);
    painter.setFont(scaled(font(), textSize::kSmall));
    const QFontMetricsF metrics(painter.font(), this);
    const QLocale locale;
    double left = 0.5;
    for (const Part& part : parts) {
        if (part.points <= 0) continue;
        const QRectF place(left, 0.5, (width() - 1) * part.points / all, height() - 1);
        painter.setPen(QPen(part.color, 1));
        painter.setBrush(QBrush(part.color, part.style));
        painter.drawRect(place);
        left += place.width();
        const QString number = locale.toString(part.points);
        QRectF label(0, 0, metrics.horizontalAdvance(number) + 8, metrics.height());
        if (label.width() > place.width()) continue;
        // Numbers are read on a ground of their own, whatever pattern lies below.
        label.moveCenter(place.center());
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::Base));
        painter.drawRoundedRect(label, 3, 3);
        painter.setPen(text);
        painter.drawText(label, Qt::AlignCenter, number);
    }
}

}  // namespace ui

#include "moc_total_plot.cpp"
