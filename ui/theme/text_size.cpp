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
        const QFont usual = QApplication::font();
        QFont font = m_widget.font();
        if (usual.pointSizeF() > 0) font.setPointSizeF(usual.pointSizeF() * m_factor);
        else font.setPixelSize(qRound(usual.pixelSize() * m_factor));
        m_widget.setFont(font);
    }

    QWidget& m_widget;
    double m_factor;
};

}  // namespace

void setTextFactor(QWidget& widget, double factor)
{
    new TextFactor(widget, factor);
}

}  // namespace ui
