// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/commands/window_feature.h"
#include "ui/library/game_library.h"

class QAction;
class QDockWidget;
class QMainWindow;

namespace ui {

class LibraryPanel;
class Loader;
class Settings;
class ShownStudy;
class Study;

/// The library of games in a window: its dock, its commands, and the way from it into the study.
class LibraryFeature : public WindowFeature
{
    Q_OBJECT

public:
    /// Lives as long as the window.
    LibraryFeature(JobService& jobs, Study& study, ShownStudy& shown, Settings& settings,
                   Loader& loader, QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;
    [[nodiscard]] QList<WindowDock> docks() const override;
    [[nodiscard]] LibraryPanel* panel() { return m_panel; }
    [[nodiscard]] GameLibrary& library() { return m_library; }

private:
    void importFolder();
    void importFiles();
    void open(const LibraryRow& row);
    void openSelected();
    void followSelection();

    Study& m_study;
    ShownStudy& m_shown;
    Settings& m_settings;
    Loader& m_loader;
    QMainWindow& m_window;
    GameLibrary m_library;
    LibraryPanel* m_panel;
    QDockWidget* m_dock;
    QAction* m_open = nullptr;
    QAction* m_remove = nullptr;
};

}  // namespace ui
