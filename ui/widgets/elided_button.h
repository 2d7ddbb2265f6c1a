// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <QStyleOptionButton>
#include <QStylePainter>

namespace ui {

/// A flat button of one line, which ends with dots where there is no room. It gets as wide as its
/// layout lets it, so that nothing is cut at its beginning.
class ElidedButton : public QPushButton
{
public:
    using QPushButton::QPushButton;

    /// What is drawn.
    [[nodiscard]] QString shownText() const
    {
        QStyleOptionButton option;
        initStyleOption(&option);
        const int room =
            style()->subElementRect(QStyle::SE_PushButtonContents, &option, this).width();
        return fontMetrics().elidedText(text(), Qt::ElideRight, room);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QStyleOptionButton option;
        initStyleOption(&option);
        option.text = shownText();
        QStylePainter(this).drawControl(QStyle::CE_PushButton, option);
    }
};

}  // namespace ui
