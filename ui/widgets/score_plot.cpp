// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/score_plot.h"

#include <algorithm>
#include <iterator>

#include <QLocale>
#include <QPainter>
#include <QPolygonF>

#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"

namespace ui {

using namespace Qt::StringLiterals;

namespace {

/// Of the best score: what lies below it is left out where there is something above it, since the
/// first steps of a search are so high that all later ones would look like nothing.
constexpr double kFoot = 0.75;

}  // namespace

ScorePlot::ScorePlot(QWidget* parent) : QWidget(parent)
{
    setObjectName(u"scorePlot"_s);
    setAccessibleName(tr("Best score over time"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setHistory({}, 0);
}

void ScorePlot::setHistory(const History& history, double seconds)
{
    m_history = history;
    m_seconds = seconds;
    const QLocale locale;
    setAccessibleDescription(history.empty()
                                 ? tr("Nothing found yet")
                                 : tr("%1 points at first, %2 points after %3 seconds")
                                       .arg(locale.toString(qlonglong{history.front().points}),
                                            locale.toString(qlonglong{history.back().points}),
                                            locale.toString(history.back().seconds, 'f', 1)));
    update();
}

std::int64_t ScorePlot::lowest() const
{
    if (m_history.empty()) return 0;
    const double foot = kFoot * static_cast<double>(m_history.back().points);
    const auto above = std::ranges::find_if(
        m_history, [foot](const Step& step) { return static_cast<double>(step.points) >= foot; });
    // A single step has no height of its own.
    if (m_history.back().points <= 0 || std::next(above) == m_history.end()) {
        return m_history.front().points;
    }
    return above->points;
}

QSize ScorePlot::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 30, fontMetrics().height() * 8};
}

QSize ScorePlot::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 14, fontMetrics().height() * 5};
}

void ScorePlot::paintEvent(QPaintEvent* event)
{
    static_cast<void>(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette& colors = palette();
    painter.fillRect(rect(), colors.color(QPalette::Base));
    painter.setPen(colors.color(QPalette::Mid));
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    if (m_history.empty()) {
        painter.setPen(colors.color(QPalette::PlaceholderText));
        painter.drawText(rect().adjusted(4, 4, -4, -4), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("The best score over time appears here"));
        return;
    }
    const QFont small = scaled(font(), textSize::kSmall);
    painter.setFont(small);
    const QFontMetricsF metrics(small, this);
    const QLocale locale;
    const auto least = static_cast<double>(lowest());
    const auto most = static_cast<double>(m_history.back().points);
    const QString top = locale.toString(qlonglong{m_history.back().points});
    const QString bottom = locale.toString(qlonglong{lowest()});
    const double label =
        std::max(metrics.horizontalAdvance(top), metrics.horizontalAdvance(bottom)) + 8;
    const QRectF area(label, metrics.height() * 0.7, width() - label - 8,
                      height() - metrics.height() * 2);
    const double end = std::max(m_seconds, m_history.back().seconds);
    const auto place = [&](double seconds, double points) {
        const double x = end > 0 ? seconds / end : 0;
        const double y = most > least ? (points - least) / (most - least) : 1;
        return QPointF(area.left() + x * area.width(), area.bottom() - y * area.height());
    };
    painter.setPen(colors.color(QPalette::Text));
    const auto level = [&](double y, const QString& text) {
        painter.drawText(QRectF(2, y - metrics.height() / 2, label - 6, metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, text);
    };
    level(area.top(), top);
    if (most > least) level(area.bottom(), bottom);
    const QRectF below(area.left(), area.bottom() + 2, area.width(), metrics.height());
    painter.drawText(below, Qt::AlignLeft, tr("0 s"));
    painter.drawText(below, Qt::AlignRight, tr("%1 s").arg(locale.toString(end, 'f', 1)));
    painter.setPen(colors.color(QPalette::Mid));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    painter.drawLine(area.topLeft(), area.bottomLeft());
    QPolygonF line;
    double before = least;
    for (const auto& step : m_history) {
        const auto points = static_cast<double>(step.points);
        if (points < least) continue;
        line << place(step.seconds, before) << place(step.seconds, points);
        before = points;
    }
    line << place(end, most);
    painter.setPen(QPen(Theme::current().candidate[0], 2));
    painter.drawPolyline(line);
}

}  // namespace ui

#include "moc_score_plot.cpp"
