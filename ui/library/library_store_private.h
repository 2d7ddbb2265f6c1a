// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QHash>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include "ui/library/library_store.h"

namespace ui {

[[nodiscard]] engine::Error databaseProblem(const QSqlError& error, const QString& path);

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
    engine::Result<void> run(const QString& text, const QVariantList& values)
    {
        QSqlQuery& query = statement(text);
        for (int i = 0; i < values.size(); ++i) query.bindValue(i, values[i]);
        const bool done = query.exec();
        query.finish();
        if (!done) return engine::failure(databaseProblem(query.lastError(), path));
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
    engine::Result<void> prepareTables();
};

}  // namespace ui
