// SPDX-License-Identifier: GPL-3.0-or-later
// Figures end at the right of their column, where the words of the next one begin.
#include <QHeaderView>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyleOptionViewItem>
#include <QTableView>
#include <QTreeView>
#include <QtTest>

#include "tests/support/test_class.h"
#include "ui/theme/measures.h"
#include "ui/theme/theme_style.h"

using namespace Qt::StringLiterals;

namespace {

/// Two of figures, between words.
void fillRow(QStandardItemModel& model)
{
    QList<QStandardItem*> row;
    for (const QString& text : {u"cat"_s, u"12"_s, u"345"_s, u"cat"_s, u"cat"_s}) {
        row.append(new QStandardItem(text));
        if (text[0].isDigit()) row.back()->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    model.appendRow(row);
}

/// How far from the edge of its cell a text begins, and how wide the cell would be.
template <class View>
QPair<int, int> placeOf(const View& view, int column)
{
    const QModelIndex index = view.model()->index(0, column);
    QStyleOptionViewItem option;
    option.initFrom(&view);
    option.widget = &view;
    option.index = index;
    option.rect = view.visualRect(index);
    option.features = QStyleOptionViewItem::HasDisplay;
    option.text = index.data().toString();
    option.font = view.font();
    option.displayAlignment = Qt::AlignLeft | Qt::AlignVCenter;
    const QRect text = view.style()->subElementRect(QStyle::SE_ItemViewItemText, &option, &view);
    return {text.left() - option.rect.left(),
            view.style()->sizeFromContents(QStyle::CT_ItemViewItem, &option, {}, &view).width()};
}

}  // namespace

class TestTableGaps : public QObject
{
    Q_OBJECT

private slots:
    void wordsKeepAwayFromFigures()
    {
        ui::ThemeStyle style;
        QStandardItemModel model;
        fillRow(model);
        QTableView table;
        table.setStyle(&style);
        table.setModel(&model);
        const auto usual = placeOf(table, 4);
        const auto away = qMakePair(usual.first + ui::gap::kWide, usual.second + ui::gap::kWide);
        QCOMPARE(placeOf(table, 0), usual);
        QCOMPARE(placeOf(table, 3), away);
        // What counts is the column that is seen before it.
        table.setColumnHidden(1, true);
        QCOMPARE(placeOf(table, 3), away);
        table.setColumnHidden(2, true);
        QCOMPARE(placeOf(table, 3), usual);
        table.setColumnHidden(2, false);
        table.horizontalHeader()->moveSection(2, 3);
        QCOMPARE(placeOf(table, 3), usual);
        QCOMPARE(placeOf(table, 4), away);

        QTreeView tree;
        tree.setStyle(&style);
        tree.setModel(&model);
        QCOMPARE(placeOf(tree, 3).first, placeOf(tree, 4).first + ui::gap::kWide);
    }

    /// What stands above them does so, too.
    void headingsKeepAwayFromEachOther()
    {
        ui::ThemeStyle style;
        QStandardItemModel model;
        fillRow(model);
        for (int column = 0; column < model.columnCount(); ++column)
            model.setHeaderData(column, Qt::Horizontal,
                                model.item(0, column)->textAlignment().toInt(),
                                Qt::TextAlignmentRole);
        QTableView table;
        table.setModel(&model);
        QHeaderView& header = *table.horizontalHeader();
        header.setStyle(&style);
        const auto startOf = [&](int column) {
            QStyleOptionHeader option;
            option.initFrom(&header);
            option.orientation = Qt::Horizontal;
            option.section = column;
            option.rect = QRect(0, 0, 100, 20);
            option.textAlignment = Qt::AlignLeft | Qt::AlignVCenter;
            option.text = u"I"_s;
            QImage image(option.rect.size(), QImage::Format_RGB32);
            image.fill(option.palette.color(QPalette::Button));
            const QImage blank = image;
            QPainter painter(&image);
            style.drawControl(QStyle::CE_HeaderLabel, &option, &painter, &header);
            painter.end();
            int x = 0;
            while (x < image.width() &&
                   image.copy(x, 0, 1, image.height()) == blank.copy(x, 0, 1, image.height()))
                ++x;
            return x;
        };
        QVERIFY(startOf(0) < 30);
        QCOMPARE(startOf(0), startOf(4));
        QCOMPARE(startOf(3), startOf(4) + ui::gap::kWide);
    }
};

TEST_CLASS(TestTableGaps, QApplication)
#include "tst_table_gaps.moc"
