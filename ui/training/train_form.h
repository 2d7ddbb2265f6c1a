// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QGroupBox>

#include "ui/training/training_run.h"

class QComboBox;
class QLabel;
class QSpinBox;

namespace ui {

class LexiconLibrary;

/// For which lexicon and rules values are to be learnt, and from how many games.
class TrainForm : public QGroupBox
{
    Q_OBJECT

public:
    /// What is in use.
    struct Present
    {
        QString lexicon;             ///< path; empty = none
        engine::GameRulesPtr rules;  ///< not null
        engine::KlvPtr leaves;       ///< null = none
        QString leavesName;
    };

    /// The library outlives the form.
    TrainForm(LexiconLibrary& library, Present present, QWidget* parent = nullptr);

    void setPresent(Present present);
    /// Chooses this lexicon and these rules, where both are known.
    void choose(const QString& lexicon, const QString& rules);
    /// Fills in how it was begun.
    void fill(const SavedTraining& saved);
    /// Nothing while there is no lexicon.
    [[nodiscard]] std::optional<TrainingSetup> setup() const;
    /// Why the engine won't learn values for these rules; empty when it will.
    [[nodiscard]] const QString& refusal() const { return m_refusal; }

signals:
    /// Another lexicon or other rules.
    void chosen();
    void changed();

private:
    [[nodiscard]] QSpinBox* number(const QString& name, const QString& title, int least, int most,
                                   int value, int step);
    void fillLexicons();
    void fillRules();
    void fillStart();
    void showMemory();
    [[nodiscard]] engine::GameRulesPtr rules() const;

    LexiconLibrary& m_library;
    Present m_present;
    QString m_refusal;
    bool m_filling = false;
    QComboBox* m_lexicon;
    QComboBox* m_rules;
    QComboBox* m_start;
    QSpinBox* m_games;
    QSpinBox* m_generations;
    QSpinBox* m_winGames;
    QSpinBox* m_seed;
    QSpinBox* m_threads;
    QLabel* m_memory;
};

}  // namespace ui
