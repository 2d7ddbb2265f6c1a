// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include <QLabel>
#include <QPainter>

namespace ui {

/// One line of plain text that ends with dots where there is no room, after a whole part of it if
/// that has several ("a · b"); the tooltip is for all of it.
class ElidedLabel : public QLabel
{
public:
    using QLabel::QLabel;

    [[nodiscard]] QSize minimumSizeHint() const override
    {
        const QSize hint = QLabel::minimumSizeHint();
        const int least = fontMetrics().horizontalAdvance(QStringLiteral("MMM…"));
        return {std::min(hint.width(), least), hint.height()};
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, shown());
    }

private:
    [[nodiscard]] QString shown() const
    {
        const QFontMetrics metrics = fontMetrics();
        if (metrics.horizontalAdvance(text()) <= width()) return text();
        const QString between = QStringLiteral(" \u00b7 ");
        const QString dots = QStringLiteral(" …");
        for (qsizetype end = text().lastIndexOf(between); end > 0;
             end = text().lastIndexOf(between, end - 1)) {
            const QString parts = text().left(end) + dots;
            if (metrics.horizontalAdvance(parts) <= width()) return parts;
        }
        return metrics.elidedText(text(), Qt::ElideRight, width());
    }
};

}  // namespace ui
