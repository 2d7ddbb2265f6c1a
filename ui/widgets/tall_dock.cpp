// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tall_dock.h"

#include <algorithm>

#include <QDockWidget>
#include <QList>
#include <QMainWindow>

#include "ui/widgets/dock_room.h"

namespace ui {

namespace {

constexpr double kTallShare = 0.72;  // of the window's height

}  // namespace

void bringUpTall(QMainWindow& window, QDockWidget& dock)
{
    bringUp(window, dock);
    giveHeight(window, dock, static_cast<int>(window.height() * kTallShare));
}

void giveHeight(QMainWindow& window, QDockWidget& dock, int wanted)
{
    if (dock.isFloating()) return;
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
    // One that was shown just now has no height of its own yet.
    int before = dock.visibleRegion().isEmpty() ? 0 : dock.height();
    for (const QDockWidget* tab : tabs)
        if (!tab->isHidden()) before = std::max(before, tab->height());
    if (before >= wanted || rest == 0) return;
    const int room = rest + before - wanted;
    QList<int> heights{wanted};
    for (const QDockWidget* other : docks)
        if (other != &dock) heights.append(other->height() * room / rest);
    window.resizeDocks(docks, heights, Qt::Vertical);
}

}  // namespace ui
