// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <utility>

#include <QLabel>
#include <QPainter>

namespace ui {

/// Plain text of one line or a few, broken between the parts it has ("a · b") or between words.
/// It ends with dots where there is no room, after a whole part if it can; the tooltip is for all
/// of it.
class ElidedLabel : public QLabel
{
public:
    using QLabel::QLabel;

    /// It is as high as this many lines, with or without a text.
    void setLines(int lines)
    {
        m_lines = lines;
        updateGeometry();
    }

    [[nodiscard]] QSize sizeHint() const override { return high(QLabel::sizeHint()); }

    [[nodiscard]] QSize minimumSizeHint() const override
    {
        const QSize hint = QLabel::minimumSizeHint();
        const int least = fontMetrics().horizontalAdvance(QStringLiteral("MMM…"));
        return high({std::min(hint.width(), least), hint.height()});
    }

    /// What is drawn, line by line.
    [[nodiscard]] QStringList shownLines() const
    {
        QStringList lines;
        QString rest = text();
        while (lines.size() + 1 < m_lines && !fits(rest)) {
            const auto [end, next] = firstBreak(rest);
            if (end <= 0) break;
            lines << rest.left(end);
            rest = rest.mid(next);
        }
        return lines << elided(rest);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter,
                         shownLines().join(QLatin1Char('\n')));
    }

private:
    [[nodiscard]] QSize high(QSize hint) const
    {
        if (m_lines > 1) hint.setHeight(m_lines * fontMetrics().lineSpacing());
        return hint;
    }

    [[nodiscard]] bool fits(const QString& line) const
    {
        return fontMetrics().horizontalAdvance(line) <= width();
    }

    /// Where the first line ends and the second begins; 0 if there is no such place. Between two parts
    /// rather than within one, unless that leaves most of the line empty and cuts the rest.
    [[nodiscard]] std::pair<qsizetype, qsizetype> firstBreak(const QString& rest) const
    {
        for (const QString& between : {QStringLiteral(" \u00b7 "), QStringLiteral(" ")})
            for (qsizetype end = rest.lastIndexOf(between); end > 0;
                 end = rest.lastIndexOf(between, end - 1))
                if (fits(rest.left(end)) &&
                    (between.size() == 1 || fits(rest.mid(end + between.size())) ||
                     2 * fontMetrics().horizontalAdvance(rest.left(end)) >= width()))
                    return {end, end + between.size()};
        return {0, 0};
    }

    [[nodiscard]] QString elided(const QString& line) const
    {
        if (fits(line)) return line;
        const QString between = QStringLiteral(" \u00b7 ");
        const QString dots = QStringLiteral(" …");
        for (qsizetype end = line.lastIndexOf(between); end > 0;
             end = line.lastIndexOf(between, end - 1)) {
            const QString parts = line.left(end) + dots;
            if (fits(parts)) return parts;
        }
        return fontMetrics().elidedText(line, Qt::ElideRight, width());
    }

    int m_lines = 1;
};

}  // namespace ui
