// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QDockWidget;
class QMainWindow;
class QString;

namespace ui {

class ActionRegistry;
struct ActionSpec;
class BoardColumn;
class CoveredPanel;
class LeavePanel;
class Session;
class WordGraphPanel;

/// The panels of a window that look into the files a game is played with: word graph and leaves,
/// each in its dock, and their commands.
class LexiconViews : public QObject
{
    Q_OBJECT

public:
    /// Lives as long as the window.
    LexiconViews(Session& session, BoardColumn& column, QMainWindow& window);

    void addActions(ActionRegistry& actions);
    [[nodiscard]] WordGraphPanel* wordGraph() { return m_wordGraph; }
    [[nodiscard]] LeavePanel* leaves() { return m_leaves; }
    /// Opens the word graph at a word.
    void showInGraph(const QString& word);

signals:
    void openLexiconRequested();
    void openLeavesRequested();

private:
    void exportLeaves();
    void followRack();

    Session& m_session;
    BoardColumn& m_column;
    QMainWindow& m_window;
    WordGraphPanel* m_wordGraph;
    LeavePanel* m_leaves;
    CoveredPanel* m_graphCover;
    CoveredPanel* m_leavesCover;
    QDockWidget* m_graphDock;
    QDockWidget* m_leavesDock;
};

}  // namespace ui
