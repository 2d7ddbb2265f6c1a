// SPDX-License-Identifier: GPL-3.0-or-later
// Long lists of moves: sorted and filtered on worker threads, and growing.
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/moves/move_list_model.h"

using ui::MoveFilter;
using ui::MoveListModel;

namespace {

/// More moves than are put in order at once: scores and values run against each other.
ui::RankingPtr longRanking(const ui::PositionPtr& position, int count = 6000)
{
    auto ranking = std::make_shared<engine::MoveRanking>();
    for (int i = 0; i < count; ++i) {
        engine::Move move = engine::readMove(*position, i % 3 ? "J8 SEAT" : "8G (CAT)S").value();
        move.score = {i * 7919 % 101};
        ranking->moves.push_back({move, engine::Equity{-i}});
    }
    return ranking;
}

/// A long list that is arranged on worker threads, and the same arranged at once.
struct LongLists
{
    ui::JobService jobs;
    MoveListModel model;
    MoveListModel twin;
    ui::PositionPtr position = fixture::catPosition();

    LongLists()
    {
        model.setJobs(jobs);
        const ui::RankingPtr ranking = longRanking(position);
        for (MoveListModel* each : {&model, &twin}) each->setRanking(position, ranking);
    }
    [[nodiscard]] bool same() const
    {
        if (model.isArranging() || model.matchCount() != twin.matchCount()) return false;
        for (int row = 0; row < std::min(model.rowCount(), twin.rowCount()); ++row)
            if (model.rankOf(row) != twin.rankOf(row)) return false;
        return true;
    }
};

}  // namespace

class TestLongMoveList : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void longListsAreSortedOnAnotherThread()
    {
        LongLists lists;
        QAbstractItemModelTester tester(&lists.model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
        // The order of the ranking needs no sorting.
        QVERIFY(!lists.model.isArranging());
        QVERIFY(!lists.model.isStale());
        QVERIFY(lists.same());
        for (int c = 0; c < MoveListModel::ColumnCount; ++c) {
            for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
                lists.model.sort(c, order);
                lists.twin.sort(c, order);
                QTRY_VERIFY2(lists.same(), qPrintable(QString::number(c)));
            }
        }
    }

    void rowsStayUntilTheNewOrderIsThere()
    {
        LongLists lists;
        const QPersistentModelIndex kept = lists.model.index(5, MoveListModel::MoveColumn);
        QSignalSpy arranged(&lists.model, &MoveListModel::arranged);
        lists.model.sort(MoveListModel::ScoreColumn, Qt::DescendingOrder);
        QVERIFY(lists.model.isArranging());
        // These moves can be looked at and played meanwhile.
        QVERIFY(!lists.model.isStale());
        QCOMPARE(lists.model.rankOf(0), 1);
        QTRY_COMPARE(arranged.size(), 1);
        QVERIFY(lists.model.rankOf(0) != 1);
        QVERIFY(!kept.isValid() || lists.model.rankOf(kept.row()) == 6);
    }

    void lateOrdersNeverShow()
    {
        LongLists lists;
        QSignalSpy arranged(&lists.model, &MoveListModel::arranged);
        lists.model.sort(MoveListModel::WordsColumn, Qt::AscendingOrder);
        lists.model.sort(MoveListModel::ScoreColumn, Qt::AscendingOrder);
        lists.model.setFilter(MoveFilter::parse(QStringLiteral("word:SEAT"), *lists.position));
        lists.model.setFilter(MoveFilter::parse(QStringLiteral("word:CATS"), *lists.position));
        lists.twin.sort(MoveListModel::ScoreColumn, Qt::AscendingOrder);
        lists.twin.setFilter(MoveFilter::parse(QStringLiteral("word:CATS"), *lists.position));
        QTRY_VERIFY(lists.same());
        QTest::qWait(50);
        QCOMPARE(arranged.size(), 1);
        QCOMPARE(lists.model.matchCount(), 2000);
        // Nor does one of a list that is no more.
        lists.model.sort(MoveListModel::WordsColumn, Qt::DescendingOrder);
        lists.model.setStale(true);
        QVERIFY(!lists.model.isArranging());
        lists.model.setRanking(nullptr, nullptr);
        QTest::qWait(50);
        QCOMPARE(lists.model.rowCount(), 0);
    }

    void moreMovesOfTheSameListChangeNothingAbove()
    {
        MoveListModel model;
        const auto position = fixture::catPosition();
        const ui::RankingPtr all = longRanking(position, 3000);
        auto first = std::make_shared<engine::MoveRanking>(*all);
        first->moves.resize(999);
        first->moves.push_back({engine::passMove(), engine::Equity{-5000}});
        model.setRanking(position, first);
        const QPersistentModelIndex kept = model.index(500, MoveListModel::MoveColumn);
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        model.setRanking(position, all);
        QCOMPARE(resets.size(), 0);
        QCOMPARE(kept.row(), 500);
        QCOMPARE(model.rowCount(), 1000);
        QCOMPARE(model.matchCount(), 3000);
        QVERIFY(model.canFetchMore({}));
        QVERIFY(model.rankedMove(999).move == all->moves[999].move);
        QVERIFY(!model.isStale());
        // Other moves are other rows.
        model.setRanking(position, longRanking(fixture::catPosition(), 20));
        QCOMPARE(resets.size(), 1);
        QCOMPARE(model.rowCount(), 20);
    }

    void aNewLongListIsAwaited()
    {
        LongLists lists;
        lists.model.sort(MoveListModel::ScoreColumn, Qt::DescendingOrder);
        QTRY_VERIFY(!lists.model.isArranging());
        const auto other = fixture::catPosition("ASET/");
        lists.model.setRanking(other, longRanking(other, 5000));
        // The old rows, dimmed.
        QVERIFY(lists.model.isStale());
        QCOMPARE(lists.model.matchCount(), 6000);
        QVERIFY(lists.model.data(lists.model.index(0, 1), Qt::ForegroundRole).isValid());
        QTRY_VERIFY(!lists.model.isStale());
        QCOMPARE(lists.model.matchCount(), 5000);
        QCOMPARE(lists.model.position(), other);
        // What was played and pinned meanwhile counts as well.
        lists.model.setRanking(lists.position, longRanking(lists.position));
        lists.model.setPlayed(engine::readMove(*lists.position, "8G (CAT)E").value());
        lists.model.setPins({{engine::readMove(*lists.position, "exch AE").value(), 1}});
        QTRY_VERIFY(!lists.model.isStale());
        QVERIFY(lists.model.rowOfPlayed() >= 0);
        const int pinned = lists.model.rowOf(engine::readMove(*lists.position, "exch AE").value());
        QVERIFY(pinned >= 0);
        QCOMPARE(lists.model.data(lists.model.index(pinned, 0), MoveListModel::PinRole), 1);
    }
};

TEST_CLASS(TestLongMoveList, QApplication)
#include "tst_long_move_list.moc"
