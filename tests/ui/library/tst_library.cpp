// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <filesystem>
#include <string>
#include <thread>

#include <sys/stat.h>

#include <QDir>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QtTest>

#include "engine/base/file.h"
#include "engine/game/game_file.h"
#include "tests/support/test_class.h"
#include "tests/ui/game_fixture.h"
#include "ui/language/text.h"
#include "ui/library/game_library.h"
#include "ui/library/library_model.h"

using namespace Qt::StringLiterals;

namespace {

QByteArray game(const QByteArray& first, const QByteArray& second, const QByteArray& pragmas = {},
                const QByteArray& word = "SEAT")
{
    return "#player1 a " + first + "\n#player2 b " + second + "\n" + pragmas + ">a: AEST 8H " +
           word + " +8 8\n>b: CATS I7 C.T +5 5\n";
}

struct LibraryStage
{
    QTemporaryDir folder;
    QString database = folder.filePath(u"library.sqlite"_s);
    QString games = folder.filePath(u"games"_s);

    LibraryStage() { QDir().mkpath(games + u"/more"_s); }
    QString file(const QString& name, const QByteArray& content) const
    {
        QFile out(games + u'/' + name);
        if (out.open(QIODevice::WriteOnly)) out.write(content);
        return out.fileName();
    }
    ui::ImportReport import(const QStringList& paths = {}) const
    {
        auto report = ui::importGames(database, paths.isEmpty() ? QStringList{games} : paths,
                                      fixture::english(), {});
        if (!report) qWarning("%s", report.error().toString().c_str());
        return report ? *report : ui::ImportReport{-1, 0, 0, 0, {}, false};
    }
    /// The players of all that is found, in order of the text.
    QStringList found(const ui::LibraryQuery& query) const
    {
        auto store = ui::LibraryStore::open(database);
        QStringList all;
        if (!store) return {u"no store"_s};
        const auto page = store->search(query);
        if (!page) return {ui::fromUtf8(page.error().toString())};
        for (const ui::LibraryRow& row : page->rows) all.append(row.players);
        all.sort();
        return all;
    }
    /// "Anna 1 8H SEAT 3 tag", the size being what is said about it; as they are listed.
    QStringList foundTurns(const ui::LibraryQuery& query) const
    {
        auto store = ui::LibraryStore::open(database);
        if (!store) return {u"no store"_s};
        const auto page = store->searchTurns(query);
        if (!page) return {ui::fromUtf8(page.error().toString())};
        QStringList all;
        for (const ui::LibraryTurnRow& row : page->turns)
            all.append(u"%1 %2 %3 %4 %5"_s.arg(row.player)
                           .arg(row.game.turn)
                           .arg(row.move)
                           .arg(row.said)
                           .arg(row.game.tags));
        return all;
    }
};

ui::LibraryQuery with(QString ui::LibraryQuery::*field, const QString& value)
{
    ui::LibraryQuery query;
    query.*field = value;
    return query;
}

}  // namespace

class TestLibrary : public QObject
{
    Q_OBJECT

private slots:
    /// As when games are imported into a library that the panel has just asked for.
    void twoOpenANewLibraryAtOnce()
    {
        QTemporaryDir folder;
        for (int i = 0; i < 40; ++i) {
            const QString path = folder.filePath(u"%1.sqlite"_s.arg(i));
            std::array<QString, 2> problems;
            {
                std::array<std::jthread, 2> openers;
                for (std::size_t k = 0; k < openers.size(); ++k)
                    openers[k] = std::jthread([&path, &problem = problems[k]] {
                        if (const auto store = ui::LibraryStore::open(path); !store)
                            problem = QString::fromStdString(store.error().message());
                    });
            }
            for (const QString& problem : problems) QCOMPARE(problem, QString());
        }
    }

    void importsFoldersAndFinds()
    {
        const LibraryStage stage;
        stage.file(u"2019-07-21.gcg"_s, game("Anna", "Ben", "#lexicon NWL18\n"));
        stage.file(u"more/b.gcg"_s,
                   game("Cleo", "Anna Maria", "#lexicon CSW19\n#title Final 2021/05/02\n", "TEAS"));
        stage.file(u"c.cgp"_s, QByteArray::fromStdString(fixture::kEmptyBoard) + " AEST/ 1/2 0\n" +
                                   QByteArray::fromStdString(fixture::kEmptyBoard) +
                                   " SEAT/ 3/4 0\n");
        stage.file(u"bad.gcg"_s, "nothing\n");
        stage.file(u"readme.txt"_s, "no game");
        const ui::ImportReport report = stage.import();
        QCOMPARE(report.added, 4);
        QCOMPARE(report.failures.size(), 1);
        QVERIFY(report.failures.first().contains(u"bad.gcg"_s));
        // What is in it is its owner's alone.
        const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther |
                            QFile::WriteOther | QFile::ExeGroup | QFile::ExeOther;
        QVERIFY(!(QFileInfo(stage.database).permissions() & others));
        QVERIFY(!(QFileInfo(QFileInfo(stage.database).path()).permissions() & others));
        const QString anna = u"Anna – Ben"_s;
        const QString cleo = u"Cleo – Anna Maria"_s;
        using Query = ui::LibraryQuery;
        QCOMPARE(stage.found({}).size(), 4);
        QCOMPARE(stage.found(with(&Query::player, u"anna"_s)), (QStringList{anna, cleo}));
        QCOMPARE(stage.found(with(&Query::player, u"anna, cleo"_s)), QStringList{cleo});
        QCOMPARE(stage.found(with(&Query::player, u"a%a"_s)), QStringList{});
        QCOMPARE(stage.found(with(&Query::lexicon, u"csw"_s)), QStringList{cleo});
        QCOMPARE(stage.found(with(&Query::word, u"seat"_s)), QStringList{anna});
        QCOMPARE(stage.found(with(&Query::word, u"?EA?"_s)), (QStringList{anna, cleo}));
        QCOMPARE(stage.found(with(&Query::word, u"*AS"_s)), QStringList{cleo});
        QCOMPARE(stage.found(with(&Query::from, u"2020"_s)), QStringList{cleo});
        QCOMPARE(stage.found(with(&Query::to, u"2019"_s)), QStringList{anna});
        QCOMPARE(stage.found(with(&Query::to, u"2019-07-20"_s)), QStringList{});
        QCOMPARE(stage.found(with(&Query::text, u"final"_s)), QStringList{cleo});
        Query positions;
        positions.positions = true;
        QCOMPARE(stage.found(positions).size(), 2);
        Query few;
        few.limit = 1;
        auto store = ui::LibraryStore::open(stage.database);
        const auto page = store->search(few);
        QCOMPARE(page->rows.size(), 1);
        QCOMPARE(page->found, 4);
        QCOMPARE(page->total, 4);
        QCOMPARE(page->rows.first().date, u"2021-05-02"_s);
        QCOMPARE(page->rows.first().result, u"8–5"_s);
        QCOMPARE(page->rows.first().turns, 2);
        QCOMPARE(store->lexicons(), (QStringList{u"CSW19"_s, u"NWL18"_s}));
    }

    void readsOnlyWhatChanged()
    {
        const LibraryStage stage;
        const QString path = stage.file(u"a.gcg"_s, game("Anna", "Ben"));
        QCOMPARE(stage.import().added, 1);
        auto store = ui::LibraryStore::open(stage.database);
        const qint64 id = store->search({})->rows.first().id;
        QVERIFY(store->setTags(id, ui::tagsIn(u"final, my games,final"_s)));
        QCOMPARE(stage.import().unchanged, 1);
        stage.file(u"a.gcg"_s, game("Anna", "Dora", {}, "TEAS"));
        QCOMPARE(stage.import().changed, 1);
        const auto rows = store->search({})->rows;
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows.first().id, id);
        QCOMPARE(rows.first().players, u"Anna – Dora"_s);
        QCOMPARE(rows.first().tags, u"final, my games"_s);
        QCOMPARE(stage.found(with(&ui::LibraryQuery::word, u"SEAT"_s)), QStringList{});
        QCOMPARE(stage.found(with(&ui::LibraryQuery::tag, u"FINAL"_s)).size(), 1);
        QStringList tags;
        for (const ui::LibraryStore::TagCount& tag : store->tags()) tags.append(tag.tag);
        QCOMPARE(tags, (QStringList{u"final"_s, u"my games"_s}));
        // The same game in another file, and then moved there.
        stage.file(u"copy.gcg"_s, game("Anna", "Dora", "#title again\n", "TEAS"));
        QCOMPARE(stage.import().duplicates, 1);
        QVERIFY(QFile::remove(path));
        QCOMPARE(stage.import().changed, 1);
        QCOMPARE(store->search({})->rows.first().path, stage.games + u"/copy.gcg"_s);
        QVERIFY(store->remove({id}));
        QCOMPARE(store->search({})->total, 0);
        QCOMPARE(stage.found(with(&ui::LibraryQuery::word, u"TEAS"_s)), QStringList{});
    }

    void mistakesAreFound()
    {
        const LibraryStage stage;
        stage.file(u"a.gcg"_s, game("Anna", "Ben"));
        stage.file(u"b.gcg"_s, game("Cleo", "Ben") + "#note [%glyph ??]\n");
        stage.file(u"c.gcg"_s, game("Dora", "Ben") + ">b: CATS -- -5 0\n");
        QCOMPARE(stage.import().added, 3);
        ui::LibraryQuery query;
        query.marked = true;
        QCOMPARE(stage.found(query), (QStringList{u"Cleo – Ben"_s, u"Dora – Ben"_s}));
        // A word taken back was not played.
        QCOMPARE(stage.found(with(&ui::LibraryQuery::word, u"CET"_s)),
                 (QStringList{u"Anna – Ben"_s, u"Cleo – Ben"_s}));
    }

    /// Somebody else has reviewed it, or has put another one in its place, in the meantime.
    void reviewsOfOtherGamesAreNotWritten()
    {
        const LibraryStage stage;
        const QString file = stage.file(u"a.gcg"_s, game("Anna", "Ben"));
        QCOMPARE(stage.import().added, 1);
        auto store = ui::LibraryStore::open(stage.database);
        QVERIFY(store.has_value());
        const ui::LibraryReview review{u"lexicon"_s, {}, 0, {{1, 30, 1, 500}, {1, 0, 0, 0}}, {}};
        const ui::ReviewNeed need{u"lexicon"_s, {}, 0};
        const auto rows = store->take(need, ui::ReviewOwner::make(), 9, 60'000, {});
        QVERIFY(rows && rows->size() == 1);
        const qint64 id = rows->first().id;
        const QByteArray before = store->gameHash(id);
        QVERIFY(!before.isEmpty());
        stage.file(u"a.gcg"_s, game("Anna", "Ben", "#title Other\n", "TEAS"));
        QCOMPARE(stage.import().changed, 1);
        QVERIFY(!store->setReview(id, before, review).value());
        QCOMPARE(store->unreviewed(need), 1);

        const QByteArray now = store->gameHash(id);
        QVERIFY(now != before);
        QVERIFY(store->setReview(id, now, review).value());
        QCOMPARE(store->unreviewed(need), 0);
        QVERIFY(store->remove({id}));
        QVERIFY(store->gameHash(id).isEmpty());
        QVERIFY(!store->setReview(id, now, review).value());
    }

    /// A pipe would be waited for.
    void whatIsNoFileIsNoLibrary()
    {
        const QTemporaryDir folder;
        const QString pipe = folder.filePath(u"library.sqlite"_s);
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        for (const QString& path : {pipe, u"/dev/zero"_s, folder.path()}) {
            const auto store = ui::LibraryStore::open(path);
            QVERIFY(!store);
            QVERIFY2(ui::errorText(store.error()).startsWith(path),
                     qPrintable(ui::errorText(store.error())));
        }
        QCOMPARE(
            QDir(folder.path()).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot),
            QStringList{u"library.sqlite"_s});
    }

    /// Qt itself finds no such file.
    void filesWhoseNamesAreNoText()
    {
        const LibraryStage stage;
        const std::filesystem::path root = stage.games.toStdString();
        const std::string text = game("Anna", "Ben").toStdString();
        QVERIFY(engine::writeFileAtomically(root / "jos\xe9.gcg", text).has_value());
        QCOMPARE(stage.import().added, 1);
        QCOMPARE(stage.import().unchanged, 1);
        // It is still there, so that the same game elsewhere is a second one.
        stage.file(u"b.gcg"_s, game("Anna", "Ben"));
        QCOMPARE(stage.import().duplicates, 1);
        const auto report =
            ui::reviewGames(stage.database, {fixture::english(), fixture::lexicon(), nullptr}, {});
        QVERIFY(report.has_value());
        QCOMPARE(report->reviewed, 1);
        QCOMPARE(report->failures, QStringList());
        // Which Qt can't do.
        std::filesystem::remove_all(root);
    }

    void reviewsFindWhoLost()
    {
        const LibraryStage stage;
        // Anna has the best word and passes; Cleo plays it.
        stage.file(u"a.gcg"_s, game("Anna", "Ben") + ">a: SEATOUV - +0 8\n");
        stage.file(u"b.gcg"_s, "#player1 a Cleo\n#player2 b Ben\n>a: SEATOUV 8E SEAT +8 8\n");
        stage.file(u"c.gcg"_s, "no game\n");
        QCOMPARE(stage.import().added, 2);
        ui::LibraryQuery lost;
        lost.lostPerTurn = 2;
        QVERIFY(stage.found(lost).isEmpty());
        const ui::LibraryReviewer reviewer{fixture::english(), fixture::lexicon(), nullptr};
        std::int64_t told = 0;
        engine::TaskContext context;
        context.onProgress = [&told](const engine::Progress& progress) { told = progress.total; };
        auto report = ui::reviewGames(stage.database, reviewer, context);
        QVERIFY(report);
        QCOMPARE(report->reviewed, 2);
        QCOMPARE(told, std::int64_t{2});
        QCOMPARE(stage.found(lost), QStringList{u"Anna – Ben"_s});
        // Who is searched for is who lost.
        lost.player = u"ben"_s;
        QVERIFY(stage.found(lost).isEmpty());
        lost.player = u"ann"_s;
        QCOMPARE(stage.found(lost).size(), 1);
        lost.blunders = 9;
        QVERIFY(stage.found(lost).isEmpty());
        auto store = ui::LibraryStore::open(stage.database);
        const auto page = store->search({});
        QVERIFY(page->rows.first().reviewed);
        // A game that wasn't reviewed has no numbers, and says so.
        ui::LibraryModel model;
        ui::LibraryRow unknown = page->rows.first();
        unknown.reviewed = false;
        model.setRows({page->rows.first(), unknown});
        for (const int column : {ui::LibraryModel::Mistakes, ui::LibraryModel::Lost}) {
            QVERIFY(model.index(0, column).data().toString() != u"–"_s);
            QCOMPARE(model.index(1, column).data().toString(), u"–"_s);
            QCOMPARE(model.index(1, column).data(Qt::ToolTipRole).toString(),
                     u"not reviewed yet"_s);
        }
        QVERIFY(page->rows.first().judged + page->rows.last().judged > 1);
        // Mistakes of any size are counted, large ones again.
        ui::LibraryRow counted = page->rows.first();
        counted.judged = 24;
        counted.mistakes = 7;
        counted.blunders = 2;
        ui::LibraryRow clean = counted;
        clean.blunders = 0;
        model.setRows({counted, clean});
        const auto shown = [&model](int row) {
            return model.index(row, ui::LibraryModel::Mistakes);
        };
        QCOMPARE(shown(0).data().toString(), u"7 (■ 2)"_s);
        QCOMPARE(shown(1).data().toString(), u"7"_s);
        QVERIFY(shown(0).data(Qt::ToolTipRole).toString().startsWith(u"7 mistakes, 2 of them"_s));
        model.sort(ui::LibraryModel::Mistakes, Qt::DescendingOrder);
        QCOMPARE(shown(0).data().toString(), u"7 (■ 2)"_s);
        // What was reviewed so isn't again; with other words it is, and so is another file.
        report = ui::reviewGames(stage.database, reviewer, {});
        QCOMPARE(report->reviewed, 0);
        stage.file(u"a.gcg"_s, game("Anna", "Ben") + ">a: SEATOUV - +0 8\n\n\n");
        QCOMPARE(stage.import().changed, 1);
        report = ui::reviewGames(stage.database, reviewer, {});
        QCOMPARE(report->reviewed, 1);
        std::stop_source stop;
        stop.request_stop();
        context.stop = stop.get_token();
        const auto words = engine::readWordList("at\n", fixture::english()->alphabet);
        const auto other =
            *engine::Lexicon::fromWords("other", words->words, fixture::english()->alphabet, false);
        report = ui::reviewGames(stage.database, {fixture::english(), other, nullptr}, context);
        QVERIFY(report->cancelled);
        QCOMPARE(report->reviewed, 0);
        // A file that has gone is told of, the others are done.
        QVERIFY(QFile::remove(stage.games + u"/a.gcg"_s));
        report = ui::reviewGames(stage.database, {fixture::english(), other, nullptr}, {});
        QCOMPARE(report->reviewed, 1);
        QCOMPARE(report->failures.size(), 1);
    }

    void olderLibrariesAreTakenOver()
    {
        const LibraryStage stage;
        stage.file(u"a.gcg"_s, game("Anna", "Ben"));
        QCOMPARE(stage.import().added, 1);
        {
            auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"old"_s);
            database.setDatabaseName(stage.database);
            QVERIFY(database.open());
            QSqlQuery query(database);
            for (const char* table : {"verdicts", "claims", "plan", "turns", "made"})
                QVERIFY(query.exec(u"DROP TABLE %1"_s.arg(QLatin1StringView(table))));
            QVERIFY(query.exec(u"CREATE TABLE played(word INTEGER NOT NULL, game INTEGER NOT NULL,"
                               " PRIMARY KEY(word, game)) WITHOUT ROWID"_s));
            QVERIFY(
                query.exec(u"INSERT INTO played SELECT words.id, games.id FROM words, games"_s));
            for (const char* column : {"judged", "mistakes", "blunders", "lost"})
                QVERIFY(query.exec(
                    u"ALTER TABLE players DROP COLUMN %1"_s.arg(QLatin1StringView(column))));
            QVERIFY(query.exec(u"DROP INDEX games_leader"_s));
            for (const char* column :
                 {"reviewed", "notes", "leader", "searched", "depth", "priority"})
                QVERIFY(query.exec(
                    u"ALTER TABLE games DROP COLUMN %1"_s.arg(QLatin1StringView(column))));
            QVERIFY(query.exec(u"PRAGMA user_version = 1"_s));
            query.finish();
            database.close();
        }
        QSqlDatabase::removeDatabase(u"old"_s);
        QCOMPARE(stage.found({}), QStringList{u"Anna – Ben"_s});
        QCOMPARE(stage.found(with(&ui::LibraryQuery::word, u"SEAT"_s)),
                 QStringList{u"Anna – Ben"_s});
        QCOMPARE(stage.foundTurns({}), QStringList());
        const auto report =
            ui::reviewGames(stage.database, {fixture::english(), fixture::lexicon(), nullptr}, {});
        QVERIFY(report);
        QCOMPARE(report->reviewed, 1);
        // What is said about its games is read with the next import.
        QCOMPARE(stage.import().changed, 1);
        QCOMPARE(stage.import().unchanged, 1);
        QCOMPARE(stage.foundTurns({}).size(), 2);
    }

    /// Single turns, by what was on the rack, what was made and what is said about it.
    void turnsAreFound()
    {
        const LibraryStage stage;
        stage.file(u"a.gcg"_s, "#player1 a Anna\n#player2 b Ben\n#date 2020-01-01\n"
                               ">a: AEST?QZ 8H SEAT +8 8\n#note better was #findingSADDEST\n"
                               ">b: CATSXYV I7 C.T +5 5\n#note #Opening #knowledgesmall\n"
                               ">a: AT?QZII -Q +0 8\n");
        stage.file(u"b.gcg"_s, "#player1 b Ben\n#player2 c Cleo\n#date 2019-01-01\n"
                               ">b: AEST 8H TEAS +8 8\n>b: AEST -- -8 0\n>c: SEAT 8H SEAT +8 8\n");
        QCOMPARE(stage.import().added, 2);
        QCOMPARE(stage.foundTurns({}).size(), 5);
        QCOMPARE(stage.foundTurns({})[0], u"Anna 1 8H SEAT 3 findingSADDEST"_s);
        const auto turns = [&stage](auto field, const QString& value) {
            return stage.foundTurns(with(field, value));
        };
        QCOMPARE(turns(&ui::LibraryQuery::word, u"SEAT"_s),
                 (QStringList{u"Anna 1 8H SEAT 3 findingSADDEST"_s, u"Cleo 2 8H SEAT 0 "_s}));
        // What was taken back was not made.
        QCOMPARE(turns(&ui::LibraryQuery::word, u"TEAS"_s), QStringList());
        QCOMPARE(turns(&ui::LibraryQuery::word, u"C?T"_s).size(), 1);
        QCOMPARE(turns(&ui::LibraryQuery::tag, u"findingsad"_s).size(), 1);
        // As it stands in the note, and in the field where everything is looked for.
        for (auto field : {&ui::LibraryQuery::tag, &ui::LibraryQuery::text}) {
            QCOMPARE(turns(field, u"#findingSADDEST"_s),
                     QStringList{u"Anna 1 8H SEAT 3 findingSADDEST"_s});
            QCOMPARE(stage.found(with(field, u"#findingSADDEST"_s)).size(), 1);
            QCOMPARE(stage.found(with(field, u"#nothing"_s)).size(), 0);
        }
        QCOMPARE(stage.found(with(&ui::LibraryQuery::text, u"ben #findingsad"_s)).size(), 1);
        QCOMPARE(stage.found(with(&ui::LibraryQuery::text, u"cleo #findingsad"_s)).size(), 0);
        QCOMPARE(turns(&ui::LibraryQuery::tag, u"opening"_s),
                 QStringList{u"Ben 2 I7 C(E)T 1 Opening, knowledgesmall"_s});
        QCOMPARE(turns(&ui::LibraryQuery::rack, u"qz?"_s).size(), 2);
        QCOMPARE(turns(&ui::LibraryQuery::rack, u"qq"_s).size(), 0);
        QCOMPARE(turns(&ui::LibraryQuery::rack, u"TA"_s).size(), 5);
        QCOMPARE(turns(&ui::LibraryQuery::player, u"Cleo"_s).size(), 1);
        ui::LibraryQuery query;
        query.mistake = 1;
        QCOMPARE(stage.foundTurns(query).size(), 3);  // two tags, and what was taken back
        query.mistake = 3;
        QCOMPARE(stage.foundTurns(query).size(), 1);
        QCOMPARE(stage.found(query), QStringList{u"Anna – Ben"_s});
        // Games are found by the tags of their turns, and those are counted.
        QCOMPARE(stage.found(with(&ui::LibraryQuery::tag, u"finding"_s)).size(), 1);
        auto store = ui::LibraryStore::open(stage.database);
        QVERIFY(store);
        QCOMPARE(store->tags().size(), 3);
        QCOMPARE(store->tags()[0].tag, u"findingSADDEST"_s);
        QCOMPARE(store->tags()[0].count, 1);
        const auto page = store->search({});
        QVERIFY(page);
        QCOMPARE(page->rows[0].marked, 2);

        // The review knows what nobody has said.
        const auto report =
            ui::reviewGames(stage.database, {fixture::english(), fixture::lexicon(), nullptr}, {});
        QVERIFY(report);
        const auto judged = store->searchTurns({});
        QVERIFY(judged);
        int lost = 0;
        for (const ui::LibraryTurnRow& row : judged->turns)
            if (row.lost >= 0) {
                ++lost;
                QVERIFY(!row.best.isEmpty());
            }
        QVERIFY(lost > 0);
    }

    /// The notes of another annotator are no reason to refuse a game, nor to lose it among others.
    void copiesWithOtherNotesStandTogether()
    {
        const LibraryStage stage;
        const QString first = stage.file(u"a.gcg"_s, game("Anna", "Ben", "#date 2019-07-21\n"));
        stage.file(u"b.gcg"_s, game("Cleo", "Ben", "#date 2020-01-01\n"));
        QCOMPARE(stage.import().added, 2);
        stage.file(u"noted.gcg"_s, game("Anna", "Ben") + "#note a better move was there\n");
        stage.file(u"same.gcg"_s, game("Anna", "Ben") + "#note a better move was there\n");
        const ui::ImportReport report = stage.import();
        QCOMPARE(report.added, 1);
        QCOMPARE(report.duplicates, 1);
        auto store = ui::LibraryStore::open(stage.database);
        auto rows = store->search({})->rows;
        QCOMPARE(rows.size(), 3);
        QCOMPARE(rows[0].players, u"Cleo – Ben"_s);
        QCOMPARE(rows[1].path, first);
        QVERIFY(!rows[0].isCopy && !rows[1].isCopy);
        QCOMPARE(QFileInfo(rows[2].path).fileName(), u"noted.gcg"_s);
        QVERIFY(rows[2].isCopy);
        ui::LibraryModel model;
        model.setRows(rows);
        QVERIFY(
            model.index(2, ui::LibraryModel::Players).data().toString().contains(u"other notes"_s));
        // Without the first one it is a game like any other.
        QVERIFY(store->remove({rows[1].id}));
        rows = store->search({})->rows;
        QCOMPARE(rows.size(), 2);
        QVERIFY(!rows[0].isCopy && !rows[1].isCopy);
    }

    void resultsAreSortedAsNumbers()
    {
        ui::LibraryModel model;
        QList<ui::LibraryRow> rows(3);
        rows[0].result = u"98–423"_s;
        rows[1].result = u"423–389"_s;
        rows[2].result = u"423–98"_s;
        model.setRows(rows);
        model.sort(ui::LibraryModel::ResultColumn, Qt::AscendingOrder);
        const auto result = [&](int row) { return model.row(row).result; };
        QCOMPARE(result(0), u"98–423"_s);
        QCOMPARE(result(1), u"423–98"_s);
        QCOMPARE(result(2), u"423–389"_s);
    }

    void allPublicGames()
    {
        const QDir cases(QStringLiteral(TILEWRIGHT_CASES "/gcg"));
        if (!cases.exists()) QSKIP("the folder with public games is not there");
        const LibraryStage stage;
        const ui::ImportReport report = stage.import({cases.path()});
        const auto files = cases.entryList({u"*.gcg"_s}, QDir::Files).size();
        QCOMPARE(report.added + report.duplicates + report.failures.size(), files);
        QVERIFY2(report.failures.isEmpty(), qPrintable(report.failures.join(u'\n')));
        QCOMPARE(stage.import({cases.path()}).added, 0);
    }

    void cancellingKeepsWhatWasRead()
    {
        const LibraryStage stage;
        for (int i = 0; i < 300; ++i)
            stage.file(u"%1.gcg"_s.arg(i), game("P" + QByteArray::number(i), "Ben"));
        std::stop_source stop;
        engine::TaskContext context;
        context.stop = stop.get_token();
        context.onProgress = [&stop](const engine::Progress& progress) {
            if (progress.done > 0) stop.request_stop();
        };
        auto report = ui::importGames(stage.database, {stage.games}, fixture::english(), context);
        QVERIFY(report);
        if (report->added == 300) QSKIP("all was read before anything was told");
        QVERIFY(report->cancelled);
        QCOMPARE(stage.found({}).size(), report->added);
        QCOMPARE(stage.import().added, 300 - report->added);
    }

    void foreignFilesAreLeftAlone()
    {
        const LibraryStage stage;
        {
            QFile file(stage.database);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("this is no database at all, but it is long enough to look at");
        }
        QVERIFY(!ui::LibraryStore::open(stage.database));
        QFile file(stage.database);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("this is no database"));
        QVERIFY(!ui::LibraryStore::open(stage.folder.path()));
    }

    void jobsAnswer()
    {
        const LibraryStage stage;
        stage.file(u"a.gcg"_s, game("Anna", "Ben"));
        ui::JobService jobs;
        ui::GameLibrary library(jobs, stage.database);
        QSignalSpy imported(&library, &ui::GameLibrary::imported);
        library.import({stage.games}, fixture::english());
        QVERIFY(library.importing());
        QVERIFY(imported.wait());
        // A position without a file is kept itself.
        ui::StudyState state;
        state.position = fixture::catPosition();
        state.name = u"From the club"_s;
        QSignalSpy changed(&library, &ui::GameLibrary::changed);
        library.add(state, {});
        QVERIFY(changed.wait());
        ui::LibraryPage page;
        connect(&library, &ui::GameLibrary::found, this,
                [&page](const ui::LibraryPage& now) { page = now; });
        QSignalSpy found(&library, &ui::GameLibrary::found);
        library.search({});
        ui::LibraryQuery positions;
        positions.positions = true;
        library.search(positions);
        QVERIFY(found.wait());
        QTRY_COMPARE(page.rows.size(), 1);
        QCOMPARE(page.rows.first().title, u"From the club"_s);
        QSignalSpy content(&library, &ui::GameLibrary::contentRead);
        library.readContent(page.rows.first());
        QVERIFY(content.wait());
        const auto study = engine::readStudy(content.first().at(1).toByteArray().toStdString());
        QVERIFY(study);
        QVERIFY(study->games.front().start()->board() == state.position->board());
        QSignalSpy reviewed(&library, &ui::GameLibrary::reviewed);
        library.review({fixture::english(), fixture::lexicon(), nullptr});
        QVERIFY(library.reviewing());
        QVERIFY(reviewed.wait());
        QCOMPARE(reviewed.first().first().value<ui::ReviewReport>().reviewed, 1);
        ui::LibraryModel model;
        model.setRows(page.rows);
        QCOMPARE(model.index(0, 0).data().toString(), u"Position: From the club"_s);
    }

    /// What is open is one chapter of its file, or something else than stands there: an import reads
    /// the file all the same.
    void filesOfWhatWasAddedAreImported()
    {
        const LibraryStage stage;
        engine::StudyFile file;
        for (const QByteArray& text : {game("Anna", "Ben"), game("Cleo", "Dan")})
            file.games.push_back(engine::readGcg(text.toStdString(), fixture::english())->record);
        stage.file(u"two.cws"_s, QByteArray::fromStdString(engine::writeStudy(file)));
        stage.file(u"one.gcg"_s, game("Eve", "Finn"));
        ui::StudyState state;
        state.game = *ui::OpenGame::create(file.games.front(), fixture::lexicon());
        state.position = state.game->momentAt({}).question;
        state.file = std::make_shared<engine::StudyFile>(file);
        ui::JobService jobs;
        ui::GameLibrary library(jobs, stage.database);
        QSignalSpy changed(&library, &ui::GameLibrary::changed);
        const QString path = QDir(stage.games).filePath(u"two.cws"_s);
        library.add(state, {path, ui::stampOf(path), state});
        QVERIFY(changed.wait());
        const ui::ImportReport report = stage.import();
        QCOMPARE(report.unchanged, 0);
        QCOMPARE(stage.found({}).size(), 3);
        QCOMPARE(stage.import().unchanged, 2);
    }
};

TEST_CLASS(TestLibrary, QApplication)
#include "tst_library.moc"
