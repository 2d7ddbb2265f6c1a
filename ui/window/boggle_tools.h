// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "engine/base/result.h"

class QAction;
class QDockWidget;
class QMainWindow;
class QString;

namespace ui {

class ActionRegistry;
class BoggleDesk;
class BoggleHunt;
class BogglePanel;
class BogglePlay;
class CoveredPanel;
class Session;
struct BoggleFile;

/// Grids of connected letters in a window: the panel in its dock, and what works behind it.
class BoggleTools : public QObject
{
    Q_OBJECT

public:
    /// Lives as long as the window.
    BoggleTools(Session& session, QMainWindow& window);

    void addActions(ActionRegistry& actions);
    [[nodiscard]] BogglePanel* panel() { return m_panel; }
    [[nodiscard]] BoggleDesk& desk() { return *m_desk; }
    [[nodiscard]] BogglePlay& play() { return *m_play; }
    [[nodiscard]] BoggleHunt& hunt() { return *m_hunt; }
    /// Writes in a job; tells how it went.
    void write(const BoggleFile& file, const QString& path);

signals:
    void openLexiconRequested();
    void exported(const QString& path);
    void exportFailed(const QString& path, const engine::Error& error);

private:
    void askAndWrite(const BoggleFile& file);

    Session& m_session;
    QMainWindow& m_window;
    BoggleDesk* m_desk;
    BogglePlay* m_play;
    BoggleHunt* m_hunt;
    BogglePanel* m_panel;
    CoveredPanel* m_cover;  ///< over it while words aren't judged
    QDockWidget* m_dock;
};

}  // namespace ui
