// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/base/safe_text.h"
#include "tests/support/test_class.h"

using engine::isFormula;
using engine::spreadsheetCell;
using engine::terminalText;

class TestSafeText : public QObject
{
    Q_OBJECT

private slots:
    void cells_data();
    void cells();
    void terminals();
};

void TestSafeText::cells_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("formula");
    for (const char* text :
         {"=1+1", "=cmd|' /C calc'!A0", "@SUM(A1)", "+cmd", "-cmd|x", "-AEI", "--", "+1+cmd|x",
          "-2+3", "\tx", "\r=1", "+", "-1e", "-.", "+1.2.3", "-12.5.", "-1 2"})
        if (QString(text).size() > 1) QTest::newRow(text) << text << true;
    for (const char* text : {"", "-", "+", "-12.5", "+24", "-3,5", "+1e-3", "-1E5", "-12 %", "-7%",
                             "12", "8H QUIZ", "a=b", "'=1",
                             "\xe2\x88\x92"
                             "3.4"})
        QTest::addRow("plain '%s'", text) << QString::fromUtf8(text) << false;
}

void TestSafeText::cells()
{
    QFETCH(QString, text);
    QFETCH(bool, formula);
    QCOMPARE(isFormula(text.toStdString()), formula);
    QCOMPARE(QString::fromStdString(spreadsheetCell(text.toStdString())),
             formula ? "'" + text : text);
}

void TestSafeText::terminals()
{
    QCOMPARE(terminalText("plain é\t\n"), std::string("plain é\t\n"));
    QCOMPARE(terminalText("\x1b]0;x\x07"), std::string("\\x1b]0;x\\x07"));
    QCOMPARE(terminalText("a\rb\x7f"), std::string("a\\x0db\\x7f"));
    // C1 in UTF-8: CSI.
    QCOMPARE(terminalText("\xc2\x9b"
                          "2J"),
             std::string("\\x9b2J"));
    QCOMPARE(terminalText("\xc2\xa0"), std::string("\xc2\xa0"));
    QCOMPARE(terminalText("na\xc3\xafve \xe6\xbc\xa2 \xf0\x9f\x80\x84"),
             std::string("na\xc3\xafve \xe6\xbc\xa2 \xf0\x9f\x80\x84"));
    // No UTF-8: a lone CSI, one that is cut off, one written too long, half of a pair.
    QCOMPARE(terminalText("\x9b"
                          "2J\xc2"),
             std::string("\\x9b2J\\xc2"));
    QCOMPARE(terminalText("\xe0\x82\x9b"), std::string("\\xe0\\x82\\x9b"));
    QCOMPARE(terminalText("\xc1\x9b\xed\xa0\x80"), std::string("\\xc1\\x9b\\xed\\xa0\\x80"));
    // gpj.exe that would look like exe.jpg.
    QCOMPARE(terminalText("\xe2\x80\xaegpj.exe\xe2\x81\xa9"),
             std::string("\\xe2\\x80\\xaegpj.exe\\xe2\\x81\\xa9"));
    QCOMPARE(terminalText("\xe2\x80\xa6"), std::string("\xe2\x80\xa6"));
}

TEST_CLASS(TestSafeText, QCoreApplication)
#include "tst_safe_text.moc"
