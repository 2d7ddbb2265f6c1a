// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/leaves/leave_toggle.h"

namespace ui {

LeaveToggle::LeaveToggle(const QString& objectName, const QString& text, const QString& help)
{
    setObjectName(objectName);
    setText(text);
    setAccessibleName(text);
    setAccessibleDescription(help);
    setToolTip(help);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
}

}  // namespace ui

#include "moc_leave_toggle.cpp"
