// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QtTest>

#include "tests/ui/ui_fixture.h"
#include "ui/models/move_description.h"
#include "ui/models/move_list_model.h"
#include "ui/models/unseen_pool.h"

using ui::MoveFilter;
using ui::MoveListModel;

namespace {

ui::RankingPtr sampleRanking(const ui::PositionPtr& position)
{
    return std::make_shared<engine::MoveRanking>(fixture::ranking(
        *position, {{"J8 SEAT", 300}, {"8G (CAT)S", 220}, {"exch AE", 31}, {"pass", -10}}));
}

QString cell(const MoveListModel& model, int row, int column)
{
    return model.data(model.index(row, column), Qt::DisplayRole).toString();
}

QStringList column(const MoveListModel& model, int column)
{
    QStringList cells;
    for (int row = 0; row < model.rowCount(); ++row) cells.append(cell(model, row, column));
    return cells;
}

}  // namespace

class TestMoveListModel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void showsARanking()
    {
        MoveListModel model;
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
        const auto position = fixture::catPosition();
        model.setRanking(position, sampleRanking(position));
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(column(model, MoveListModel::MoveColumn),
                 (QStringList{QStringLiteral("J8 SEAT"), QStringLiteral("8G (CAT)S"),
                              QStringLiteral("Exch AE"), QStringLiteral("Pass")}));
        QCOMPARE(cell(model, 1, MoveListModel::ScoreColumn), QStringLiteral("6"));
        QCOMPARE(cell(model, 1, MoveListModel::LeaveColumn), QStringLiteral("AET"));
        QCOMPARE(cell(model, 1, MoveListModel::ValueColumn), QStringLiteral("+16.0"));
        QCOMPARE(cell(model, 1, MoveListModel::EquityColumn), QStringLiteral("+22.0"));
        QCOMPARE(cell(model, 0, MoveListModel::DeltaColumn), QStringLiteral("best"));
        QCOMPARE(cell(model, 1, MoveListModel::DeltaColumn), QString::fromUtf8("−8.0"));
        QCOMPARE(model.data(model.index(1, 1), Qt::AccessibleTextRole).toString(),
                 QStringLiteral("2. 8G (CAT)S, 6 points, keeps AET, equity +22.0"));
    }

    void sortsByEveryColumn()
    {
        MoveListModel model;
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
        const auto position = fixture::catPosition();
        model.setRanking(position, sampleRanking(position));
        for (int c = 0; c < MoveListModel::ColumnCount; ++c) {
            for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
                model.sort(c, order);
                QCOMPARE(model.rowCount(), 4);
                QVERIFY(model.data(model.index(0, c), MoveListModel::SortKeyRole).toBool());
            }
        }
        model.sort(MoveListModel::RankColumn, Qt::AscendingOrder);
        QCOMPARE(model.rankOf(0), 1);
        model.sort(MoveListModel::RankColumn, Qt::DescendingOrder);
        QCOMPARE(model.rankOf(0), 4);
        model.sort(MoveListModel::ValueColumn, Qt::DescendingOrder);
        QCOMPARE(cell(model, 0, MoveListModel::DeltaColumn), QStringLiteral("best"));
        model.sort(MoveListModel::LeaveColumn, Qt::AscendingOrder);
        QCOMPARE(cell(model, 0, MoveListModel::LeaveColumn), QString());
    }

    void persistentIndicesFollowTheirMove()
    {
        MoveListModel model;
        const auto position = fixture::catPosition();
        model.setRanking(position, sampleRanking(position));
        const QPersistentModelIndex kept = model.index(0, MoveListModel::MoveColumn);
        const QString text = kept.data().toString();
        model.sort(MoveListModel::EquityColumn, Qt::AscendingOrder);
        QCOMPARE(kept.row(), 3);
        QCOMPARE(kept.data().toString(), text);
    }

    void filters()
    {
        MoveListModel model;
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
        const auto position = fixture::catPosition();
        model.setRanking(position, sampleRanking(position));
        model.setFilter(MoveFilter::parse(QStringLiteral("-exch -pass"), *position));
        QCOMPARE(model.rowCount(), 2);
        // Ranks stay those of the whole list.
        model.setFilter(MoveFilter::parse(QStringLiteral("pass"), *position));
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.rankOf(0), 4);
        QCOMPARE(model.rowOf(sampleRanking(position)->moves[0].move), -1);
        model.setFilter({});
        QCOMPARE(model.rowOf(sampleRanking(position)->moves[2].move), 2);
    }

    void exposesLongListsInParts()
    {
        // Without the tester during the fetching: it would fetch in the middle of that itself.
        MoveListModel model;
        const auto position = fixture::catPosition();
        engine::MoveRanking many;
        const auto pass = engine::passMove();
        for (int i = 0; i < 2500; ++i) many.moves.push_back({pass, engine::Equity{-i}});
        const auto last = *engine::readMove(*position, "8G (CAT)S");
        many.moves.push_back({last, engine::Equity{-5000}});
        model.setRanking(position, std::make_shared<engine::MoveRanking>(many));
        QCOMPARE(model.rowCount(), 1000);
        QCOMPARE(model.matchCount(), 2501);
        QVERIFY(model.canFetchMore({}));
        QSignalSpy inserts(&model, &QAbstractItemModel::rowsInserted);
        model.fetchMore({});
        QCOMPARE(model.rowCount(), 2000);
        QCOMPARE(inserts.size(), 1);
        QCOMPARE(model.rowOf(last), 2500);
        QCOMPARE(model.rowCount(), 2501);
        QVERIFY(!model.canFetchMore({}));
        {
            QAbstractItemModelTester tester(&model,
                                            QAbstractItemModelTester::FailureReportingMode::Fatal);
            model.sort(MoveListModel::ScoreColumn, Qt::AscendingOrder);
        }
        model.setRanking(nullptr, nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void staleRowsAreDimmed()
    {
        MoveListModel model;
        const auto position = fixture::catPosition();
        model.setRanking(position, sampleRanking(position));
        QVERIFY(!model.data(model.index(0, 1), Qt::ForegroundRole).isValid());
        model.setStale(true);
        QVERIFY(model.data(model.index(0, 1), Qt::ForegroundRole).isValid());
        model.setRanking(position, sampleRanking(position));
        QVERIFY(!model.isStale());
    }

    void marksMovesOnASquare()
    {
        MoveListModel model;
        const auto position = fixture::catPosition();
        model.setRanking(position, sampleRanking(position));
        model.setSquare(std::pair(7, 9));
        QVERIFY(model.data(model.index(0, 1), MoveListModel::OnSquareRole).toBool());
        QVERIFY(model.data(model.index(1, 1), MoveListModel::OnSquareRole).toBool());
        QVERIFY(!model.data(model.index(3, 1), MoveListModel::OnSquareRole).toBool());
        // A tile that lies there already is not the move's.
        model.setSquare(std::pair(7, 6));
        QVERIFY(!model.data(model.index(1, 1), MoveListModel::OnSquareRole).toBool());
    }

    void copiesAsText()
    {
        MoveListModel model;
        const auto position = fixture::catPosition();
        model.setRanking(position, sampleRanking(position));
        const QStringList lines = ui::movesAsText(model, {0, 1}).split(u'\n');
        QCOMPARE(lines.size(), 4);
        QCOMPARE(lines[1].indexOf(QStringLiteral("J8")), lines[2].indexOf(QStringLiteral("8G")));
        const QStringList table = ui::movesAsMarkdown(model, {0, 1}).split(u'\n');
        QCOMPARE(table.size(), 5);
        QCOMPARE(table[0].count(u'|'), table[3].count(u'|'));
        QVERIFY(table[1].startsWith(QStringLiteral("| ---: | :--- |")));
    }

    void chancesAreAColumnWhereThereAreSome()
    {
        MoveListModel model;
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
        const auto position = fixture::catPosition();
        auto ranking = std::make_shared<engine::MoveRanking>(*sampleRanking(position));
        model.setRanking(position, ranking);
        QVERIFY(!model.hasChances());
        QVERIFY(!ui::movesAsText(model, {0}).contains(QStringLiteral("Win")));
        QVERIFY(!ui::movesAsMarkdown(model, {0}).contains(QStringLiteral("Win")));
        auto withChances = std::make_shared<engine::MoveRanking>(*ranking);
        withChances->chances = {{0.25}, {0.4}, {0.05}, {0}};
        model.setRanking(position, withChances);
        QVERIFY(model.hasChances());
        QCOMPARE(column(model, MoveListModel::WinColumn),
                 (QStringList{QStringLiteral("25.0"), QStringLiteral("40.0"), QStringLiteral("5.0"),
                              QStringLiteral("0.0")}));
        QCOMPARE(cell(model, 1, MoveListModel::DeltaColumn), QString::fromUtf8("−8.0"));
        // Sorted by it, so are the differences and the bars.
        model.sort(MoveListModel::WinColumn, Qt::DescendingOrder);
        QCOMPARE(cell(model, 0, MoveListModel::MoveColumn), QStringLiteral("8G (CAT)S"));
        QCOMPARE(cell(model, 0, MoveListModel::DeltaColumn), QStringLiteral("best"));
        QCOMPARE(cell(model, 1, MoveListModel::DeltaColumn), QString::fromUtf8("−15.0"));
        QCOMPARE(model.data(model.index(1, 0), MoveListModel::DeltaLevelRole).toDouble(), 0.5);
        QVERIFY(model.data(model.index(0, 1), Qt::AccessibleTextRole)
                    .toString()
                    .endsWith(QStringLiteral("equity +22.0, wins 40.0 %")));
        QVERIFY(ui::movesAsText(model, {0}).contains(QStringLiteral("Win %")));
        QVERIFY(ui::describeMove(*position, withChances->moves[0].move, withChances)
                    .detail.contains(QStringLiteral("wins 25.0 %")));
    }

    void describesMoves()
    {
        const auto position = fixture::catPosition();
        const auto ranking = sampleRanking(position);
        const auto describe = [&](const char* text) {
            return ui::describeMove(*position, *engine::readMove(*position, text), ranking);
        };
        QCOMPARE(describe("8G (CAT)S").button, QStringLiteral("Play CATS  6"));
        QCOMPARE(describe("8G (CAT)S").detail,
                 QStringLiteral("keeps AET · equity +22.0 · #2 of 4"));
        QCOMPARE(describe("exch AE").button, QStringLiteral("Exchange AE"));
        QCOMPARE(describe("pass").button, QStringLiteral("Pass"));
        const ui::MoveDescription phony = describe("8G (CAT)E");
        QVERIFY(phony.phony);
        QVERIFY(phony.detail.contains(QStringLiteral("CATE")));
        QVERIFY(!phony.detail.contains(QStringLiteral("equity")));
    }

    void countsUnseenTiles()
    {
        const auto pool = ui::UnseenPool::of(*fixture::catPosition("AEST/"));
        QCOMPARE(pool.tiles, 93);
        QCOMPARE(pool.vowels + pool.consonants + pool.blanks, 93);
        QCOMPARE(pool.blanks, 2);
        QCOMPARE(pool.groups.size(), std::size_t{27});
        QCOMPARE(pool.groups.front().count, 7);
        QCOMPARE(pool.groups.front().total, 9);
    }
};

QTEST_MAIN(TestMoveListModel)
#include "tst_move_list_model.moc"
