// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learning/word_quiz.h"

#include <algorithm>
#include <cstddef>
#include <span>
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
    if (m_card.deck.kind == CardKind::Hooks && tiles->size() == 1)
        return tryHook(fromUtf8(m_rules->alphabet.written(*tiles)));
    const QString word = fromUtf8(m_rules->alphabet.written(*tiles));
    if (m_found.contains(word)) return Try::Again;
    if (m_answers.contains(word)) {
        m_found.append(word);
        return Try::Found;
    }
    if (!m_wrong.contains(word)) m_wrong.append(word);
    return Try::NoWord;
}

WordQuiz::Try WordQuiz::tryHook(const QString& letter)
{
    const QString front = letter + m_card.key;
    const QString back = m_card.key + letter;
    QStringList open;
    bool isKnown = false;
    for (const QString& word : {front, back}) {
        if (m_found.contains(word)) isKnown = true;
        else if (m_answers.contains(word)) open.append(word);
    }
    if (open.size() > 1) return Try::Unclear;
    if (!open.isEmpty()) {
        m_found.append(open.first());
        return Try::Found;
    }
    if (isKnown) return Try::Again;
    if (!m_wrong.contains(letter)) m_wrong.append(letter);
    return Try::NoWord;
}

bool WordQuiz::isFront(const QString& answer) const
{
    return answer.endsWith(m_card.key);
}

int WordQuiz::frontHooks() const
{
    return static_cast<int>(
        std::ranges::count_if(m_answers, [this](const QString& each) { return isFront(each); }));
}

int WordQuiz::backHooks() const
{
    return static_cast<int>(m_answers.size()) - frontHooks();
}

void WordQuiz::giveHint()
{
    if (isJudged() || (isComplete() && tellsCount())) return;
    m_helped = true;
    if (m_card.deck.kind == CardKind::Hooks) {
        m_hints = std::min(m_hints + 1, 1 + static_cast<int>(m_answers.size()));
        return;
    }
    const QString next = missed().first();
    m_hints = next == m_hintedAt ? m_hints + 1 : 1;
    m_hintedAt = next;
}

QString WordQuiz::hintedStart() const
{
    if (m_hintedAt.isEmpty() || m_found.contains(m_hintedAt)) return {};
    const auto tiles = m_rules->alphabet.readWord(m_hintedAt.toStdString());
    if (!tiles) return {};
    const auto told = std::min(static_cast<std::size_t>(m_hints), tiles->size());
    return fromUtf8(m_rules->alphabet.written(std::span<const engine::Tile>(*tiles).first(told)));
}

QStringList WordQuiz::hintedHooks() const
{
    QStringList told;
    for (const QString& word : m_answers.mid(0, std::max(m_hints - 1, 0))) {
        if (isFront(word)) told.append(word.chopped(m_card.key.size()) + u'-');
        else told.append(u'-' + word.sliced(m_card.key.size()));
    }
    return told;
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
    return m_wrong.isEmpty() && !m_helped ? CardGrade::Right : CardGrade::Helped;
}

}  // namespace ui
