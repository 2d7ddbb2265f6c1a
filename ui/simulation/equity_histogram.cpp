// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulation/equity_histogram.h"

#include <algorithm>

#include <QLocale>
#include <QPainter>

#include "engine/search/simulation_state.h"
#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;
using Histogram = engine::EquityHistogram;

}  // namespace

EquityHistogramView::EquityHistogramView(QWidget* parent) : QWidget(parent)
{
    setObjectName(u"equityHistogram"_s);
    setAccessibleName(tr("How the iterations came out"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setCandidate(nullptr);
}

void EquityHistogramView::setCandidate(const engine::SimulatedCandidate* candidate)
{
    m_counts = candidate ? candidate->histogram.counts : std::vector<std::int64_t>();
    m_mean = candidate ? candidate->equity.mean() : 0;
    const bool any = candidate && candidate->iterations() > 0;
    setAccessibleDescription(
        any ? tr("mean %1, deviation %2 points")
                  .arg(signedDecimal(m_mean),
                       QLocale().toString(candidate->equity.deviation(), 'f', 1))
            : tr("No iterations yet"));
    if (!any) m_counts.clear();
    update();
}

QSize EquityHistogramView::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 32, fontMetrics().height() * 9};
}

QSize EquityHistogramView::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 16, fontMetrics().height() * 4};
}

void EquityHistogramView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    const auto isUsed = [](std::int64_t count) { return count > 0; };
    const auto from = std::ranges::find_if(m_counts, isUsed);
    if (from == m_counts.end()) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(rect(), Qt::AlignCenter, tr("No iterations yet"));
        return;
    }
    const auto to = std::find_if(m_counts.rbegin(), m_counts.rend(), isUsed).base();
    const auto first = static_cast<int>(from - m_counts.begin());
    const int steps = static_cast<int>(to - from);
    painter.setFont(scaled(font(), textSize::kSmall));
    const QFontMetricsF metrics(painter.font(), this);
    const QRectF area = QRectF(rect()).adjusted(8, metrics.height() + 4, -8, -metrics.height() - 4);
    const auto most = static_cast<double>(*std::max_element(from, to));
    const double width = area.width() / steps;
    const auto pointsAt = [&](int step) {
        return (first + step) * Histogram::kStep - Histogram::kMost;
    };
    painter.setPen(Qt::NoPen);
    QColor colour = Theme::current().candidate[0];
    painter.setBrush(colour);
    for (int step = 0; step < steps; ++step) {
        const double height =
            area.height() * static_cast<double>(*(from + step)) / std::max(most, 1.0);
        painter.drawRect(QRectF(area.left() + step * width, area.bottom() - height,
                                std::max(width - 1, 1.0), height));
    }
    painter.setPen(palette().color(QPalette::Text));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    const int every = std::max(1, static_cast<int>(5.0 * metrics.averageCharWidth() / width) + 1);
    for (int step = 0; step < steps; ++step) {
        if (pointsAt(step) % (every * Histogram::kStep) != 0) continue;
        const double x = area.left() + step * width;
        painter.drawText(QRectF(x - 40, area.bottom() + 2, 80, metrics.height()), Qt::AlignCenter,
                         signedDecimal(pointsAt(step)).section(QLocale().decimalPoint(), 0, 0));
    }
    const double mean = area.left() + (m_mean - pointsAt(0)) / Histogram::kStep * width;
    painter.setPen(QPen(palette().color(QPalette::Text), 1.5, Qt::DashLine));
    painter.drawLine(QPointF(mean, area.top()), QPointF(mean, area.bottom()));
    painter.drawText(QRectF(rect()).adjusted(8, 2, -8, 0), Qt::AlignTop | Qt::AlignHCenter,
                     tr("mean %1 points of spread").arg(signedDecimal(m_mean)));
}

}  // namespace ui

#include "moc_equity_histogram.cpp"
