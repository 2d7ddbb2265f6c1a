// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/leaves/leaves_feature.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

#include "ui/board/move_entry.h"
#include "ui/commands/action_registry.h"
#include "ui/document/shown_study.h"
#include "ui/files/loader.h"
#include "ui/leaves/leave_panel.h"
#include "ui/widgets/covered_panel.h"
#include "ui/widgets/dock_room.h"
#include "ui/widgets/file_dialog.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

LeavesFeature::LeavesFeature(const Services& services, MoveEntry& entry, QMainWindow& window)
    : WindowFeature(&window),
      m_services(services),
      m_entry(entry),
      m_window(window),
      m_cover(new CoveredPanel([this] { return makePanel(); })),
      m_dock(new QDockWidget(tr("Leaves"), &window))
{
    m_dock->setObjectName(u"dock.leaves"_s);
    m_dock->setWidget(m_cover);
    connect(&services.shown, &ShownStudy::changed, this, &LeavesFeature::followStudy);
    connect(&entry, &MoveEntry::changed, this, &LeavesFeature::followRack);
    connect(&services.loader, &Loader::exported, this,
            [this](const QString& path) { emit exported({path}); });
    followStudy();
}

QWidget* LeavesFeature::makePanel()
{
    m_panel = new LeavePanel(m_services.jobs, m_services.shown);
    connect(m_panel, &LeavePanel::openRequested, this,
            [this] { emit actionRequested(u"lexicon.openLeaves"_s); });
    connect(m_panel, &LeavePanel::exportRequested, this, &LeavesFeature::exportLeaves);
    followRack();
    return m_panel;
}

void LeavesFeature::followRack()
{
    if (!m_panel) return;
    m_panel->setRack(m_entry.empty() ? m_services.shown.position()->mover().rack
                                     : m_entry.rackLeft());
}

void LeavesFeature::followStudy()
{
    m_cover->setCovered(!m_services.shown.permissions().answers,
                        tr("Hidden while the game is played."));
    followRack();
}

void LeavesFeature::exportLeaves()
{
    const QString name = m_services.shown.state().leavesName;
    const QString path = askForOutput(&m_window, tr("Export Leave Values"),
                                      m_services.settings.lastFolder() + u'/' + name + u".csv"_s,
                                      tr("Tables (*.csv);;Leave values (*.klv2)"));
    if (path.isEmpty()) return;
    m_services.loader.exportLeaves(path);
}

void LeavesFeature::addActions(ActionRegistry& actions)
{
    addDockAction(actions,
                  {u"view.leaves"_s,
                   tr("Lea&ves"),
                   tr("Search the leave values, and see which tiles go together"),
                   {keys("Alt+5")}},
                  m_window, *m_dock, [this] {
                      if (m_panel) m_panel->focusSearch();
                  });
    QAction* save = actions.add({u"lexicon.exportLeaves"_s, tr("&Export Leave Values…"),
                                 tr("Write the leave values to a file (KLV2 or CSV)")},
                                &m_window);
    connect(save, &QAction::triggered, this, &LeavesFeature::exportLeaves);
    const auto followLeaves = [this, save] {
        save->setEnabled(m_services.shown.leaves() != nullptr);
    };
    connect(&m_services.shown, &ShownStudy::changed, save, followLeaves);
    followLeaves();
}

QList<MenuPlace> LeavesFeature::menuPlaces() const
{
    return {{u"view.panels"_s, 0, 50, {u"view.leaves"_s}},
            {u"lexicon"_s, 1, 20, {u"lexicon.exportLeaves"_s}}};
}

QList<WindowDock> LeavesFeature::docks() const
{
    using enum LayoutForm;
    return {{m_dock,
             {{Analyse, 1, 40},
              {AnalyseWide, 1, 10},
              {EngineLab, 1, 10, true},
              {EngineLabWide, 1, 0, true}}}};
}

}  // namespace ui

#include "moc_leaves_feature.cpp"
