// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLocale>
#include <QtTest>

#include "tests/support/test_class.h"
#include "ui/language/text.h"

class TestText : public QObject
{
    Q_OBJECT

private slots:
    void numbersForPeople_data()
    {
        QTest::addColumn<int>("millis");
        QTest::addColumn<QString>("text");
        QTest::newRow("positive") << 31249 << "+31.2";
        QTest::newRow("rounds up") << 31250 << "+31.3";
        QTest::newRow("negative") << -850 << QStringLiteral("\u22120.9");
        QTest::newRow("nearly nothing") << -49 << "0.0";
        QTest::newRow("zero") << 0 << "0.0";
    }
    void numbersForPeople()
    {
        QFETCH(int, millis);
        QFETCH(QString, text);
        QLocale::setDefault(QLocale::c());
        QCOMPARE(ui::signedEquity({millis}), text);
    }
};

TEST_CLASS(TestText, QCoreApplication)
#include "tst_text.moc"
