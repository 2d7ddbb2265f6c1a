// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "engine/rules/game_rules.h"
#include "ui/learning/card_store.h"

namespace ui {

/// A question of which the answer is some words: what was found of them, and what was tried beside.
class WordQuiz
{
public:
    enum class Try {
        Found,
        Again,    ///< it was found before
        NoWord,   ///< it isn't among the answers
        Foreign,  ///< it has letters that the alphabet hasn't
    };

    /// `answers` as the alphabet writes them.
    WordQuiz(Card card, QStringList answers, engine::GameRulesPtr rules);

    [[nodiscard]] const Card& card() const { return m_card; }
    [[nodiscard]] const QStringList& answers() const { return m_answers; }
    /// How many there are may be told without giving anything away.
    [[nodiscard]] bool tellsCount() const { return m_card.deck.kind == CardKind::Anagrams; }
    /// Large or small letters. For hooks "S-" is the asked word with S in front, "-S" behind.
    Try tryWord(const QString& text);
    [[nodiscard]] const QStringList& found() const { return m_found; }
    [[nodiscard]] const QStringList& wrong() const { return m_wrong; }
    [[nodiscard]] QStringList missed() const;
    [[nodiscard]] bool isComplete() const { return m_found.size() == m_answers.size(); }
    /// As it stands.
    [[nodiscard]] CardGrade grade() const;

private:
    Card m_card;
    QStringList m_answers;
    engine::GameRulesPtr m_rules;
    QStringList m_found;
    QStringList m_wrong;
};

}  // namespace ui
