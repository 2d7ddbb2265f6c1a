// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/lesson/puzzle_hunt.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace ui {

/// Asks where to look for puzzles and which ones are wanted.
class PuzzleDialog : public QDialog
{
    Q_OBJECT

public:
    /// What there is to look through.
    struct Sources
    {
        bool game = false;  ///< one is open
        int library = 0;    ///< games selected there
    };
    PuzzleDialog(Sources sources, const PuzzleChoice& choice, QWidget* parent = nullptr);

    [[nodiscard]] PuzzleChoice choice() const;
    /// Of what is typed; accepted only when it can be understood.
    [[nodiscard]] const engine::PuzzleFilter& filter() const { return m_parsed; }

private:
    /// How filters are written.
    [[nodiscard]] static QString filterHelp();
    void follow();

    QComboBox* m_source;
    QLineEdit* m_filter;
    QSpinBox* m_wanted;
    QDoubleSpinBox* m_leastWin;
    QDoubleSpinBox* m_seconds;
    QSpinBox* m_seed;
    QLabel* m_problem;
    QPushButton* m_find;
    engine::PuzzleFilter m_parsed;
};

}  // namespace ui
