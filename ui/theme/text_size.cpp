// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/text_size.h"

#include <QApplication>
#include <QWidget>

#include "ui/theme/theme_notifier.h"

namespace ui {

namespace {

class TextFactor : public QObject
{
public:
    TextFactor(QWidget& widget, double factor)
        : QObject(&widget), m_widget(widget), m_factor(factor)
    {
        // Qt tells windows only; a widget with a size of its own hears nothing.
        connect(&ThemeNotifier::instance(), &ThemeNotifier::textSizeChanged, this,
                &TextFactor::apply);
        apply();
    }

private:
    void apply()
    {
        const QFont size = scaled(QApplication::font(), m_factor);
        QFont font = m_widget.font();
        if (size.pointSizeF() > 0) font.setPointSizeF(size.pointSizeF());
        else font.setPixelSize(size.pixelSize());
        m_widget.setFont(font);
    }

    QWidget& m_widget;
    double m_factor;
};

}  // namespace

QFont scaled(QFont font, double factor)
{
    if (font.pointSizeF() > 0) font.setPointSizeF(font.pointSizeF() * factor);
    else font.setPixelSize(qRound(font.pixelSize() * factor));
    return font;
}

void setTextFactor(QWidget& widget, double factor)
{
    new TextFactor(widget, factor);
}

}  // namespace ui
