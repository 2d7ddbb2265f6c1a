// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learning/answers_plot.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kWeek = 7;

struct Part
{
    QString name;
    QBrush brush;
};

std::array<Part, 3> partsOf(const QPalette& palette)
{
    const Theme& theme = Theme::current();
    return {Part{AnswersPlot::tr("known"), theme.good},
            Part{AnswersPlot::tr("with help"),
                 QBrush(palette.color(QPalette::WindowText), Qt::BDiagPattern)},
            Part{AnswersPlot::tr("shown"), QBrush(theme.bad, Qt::Dense5Pattern)}};
}

std::array<int, 3> countsOf(const CardSummary::Day& day)
{
    return {day.right, day.helped, day.wrong};
}

int allOf(const CardSummary::Day& day)
{
    return day.right + day.helped + day.wrong;
}

}  // namespace

AnswersPlot::AnswersPlot(QWidget* parent) : QWidget(parent)
{
    setObjectName(u"answersPlot"_s);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Answers by day"));
    setDays({}, QDate::currentDate());
}

void AnswersPlot::setDays(const QList<CardSummary::Day>& days, QDate today)
{
    m_days = days;
    m_today = today;
    std::array<int, 3> sums{};
    for (const CardSummary::Day& day : days) {
        const auto counts = countsOf(day);
        for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += counts[i];
    }
    setAccessibleDescription(days.isEmpty() ? tr("No card was answered yet")
                                            : tr("In %n day(s): %1 known, %2 with help, %3 shown",
                                                 nullptr, static_cast<int>(days.size()))
                                                  .arg(QLocale().toString(sums[0]),
                                                       QLocale().toString(sums[1]),
                                                       QLocale().toString(sums[2])));
    update();
}

QSize AnswersPlot::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 40, fontMetrics().height() * 8};
}

QSize AnswersPlot::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 24, fontMetrics().height() * 5};
}

int AnswersPlot::shownDays() const
{
    const int least = fontMetrics().averageCharWidth() + gap::kFine;
    return std::clamp(width() / std::max(1, least), 1, CardSummary::kDays);
}

QString AnswersPlot::dayText(const CardSummary::Day& day) const
{
    return tr("%1: %2 known, %3 with help, %4 shown")
        .arg(QLocale().toString(day.day, QLocale::ShortFormat), QLocale().toString(day.right),
             QLocale().toString(day.helped), QLocale().toString(day.wrong));
}

void AnswersPlot::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_days.isEmpty()) {
        painter.setPen(palette().color(QPalette::Disabled, QPalette::Text));
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("A bar for each day on which cards were answered"));
        return;
    }
    const QFont small = scaled(font(), textSize::kSmall);
    painter.setFont(small);
    const QFontMetrics metrics(small, this);
    const int line = metrics.height();
    const auto parts = partsOf(palette());
    const QColor ink = palette().color(QPalette::WindowText);

    // What the fillings mean.
    int x = 0;
    for (const Part& part : parts) {
        const QRect box(x, (line - metrics.ascent()) / 2 + 1, metrics.ascent(), metrics.ascent());
        painter.fillRect(box, part.brush);
        painter.setPen(ink);
        painter.drawRect(box);
        x += box.width() + gap::kNormal;
        painter.drawText(x, metrics.ascent(), part.name);
        x += metrics.horizontalAdvance(part.name) + gap::kPart;
    }

    const int days = shownDays();
    const double step = static_cast<double>(width()) / days;
    const int top = 2 * line + gap::kFine;
    const int room = height() - top - line - gap::kFine;
    int most = 1;
    for (const CardSummary::Day& day : m_days) most = std::max(most, allOf(day));
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawLine(0, top + room, width(), top + room);
    for (const CardSummary::Day& day : m_days) {
        const qint64 back = day.day.daysTo(m_today);
        if (back < 0 || back >= days) continue;
        const double left = static_cast<double>(days - 1 - back) * step;
        double bottom = top + room;
        const auto counts = countsOf(day);
        for (std::size_t i = 0; i < counts.size(); ++i) {
            if (counts[i] == 0) continue;
            const double tall = std::max(2.0, room * static_cast<double>(counts[i]) / most);
            const QRectF bar(left + step * 0.1, bottom - tall, std::max(2.0, step * 0.8), tall);
            painter.fillRect(bar, parts[i].brush);
            painter.setPen(ink);
            painter.drawRect(bar);
            bottom -= tall;
        }
        painter.setPen(ink);
        const QString count = QLocale().toString(allOf(day));
        if (metrics.horizontalAdvance(count) <= step || allOf(day) == most)
            painter.drawText(QRectF(left, bottom - line, step, line),
                             Qt::AlignHCenter | Qt::AlignBottom | Qt::TextDontClip, count);
    }
    painter.setPen(ink);
    const auto dateOf = [this](int back) {
        return QLocale().toString(m_today.addDays(-back), QLocale::ShortFormat);
    };
    const double wide = metrics.horizontalAdvance(dateOf(0)) + gap::kWide;
    const int weeks = std::max(1, static_cast<int>(std::ceil(wide / (kWeek * step))));
    for (int back = 0; back < days; back += weeks * kWeek) {
        const double right = static_cast<double>(days - back) * step;
        if (right < wide) break;
        painter.drawText(QRectF(right - wide, height() - line, wide, line), Qt::AlignRight,
                         dateOf(back));
    }
}

bool AnswersPlot::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int days = shownDays();
    const double step = static_cast<double>(width()) / days;
    const int back = days - 1 - static_cast<int>(std::floor(help->pos().x() / step));
    for (const CardSummary::Day& day : m_days)
        if (day.day.daysTo(m_today) == back)
            QToolTip::showText(help->globalPos(), dayText(day), this);
    return true;
}

}  // namespace ui

#include "moc_answers_plot.cpp"
