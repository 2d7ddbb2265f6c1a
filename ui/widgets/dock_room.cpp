// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/dock_room.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QDockWidget>
#include <QList>
#include <QMainWindow>
#include <QTabBar>

#include "ui/commands/action_registry.h"
#include "ui/widgets/covered_panel.h"
#include "ui/widgets/tall_dock.h"

namespace ui {

namespace {

/// raise() alone leaves a dock behind its tabs in some arrangements of several columns: then its tab
/// is chosen as a click would.
void raiseTab(const QMainWindow& window, QDockWidget& dock)
{
    dock.raise();
    const auto bars = window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly);
    for (QTabBar* bar : bars)
        for (int tab = 0; tab < bar->count(); ++tab)
            if (bar->tabData(tab).value<quintptr>() == reinterpret_cast<quintptr>(&dock))
                bar->setCurrentIndex(tab);
}

// Behind another tab keys stay where they were, out of sight.
bool isSeen(const QDockWidget& dock)
{
    return !dock.visibleRegion().isEmpty();
}

/// The one that has the keys, seen or not.
QDockWidget* dockAroundFocus(const QMainWindow& window)
{
    QDockWidget* dock = nullptr;
    for (QWidget* widget = QApplication::focusWidget(); widget; widget = widget->parentWidget()) {
        if (!dock) dock = qobject_cast<QDockWidget*>(widget);
        // Those that float together lie in a window between it and them.
        if (qobject_cast<QMainWindow*>(widget)) return widget == &window ? dock : nullptr;
    }
    return nullptr;
}

}  // namespace

void bringUp(QMainWindow& window, QDockWidget& dock, double share)
{
    const bool wasHidden = dock.isHidden();
    // The room that it needs counts when heights are shared.
    if (auto* late = qobject_cast<CoveredPanel*>(dock.widget())) late->makeContent();
    dock.show();
    raiseTab(window, dock);
    if (wasHidden) giveHeight(window, dock, static_cast<int>(window.height() * share));
}

void focusDock(QDockWidget& dock, const std::function<void()>& focus)
{
    // One that floats is a window of its own.
    dock.activateWindow();
    if (focus) return focus();
    QWidget* content = dock.widget();
    if (!content) return;
    // The chain of the Tab key, as far as it stays inside.
    QWidget* widget = content;
    do {
        const bool takesKeys = (widget->focusPolicy() & Qt::TabFocus) && widget->isEnabled() &&
                               widget->isVisibleTo(content);
        if (takesKeys && (widget == content || content->isAncestorOf(widget)))
            return widget->setFocus(Qt::ShortcutFocusReason);
        widget = widget->nextInFocusChain();
    } while (widget && widget != content);
    content->setFocus(Qt::ShortcutFocusReason);
}

QDockWidget* dockWithFocus(const QMainWindow& window)
{
    QDockWidget* dock = dockAroundFocus(window);
    return dock && isSeen(*dock) ? dock : nullptr;
}

QDockWidget* dockToClose(const QMainWindow& window)
{
    QDockWidget* dock = dockAroundFocus(window);
    if (!dock || isSeen(*dock)) return dock;
    const QList<QDockWidget*> stack = window.tabifiedDockWidgets(dock);
    const auto front = std::ranges::find_if(stack, [](auto* other) { return isSeen(*other); });
    return front == stack.end() ? nullptr : *front;
}

void leaveDock(QMainWindow& window)
{
    window.activateWindow();
    window.centralWidget()->setFocus(Qt::ShortcutFocusReason);
}

QAction* addDockAction(ActionRegistry& actions, const ActionSpec& spec, QMainWindow& window,
                       QDockWidget& dock, std::function<void()> focus)
{
    QAction* action = actions.add(spec, &window);
    QObject::connect(action, &QAction::triggered, &dock,
                     [&window, &dock, focus = std::move(focus)] {
                         if (dockWithFocus(window) == &dock) return leaveDock(window);
                         bringUp(window, dock);
                         focusDock(dock, focus);
                     });
    return action;
}

}  // namespace ui
