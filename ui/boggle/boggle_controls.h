// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;
class QToolButton;

namespace ui {

class BoggleDesk;
class FlowLayout;

/// What a grid is made with: dice to roll, its size, its letters as text; and what is wrong with
/// what was asked for.
class BoggleControls : public QWidget
{
    Q_OBJECT

public:
    explicit BoggleControls(BoggleDesk& desk, QWidget* parent = nullptr);

    /// Puts a button beside the size, or below it.
    void addButton(QWidget* button);
    /// The grid must not be changed, as someone plays with it.
    void setLocked(bool locked);
    /// Empty = there is no problem.
    void tell(const QString& problem);

public slots:
    /// Rolls the dice with a new seed.
    void shake();
    /// Takes the grid that is on the clipboard.
    void pasteGrid();

private:
    [[nodiscard]] QWidget* buildDice();
    [[nodiscard]] QWidget* buildSize();
    void buildText();
    void followGrid();
    void followChoices();
    void chooseDice();
    void roll();
    void typed();
    void typedDone();

    BoggleDesk& m_desk;
    QComboBox* m_dice;
    QSpinBox* m_seed;
    QToolButton* m_roll;
    QToolButton* m_shake;
    QSpinBox* m_rows;
    QSpinBox* m_columns;
    FlowLayout* m_sizeRow;
    QLineEdit* m_text;
    QLabel* m_problem;
    bool m_showing = false;
    bool m_locked = false;
};

}  // namespace ui
