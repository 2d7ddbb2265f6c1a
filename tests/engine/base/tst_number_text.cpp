// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/base/number_text.h"
#include "tests/support/test_class.h"

class TestNumberText : public QObject
{
    Q_OBJECT

private slots:
    void zeroHasNoSign_data()
    {
        QTest::addColumn<QString>("number");
        QTest::addColumn<QString>("text");
        for (const char* zero : {"-0", "-0.0", "-0.0000", "-0,0"})
            QTest::newRow(zero) << zero << (zero + 1);
        for (const char* other :
             {"0.0", "-0.1", "-10", "-0.0001", "12", "-nan", "-inf", "-", "", "--0"})
            QTest::newRow(other) << other << other;
    }
    void zeroHasNoSign()
    {
        QFETCH(QString, number);
        QFETCH(QString, text);
        QCOMPARE(QString::fromStdString(engine::withoutSignOfZero(number.toStdString())), text);
    }
};

TEST_CLASS(TestNumberText, tests::NoApplication)
#include "tst_number_text.moc"
