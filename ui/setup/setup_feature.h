// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QUndoGroup>
#include <QUndoStack>

#include "ui/commands/window_feature.h"
#include "ui/document/study_change.h"
#include "ui/setup/setup_draft.h"
#include "ui/work/job_service.h"

class QAction;
class QMainWindow;
class QVBoxLayout;

namespace ui {

class BoardColumn;
class CoveredPanel;
class LexiconLibrary;
class Loader;
class Settings;
class SetupView;
class ShownStudy;
class Study;

/// Setting up a position in a window: the page takes the place of board, cards and panels until it
/// is applied or cancelled; undo and redo are the page's meanwhile. A page that is left with changes
/// is kept until the study is edited: undo opens it again.
class SetupFeature : public WindowFeature
{
    Q_OBJECT

public:
    struct Services
    {
        Study& study;  ///< that is edited
        const ShownStudy& shown;
        JobService& jobs;
        Settings& settings;
        LexiconLibrary& library;
        Loader& loader;
    };
    /// `column` stands in `centre`, and what else does is hidden with it, but for tabs and messages;
    /// all of them belong to the window, with which this one lives.
    SetupFeature(const Services& services, BoardColumn& column, QVBoxLayout& centre,
                 QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;
    bool stepBack(BackStep step) override;
    /// Of the study and, while one is set up, of the position.
    [[nodiscard]] QUndoGroup* undoGroup() { return &m_undo; }
    /// Makes it if nothing was set up yet.
    [[nodiscard]] SetupView* view();
    [[nodiscard]] SetupDraft* draft() { return &m_draft; }
    [[nodiscard]] bool isOn() const { return m_on; }

    void begin();
    /// Puts the position into the study, as one command: into a game that is open as another
    /// chapter, else in place of the position. Nothing when the draft can't be applied.
    void apply();
    /// Leaves the page.
    void cancel();
    /// Asks what becomes of a position that is being set up; false when the window is to stay open.
    /// There is nothing to ask when nothing was set up.
    [[nodiscard]] bool mayClose();
    /// What is on the clipboard, into the draft.
    void paste();
    /// Other rules for the draft.
    void chooseRules();
    void setRules(const engine::GameRulesPtr& rules);
    /// Reads it and judges words by it; applying opens it for the study, too.
    void chooseLexicon(const QString& path);

signals:
    /// The page takes the window now, or gives it back.
    void fillsWindow(bool fills);

private:
    class Leaving;
    [[nodiscard]] QWidget* makeView();
    void open();
    /// The page as it was left.
    void reopen();
    /// Commands that work on what is hidden meanwhile.
    void blockOthers();
    void end();
    /// end(), after which undo opens the page again if anything was set up. Returns whether it does.
    bool leave();
    /// There is nothing to be opened again.
    void forget();
    void store(engine::Position position);
    void followRules();
    void readLexicon(const QString& path);
    void follow(StudyChanges changes);

    Services m_services;
    BoardColumn& m_column;
    QVBoxLayout& m_centre;
    QMainWindow& m_window;
    SetupDraft m_draft;
    SetupView* m_view = nullptr;  ///< null until something is set up
    CoveredPanel* m_page;         ///< makes it; never covers it
    ActionRegistry* m_actions = nullptr;
    QList<QAction*> m_blocked;
    QUndoGroup m_undo;
    QUndoStack m_left;             ///< what opens the page again, if there is something
    bool m_again = false;          ///< the page was begun over another one that is kept
    bool m_othersOpened = false;   ///< the page was left by an edit that isn't counted yet
    QList<QWidget*> m_hidden;      ///< of m_centre
    engine::GameRulesPtr m_rules;  ///< that lexicons are offered for
    QString m_chosenLexicon;       ///< by the user; empty = none
    QPointer<Job> m_reading;
    bool m_on = false;
};

}  // namespace ui
