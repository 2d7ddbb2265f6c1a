// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/lexicon_views.h"

#include <QAction>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QStatusBar>

#include "engine/lexicon/klv.h"
#include "ui/commands/action_registry.h"
#include "ui/leaves/leave_panel.h"
#include "ui/lexicon/word_graph_panel.h"
#include "ui/widgets/covered_panel.h"
#include "ui/widgets/dock_room.h"
#include "ui/window/board_column.h"
#include "ui/window/session.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kMessageMilliseconds = 5000;

}  // namespace

LexiconViews::LexiconViews(Session& session, BoardColumn& column, QMainWindow& window)
    : QObject(&window),
      m_session(session),
      m_column(column),
      m_window(window),
      m_wordGraph(new WordGraphPanel(session.jobs())),
      m_leaves(new LeavePanel(session.jobs(), session.shown())),
      m_graphCover(new CoveredPanel(m_wordGraph)),
      m_leavesCover(new CoveredPanel(m_leaves)),
      m_graphDock(new QDockWidget(tr("Word graph"), &window)),
      m_leavesDock(new QDockWidget(tr("Leaves"), &window))
{
    m_graphDock->setObjectName(u"dock.wordGraph"_s);
    m_graphDock->setWidget(m_graphCover);
    m_leavesDock->setObjectName(u"dock.leaves"_s);
    m_leavesDock->setWidget(m_leavesCover);

    const auto followStudy = [this] {
        const Permissions& permissions = m_session.shown().permissions();
        const QString why = tr("Hidden while the game is played.");
        m_graphCover->setCovered(!permissions.words, why);
        m_leavesCover->setCovered(!permissions.answers, why);
        m_wordGraph->setPosition(m_session.shown().position());
        followRack();
    };
    connect(&session.shown(), &ShownStudy::changed, this, followStudy);
    connect(&column, &BoardColumn::entryChanged, this, &LexiconViews::followRack);
    connect(column.entry(), &MoveEntry::changed, this,
            [this] { m_wordGraph->setCursor(m_column.entry()->cursor()); });
    connect(m_wordGraph, &WordGraphPanel::openLexiconRequested, this,
            &LexiconViews::openLexiconRequested);
    connect(m_leaves, &LeavePanel::openRequested, this, &LexiconViews::openLeavesRequested);
    connect(m_leaves, &LeavePanel::exportRequested, this, &LexiconViews::exportLeaves);
    connect(&session.loader(), &Loader::exported, this, [this](const QString& path) {
        m_window.statusBar()->showMessage(tr("%1 was written.").arg(QFileInfo(path).fileName()),
                                          kMessageMilliseconds);
    });
    followStudy();
    m_wordGraph->setCursor(column.entry()->cursor());
}

void LexiconViews::followRack()
{
    const MoveEntry& entry = *m_column.entry();
    m_leaves->setRack(entry.empty() ? m_session.shown().position()->mover().rack
                                    : entry.rackLeft());
}

void LexiconViews::showInGraph(const QString& word)
{
    bringUp(m_window, *m_graphDock);
    m_wordGraph->focusPath();
    m_wordGraph->showWord(word);
}

void LexiconViews::exportLeaves()
{
    Settings& settings = m_session.settings();
    const QString name = m_session.shown().state().leavesName;
    const QString path = QFileDialog::getSaveFileName(
        &m_window, tr("Export Leave Values"), settings.lastFolder() + u'/' + name + u".csv"_s,
        tr("Tables (*.csv);;Leave values (*.klv2)"));
    if (path.isEmpty()) return;
    settings.setLastFolder(QFileInfo(path).absolutePath());
    m_session.loader().exportLeaves(path);
}

void LexiconViews::addActions(ActionRegistry& actions)
{
    addDockAction(actions,
                  {u"view.wordGraph"_s,
                   tr("Word &Graph"),
                   tr("Walk through the word graph, and see where cross-sets come from"),
                   {keys("Alt+4")}},
                  m_window, *m_graphDock, [this] { m_wordGraph->focusPath(); });
    addDockAction(actions,
                  {u"view.leaves"_s,
                   tr("Lea&ves"),
                   tr("Search the leave values, and see which tiles go together"),
                   {keys("Alt+5")}},
                  m_window, *m_leavesDock, [this] { m_leaves->focusSearch(); });
    QAction* save = actions.add({u"lexicon.exportLeaves"_s, tr("&Export Leave Values…"),
                                 tr("Write the leave values to a file (KLV2 or CSV)")},
                                &m_window);
    connect(save, &QAction::triggered, this, &LexiconViews::exportLeaves);
    const auto followLeaves = [this, save] {
        save->setEnabled(m_session.shown().leaves() != nullptr);
    };
    connect(&m_session.shown(), &ShownStudy::changed, save, followLeaves);
    followLeaves();
}

}  // namespace ui
