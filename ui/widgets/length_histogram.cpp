// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/length_histogram.h"

#include <algorithm>
#include <utility>

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QStringList>
#include <QToolTip>

#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// "31k": there is no room for more.
QString shortCount(std::int64_t count)
{
    const QLocale locale;
    if (count < 1'000) return locale.toString(static_cast<qlonglong>(count));
    // Two digits at least, rounded.
    const auto rounded = [&](double unit) {
        const double number = static_cast<double>(count) / unit;
        return locale.toString(number, 'f', number < 9.95 ? 1 : 0);
    };
    if (count < 999'500) return rounded(1'000) + u'k';
    return rounded(1'000'000) + u'M';
}

}  // namespace

LengthHistogram::LengthHistogram(QWidget* parent) : QWidget(parent)
{
    setObjectName(u"lengthHistogram"_s);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setCounts({});
}

void LengthHistogram::setCounts(std::vector<std::int64_t> counts)
{
    m_counts = std::move(counts);
    QStringList parts;
    const auto [first, last] = range();
    for (int length = first; length <= last; ++length) {
        parts.append(tr("%1 letters: %2")
                         .arg(length)
                         .arg(QLocale().toString(
                             static_cast<qlonglong>(m_counts[static_cast<std::size_t>(length)]))));
    }
    setAccessibleName(tr("Words by length"));
    setAccessibleDescription(parts.isEmpty() ? tr("No words yet") : parts.join(u", "_s));
    update();
}

std::pair<int, int> LengthHistogram::range() const
{
    const auto some = [](std::int64_t count) { return count > 0; };
    const auto first = std::ranges::find_if(m_counts, some);
    if (first == m_counts.end()) return {0, -1};
    const auto last = std::find_if(m_counts.rbegin(), m_counts.rend(), some);
    return {static_cast<int>(first - m_counts.begin()),
            static_cast<int>(m_counts.rend() - last) - 1};
}

QSize LengthHistogram::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 48, fontMetrics().height() * 8};
}

QSize LengthHistogram::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 20, fontMetrics().height() * 5};
}

void LengthHistogram::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const auto [first, last] = range();
    if (last < first) {
        painter.setPen(palette().color(QPalette::Disabled, QPalette::Text));
        painter.drawText(rect(), Qt::AlignCenter, tr("Words by length appear here"));
        return;
    }
    const QFont small = scaled(font(), textSize::kSmall);
    painter.setFont(small);
    const QFontMetrics metrics(small, this);
    const int line = metrics.height();
    const int bars = last - first + 1;
    const double step = static_cast<double>(width()) / bars;
    const auto most = static_cast<double>(*std::ranges::max_element(m_counts));
    const int room = height() - 2 * line - 2;
    int widest = 0;
    for (const std::int64_t count : m_counts)
        widest = std::max(widest, metrics.horizontalAdvance(shortCount(count)));
    const bool labels = step >= widest - 1;
    // Very long words in between leave no room for every number.
    const int every = std::max(1, static_cast<int>(metrics.horizontalAdvance(u"88 "_s) / step));
    for (int length = first; length <= last; ++length) {
        const std::int64_t count = m_counts[static_cast<std::size_t>(length)];
        const double left = (length - first) * step;
        int tall = static_cast<int>(room * static_cast<double>(count) / most + 0.5);
        if (count > 0) tall = std::max(tall, 1);
        const QRectF bar(left + step * 0.1, line + room - tall, std::max(1.0, step * 0.8), tall);
        painter.fillRect(bar, palette().color(QPalette::Highlight));
        painter.setPen(palette().color(QPalette::WindowText));
        if (labels && count > 0) {
            painter.drawText(QRectF(left, bar.top() - line, step, line),
                             Qt::AlignHCenter | Qt::AlignBottom | Qt::TextDontClip,
                             shortCount(count));
        }
        if ((length - first) % every == 0) {
            painter.drawText(QRectF(left, height() - line, step, line),
                             Qt::AlignCenter | Qt::TextDontClip, QString::number(length));
        }
    }
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawLine(0, line + room, width(), line + room);
}

bool LengthHistogram::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto [first, last] = range();
    if (last < first) return true;
    const int length = first + help->pos().x() * (last - first + 1) / std::max(1, width());
    if (length < first || length > last) return true;
    QToolTip::showText(help->globalPos(),
                       tr("%1 letters: %2 words")
                           .arg(length)
                           .arg(QLocale().toString(
                               static_cast<qlonglong>(m_counts[static_cast<std::size_t>(length)]))),
                       this);
    return true;
}

}  // namespace ui

#include "moc_length_histogram.cpp"
