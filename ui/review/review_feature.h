// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/commands/window_feature.h"

class QAction;
class QActionGroup;
class QDockWidget;
class QMainWindow;

namespace ui {

class CoveredPanel;
class GameReviewer;
class Practice;
class ReviewPanel;
class Settings;
class ShownStudy;

/// The review of a window's game in its dock, and the commands to review it, to go from mistake to
/// mistake, and to look for better moves.
class ReviewFeature : public WindowFeature
{
    Q_OBJECT

public:
    /// Lives as long as the window.
    ReviewFeature(ShownStudy& shown, GameReviewer& reviewer, Practice& practice, Settings& settings,
                  QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;
    [[nodiscard]] QList<WindowDock> docks() const override;
    bool stepBack(BackStep step) override;
    /// Makes it if nobody has seen it yet.
    [[nodiscard]] ReviewPanel* panel();

signals:
    /// The user goes elsewhere: what is half typed is to be written.
    void aboutToGo();
    /// A better move is looked for: it can be typed on the board at once.
    void askedOnBoard();

private:
    [[nodiscard]] QWidget* makePanel(const Settings& settings);
    void review();
    void toMistake(int direction);
    void practise();
    void hint();
    /// Of what is asked for, or of the chapter that is veiled.
    void showAnswer();
    void goTo(int turn);
    void addDepths(ActionRegistry& actions);
    void pause();
    void enableActions();

    ShownStudy& m_shown;
    GameReviewer& m_reviewer;
    Practice& m_practice;
    QMainWindow& m_window;
    ReviewPanel* m_panel = nullptr;  ///< null until it is first seen
    CoveredPanel* m_content;         ///< makes it; never covers it
    QDockWidget* m_dock;
    QList<QAction*> m_gameActions;
    QAction* m_practise = nullptr;
    QAction* m_hint = nullptr;
    QAction* m_answer = nullptr;
    QAction* m_pause = nullptr;
    QAction* m_stop = nullptr;
    QActionGroup* m_depths;
    bool m_asks = false;    ///< somebody looks for better moves
    int m_pendingStep = 0;  ///< to a mistake, when the review is there
};

}  // namespace ui
