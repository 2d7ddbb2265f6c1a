// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/generation_plot.h"

#include <algorithm>
#include <utility>

#include <QPainter>
#include <QStringList>

#include "ui/language/number_text.h"
#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr double kMark = 3.5;  // half the height of a mark, pixels

QString number(double value)
{
    return decimalText(value, 2);
}

}  // namespace

GenerationPlot::GenerationPlot(const QString& title, Style style, QWidget* parent)
    : QWidget(parent), m_title(title), m_style(style)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setAccessibleName(title);
    setValues({}, 0);
}

void GenerationPlot::setValues(std::vector<double> values, int planned)
{
    m_values = std::move(values);
    m_planned = std::max(planned, static_cast<int>(m_values.size()));
    QStringList parts;
    for (std::size_t i = 0; i < m_values.size(); ++i)
        parts.append(tr("generation %1: %2").arg(i + 1).arg(number(m_values[i])));
    const QString text =
        parts.isEmpty() ? tr("No generation is finished yet") : parts.join(u", "_s);
    setAccessibleDescription(text);
    setToolTip(m_title + u"\n"_s + text);
    update();
}

QSize GenerationPlot::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 34, fontMetrics().height() * 7};
}

QSize GenerationPlot::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 24, fontMetrics().height() * 5};
}

void GenerationPlot::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont small = scaled(font(), textSize::kSmall);
    const QFontMetrics metrics(small, this);
    const int line = metrics.height();
    const QRect frame = rect().adjusted(0, 0, -1, -1);
    painter.fillRect(frame, palette().color(QPalette::Base));
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(frame);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(frame.adjusted(6, 2, -6, 0), Qt::AlignLeft | Qt::AlignTop, m_title);
    painter.setFont(small);
    if (m_values.empty()) {
        painter.setPen(palette().color(QPalette::Disabled, QPalette::Text));
        painter.drawText(frame.adjusted(0, fontMetrics().height(), 0, 0), Qt::AlignCenter,
                         tr("A point for each generation that is finished"));
        return;
    }
    const int margin = metrics.horizontalAdvance(u"−00.00"_s) / 2 + 4;
    // The number of the highest point is below the title.
    const QRectF area = QRectF(frame).adjusted(margin, fontMetrics().height() + line + kMark + 4,
                                               -margin, -line - kMark - 4);
    const auto ends = std::ranges::minmax(m_values);
    const double least = ends.min;
    const double most = ends.max;
    const double range = std::max(most - least, 1e-9);
    const auto at = [&](std::size_t i) {
        const double x = m_planned > 1 ? static_cast<double>(i) / (m_planned - 1) : 0.5;
        const double y = most > least ? (most - m_values[i]) / range : 0.5;
        return QPointF(area.left() + x * area.width(), area.top() + y * area.height());
    };
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawLine(QPointF(area.left(), area.bottom() + kMark + 2),
                     QPointF(area.right(), area.bottom() + kMark + 2));

    const bool first = m_style == Style::First;
    const QColor color = Theme::current().candidate[first ? 0 : 1];
    painter.setPen(QPen(color, 2, first ? Qt::SolidLine : Qt::DashLine));
    for (std::size_t i = 1; i < m_values.size(); ++i) painter.drawLine(at(i - 1), at(i));
    // Numbers only where they have room; the last one always.
    const double step = m_planned > 1 ? area.width() / (m_planned - 1) : area.width();
    const auto every = static_cast<std::size_t>(std::max(1.0, 2.0 * margin / std::max(step, 1.0)));
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        const QPointF point = at(i);
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        const QRectF mark(point - QPointF(kMark, kMark), QSizeF(2 * kMark, 2 * kMark));
        if (first) painter.drawEllipse(mark);
        else painter.drawRect(mark);
        if ((m_values.size() - 1 - i) % every != 0) continue;
        painter.setPen(palette().color(QPalette::WindowText));
        const double wide = 2.0 * margin;
        painter.drawText(QRectF(point.x() - margin, point.y() - kMark - line - 1, wide, line),
                         Qt::AlignHCenter | Qt::AlignBottom | Qt::TextDontClip,
                         number(m_values[i]));
        painter.drawText(QRectF(point.x() - margin, area.bottom() + kMark + 3, wide, line),
                         Qt::AlignHCenter | Qt::AlignTop | Qt::TextDontClip,
                         QString::number(i + 1));
    }
}

}  // namespace ui

#include "moc_generation_plot.cpp"
