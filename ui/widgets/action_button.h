// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QToolButton>

namespace ui {

/// A button for an action below a panel, with the action's text and without its icon; readers of the
/// screen get what it is for. Whoever lays it out owns it.
[[nodiscard]] inline QToolButton* textButtonOf(QAction& action)
{
    auto* button = new QToolButton;
    button->setDefaultAction(&action);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setAccessibleName(action.toolTip());
    return button;
}

}  // namespace ui
