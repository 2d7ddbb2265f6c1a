// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <rapidcheck.h>

#include "engine/base/random.h"
#include "engine/lexicon/word_list.h"
#include "engine/rules/catalogue.h"

using namespace engine;

namespace {

using Word = std::vector<Tile>;

Alphabet alphabetOf(const char* id)
{
    return catalogue::tileSet(id)->alphabet;
}

/// The words written out, separated by blanks.
QString written(const WordList& words, const Alphabet& alphabet)
{
    QStringList list;
    for (std::size_t i = 0; i < words.size(); ++i)
        list.append(QString::fromStdString(alphabet.written(words[i])));
    return list.join(u' ');
}

}  // namespace

class TestWordList : public QObject
{
    Q_OBJECT

private slots:
    void readsWords_data();
    void readsWords();
    void rejectsLines_data();
    void rejectsLines();
    void keepsTheFirstThousandRejectedLines();
    void countsWhatItReads();
    void rejectsVeryLongLines();
    void sortsLikeComparisons();
    void sortsManyWords();
    void saysWhichFileCannotBeRead();
    void stopsWhenAsked();
};

void TestWordList::readsWords_data()
{
    QTest::addColumn<QString>("alphabet");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("words");

    const auto row = [](const char* name, const char* alphabet, const QByteArray& text,
                        const char* words) {
        QTest::newRow(name) << QString::fromLatin1(alphabet) << text << QString::fromUtf8(words);
    };
    row("nothing", "english", "", "");
    row("one", "english", "CAT\n", "CAT");
    row("no final line end", "english", "CAT\nDOG", "CAT DOG");
    row("CRLF", "english", "CAT\r\nDOG\r\n", "CAT DOG");
    row("CR", "english", "CAT\rDOG\r", "CAT DOG");
    row("empty lines", "english", "\n\nCAT\n\n\r\n\rDOG\n\n", "CAT DOG");
    row("lines of blanks", "english", "CAT\n   \n\t\nDOG", "CAT DOG");
    row("byte order mark", "english",
        "\xef\xbb\xbf"
        "CAT\nDOG\n",
        "CAT DOG");
    row("only a byte order mark", "english", "\xef\xbb\xbf", "");
    row("any case", "english", "cat\nDog\nBIRD\n", "BIRD CAT DOG");
    row("definitions", "english", "CAT an animal\nDOG\tanother 123 \xc3\x9f\n", "CAT DOG");
    row("sorted, unique", "english", "DOG\nCAT\nDOG\nCA\nCATS\ndog\n", "CA CAT CATS DOG");
    row("longest label first", "spanish", "calle\nChico\n", "CA[LL]E [CH]ICO");
    row("Catalan", "catalan", "cel\xc2\xb7la\nSENYAL\naquest\n", "A[QU]EST CE[L·L]A SE[NY]AL");
    row("order of the alphabet", "polish",
        "\xc4\x86MA\nCMA\n\xc4\x85"
        "d\nAD\n",
        "AD ĄD CMA ĆMA");
}

void TestWordList::readsWords()
{
    QFETCH(QString, alphabet);
    QFETCH(QByteArray, text);
    QFETCH(QString, words);
    const Alphabet letters = alphabetOf(alphabet.toLatin1().constData());
    const auto reading =
        readWordList({text.constData(), static_cast<std::size_t>(text.size())}, letters);
    QVERIFY(reading.has_value());
    QCOMPARE(reading->rejectedCount, 0);
    QCOMPARE(written(reading->words, letters), words);
}

void TestWordList::rejectsLines_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("reason");

    QTest::newRow("foreign letter") << QByteArray("CAT\nGROSS\xc3\x9f x\nDOG") << 2 << 6 << "GROSSß"
                                    << "'ß'";
    QTest::newRow("column in characters") << QByteArray("CAT\n\nB1\nDOG") << 3 << 2 << "B1"
                                          << "'1'";
    QTest::newRow("hyphen") << QByteArray("CAT\r\nDOG\r\nA-B\r\n") << 3 << 2 << "A-B"
                            << "'-'";
    QTest::newRow("blank tile") << QByteArray("CAT\nC?T\nDOG") << 2 << 2 << "C?T"
                                << "'?'";
    QTest::newRow("comma") << QByteArray("CAT\nDOG\nCOW,1") << 3 << 4 << "COW,1"
                           << "','";
    QTest::newRow("blank first") << QByteArray("CAT\n DOG\nDOG") << 2 << 1 << "DOG"
                                 << "blank";
    QTest::newRow("no UTF-8") << QByteArray("CAT\nDO\xff"
                                            "G\nDOG")
                              << 2 << 3 << "DO\ufffdG"
                              << "0xff";
    QTest::newRow("cut off UTF-8") << QByteArray("CAT\nDOG\nDO\xc3") << 3 << 3 << "DO\ufffd"
                                   << "0xc3";
    QTest::newRow("NUL") << QByteArray("CAT\nDO\0G\nDOG", 12) << 2 << 3 << "DO\ufffdG"
                         << "0x00";
    QTest::newRow("NUL first") << QByteArray("CAT\n\0G\nDOG", 10) << 2 << 1 << "\ufffdG"
                               << "0x00";
    QTest::newRow("delete") << QByteArray("CAT\nD\x7fG\nDOG") << 2 << 2 << "D\ufffdG"
                            << "0x7f";
}

void TestWordList::rejectsLines()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QString, shown);
    QFETCH(QString, reason);
    const auto reading = readWordList({text.constData(), static_cast<std::size_t>(text.size())},
                                      alphabetOf("english"));
    QVERIFY(reading.has_value());
    QCOMPARE(reading->words.size(), std::size_t{2});
    QCOMPARE(reading->rejectedCount, 1);
    const RejectedLine& rejected = reading->rejected.at(0);
    QCOMPARE(rejected.line, line);
    QCOMPARE(rejected.column, column);
    QCOMPARE(QString::fromStdString(rejected.text), shown);
    QVERIFY2(QString::fromStdString(rejected.reason).contains(reason), rejected.reason.c_str());
}

void TestWordList::keepsTheFirstThousandRejectedLines()
{
    std::string text;
    for (int i = 0; i < 2500; ++i) text += "A1\n";
    const auto reading = readWordList(text, alphabetOf("english"));
    QVERIFY(reading.has_value());
    QCOMPARE(reading->rejectedCount, 2500);
    QCOMPARE(reading->rejected.size(), std::size_t{1000});
    QCOMPARE(reading->rejected.back().line, 1000);
}

void TestWordList::countsWhatItReads()
{
    const std::string text =
        "A\nAT\nAT\nCAT\n" + std::string(21, 'A') + "\n" + std::string(22, 'A') + "\n-\n";
    const auto reading = readWordList(text, alphabetOf("english"));
    QVERIFY(reading.has_value());
    QCOMPARE(reading->words.size(), std::size_t{3});
    QCOMPARE(reading->wordsRead, 4);
    QCOMPARE(reading->duplicates, 1);
    QCOMPARE(reading->outsideLimits, 2);
    QCOMPARE(reading->rejectedCount, 1);

    const auto other = readWordList(text, alphabetOf("english"), {1, 2});
    QVERIFY(other.has_value());
    QCOMPARE(other->words.size(), std::size_t{2});
    QCOMPARE(other->outsideLimits, 3);
}

void TestWordList::rejectsVeryLongLines()
{
    for (const int length : {256, 10'000, 1'000'000}) {
        const std::string text =
            "CAT\n" + std::string(static_cast<std::size_t>(length), 'A') + "\nDOG\n";
        const auto reading = readWordList(text, alphabetOf("english"));
        QVERIFY(reading.has_value());
        QCOMPARE(reading->words.size(), std::size_t{2});
        QCOMPARE(reading->rejectedCount, 1);
        QCOMPARE(reading->rejected[0].line, 2);
        QCOMPARE(QString::fromStdString(reading->rejected[0].text).size(), 41);
    }
}

void TestWordList::sortsLikeComparisons()
{
    QVERIFY(rc::check("sorted and unique", [] {
        // Few letters and many lengths: repeated words, common beginnings, words beyond what is
        // packed.
        const auto words = *rc::gen::container<std::vector<Word>>(
            rc::gen::container<Word>(rc::gen::inRange<Tile>(0, 3)));
        WordList list;
        for (const Word& word : words) list.add(word);
        const std::set<Word> expected(words.begin(), words.end());
        RC_ASSERT(list.sortAndRemoveDuplicates() == words.size() - expected.size());
        RC_ASSERT(list.size() == expected.size());
        std::size_t i = 0;
        for (const Word& word : expected) RC_ASSERT(std::ranges::equal(list[i++], word));
        RC_ASSERT(list.sortAndRemoveDuplicates() == std::size_t{0});
    }));
}

void TestWordList::sortsManyWords()
{
    Random random(7);
    WordList list;
    std::set<Word> expected;
    for (int i = 0; i < 20'000; ++i) {
        Word word(2 + random.below(20));
        for (Tile& tile : word) tile = static_cast<Tile>(1 + random.below(i % 2 == 0 ? 2 : 63));
        list.add(word);
        expected.insert(word);
    }
    QCOMPARE(list.sortAndRemoveDuplicates(), 20'000 - expected.size());
    QCOMPARE(list.size(), expected.size());
    std::size_t i = 0;
    for (const Word& word : expected) QVERIFY(std::ranges::equal(list[i++], word));
}

void TestWordList::saysWhichFileCannotBeRead()
{
    const auto reading = readWordListFile("/nowhere/words.txt", alphabetOf("english"));
    QVERIFY(!reading.has_value());
    QCOMPARE(reading.error().code, ErrorCode::FileUnreadable);
    QCOMPARE(reading.error().place.file, std::string("/nowhere/words.txt"));
}

void TestWordList::stopsWhenAsked()
{
    std::stop_source source;
    source.request_stop();
    TaskContext context;
    context.stop = source.get_token();
    const auto reading = readWordList("CAT\nDOG\n", alphabetOf("english"), {}, context);
    QVERIFY(!reading.has_value());
    QCOMPARE(reading.error().code, ErrorCode::Cancelled);
}

QTEST_APPLESS_MAIN(TestWordList)
#include "tst_word_list.moc"
