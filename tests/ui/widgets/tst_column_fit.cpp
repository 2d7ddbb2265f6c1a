// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHeaderView>
#include <QStandardItemModel>
#include <QTableView>
#include <QtTest>

#include "tests/support/test_class.h"
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
};

TEST_CLASS(TestColumnFit, QApplication)
#include "tst_column_fit.moc"
