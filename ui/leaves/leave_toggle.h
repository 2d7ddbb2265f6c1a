// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace ui {

/// A button that stays down until it is pressed again: one of the choices about a list of leaves.
class LeaveToggle : public QToolButton
{
    Q_OBJECT

public:
    LeaveToggle(const QString& objectName, const QString& text, const QString& help);
};

}  // namespace ui
