// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tall_dock.h"

#include <QDockWidget>
#include <QMainWindow>

#include "ui/widgets/dock_room.h"

namespace ui {

namespace {

constexpr double kTallShare = 0.72;  // of the window's height

}  // namespace

void bringUpTall(QMainWindow& window, QDockWidget& dock)
{
    bringUp(window, dock);
    const int wanted = static_cast<int>(window.height() * kTallShare);
    if (!dock.isFloating() && dock.height() < wanted)
        window.resizeDocks({&dock}, {wanted}, Qt::Vertical);
}

}  // namespace ui
