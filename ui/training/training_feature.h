// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>

#include "ui/commands/window_feature.h"
#include "ui/document/study_change.h"

class QMainWindow;

namespace ui {

class JobService;
class LexiconLibrary;
class Loader;
class Settings;
class ShownStudy;
class TrainDialog;
class ValueTraining;

/// Learning values in a window: the training, which goes on while it is not seen, and its dialog,
/// there once at most, beside which everything else can be used.
class TrainingFeature : public WindowFeature
{
    Q_OBJECT

public:
    struct Services
    {
        JobService& jobs;
        const ShownStudy& shown;
        Settings& settings;
        LexiconLibrary& library;
        Loader& loader;
    };
    /// Lives as long as the window.
    TrainingFeature(const Services& services, QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;

private:
    void train();
    void followStudy(StudyChanges changes);

    Services m_services;
    QMainWindow& m_window;
    ValueTraining* m_training;
    QPointer<TrainDialog> m_dialog;
};

}  // namespace ui
