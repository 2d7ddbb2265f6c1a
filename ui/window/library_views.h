// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "engine/base/result.h"
#include "ui/library/game_library.h"

class QAction;
class QDockWidget;
class QMainWindow;

namespace ui {

class ActionRegistry;
class LibraryPanel;
class Session;

/// The library of games in a window: its dock, its commands, and the way from it into the study.
class LibraryViews : public QObject
{
    Q_OBJECT

public:
    /// Lives as long as the window.
    LibraryViews(Session& session, QMainWindow& window);

    void addActions(ActionRegistry& actions);
    [[nodiscard]] LibraryPanel* panel() { return m_panel; }
    [[nodiscard]] GameLibrary& library() { return m_library; }

signals:
    void failed(const QString& what, const engine::Error& error);

private:
    void importFolder();
    void importFiles();
    void open(const LibraryRow& row);
    void openSelected();
    void followSelection();

    Session& m_session;
    QMainWindow& m_window;
    GameLibrary m_library;
    LibraryPanel* m_panel;
    QDockWidget* m_dock;
    QAction* m_open = nullptr;
    QAction* m_remove = nullptr;
};

}  // namespace ui
