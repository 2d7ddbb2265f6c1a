// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_trends.h"

#include <algorithm>

#include "ui/library/library_store.h"
#include "ui/library/library_store_private.h"
#include "ui/library/library_turn.h"

namespace ui {

using engine::Result;

namespace {

using namespace Qt::StringLiterals;

constexpr int kRowsBetweenStops = 1000;

}  // namespace

void TurnSum::add(int size, qint64 thousandths, qint64 millionths)
{
    constexpr double kThousand = 1e3;
    constexpr double kMillion = 1e6;
    ++turns;
    ++mistakes[static_cast<std::size_t>(std::clamp(size, 0, 3))];
    lostPoints += static_cast<double>(std::max<qint64>(thousandths, 0)) / kThousand;
    if (millionths < 0) return;
    ++winTurns;
    lostWin += static_cast<double>(millionths) / kMillion;
}

double TurnSum::mistakeIndex() const
{
    engine::PlayerReview player;
    player.mistakes = mistakes;
    return player.mistakeIndex();
}

QStringList LibraryStore::players()
{
    return d->database->texts(
        u"SELECT p.name FROM players p JOIN games g ON g.id = p.game"
        " WHERE p.name <> '' AND g.position = 0 GROUP BY p.name COLLATE NOCASE"
        " ORDER BY sum(p.judged > 0) DESC, count(*) DESC, p.name COLLATE NOCASE LIMIT 500"_s);
}

Result<LibraryTrends> LibraryStore::trends(const TrendQuery& query,
                                           const engine::TaskContext& context)
{
    LibraryTrends trends;
    QString where = u" WHERE t.lost >= 0 AND g.position = 0 AND g.id = g.leader"_s;
    QVariantList values;
    if (!query.player.isEmpty()) {
        where += u" AND p.name = ? COLLATE NOCASE"_s;
        values.append(query.player);
    }
    if (!query.from.isEmpty()) {
        where += u" AND g.date >= ?"_s;
        values.append(query.from);
    }
    QSqlQuery sql = d->database->query();
    sql.setForwardOnly(true);
    sql.prepare(u"SELECT g.id, g.date, g.players, t.size, t.lost, t.win, t.reasons, t.phase, t.best"
                " FROM games g JOIN turns t ON t.game = g.id"
                " JOIN players p ON p.game = t.game AND p.place = t.player"_s +
                where + u" ORDER BY g.date, g.id, t.number"_s);
    for (int i = 0; i < values.size(); ++i) sql.bindValue(i, values[i]);
    if (!sql.exec()) return engine::failure(d->database->problem(sql.lastError()));
    for (int row = 0; sql.next(); ++row) {
        if (row % kRowsBetweenStops == 0 && context.stopRequested())
            return engine::failure(engine::ErrorCode::Cancelled, {});
        const qint64 id = sql.value(0).toLongLong();
        if (trends.games.isEmpty() || trends.games.last().id != id)
            trends.games.append({id, sql.value(1).toString(), sql.value(2).toString(), {}});
        const qint64 lost = sql.value(4).toLongLong();
        const qint64 win = sql.value(5).toLongLong();
        const engine::ReviewTags tags{static_cast<std::uint16_t>(sql.value(6).toUInt())};
        // A phony is something to look at again, but no mistake where it cost nothing.
        const bool isFree = tags.has(engine::ReviewTag::Phony) && losesTooLittle(lost, win);
        const int size = isFree ? 0 : sql.value(3).toInt();
        const auto add = [&](TurnSum& sum) { sum.add(size, lost, win); };
        add(trends.games.last().sum);
        add(trends.all);
        const int phase = sql.value(7).toInt();
        if (phase >= 0 && phase < static_cast<int>(trends.phases.size()))
            add(trends.phases[static_cast<std::size_t>(phase)]);
        for (std::size_t i = 0; i < trends.tags.size(); ++i)
            if (tags.has(static_cast<engine::ReviewTag>(i))) add(trends.tags[i]);
        if (size <= 0) continue;
        const QString word = wordOfMove(sql.value(8).toString());
        if (word.isEmpty()) {
            add(trends.missedExchange);
        } else {
            // A tile of several letters is one.
            int letters = 0;
            bool inside = false;
            for (const QChar c : word) {
                if (c == u']') inside = false;
                else if (!inside) ++letters;
                if (c == u'[') inside = true;
            }
            add(trends
                    .missed[static_cast<std::size_t>(std::min(letters, LibraryTrends::kLongest))]);
        }
    }
    return trends;
}

}  // namespace ui
