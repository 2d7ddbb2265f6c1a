// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/training/train_form.h"
#include "ui/training/trained_leaves_model.h"
#include "ui/training/value_training.h"

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;

namespace ui {

class GenerationPlot;
class Settings;

/// Learns leave values and a win table, and shows how that goes. The training belongs to another object
/// else and goes on when the dialog is closed.
class TrainDialog : public QDialog
{
    Q_OBJECT

public:
    /// All outlive the dialog.
    TrainDialog(ValueTraining& training, Settings& settings, LexiconLibrary& library,
                TrainForm::Present present, QWidget* parent);

    void setPresent(TrainForm::Present present) { m_form->setPresent(std::move(present)); }

public slots:
    /// Anew; asks first when something was learnt that would be lost.
    void start();
    void resume();

private:
    [[nodiscard]] QWidget* buildProgress();
    [[nodiscard]] QWidget* buildButtons();
    /// Another lexicon or other rules: what is kept for them is shown.
    void followChoice();
    void refresh();
    void showStatus(const TrainingStatus& status);
    /// How many games more than what is kept are asked for, when it can't go on with so few; else 0.
    [[nodiscard]] std::int64_t tooFewMore() const;
    void showMessage(const QString& text, bool problem);
    void saveAs();
    /// Where the training stands, without the time.
    [[nodiscard]] QString phaseText(const TrainingStatus& status) const;

    ValueTraining& m_training;
    Settings& m_settings;
    TrainForm* m_form;
    TrainedLeavesModel* m_model;
    engine::Result<SavedTraining> m_saved;  ///< for what is chosen
    bool m_ran = false;                     ///< when it was looked at last
    QString m_installed;                    ///< what came of installing, until something else
    GenerationPlot* m_equities = nullptr;
    GenerationPlot* m_changes = nullptr;
    QLabel* m_phase = nullptr;
    QLabel* m_time = nullptr;
    QProgressBar* m_progress = nullptr;
    QComboBox* m_size = nullptr;
    QTableView* m_table = nullptr;
    QLabel* m_message = nullptr;
    QPushButton* m_start = nullptr;
    QPushButton* m_stop = nullptr;
    QPushButton* m_continue = nullptr;
    QPushButton* m_install = nullptr;
    QPushButton* m_export = nullptr;
};

}  // namespace ui
