// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QActionGroup;
class QDockWidget;
class QMainWindow;

namespace ui {

class ActionRegistry;
class BoardColumn;
class ComparePanel;
class MovesPanel;
class Session;

/// What a person does with single moves: pinning, comparing, typing and exchanging them; and what
/// ties the board to the list of moves beside the preview.
class MoveTools : public QObject
{
    Q_OBJECT

public:
    /// Lives as long as the window.
    MoveTools(Session& session, BoardColumn& column, MovesPanel& moves, QMainWindow& window);

    void addActions(ActionRegistry& actions);
    [[nodiscard]] ComparePanel* panel() { return m_compare; }
    /// Outlines so many of the moves made last.
    void setOutlines(int count);

private:
    void addOutlines(ActionRegistry& actions);
    void showOutlines();
    void addZoom(ActionRegistry& actions);
    void pin();
    void compare();
    void fillCompare();

    Session& m_session;
    BoardColumn& m_column;
    MovesPanel& m_moves;
    QMainWindow& m_window;
    ComparePanel* m_compare;
    QDockWidget* m_dock;
    QActionGroup* m_outlines;
};

}  // namespace ui
