// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QDialog>

#include "ui/document/study_state.h"

class QLabel;
class QPushButton;

namespace ui {

class LexiconChoice;
class LexiconLibrary;

/// Which lexicon each player of the game has. A play is judged by the words of its player.
class PlayerLexiconsDialog : public QDialog
{
    Q_OBJECT

public:
    /// The study holds a game.
    PlayerLexiconsDialog(Study& study, const LexiconLibrary& library, QWidget* parent);
    void accept() override;

signals:
    /// The game names some that aren't open: they are to be looked for once more.
    void lexiconsWanted();

private:
    void showProblem();

    Study& m_study;
    GameId m_game;
    std::vector<LexiconChoice*> m_choices;  ///< by player
    QLabel* m_problem;
    QPushButton* m_ok = nullptr;
};

}  // namespace ui
