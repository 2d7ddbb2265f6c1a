// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHeaderView>
#include <QStandardItemModel>
#include <QTableView>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/settled.h"
#include "ui/widgets/column_fit.h"

class TestColumnFit : public QObject
{
    Q_OBJECT

private slots:
    void columnsGiveWayAndComeBack()
    {
        QStandardItemModel model(3, 5);
        QTableView table;
        table.setModel(&model);
        table.verticalHeader()->hide();
        table.horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
        for (const int column : {1, 2, 3, 4}) table.setColumnWidth(column, 60);
        // Hidden by hand: stays so.
        table.setColumnHidden(4, true);
        ui::ColumnFit fit(table, 0, {2, 1, 4});
        table.resize(700, 200);
        table.show();
        QTRY_VERIFY(!table.isColumnHidden(1));
        QVERIFY(!table.isColumnHidden(2));

        const int least = table.fontMetrics().averageCharWidth() * 14;
        const int frame = table.width() - table.viewport()->width();
        table.resize(frame + least + 120, 200);
        QTRY_VERIFY(table.isColumnHidden(2));
        QVERIFY(!table.isColumnHidden(1));
        table.resize(frame + least + 60, 200);
        QTRY_VERIFY(table.isColumnHidden(1));
        QVERIFY(table.columnWidth(0) >= least);
        // Others never do.
        QVERIFY(!table.isColumnHidden(3));

        fit.release();
        QVERIFY(!table.isColumnHidden(1));
        QVERIFY(!table.isColumnHidden(2));
        QVERIFY(table.isColumnHidden(4));
        fit.fit();
        QVERIFY(table.isColumnHidden(1));
        table.resize(700, 200);
        QTRY_VERIFY(!table.isColumnHidden(2));
        QCOMPARE(table.columnWidth(2), 60);
        QVERIFY(table.isColumnHidden(4));
    }

    void columnsGiveOfTheirWidthFirst()
    {
        QStandardItemModel model(3, 4);
        QTableView table;
        table.setModel(&model);
        table.verticalHeader()->hide();
        QHeaderView* header = table.horizontalHeader();
        header->setMinimumSectionSize(10);
        header->setSectionResizeMode(0, QHeaderView::Stretch);
        const int letter = table.fontMetrics().averageCharWidth();
        for (const int column : {1, 2, 3}) table.setColumnWidth(column, 80);
        // What the texts take: 18 letters, and half of two other columns.
        const QList<int> needs{18 * letter, 40, 40, 80};
        ui::ColumnFit fit(table, 0, {2, 1}, [&](int column) { return needs[column]; });
        table.resize(700, 200);
        table.show();
        QVERIFY(fixture::settles(table));
        const int frame = table.width() - table.viewport()->width();
        const auto widths = [&] {
            return QList<int>{table.columnWidth(1), table.columnWidth(2), table.columnWidth(3)};
        };
        QCOMPARE(widths(), (QList<int>{80, 80, 80}));
        table.resize(frame + needs[0] + 200, 200);
        QTRY_COMPARE(widths(), (QList<int>{60, 60, 80}));
        QCOMPARE(table.columnWidth(0), needs[0]);
        table.resize(frame + needs[0] + 160, 200);
        QTRY_COMPARE(widths(), (QList<int>{40, 40, 80}));
        QVERIFY(!table.isColumnHidden(2));
        // Only then one of them goes.
        table.resize(frame + needs[0] + 150, 200);
        QTRY_VERIFY(table.isColumnHidden(2));
        QVERIFY(table.columnWidth(0) >= needs[0]);
        // A width that was chosen is the one that is wanted.
        table.resize(700, 200);
        QTRY_COMPARE(widths(), (QList<int>{80, 80, 80}));
        table.setColumnWidth(1, 120);
        table.resize(frame + needs[0] + 160, 200);
        QTRY_COMPARE(widths(), (QList<int>{40, 40, 80}));
        fit.release();
        QCOMPARE(widths(), (QList<int>{120, 80, 80}));
    }

    /// Others are looked at although a long text ends with dots for them.
    void emptyColumnsGoForLongTexts()
    {
        QStandardItemModel model(3, 4);
        QTableView table;
        table.setModel(&model);
        table.verticalHeader()->hide();
        table.horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
        const int letter = table.fontMetrics().averageCharWidth();
        for (const int column : {1, 2, 3}) table.setColumnWidth(column, 80);
        const QList<int> needs{40 * letter, 80, 80, 80};
        ui::ColumnFit fit(table, 0, {2, 1, 3}, [&](int column) { return needs[column]; });
        table.show();
        const int frame = table.width() - table.viewport()->width();
        table.resize(frame + 30 * letter + 240, 200);
        QVERIFY(fixture::settles(table));
        QVERIFY(!table.isColumnHidden(2));
        fit.setGivingWay({2, 1, 3}, 1);
        fit.fit();
        QVERIFY(table.isColumnHidden(2));
        QVERIFY(!table.isColumnHidden(1) && !table.isColumnHidden(3));
    }
};

TEST_CLASS(TestColumnFit, QApplication)
#include "tst_column_fit.moc"
