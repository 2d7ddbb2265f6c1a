// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learning/card_store.h"

#include <algorithm>
#include <utility>

#include "ui/language/text.h"

namespace ui {

using engine::Result;

namespace {

using namespace Qt::StringLiterals;

constexpr int kVersion = 1;

// The format is described in resources/learning/FORMAT.md.
QStringList statementsFrom(int)
{
    return {u"CREATE TABLE cards(id INTEGER PRIMARY KEY, kind INTEGER NOT NULL,"
            " lexicon TEXT NOT NULL, key TEXT NOT NULL, turn INTEGER NOT NULL, move TEXT NOT NULL,"
            " title TEXT NOT NULL, box INTEGER NOT NULL, due INTEGER NOT NULL,"
            " UNIQUE(kind, lexicon, key, turn))"_s,
            u"CREATE INDEX cards_due ON cards(due)"_s,
            u"CREATE TABLE answers(id INTEGER PRIMARY KEY,"
            " card INTEGER NOT NULL REFERENCES cards ON DELETE CASCADE, day INTEGER NOT NULL,"
            " grade INTEGER NOT NULL, box INTEGER NOT NULL)"_s,
            u"CREATE INDEX answers_card ON answers(card)"_s,
            u"CREATE INDEX answers_day ON answers(day)"_s};
}

// A null text would be SQL's NULL.
QString own(const QString& text)
{
    return text.isNull() ? u""_s : text;
}

/// Behind WHERE or AND; its values are valuesOf().
QString conditionOf(const std::optional<CardDeck>& deck)
{
    return deck ? u"c.kind = ? AND c.lexicon = ?"_s : u"1"_s;
}

QVariantList valuesOf(const std::optional<CardDeck>& deck)
{
    if (!deck) return {};
    return {static_cast<int>(deck->kind), own(deck->lexicon)};
}

/// Of a file that others may have written to.
CardKind kindFrom(int number)
{
    const bool known = number >= static_cast<int>(CardKind::Mistake) &&
                       number <= static_cast<int>(CardKind::Judge);
    return known ? static_cast<CardKind>(number) : CardKind::Mistake;
}

/// All rows of a statement, given one by one.
template <class Row>
Result<void> forEach(Database& database, const QString& text, const QVariantList& values, Row row)
{
    QSqlQuery& query = database.statement(text, values);
    Result<void> done;
    if (query.exec()) {
        while (query.next()) row(query);
    } else {
        done = engine::failure(database.problem(query.lastError()));
    }
    query.finish();
    return done;
}

}  // namespace

int CardSummary::cards() const
{
    int all = 0;
    for (const Box& box : boxes) all += box.cards;
    return all;
}

int CardSummary::due() const
{
    int all = 0;
    for (const Box& box : boxes) all += box.due;
    return all;
}

Result<CardStore> CardStore::open(const QString& path)
{
    auto database = Database::open(path, {kVersion, statementsFrom});
    if (!database) return engine::failure(std::move(database.error()));
    return CardStore(std::move(*database));
}

Result<int> CardStore::add(const QList<Card>& cards, QDate today)
{
    int added = 0;
    auto done = m_database->whole([&]() -> Result<void> {
        for (const Card& card : cards) {
            auto written = m_database->run(
                u"INSERT OR IGNORE INTO cards(kind, lexicon, key, turn, move, title, box, due)"
                " VALUES(?, ?, ?, ?, ?, ?, 1, ?)"_s,
                {static_cast<int>(card.deck.kind), own(card.deck.lexicon), own(card.key), card.turn,
                 own(card.move), own(card.title), today.toJulianDay()});
            if (!written) return written;
            added += m_database->value(u"SELECT changes()"_s, {}).toInt();
        }
        return {};
    });
    if (!done) return engine::failure(std::move(done.error()));
    return added;
}

Result<CardSummary> CardStore::summary(const std::optional<CardDeck>& deck, QDate today)
{
    const qint64 day = today.toJulianDay();
    CardSummary summary;
    auto done =
        forEach(*m_database,
                u"SELECT kind, lexicon, count(*), sum(due <= ?) FROM cards"
                " GROUP BY kind, lexicon ORDER BY kind, lexicon COLLATE NOCASE"_s,
                {day}, [&](const QSqlQuery& row) {
                    summary.decks.append({{kindFrom(row.value(0).toInt()), row.value(1).toString()},
                                          row.value(2).toInt(),
                                          row.value(3).toInt()});
                });
    if (done)
        done = forEach(*m_database,
                       u"SELECT c.box, count(*), sum(c.due <= ?) FROM cards c WHERE "_s +
                           conditionOf(deck) + u" GROUP BY c.box"_s,
                       QVariantList{day} + valuesOf(deck), [&](const QSqlQuery& row) {
                           const int box = std::clamp(row.value(0).toInt(), 1, leitner::kBoxes);
                           CardSummary::Box& all = summary.boxes[static_cast<std::size_t>(box - 1)];
                           all.cards += row.value(1).toInt();
                           all.due += row.value(2).toInt();
                       });
    if (done)
        done = forEach(*m_database,
                       u"SELECT a.day, sum(a.grade = 0), sum(a.grade = 1), sum(a.grade = 2)"
                       " FROM answers a JOIN cards c ON c.id = a.card WHERE a.day > ? AND "_s +
                           conditionOf(deck) + u" GROUP BY a.day ORDER BY a.day"_s,
                       QVariantList{day - CardSummary::kDays} + valuesOf(deck),
                       [&](const QSqlQuery& row) {
                           summary.days.append({QDate::fromJulianDay(row.value(0).toLongLong()),
                                                row.value(1).toInt(), row.value(2).toInt(),
                                                row.value(3).toInt()});
                       });
    if (!done) return engine::failure(std::move(done.error()));
    const QVariant next = m_database->value(
        u"SELECT min(c.due) FROM cards c WHERE c.due > ? AND "_s + conditionOf(deck),
        QVariantList{day} + valuesOf(deck));
    if (!next.isNull()) summary.next = QDate::fromJulianDay(next.toLongLong());
    return summary;
}

Result<std::optional<Card>> CardStore::next(const std::optional<CardDeck>& deck, QDate today,
                                            const QSet<qint64>& passed)
{
    std::optional<Card> found;
    QSqlQuery& query = m_database->statement(
        u"SELECT id, kind, lexicon, key, turn, move, title, box FROM cards c"
        " WHERE due <= ? AND "_s +
            conditionOf(deck) +
            // Those of one day come as if they were shuffled, but always in the same order.
            u" ORDER BY due, (id * 7919) % 10007, id"_s,
        QVariantList{today.toJulianDay()} + valuesOf(deck));
    const bool done = query.exec();
    const engine::Error error = m_database->problem(query.lastError());
    while (done && !found && query.next()) {
        if (passed.contains(query.value(0).toLongLong())) continue;
        Card card;
        card.id = query.value(0).toLongLong();
        card.deck = {kindFrom(query.value(1).toInt()), query.value(2).toString()};
        card.key = query.value(3).toString();
        card.turn = query.value(4).toInt();
        card.move = query.value(5).toString();
        card.title = query.value(6).toString();
        card.box = std::clamp(query.value(7).toInt(), 1, leitner::kBoxes);
        found = std::move(card);
    }
    query.finish();
    if (!done) return engine::failure(error);
    return found;
}

Result<void> CardStore::answer(qint64 id, CardGrade grade, QDate today)
{
    return m_database->whole([&]() -> Result<void> {
        const QVariant now = m_database->value(u"SELECT box FROM cards WHERE id = ?"_s, {id});
        // It was taken out meanwhile.
        if (!now.isValid()) return {};
        const int box = leitner::boxAfter(now.toInt(), grade);
        const qint64 day = today.toJulianDay();
        auto done = m_database->run(u"UPDATE cards SET box = ?, due = ? WHERE id = ?"_s,
                                    {box, day + leitner::daysOf(box), id});
        if (done)
            done =
                m_database->run(u"INSERT INTO answers(card, day, grade, box) VALUES(?, ?, ?, ?)"_s,
                                {id, day, static_cast<int>(grade), box});
        return done;
    });
}

Result<void> CardStore::remove(qint64 id)
{
    return m_database->run(u"DELETE FROM cards WHERE id = ?"_s, {id});
}

Result<void> CardStore::remove(const CardDeck& deck)
{
    return m_database->run(u"DELETE FROM cards WHERE kind = ? AND lexicon = ?"_s, valuesOf(deck));
}

}  // namespace ui
