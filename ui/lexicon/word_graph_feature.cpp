// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lexicon/word_graph_feature.h"

#include <QDockWidget>
#include <QMainWindow>

#include "ui/board/move_entry.h"
#include "ui/commands/action_registry.h"
#include "ui/document/shown_study.h"
#include "ui/lexicon/word_graph_panel.h"
#include "ui/widgets/covered_panel.h"
#include "ui/widgets/dock_room.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

WordGraphFeature::WordGraphFeature(JobService& jobs, const ShownStudy& shown, MoveEntry& entry,
                                   QMainWindow& window)
    : WindowFeature(&window),
      m_window(window),
      m_panel(new WordGraphPanel(jobs)),
      m_cover(new CoveredPanel(m_panel)),
      m_dock(new QDockWidget(tr("Word graph"), &window))
{
    m_dock->setObjectName(u"dock.wordGraph"_s);
    m_dock->setWidget(m_cover);
    const auto followStudy = [this, &shown] {
        m_cover->setCovered(!shown.permissions().words, tr("Hidden while the game is played."));
        m_panel->setPosition(shown.position());
    };
    const auto followCursor = [this, &entry] { m_panel->setCursor(entry.cursor()); };
    connect(&shown, &ShownStudy::changed, this, followStudy);
    connect(&entry, &MoveEntry::changed, this, followCursor);
    connect(m_panel, &WordGraphPanel::openLexiconRequested, this,
            [this] { emit actionRequested(u"lexicon.open"_s); });
    followStudy();
    followCursor();
}

void WordGraphFeature::showWord(const QString& word)
{
    bringUp(m_window, *m_dock);
    m_panel->focusPath();
    m_panel->showWord(word);
}

void WordGraphFeature::addActions(ActionRegistry& actions)
{
    addDockAction(actions,
                  {u"view.wordGraph"_s,
                   tr("Word &Graph"),
                   tr("Walk through the word graph, and see where cross-sets come from"),
                   {keys("Alt+4")}},
                  m_window, *m_dock, [this] { m_panel->focusPath(); });
}

QList<MenuPlace> WordGraphFeature::menuPlaces() const
{
    return {{u"view.panels"_s, 0, 40, {u"view.wordGraph"_s}}};
}

QList<WindowDock> WordGraphFeature::docks() const
{
    using enum LayoutForm;
    return {{m_dock,
             {{Analyse, 1, 30},
              {AnalyseWide, 1, 0},
              {EngineLab, 1, 0, true},
              {EngineLabWide, 2, 0, true}}}};
}

}  // namespace ui

#include "moc_word_graph_feature.cpp"
