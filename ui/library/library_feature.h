// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QPointer>

#include "ui/commands/window_feature.h"
#include "ui/document/study_state.h"
#include "ui/library/game_library.h"

class QAction;
class QDockWidget;
class QMainWindow;

namespace ui {

class GameReviewer;
class LexiconLibrary;
class LibraryPanel;
class Loader;
class OpeningTurn;
class Practice;
class Settings;
class ShownStudy;
class Study;

/// The library of games in a window: its dock, its commands, and the way from it into the study.
class LibraryFeature : public WindowFeature
{
    Q_OBJECT

public:
    struct Services
    {
        JobService& jobs;
        Study& study;
        ShownStudy& shown;
        Settings& settings;
        Loader& loader;
        GameReviewer& reviewer;
        Practice& practice;
        const LexiconLibrary& lexicons;
    };
    /// Lives as long as the window.
    LibraryFeature(const Services& services, QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;
    [[nodiscard]] QList<WindowDock> docks() const override;
    [[nodiscard]] LibraryPanel* panel() { return m_panel; }
    [[nodiscard]] GameLibrary& library() { return m_library; }
    /// Of that id in the library.
    void openGame(qint64 id);
    /// Opens a turn and asks for a better move than was played there; answered by begun(). `onward`
    /// is what goes on to the next question.
    void practise(const LibraryRow& turn, std::function<bool()> onward);

signals:
    /// Whether a question that practise() was called for stands there now.
    void begun(bool asked);

private:
    void importFolder();
    void importFiles();
    /// What is open, with its review where it has one.
    void addOpen();
    [[nodiscard]] LibraryReviewer reviewerFor(const ReviewChoice& choice) const;
    void open(const LibraryRow& row);
    /// Its game is, as it stands in its file.
    [[nodiscard]] bool isInFront(const LibraryRow& row) const;
    /// What was to be asked for can't be.
    void giveUpPractising();
    void openSelected();
    void followSelection();
    void addReviewActions(ActionRegistry& actions);
    void review(const ReviewChoice& choice);
    /// On to a turn that was stepped to.
    void openStepped(const LibraryRow& row);
    void takeVerdicts(const QList<LibraryVerdict>& verdicts);
    /// The selected turn, or the next one, is opened to look for a better move.
    void findBetter();
    void followPractice();
    [[nodiscard]] QList<qint64> selectedGames() const;

    Study& m_study;
    ShownStudy& m_shown;
    Settings& m_settings;
    Loader& m_loader;
    GameReviewer& m_reviewer;
    Practice& m_practice;
    const LexiconLibrary& m_lexicons;
    QMainWindow& m_window;
    GameLibrary m_library;
    LibraryPanel* m_panel;
    QDockWidget* m_dock;
    QAction* m_open = nullptr;
    QAction* m_remove = nullptr;
    QList<QAction*> m_reviewActions;  ///< of what is selected
    QPointer<OpeningTurn> m_opening;  ///< of what was opened last
    bool m_practising = false;        ///< what is opened is to be asked for
    bool m_walking = false;           ///< mistakes are asked for, one game after the other
    std::function<bool()> m_onward;   ///< to the next of them
    qint64 m_opened = 0;              ///< whose verdicts are awaited
    GameId m_openedGame;              ///< the study's game then
};

}  // namespace ui
