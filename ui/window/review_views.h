// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QDockWidget;
class QMainWindow;

namespace ui {

class ActionRegistry;
class ReviewPanel;
class Session;

/// The review of a window's game in its dock, and the commands to review it, to go from mistake to
/// mistake, and to look for better moves.
class ReviewViews : public QObject
{
    Q_OBJECT

public:
    /// Lives as long as the window.
    ReviewViews(Session& session, QMainWindow& window);

    void addActions(ActionRegistry& actions);
    [[nodiscard]] ReviewPanel* panel() { return m_panel; }

signals:
    /// The user goes elsewhere: what is half typed is to be written.
    void aboutToGo();

private:
    void review();
    void toMistake(int direction);
    void practise();
    void goTo(int turn);
    void enableActions();

    Session& m_session;
    QMainWindow& m_window;
    ReviewPanel* m_panel;
    QDockWidget* m_dock;
    QList<QAction*> m_gameActions;
    QAction* m_hint = nullptr;
    int m_pendingStep = 0;  ///< to a mistake, when the review is there
};

}  // namespace ui
