// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QAction;
class QDockWidget;
class QMainWindow;

namespace ui {

class ActionRegistry;
struct ActionSpec;

/// What a panel gets of the window's height when it opens lower than that.
inline constexpr double kShareOfHeight = 0.45;

/// Shows a dock in front of its tabs. One that was hidden gets that part of the window's height.
void bringUp(QMainWindow& window, QDockWidget& dock, double share = kShareOfHeight);

/// Puts the keys into a dock: where `focus` does, else into the first thing in it that takes them.
void focusDock(QDockWidget& dock, const std::function<void()>& focus = {});

/// The dock that has the keys now, if one has that is seen.
[[nodiscard]] QDockWidget* dockWithFocus(const QMainWindow& window);
/// The same, or the one in front of it where that is behind another tab.
[[nodiscard]] QDockWidget* dockToClose(const QMainWindow& window);
/// Puts the keys into the middle of the window.
void leaveDock(QMainWindow& window);

/// Makes a command that brings a dock up and puts the keys into it; from there it goes back to the
/// middle of the window.
QAction* addDockAction(ActionRegistry& actions, const ActionSpec& spec, QMainWindow& window,
                       QDockWidget& dock, std::function<void()> focus = {});

}  // namespace ui
