// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learning/word_quiz.h"

#include <utility>

#include "ui/language/text.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

WordQuiz::WordQuiz(Card card, QStringList answers, engine::GameRulesPtr rules)
    : m_card(std::move(card)), m_answers(std::move(answers)), m_rules(std::move(rules))
{
}

WordQuiz::Try WordQuiz::tryWord(const QString& text)
{
    QString whole = text.trimmed();
    if (m_card.deck.kind == CardKind::Hooks && whole.size() > 1) {
        if (whole.endsWith(u'-')) whole = whole.chopped(1) + m_card.key;
        else if (whole.startsWith(u'-')) whole = m_card.key + whole.sliced(1);
    }
    const auto tiles = m_rules->alphabet.readWord(whole.toStdString());
    if (!tiles || tiles->empty()) return Try::Foreign;
    const QString word = fromUtf8(m_rules->alphabet.written(*tiles));
    if (m_found.contains(word)) return Try::Again;
    if (m_answers.contains(word)) {
        m_found.append(word);
        return Try::Found;
    }
    if (!m_wrong.contains(word)) m_wrong.append(word);
    return Try::NoWord;
}

QStringList WordQuiz::missed() const
{
    QStringList all;
    for (const QString& word : m_answers)
        if (!m_found.contains(word)) all.append(word);
    return all;
}

void WordQuiz::judge(bool word)
{
    m_judged = word;
}

CardGrade WordQuiz::grade() const
{
    if (isJudged()) return m_judged == isWord() ? CardGrade::Right : CardGrade::Wrong;
    if (!isComplete()) return CardGrade::Wrong;
    return m_wrong.isEmpty() ? CardGrade::Right : CardGrade::Helped;
}

}  // namespace ui
