// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QDockWidget;
class QMainWindow;

namespace ui {

/// Brings up a dock whose panel has much to show at once: it gets most of the window's height, if it
/// has less.
void bringUpTall(QMainWindow& window, QDockWidget& dock);

/// A dock that is shown gets that height, if it has less, from those above and below it.
void giveHeight(QMainWindow& window, QDockWidget& dock, int wanted);

}  // namespace ui
