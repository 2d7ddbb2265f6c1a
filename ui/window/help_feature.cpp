// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/help_feature.h"

#include <QAction>
#include <QApplication>
#include <QMainWindow>

#include "ui/commands/action_registry.h"
#include "ui/commands/cheat_sheet.h"
#include "ui/commands/command_palette.h"
#include "ui/window/about_dialog.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

HelpFeature::HelpFeature(const ActionRegistry& actions, QMainWindow& window)
    : WindowFeature(&window),
      m_window(window),
      m_palette(new CommandPalette(actions, &window)),
      m_keySheet(new CheatSheet(actions, &window))
{
}

void HelpFeature::addActions(ActionRegistry& actions)
{
    const auto add = actions.adder(&m_window, this);
    add({u"help.palette"_s,
         tr("&Commands and Moves…"),
         tr("Find a command by name, or place a move by its text"),
         {keys("Ctrl+K")}},
        [this] { m_palette->open(); });
    add({u"help.about"_s, tr("&About Tilewright"), tr("Version and licence")}, [this] {
        AboutDialog dialog(&m_window);
        dialog.exec();
    });
    add({u"help.aboutQt"_s, tr("About &Qt"), tr("The toolkit in use")},
        [] { QApplication::aboutQt(); });
}

QList<MenuPlace> HelpFeature::menuPlaces() const
{
    return {{u"help"_s, 0, 10, {u"help.palette"_s}},
            {u"help"_s, 1, 10, {u"help.about"_s, u"help.aboutQt"_s}}};
}

}  // namespace ui

#include "moc_help_feature.cpp"
