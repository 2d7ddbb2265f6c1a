// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/trends/trend_plot.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr double kDisc = 2.5;  // radius, pixels

/// 1, 2 or 5 times a power of ten, not less than the value.
double roundUp(double value)
{
    if (value <= 0) return 1;
    const double power = std::pow(10.0, std::floor(std::log10(value)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (value <= factor * power) return factor * power;
    return 10 * power;
}

}  // namespace

TrendPlot::TrendPlot(QWidget* parent) : QWidget(parent)
{
    setObjectName(u"trendPlot"_s);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setFocusPolicy(Qt::StrongFocus);
    setPoints({}, {}, [](double value) { return QString::number(value); });
}

void TrendPlot::setPoints(QList<Point> points, const QString& title, Format format)
{
    m_points = std::move(points);
    m_title = title;
    m_format = std::move(format);
    m_chosen = -1;
    describe();
    update();
}

void TrendPlot::describe()
{
    setAccessibleName(m_title.isEmpty() ? tr("Over the games") : m_title);
    if (m_points.isEmpty()) {
        setAccessibleDescription(tr("No game was reviewed yet"));
        return;
    }
    const auto last = static_cast<int>(m_points.size()) - 1;
    const int first = std::min(kTogether - 1, last);
    const QString sides = tr("Mean of the first games %1, of the last ones %2")
                              .arg(m_format(meanAt(first)), m_format(meanAt(last)));
    setAccessibleDescription(m_chosen < 0 ? sides : textOf(m_chosen) + u". "_s + sides);
}

double TrendPlot::meanAt(int index) const
{
    const int first = std::max(0, index - kTogether + 1);
    double sum = 0;
    for (int i = first; i <= index; ++i) sum += m_points[i].value;
    return sum / (index - first + 1);
}

QSize TrendPlot::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 60, fontMetrics().height() * 10};
}

QSize TrendPlot::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 26, fontMetrics().height() * 8};
}

double TrendPlot::most() const
{
    double most = 0;
    for (const Point& point : m_points) most = std::max(most, point.value);
    return roundUp(most);
}

QRectF TrendPlot::area() const
{
    const QFontMetricsF metrics(scaled(font(), textSize::kSmall), this);
    const double left = metrics.horizontalAdvance(m_format(most())) + gap::kWide;
    return QRectF(rect()).adjusted(left, fontMetrics().height() + gap::kWide, -gap::kWide,
                                   -metrics.height() - gap::kNormal);
}

QPointF TrendPlot::placeOf(int index, double value) const
{
    const QRectF frame = area();
    const auto count = static_cast<double>(m_points.size());
    const double part = count > 1 ? index / (count - 1) : 0.5;
    return {frame.left() + part * frame.width(), frame.bottom() - value / most() * frame.height()};
}

int TrendPlot::indexAt(const QPointF& place) const
{
    if (m_points.isEmpty()) return -1;
    const QRectF frame = area();
    const auto last = static_cast<int>(m_points.size()) - 1;
    const double part = (place.x() - frame.left()) / std::max(1.0, frame.width());
    return std::clamp(static_cast<int>(std::lround(part * last)), 0, last);
}

QString TrendPlot::textOf(int index) const
{
    const Point& point = m_points[index];
    const QString name = point.date.isEmpty() ? point.name : point.name + u", "_s + point.date;
    return tr("%1: %2; mean of the last %3: %4")
        .arg(name, m_format(point.value), QString::number(std::min(index + 1, kTogether)),
             m_format(meanAt(index)));
}

void TrendPlot::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_points.isEmpty()) {
        painter.setPen(palette().color(QPalette::Disabled, QPalette::Text));
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("A point for each game of the library that was reviewed"));
        return;
    }
    const QColor ink = palette().color(QPalette::WindowText);
    const QColor line = palette().color(QPalette::Mid);
    painter.setPen(ink);
    painter.drawText(rect().adjusted(0, 0, -gap::kNormal, 0), Qt::AlignLeft | Qt::AlignTop,
                     m_title);
    const QFont small = scaled(font(), textSize::kSmall);
    const QFontMetricsF metrics(small, this);
    painter.setFont(small);
    const QRectF frame = area();
    for (const double value : {0.0, most() / 2, most()}) {
        const double y = placeOf(0, value).y();
        painter.setPen(line);
        painter.drawLine(QPointF(frame.left(), y), QPointF(frame.right(), y));
        painter.setPen(ink);
        painter.drawText(
            QRectF(0, y - metrics.height() / 2, frame.left() - gap::kNormal, metrics.height()),
            Qt::AlignRight | Qt::AlignVCenter, m_format(value));
    }
    const QRectF below(frame.left(), frame.bottom() + gap::kFine, frame.width(), metrics.height());
    painter.drawText(below, Qt::AlignLeft, m_points.first().date);
    if (m_points.size() > 1) painter.drawText(below, Qt::AlignRight, m_points.last().date);
    painter.drawText(below, Qt::AlignHCenter,
                     tr("%n game(s); line: mean of %1", nullptr, static_cast<int>(m_points.size()))
                         .arg(kTogether));

    const Theme& theme = Theme::current();
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.candidate[1]);
    // Of very many games the line tells more.
    const double disc = static_cast<double>(m_points.size()) > frame.width() / 3 ? 1.0 : kDisc;
    for (int i = 0; i < m_points.size(); ++i)
        painter.drawEllipse(placeOf(i, m_points[i].value), disc, disc);
    QPainterPath path;
    for (int i = 0; i < m_points.size(); ++i) {
        const QPointF place = placeOf(i, meanAt(i));
        if (i == 0) path.moveTo(place);
        else path.lineTo(place);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.candidate[0], 2));
    painter.drawPath(path);
    if (m_chosen >= 0) {
        painter.setPen(QPen(ink, 2));
        painter.drawEllipse(placeOf(m_chosen, m_points[m_chosen].value), 2 * kDisc, 2 * kDisc);
    }
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void TrendPlot::choose(int index)
{
    m_chosen = index;
    describe();
    update();
    if (index >= 0)
        QToolTip::showText(mapToGlobal(placeOf(index, m_points[index].value).toPoint()),
                           textOf(index), this);
}

void TrendPlot::mousePressEvent(QMouseEvent* event)
{
    choose(indexAt(event->position()));
}

void TrendPlot::mouseDoubleClickEvent(QMouseEvent* event)
{
    const int index = indexAt(event->position());
    if (index >= 0) emit openRequested(index);
}

void TrendPlot::keyPressEvent(QKeyEvent* event)
{
    const auto last = static_cast<int>(m_points.size()) - 1;
    switch (event->key()) {
    case Qt::Key_Left:
        choose(m_chosen < 0 ? last : std::max(m_chosen - 1, std::min(0, last)));
        return;
    case Qt::Key_Right: choose(std::min(m_chosen + 1, last)); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_chosen >= 0) emit openRequested(m_chosen);
        return;
    default: QWidget::keyPressEvent(event);
    }
}

bool TrendPlot::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int index = indexAt(help->pos());
    if (index >= 0) QToolTip::showText(help->globalPos(), textOf(index), this);
    return true;
}

}  // namespace ui

#include "moc_trend_plot.cpp"
