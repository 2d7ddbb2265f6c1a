// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/text_size.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace ui {

namespace {

class TextFactor : public QObject
{
public:
    TextFactor(QWidget& widget, double factor)
        : QObject(&widget), m_widget(widget), m_factor(factor)
    {
        widget.installEventFilter(this);
        apply();
    }

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::ApplicationFontChange) apply();
        return false;
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
