// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_store.h"

#include <utility>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>
#include <QVariant>

#include "ui/session/text.h"

namespace ui {

using engine::Result;

namespace {

using namespace Qt::StringLiterals;

constexpr int kVersion = 1;

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

QString translated(const char* source)
{
    return QCoreApplication::translate("Library", source);
}

engine::Error problem(const QSqlError& error, const QString& path)
{
    QString text = error.databaseText();
    if (text.isEmpty()) text = error.text();
    return {engine::ErrorCode::FileUnreadable,
            translated("the library can't be worked with: %1").arg(text.trimmed()).toStdString(),
            {path.toStdString(), 0, 0, -1}};
}

/// For LIKE, with \ as its escape.
QString likePart(const QString& text)
{
    QString part = text.trimmed();
    part.replace(u'\\', u"\\\\"_s).replace(u'%', u"\\%"_s).replace(u'_', u"\\_"_s);
    return u'%' + part + u'%';
}

/// For GLOB: tiles of several letters stand in brackets, which mean something else there.
QString globPattern(const QString& word)
{
    QString pattern = word.trimmed().toUpper();
    return pattern.replace(u'[', u"[[]"_s);
}

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

struct LibraryStore::Private
{
    QString path;
    QString connection;
    QSqlDatabase database;
    QHash<QString, qint64> words;
    QHash<QString, std::shared_ptr<QSqlQuery>> prepared;

    ~Private()
    {
        prepared.clear();
        database.close();
        database = {};
        QSqlDatabase::removeDatabase(connection);
    }

    /// A statement that is used again and again.
    QSqlQuery& statement(const QString& text)
    {
        auto& query = prepared[text];
        if (!query) {
            query = std::make_shared<QSqlQuery>(database);
            query->setForwardOnly(true);
            query->prepare(text);
        }
        return *query;
    }
    Result<void> run(const QString& text, const QVariantList& values)
    {
        QSqlQuery& query = statement(text);
        for (int i = 0; i < values.size(); ++i) query.bindValue(i, values[i]);
        const bool done = query.exec();
        query.finish();
        if (!done) return engine::failure(problem(query.lastError(), path));
        return {};
    }
    /// The first value of the first row, invalid where there is none.
    QVariant value(const QString& text, const QVariantList& values)
    {
        QSqlQuery& query = statement(text);
        for (int i = 0; i < values.size(); ++i) query.bindValue(i, values[i]);
        QVariant result;
        if (query.exec() && query.next()) result = query.value(0);
        query.finish();
        return result;
    }
    QStringList texts(const QString& text)
    {
        QStringList all;
        QSqlQuery query(database);
        if (query.exec(text))
            while (query.next()) all.append(query.value(0).toString());
        return all;
    }
    qint64 wordId(const QString& word);
    Result<void> prepareTables();
};

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
        return engine::failure(engine::ErrorCode::Malformed, why.toStdString(),
                               {path.toStdString(), 0, 0, -1});
    };
    QSqlQuery query(database);
    for (const QString& setting :
         {u"PRAGMA busy_timeout = 10000"_s, u"PRAGMA foreign_keys = ON"_s,
          u"PRAGMA journal_mode = WAL"_s, u"PRAGMA synchronous = NORMAL"_s}) {
        if (!query.exec(setting)) return engine::failure(problem(query.lastError(), path));
    }
    const auto versionNow = [&query] {
        const int now =
            query.exec(u"PRAGMA user_version"_s) && query.next() ? query.value(0).toInt() : -1;
        query.finish();
        return now;
    };
    if (versionNow() == kVersion) return {};
    // Whoever comes second waits here until the first has made the tables.
    if (!query.exec(u"BEGIN IMMEDIATE"_s)) return engine::failure(problem(query.lastError(), path));
    const int version = versionNow();
    if (version == 0) {
        const bool empty = database.tables().isEmpty();
        bool done = empty;
        for (const char* table : kTables) done = done && query.exec(QLatin1StringView(table));
        done = done && query.exec(u"PRAGMA user_version = %1"_s.arg(kVersion));
        const QSqlError error = query.lastError();
        query.exec(done ? u"COMMIT"_s : u"ROLLBACK"_s);
        if (!empty) return fail(translated("is a database of something else"));
        if (!done) return engine::failure(problem(error, path));
        return {};
    }
    query.exec(u"COMMIT"_s);
    if (version > kVersion)
        return fail(translated("the library was made by a newer version of the program"));
    if (version < 0) return engine::failure(problem(query.lastError(), path));
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
            translated("Qt's driver for SQLite is missing (Debian package libqt6sql6-sqlite)")
                .toStdString());
    }
    QDir().mkpath(QFileInfo(path).absolutePath());
    auto own = std::make_unique<Private>();
    own->path = path;
    own->connection = u"library-"_s + QUuid::createUuid().toString(QUuid::Id128);
    own->database = QSqlDatabase::addDatabase(u"QSQLITE"_s, own->connection);
    own->database.setDatabaseName(path);
    if (!own->database.open()) return engine::failure(problem(own->database.lastError(), path));
    if (auto ready = own->prepareTables(); !ready) return engine::failure(std::move(ready.error()));
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

Result<LibraryStore::Added> LibraryStore::add(const LibraryEntry& entry)
{
    QVariant id;
    if (!entry.path.isEmpty())
        id = d->value(u"SELECT id FROM games WHERE path = ? AND chapter = ?"_s,
                      {entry.path, entry.chapter});
    if (!id.isValid()) {
        QSqlQuery& same = d->statement(u"SELECT id, path FROM games WHERE hash = ?"_s);
        same.bindValue(0, entry.hash);
        qint64 found = 0;
        QString place;
        if (same.exec() && same.next()) {
            found = same.value(0).toLongLong();
            place = same.value(1).toString();
        }
        same.finish();
        if (found != 0) {
            const bool there = place.isEmpty() ? entry.path.isEmpty() : QFileInfo::exists(place);
            if (there) return Added::Duplicate;
            // It has moved.
            id = found;
        }
    }
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
                              entry.content.isEmpty() ? QVariant() : QVariant(entry.content)};
    if (changed) {
        auto done = d->run(
            u"UPDATE games SET path = ?, chapter = ?, changed = ?, bytes = ?, position = ?,"
            " title = ?, players = ?, result = ?, date = ?, lexicon = ?, turns = ?, marked = ?,"
            " withdrawn = ?, problems = ?, hash = ?, content = ? WHERE id = ?"_s,
            values + QVariantList{id});
        for (const QString& table : {u"players"_s, u"played"_s})
            if (done) done = d->run(u"DELETE FROM %1 WHERE game = ?"_s.arg(table), {id});
        if (!done) return engine::failure(std::move(done.error()));
    } else {
        QSqlQuery& insert =
            d->statement(u"INSERT INTO games(path, chapter, changed, bytes, position, title,"
                         " players, result, date, lexicon, turns, marked, withdrawn, problems,"
                         " hash, content) VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"_s);
        for (int i = 0; i < values.size(); ++i) insert.bindValue(i, values[i]);
        if (!insert.exec()) return engine::failure(problem(insert.lastError(), d->path));
        id = insert.lastInsertId();
        insert.finish();
    }
    for (int i = 0; i < entry.players.size(); ++i) {
        if (auto done = d->run(u"INSERT INTO players(game, place, name, score) VALUES(?,?,?,?)"_s,
                               {id, i, own(entry.players[i].name), entry.players[i].score});
            !done)
            return engine::failure(std::move(done.error()));
    }
    for (const QString& word : entry.words) {
        if (auto done = d->run(u"INSERT OR IGNORE INTO played(word, game) VALUES(?,?)"_s,
                               {d->wordId(word), id});
            !done)
            return engine::failure(std::move(done.error()));
    }
    return changed ? Added::Changed : Added::New;
}

Result<LibraryPage> LibraryStore::search(const LibraryQuery& query)
{
    QStringList conditions;
    QVariantList values;
    const auto add = [&](const QString& condition, const QVariantList& bound) {
        conditions.append(condition);
        values += bound;
    };
    if (!query.text.trimmed().isEmpty()) {
        const QString part = likePart(query.text);
        add(u"(g.title LIKE ? ESCAPE '\\' OR g.players LIKE ? ESCAPE '\\' OR g.path LIKE ?"
            " ESCAPE '\\')"_s,
            {part, part, part});
    }
    const QStringList names = query.player.split(u',', Qt::SkipEmptyParts);
    for (const QString& name : names) {
        if (name.trimmed().isEmpty()) continue;
        add(u"EXISTS(SELECT 1 FROM players p WHERE p.game = g.id AND p.name LIKE ? ESCAPE '\\')"_s,
            {likePart(name)});
    }
    if (!query.word.trimmed().isEmpty()) {
        const bool pattern = query.word.contains(u'?') || query.word.contains(u'*');
        add(u"g.id IN (SELECT played.game FROM words JOIN played ON played.word = words.id"
            " WHERE words.text %1 ?)"_s.arg(pattern ? u"GLOB"_s : u"="_s),
            {pattern ? globPattern(query.word) : query.word.trimmed().toUpper()});
    }
    if (!query.lexicon.trimmed().isEmpty())
        add(u"g.lexicon LIKE ? ESCAPE '\\'"_s, {likePart(query.lexicon)});
    if (!query.from.trimmed().isEmpty()) add(u"g.date >= ?"_s, {query.from.trimmed()});
    // "2019" means all of it: digits and signs are below this.
    if (!query.to.trimmed().isEmpty())
        add(u"g.date <> '' AND g.date <= ?"_s, {QString(query.to.trimmed() + u'~')});
    if (!query.tag.trimmed().isEmpty())
        add(u"g.id IN (SELECT game FROM tags WHERE tag LIKE ? ESCAPE '\\')"_s,
            {likePart(query.tag)});
    if (query.marked) add(u"(g.marked > 0 OR g.withdrawn > 0)"_s, {});
    if (query.positions) add(u"g.position = 1"_s, {});
    const QString where =
        conditions.isEmpty() ? QString() : u" WHERE "_s + conditions.join(u" AND "_s);

    LibraryPage page;
    QSqlQuery sql(d->database);
    sql.setForwardOnly(true);
    const auto run = [&](const QString& text) {
        sql.prepare(text);
        for (int i = 0; i < values.size(); ++i) sql.bindValue(i, values[i]);
        return sql.exec();
    };
    if (!run(u"SELECT g.id, g.path, g.chapter, g.position, g.title, g.players, g.result, g.date,"
             " g.lexicon, g.turns, g.marked, g.withdrawn,"
             " (SELECT group_concat(tag, ', ') FROM tags WHERE game = g.id)"
             " FROM games g"_s +
             where + u" ORDER BY g.date DESC, g.id DESC LIMIT %1"_s.arg(query.limit)))
        return engine::failure(problem(sql.lastError(), d->path));
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
        row.tags = next().toString();
        page.rows.append(std::move(row));
    }
    page.found = static_cast<int>(page.rows.size());
    if (page.found >= query.limit && run(u"SELECT count(*) FROM games g"_s + where) && sql.next())
        page.found = sql.value(0).toInt();
    page.total = d->value(u"SELECT count(*) FROM games"_s, {}).toInt();
    return page;
}

Result<QByteArray> LibraryStore::content(qint64 id)
{
    const QByteArray content =
        d->value(u"SELECT content FROM games WHERE id = ?"_s, {id}).toByteArray();
    if (content.isEmpty()) {
        return engine::failure(engine::ErrorCode::FileUnreadable,
                               translated("the library does not hold it any more").toStdString());
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

Result<void> LibraryStore::remove(const QList<qint64>& ids)
{
    auto done = begin();
    for (const qint64 id : ids)
        if (done) done = d->run(u"DELETE FROM games WHERE id = ?"_s, {id});
    if (!done) {
        static_cast<void>(d->run(u"ROLLBACK"_s, {}));
        return done;
    }
    return commit();
}

QStringList LibraryStore::tags()
{
    return d->texts(u"SELECT DISTINCT tag FROM tags ORDER BY tag COLLATE NOCASE"_s);
}

QStringList LibraryStore::lexicons()
{
    return d->texts(
        u"SELECT DISTINCT lexicon FROM games WHERE lexicon <> '' ORDER BY lexicon COLLATE NOCASE"_s);
}

}  // namespace ui
