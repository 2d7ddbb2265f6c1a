// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <atomic>
#include <thread>

#include <QDir>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QtTest>

#include "engine/game/gcg.h"
#include "engine/game/review.h"
#include "engine/game/study_file.h"
#include "tests/support/test_class.h"
#include "tests/ui/game_fixture.h"
#include "ui/language/text.h"
#include "ui/library/game_library.h"
#include "ui/library/library_turn_model.h"

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMinute = 60'000;

/// A library of games in which the first player passes with the best word on the rack.
struct DepthStage
{
    QTemporaryDir folder;
    QString database = folder.filePath(u"library.sqlite"_s);
    ui::LibraryReviewer reviewer{fixture::english(), fixture::lexicon(), nullptr};

    explicit DepthStage(int games)
    {
        QDir().mkpath(folder.filePath(u"games"_s));
        for (int i = 0; i < games; ++i) {
            QFile out(folder.filePath(u"games/%1.gcg"_s.arg(i)));
            if (!out.open(QIODevice::WriteOnly)) continue;
            out.write("#player1 a Anna" + QByteArray::number(i) +
                      "\n#player2 b Ben\n>a: AEST 8H SEAT +8 8\n>b: CATSEIN - +0 0\n"
                      ">a: EATSUOV - +0 8\n");
        }
        static_cast<void>(
            ui::importGames(database, {folder.filePath(u"games"_s)}, fixture::english(), {}));
        reviewer.choice.standardSeconds = 0.1;
    }
    [[nodiscard]] ui::LibraryStore store() const
    {
        auto opened = ui::LibraryStore::open(database);
        if (!opened) qFatal("%s", opened.error().toString().c_str());
        return std::move(*opened);
    }
    [[nodiscard]] QList<ui::LibraryTurnRow> turns(const ui::LibraryQuery& query = {}) const
    {
        auto page = store().searchTurns(query);
        return page ? page->turns : QList<ui::LibraryTurnRow>();
    }
    [[nodiscard]] int reviewed(const engine::TaskContext& context = {}) const
    {
        const auto report = ui::reviewGames(database, reviewer, context);
        return report ? report->reviewed : -1;
    }
    /// One number of the database.
    [[nodiscard]] int number(const QString& sql) const
    {
        int found = -1;
        {
            QSqlDatabase raw = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"raw"_s);
            raw.setDatabaseName(database);
            if (raw.open()) {
                QSqlQuery query(raw);
                if (query.exec(sql) && query.next()) found = query.value(0).toInt();
            }
            raw.close();
        }
        QSqlDatabase::removeDatabase(u"raw"_s);
        return found;
    }
};

}  // namespace

class TestLibraryDepth : public QObject
{
    Q_OBJECT

private slots:
    /// Games whose players have lexicons of their own are judged by those; without them nothing is.
    void playersLexiconsJudge()
    {
        DepthStage stage(0);
        auto record = engine::readGcg("#player1 a Anna\n#player2 b Ben\n"
                                      ">a: AESTOUV 8H SEAT +8 8\n>b: AESTEIN K8 .E +2 2\n",
                                      fixture::english())
                          ->record;
        engine::GameInfo info = record.info();
        info.players[1].lexicon = "bens";
        QVERIFY(record.setInfo(info));
        QFile out(stage.folder.filePath(u"games/own.cws"_s));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(QByteArray::fromStdString(engine::writeStudy({{}, {record}, {}})));
        out.close();
        QVERIFY(ui::importGames(stage.database, {stage.folder.filePath(u"games"_s)},
                                fixture::english(), {}));
        auto report = ui::reviewGames(stage.database, stage.reviewer, {});
        QVERIFY(report);
        QCOMPARE(report->reviewed, 0);
        QCOMPARE(report->failures.size(), 1);
        QVERIFY2(report->failures.first().contains(u"bens"_s),
                 qPrintable(report->failures.first()));
        // TE is a word of Ben's alone.
        QFile words(stage.folder.filePath(u"bens.txt"_s));
        QVERIFY(words.open(QIODevice::WriteOnly));
        words.write("te\nseat\n");
        words.close();
        stage.reviewer.known = {{words.fileName(), {}, u"english"_s, {}, {}, false}};
        report = ui::reviewGames(stage.database, stage.reviewer, {});
        QVERIFY(report);
        QVERIFY2(report->failures.isEmpty(), qPrintable(report->failures.join(u'\n')));
        QCOMPARE(report->reviewed, 1);
        for (const ui::LibraryTurnRow& row : stage.turns())
            QVERIFY2((row.reasons & (1 << int(engine::ReviewTag::Phony))) == 0,
                     qPrintable(row.move));
        // Once is enough.
        QCOMPARE(stage.reviewed(), 0);
    }

    void mistakesAreFoundByReasonAndPhase()
    {
        const DepthStage stage(2);
        QCOMPARE(stage.reviewed(), 2);
        const auto all = stage.turns();
        const auto mistakes = std::ranges::count_if(
            all, [](const ui::LibraryTurnRow& row) { return row.judged > 0; });
        QVERIFY(mistakes > 0);
        ui::LibraryQuery query;
        query.mistake = 1;
        QCOMPARE(stage.turns(query).size(), mistakes);
        for (const ui::LibraryTurnRow& row : all) {
            if (row.lost < 0) continue;
            QCOMPARE(row.phase, static_cast<int>(engine::GamePhase::Opening));
            // Every mistake is found by each of its reasons, and by no other.
            for (int bit = 0; bit < static_cast<int>(engine::kReviewTagCount); ++bit) {
                ui::LibraryQuery one;
                one.reasons = 1 << bit;
                const auto found = stage.turns(one);
                const bool isThere =
                    std::ranges::any_of(found, [&row](const ui::LibraryTurnRow& each) {
                        return each.game.id == row.game.id && each.game.turn == row.game.turn;
                    });
                QCOMPARE(isThere, (row.reasons >> bit & 1) != 0);
            }
        }
        query = {};
        query.phase = static_cast<int>(engine::GamePhase::Opening);
        QVERIFY(!stage.turns(query).isEmpty());
        query.phase = static_cast<int>(engine::GamePhase::Endgame);
        QVERIFY(stage.turns(query).isEmpty());
    }

    /// A search says more, is kept with all that it depends on, and isn't made twice.
    void searchesAreKeptAndNotRepeated()
    {
        DepthStage stage(1);
        stage.reviewer.choice.depth = engine::ReviewDepth::Standard;
        QCOMPARE(stage.reviewed(), 1);
        const int kept = stage.number(u"SELECT count(*) FROM verdicts"_s);
        QVERIFY(kept > 0);
        const auto rows = stage.turns();
        QVERIFY(std::ranges::any_of(rows, [](const ui::LibraryTurnRow& row) {
            return row.judge != static_cast<int>(engine::JudgedBy::Static) && row.win >= 0;
        }));
        // The sum of a game is that of its turns, whatever judged them.
        qint64 lost = 0;
        for (const ui::LibraryTurnRow& row : rows) lost += std::max<qint64>(row.lost, 0);
        const int sum = stage.number(u"SELECT sum(lost) FROM players"_s);
        QVERIFY2(std::abs(lost - sum) <= rows.size(),
                 qPrintable(u"%1 and %2"_s.arg(lost).arg(sum)));
        ui::LibraryTurnModel model;
        model.setRows(rows);
        bool told = false;
        for (int row = 0; row < model.rowCount(); ++row)
            told = told ||
                   model.index(row, ui::LibraryTurnModel::Lost).data().toString().contains(u'%');
        QVERIFY(told);
        QCOMPARE(stage.reviewed(), 0);
        // The static review of the same words says less.
        stage.reviewer.choice.depth = engine::ReviewDepth::Static;
        QCOMPARE(stage.reviewed(), 0);
        stage.reviewer.choice.depth = engine::ReviewDepth::Standard;
        // Forgotten by accident, what is kept is taken as it is: the same row by row, although
        // another seed would find other numbers.
        const qint64 id = rows.first().game.id;
        const auto told1 = stage.store().verdicts(id);
        stage.reviewer.choice.seed = 2;
        QCOMPARE(stage.reviewed(), 1);
        QCOMPARE(stage.number(u"SELECT count(*) FROM verdicts"_s), 2 * kept);
        stage.reviewer.choice.seed = 1;
        QCOMPARE(stage.reviewed(), 1);
        const auto told2 = stage.store().verdicts(id);
        QCOMPARE(told2.size(), 2 * kept);
        for (int i = 0; i < kept; ++i) QVERIFY(*told1[i].analysis == *told2[i].analysis);
        // Asked for anew, it is new.
        QVERIFY(stage.store().forgetReviews({id}));
        QCOMPARE(stage.number(u"SELECT count(*) FROM verdicts"_s), 0);
        QCOMPARE(stage.reviewed(), 1);
    }

    /// Losses and best moves would stand at the turns of another game.
    void otherGamesInTheirFilesAreNotReviewed()
    {
        const DepthStage stage(2);
        QFile out(stage.folder.filePath(u"games/0.gcg"_s));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write("#player1 a Anna0\n#player2 b Ben\n>a: AEST 8H EAT +6 6\n"
                  ">b: CATSEIN - +0 0\n>a: EATSUOV - +0 6\n");
        out.close();
        const auto report = ui::reviewGames(stage.database, stage.reviewer, {});
        QVERIFY(report);
        QCOMPARE(report->reviewed, 1);
        QCOMPARE(report->failures.size(), 1);
        QVERIFY2(report->failures.first().contains(u"import it again"_s),
                 qPrintable(report->failures.first()));
        QVERIFY(ui::importGames(stage.database, {out.fileName()}, fixture::english(), {}));
        QCOMPARE(stage.reviewed(), 1);
    }

    /// All that searches found of a game comes into the library, and that which judged most of it is
    /// its review.
    void allVerdictsAreAdopted()
    {
        DepthStage stage(1);
        const qint64 id = stage.turns().first().game.id;
        auto store = stage.store();
        QFile in(stage.folder.filePath(u"games/0.gcg"_s));
        QVERIFY(in.open(QIODevice::ReadOnly));
        engine::GameRecord record =
            engine::readGcg(in.readAll().toStdString(), fixture::english())->record;
        const auto turns = engine::turnsOf(record, record.lineThrough(engine::kRootNode));
        const auto take = [&](const ui::LibraryVerdict& verdict) {
            const engine::NodeId node = turns[static_cast<std::size_t>(verdict.turn) - 1].move;
            engine::Annotations annotations = record.node(node).annotations;
            annotations.analyses.push_back(verdict.analysis);
            record.setAnnotations(node, std::move(annotations));
        };
        stage.reviewer.choice.depth = engine::ReviewDepth::Standard;
        QCOMPARE(stage.reviewed(), 1);
        const auto all = store.verdicts(id);
        QVERIFY(all.size() >= 2);
        for (const ui::LibraryVerdict& verdict : all) take(verdict);
        // A deep one was stopped after its first turn.
        QVERIFY(store.forgetReviews({id}));
        stage.reviewer.choice.depth = engine::ReviewDepth::Deep;
        stage.reviewer.choice.deepSeconds = 0.2;
        QCOMPARE(stage.reviewed(), 1);
        take(store.verdicts(id).first());
        QVERIFY(store.forgetReviews({id}));
        QCOMPARE(stage.number(u"SELECT count(*) FROM verdicts"_s), 0);

        stage.reviewer.choice = {};
        QVERIFY(ui::adoptReview(store, id, stage.reviewer, record));
        QCOMPARE(stage.number(u"SELECT count(*) FROM verdicts"_s),
                 static_cast<int>(all.size()) + 1);
        const auto searched = std::ranges::count_if(stage.turns(), [](const auto& row) {
            return row.judge != static_cast<int>(engine::JudgedBy::Static);
        });
        QCOMPARE(searched, all.size());
    }

    /// Stopped after a turn, or killed: that turn is there, and the game is free again.
    void whatIsFoundStaysTurnByTurn()
    {
        DepthStage stage(1);
        stage.reviewer.choice.depth = engine::ReviewDepth::Standard;
        std::stop_source stop;
        engine::TaskContext context;
        context.stop = stop.get_token();
        context.onProgress = [&stop](const engine::Progress& progress) {
            if (!progress.phase.empty()) stop.request_stop();
        };
        QCOMPARE(stage.reviewed(context), 0);
        QCOMPARE(stage.number(u"SELECT count(*) FROM verdicts"_s), 1);
        QCOMPARE(stage.number(u"SELECT count(*) FROM claims"_s), 0);
        const auto first = stage.store().verdicts(stage.turns().first().game.id);
        QCOMPARE(stage.reviewed(), 1);
        const auto all = stage.store().verdicts(stage.turns().first().game.id);
        QVERIFY(all.size() > 1);
        QVERIFY(*all.first().analysis == *first.first().analysis);
    }

    void ownersShareTheGames()
    {
        const DepthStage stage(3);
        auto store = stage.store();
        const ui::ReviewNeed need{u"words"_s, {}, 0};
        const auto here = ui::ReviewOwner::make();
        const auto there = ui::ReviewOwner::make();
        const auto mine = store.take(need, here, 2, kMinute, {});
        QVERIFY(mine && mine->size() == 2);
        const auto others = store.take(need, there, 9, kMinute, {});
        QVERIFY(others && others->size() == 1);
        QVERIFY(others->first().id != mine->at(0).id && others->first().id != mine->at(1).id);
        QVERIFY(store.release(here, mine->at(1).id));
        const auto given = store.take(need, there, 9, kMinute, {others->first().id});
        QVERIFY(given && given->size() == 1);
        QCOMPARE(given->first().id, mine->at(1).id);
        // Time that is over, and programs that don't run any more, hold nothing.
        QVERIFY(store.hold(there, -1));
        QVERIFY(store.release(here));
        auto gone = ui::ReviewOwner::make();
        gone.process = 0;
        QCOMPARE(store.take(need, gone, 9, kMinute, {})->size(), 3);
        QCOMPARE(store.take(need, here, 9, kMinute, {})->size(), 3);
        // On another machine nobody knows.
        QVERIFY(store.release(here));
        gone.host = u"elsewhere"_s;
        QCOMPARE(store.take(need, gone, 9, kMinute, {})->size(), 3);
        QCOMPARE(store.take(need, here, 9, kMinute, {})->size(), 0);
    }

    void chosenGamesComeFirst()
    {
        const DepthStage stage(3);
        auto store = stage.store();
        const ui::ReviewNeed need{u"words"_s, {}, 0};
        const auto owner = ui::ReviewOwner::make();
        const auto before = store.take(need, owner, 9, kMinute, {});
        QVERIFY(before && before->size() == 3);
        QVERIFY(store.putFirst({before->at(2).id}));
        QCOMPARE(store.take(need, owner, 1, kMinute, {})->first().id, before->at(2).id);
        QVERIFY(store.putFirst({before->at(1).id}));
        QCOMPARE(store.take(need, owner, 1, kMinute, {})->first().id, before->at(1).id);
    }

    void twoAtOnceReviewEachGameOnce()
    {
        const DepthStage stage(40);
        std::atomic<int> sum{0};
        std::atomic<bool> failed{false};
        {
            const auto work = [&] {
                const auto report = ui::reviewGames(stage.database, stage.reviewer, {});
                if (report && report->failures.isEmpty()) sum += report->reviewed;
                else failed = true;
            };
            const std::jthread one(work);
            const std::jthread two(work);
        }
        QVERIFY(!failed);
        QCOMPARE(sum.load(), 40);
        QCOMPARE(stage.number(u"SELECT count(*) FROM claims"_s), 0);
    }

    /// What was begun is remembered until it is done or given up, whatever becomes of the program.
    void plansOutliveTheProgram()
    {
        DepthStage stage(2);
        stage.reviewer.choice.depth = engine::ReviewDepth::Standard;
        ui::JobService jobs;
        {
            ui::GameLibrary library(jobs, stage.database);
            QSignalSpy reviewed(&library, &ui::GameLibrary::reviewed);
            library.review(stage.reviewer);
            QTRY_COMPARE(stage.number(u"SELECT count(*) FROM plan"_s), 1);
            library.pauseReview();
            QTRY_COMPARE_WITH_TIMEOUT(reviewed.size(), 1, 60'000);
            QVERIFY(reviewed.first().first().value<ui::ReviewReport>().paused);
        }
        ui::GameLibrary library(jobs, stage.database);
        QVERIFY(!library.unfinished());
        library.search({});
        QTRY_VERIFY(library.unfinished());
        QVERIFY(*library.unfinished() == stage.reviewer.choice);
        QSignalSpy reviewed(&library, &ui::GameLibrary::reviewed);
        library.review(stage.reviewer);
        QTRY_COMPARE_WITH_TIMEOUT(reviewed.size(), 1, 60'000);
        QVERIFY(!library.unfinished());
        QCOMPARE(stage.number(u"SELECT count(*) FROM plan"_s), 0);
        QCOMPARE(stage.number(u"SELECT count(*) FROM games WHERE searched <> ''"_s), 2);
        // Given up.
        QVERIFY(stage.store().setPlan(u"{}"_s));
        library.stopReview();
        QTRY_COMPARE(stage.number(u"SELECT count(*) FROM plan"_s), 0);
    }

    /// Who stops ends the own part of a review that another program goes on with.
    void aSharedPlanStays()
    {
        DepthStage stage(1);
        ui::LibraryStore store = stage.store();
        QVERIFY(store.setPlan(u"{}"_s));
        const qint64 always = 1;  // the first process of the system
        const ui::ReviewOwner other{u"other"_s, QSysInfo::machineHostName(), always};
        ui::ReviewNeed need;
        need.settings = u"settings of nobody"_s;
        QCOMPARE(store.take(need, other, 1, 60'000, {})->size(), 1);
        QVERIFY(store.endPlan());
        QVERIFY(!store.plan().isEmpty());
        // Its own claims, and those of programs that are gone, hold nothing.
        QVERIFY(store.release(other));
        QCOMPARE(store.take(need, ui::ReviewOwner::make(), 1, 60'000, {})->size(), 1);
        QVERIFY(store.endPlan());
        QVERIFY(store.plan().isEmpty());
    }
};

TEST_CLASS(TestLibraryDepth, QApplication)

#include "tst_library_depth.moc"
