// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_store.h"

#include <algorithm>
#include <span>
#include <utility>

#include <QCoreApplication>
#include <QMap>
#include <QSqlQuery>
#include <QVariant>

#include "ui/language/file_names.h"
#include "ui/language/text.h"
#include "ui/library/library_search.h"
#include "ui/library/library_store_private.h"

namespace ui {

using engine::Result;

namespace {

using namespace Qt::StringLiterals;

constexpr int kVersion = 5;

// The format is described in resources/library/FORMAT.md.
const char* const kTables[] = {
    "CREATE TABLE games(id INTEGER PRIMARY KEY, path TEXT NOT NULL, chapter INTEGER NOT NULL,"
    " changed INTEGER NOT NULL, bytes INTEGER NOT NULL, position INTEGER NOT NULL,"
    " title TEXT NOT NULL, players TEXT NOT NULL, result TEXT NOT NULL, date TEXT NOT NULL,"
    " lexicon TEXT NOT NULL, turns INTEGER NOT NULL, marked INTEGER NOT NULL,"
    " withdrawn INTEGER NOT NULL, problems INTEGER NOT NULL, hash BLOB NOT NULL, content BLOB)",
    "CREATE INDEX games_path ON games(path, chapter)",
    "CREATE INDEX games_hash ON games(hash)",
    "CREATE INDEX games_date ON games(date)",
    "CREATE TABLE players(game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,"
    " place INTEGER NOT NULL, name TEXT NOT NULL, score INTEGER NOT NULL)",
    "CREATE INDEX players_game ON players(game)",
    "CREATE TABLE words(id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE)",
    "CREATE TABLE played(word INTEGER NOT NULL REFERENCES words,"
    " game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,"
    " PRIMARY KEY(word, game)) WITHOUT ROWID",
    "CREATE INDEX played_game ON played(game)",
    "CREATE TABLE tags(game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,"
    " tag TEXT NOT NULL, PRIMARY KEY(game, tag)) WITHOUT ROWID",
};

// What a library of version 1 lacks.
const char* const kReviewColumns[] = {
    "ALTER TABLE games ADD COLUMN reviewed TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE players ADD COLUMN judged INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE players ADD COLUMN mistakes INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE players ADD COLUMN blunders INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE players ADD COLUMN lost INTEGER NOT NULL DEFAULT 0",
};

// What one of version 2 lacks. What its entries say of their games is not known until their files
// are read again, which happens with the next import.
const char* const kNoteColumns[] = {
    "ALTER TABLE games ADD COLUMN notes BLOB NOT NULL DEFAULT x''",
    "ALTER TABLE games ADD COLUMN leader INTEGER NOT NULL DEFAULT 0",
    "UPDATE games SET leader = id, changed = -1",
    "CREATE INDEX games_leader ON games(leader)",
};

// What one of version 3 lacks, whose words were known by games only. Turns come with the next
// import, what they lost with the next review.
const char* const kTurnTables[] = {
    "CREATE TABLE turns(game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,"
    " number INTEGER NOT NULL, player INTEGER NOT NULL, rack TEXT NOT NULL, tiles TEXT NOT NULL,"
    " move TEXT NOT NULL, score INTEGER NOT NULL, tags TEXT NOT NULL, said INTEGER NOT NULL,"
    " size INTEGER NOT NULL DEFAULT 0, lost INTEGER NOT NULL DEFAULT -1,"
    " best TEXT NOT NULL DEFAULT '', PRIMARY KEY(game, number)) WITHOUT ROWID",
    "CREATE TABLE made(word INTEGER NOT NULL REFERENCES words,"
    " game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE, turn INTEGER NOT NULL,"
    " PRIMARY KEY(word, game, turn)) WITHOUT ROWID",
    "CREATE INDEX made_game ON made(game, turn)",
    "INSERT INTO made(word, game, turn) SELECT word, game, 0 FROM played",
    "DROP TABLE played",
    "UPDATE games SET changed = -1, reviewed = ''",
};

// What one of version 4 lacks, whose reviews were static and didn't tell why.
const char* const kSearchTables[] = {
    "ALTER TABLE games ADD COLUMN searched TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE games ADD COLUMN depth INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE games ADD COLUMN priority INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE turns ADD COLUMN win INTEGER NOT NULL DEFAULT -1",
    "ALTER TABLE turns ADD COLUMN reasons INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE turns ADD COLUMN phase INTEGER NOT NULL DEFAULT -1",
    "ALTER TABLE turns ADD COLUMN judge INTEGER NOT NULL DEFAULT 0",
    ("CREATE TABLE verdicts(game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,"
     " turn INTEGER NOT NULL, move TEXT NOT NULL, position TEXT NOT NULL, kind TEXT NOT NULL,"
     " settings TEXT NOT NULL, data TEXT NOT NULL, PRIMARY KEY(game, turn, settings)) WITHOUT "
     "ROWID"),
    "CREATE TABLE claims(game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,"
    " owner TEXT NOT NULL, host TEXT NOT NULL, process INTEGER NOT NULL, until INTEGER NOT NULL)",
    "CREATE TABLE plan(one INTEGER PRIMARY KEY CHECK(one = 1), text TEXT NOT NULL)",
    "UPDATE games SET reviewed = ''",
};

QStringList statementsFrom(int version)
{
    QStringList all;
    const auto add = [&all](std::span<const char* const> statements) {
        for (const char* statement : statements) all.append(QLatin1StringView(statement));
    };
    if (version == 0) add(kTables);
    if (version <= 1) add(kReviewColumns);
    if (version <= 2) add(kNoteColumns);
    if (version <= 3) add(kTurnTables);
    add(kSearchTables);
    return all;
}

/// Translations of the free functions here have one context.
struct LibraryText
{
    Q_DECLARE_TR_FUNCTIONS(ui::Library)
};

}  // namespace

QStringList tagsIn(const QString& text)
{
    QStringList tags;
    const QStringList parts = text.split(u',', Qt::SkipEmptyParts);
    for (const QString& part : parts)
        if (const QString tag = part.simplified(); !tag.isEmpty()) tags.append(tag);
    tags.removeDuplicates();
    tags.sort(Qt::CaseInsensitive);
    return tags;
}

qint64 LibraryStore::Private::wordId(const QString& word)
{
    const auto known = words.constFind(word);
    if (known != words.cend()) return *known;
    const QString find = u"SELECT id FROM words WHERE text = ?"_s;
    QVariant id = database->value(find, {word});
    if (!id.isValid()) {
        QSqlQuery& query = database->statement(u"INSERT INTO words(text) VALUES(?)"_s);
        query.bindValue(0, word);
        if (query.exec()) id = query.lastInsertId();
        query.finish();
    }
    words.insert(word, id.toLongLong());
    return id.toLongLong();
}

LibraryStore::LibraryStore(std::unique_ptr<Private> own) : d(std::move(own)) {}
LibraryStore::LibraryStore(LibraryStore&& other) noexcept = default;
LibraryStore& LibraryStore::operator=(LibraryStore&& other) noexcept = default;
LibraryStore::~LibraryStore() = default;

Result<LibraryStore> LibraryStore::open(const QString& path)
{
    auto database = Database::open(path, {kVersion, statementsFrom});
    if (!database) return engine::failure(std::move(database.error()));
    auto own = std::make_unique<Private>();
    own->database = std::move(*database);
    return LibraryStore(std::move(own));
}

Result<void> LibraryStore::begin()
{
    return d->database->begin();
}

Result<void> LibraryStore::commit()
{
    return d->database->commit();
}

FileStamp LibraryStore::stampOfFile(const QString& path)
{
    QSqlQuery& query = d->database->statement(
        u"SELECT changed, bytes FROM games WHERE path = ? ORDER BY chapter"_s);
    query.bindValue(0, path);
    FileStamp stamp;
    if (query.exec() && query.next())
        stamp = {query.value(0).toLongLong(), query.value(1).toLongLong()};
    query.finish();
    return stamp;
}

bool LibraryStore::isDuplicate(const LibraryEntry& entry, QVariant& id)
{
    QSqlQuery& same =
        d->database->statement(u"SELECT id, path FROM games WHERE hash = ? AND notes = ?"_s);
    same.bindValue(0, entry.hash);
    same.bindValue(1, entry.notes);
    qint64 found = 0;
    QString place;
    if (same.exec() && same.next()) {
        found = same.value(0).toLongLong();
        place = same.value(1).toString();
    }
    same.finish();
    if (found == 0) return false;
    if (place.isEmpty() ? entry.path.isEmpty() : isThere(place)) return true;
    // It has moved.
    id = found;
    return false;
}

Result<void> LibraryStore::group(qint64 id, const QByteArray& hash)
{
    // Those that it stood before, if it is another game now, stand behind the first of them.
    auto done =
        d->database->run(u"UPDATE games SET leader = (SELECT min(id) FROM games WHERE leader = ?"
                         " AND id <> ?) WHERE leader = ? AND id <> ?"_s,
                         {id, id, id, id});
    const QVariant first = d->database->value(
        u"SELECT leader FROM games WHERE hash = ? AND id <> ? ORDER BY id"_s, {hash, id});
    if (done)
        done = d->database->run(u"UPDATE games SET leader = ? WHERE id = ?"_s,
                                {first.isValid() ? first : QVariant(id), id});
    return done;
}

qint64 LibraryStore::idOf(const LibraryEntry& entry)
{
    return d->database
        ->value(u"SELECT id FROM games WHERE hash = ? ORDER BY path = ? AND chapter = ? DESC,"
                " notes = ? DESC LIMIT 1"_s,
                {entry.hash, entry.path, entry.chapter, entry.notes})
        .toLongLong();
}

Result<LibraryStore::Added> LibraryStore::add(const LibraryEntry& entry)
{
    QVariant id;
    if (!entry.path.isEmpty())
        id = d->database->value(u"SELECT id FROM games WHERE path = ? AND chapter = ?"_s,
                                {entry.path, entry.chapter});
    if (!id.isValid() && isDuplicate(entry, id)) return Added::Duplicate;
    const bool changed = id.isValid();
    QStringList names;
    QStringList scores;
    for (const LibraryEntry::Player& player : entry.players) {
        names.append(player.name);
        scores.append(QString::number(player.score));
    }
    // A null text would be SQL's NULL.
    const auto own = [](const QString& text) { return text.isNull() ? u""_s : text; };
    const QVariantList values{own(entry.path),
                              entry.chapter,
                              entry.stamp.milliseconds,
                              entry.stamp.bytes,
                              entry.isPosition,
                              own(entry.title),
                              own(names.join(u" – "_s)),
                              own(scores.join(u"–"_s)),
                              own(entry.date),
                              own(entry.lexicon),
                              entry.turns,
                              entry.marked,
                              entry.withdrawn,
                              entry.problems,
                              entry.hash,
                              entry.notes,
                              entry.content.isEmpty() ? QVariant() : QVariant(entry.content)};
    if (changed) {
        auto done = d->database->run(
            u"UPDATE games SET path = ?, chapter = ?, changed = ?, bytes = ?, position = ?,"
            " title = ?, players = ?, result = ?, date = ?, lexicon = ?, turns = ?, marked = ?,"
            " withdrawn = ?, problems = ?, hash = ?, notes = ?, content = ?, reviewed = '',"
            " searched = '', depth = 0 WHERE id = ?"_s,
            values + QVariantList{id});
        for (const QString& table : {u"players"_s, u"made"_s, u"turns"_s})
            if (done) done = d->database->run(u"DELETE FROM %1 WHERE game = ?"_s.arg(table), {id});
        if (!done) return engine::failure(std::move(done.error()));
    } else {
        QSqlQuery& insert = d->database->statement(
            u"INSERT INTO games(path, chapter, changed, bytes, position, title,"
            " players, result, date, lexicon, turns, marked, withdrawn, problems,"
            " hash, notes, content) VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"_s);
        for (int i = 0; i < values.size(); ++i) insert.bindValue(i, values[i]);
        if (!insert.exec()) return engine::failure(d->database->problem(insert.lastError()));
        id = insert.lastInsertId();
        insert.finish();
    }
    if (auto done = group(id.toLongLong(), entry.hash); !done)
        return engine::failure(std::move(done.error()));
    for (int i = 0; i < entry.players.size(); ++i) {
        if (auto done =
                d->database->run(u"INSERT INTO players(game, place, name, score) VALUES(?,?,?,?)"_s,
                                 {id, i, own(entry.players[i].name), entry.players[i].score});
            !done)
            return engine::failure(std::move(done.error()));
    }
    if (auto done = addTurns(id.toLongLong(), entry); !done)
        return engine::failure(std::move(done.error()));
    return changed ? Added::Changed : Added::New;
}

Result<void> LibraryStore::addTurns(qint64 id, const LibraryEntry& entry)
{
    const auto own = [](const QString& text) { return text.isNull() ? u""_s : text; };
    Result<void> done;
    for (const LibraryTurn& turn : entry.moves) {
        if (!done) break;
        done = d->database->run(
            u"INSERT INTO turns(game, number, player, rack, tiles, move, score, tags, said)"
            " VALUES(?,?,?,?,?,?,?,?,?)"_s,
            {id, turn.number, turn.player, own(turn.rack), tileText(turn.rack), own(turn.move),
             turn.score, own(turn.tags.join(u", "_s)),
             // To look at again, whatever is said about it.
             std::max(turn.said, turn.withdrawn ? 1 : 0)});
        for (const QString& word : turn.words)
            if (done)
                done = d->database->run(
                    u"INSERT OR IGNORE INTO made(word, game, turn) VALUES(?,?,?)"_s,
                    {d->wordId(word), id, turn.number});
    }
    return done;
}

namespace {

engine::Error goneProblem()
{
    return {
        engine::ErrorCode::FileUnreadable,
        engine::say("%1", LibraryText::tr("the library does not hold it any more").toStdString()),
        {}};
}

}  // namespace

Result<LibraryRow> LibraryStore::game(qint64 id)
{
    QSqlQuery& query =
        d->database->statement(u"SELECT path, chapter, title FROM games WHERE id = ?"_s, {id});
    LibraryRow row;
    if (query.exec() && query.next()) {
        row.id = id;
        row.path = query.value(0).toString();
        row.chapter = query.value(1).toInt();
        row.title = query.value(2).toString();
    }
    query.finish();
    if (row.id == 0) return engine::failure(goneProblem());
    return row;
}

Result<QByteArray> LibraryStore::content(qint64 id)
{
    const QByteArray content =
        d->database->value(u"SELECT content FROM games WHERE id = ?"_s, {id}).toByteArray();
    if (content.isEmpty()) return engine::failure(goneProblem());
    return content;
}

Result<void> LibraryStore::setTags(qint64 id, const QStringList& tags)
{
    auto done = begin();
    if (done) done = d->database->run(u"DELETE FROM tags WHERE game = ?"_s, {id});
    for (const QString& tag : tags)
        if (done) done = d->database->run(u"INSERT INTO tags(game, tag) VALUES(?, ?)"_s, {id, tag});
    if (!done) {
        d->database->rollBack();
        return done;
    }
    return commit();
}

Result<void> LibraryStore::remove(const QList<qint64>& ids)
{
    auto done = begin();
    for (const qint64 id : ids) {
        if (done) done = d->database->run(u"DELETE FROM games WHERE id = ?"_s, {id});
        // The first of those that are left of a group leads it.
        if (done)
            done = d->database->run(
                u"UPDATE games SET leader = (SELECT min(id) FROM games WHERE leader = ?)"
                " WHERE leader = ?"_s,
                {id, id});
    }
    if (!done) {
        d->database->rollBack();
        return done;
    }
    return commit();
}

Result<LibraryPage> LibraryStore::search(const LibraryQuery& query)
{
    const LibraryCondition condition = conditionOf(query);
    LibraryPage page;
    QSqlQuery sql = d->database->query();
    sql.setForwardOnly(true);
    const auto run = [&](const QString& text) {
        sql.prepare(text);
        for (int i = 0; i < condition.values.size(); ++i) sql.bindValue(i, condition.values[i]);
        return sql.exec();
    };
    if (!run(u"SELECT g.id, g.path, g.chapter, g.position, g.title, g.players, g.result, g.date,"
             " g.lexicon, g.turns, g.marked, g.withdrawn, g.reviewed,"
             " (SELECT sum(judged) FROM players WHERE game = g.id),"
             " (SELECT sum(mistakes) FROM players WHERE game = g.id),"
             " (SELECT sum(blunders) FROM players WHERE game = g.id),"
             " (SELECT sum(lost) FROM players WHERE game = g.id),"
             " (SELECT group_concat(tag, ', ') FROM tags WHERE game = g.id), g.leader"
             " FROM games g LEFT JOIN games l ON l.id = g.leader"_s +
             condition.where +
             u" ORDER BY coalesce(l.date, g.date) DESC, g.leader DESC, g.id LIMIT %1"_s.arg(
                 query.limit)))
        return engine::failure(d->database->problem(sql.lastError()));
    while (sql.next()) {
        LibraryRow row;
        int column = 0;
        const auto next = [&] { return sql.value(column++); };
        row.id = next().toLongLong();
        row.path = next().toString();
        row.chapter = next().toInt();
        row.isPosition = next().toBool();
        row.title = next().toString();
        row.players = next().toString();
        row.result = next().toString();
        row.date = next().toString();
        row.lexicon = next().toString();
        row.turns = next().toInt();
        row.marked = next().toInt();
        row.withdrawn = next().toInt();
        row.reviewed = !next().toString().isEmpty();
        row.judged = next().toInt();
        row.mistakes = next().toInt();
        row.blunders = next().toInt();
        row.lost = next().toLongLong();
        row.tags = next().toString();
        row.isCopy = next().toLongLong() != row.id;
        page.rows.append(std::move(row));
    }
    page.found = static_cast<int>(page.rows.size());
    if (page.found >= query.limit && run(u"SELECT count(*) FROM games g"_s + condition.where) &&
        sql.next())
        page.found = sql.value(0).toInt();
    page.total = d->database->value(u"SELECT count(*) FROM games"_s, {}).toInt();
    return page;
}

Result<LibraryPage> LibraryStore::searchTurns(const LibraryQuery& query)
{
    const LibraryCondition condition = turnConditionOf(query);
    const QString from = u" FROM turns t JOIN games g ON g.id = t.game"
                         " LEFT JOIN players p ON p.game = t.game AND p.place = t.player"_s +
                         condition.where;
    LibraryPage page;
    QSqlQuery sql = d->database->query();
    sql.setForwardOnly(true);
    const auto run = [&](const QString& text) {
        sql.prepare(text);
        for (int i = 0; i < condition.values.size(); ++i) sql.bindValue(i, condition.values[i]);
        return sql.exec();
    };
    if (!run(u"SELECT g.id, g.path, g.chapter, g.title, g.players, g.date, t.tags, t.number,"
             " p.name, t.rack, t.move, t.score, t.said, t.size, t.lost, t.best,"
             " t.win, t.reasons, t.phase, t.judge"_s +
             from + u" ORDER BY g.date DESC, g.id DESC, t.number LIMIT %1"_s.arg(query.limit)))
        return engine::failure(d->database->problem(sql.lastError()));
    while (sql.next()) {
        LibraryTurnRow row;
        int column = 0;
        const auto next = [&] { return sql.value(column++); };
        row.game.id = next().toLongLong();
        row.game.path = next().toString();
        row.game.chapter = next().toInt();
        row.game.title = next().toString();
        row.game.players = next().toString();
        row.game.date = next().toString();
        row.game.tags = next().toString();
        row.game.turn = next().toInt();
        row.player = next().toString();
        row.rack = next().toString();
        row.move = next().toString();
        row.score = next().toInt();
        row.said = next().toInt();
        row.judged = next().toInt();
        row.lost = next().toLongLong();
        row.best = next().toString();
        row.win = next().toLongLong();
        row.reasons = next().toInt();
        row.phase = next().toInt();
        row.judge = next().toInt();
        page.turns.append(std::move(row));
    }
    page.found = static_cast<int>(page.turns.size());
    if (page.found >= query.limit && run(u"SELECT count(*)"_s + from) && sql.next())
        page.found = sql.value(0).toInt();
    page.total = d->database->value(u"SELECT count(*) FROM turns"_s, {}).toInt();
    return page;
}

std::optional<LibraryRow> LibraryStore::find(const QByteArray& hash, int turn, const QString& move)
{
    std::optional<LibraryRow> found;
    QSqlQuery& query = d->database->statement(
        u"SELECT g.id, g.path, g.chapter, g.title, g.players, g.date FROM games g"
        " JOIN turns t ON t.game = g.id WHERE g.hash = ? AND t.number = ? AND t.move = ?"
        " ORDER BY g.id <> g.leader, g.id"_s,
        {hash, turn, move});
    const bool done = query.exec();
    while (done && !found && query.next()) {
        LibraryRow row;
        row.id = query.value(0).toLongLong();
        row.path = query.value(1).toString();
        row.chapter = query.value(2).toInt();
        row.title = query.value(3).toString();
        row.players = query.value(4).toString();
        row.date = query.value(5).toString();
        row.turn = turn;
        if (row.path.isEmpty() || isFile(row.path)) found = std::move(row);
    }
    query.finish();
    return found;
}

QList<LibraryStore::TagCount> LibraryStore::tags()
{
    // The same tag in other letters is the same tag.
    QMap<QString, TagCount> counts;
    const auto add = [&counts](const QString& tag) {
        TagCount& count = counts[tag.toCaseFolded()];
        if (count.tag.isEmpty()) count.tag = tag;
        ++count.count;
    };
    for (const QString& tag : d->database->texts(u"SELECT tag FROM tags"_s)) add(tag);
    for (const QString& tags : d->database->texts(u"SELECT tags FROM turns WHERE tags <> ''"_s))
        for (const QString& tag : tagsIn(tags)) add(tag);
    return counts.values();
}

QStringList LibraryStore::lexicons()
{
    return d->database->texts(
        u"SELECT DISTINCT lexicon FROM games WHERE lexicon <> '' ORDER BY lexicon COLLATE NOCASE"_s);
}

}  // namespace ui
