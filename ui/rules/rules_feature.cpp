// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rules_feature.h"

#include <QAction>
#include <QMainWindow>

#include "ui/commands/action_registry.h"
#include "ui/document/shown_study.h"
#include "ui/files/loader.h"
#include "ui/files/open_dialog.h"
#include "ui/rules/rules_dialog.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

RulesFeature::RulesFeature(const ShownStudy& shown, Settings& settings, Loader& loader,
                           QMainWindow& window)
    : WindowFeature(&window),
      m_shown(shown),
      m_settings(settings),
      m_loader(loader),
      m_window(window)
{
}

void RulesFeature::addActions(ActionRegistry& actions)
{
    connect(actions.add({u"position.rules"_s,
                         tr("R&ules…"),
                         tr("Choose board, tiles and rules"),
                         {},
                         u"rules"_s},
                        &m_window),
            &QAction::triggered, this, &RulesFeature::choose);
}

QList<MenuPlace> RulesFeature::menuPlaces() const
{
    return {{u"position"_s, 2, 30, {u"position.rules"_s}}};
}

void RulesFeature::choose()
{
    RulesDialog dialog(m_shown.position()->rulesPtr(),
                       RulesStore(m_settings.dataFolder() + u"/rules"_s), &m_window);
    if (m_shown.game())
        dialog.setUseHelp(
            tr("⚠ The game that is open gives way to an empty board with these rules; "
               "undo brings the game back"));
    connect(&dialog, &RulesDialog::fileRequested, this, [this] {
        openWithDialog(m_window, m_settings, tr("Open Rules"), tr("Rules (*.txt);;All files (*)"),
                       [this](const QString& path) { m_loader.openRules(path); });
    });
    if (dialog.exec() == QDialog::Accepted && dialog.rules()) m_loader.useRules(dialog.rules());
}

}  // namespace ui

#include "moc_rules_feature.cpp"
