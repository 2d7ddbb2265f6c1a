// SPDX-License-Identifier: GPL-3.0-or-later
#include <vector>

#include <QString>
#include <QTest>

#include <rapidcheck.h>

#include "engine/rules/text.h"
#include "tests/support/test_class.h"

using namespace engine;

class TestText : public QObject
{
    Q_OBJECT

private slots:
    void findsInvalidUtf8_data();
    void findsInvalidUtf8();
    void agreesWithQt();
    void trims();
    void quotesForMessages();
    void suggestsTheNearest();
};

void TestText::findsInvalidUtf8_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("at");  // -1: valid
    QTest::newRow("empty") << QByteArray() << -1;
    QTest::newRow("two bytes") << QByteArray("a\xc3\xa9z") << -1;
    QTest::newRow("three bytes") << QByteArray("\xe2\x82\xac") << -1;
    QTest::newRow("four bytes") << QByteArray("\xf0\x9f\x80\x84") << -1;
    QTest::newRow("last") << QByteArray("\xf4\x8f\xbf\xbf") << -1;
    QTest::newRow("beyond") << QByteArray("\xf4\x90\x80\x80") << 0;
    QTest::newRow("overlong 2") << QByteArray("a\xc1\x81") << 1;
    QTest::newRow("overlong 3") << QByteArray("\xe0\x9f\xbf") << 0;
    QTest::newRow("overlong 4") << QByteArray("\xf0\x8f\xbf\xbf") << 0;
    QTest::newRow("surrogate") << QByteArray("\xed\xa0\x80") << 0;
    QTest::newRow("cut 2") << QByteArray("ab\xc3") << 2;
    QTest::newRow("cut 3") << QByteArray("\xe2\x82") << 0;
    QTest::newRow("cut 4") << QByteArray("\xf0\x9f\x80") << 0;
    QTest::newRow("continuation") << QByteArray("a\x80") << 1;
    QTest::newRow("not continued") << QByteArray("\xc3(") << 0;
    QTest::newRow("no byte of UTF-8") << QByteArray("\xff") << 0;
}

void TestText::findsInvalidUtf8()
{
    QFETCH(const QByteArray, bytes);
    const auto at = text::findInvalidUtf8(bytes.toStdString());
    QTEST(at ? static_cast<int>(*at) : -1, "at");
}

void TestText::agreesWithQt()
{
    QVERIFY(rc::check("characters are Qt's code points", [] {
        QList<uint> points;
        for (const int n : *rc::gen::container<std::vector<int>>(
                 rc::gen::oneOf(rc::gen::inRange(1, 0xd800), rc::gen::inRange(0xe000, 0x110000))))
            points << static_cast<uint>(n);
        const std::string utf8 =
            QString::fromUcs4(reinterpret_cast<const char32_t*>(points.constData()), points.size())
                .toStdString();
        RC_ASSERT(!text::findInvalidUtf8(utf8));
        RC_ASSERT(text::characterCount(utf8) == points.size());
    }));
}

void TestText::trims()
{
    QCOMPARE(text::trimmed(" \t a b\t "), std::string_view("a b"));
    QCOMPARE(text::trimmed(" \t "), std::string_view());
    QCOMPARE(text::trimmed(""), std::string_view());
}

void TestText::quotesForMessages()
{
    QCOMPARE(text::quoted("abc").english(), std::string("'abc'"));
    QCOMPARE(text::quoted("a\nb\xff").english(), std::string("'a?b?'"));
    QCOMPARE(text::quoted(std::string(41, 'x')).english(), "'" + std::string(40, 'x') + "...'");
}

void TestText::suggestsTheNearest()
{
    const std::vector<std::string> known{"rack", "racks", "bonus", "ab"};
    const auto said = [&known](std::string_view name) {
        return text::withSuggestion(say("wrong"), name, known).english();
    };
    QCOMPARE(said("rak"), std::string("wrong; did you mean 'rack'?"));
    QCOMPARE(said("RACK"), std::string("wrong; did you mean 'rack'?"));
    QCOMPARE(said("rackz"), std::string("wrong; did you mean 'rack' or 'racks'?"));
    QCOMPARE(said("layout"), std::string("wrong"));
    QCOMPARE(said("xy"), std::string("wrong"));
    QCOMPARE(said(""), std::string("wrong"));
    QCOMPARE(said(std::string(1000, 'r')), std::string("wrong"));
}

TEST_CLASS(TestText, tests::NoApplication)
#include "tst_text.moc"
