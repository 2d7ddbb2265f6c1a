// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/boggle/boggle_desk.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace ui {

/// Which words count and for how much, and how a Q is read.
class BoggleRulesTab : public QWidget
{
    Q_OBJECT

public:
    explicit BoggleRulesTab(BoggleDesk& desk, QWidget* parent = nullptr);

    void setLexiconName(const QString& name);

signals:
    void openLexiconRequested();

private:
    /// In the order of the choice.
    enum Qu { QuTwo, QuOne, LoneQ };

    void showChoices();
    void readChoices();

    BoggleDesk& m_desk;
    bool m_showing = false;
    QSpinBox* m_least;
    QSpinBox* m_most;
    QComboBox* m_scoring;
    QLineEdit* m_table;
    QComboBox* m_qu;
    QLineEdit* m_faces;
    QLabel* m_problem;
    QLabel* m_lexicon;
    QPushButton* m_open;
};

}  // namespace ui
