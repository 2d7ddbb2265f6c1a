// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QUndoGroup>

#include "ui/document/study_change.h"
#include "ui/setup/setup_draft.h"
#include "ui/work/job_service.h"

class QAction;
class QMainWindow;
class QVBoxLayout;

namespace ui {

class ActionRegistry;
class BoardColumn;
class LayoutPresets;
class Session;
class SetupView;

/// Setting up a position in a window: the page takes the place of board, cards and panels until it
/// is applied or cancelled; undo and redo are the page's meanwhile.
class SetupTools : public QObject
{
    Q_OBJECT

public:
    /// `column` stands in `centre`, and what else does is hidden with it, but for tabs and messages;
    /// all of them belong to the window, with which this one lives.
    SetupTools(Session& session, BoardColumn& column, LayoutPresets& layouts, QVBoxLayout& centre,
               QMainWindow& window);

    void addActions(ActionRegistry& actions);
    /// Of the study and, while one is set up, of the position.
    [[nodiscard]] QUndoGroup* undoGroup() { return &m_undo; }
    [[nodiscard]] SetupView* view() { return m_view; }
    [[nodiscard]] SetupDraft* draft() { return &m_draft; }
    [[nodiscard]] bool isOn() const { return m_on; }

    void begin();
    /// Puts the position into the study, as one command: into a game that is open as another
    /// chapter, else in place of the position. Nothing when the draft can't be applied.
    void apply();
    void cancel();
    /// What is on the clipboard, into the draft.
    void paste();
    /// Other rules for the draft.
    void chooseRules();
    void setRules(const engine::GameRulesPtr& rules);
    /// Reads it and judges words by it; applying opens it for the study, too.
    void chooseLexicon(const QString& path);

private:
    /// Commands that work on what is hidden meanwhile.
    void blockOthers();
    void end();
    void store(engine::Position position);
    void followRules();
    void readLexicon(const QString& path);
    void follow(StudyChanges changes);

    Session& m_session;
    BoardColumn& m_column;
    LayoutPresets& m_layouts;
    QVBoxLayout& m_centre;
    QMainWindow& m_window;
    SetupDraft m_draft;
    SetupView* m_view;
    ActionRegistry* m_actions = nullptr;
    QList<QAction*> m_blocked;
    QUndoGroup m_undo;
    QList<QWidget*> m_hidden;  ///< of m_centre
    bool m_hidSides = false;
    engine::GameRulesPtr m_rules;  ///< that lexicons are offered for
    QString m_chosenLexicon;       ///< by the user; empty = none
    QPointer<Job> m_reading;
    bool m_on = false;
};

}  // namespace ui
