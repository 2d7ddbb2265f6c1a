// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QDialog>

#include "ui/session/study.h"

class QLabel;
class QLineEdit;
class QRadioButton;
class QSpinBox;

namespace ui {

/// Racks and scores of all players and whose turn it is. What the study refuses is told in the
/// dialog, which stays open.
class PlayersDialog : public QDialog
{
    Q_OBJECT

public:
    PlayersDialog(Study& study, QWidget* parent);
    void accept() override;

private:
    struct Row
    {
        QRadioButton* onTurn;
        QLineEdit* rack;
        QSpinBox* score;
    };

    Study& m_study;
    std::vector<Row> m_rows;
    QLabel* m_problem;
};

}  // namespace ui
