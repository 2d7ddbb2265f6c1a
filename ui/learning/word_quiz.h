// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>
#include <QStringList>

#include "engine/rules/game_rules.h"
#include "ui/learning/card_store.h"

namespace ui {

/// A question of which the answer is some words, or whether something is one: what was found of
/// them, and what was tried beside.
class WordQuiz
{
public:
    enum class Try {
        Found,
        Again,    ///< it was found before
        NoWord,   ///< it isn't among the answers
        Foreign,  ///< it has letters that the alphabet hasn't
        Unclear,  ///< a letter that could be meant in front and behind
    };

    /// `answers` as the alphabet writes them; of CardKind::Judge the word itself where it is one.
    WordQuiz(Card card, QStringList answers, engine::GameRulesPtr rules);

    [[nodiscard]] const Card& card() const { return m_card; }
    [[nodiscard]] const QStringList& answers() const { return m_answers; }
    /// How many there are may be told without giving anything away.
    [[nodiscard]] bool tellsCount() const { return m_card.deck.kind == CardKind::Anagrams; }
    /// Whether the question is answered by judge() and not by words.
    [[nodiscard]] bool isJudged() const { return m_card.deck.kind == CardKind::Judge; }
    [[nodiscard]] bool isWord() const { return !m_answers.isEmpty(); }
    /// What somebody takes it for.
    void judge(bool word);
    /// Large or small letters. For hooks "S-" is the asked word with S in front, "-S" behind, and "S"
    /// whichever of the two is still to be found.
    Try tryWord(const QString& text);
    /// One thing more: of anagrams a letter more of a word that is not found, of hooks how many there
    /// are in front and behind, then one after the other of those that are not found.
    void giveHint();
    /// How many letters are told of missed().first(), of anagrams.
    [[nodiscard]] QString hintedStart() const;
    /// Whether the numbers of hooks are told.
    [[nodiscard]] bool tellsHooks() const { return m_hints > 0; }
    /// Hooks that are told: "S-", "-S".
    [[nodiscard]] QStringList hintedHooks() const;
    [[nodiscard]] int frontHooks() const;
    [[nodiscard]] int backHooks() const;
    [[nodiscard]] const QStringList& found() const { return m_found; }
    [[nodiscard]] const QStringList& wrong() const { return m_wrong; }
    [[nodiscard]] QStringList missed() const;
    [[nodiscard]] bool isComplete() const { return m_found.size() == m_answers.size(); }
    /// As it stands.
    [[nodiscard]] CardGrade grade() const;

private:
    [[nodiscard]] bool isFront(const QString& answer) const;
    [[nodiscard]] Try tryHook(const QString& letter);

    Card m_card;
    QStringList m_answers;
    engine::GameRulesPtr m_rules;
    std::optional<bool> m_judged;
    QStringList m_found;
    QStringList m_wrong;
    int m_hints = 0;     ///< letters of the word that is hinted at, or hooks and one more
    QString m_hintedAt;  ///< a word that is not found, of anagrams
    bool m_helped = false;
};

}  // namespace ui
