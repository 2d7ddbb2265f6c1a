// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/commands/window_feature.h"

class QDockWidget;
class QMainWindow;

namespace ui {

class CoveredPanel;
class LibraryFeature;
class TrendsPanel;

/// How a player's moves were over the games of the library: its dock and its command.
class TrendsFeature : public WindowFeature
{
    Q_OBJECT

public:
    /// Lives as long as the window.
    TrendsFeature(LibraryFeature& library, QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;
    [[nodiscard]] QList<WindowDock> docks() const override;
    /// Makes it if nobody has seen it yet.
    [[nodiscard]] TrendsPanel* panel();

private:
    QMainWindow& m_window;
    TrendsPanel* m_panel = nullptr;  ///< null until it is first seen
    CoveredPanel* m_content;         ///< makes it; never covers it
    QDockWidget* m_dock;
};

}  // namespace ui
