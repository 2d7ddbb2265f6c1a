// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

#include "ui/commands/action_registry.h"
#include "ui/window/session.h"

class QActionGroup;
class QDockWidget;
class QLabel;
class QMenu;
class QMimeData;

namespace ui {

class BoardColumn;
class BoggleTools;
class CheatSheet;
class CommandPalette;
class DocumentFiles;
class DocumentTabs;
class GameOutput;
class GameViews;
class LayoutPresets;
class LexiconWorkshop;
class LibraryViews;
class MatchViews;
class LexiconViews;
class MessageBar;
class MovesPanel;
class MoveTools;
class ReviewViews;
class NoteTools;
class OverlayViews;
class PictureOutput;
class SetupTools;
class UnseenPanel;
class WelcomeCards;
class WordTools;
struct PaletteEntry;

/// The window: board in the middle, docks beside it, everything else around. Wires the parts;
/// what they do is theirs.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// The session outlives the window.
    explicit MainWindow(Session& session, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] const ActionRegistry& actions() const { return m_actions; }
    [[nodiscard]] BoardColumn* boardColumn() { return m_column; }
    [[nodiscard]] MovesPanel* movesPanel() { return m_moves; }
    [[nodiscard]] MoveTools* moveTools() { return m_moveTools; }
    [[nodiscard]] WordTools* wordTools() { return m_words; }
    [[nodiscard]] LexiconViews* lexiconViews() { return m_lexiconViews; }
    [[nodiscard]] GameViews* gameViews() { return m_game; }
    [[nodiscard]] MatchViews* matchViews() { return m_match; }
    [[nodiscard]] ReviewViews* reviewViews() { return m_review; }
    [[nodiscard]] GameOutput* gameOutput() { return m_output; }
    [[nodiscard]] LibraryViews* libraryViews() { return m_library; }
    [[nodiscard]] BoggleTools* boggleTools() { return m_boggle; }
    [[nodiscard]] SetupTools* setupTools() { return m_setup; }
    [[nodiscard]] MessageBar* messageBar() { return m_messages; }
    [[nodiscard]] DocumentFiles* files() { return m_files; }

    [[nodiscard]] LayoutPresets* layouts() { return m_layouts; }
    [[nodiscard]] PictureOutput* pictures() { return m_pictures; }

    /// Geometry and docks of last time, kept on the screens there are; else the default.
    void restoreLayout();
    /// Of the game that is opened next, from 1; tells when it has no such turn.
    void beginAtTurn(int turn);
    /// Previews the best move of the next list, so that the first screen shows how it works.
    void previewFirstList() { m_previewFirstList = true; }

public slots:
    /// One step back: preview, tiles entered, jobs, messages.
    void escape();
    /// What Enter does.
    void play();
    void playBest();
    void paste();

protected:
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    // main_window.cpp
    void buildDocks();
    void buildStatusBar();
    void connectParts();
    void followStudy();
    void followList();
    void playMove(const engine::Move& move);
    void setRack(const engine::Rack& rack, int edit);
    [[nodiscard]] bool openMime(const QMimeData& content, const QString& origin);
    [[nodiscard]] QList<PaletteEntry> movesForPalette(const QString& text);

    // main_window_shell.cpp
    void buildShellActions();
    void buildWelcome();
    void showLook();
    void showSettings();
    [[nodiscard]] QList<PaletteEntry> placesForPalette(const QString& text);
    [[nodiscard]] QList<PaletteEntry> filesForPalette(const QString& text);
    /// Says something to screen readers, too.
    void announce(const QString& text);

    // main_window_actions.cpp
    void buildActions();
    void buildFileActions();
    void buildEditActions();
    void buildViewActions();
    void buildPositionActions();
    void buildOtherActions();
    void buildMenus();
    void buildToolBar();
    void fillRecentFiles();
    void openWithDialog(const QString& title, const QString& filter,
                        void (Loader::*open)(const QString&));
    void chooseRules();

    Session& m_session;
    ActionRegistry m_actions;
    BoardColumn* m_column;
    MovesPanel* m_moves;
    UnseenPanel* m_unseen;
    MoveTools* m_moveTools;
    WordTools* m_words;
    LexiconViews* m_lexiconViews;
    GameViews* m_game;
    MatchViews* m_match;
    ReviewViews* m_review;
    GameOutput* m_output;
    NoteTools* m_notes = nullptr;
    OverlayViews* m_overlays = nullptr;
    SetupTools* m_setup = nullptr;
    LibraryViews* m_library;
    BoggleTools* m_boggle;
    MessageBar* m_messages;
    DocumentFiles* m_files;
    DocumentTabs* m_tabs;
    CommandPalette* m_palette;
    CheatSheet* m_cheatSheet;
    LayoutPresets* m_layouts;
    PictureOutput* m_pictures;
    WelcomeCards* m_welcome = nullptr;
    LexiconWorkshop* m_workshop;
    QActionGroup* m_themes = nullptr;
    QDockWidget* m_movesDock = nullptr;
    QDockWidget* m_unseenDock = nullptr;
    QMenu* m_recentMenu = nullptr;
    QLabel* m_sources = nullptr;  ///< lexicon, leaves and rules in the status bar
    bool m_previewFirstList = false;
};

}  // namespace ui
