// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAccessible>
#include <QDockWidget>
#include <QLineEdit>
#include <QString>
#include <QTabBar>
#include <QWidget>

#include "ui/widgets/covered_panel.h"

namespace fixture {

/// Whether a widget takes keys or is a button; what Qt puts into its own widgets is Qt's to name.
inline bool isControl(QWidget& widget)
{
    if (widget.focusPolicy() == Qt::NoFocus && !qobject_cast<QAbstractButton*>(&widget))
        return false;
    if (widget.objectName().startsWith(QLatin1StringView("qt_")) ||
        widget.inherits("QTableCornerButton") ||
        qobject_cast<QDockWidget*>(widget.parentWidget()) ||
        qobject_cast<QTabBar*>(widget.parentWidget()) ||
        qobject_cast<QLineEdit*>(widget.parentWidget()) ||
        widget.inherits("QComboBoxPrivateContainer") || widget.inherits("QComboBoxListView") ||
        widget.inherits("QHeaderView") || widget.inherits("QScrollBar"))
        return false;
    // Qt keeps bars for docks that may be tabbed; it calls them by their current tab.
    const auto* tabs = qobject_cast<QTabBar*>(&widget);
    return tabs == nullptr || tabs->count() > 0;
}

/// What is made when it is first seen is there from now on.
inline void makeLatePanels(QWidget& root)
{
    const auto panels = root.findChildren<ui::CoveredPanel*>();
    for (ui::CoveredPanel* panel : panels) panel->makeContent();
}

/// Every control has to say what it is. Class and name of the first widget in the window of `root`
/// that doesn't; empty when all do.
inline QString unnamedIn(QWidget& root)
{
    makeLatePanels(root);
    const QList<QWidget*> widgets = root.findChildren<QWidget*>();
    for (QWidget* widget : widgets) {
        if (widget->window() != root.window() || !isControl(*widget)) continue;
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
        if (!accessible || accessible->text(QAccessible::Name).isEmpty())
            return QLatin1StringView(widget->metaObject()->className()) + QChar(u' ') +
                   widget->objectName();
    }
    return {};
}

}  // namespace fixture
