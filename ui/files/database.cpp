// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/database.h"

#include <mutex>
#include <utility>

#include <QCoreApplication>
#include <QFileInfo>
#include <QUuid>

#include "ui/document/private_files.h"
#include "ui/language/file_names.h"

namespace ui {

using engine::Result;

namespace {

using namespace Qt::StringLiterals;

struct DatabaseText
{
    Q_DECLARE_TR_FUNCTIONS(ui::Database)
};

}  // namespace

Database::Database(QString path)
    : m_path(std::move(path)),
      m_connection(u"database-"_s + QUuid::createUuid().toString(QUuid::Id128)),
      m_database(QSqlDatabase::addDatabase(u"QSQLITE"_s, m_connection))
{
    m_database.setDatabaseName(m_path);
}

Database::~Database()
{
    m_prepared.clear();
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connection);
}

Result<std::unique_ptr<Database>> Database::open(const QString& path, const Format& format)
{
    if (!QSqlDatabase::isDriverAvailable(u"QSQLITE"_s)) {
        return engine::failure(
            engine::ErrorCode::FileUnreadable,
            engine::say("%1",
                        DatabaseText::tr(
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
    std::unique_ptr<Database> own(new Database(path));
    if (!own->m_database.open()) return engine::failure(own->problem(own->m_database.lastError()));
    // Its log takes the rights over.
    makePrivateFile(path);
    // Two that turn a new file into one with a log at the same time can wait for each other.
    static std::mutex preparing;
    const std::scoped_lock alone(preparing);
    if (auto ready = own->prepare(format); !ready) return engine::failure(std::move(ready.error()));
    return own;
}

Result<void> Database::prepare(const Format& format)
{
    const auto fail = [this](const QString& why) {
        return engine::failure(engine::ErrorCode::Malformed, engine::say("%1", why.toStdString()),
                               {m_path.toStdString(), 0, 0, -1});
    };
    QSqlQuery query(m_database);
    for (const QString& setting :
         {u"PRAGMA busy_timeout = 10000"_s, u"PRAGMA foreign_keys = ON"_s,
          u"PRAGMA journal_mode = WAL"_s, u"PRAGMA synchronous = NORMAL"_s}) {
        if (!query.exec(setting)) return engine::failure(problem(query.lastError()));
    }
    const auto versionNow = [&query] {
        const int now =
            query.exec(u"PRAGMA user_version"_s) && query.next() ? query.value(0).toInt() : -1;
        query.finish();
        return now;
    };
    if (versionNow() == format.version) return {};
    // Whoever comes second waits here until the first has made the tables.
    if (!query.exec(u"BEGIN IMMEDIATE"_s)) return engine::failure(problem(query.lastError()));
    const int version = versionNow();
    if (version >= 0 && version < format.version) {
        const bool empty = version > 0 || m_database.tables().isEmpty();
        bool done = empty;
        const QStringList statements = format.statements(version);
        for (const QString& text : statements) done = done && query.exec(text);
        done = done && query.exec(u"PRAGMA user_version = %1"_s.arg(format.version));
        const QSqlError error = query.lastError();
        query.exec(done ? u"COMMIT"_s : u"ROLLBACK"_s);
        if (!empty) return fail(DatabaseText::tr("is a database of something else"));
        if (!done) return engine::failure(problem(error));
        return {};
    }
    query.exec(u"COMMIT"_s);
    if (version > format.version)
        return fail(DatabaseText::tr("was made by a newer version of the program"));
    if (version < 0) return engine::failure(problem(query.lastError()));
    return {};
}

Result<void> Database::begin()
{
    return run(u"BEGIN IMMEDIATE"_s, {});
}

Result<void> Database::commit()
{
    return run(u"COMMIT"_s, {});
}

void Database::rollBack()
{
    static_cast<void>(run(u"ROLLBACK"_s, {}));
}

Result<void> Database::whole(const std::function<Result<void>()>& work)
{
    auto done = begin();
    if (!done) return done;
    done = work();
    if (done) done = commit();
    if (!done) rollBack();
    return done;
}

QSqlQuery& Database::statement(const QString& text)
{
    auto& query = m_prepared[text];
    if (!query) {
        query = std::make_shared<QSqlQuery>(m_database);
        query->setForwardOnly(true);
        query->prepare(text);
    }
    return *query;
}

QSqlQuery& Database::statement(const QString& text, const QVariantList& values)
{
    QSqlQuery& query = statement(text);
    for (int i = 0; i < values.size(); ++i) query.bindValue(i, values[i]);
    return query;
}

Result<void> Database::run(const QString& text, const QVariantList& values)
{
    QSqlQuery& query = statement(text, values);
    const bool done = query.exec();
    query.finish();
    if (!done) return engine::failure(problem(query.lastError()));
    return {};
}

QVariant Database::value(const QString& text, const QVariantList& values)
{
    QSqlQuery& query = statement(text, values);
    QVariant result;
    if (query.exec() && query.next()) result = query.value(0);
    query.finish();
    return result;
}

QStringList Database::texts(const QString& text)
{
    QStringList all;
    QSqlQuery query(m_database);
    if (query.exec(text))
        while (query.next()) all.append(query.value(0).toString());
    return all;
}

engine::Error Database::problem(const QSqlError& error) const
{
    QString text = error.databaseText();
    if (text.isEmpty()) text = error.text();
    return {engine::ErrorCode::FileUnreadable,
            engine::say("%1", DatabaseText::tr("the database can't be worked with: %1")
                                  .arg(text.trimmed())
                                  .toStdString()),
            {m_path.toStdString(), 0, 0, -1}};
}

}  // namespace ui
