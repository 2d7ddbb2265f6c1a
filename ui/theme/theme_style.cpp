// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme_style.h"

#include <QPainter>
#include <QStyleFactory>
#include <QStyleOptionToolButton>

namespace ui {

ThemeStyle::ThemeStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("fusion"))) {}

void ThemeStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                               QPainter* painter, const QWidget* widget) const
{
    const bool checkedButton = element == PE_PanelButtonTool && (option->state & State_On);
    if (!checkedButton) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return;
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QColor fill = option->palette.color(QPalette::Highlight);
    if (option->state & State_Sunken) fill = fill.darker(115);
    painter->setPen(QPen(fill.darker(130), 1.0));
    painter->setBrush(fill);
    painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), 3.0, 3.0);
    painter->restore();
}

void ThemeStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const
{
    const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    if (element != CE_ToolButtonLabel || !button || !(button->state & State_On)) {
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    }
    QStyleOptionToolButton checked(*button);
    const QColor ink = checked.palette.color(QPalette::HighlightedText);
    checked.palette.setColor(QPalette::ButtonText, ink);
    checked.palette.setColor(QPalette::WindowText, ink);
    QProxyStyle::drawControl(element, &checked, painter, widget);
}

}  // namespace ui
