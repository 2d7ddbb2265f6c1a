// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_menus.h"

#include <algorithm>
#include <utility>

#include <QMainWindow>
#include <QMenuBar>
#include <QToolBar>
#include <QWidgetAction>

#include "ui/commands/action_registry.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

const QString kBar = u"toolBar"_s;

}  // namespace

WindowMenus::WindowMenus(const ActionRegistry& actions, QMainWindow& window)
    : QObject(&window), m_actions(actions), m_window(window), m_bar(window.addToolBar(tr("Tools")))
{
    addMenu(u"file"_s, tr("&File"));
    addMenu(u"edit"_s, tr("&Edit"));
    addMenu(u"view"_s, tr("&View"));
    addMenu(u"game"_s, tr("&Game"));
    addMenu(u"notes"_s, tr("&Notes"));
    addMenu(u"position"_s, tr("&Position"));
    addMenu(u"analyse"_s, tr("&Analyse"));
    addMenu(u"lexicon"_s, tr("&Lexicon"));
    addMenu(u"tools"_s, tr("&Tools"));
    addMenu(u"help"_s, tr("&Help"));
    addSubmenu(u"file.library"_s, tr("&Library"), u"file"_s, 0, 30);
    addSubmenu(u"view.panels"_s, tr("&Panels"), u"view"_s, 1, 10);
    addSubmenu(u"view.layout"_s, tr("&Layout"), u"view"_s, 1, 20);
    addSubmenu(u"view.theme"_s, tr("&Theme"), u"view"_s, 1, 30);
    addSubmenu(u"view.outlines"_s, tr("&Outlined Moves"), u"view"_s, 1, 40);
    addSubmenu(u"view.zoom"_s, tr("&Zoom"), u"view"_s, 1, 50);
    addSubmenu(u"game.reviewDepth"_s, tr("Review Dept&h"), u"game"_s, 5, 20);
    addSubmenu(u"game.lesson"_s, tr("&Lesson"), u"game"_s, 6, 50);
    addSubmenu(u"position.order"_s, tr("&Order of the Rack"), u"position"_s, 2, 40);
    addSubmenu(u"tools.cards"_s, tr("&Card Box"), u"tools"_s, 0, 40);
    m_bar->setObjectName(kBar);
    m_bar->setMovable(false);
    m_bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_bar->setIconSize({16, 16});
}

void WindowMenus::addMenu(const QString& id, const QString& title)
{
    QMenu* menu = m_window.menuBar()->addMenu(title);
    menu->setToolTipsVisible(true);
    m_menus.insert(id, menu);
}

void WindowMenus::addSubmenu(const QString& id, const QString& title, const QString& parent,
                             int group, int rank)
{
    auto* menu = new QMenu(title, m_menus.value(parent));
    menu->setToolTipsVisible(true);
    m_menus.insert(id, menu);
    m_places.append({parent, group, rank, {}, menu});
}

void WindowMenus::add(const QList<MenuPlace>& places)
{
    for (const MenuPlace& place : places)
        Q_ASSERT_X(place.menu == kBar || m_menus.contains(place.menu), "WindowMenus::add",
                   qPrintable(place.menu));
    m_places.append(places);
}

void WindowMenus::fill()
{
    std::stable_sort(m_places.begin(), m_places.end(), [](const MenuPlace& a, const MenuPlace& b) {
        return std::pair(a.group, a.rank) < std::pair(b.group, b.rank);
    });
    for (auto menu = m_menus.cbegin(); menu != m_menus.cend(); ++menu)
        fill(*menu.value(), menu.key());
    fill(*m_bar, kBar);
}

void WindowMenus::fill(QWidget& menu, const QString& id)
{
    // Separators belong to the menu, commands and submenus don't. Widgets of the bar stay at its end.
    QAction* end = nullptr;
    const QList<QAction*> old = menu.actions();
    for (QAction* action : old) {
        if (qobject_cast<QWidgetAction*>(action)) {
            if (!end) end = action;
            continue;
        }
        menu.removeAction(action);
        if (action->isSeparator()) action->deleteLater();
    }
    int group = -1;
    for (const MenuPlace& place : std::as_const(m_places)) {
        if (place.menu != id) continue;
        if (group >= 0 && place.group != group) {
            auto* line = new QAction(&menu);
            line->setSeparator(true);
            menu.insertAction(end, line);
        }
        group = place.group;
        for (const QString& command : place.actions) {
            QAction* action = m_actions.action(command);
            Q_ASSERT_X(action, "WindowMenus::fill", qPrintable(command));
            if (action) menu.insertAction(end, action);
        }
        if (place.submenu) menu.insertAction(end, place.submenu->menuAction());
    }
}

}  // namespace ui

#include "moc_window_menus.cpp"
