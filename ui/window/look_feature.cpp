// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/look_feature.h"

#include <QActionGroup>
#include <QMainWindow>

#include "ui/board/board_widget.h"
#include "ui/commands/action_registry.h"
#include "ui/commands/cheat_sheet.h"
#include "ui/theme/theme.h"
#include "ui/theme/theme_notifier.h"
#include "ui/window/session.h"
#include "ui/window/settings_dialog.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

LookFeature::LookFeature(Session& session, BoardWidget& board, CheatSheet& keySheet,
                         QMainWindow& window)
    : WindowFeature(&window),
      m_session(session),
      m_board(board),
      m_keySheet(keySheet),
      m_window(window),
      m_themes(new QActionGroup(this))
{
    // A theme of one's own is none of these.
    m_themes->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    connect(&ThemeNotifier::instance(), &ThemeNotifier::changed, this, &LookFeature::showLook);
}

void LookFeature::addActions(ActionRegistry& actions)
{
    addThemes(actions);
    const auto add = actions.adder(&m_window, this);
    add({u"edit.settings"_s,
         tr("&Settings…"),
         tr("Themes, text size, threads, keys"),
         {keys("Ctrl+,")}},
        [this, &actions] { showSettings(actions); });
    add({u"help.keys"_s, tr("&Keys"), tr("All keys at a glance"), {keys("Ctrl+F1")}},
        [this] { m_keySheet.open(); });
}

void LookFeature::addThemes(ActionRegistry& actions)
{
    const auto add = [&](const QString& id, const QString& text, const QString& help,
                         ThemeKind kind) {
        QAction* action = actions.add({id, text, help, {}, {}, true}, &m_window);
        action->setData(static_cast<int>(kind));
        m_themes->addAction(action);
        connect(action, &QAction::triggered, this, [this, kind] { choose(kind); });
    };
    add(u"view.themeSystem"_s, tr("Theme of the &System"), tr("Light or dark like the desktop"),
        ThemeKind::System);
    add(u"view.themeLight"_s, tr("&Light Theme"), tr("Dark letters on light ground"),
        ThemeKind::Light);
    add(u"view.themeDark"_s, tr("&Dark Theme"), tr("Light letters on dark ground"),
        ThemeKind::Dark);
    add(u"view.themeHighContrast"_s, tr("&High Contrast Theme"),
        tr("Black, white and yellow, with patterns on the premium squares"),
        ThemeKind::HighContrast);
    add(u"view.themePrint"_s, tr("&Print Theme"), tr("White tiles and grey squares, as on paper"),
        ThemeKind::Print);
    showLook();
}

QList<MenuPlace> LookFeature::menuPlaces() const
{
    return {{u"edit"_s, 3, 10, {u"edit.settings"_s}},
            {u"view.theme"_s,
             0,
             10,
             {u"view.themeSystem"_s, u"view.themeLight"_s, u"view.themeDark"_s,
              u"view.themeHighContrast"_s, u"view.themePrint"_s}},
            {u"help"_s, 0, 20, {u"help.keys"_s}}};
}

void LookFeature::choose(ThemeKind kind)
{
    Look look = m_session.settings().look();
    look.kind = kind;
    m_session.settings().setLook(look);
    Theme::apply(look);
}

void LookFeature::showLook()
{
    const Look& look = Theme::currentLook();
    const QList<QAction*> themes = m_themes->actions();
    for (QAction* action : themes)
        action->setChecked(action->data().toInt() == static_cast<int>(look.kind));
    m_window.setAnimated(!look.reducedMotion);
    m_board.setMotion(!look.reducedMotion);
}

void LookFeature::showSettings(ActionRegistry& actions)
{
    SettingsDialog dialog(m_session, actions, &m_window);
    connect(&dialog, &SettingsDialog::hintsWanted, this, &LookFeature::hintsWanted);
    connect(&dialog, &SettingsDialog::outlinedMovesChosen, this, &LookFeature::outlinedMovesChosen);
    dialog.exec();
    // The look can change without the colours doing so.
    showLook();
}

}  // namespace ui

#include "moc_look_feature.cpp"
