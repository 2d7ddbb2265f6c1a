// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QDialog>

#include "ui/document/open_game.h"
#include "ui/document/study_fwd.h"

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace ui {

/// Edits a turn that is in the record: rack, move, score and what a challenge came to. What follows
/// stays as it is recorded and is played through again; where it no longer fits, the dialog says
/// so before anything is changed.
class TurnDialog : public QDialog
{
    Q_OBJECT

public:
    /// The node is a turn of the study's game.
    TurnDialog(Study& study, engine::NodeId node, QWidget* parent = nullptr);

    void accept() override;

private:
    enum Challenge { None, Withdrawn, Bonus };
    struct Outcome
    {
        engine::GameRecord record;
        QStringList conflicts;  ///< that were not there before
    };

    void showOutcome();
    [[nodiscard]] engine::Result<engine::Event> changedEvent() const;
    [[nodiscard]] engine::Result<Outcome> outcome() const;
    [[nodiscard]] QStringList problemsOf(const OpenGame& game) const;
    /// By the rules; nothing when the move can't be read.
    [[nodiscard]] std::optional<int> ruleScore() const;

    Study& m_study;
    engine::NodeId m_node;
    engine::PositionPtr m_question;
    QLineEdit* m_rack;
    QLineEdit* m_move;
    QSpinBox* m_score;
    QCheckBox* m_byRules;
    QComboBox* m_challenge;
    QSpinBox* m_bonus;
    QCheckBox* m_totals;
    QLabel* m_result;
    QDialogButtonBox* m_buttons;
    bool m_taken = false;  ///< what it says is being put into the game
};

}  // namespace ui
