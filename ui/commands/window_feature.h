// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

#include "engine/base/result.h"
#include "ui/commands/dock_place.h"

class QMenu;
class QWidget;

namespace ui {

class ActionRegistry;
struct PaletteEntry;

/// Where commands stand in a menu. Those of one group stand together, the lower ranks above; a line
/// parts the groups.
struct MenuPlace
{
    QString menu;  ///< "game", "view.panels"; the tool bar is "toolBar", see WindowMenus
    int group = 0;
    int rank = 0;
    QStringList actions;       ///< ids, one below the other
    QMenu* submenu = nullptr;  ///< behind them; whoever gives it owns it
};

/// What Esc takes back: of these the first that there is.
enum class BackStep {
    Question,  ///< one that waits for an answer beside the board
    Page,      ///< what stands in place of the board
    Filter,    ///< of a list, that has just been left
    Preview,
    Tiles,  ///< that are being laid
    Work,   ///< under way, that people wait for
    Exercise,
};

/// One part of the window: what people can do there, the panel for it, and where both are found.
/// Each room has one or more; the window holds them in a list and makes menus, docks, layouts, tool
/// bar, status bar, command palette and list of keys of what they give, and knows no more of them.
/// A feature is a child of the window.
class WindowFeature : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Adds its commands. Called once, before all that follows.
    virtual void addActions(ActionRegistry& actions);
    /// Where its commands stand; one that stands nowhere is found in the palette.
    [[nodiscard]] virtual QList<MenuPlace> menuPlaces() const { return {}; }
    /// Its panels, made already as children of the window.
    [[nodiscard]] virtual QList<WindowDock> docks() const { return {}; }
    /// What stands in the status bar, from left to right; the window takes it.
    [[nodiscard]] virtual QList<QWidget*> statusWidgets() const { return {}; }
    /// What the palette offers for a text, best first.
    [[nodiscard]] virtual QList<PaletteEntry> paletteEntries(const QString& text);
    /// Entries of lower ranks stand above, and those of features that come first in the window.
    [[nodiscard]] virtual int paletteRank() const { return 0; }
    /// Takes that back, if it is here; whether it was.
    virtual bool stepBack(BackStep step);

signals:
    /// paletteEntries() would give more now.
    void paletteChanged();
    /// The command of that id, of another feature, is asked for.
    void actionRequested(const QString& id);
    /// Something asked for can't be done.
    void failed(const QString& what, const engine::Error& error);
    /// What flits by in the status bar: what was done, or why nothing was.
    void said(const QString& text);
    /// Files that the user asked for were written, one or more.
    void exported(const QStringList& files);
    /// A file was not written.
    void exportFailed(const QString& path, const engine::Error& error);
};

}  // namespace ui
