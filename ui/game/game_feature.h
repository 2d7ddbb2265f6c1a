// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <vector>

#include "ui/board/overlay_marks.h"
#include "ui/commands/window_feature.h"
#include "ui/document/study_change.h"
#include "ui/document/study_state.h"

class QAction;
class QDockWidget;
class QMainWindow;

namespace ui {

class GamePanel;
class GameReviewer;
class LexiconLibrary;
class LiveAnalysis;
class MatchPlay;
class MovesPanel;
class Practice;
class ShownStudy;
class Study;

/// The game panel of a window in its dock, the commands that step through a game, and what ties the
/// move that was played to the list of moves.
class GameFeature : public WindowFeature
{
    Q_OBJECT

public:
    struct Services
    {
        Study& study;  ///< that is edited
        ShownStudy& shown;
        MatchPlay& match;
        LiveAnalysis& analysis;
        GameReviewer& reviewer;
        Practice& practice;
        const LexiconLibrary& library;
    };
    /// Lives as long as the window.
    GameFeature(const Services& services, MovesPanel& moves, QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;
    [[nodiscard]] QList<WindowDock> docks() const override;
    [[nodiscard]] GamePanel* panel() { return m_panel; }
    /// This many turns on, or back.
    void step(int turns);
    /// Whether there is a game and moves on the clipboard to paste into it.
    [[nodiscard]] bool canPaste() const;
    /// Pastes moves copied from a game as a variation here.
    void paste();

signals:
    /// See PlayerLexiconsDialog.
    void playerLexiconsWanted();
    /// What the score sheet field wants to be seen on the board.
    void marksChanged(const std::vector<ui::SquareMark>& marks);
    /// The score sheet field was left.
    void sheetLeft();

private:
    void follow(StudyChanges changes);
    void toEnd(bool last);
    /// To the next (1) or previous (-1) move that was recorded for the viewed turn.
    void toVariation(int direction);
    void promote();
    /// Says so where it is: what is done to its turn would tell it.
    [[nodiscard]] bool isAnswerHidden();
    void editTurn();
    void copyLine();
    void chooseLexicons();
    void enterSheet();
    void leaveSheet();
    void removeTurn();
    void editNote();
    void showPlayed();
    void enableActions();
    /// The move of the viewed turn, where it is one that the list could hold.
    [[nodiscard]] std::optional<engine::Move> played() const;

    Services m_services;
    MovesPanel& m_moves;
    QMainWindow& m_window;
    GamePanel* m_panel;
    QDockWidget* m_dock;
    QList<QAction*> m_backActions;
    QList<QAction*> m_forthActions;
    QList<QAction*> m_variationActions;
    QAction* m_promote = nullptr;
    QAction* m_remove = nullptr;
    std::set<GameId> m_seen;  ///< games that were brought up when they were opened
    QAction* m_editNote = nullptr;
    QAction* m_lexicons = nullptr;
    QList<QAction*> m_turnActions;  ///< on the viewed turn
    QAction* m_paste = nullptr;
};

}  // namespace ui
