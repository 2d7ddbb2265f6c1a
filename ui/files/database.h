// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include <QHash>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QString>
#include <QStringList>
#include <QVariant>

#include "engine/base/result.h"

namespace ui {

/// An SQLite file of the program's own, with rights for its owner only. Blocks; belongs to the
/// thread that opened it. Several of them, in one program or in several, may work on the same file.
class Database
{
public:
    /// What its tables are.
    struct Format
    {
        int version = 1;  ///< SQLite's user_version
        /// The statements that make a file of an older version one of this; 0 = an empty file.
        std::function<QStringList(int version)> statements;
    };

    /// Makes the file where there is none. A file of a newer version, or of something else, is
    /// refused and left alone.
    [[nodiscard]] static engine::Result<std::unique_ptr<Database>> open(const QString& path,
                                                                        const Format& format);
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
    ~Database();

    /// Everything between the two is written at once or not at all.
    [[nodiscard]] engine::Result<void> begin();
    [[nodiscard]] engine::Result<void> commit();
    void rollBack();
    /// Runs `work` between begin() and commit(), or undoes it.
    [[nodiscard]] engine::Result<void> whole(const std::function<engine::Result<void>()>& work);

    /// A statement that is used again and again; finish() it after use.
    [[nodiscard]] QSqlQuery& statement(const QString& text);
    /// The same with these values for its question marks.
    [[nodiscard]] QSqlQuery& statement(const QString& text, const QVariantList& values);
    /// One that is used once.
    [[nodiscard]] QSqlQuery query() const { return QSqlQuery(m_database); }
    [[nodiscard]] engine::Result<void> run(const QString& text, const QVariantList& values);
    /// The first value of the first row, invalid where there is none.
    [[nodiscard]] QVariant value(const QString& text, const QVariantList& values);
    /// The first values of all rows.
    [[nodiscard]] QStringList texts(const QString& text);
    /// What went wrong, as a sentence about the file.
    [[nodiscard]] engine::Error problem(const QSqlError& error) const;

private:
    explicit Database(QString path);
    [[nodiscard]] engine::Result<void> prepare(const Format& format);

    QString m_path;
    QString m_connection;
    QSqlDatabase m_database;
    QHash<QString, std::shared_ptr<QSqlQuery>> m_prepared;
};

}  // namespace ui
