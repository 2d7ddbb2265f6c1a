// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/trends/trends_feature.h"

#include <QDockWidget>
#include <QMainWindow>

#include "ui/commands/action_registry.h"
#include "ui/library/library_feature.h"
#include "ui/trends/trends_panel.h"
#include "ui/widgets/covered_panel.h"
#include "ui/widgets/dock_room.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

TrendsFeature::TrendsFeature(LibraryFeature& library, QMainWindow& window)
    : WindowFeature(&window),
      m_window(window),
      m_content(new CoveredPanel([this, &library] {
          m_panel = new TrendsPanel(library.library());
          connect(m_panel, &TrendsPanel::openRequested, &library, &LibraryFeature::openGame);
          return m_panel;
      })),
      m_dock(new QDockWidget(tr("Trends"), &window))
{
    m_dock->setObjectName(u"dock.trends"_s);
    m_dock->setWidget(m_content);
}

TrendsPanel* TrendsFeature::panel()
{
    m_content->makeContent();
    return m_panel;
}

void TrendsFeature::addActions(ActionRegistry& actions)
{
    addDockAction(actions,
                  {u"view.trends"_s,
                   tr("&Trends"),
                   tr("Show how a player's moves were over the reviewed games of the library"),
                   {keys("Ctrl+Alt+T")}},
                  m_window, *m_dock, [this] { panel()->focusPlayer(); });
}

QList<MenuPlace> TrendsFeature::menuPlaces() const
{
    return {{u"view.panels"_s, 0, 93, {u"view.trends"_s}},
            {u"file.library"_s, 4, 10, {u"view.trends"_s}}};
}

QList<WindowDock> TrendsFeature::docks() const
{
    return {{m_dock, besideMovesBut(22, {{LayoutForm::Study, 1, 15}})}};
}

}  // namespace ui

#include "moc_trends_feature.cpp"
