// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAccessible>
#include <QDockWidget>
#include <QLineEdit>
#include <QString>
#include <QTabBar>
#include <QWidget>

namespace fixture {

/// Everything that takes keys, and every button, has to say what it is. Class and name of the first
/// widget in the window of `root` that doesn't; empty when all do.
inline QString unnamedIn(QWidget& root)
{
    const QList<QWidget*> widgets = root.findChildren<QWidget*>();
    for (QWidget* widget : widgets) {
        if (widget->window() != root.window()) continue;
        if (widget->focusPolicy() == Qt::NoFocus && !qobject_cast<QAbstractButton*>(widget))
            continue;
        // What Qt puts into its own widgets is Qt's to name.
        if (widget->objectName().startsWith(QLatin1StringView("qt_")) ||
            widget->inherits("QTableCornerButton") ||
            qobject_cast<QDockWidget*>(widget->parentWidget()) ||
            qobject_cast<QTabBar*>(widget->parentWidget()) ||
            qobject_cast<QLineEdit*>(widget->parentWidget()) ||
            widget->inherits("QComboBoxPrivateContainer") ||
            widget->inherits("QComboBoxListView") || widget->inherits("QHeaderView") ||
            widget->inherits("QScrollBar"))
            continue;
        // Qt keeps bars for docks that may be tabbed; it calls them by their current tab.
        if (const auto* tabs = qobject_cast<QTabBar*>(widget); tabs && tabs->count() == 0) continue;
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
        if (!accessible || accessible->text(QAccessible::Name).isEmpty())
            return QLatin1StringView(widget->metaObject()->className()) + QChar(u' ') +
                   widget->objectName();
    }
    return {};
}

}  // namespace fixture
