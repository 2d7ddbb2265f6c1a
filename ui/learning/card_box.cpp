// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learning/card_box.h"

#include <algorithm>
#include <utility>

#include "engine/lexicon/lexicon.h"
#include "engine/words/lookalikes.h"
#include "ui/language/text.h"
#include "ui/library/library_turn.h"

namespace ui {

using engine::Result;
using engine::TaskContext;

namespace {

using namespace Qt::StringLiterals;

QString written(const std::vector<engine::Tile>& tiles, const WordSource& source)
{
    std::vector<engine::Tile> letters;
    for (const engine::Tile tile : tiles) letters.push_back(engine::letterOf(tile));
    return fromUtf8(source.rules->alphabet.written(letters));
}

QString alphagramOf(std::vector<engine::Tile> tiles, const WordSource& source)
{
    std::ranges::sort(tiles, {}, engine::letterOf);
    return written(tiles, source);
}

/// Nothing where the lexicon has no answer.
Result<QStringList> answersTo(const Card& card, const WordSource& source,
                              const TaskContext& context)
{
    if (card.deck.kind == CardKind::Judge) {
        const auto tiles = source.rules->alphabet.readWord(card.key.toStdString());
        if (!tiles) return engine::failure(tiles.error());
        return source.lexicon->contains(*tiles) ? QStringList{card.key} : QStringList{};
    }
    const bool hooks = card.deck.kind == CardKind::Hooks;
    WordQuestion question;
    question.mode = hooks ? WordMode::Hooks : WordMode::Anagram;
    question.text = card.key;
    auto answer = lookUpWords(question, source, context);
    if (!answer) return engine::failure(std::move(answer.error()));
    QStringList words;
    for (const ListedWord& word : answer->words) {
        const bool isAnswer = hooks ? word.origin == ListedWord::Origin::FrontHook ||
                                          word.origin == ListedWord::Origin::BackHook
                                    : word.origin == ListedWord::Origin::Found;
        if (isAnswer) words.append(written(word.tiles, source));
    }
    words.removeDuplicates();
    return words;
}

}  // namespace

CardBox::CardBox(JobService& jobs, QString path, QString library, std::function<QDate()> today,
                 QObject* parent)
    : QObject(parent),
      m_jobs(jobs),
      m_path(std::move(path)),
      m_library(std::move(library)),
      m_today(std::move(today)),
      m_reading(jobs),
      m_asking(jobs)
{
}

void CardBox::setDeck(const std::optional<CardDeck>& deck)
{
    if (m_deck == deck) return;
    m_deck = deck;
    refresh();
}

void CardBox::refresh()
{
    m_reading.ask<CardSummary>(
        tr("Looking into the card box"), JobClass::Interactive,
        [path = m_path, deck = m_deck, today = today()](const TaskContext&) -> Result<CardSummary> {
            auto store = CardStore::open(path);
            if (!store) return engine::failure(std::move(store.error()));
            return store->summary(deck, today);
        },
        [this](Result<CardSummary> summary) {
            if (summary) {
                m_summary = std::move(*summary);
                emit summaryChanged();
            } else if (summary.error().code != engine::ErrorCode::Cancelled) {
                emit failed(tr("The card box was not read"), summary.error());
            }
        });
}

void CardBox::add(std::function<Result<QList<Card>>(const TaskContext&)> cards)
{
    struct Count
    {
        int added = 0;
        int known = 0;
    };
    m_jobs.start<Count>(
        tr("Filling the card box"), JobClass::Heavy,
        [path = m_path, cards = std::move(cards),
         today = today()](const TaskContext& context) -> Result<Count> {
            auto made = cards(context);
            if (!made) return engine::failure(std::move(made.error()));
            auto store = CardStore::open(path);
            if (!store) return engine::failure(std::move(store.error()));
            auto added = store->add(*made, today);
            if (!added) return engine::failure(std::move(added.error()));
            return Count{*added, static_cast<int>(made->size()) - *added};
        },
        this,
        [this](Result<Count> count) {
            if (count) {
                emit added(count->added, count->known);
                refresh();
            } else if (count.error().code != engine::ErrorCode::Cancelled) {
                emit failed(tr("The cards were not made"), count.error());
            }
        });
}

void CardBox::addTurns(const QList<LibraryTurnRow>& turns)
{
    QStringList titles;
    for (const LibraryTurnRow& turn : turns)
        titles.append(
            tr("%1, turn %2: %3").arg(turn.player, QString::number(turn.game.turn), turn.move));
    add([library = m_library, turns, titles](const TaskContext& context) -> Result<QList<Card>> {
        auto store = LibraryStore::open(library);
        if (!store) return engine::failure(std::move(store.error()));
        QList<Card> cards;
        for (int i = 0; i < turns.size(); ++i) {
            if (context.stopRequested()) return engine::failure(engine::ErrorCode::Cancelled, {});
            const QByteArray hash = store->gameHash(turns[i].game.id);
            if (hash.isEmpty()) continue;
            Card card;
            card.key = fromUtf8(hash.toHex().toStdString());
            card.turn = turns[i].game.turn;
            card.move = turns[i].move;
            card.title = titles[i];
            cards.append(std::move(card));
        }
        return cards;
    });
}

void CardBox::addMissedWords(const QList<LibraryTurnRow>& turns, const Words& words)
{
    QStringList missed;
    for (const LibraryTurnRow& turn : turns)
        if (const QString word = wordOfMove(turn.best); !word.isEmpty()) missed.append(word);
    missed.removeDuplicates();
    add([missed, words](const TaskContext&) -> Result<QList<Card>> {
        QList<Card> cards;
        for (const QString& text : missed) {
            const auto tiles = words.source.rules->alphabet.readWord(text.toStdString());
            if (!tiles || !words.source.lexicon->contains(*tiles)) continue;
            Card card;
            card.deck = {CardKind::Anagrams, words.lexicon};
            card.key = alphagramOf(*tiles, words.source);
            card.title = card.key;
            cards.append(std::move(card));
        }
        return cards;
    });
}

void CardBox::addWords(CardKind kind, WordAnswerPtr answer, std::vector<std::size_t> places,
                       const QString& lexicon)
{
    add([kind, answer = std::move(answer), places = std::move(places),
         lexicon](const TaskContext& context) -> Result<QList<Card>> {
        std::optional<engine::Lookalikes> lookalikes;
        if (kind == CardKind::Judge) {
            auto made = engine::Lookalikes::create(answer->source.lexicon, context);
            if (!made) return engine::failure(std::move(made.error()));
            lookalikes = std::move(*made);
        }
        QList<Card> cards;
        QSet<QString> keys;
        const auto put = [&](const QString& key) {
            if (keys.contains(key)) return;
            keys.insert(key);
            Card card;
            card.deck = {kind, lexicon};
            card.key = key;
            card.title = key;
            cards.append(std::move(card));
        };
        for (const std::size_t place : places) {
            if (context.stopRequested()) return engine::failure(engine::ErrorCode::Cancelled, {});
            const ListedWord& word = answer->words[place];
            if (word.tiles.empty() || (!word.valid && kind != CardKind::Judge)) continue;
            put(kind == CardKind::Anagrams ? alphagramOf(word.tiles, answer->source)
                                           : written(word.tiles, answer->source));
            if (!lookalikes || !word.valid) continue;
            if (const auto other = lookalikes->of(word.tiles)) put(written(*other, answer->source));
        }
        return cards;
    });
}

void CardBox::ask(const Words& words, const QSet<qint64>& passed)
{
    m_asking.ask<CardQuestion>(
        tr("Looking for the next card"), JobClass::Interactive,
        [path = m_path, library = m_library, deck = m_deck, today = today(), words,
         passed](const TaskContext& context) -> Result<CardQuestion> {
            auto store = CardStore::open(path);
            if (!store) return engine::failure(std::move(store.error()));
            std::optional<LibraryStore> games;
            CardQuestion question;
            question.passed = passed;
            for (;;) {
                if (context.stopRequested())
                    return engine::failure(engine::ErrorCode::Cancelled, {});
                auto next = store->next(deck, today, question.passed);
                if (!next) return engine::failure(std::move(next.error()));
                if (!*next) return question;
                const Card& card = **next;
                bool askable = false;
                if (card.deck.kind == CardKind::Mistake) {
                    if (!games) {
                        auto opened = LibraryStore::open(library);
                        if (!opened) return engine::failure(std::move(opened.error()));
                        games = std::move(*opened);
                    }
                    const auto game =
                        games->find(QByteArray::fromHex(card.key.toLatin1()), card.turn, card.move);
                    if (game) question.game = *game;
                    askable = game.has_value();
                } else if (words.source.lexicon && card.deck.lexicon == words.lexicon) {
                    auto answers = answersTo(card, words.source, context);
                    if (answers) question.answers = std::move(*answers);
                    // A word without hooks is a question, too, and what is no word.
                    askable = answers &&
                              (card.deck.kind != CardKind::Anagrams || !question.answers.isEmpty());
                }
                if (askable) {
                    question.card = card;
                    return question;
                }
                question.passed.insert(card.id);
            }
        },
        [this](Result<CardQuestion> question) {
            if (question) emit asked(*question);
            else if (question.error().code != engine::ErrorCode::Cancelled)
                emit failed(tr("No card was asked"), question.error());
        });
}

void CardBox::edit(std::function<Result<void>(CardStore&)> work)
{
    m_jobs.start<bool>(
        tr("Writing to the card box"), JobClass::Interactive,
        [path = m_path, work = std::move(work)](const TaskContext&) -> Result<bool> {
            auto store = CardStore::open(path);
            if (!store) return engine::failure(std::move(store.error()));
            if (auto done = work(*store); !done) return engine::failure(std::move(done.error()));
            return true;
        },
        this,
        [this](const Result<bool>& done) {
            if (!done) emit failed(tr("The card box was not changed"), done.error());
            refresh();
        });
}

void CardBox::answer(qint64 id, CardGrade grade)
{
    edit([id, grade, today = today()](CardStore& store) { return store.answer(id, grade, today); });
}

void CardBox::remove(qint64 id)
{
    edit([id](CardStore& store) { return store.remove(id); });
}

void CardBox::removeDeck(const CardDeck& deck)
{
    edit([deck](CardStore& store) { return store.remove(deck); });
}

}  // namespace ui

#include "moc_card_box.cpp"
