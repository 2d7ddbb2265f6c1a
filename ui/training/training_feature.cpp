// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/training_feature.h"

#include <QAction>
#include <QMainWindow>

#include "ui/commands/action_registry.h"
#include "ui/document/shown_study.h"
#include "ui/files/loader.h"
#include "ui/training/train_dialog.h"
#include "ui/training/value_training.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

TrainForm::Present presentValues(const ShownStudy& shown)
{
    return {shown.lexiconPath(), shown.position()->rulesPtr(), shown.leaves(),
            shown.state().leavesName};
}

}  // namespace

TrainingFeature::TrainingFeature(const Services& services, QMainWindow& window)
    : WindowFeature(&window),
      m_services(services),
      m_window(window),
      m_training(new ValueTraining(services.jobs, services.settings, services.library, this))
{
    connect(&services.shown, &ShownStudy::changed, this, &TrainingFeature::followStudy);
    // Which one is opened of itself is known only after the study has it.
    connect(&services.loader, &Loader::opened, this, [this](Loader::Subject subject) {
        if (subject == Loader::Subject::Lexicon) followStudy(StudyChange::LexiconChange);
    });
    connect(m_training, &ValueTraining::installed, &services.loader, &Loader::reloadBelongings);
}

void TrainingFeature::addActions(ActionRegistry& actions)
{
    connect(actions.add({u"tools.train"_s, tr("&Train Values…"),
                         tr("Learn leave values and a win table for a lexicon by self-play")},
                        &m_window),
            &QAction::triggered, this, &TrainingFeature::train);
}

QList<MenuPlace> TrainingFeature::menuPlaces() const
{
    return {{u"tools"_s, 0, 10, {u"tools.train"_s}}};
}

void TrainingFeature::train()
{
    if (!m_dialog) {
        m_dialog = new TrainDialog(*m_training, m_services.settings, m_services.library,
                                   presentValues(m_services.shown), &m_window);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void TrainingFeature::followStudy(StudyChanges changes)
{
    using enum StudyChange;
    if (m_dialog && (changes & (RulesChange | LexiconChange | LeavesChange)))
        m_dialog->setPresent(presentValues(m_services.shown));
}

}  // namespace ui

#include "moc_training_feature.cpp"
