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
      m_jobs(jobs),
      m_shown(shown),
      m_entry(entry),
      m_window(window),
      m_cover(new CoveredPanel([this] { return makePanel(); })),
      m_dock(new QDockWidget(tr("Word graph"), &window))
{
    m_dock->setObjectName(u"dock.wordGraph"_s);
    m_dock->setWidget(m_cover);
    connect(&shown, &ShownStudy::changed, this, &WordGraphFeature::followStudy);
    connect(&entry, &MoveEntry::changed, this, [this] {
        if (m_panel) m_panel->setCursor(m_entry.cursor());
    });
    followStudy();
}

QWidget* WordGraphFeature::makePanel()
{
    m_panel = new WordGraphPanel(m_jobs);
    connect(m_panel, &WordGraphPanel::openLexiconRequested, this,
            [this] { emit actionRequested(u"lexicon.open"_s); });
    m_panel->setPosition(m_shown.position());
    m_panel->setCursor(m_entry.cursor());
    return m_panel;
}

WordGraphPanel* WordGraphFeature::panel()
{
    m_cover->makeContent();
    return m_panel;
}

void WordGraphFeature::followStudy()
{
    m_cover->setCovered(!m_shown.permissions().words, tr("Hidden while the game is played."));
    if (m_panel) m_panel->setPosition(m_shown.position());
}

void WordGraphFeature::showWord(const QString& word)
{
    bringUp(m_window, *m_dock);
    panel()->focusPath();
    panel()->showWord(word);
}

void WordGraphFeature::addActions(ActionRegistry& actions)
{
    addDockAction(actions,
                  {u"view.wordGraph"_s,
                   tr("Word &Graph"),
                   tr("Walk through the word graph, and see where cross-sets come from"),
                   {keys("Alt+4")}},
                  m_window, *m_dock, [this] { panel()->focusPath(); });
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
