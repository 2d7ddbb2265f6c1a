// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dock_room.h"

#include <algorithm>

#include <QDockWidget>
#include <QList>
#include <QMainWindow>

namespace ui {

namespace {

/// What a panel gets of the window's height when it opens lower than that.
constexpr double kShareOfHeight = 0.45;

}  // namespace

void bringUp(QMainWindow& window, QDockWidget& dock)
{
    const bool wasHidden = dock.isHidden();
    dock.show();
    dock.raise();
    if (!wasHidden || dock.isFloating()) return;
    const QList<QDockWidget*> tabs = window.tabifiedDockWidgets(&dock);
    // Docks share the height in proportion to what each is given: all of them must be named.
    QList<QDockWidget*> docks{&dock};
    int rest = 0;
    const QList<QDockWidget*> all = window.findChildren<QDockWidget*>();
    for (QDockWidget* other : all) {
        const bool isBeside = other != &dock && !tabs.contains(other) && other->isVisible() &&
                              !other->isFloating() &&
                              window.dockWidgetArea(other) == window.dockWidgetArea(&dock);
        if (!isBeside || other->visibleRegion().isEmpty()) continue;
        docks.append(other);
        rest += other->height();
    }
    int before = 0;
    for (const QDockWidget* tab : tabs)
        if (!tab->isHidden()) before = std::max(before, tab->height());
    const int wanted = static_cast<int>(window.height() * kShareOfHeight);
    if (before >= wanted || rest == 0) return;
    const int room = rest + before - wanted;
    QList<int> heights{wanted};
    for (const QDockWidget* other : docks)
        if (other != &dock) heights.append(other->height() * room / rest);
    window.resizeDocks(docks, heights, Qt::Vertical);
}

}  // namespace ui
