// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QPainter>
#include <QStandardItemModel>
#include <QtTest>

#include "tests/support/test_class.h"
#include "ui/widgets/unit_delegate.h"

using namespace Qt::StringLiterals;

namespace {

constexpr QSize kCell{160, 30};

QImage painted(const QAbstractItemDelegate& delegate, const QModelIndex& index)
{
    QImage image(kCell, QImage::Format_RGB32);
    image.fill(Qt::white);
    QStyleOptionViewItem option;
    option.rect = QRect(QPoint(), kCell);
    option.font = QApplication::font();
    option.fontMetrics = QFontMetrics(option.font);
    option.palette = QApplication::palette();
    option.state = QStyle::State_Enabled | QStyle::State_Active;
    QPainter painter(&image);
    delegate.paint(&painter, option, index);
    return image;
}

}  // namespace

class TestUnitDelegate : public QObject
{
    Q_OBJECT

private slots:
    void figuresEndBeforeTheUnit()
    {
        QCOMPARE(ui::UnitDelegate::figureLength(u"4.3 pts"_s), 3);
        QCOMPARE(ui::UnitDelegate::figureLength(u"−12,0\u00a0%"_s), 5);
        QCOMPARE(ui::UnitDelegate::figureLength(u"11 of 13"_s), 8);
        QCOMPARE(ui::UnitDelegate::figureLength(u"3\u2008\u2007"_s), 3);
        QCOMPARE(ui::UnitDelegate::figureLength(u"–"_s), 1);
        QCOMPARE(ui::UnitDelegate::figureLength(QString()), 0);
    }

    void figuresStandBelowEachOther()
    {
        QStandardItemModel model;
        for (const QString& text : {u"4.3 pts"_s, u"4.3 %"_s, u"–"_s}) {
            auto* item = new QStandardItem(text);
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            model.appendRow(item);
        }
        const ui::UnitDelegate delegate;
        const QFontMetrics metrics{QApplication::font()};
        const int room = ui::UnitDelegate::unitWidth(model.index(0, 0), metrics);
        QCOMPARE(room, metrics.horizontalAdvance(u" pts"_s));
        const QImage points = painted(delegate, model.index(0, 0));
        const QImage share = painted(delegate, model.index(1, 0));
        QVERIFY(points != share);
        // The two differ by nothing but what stands in the place of the units.
        const QRect figures(0, 0, kCell.width() - room - metrics.horizontalAdvance(u'0'),
                            kCell.height());
        QCOMPARE(points.copy(figures), share.copy(figures));
        QVERIFY(points.copy(figures) != painted(delegate, model.index(2, 0)).copy(figures));
    }

    void roomForTheWidestUnit()
    {
        QStandardItemModel model;
        model.appendRow(new QStandardItem(u"4.3 pts"_s));
        model.appendRow(new QStandardItem(u"4.3 %"_s));
        const ui::UnitDelegate delegate;
        QStyleOptionViewItem option;
        option.font = QApplication::font();
        option.fontMetrics = QFontMetrics(option.font);
        QCOMPARE(delegate.sizeHint(option, model.index(0, 0)).width(),
                 delegate.sizeHint(option, model.index(1, 0)).width());
    }
};

TEST_CLASS(TestUnitDelegate, QApplication)
#include "tst_unit_delegate.moc"
