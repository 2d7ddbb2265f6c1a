// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_store.h"

#include <algorithm>
#include <mutex>
#include <span>
#include <utility>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QMap>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>
#include <QVariant>

#include "ui/document/private_files.h"
#include "ui/language/file_names.h"
#include "ui/language/text.h"
#include "ui/library/library_search.h"
#include "ui/library/library_store_private.h"

namespace ui {

using engine::Result;

namespace {

using namespace Qt::StringLiterals;

constexpr int kVersion = 4;

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

/// Translations of the free functions here have one context.
struct LibraryText
{
    Q_DECLARE_TR_FUNCTIONS(ui::Library)
};

}  // namespace

engine::Error databaseProblem(const QSqlError& error, const QString& path)
{
    QString text = error.databaseText();
    if (text.isEmpty()) text = error.text();
    return {engine::ErrorCode::FileUnreadable,
            engine::say("%1", QCoreApplication::translate("ui::Library",
                                                          "the library can't be worked with: %1")
                                  .arg(text.trimmed())
                                  .toStdString()),
            {path.toStdString(), 0, 0, -1}};
}

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
    QVariant id = value(find, {word});
    if (!id.isValid()) {
        QSqlQuery& query = statement(u"INSERT INTO words(text) VALUES(?)"_s);
        query.bindValue(0, word);
        if (query.exec()) id = query.lastInsertId();
        query.finish();
    }
    words.insert(word, id.toLongLong());
    return id.toLongLong();
}

Result<void> LibraryStore::Private::prepareTables()
{
    const auto fail = [this](const QString& why) {
        return engine::failure(engine::ErrorCode::Malformed, engine::say("%1", why.toStdString()),
                               {path.toStdString(), 0, 0, -1});
    };
    QSqlQuery query(database);
    for (const QString& setting :
         {u"PRAGMA busy_timeout = 10000"_s, u"PRAGMA foreign_keys = ON"_s,
          u"PRAGMA journal_mode = WAL"_s, u"PRAGMA synchronous = NORMAL"_s}) {
        if (!query.exec(setting)) return engine::failure(databaseProblem(query.lastError(), path));
    }
    const auto versionNow = [&query] {
        const int now =
            query.exec(u"PRAGMA user_version"_s) && query.next() ? query.value(0).toInt() : -1;
        query.finish();
        return now;
    };
    if (versionNow() == kVersion) return {};
    // Whoever comes second waits here until the first has made the tables.
    if (!query.exec(u"BEGIN IMMEDIATE"_s))
        return engine::failure(databaseProblem(query.lastError(), path));
    const int version = versionNow();
    if (version >= 0 && version < kVersion) {
        const bool empty = version > 0 || database.tables().isEmpty();
        bool done = empty;
        const auto run = [&](std::span<const char* const> statements) {
            for (const char* statement : statements)
                done = done && query.exec(QLatin1StringView(statement));
        };
        if (version == 0) run(kTables);
        if (version <= 1) run(kReviewColumns);
        if (version <= 2) run(kNoteColumns);
        run(kTurnTables);
        done = done && query.exec(u"PRAGMA user_version = %1"_s.arg(kVersion));
        const QSqlError error = query.lastError();
        query.exec(done ? u"COMMIT"_s : u"ROLLBACK"_s);
        if (!empty) return fail(LibraryText::tr("is a database of something else"));
        if (!done) return engine::failure(databaseProblem(error, path));
        return {};
    }
    query.exec(u"COMMIT"_s);
    if (version > kVersion)
        return fail(LibraryText::tr("the library was made by a newer version of the program"));
    if (version < 0) return engine::failure(databaseProblem(query.lastError(), path));
    return {};
}

LibraryStore::LibraryStore(std::unique_ptr<Private> own) : d(std::move(own)) {}
LibraryStore::LibraryStore(LibraryStore&& other) noexcept = default;
LibraryStore& LibraryStore::operator=(LibraryStore&& other) noexcept = default;
LibraryStore::~LibraryStore() = default;

Result<LibraryStore> LibraryStore::open(const QString& path)
{
    if (!QSqlDatabase::isDriverAvailable(u"QSQLITE"_s)) {
        return engine::failure(
            engine::ErrorCode::FileUnreadable,
            engine::say("%1",
                        LibraryText::tr(
                            "Qt's driver for SQLite is missing (Debian package libqt6sql6-sqlite)")
                            .toStdString()));
    }
    makePrivateFolder(QFileInfo(path).absolutePath());
    // SQLite would wait for a pipe or a device, and its log would be written beside it.
    if (isThere(path) && !isFile(path)) {
        return engine::failure(engine::ErrorCode::FileUnreadable,
                               engine::say("it is no regular file"),
                               {path.toStdString(), 0, 0, -1});
    }
    auto own = std::make_unique<Private>();
    own->path = path;
    own->connection = u"library-"_s + QUuid::createUuid().toString(QUuid::Id128);
    own->database = QSqlDatabase::addDatabase(u"QSQLITE"_s, own->connection);
    own->database.setDatabaseName(path);
    if (!own->database.open())
        return engine::failure(databaseProblem(own->database.lastError(), path));
    // Its log takes the rights over.
    makePrivateFile(path);
    {
        // Two that turn a new file into one with a log at the same time can wait for each other.
        static std::mutex preparing;
        const std::scoped_lock alone(preparing);
        if (auto ready = own->prepareTables(); !ready)
            return engine::failure(std::move(ready.error()));
    }
    return LibraryStore(std::move(own));
}

Result<void> LibraryStore::begin()
{
    return d->run(u"BEGIN IMMEDIATE"_s, {});
}

Result<void> LibraryStore::commit()
{
    return d->run(u"COMMIT"_s, {});
}

FileStamp LibraryStore::stampOfFile(const QString& path)
{
    QSqlQuery& query =
        d->statement(u"SELECT changed, bytes FROM games WHERE path = ? ORDER BY chapter"_s);
    query.bindValue(0, path);
    FileStamp stamp;
    if (query.exec() && query.next())
        stamp = {query.value(0).toLongLong(), query.value(1).toLongLong()};
    query.finish();
    return stamp;
}

bool LibraryStore::isDuplicate(const LibraryEntry& entry, QVariant& id)
{
    QSqlQuery& same = d->statement(u"SELECT id, path FROM games WHERE hash = ? AND notes = ?"_s);
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
    auto done = d->run(u"UPDATE games SET leader = (SELECT min(id) FROM games WHERE leader = ?"
                       " AND id <> ?) WHERE leader = ? AND id <> ?"_s,
                       {id, id, id, id});
    const QVariant first =
        d->value(u"SELECT leader FROM games WHERE hash = ? AND id <> ? ORDER BY id"_s, {hash, id});
    if (done)
        done = d->run(u"UPDATE games SET leader = ? WHERE id = ?"_s,
                      {first.isValid() ? first : QVariant(id), id});
    return done;
}

Result<LibraryStore::Added> LibraryStore::add(const LibraryEntry& entry)
{
    QVariant id;
    if (!entry.path.isEmpty())
        id = d->value(u"SELECT id FROM games WHERE path = ? AND chapter = ?"_s,
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
        auto done = d->run(
            u"UPDATE games SET path = ?, chapter = ?, changed = ?, bytes = ?, position = ?,"
            " title = ?, players = ?, result = ?, date = ?, lexicon = ?, turns = ?, marked = ?,"
            " withdrawn = ?, problems = ?, hash = ?, notes = ?, content = ?, reviewed = '' WHERE id = ?"_s,
            values + QVariantList{id});
        for (const QString& table : {u"players"_s, u"made"_s, u"turns"_s})
            if (done) done = d->run(u"DELETE FROM %1 WHERE game = ?"_s.arg(table), {id});
        if (!done) return engine::failure(std::move(done.error()));
    } else {
        QSqlQuery& insert =
            d->statement(u"INSERT INTO games(path, chapter, changed, bytes, position, title,"
                         " players, result, date, lexicon, turns, marked, withdrawn, problems,"
                         " hash, notes, content) VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"_s);
        for (int i = 0; i < values.size(); ++i) insert.bindValue(i, values[i]);
        if (!insert.exec()) return engine::failure(databaseProblem(insert.lastError(), d->path));
        id = insert.lastInsertId();
        insert.finish();
    }
    if (auto done = group(id.toLongLong(), entry.hash); !done)
        return engine::failure(std::move(done.error()));
    for (int i = 0; i < entry.players.size(); ++i) {
        if (auto done = d->run(u"INSERT INTO players(game, place, name, score) VALUES(?,?,?,?)"_s,
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
        done =
            d->run(u"INSERT INTO turns(game, number, player, rack, tiles, move, score, tags, said)"
                   " VALUES(?,?,?,?,?,?,?,?,?)"_s,
                   {id, turn.number, turn.player, own(turn.rack), tileText(turn.rack),
                    own(turn.move), turn.score, own(turn.tags.join(u", "_s)),
                    // To look at again, whatever is said about it.
                    std::max(turn.said, turn.withdrawn ? 1 : 0)});
        for (const QString& word : turn.words)
            if (done)
                done = d->run(u"INSERT OR IGNORE INTO made(word, game, turn) VALUES(?,?,?)"_s,
                              {d->wordId(word), id, turn.number});
    }
    return done;
}

Result<QByteArray> LibraryStore::content(qint64 id)
{
    const QByteArray content =
        d->value(u"SELECT content FROM games WHERE id = ?"_s, {id}).toByteArray();
    if (content.isEmpty()) {
        return engine::failure(
            engine::ErrorCode::FileUnreadable,
            engine::say("%1",
                        LibraryText::tr("the library does not hold it any more").toStdString()));
    }
    return content;
}

Result<void> LibraryStore::setTags(qint64 id, const QStringList& tags)
{
    auto done = begin();
    if (done) done = d->run(u"DELETE FROM tags WHERE game = ?"_s, {id});
    for (const QString& tag : tags)
        if (done) done = d->run(u"INSERT INTO tags(game, tag) VALUES(?, ?)"_s, {id, tag});
    if (!done) {
        static_cast<void>(d->run(u"ROLLBACK"_s, {}));
        return done;
    }
    return commit();
}

QList<LibraryRow> LibraryStore::unreviewed(const QString& settings)
{
    QList<LibraryRow> rows;
    QSqlQuery query(d->database);
    query.setForwardOnly(true);
    query.prepare(u"SELECT id, path, chapter FROM games WHERE position = 0 AND reviewed <> ?"
                  " ORDER BY date DESC, id DESC"_s);
    query.bindValue(0, settings);
    if (!query.exec()) return rows;
    while (query.next()) {
        LibraryRow row;
        row.id = query.value(0).toLongLong();
        row.path = query.value(1).toString();
        row.chapter = query.value(2).toInt();
        rows.append(std::move(row));
    }
    return rows;
}

QByteArray LibraryStore::hashToReview(qint64 id, const QString& settings)
{
    return d->value(u"SELECT hash FROM games WHERE id = ? AND reviewed <> ?"_s, {id, settings})
        .toByteArray();
}

Result<bool> LibraryStore::setReview(qint64 id, const QByteArray& hash, const LibraryReview& review)
{
    auto done = begin();
    if (done && d->value(u"SELECT hash FROM games WHERE id = ?"_s, {id}).toByteArray() != hash) {
        static_cast<void>(d->run(u"ROLLBACK"_s, {}));
        return false;
    }
    if (done) done = d->run(u"UPDATE games SET reviewed = ? WHERE id = ?"_s, {review.settings, id});
    for (int i = 0; i < review.players.size(); ++i) {
        const LibraryReview::Player& player = review.players[i];
        if (!done) break;
        done = d->run(u"UPDATE players SET judged = ?, mistakes = ?, blunders = ?, lost = ?"
                      " WHERE game = ? AND place = ?"_s,
                      {player.judged, player.mistakes, player.blunders, player.lost, id, i});
    }
    for (const LibraryReview::Turn& turn : review.turns) {
        if (done)
            done = d->run(u"UPDATE turns SET size = ?, lost = ?, best = ?"
                          " WHERE game = ? AND number = ?"_s,
                          {turn.size, turn.lost, turn.best, id, turn.number});
    }
    if (done) done = commit();
    if (done) return true;
    static_cast<void>(d->run(u"ROLLBACK"_s, {}));
    return engine::failure(std::move(done.error()));
}

Result<void> LibraryStore::remove(const QList<qint64>& ids)
{
    auto done = begin();
    for (const qint64 id : ids) {
        if (done) done = d->run(u"DELETE FROM games WHERE id = ?"_s, {id});
        // The first of those that are left of a group leads it.
        if (done)
            done = d->run(u"UPDATE games SET leader = (SELECT min(id) FROM games WHERE leader = ?)"
                          " WHERE leader = ?"_s,
                          {id, id});
    }
    if (!done) {
        static_cast<void>(d->run(u"ROLLBACK"_s, {}));
        return done;
    }
    return commit();
}

Result<LibraryPage> LibraryStore::search(const LibraryQuery& query)
{
    const LibraryCondition condition = conditionOf(query);
    LibraryPage page;
    QSqlQuery sql(d->database);
    sql.setForwardOnly(true);
    const auto run = [&](const QString& text) {
        sql.prepare(text);
        for (int i = 0; i < condition.values.size(); ++i) sql.bindValue(i, condition.values[i]);
        return sql.exec();
    };
    if (!run(u"SELECT g.id, g.path, g.chapter, g.position, g.title, g.players, g.result, g.date,"
             " g.lexicon, g.turns, g.marked, g.withdrawn, g.reviewed,"
             " (SELECT sum(judged) FROM players WHERE game = g.id),"
             " (SELECT sum(blunders) FROM players WHERE game = g.id),"
             " (SELECT sum(lost) FROM players WHERE game = g.id),"
             " (SELECT group_concat(tag, ', ') FROM tags WHERE game = g.id), g.leader"
             " FROM games g LEFT JOIN games l ON l.id = g.leader"_s +
             condition.where +
             u" ORDER BY coalesce(l.date, g.date) DESC, g.leader DESC, g.id LIMIT %1"_s.arg(
                 query.limit)))
        return engine::failure(databaseProblem(sql.lastError(), d->path));
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
    page.total = d->value(u"SELECT count(*) FROM games"_s, {}).toInt();
    return page;
}

Result<LibraryPage> LibraryStore::searchTurns(const LibraryQuery& query)
{
    const LibraryCondition condition = turnConditionOf(query);
    const QString from = u" FROM turns t JOIN games g ON g.id = t.game"
                         " LEFT JOIN players p ON p.game = t.game AND p.place = t.player"_s +
                         condition.where;
    LibraryPage page;
    QSqlQuery sql(d->database);
    sql.setForwardOnly(true);
    const auto run = [&](const QString& text) {
        sql.prepare(text);
        for (int i = 0; i < condition.values.size(); ++i) sql.bindValue(i, condition.values[i]);
        return sql.exec();
    };
    if (!run(u"SELECT g.id, g.path, g.chapter, g.title, g.players, g.date, t.tags, t.number,"
             " p.name, t.rack, t.move, t.score, t.said, t.size, t.lost, t.best"_s +
             from + u" ORDER BY g.date DESC, g.id DESC, t.number LIMIT %1"_s.arg(query.limit)))
        return engine::failure(databaseProblem(sql.lastError(), d->path));
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
        page.turns.append(std::move(row));
    }
    page.found = static_cast<int>(page.turns.size());
    if (page.found >= query.limit && run(u"SELECT count(*)"_s + from) && sql.next())
        page.found = sql.value(0).toInt();
    page.total = d->value(u"SELECT count(*) FROM turns"_s, {}).toInt();
    return page;
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
    for (const QString& tag : d->texts(u"SELECT tag FROM tags"_s)) add(tag);
    for (const QString& tags : d->texts(u"SELECT tags FROM turns WHERE tags <> ''"_s))
        for (const QString& tag : tagsIn(tags)) add(tag);
    return counts.values();
}

QStringList LibraryStore::lexicons()
{
    return d->texts(
        u"SELECT DISTINCT lexicon FROM games WHERE lexicon <> '' ORDER BY lexicon COLLATE NOCASE"_s);
}

}  // namespace ui
