// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include <QDialog>
#include <QVariantMap>

#include "engine/game/game_record.h"
#include "engine/game/match_setup.h"
#include "engine/rules/game_rules.h"
#include "ui/files/lexicon_library.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace ui {

class LexiconChoice;

/// What a new game is to be.
struct NewGame
{
    engine::GameRulesPtr rules;
    QString lexicon;                          ///< path
    std::vector<engine::GamePlayer> players;  ///< in the order of their turns
    engine::MatchSetup setup;
};

/// Sets up a game to be played: rules, lexicon, who plays, challenges, clock, hints, seed.
class NewGameDialog : public QDialog
{
    Q_OBJECT

public:
    /// What is in use; its rules may be of no built-in set.
    struct Present
    {
        engine::GameRulesPtr rules;
        QString lexicon;  ///< path, may be empty
    };

    /// `choices` are those of an earlier dialog; what doesn't make sense is left out.
    NewGameDialog(const LexiconLibrary& library, Present present, const QVariantMap& choices,
                  QWidget* parent);

    [[nodiscard]] const NewGame& game() const { return m_game; }
    /// Everything chosen but the seed, to be remembered.
    [[nodiscard]] QVariantMap choices() const;
    void accept() override;

private:
    struct Seat
    {
        QComboBox* kind;
        QLineEdit* name;
        LexiconChoice* lexicon;  ///< his own one
    };

    QWidget* playersBox();
    QWidget* clockRow();
    void fillLexicons();
    /// What a small vocabulary can be: a part of the game's lexicon, or another one.
    void fillVocabularies();
    /// The names of those who are given none.
    void showUsualNames();
    void showProblem();
    void choose(const QVariantMap& choices);
    void drawSeed();
    [[nodiscard]] engine::GameRulesPtr rules() const;
    [[nodiscard]] int people() const;
    [[nodiscard]] bool hasVocabulary() const;
    /// Why the vocabulary that is chosen is none; empty when it is one.
    [[nodiscard]] QString vocabularyProblem() const;
    /// As MatchSeat has it.
    [[nodiscard]] QString vocabularyName() const;
    /// Why no game can be begun; empty when it can.
    [[nodiscard]] QString problem() const;

    const LexiconLibrary& m_library;
    Present m_present;
    NewGame m_game;
    QComboBox* m_rules;
    QComboBox* m_lexicon;
    std::array<Seat, 4> m_seats{};
    QComboBox* m_vocabulary;
    QString m_wantedVocabulary;  ///< path, where the letters allow it
    QComboBox* m_order;
    QComboBox* m_challenge;
    QCheckBox* m_timed;
    QSpinBox* m_minutes;
    QSpinBox* m_increment;
    QSpinBox* m_overtime;
    QCheckBox* m_hints;
    QCheckBox* m_hides;
    QLineEdit* m_seed;
    QLabel* m_problem;
    QPushButton* m_play = nullptr;
};

}  // namespace ui
