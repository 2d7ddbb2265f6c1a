// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QMenu>
#include <QString>

#include "ui/commands/window_feature.h"

class QMainWindow;
class QToolBar;

namespace ui {

/// The menus and the tool bar of a window, made of what its features say of their places. The menus
/// that there are: file, edit, view, game, notes, position, analyse, lexicon, tools, help; in them
/// file.library, view.panels, view.layout, view.theme, view.outlines, view.zoom, game.reviewDepth,
/// position.order, tools.cards;
/// and toolBar. A feature can bring a submenu of its own.
class WindowMenus : public QObject
{
    Q_OBJECT

public:
    /// All menus, empty. Lives as long as the window.
    WindowMenus(const ActionRegistry& actions, QMainWindow& window);

    /// Commands of a feature, which are in the registry already; fill() shows them.
    void add(const QList<MenuPlace>& places);
    /// Fills all menus and the bar with what was added.
    void fill();
    [[nodiscard]] QToolBar* toolBar() { return m_bar; }

private:
    void addMenu(const QString& id, const QString& title);
    void addSubmenu(const QString& id, const QString& title, const QString& parent, int group,
                    int rank);
    /// Fills a menu or the bar.
    void fill(QWidget& menu, const QString& id);

    const ActionRegistry& m_actions;
    QMainWindow& m_window;
    QHash<QString, QMenu*> m_menus;
    QToolBar* m_bar;
    QList<MenuPlace> m_places;
};

}  // namespace ui
