// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include <QLabel>
#include <QPainter>

namespace ui {

/// One line of plain text that ends with dots where there is no room; the tooltip is for all of
/// it.
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
        painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(text(), Qt::ElideRight, width()));
    }
};

}  // namespace ui
