// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/setup_tools.h"

#include <tuple>
#include <utility>

#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QMainWindow>
#include <QStatusBar>
#include <QVBoxLayout>

#include "ui/commands/action_registry.h"
#include "ui/panels/setup_board.h"
#include "ui/panels/setup_view.h"
#include "ui/session/session.h"
#include "ui/window/board_column.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kMessageMilliseconds = 6000;

}  // namespace

SetupTools::SetupTools(Session& session, BoardColumn& column, QVBoxLayout& centre,
                       QMainWindow& window)
    : QObject(&window),
      m_session(session),
      m_column(column),
      m_window(window),
      m_view(new SetupView(m_draft, session.study()))
{
    m_view->hide();
    centre.addWidget(m_view, 1);
    m_undo.addStack(session.study().undoStack());
    m_undo.addStack(m_draft.undoStack());
    m_undo.setActiveStack(session.study().undoStack());
    connect(m_view, &SetupView::applyRequested, this, &SetupTools::apply);
    connect(m_view, &SetupView::cancelRequested, this, &SetupTools::cancel);
    connect(&session.study(), &Study::changed, this, &SetupTools::follow);
}

void SetupTools::addActions(ActionRegistry& actions)
{
    connect(actions.add({u"position.setup"_s,
                         tr("Set &Up…"),
                         tr("Put tiles on the board by hand, with racks and scores"),
                         {keys("Ctrl+Shift+E")}},
                        &m_window),
            &QAction::triggered, this, &SetupTools::begin);
}

void SetupTools::begin()
{
    if (m_on) {
        m_view->board()->setFocus(Qt::ShortcutFocusReason);
        return;
    }
    m_on = true;
    m_draft.begin(m_session.study().position());
    m_docks = m_window.saveState();
    for (QDockWidget* dock : m_window.findChildren<QDockWidget*>()) dock->hide();
    m_column.hide();
    m_view->show();
    m_undo.setActiveStack(m_draft.undoStack());
    m_view->board()->setFocus(Qt::ShortcutFocusReason);
}

void SetupTools::end()
{
    m_on = false;
    m_view->hide();
    m_column.show();
    m_window.restoreState(std::exchange(m_docks, {}));
    m_undo.setActiveStack(m_session.study().undoStack());
    m_column.board()->setFocus(Qt::OtherFocusReason);
}

void SetupTools::apply()
{
    if (!m_on || !m_draft.canApply()) return;
    const bool changed = m_draft.isChanged();
    engine::Position position = *m_draft.position();
    // Undo may have brought one back that was closed meanwhile; one for other letters is refused.
    std::ignore = position.setLexicon(m_session.study().position()->lexiconPtr());
    end();
    if (changed)
        m_session.study().setPosition(std::move(position), tr("Position set up"),
                                      tr("set up position"));
}

void SetupTools::cancel()
{
    if (m_on) end();
}

void SetupTools::paste()
{
    m_view->paste(QGuiApplication::clipboard()->text());
}

void SetupTools::follow(Study::Changes changes)
{
    if (!m_on) return;
    if (changes &
        ~Study::Changes(Study::LexiconChange | Study::LeavesChange | Study::WinTableChange)) {
        end();
        m_window.statusBar()->showMessage(
            tr("Setting up was cancelled, since something else was opened"), kMessageMilliseconds);
    } else if (changes & Study::LexiconChange) {
        m_draft.setLexicon(m_session.study().position()->lexiconPtr());
    }
}

}  // namespace ui
