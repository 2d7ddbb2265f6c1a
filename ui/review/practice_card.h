// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/review/practice.h"

class QLabel;
class QPushButton;

namespace ui {

/// What is asked while one looks for better moves, what was told so far, and the buttons to go on
/// with. Says nothing of the solution before it is time.
class PracticeCard : public QWidget
{
    Q_OBJECT

public:
    PracticeCard(ShownStudy& shown, Practice& practice, QWidget* parent = nullptr);

private:
    void show(Practice::State state);
    [[nodiscard]] QString questionText() const;
    [[nodiscard]] QString tryText() const;
    [[nodiscard]] QString hintText() const;
    /// What a play with words that the lexicon doesn't have was worth.
    [[nodiscard]] QString phonyText(const engine::TurnReview& question) const;
    [[nodiscard]] QString solutionText() const;

    ShownStudy& m_shown;
    Practice& m_practice;
    QLabel* m_question;
    QLabel* m_try;
    QLabel* m_hints;
    QPushButton* m_hint;
    QPushButton* m_show;
    QPushButton* m_next;
    QPushButton* m_stop;
    bool m_solved = false;  ///< the question that was shown last is answered
};

}  // namespace ui
