// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLocale>
#include <QtTest>

#include "tests/support/test_class.h"
#include "ui/widgets/decimal_mark.h"

using namespace Qt::StringLiterals;

class TestDecimalMark : public QObject
{
    Q_OBJECT

private slots:
    void wholeNumbersStandBesideDecimals()
    {
        QLocale::setDefault(QLocale::c());
        const QString blanks = u"\u2008\u2007"_s;
        for (const QString& whole : {u"12"_s, u"+3"_s, u"\u22127"_s, u"0"_s})
            QCOMPARE(ui::besideDecimals(whole), whole + blanks);
        for (const QString& other :
             {u"1.5"_s, u"\u22121.5"_s, u"–"_s, u""_s, u"3 of 4"_s, u"#2"_s, u"AE"_s})
            QCOMPARE(ui::besideDecimals(other), other);
        // A separator of thousands is none of decimals.
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        QCOMPARE(ui::besideDecimals(u"1.234"_s), u"1.234"_s + blanks);
        QCOMPARE(ui::besideDecimals(u"1,5"_s), u"1,5"_s);
        QLocale::setDefault(QLocale::c());
    }
};

TEST_CLASS(TestDecimalMark, QGuiApplication)
#include "tst_decimal_mark.moc"
