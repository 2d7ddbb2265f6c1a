// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMainWindow>

#include "ui/commands/action_registry.h"
#include "ui/window/session.h"

class QVBoxLayout;

namespace ui {

class BoardColumn;
class EditFeature;
class HelpFeature;
class LayoutPresets;
class MessageBar;
class MovesFeature;
class MovesPanel;
class SimulationFeature;
class SourcesLabel;
class WindowFeature;
class WindowMenus;

/// The window: board in the middle, docks beside it, everything else around, made of a list of
/// features. What they do is theirs; what is tied here is what one of them tells another.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// The session outlives the window.
    explicit MainWindow(Session& session, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Takes one more feature, a child of the window, into menus, docks, layouts, status bar,
    /// palette and list of keys. Its docks come to their places with the next arrangement.
    void addFeature(WindowFeature& feature);
    /// The feature of that type; null when there is none.
    template <class Feature>
    [[nodiscard]] Feature* feature() const
    {
        for (WindowFeature* other : m_features)
            if (auto* found = qobject_cast<Feature*>(other)) return found;
        return nullptr;
    }

    [[nodiscard]] const ActionRegistry& actions() const { return m_actions; }
    [[nodiscard]] BoardColumn* boardColumn() { return m_column; }
    [[nodiscard]] MovesPanel* movesPanel();
    [[nodiscard]] MessageBar* messageBar() { return m_messages; }
    [[nodiscard]] LayoutPresets* layouts() { return m_layouts; }

    /// Geometry and docks of last time, kept on the screens there are; else the default.
    void restoreLayout();
    /// What earlier runs left unsaved, after the session's startAutosave().
    void restoreUnsaved();
    /// Of the game that is opened next, from 1; tells when it has no such turn.
    void beginAtTurn(int turn);
    /// Previews the best move of the next list, so that the first screen shows how it works.
    void previewFirstList();

public slots:
    /// One step back: what waits for an answer, preview, tiles entered, jobs, messages.
    void escape();

protected:
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QVBoxLayout* buildCentre();
    /// The features, in the order of their commands in the palette and the list of keys.
    void buildFeatures(QVBoxLayout& centre);
    void buildToolBar();
    void buildStatusBar();
    void compose(WindowFeature& feature);
    void connectBoard();
    void connectFeatures();
    void connectMessages();
    /// Panels end above a message that lies over them, so that nothing of them is covered.
    void makeRoomForMessages();
    /// Messages go with the document that they are about.
    void followDocument();
    void takeFocusToBoard();
    /// Has something flit by in the status bar.
    void say(const QString& text);
    /// Says something to screen readers, too.
    void announce(const QString& text);

    Session& m_session;
    ActionRegistry m_actions;
    BoardColumn* m_column;
    MessageBar* m_messages;
    WindowMenus* m_menus;
    LayoutPresets* m_layouts;
    MovesFeature* m_moves = nullptr;
    EditFeature* m_edit = nullptr;
    HelpFeature* m_help = nullptr;
    SimulationFeature* m_simulation = nullptr;
    QList<WindowFeature*> m_features;
};

}  // namespace ui
