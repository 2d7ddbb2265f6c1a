// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QDockWidget;
class QMainWindow;

namespace ui {

/// Shows a dock in front of its tabs. One that was hidden gets a good part of the window's height.
void bringUp(QMainWindow& window, QDockWidget& dock);

}  // namespace ui
