// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine says: literals with places, and what stands at them.
#include <QtTest>

#include "engine/base/sentence.h"
#include "tests/support/test_class.h"

using namespace engine;

// The number of arguments and their types are checked when a call is compiled.
static_assert(placesIn("") == 0);
static_assert(placesIn("a % b %0 100 %") == 0);
static_assert(placesIn("%1") == 1);
static_assert(placesIn("%2 and %1, %1 again") == 2);
static_assert(placesIn("%1 and %3") == -1);
static_assert(placesIn("%9") == -1);
static_assert(placesIn("%1%2%3%4%5%6%7%8%9") == 9);
static_assert(Sayable<std::string> && Sayable<std::string_view> && Sayable<Sentence>);
static_assert(Sayable<Title> && Sayable<int> && Sayable<std::size_t> && Sayable<long long>);
static_assert(!Sayable<const char*> && !Sayable<const char (&)[4]>);
static_assert(!Sayable<bool> && !Sayable<char> && !Sayable<double>);

class TestSentence : public QObject
{
    Q_OBJECT

private slots:
    void saysNothingAtFirst();
    void fillsItsPlaces_data();
    void fillsItsPlaces();
    void keepsLiteralAndArguments();
    void comparesWhatIsSaid();
};

void TestSentence::saysNothingAtFirst()
{
    const Sentence nothing;
    QVERIFY(nothing.empty());
    QCOMPARE(nothing.text(), "");
    QVERIFY(nothing.arguments().empty());
    QCOMPARE(nothing.english(), std::string());
    QCOMPARE(say("%1 left", nothing).english(), std::string(" left"));
}

void TestSentence::fillsItsPlaces_data()
{
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("english");
    const auto row = [](const Sentence& sentence, const char* english) {
        QTest::newRow(english) << QString::fromStdString(sentence.english())
                               << QString::fromUtf8(english);
    };
    using namespace std::string_literals;
    using namespace std::string_view_literals;
    row(say("no tile is placed"), "no tile is placed");
    row(say("%1 is occupied", "8H"s), "8H is occupied");
    row(say("%2, not %1 or %1", "a"sv, "b"s), "b, not a or a");
    row(say("%1 of %2", std::size_t{7}, -3), "7 of -3");
    row(say("rack: %1", say("%1 is no letter of %2", say("'%1'", "x"s), "english"s)),
        "rack: 'x' is no letter of english");
    row(say("the rules %1", Title{"English, super board"}), "the rules English, super board");
    // What is filled in isn't looked at again.
    row(say("%1 and %2", "%2"s, "%1"s), "%2 and %1");
    row(say("50 % of %1, %", 4), "50 % of 4, %");
    row(say("%0 %1 %12", 5), "%0 5 52");
    row(say("%1%2%3%4%5%6%7%8%9", 1, 2, 3, 4, 5, 6, 7, 8, 9), "123456789");
}

void TestSentence::fillsItsPlaces()
{
    QFETCH(QString, said);
    QTEST(said, "english");
}

void TestSentence::keepsLiteralAndArguments()
{
    const Sentence sentence =
        say("%1 in %2: %3", std::string("QI"), Title{"English"}, say("it fits nowhere"));
    QCOMPARE(sentence.text(), "%1 in %2: %3");
    const auto arguments = sentence.arguments();
    QCOMPARE(arguments.size(), std::size_t{3});
    QCOMPARE(arguments[0].kind(), SentenceArgument::Kind::Text);
    QCOMPARE(arguments[0].text(), std::string("QI"));
    QCOMPARE(arguments[1].kind(), SentenceArgument::Kind::Title);
    QCOMPARE(arguments[1].text(), std::string("English"));
    QCOMPARE(arguments[2].kind(), SentenceArgument::Kind::Sentence);
    QCOMPARE(arguments[2].sentence().text(), "it fits nowhere");
    // A copy stands for itself.
    Sentence copy = sentence;
    copy = say("%1!", std::move(copy));
    QCOMPARE(copy.english(), std::string("QI in English: it fits nowhere!"));
    QCOMPARE(sentence.english(), std::string("QI in English: it fits nowhere"));
}

void TestSentence::comparesWhatIsSaid()
{
    QVERIFY(say("%1 is occupied", std::string("8H")) == say("%1 is occupied", std::string("8H")));
    QVERIFY(say("%1 is occupied", std::string("8H")) != say("%1 is occupied", std::string("8G")));
    QVERIFY(say("2 tiles") == say("%1 tiles", 2));
}

TEST_CLASS(TestSentence, tests::NoApplication)
#include "tst_sentence.moc"
