// SPDX-License-Identifier: GPL-3.0-or-later
#include <QStandardItemModel>
#include <QTableView>
#include <QtTest>

#include "tests/support/test_class.h"
#include "ui/widgets/list_table.h"

namespace {

/// Rows of two cells, with the numbers from 0 in the first.
struct Stage
{
    QStandardItemModel model;
    QTableView table;

    explicit Stage(int rows)
    {
        for (int i = 0; i < rows; ++i) {
            auto* number = new QStandardItem;
            number->setData(i, Qt::DisplayRole);
            model.appendRow({number, new QStandardItem});
        }
        ui::setSortedModel(table, model);
        ui::makeListTable(table);
    }
    void select(int first, int last)
    {
        table.selectionModel()->select({model.index(first, 0), model.index(last, 1)},
                                       QItemSelectionModel::Select);
    }
};

}  // namespace

class TestListTable : public QObject
{
    Q_OBJECT

private slots:
    void namesSelectedRowsOnce()
    {
        Stage stage(30);
        QVERIFY(ui::selectedRows(stage.table).isEmpty());
        stage.select(20, 21);
        stage.select(3, 5);
        stage.select(4, 6);
        QCOMPARE(ui::selectedRows(stage.table), QList<int>({3, 4, 5, 6, 20, 21}));
    }

    void aSelectionFollowsItsRows()
    {
        Stage stage(30);
        stage.select(0, 2);
        stage.model.sort(0, Qt::DescendingOrder);
        QCOMPARE(ui::selectedRows(stage.table), QList<int>({27, 28, 29}));
    }

    void ofVeryManyTheCurrentOneStays()
    {
        Stage stage(3000);
        stage.table.setCurrentIndex(stage.model.index(1, 0));
        stage.select(0, 2000);
        stage.model.sort(0, Qt::DescendingOrder);
        QCOMPARE(ui::selectedRows(stage.table), QList<int>({2998}));
        QCOMPARE(stage.table.currentIndex().row(), 2998);
        stage.table.setCurrentIndex({});
        stage.select(0, 2000);
        stage.model.sort(0, Qt::AscendingOrder);
        QVERIFY(ui::selectedRows(stage.table).isEmpty());
    }
};

TEST_CLASS(TestListTable, QApplication)
#include "tst_list_table.moc"
