// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QDate>
#include <QObject>
#include <QSet>
#include <QStringList>

#include "ui/learning/card_store.h"
#include "ui/library/library_store.h"
#include "ui/words/word_lookup.h"
#include "ui/work/newest_job.h"

namespace ui {

/// What is asked next.
struct CardQuestion
{
    std::optional<Card> card;  ///< nothing = nothing that is due can be asked now
    QStringList answers;       ///< of words
    LibraryRow game;           ///< of a mistake, with its turn
    QSet<qint64>
        passed;  ///< due, but their games are gone or their words belong to another lexicon
};

/// The cards that are learned, as the window uses them: everything is a job.
class CardBox : public QObject
{
    Q_OBJECT

public:
    /// Words are of this.
    struct Words
    {
        WordSource source;
        QString lexicon;  ///< its name
    };

    /// The SQLite files of the cards and of the library whose games they ask about. `today` is
    /// called on the GUI thread.
    CardBox(JobService& jobs, QString path, QString library,
            std::function<QDate()> today = QDate::currentDate, QObject* parent = nullptr);

    /// The deck that summary() and ask() are about; nothing = all.
    void setDeck(const std::optional<CardDeck>& deck);
    [[nodiscard]] const std::optional<CardDeck>& deck() const { return m_deck; }
    [[nodiscard]] const CardSummary& summary() const { return m_summary; }
    [[nodiscard]] QDate today() const { return m_today(); }
    /// Answered by summaryChanged().
    void refresh();

    // Each of these is answered by added().
    /// Of each a card that asks for a better move.
    void addTurns(const QList<LibraryTurnRow>& turns);
    /// Of the best moves of these turns the words that are in the lexicon, as anagrams.
    void addMissedWords(const QList<LibraryTurnRow>& turns, const Words& words);
    /// Of words of an answer, by their places in it. For each word that is to be judged something
    /// that only looks like one comes in, too, and what was judged and is no word.
    void addWords(CardKind kind, WordAnswerPtr answer, std::vector<std::size_t> places,
                  const QString& lexicon);

    /// The next card that is due; answered by asked(). None of `passed`.
    void ask(const Words& words, const QSet<qint64>& passed);
    /// Once it is written, summaryChanged() tells of it.
    void answer(qint64 id, CardGrade grade);
    void remove(qint64 id);
    void removeDeck(const CardDeck& deck);

signals:
    void summaryChanged();
    /// So many new ones, and so many that were there.
    void added(int cards, int known);
    void asked(const ui::CardQuestion& question);
    void failed(const QString& what, const engine::Error& error);

private:
    void add(std::function<engine::Result<QList<Card>>(const engine::TaskContext&)> cards);
    void edit(std::function<engine::Result<void>(CardStore&)> work);

    JobService& m_jobs;
    QString m_path;
    QString m_library;
    std::function<QDate()> m_today;
    std::optional<CardDeck> m_deck;
    CardSummary m_summary;
    NewestJob m_reading;
    NewestJob m_asking;
};

}  // namespace ui
