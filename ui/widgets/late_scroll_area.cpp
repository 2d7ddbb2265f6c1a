// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/late_scroll_area.h"

#include <utility>

namespace ui {

LateScrollArea::LateScrollArea(std::function<QWidget*()> make, QWidget* parent)
    : QScrollArea(parent), m_make(std::move(make))
{
    setFocusPolicy(Qt::NoFocus);
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
}

void LateScrollArea::makePanel()
{
    if (const auto make = std::exchange(m_make, nullptr)) setWidget(make());
}

void LateScrollArea::showEvent(QShowEvent* event)
{
    makePanel();
    QScrollArea::showEvent(event);
}

}  // namespace ui

#include "moc_late_scroll_area.cpp"
