// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <utility>

#include <QDate>
#include <QList>
#include <QSet>
#include <QString>

#include "engine/base/result.h"
#include "ui/files/database.h"
#include "ui/learning/leitner.h"

namespace ui {

/// What is asked. The numbers stand in files.
enum class CardKind {
    Mistake = 0,   ///< a better move than a turn of a game
    Anagrams = 1,  ///< all words of some letters
    Hooks = 2,     ///< all words that are a word with a letter more in front or behind
    Judge = 3,     ///< whether something is a word
};

/// Cards that are learned together.
struct CardDeck
{
    CardKind kind = CardKind::Mistake;
    QString lexicon;  ///< its name; empty for mistakes
    friend bool operator==(const CardDeck&, const CardDeck&) = default;
};

struct Card
{
    qint64 id = 0;
    CardDeck deck;
    /// Letters in their order, or the word; of a mistake what tells the moves of its game from
    /// those of others.
    QString key;
    int turn = 0;   ///< of a mistake: its number, from 1
    QString move;   ///< of a mistake: as the library has it
    QString title;  ///< for people
    int box = 1;
};

struct CardSummary
{
    struct Deck
    {
        CardDeck deck;
        int cards = 0;
        int due = 0;
    };
    struct Box
    {
        int cards = 0;
        int due = 0;
    };
    struct Day
    {
        QDate day;
        int right = 0;
        int helped = 0;
        int wrong = 0;
    };

    QList<Deck> decks;  ///< all there are, whichever was asked for
    std::array<Box, leitner::kBoxes> boxes{};
    QList<Day> days;  ///< on which something was answered, of the last kDays; oldest first
    QDate next;       ///< when the first of those that aren't due becomes so; invalid without any
    static constexpr int kDays = 60;

    [[nodiscard]] int cards() const;
    [[nodiscard]] int due() const;
};

/// Cards in Leitner's boxes, and how they were answered, in an SQLite file. Blocks; belongs to the
/// thread that opened it.
class CardStore
{
public:
    /// As Database::open().
    [[nodiscard]] static engine::Result<CardStore> open(const QString& path);

    /// New ones come into the first box and are due at once; those that are there stay as they
    /// are. How many were new.
    [[nodiscard]] engine::Result<int> add(const QList<Card>& cards, QDate today);
    /// Of one deck; nothing = of all.
    [[nodiscard]] engine::Result<CardSummary> summary(const std::optional<CardDeck>& deck,
                                                      QDate today);
    /// The one that has been due for longest, none of `passed`; nothing = none is due.
    [[nodiscard]] engine::Result<std::optional<Card>> next(const std::optional<CardDeck>& deck,
                                                           QDate today, const QSet<qint64>& passed);
    /// Moves it, and writes the answer down.
    [[nodiscard]] engine::Result<void> answer(qint64 id, CardGrade grade, QDate today);
    [[nodiscard]] engine::Result<void> remove(qint64 id);
    /// All of a deck, with their answers.
    [[nodiscard]] engine::Result<void> remove(const CardDeck& deck);

private:
    explicit CardStore(std::unique_ptr<Database> database) : m_database(std::move(database)) {}

    std::unique_ptr<Database> m_database;
};

}  // namespace ui
