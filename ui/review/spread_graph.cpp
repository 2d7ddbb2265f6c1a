// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/spread_graph.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QToolTip>
#include <QWheelEvent>

#include "ui/theme/theme.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kNotch = 120;
/// A close game doesn't fill the height.
constexpr int kLeastRange = 60;

}  // namespace

SpreadGraph::SpreadGraph(QWidget* parent) : QWidget(parent)
{
    setObjectName(u"spreadGraph"_s);
    setAccessibleName(tr("The lead over the game"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void SpreadGraph::setGame(QStringList players, std::vector<Turn> turns, std::vector<int> start)
{
    if (players == m_players && turns == m_turns && start == m_start) return;
    m_start = std::move(start);
    m_players = std::move(players);
    m_turns = std::move(turns);
    setAccessibleDescription(describe(m_current));
    update();
}

void SpreadGraph::setCurrent(int turn)
{
    m_current = turn;
    setAccessibleDescription(describe(turn));
    if (hasFocus()) {
        QAccessibleEvent event(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&event);
    }
    update();
}

void SpreadGraph::setHiddenFrom(int turn)
{
    if (m_hiddenFrom == turn) return;
    m_hiddenFrom = turn;
    setAccessibleDescription(describe(m_current));
    update();
}

QSize SpreadGraph::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 60, fontMetrics().height() * 7};
}

QSize SpreadGraph::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 30, fontMetrics().height() * 5};
}

int SpreadGraph::shown() const
{
    const int all = static_cast<int>(m_turns.size());
    return m_hiddenFrom < 0 ? all : std::min(all, m_hiddenFrom);
}

int SpreadGraph::lineCount() const
{
    return m_players.size() == 2 ? 1 : static_cast<int>(m_players.size());
}

int SpreadGraph::valueOf(int line, int turn) const
{
    if (turn < 0 && m_start.empty()) return 0;
    const std::vector<int>& totals =
        turn < 0 ? m_start : m_turns[static_cast<std::size_t>(turn)].totals;
    if (m_players.size() == 2) return totals[0] - totals[1];
    return totals[static_cast<std::size_t>(line)];
}

QRectF SpreadGraph::area() const
{
    const QFontMetricsF metrics(font(), this);
    const qreal label = metrics.horizontalAdvance(u"+888"_s) + 8;
    // The names stand above, and the uppermost number reaches beyond its line.
    const qreal right = hasWins() ? metrics.horizontalAdvance(percentText(1)) + 8 : 8;
    return QRectF(rect()).adjusted(label, metrics.height() * 1.5 + 3, -right,
                                   -metrics.height() * 0.4);
}

bool SpreadGraph::hasWins() const
{
    return std::any_of(m_turns.begin(), m_turns.begin() + shown(),
                       [](const Turn& turn) { return turn.win.has_value(); });
}

void SpreadGraph::paintWins(QPainter& painter) const
{
    if (!hasWins()) return;
    const QRectF where = area();
    const QColor ink = Theme::current().candidate[1];
    QPolygonF points;
    painter.setPen(QPen(ink, 1.4, Qt::DashLine));
    for (int turn = 0; turn < shown(); ++turn) {
        const auto& win = m_turns[static_cast<std::size_t>(turn)].win;
        if (win) points << QPointF(placeOf(turn), where.bottom() - where.height() * *win);
    }
    painter.drawPolyline(points);
    const qreal high = painter.fontMetrics().height();
    painter.setPen(ink);
    for (const double part : {0.0, 0.5, 1.0}) {
        const qreal y = where.bottom() - where.height() * part;
        painter.drawText(QRectF(where.right() + 4, y - high / 2, width() - where.right() - 6, high),
                         Qt::AlignRight | Qt::AlignVCenter,
                         tr("%1 %").arg(QLocale().toString(100 * part, 'f', 0)));
    }
}

qreal SpreadGraph::placeOf(int turn) const
{
    const QRectF where = area();
    const auto places = static_cast<qreal>(m_turns.size() + 1);
    return where.left() + where.width() * (turn + 0.5) / places;
}

int SpreadGraph::turnAt(qreal x) const
{
    const QRectF where = area();
    const auto places = static_cast<qreal>(m_turns.size() + 1);
    const int turn = static_cast<int>((x - where.left()) / std::max(1.0, where.width()) * places);
    return std::clamp(turn, 0, static_cast<int>(m_turns.size()));
}

QString SpreadGraph::describe(int turn) const
{
    if (m_turns.empty()) return tr("No game");
    if (turn < 0 || turn >= static_cast<int>(m_turns.size())) return tr("End of the game");
    if (turn >= shown()) return tr("Turn %1").arg(turn + 1);
    return tr("Turn %1: %2").arg(turn + 1).arg(m_turns[static_cast<std::size_t>(turn)].text);
}

void SpreadGraph::choose(int turn)
{
    const int bounded = std::clamp(turn, 0, static_cast<int>(m_turns.size()));
    if (!m_turns.empty() && bounded != m_current) emit turnChosen(bounded);
}

void SpreadGraph::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) choose(turnAt(event->position().x()));
}

void SpreadGraph::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton) choose(turnAt(event->position().x()));
}

void SpreadGraph::wheelEvent(QWheelEvent* event)
{
    m_wheel += event->angleDelta().y();
    const int notches = m_wheel / kNotch;
    m_wheel -= notches * kNotch;
    if (notches != 0) choose(m_current - notches);
    event->accept();
}

void SpreadGraph::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left: choose(m_current - 1); return;
    case Qt::Key_Right: choose(m_current + 1); return;
    case Qt::Key_Home: choose(0); return;
    case Qt::Key_End: choose(static_cast<int>(m_turns.size())); return;
    default: QWidget::keyPressEvent(event);
    }
}

void SpreadGraph::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void SpreadGraph::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

bool SpreadGraph::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int turn = turnAt(help->pos().x());
    if (!m_turns.empty() && turn < shown())
        QToolTip::showText(help->globalPos(), describe(turn), this);
    else QToolTip::hideText();
    return true;
}

void SpreadGraph::paintMark(QPainter& painter, QPointF at, Quality quality) const
{
    const Theme& theme = Theme::current();
    const qreal unit = std::clamp(fontMetrics().height() / 3.2, 4.0, 8.0);
    painter.setPen(QPen(palette().color(QPalette::Base), 1));
    painter.setBrush(qualityColor(quality, theme));
    switch (quality) {
    case Quality::Unknown: painter.drawEllipse(at, unit * 0.4, unit * 0.4); break;
    case Quality::Best: painter.drawEllipse(at, unit * 0.6, unit * 0.6); break;
    case Quality::Small:
        painter.setPen(QPen(qualityColor(quality, theme), 1.2));
        painter.setBrush(palette().color(QPalette::Base));
        painter.drawEllipse(at, unit * 0.75, unit * 0.75);
        painter.setBrush(qualityColor(quality, theme));
        painter.drawPie(QRectF(at - QPointF(unit, unit) * 0.75, QSizeF(unit, unit) * 1.5), 0,
                        90 * 16);
        break;
    case Quality::Medium:
        painter.drawPolygon(QPolygonF({at + QPointF(0, -unit), at + QPointF(unit, unit * 0.8),
                                       at + QPointF(-unit, unit * 0.8)}));
        break;
    case Quality::Large:
        painter.drawRect(QRectF(at - QPointF(unit, unit) * 0.9, QSizeF(unit, unit) * 1.8));
        break;
    case Quality::Phony:
        painter.setPen(QPen(qualityColor(quality, theme), 1.8));
        painter.drawLine(at - QPointF(unit, unit) * 0.7, at + QPointF(unit, unit) * 0.7);
        painter.drawLine(at + QPointF(-unit, unit) * 0.7, at + QPointF(unit, -unit) * 0.7);
        break;
    }
}

void SpreadGraph::paintLines(QPainter& painter, int least, int most) const
{
    const Theme& theme = Theme::current();
    const QRectF where = area();
    const auto heightOf = [&](int value) {
        return where.bottom() - where.height() * (value - least) / (most - least);
    };
    static constexpr std::array kDashes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
    const qreal zero = heightOf(0);
    for (int line = 0; line < lineCount(); ++line) {
        QPolygonF points{QPointF(where.left(), heightOf(valueOf(line, -1)))};
        for (int turn = 0; turn < shown(); ++turn)
            points << QPointF(placeOf(turn), heightOf(valueOf(line, turn)));
        // As long as nothing else may be told it can be seen where the game began.
        if (points.size() == 1) points << QPointF(placeOf(0), points.first().y());
        const auto index = static_cast<std::size_t>(line);
        if (lineCount() == 1) {
            QPainterPath ground(QPointF(where.left(), zero));
            for (const QPointF& point : std::as_const(points)) ground.lineTo(point);
            ground.lineTo(points.last().x(), zero);
            ground.closeSubpath();
            for (const bool above : {true, false}) {
                painter.save();
                painter.setClipRect(
                    above ? QRectF(where.left(), where.top() - 8, where.width(),
                                   zero - where.top() + 8)
                          : QRectF(where.left(), zero, where.width(), where.bottom() - zero + 8));
                QColor fill = theme.candidate[above ? 0 : 1];
                fill.setAlphaF(0.22F);
                painter.fillPath(ground, fill);
                painter.restore();
            }
            painter.setPen(QPen(palette().color(QPalette::Text), 1.4));
        } else {
            painter.setPen(QPen(theme.candidate[index % theme.candidate.size()], 1.8,
                                kDashes[index % kDashes.size()]));
        }
        painter.drawPolyline(points);
    }
    for (int turn = 0; turn < shown(); ++turn) {
        const Turn& each = m_turns[static_cast<std::size_t>(turn)];
        const int line = lineCount() == 1 ? 0 : each.player;
        paintMark(painter, QPointF(placeOf(turn), heightOf(valueOf(line, turn))), each.quality);
    }
}

void SpreadGraph::paintEvent(QPaintEvent* event)
{
    static_cast<void>(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette& colors = palette();
    painter.fillRect(rect(), colors.color(QPalette::Base));
    painter.setPen(
        QPen(colors.color(hasFocus() ? QPalette::Highlight : QPalette::Mid), hasFocus() ? 2 : 1));
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    if (m_turns.empty()) {
        painter.setPen(colors.color(QPalette::PlaceholderText));
        painter.drawText(rect().adjusted(4, 4, -4, -4), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("The lead over the game appears here"));
        return;
    }
    int least = 0;
    int most = 0;
    for (int line = 0; line < lineCount(); ++line) {
        for (int turn = -1; turn < shown(); ++turn) {
            least = std::min(least, valueOf(line, turn));
            most = std::max(most, valueOf(line, turn));
        }
    }
    const int missing = kLeastRange - (most - least);
    if (missing > 0) {
        most += missing / 2;
        if (least < 0 || m_players.size() == 2) least -= missing - missing / 2;
        else most += missing - missing / 2;
    }
    const QRectF where = area();
    const QLocale locale;
    const auto label = [&](int value) {
        const qreal y = where.bottom() - where.height() * (value - least) / (most - least);
        painter.setPen(
            QPen(colors.color(QPalette::Mid), 1, value == 0 ? Qt::SolidLine : Qt::DotLine));
        painter.drawLine(QPointF(where.left(), y), QPointF(where.right(), y));
        painter.setPen(colors.color(QPalette::Text));
        const qreal high = painter.fontMetrics().height();
        // Of two players each has a side.
        const int shownValue = m_players.size() == 2 ? std::abs(value) : value;
        painter.drawText(QRectF(2, y - high / 2, where.left() - 6, high),
                         Qt::AlignRight | Qt::AlignVCenter, locale.toString(shownValue));
    };
    label(0);
    const qreal step = painter.fontMetrics().height() * 1.2 / where.height() * (most - least);
    if (most > step) label(most);
    if (-least > step) label(least);

    // Names, and what is said of the current turn, above the graph.
    const QRectF head(6, 2, width() - 12, painter.fontMetrics().height());
    if (m_players.size() == 2) {
        painter.setPen(colors.color(QPalette::Text));
        QString names = tr("▲ %1 leads   ▼ %2 leads").arg(m_players[0], m_players[1]);
        if (hasWins()) names += tr("   – – win % of %1").arg(m_players[0]);
        painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(names, Qt::ElideRight,
                                                          static_cast<int>(head.width())));
    }
    const qreal x = placeOf(std::clamp(m_current, 0, static_cast<int>(m_turns.size())));
    QColor band = colors.color(QPalette::Highlight);
    band.setAlphaF(0.30F);
    const qreal half = std::max(2.0, where.width() / static_cast<qreal>(m_turns.size() + 1) / 2);
    painter.fillRect(QRectF(x - half, where.top() - 2, 2 * half, where.height() + 4), band);
    painter.setPen(QPen(colors.color(QPalette::Highlight), 1.5));
    painter.drawLine(QPointF(x, where.top() - 2), QPointF(x, where.bottom() + 2));
    paintWins(painter);
    paintLines(painter, least, most);
}

}  // namespace ui

#include "moc_spread_graph.cpp"
