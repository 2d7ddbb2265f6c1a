// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QUndoGroup>

#include "ui/session/setup_draft.h"
#include "ui/session/study.h"

class QMainWindow;
class QVBoxLayout;

namespace ui {

class ActionRegistry;
class BoardColumn;
class Session;
class SetupView;

/// Setting up a position in a window: the page takes the place of board and panels until it is
/// applied or cancelled; undo and redo are the page's meanwhile.
class SetupTools : public QObject
{
    Q_OBJECT

public:
    /// `column` stands in `centre`; both belong to the window, with which this one lives.
    SetupTools(Session& session, BoardColumn& column, QVBoxLayout& centre, QMainWindow& window);

    void addActions(ActionRegistry& actions);
    /// Of the study and, while one is set up, of the position.
    [[nodiscard]] QUndoGroup* undoGroup() { return &m_undo; }
    [[nodiscard]] SetupView* view() { return m_view; }
    [[nodiscard]] SetupDraft* draft() { return &m_draft; }
    [[nodiscard]] bool isOn() const { return m_on; }

    void begin();
    /// Puts the position into the study, as one command; nothing when the draft can't be applied.
    void apply();
    void cancel();
    /// What is on the clipboard, into the draft.
    void paste();

private:
    void end();
    void follow(Study::Changes changes);

    Session& m_session;
    BoardColumn& m_column;
    QMainWindow& m_window;
    SetupDraft m_draft;
    SetupView* m_view;
    QUndoGroup m_undo;
    QByteArray m_docks;  ///< as they were
    bool m_on = false;
};

}  // namespace ui
