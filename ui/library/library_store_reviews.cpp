// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_store_reviews.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QDateTime>
#include <QSysInfo>
#include <QUuid>

#include "engine/base/system.h"
#include "engine/game/review.h"
#include "ui/language/text.h"
#include "ui/library/library_store.h"
#include "ui/library/library_store_private.h"

namespace ui {

using engine::Result;

namespace {

using namespace Qt::StringLiterals;

/// Of the table games, with the values of need() for its question marks.
const QString kNeedsReview =
    u"position = 0 AND (reviewed <> ? OR (? <> '' AND searched <> ? AND depth <= ?))"_s;

QVariantList valuesOf(const ReviewNeed& need)
{
    // A null text would be SQL's NULL.
    const QString searched = need.searched.isNull() ? u""_s : need.searched;
    return {need.settings, searched, searched, need.depth};
}

/// False only when that is certain.
bool mayRun(const QString& host, qint64 process)
{
    return host != QSysInfo::machineHostName() || engine::system::mayRun(process);
}

/// Whoever took a game may still be at it. The query's columns from that one on are host, process and
/// until.
bool isHeld(const QSqlQuery& query, int column)
{
    return query.value(column + 2).toLongLong() > QDateTime::currentMSecsSinceEpoch() &&
           mayRun(query.value(column).toString(), query.value(column + 1).toLongLong());
}

}  // namespace

ReviewOwner ReviewOwner::make()
{
    return {QUuid::createUuid().toString(QUuid::Id128), QSysInfo::machineHostName(),
            QCoreApplication::applicationPid()};
}

double LibraryTurnRow::severity() const
{
    constexpr double kMillion = 1e6;
    constexpr double kThousand = 1e3;
    const engine::MistakeLimits limits;
    if (lost < 0) return -1;
    return win >= 0 ? static_cast<double>(win) / kMillion / limits.winLarge
                    : static_cast<double>(lost) / kThousand / limits.large.toPoints();
}

int LibraryStore::unreviewed(const ReviewNeed& need)
{
    return d->database->value(u"SELECT count(*) FROM games WHERE "_s + kNeedsReview, valuesOf(need))
        .toInt();
}

Result<QList<LibraryRow>> LibraryStore::take(const ReviewNeed& need, const ReviewOwner& owner,
                                             int most, qint64 milliseconds,
                                             const QSet<qint64>& passed)
{
    if (auto begun = begin(); !begun) return engine::failure(std::move(begun.error()));
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    QList<LibraryRow> rows;
    QSqlQuery& query = d->database->statement(
        u"SELECT id, path, chapter, c.owner, c.host, c.process, c.until FROM games"
        " LEFT JOIN claims c ON c.game = id WHERE "_s +
        kNeedsReview + u" ORDER BY priority DESC, date DESC, id DESC"_s);
    const QVariantList values = valuesOf(need);
    for (int i = 0; i < values.size(); ++i) query.bindValue(i, values[i]);
    bool done = query.exec();
    const engine::Error error = d->database->problem(query.lastError());
    while (done && rows.size() < most && query.next()) {
        LibraryRow row;
        row.id = query.value(0).toLongLong();
        row.path = query.value(1).toString();
        row.chapter = query.value(2).toInt();
        const bool taken =
            !query.value(3).isNull() && query.value(3).toString() != owner.id && isHeld(query, 4);
        if (!taken && !passed.contains(row.id)) rows.append(std::move(row));
    }
    query.finish();
    Result<void> written;
    if (!done) written = engine::failure(error);
    for (const LibraryRow& row : rows)
        if (written)
            written =
                d->database->run(u"INSERT OR REPLACE INTO claims(game, owner, host, process, until)"
                                 " VALUES(?, ?, ?, ?, ?)"_s,
                                 {row.id, owner.id, owner.host, owner.process, now + milliseconds});
    if (written) written = commit();
    if (!written) {
        d->database->rollBack();
        return engine::failure(std::move(written.error()));
    }
    return rows;
}

Result<void> LibraryStore::hold(const ReviewOwner& owner, qint64 milliseconds)
{
    return d->database->run(u"UPDATE claims SET until = ? WHERE owner = ?"_s,
                            {QDateTime::currentMSecsSinceEpoch() + milliseconds, owner.id});
}

Result<void> LibraryStore::release(const ReviewOwner& owner, qint64 id)
{
    return d->database->run(u"DELETE FROM claims WHERE owner = ? AND ? IN (0, game)"_s,
                            {owner.id, id});
}

QByteArray LibraryStore::gameHash(qint64 id)
{
    return d->database->value(u"SELECT hash FROM games WHERE id = ?"_s, {id}).toByteArray();
}

Result<bool> LibraryStore::setReview(qint64 id, const QByteArray& hash, const LibraryReview& review)
{
    const auto own = [](const QString& text) { return text.isNull() ? u""_s : text; };
    auto done = begin();
    if (!done) return engine::failure(std::move(done.error()));
    if (hash.isEmpty() || gameHash(id) != hash) {
        done = d->database->run(u"DELETE FROM claims WHERE game = ?"_s, {id});
        if (done) done = commit();
        if (!done) return engine::failure(std::move(done.error()));
        return false;
    }
    done = d->database->run(u"UPDATE games SET reviewed = ?, searched = ?, depth = ?, priority = 0"
                            " WHERE id = ?"_s,
                            {own(review.settings), own(review.searched), review.depth, id});
    // What is judged no more is not told of.
    if (done)
        done = d->database->run(
            u"UPDATE turns SET size = 0, lost = -1, best = '', win = -1, reasons = 0,"
            " phase = -1, judge = 0 WHERE game = ?"_s,
            {id});
    for (int i = 0; i < review.players.size(); ++i) {
        const LibraryReview::Player& player = review.players[i];
        if (!done) break;
        done =
            d->database->run(u"UPDATE players SET judged = ?, mistakes = ?, blunders = ?, lost = ?"
                             " WHERE game = ? AND place = ?"_s,
                             {player.judged, player.mistakes, player.blunders, player.lost, id, i});
    }
    for (const LibraryReview::Turn& turn : review.turns) {
        if (done)
            done = d->database->run(
                u"UPDATE turns SET size = ?, lost = ?, best = ?, win = ?, reasons = ?,"
                " phase = ?, judge = ? WHERE game = ? AND number = ?"_s,
                {turn.size, turn.lost, own(turn.best), turn.win, turn.reasons, turn.phase,
                 turn.judge, id, turn.number});
    }
    if (done) done = d->database->run(u"DELETE FROM claims WHERE game = ?"_s, {id});
    if (done) done = commit();
    if (done) return true;
    d->database->rollBack();
    return engine::failure(std::move(done.error()));
}

Result<void> LibraryStore::keepVerdict(qint64 id, const LibraryVerdict& verdict)
{
    const auto own = [](const QString& text) { return text.isNull() ? u""_s : text; };
    return d->database->run(
        // Of a game that was removed meanwhile nothing is kept.
        u"INSERT OR REPLACE INTO verdicts(game, turn, move, position, kind, settings, data)"
        " SELECT id, ?, ?, ?, ?, ?, ? FROM games WHERE id = ?"_s,
        {verdict.turn, own(verdict.move), QString::number(verdict.analysis->positionHash, 16),
         fromUtf8(verdict.analysis->kind), fromUtf8(verdict.analysis->settings),
         fromUtf8(verdict.analysis->data), id});
}

QString LibraryStore::moveOfTurn(qint64 id, int turn)
{
    return d->database->value(u"SELECT move FROM turns WHERE game = ? AND number = ?"_s, {id, turn})
        .toString();
}

QList<LibraryVerdict> LibraryStore::verdicts(qint64 id)
{
    QList<LibraryVerdict> all;
    QSqlQuery& query = d->database->statement(
        u"SELECT v.turn, v.move, v.position, v.kind, v.settings, v.data FROM verdicts v"
        " JOIN turns t ON t.game = v.game AND t.number = v.turn AND t.move = v.move"
        " JOIN games g ON g.id = v.game WHERE v.game = ?"
        " ORDER BY v.settings = g.searched DESC, v.turn"_s);
    query.bindValue(0, id);
    bool ready = query.exec();
    while (ready && query.next()) {
        auto analysis = std::make_shared<engine::CachedAnalysis>();
        analysis->positionHash = query.value(2).toString().toULongLong(nullptr, 16);
        analysis->kind = query.value(3).toString().toStdString();
        analysis->settings = query.value(4).toString().toStdString();
        analysis->data = query.value(5).toString().toStdString();
        all.append({query.value(0).toInt(), query.value(1).toString(), std::move(analysis)});
    }
    query.finish();
    return all;
}

Result<void> LibraryStore::putFirst(const QList<qint64>& ids)
{
    auto done = begin();
    if (!done) return done;
    const qlonglong next =
        d->database->value(u"SELECT max(priority) + 1 FROM games"_s, {}).toLongLong();
    for (const qint64 id : ids)
        if (done)
            done = d->database->run(u"UPDATE games SET priority = ? WHERE id = ?"_s,
                                    {std::max<qlonglong>(next, 1), id});
    if (done) done = commit();
    if (!done) d->database->rollBack();
    return done;
}

Result<void> LibraryStore::forgetReviews(const QList<qint64>& ids)
{
    auto done = begin();
    if (!done) return done;
    for (const qint64 id : ids) {
        if (done)
            done = d->database->run(u"UPDATE games SET reviewed = '', searched = '', depth = 0"
                                    " WHERE id = ?"_s,
                                    {id});
        if (done) done = d->database->run(u"DELETE FROM verdicts WHERE game = ?"_s, {id});
    }
    if (done) done = commit();
    if (!done) d->database->rollBack();
    return done;
}

QString LibraryStore::plan()
{
    return d->database->value(u"SELECT text FROM plan"_s, {}).toString();
}

Result<void> LibraryStore::setPlan(const QString& plan)
{
    return d->database->run(u"INSERT OR REPLACE INTO plan(one, text) VALUES(1, ?)"_s, {plan});
}

Result<void> LibraryStore::endPlan()
{
    bool isShared = false;
    QSqlQuery& query = d->database->statement(u"SELECT host, process, until FROM claims"_s);
    if (!query.exec()) return engine::failure(d->database->problem(query.lastError()));
    while (!isShared && query.next()) {
        const bool isOwn = query.value(0).toString() == QSysInfo::machineHostName() &&
                           query.value(1).toLongLong() == QCoreApplication::applicationPid();
        isShared = !isOwn && isHeld(query, 0);
    }
    query.finish();
    return isShared ? Result<void>() : d->database->run(u"DELETE FROM plan"_s, {});
}

}  // namespace ui
