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
#include "tests/support/test_class.h"

using namespace engine;

namespace {

using Word = std::vector<Tile>;

Alphabet builtInAlphabet(const char* id)
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
    void sortsTilesOfWords();
    void readsLinesLikeTheAlphabet_data();
    void readsLinesLikeTheAlphabet();
    void stopsWhenAsked();
    void keepsNotesApart();
    void foldsWords_data();
    void foldsWords();
    void blamesTheCharacterThatCannotBeFolded();
    void repetitionsAreForgottenEarly();
    void refusesWhatIsNoText();
    void writesWordsAsListsHaveThem();
    void stopsWhileSorting();
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
    row("indented", "english", " CAT\n\t DOG\n", "CAT DOG");
    row("remarks", "english", "# animals, all of them\nCAT\n  #2\nDOG\n", "CAT DOG");
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
    const Alphabet letters = builtInAlphabet(alphabet.toLatin1().constData());
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
    QTest::newRow("indented") << QByteArray("CAT\n  D0G\nDOG") << 2 << 4 << "D0G"
                              << "0";
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
                                      builtInAlphabet("english"));
    QVERIFY(reading.has_value());
    QCOMPARE(reading->words.size(), std::size_t{2});
    QCOMPARE(reading->rejectedCount, 1);
    const RejectedLine& rejected = reading->rejected.at(0);
    QCOMPARE(rejected.line, line);
    QCOMPARE(rejected.column, column);
    QCOMPARE(QString::fromStdString(rejected.text), shown);
    const std::string said = rejected.reason.english();
    QVERIFY2(QString::fromStdString(said).contains(reason), said.c_str());
}

void TestWordList::keepsTheFirstThousandRejectedLines()
{
    std::string text;
    for (int i = 0; i < 2500; ++i) text += "A1\n";
    const auto reading = readWordList(text, builtInAlphabet("english"));
    QVERIFY(reading.has_value());
    QCOMPARE(reading->rejectedCount, 2500);
    QCOMPARE(reading->rejected.size(), std::size_t{1000});
    QCOMPARE(reading->rejected.back().line, 1000);
}

void TestWordList::countsWhatItReads()
{
    const std::string text =
        "A\nAT\nAT\nCAT\n" + std::string(21, 'A') + "\n" + std::string(22, 'A') + "\n-\n";
    const auto reading = readWordList(text, builtInAlphabet("english"));
    QVERIFY(reading.has_value());
    QCOMPARE(reading->words.size(), std::size_t{3});
    QCOMPARE(reading->wordsRead, 4);
    QCOMPARE(reading->duplicates, 1);
    QCOMPARE(reading->outsideLimits, 2);
    QCOMPARE(reading->rejectedCount, 1);

    const auto other = readWordList(text, builtInAlphabet("english"), {1, 2});
    QVERIFY(other.has_value());
    QCOMPARE(other->words.size(), std::size_t{2});
    QCOMPARE(other->outsideLimits, 3);
}

void TestWordList::rejectsVeryLongLines()
{
    for (const int length : {256, 10'000, 1'000'000}) {
        const std::string text =
            "CAT\n" + std::string(static_cast<std::size_t>(length), 'A') + "\nDOG\n";
        const auto reading = readWordList(text, builtInAlphabet("english"));
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
    const auto reading = readWordListFile("/nowhere/words.txt", builtInAlphabet("english"));
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
    const auto reading = readWordList("CAT\nDOG\n", builtInAlphabet("english"), {}, context);
    QVERIFY(!reading.has_value());
    QCOMPARE(reading.error().code, ErrorCode::Cancelled);
}

void TestWordList::keepsNotesApart()
{
    const Alphabet english = builtInAlphabet("english");
    const std::string text =
        "dog  a pet \r\nCAT\tan animal; see LION\nCOW\ncat another one\nx1 no word\n"
        "antidisestablishmentarianisms too long\n";
    WordListOptions options;
    QCOMPARE(readWordList(text, english, options)->notes.size(), std::size_t{0});
    options.keepNotes = true;
    const auto reading = readWordList(text, english, options);
    QVERIFY(reading.has_value());
    QCOMPARE(written(reading->words, english), QStringLiteral("CAT COW DOG"));
    QCOMPARE(reading->notes.size(), std::size_t{3});
    QCOMPARE(reading->notes.table(reading->words, english),
             std::string("CAT\tan animal; see LION\nCAT\tanother one\nDOG\ta pet\n"));
    // Only of words that a list has.
    WordList some;
    some.add(reading->words[2]);
    QCOMPARE(reading->notes.table(some, english), std::string("DOG\ta pet\n"));
    WordNotes twice = reading->notes;
    twice.add(reading->notes);
    QCOMPARE(twice.size(), std::size_t{6});
}

void TestWordList::foldsWords_data()
{
    QTest::addColumn<QString>("alphabet");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    QTest::newRow("accents") << "english"
                             << "abbé\naïoli\nCAT"
                             << "ABBE AIOLI CAT";
    QTest::newRow("accents of their own") << "english"
                                          << "abbe\u0301"
                                          << "ABBE";
    QTest::newRow("joined where the alphabet has it") << "polish"
                                                      << "o\u0301w\nz\u0307ar"
                                                      << "ÓW ŻAR";
    QTest::newRow("ligatures") << "english"
                               << "œuvre\nstraße"
                               << "OEUVRE STRASSE";
    QTest::newRow("hyphens and apostrophes") << "english"
                                             << "co-op\ncan't\nrock’n’roll"
                                             << "CANT COOP ROCKNROLL";
    QTest::newRow("letters without a decomposition") << "english"
                                                     << "Łódź\nØre\nĲs\nþorn\ncaŋ"
                                                     << "CAN IJS LODZ ORE THORN";
    QTest::newRow("what the alphabet has stays") << "spanish"
                                                 << "niño\ncalle\nárbol"
                                                 << "ARBOL CA[LL]E NIÑO";
}

void TestWordList::blamesTheCharacterThatCannotBeFolded()
{
    WordListOptions options;
    options.fold = true;
    for (const auto& [text, column] :
         {std::pair{"\xc3\x89T4", 3}, {"\xc3\x84-B\xc3\x89+", 5}, {"A4", 2}}) {
        const auto reading = readWordList(text, builtInAlphabet("english"), options);
        QVERIFY(reading.has_value());
        QCOMPARE(reading->rejectedCount, 1);
        QCOMPARE(reading->rejected.at(0).column, column);
    }
}

void TestWordList::repetitionsAreForgottenEarly()
{
    std::string text;
    constexpr int kTimes = 2'500'000;
    for (int i = 0; i < kTimes; ++i) text += "AB\nAA\n";
    const auto reading = readWordList(text, builtInAlphabet("english"));
    QVERIFY(reading.has_value());
    QCOMPARE(reading->words.size(), std::size_t{2});
    QCOMPARE(reading->wordsRead, std::int64_t{2} * kTimes);
    QCOMPARE(reading->duplicates, std::int64_t{2} * kTimes - 2);
}

void TestWordList::foldsWords()
{
    QFETCH(QString, alphabet);
    QFETCH(QString, text);
    QFETCH(QString, words);
    const Alphabet letters = builtInAlphabet(alphabet.toLatin1().constData());
    WordListOptions options;
    options.fold = true;
    const auto reading =
        readWordList((text + QStringLiteral("\nd0g\n-\n")).toStdString(), letters, options);
    QVERIFY(reading.has_value());
    QCOMPARE(written(reading->words, letters), words);
    QCOMPARE(reading->rejectedCount, 2);
    QCOMPARE(reading->rejected[0].column, 2);
    QVERIFY(reading->folded > 0);
    // Not unless asked for.
    QCOMPARE(readWordList(text.toStdString(), letters)->folded, 0);
}

void TestWordList::refusesWhatIsNoText()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("list.txt")));
    for (const auto& [content, what] :
         {std::pair{QByteArray("\x89PNG\r\n\x1a\n"), "a PNG picture"},
          std::pair{QByteArray("%PDF-1.7\n"), "a PDF document"},
          std::pair{QByteArray("cat\n\0\0\0dog", 10), "binary data"}}) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        const auto reading =
            readWordListFile(file.fileName().toStdString(), builtInAlphabet("english"));
        QVERIFY(!reading.has_value());
        QVERIFY2(reading.error().message().find(what) != std::string::npos,
                 reading.error().message().c_str());
        QCOMPARE(reading.error().place.file, file.fileName().toStdString());
    }
}

void TestWordList::writesWordsAsListsHaveThem()
{
    const Alphabet spanish = builtInAlphabet("spanish");
    for (const char* text : {"CALLE", "PERRO", "CHICO"})
        QCOMPARE(wordText(spanish, *spanish.readWord(text)), std::string(text));
    // What no list can say is written as in running text.
    QCOMPARE(wordText(spanish, *spanish.readTiles("LL")), std::string("LL"));
}

void TestWordList::sortsTilesOfWords()
{
    QVERIFY(rc::check("alphagrams", [] {
        // Also tiles that no alphabet has.
        const auto most = *rc::gen::element<Tile>(4, 63, 64, 255);
        const auto words = *rc::gen::container<std::vector<Word>>(
            rc::gen::container<Word>(rc::gen::inRange<int>(0, most + 1)));
        WordList list;
        for (const Word& word : words) list.add(word);
        list.sortTilesOfWords();
        RC_ASSERT(list.size() == words.size());
        for (std::size_t i = 0; i < words.size(); ++i) {
            Word expected = words[i];
            std::ranges::sort(expected);
            RC_ASSERT(std::ranges::equal(list[i], expected));
        }
    }));
}

void TestWordList::readsLinesLikeTheAlphabet_data()
{
    QTest::addColumn<QString>("alphabet");
    for (const char* id : {"english", "spanish", "polish", "catalan", "slovene", "norwegian"})
        QTest::newRow(id) << QString(id);
}

/// There are short ways for what most lines are; they must not tell.
void TestWordList::readsLinesLikeTheAlphabet()
{
    QFETCH(QString, alphabet);
    const Alphabet letters = builtInAlphabet(qPrintable(alphabet));
    QVERIFY(rc::check("line by line", [&letters] {
        const auto piece = rc::gen::exec([&letters]() -> std::string {
            const int kind = *rc::gen::inRange(0, 12);
            const auto tile = static_cast<Tile>(*rc::gen::inRange(1, letters.letterCount() + 1));
            if (kind == 0) return *rc::gen::element<std::string>("1", "\xc3", "é", "\xcc\x81", "[");
            if (kind < 4) return std::string(letters.label(asBlank(tile)));
            return std::string(kind < 5 ? letters.written(tile) : letters.label(tile));
        });
        const auto pieces = *rc::gen::nonEmpty(rc::gen::container<std::vector<std::string>>(piece));
        std::string line;
        for (const std::string& text : pieces) line += text;
        const auto word = letters.readWord(line);
        const auto rest = *rc::gen::element<std::string>("", "\n", "\r\n", " as defined\n", "\r");
        const auto reading = readWordList(line + rest, letters, {1, kLongestWord}).value();
        const bool isWord = word && !word->empty() && word->size() <= kLongestWord;
        RC_ASSERT(reading.words.size() == (isWord ? std::size_t{1} : std::size_t{0}));
        RC_ASSERT(reading.rejectedCount == (isWord ? 0 : 1));
        if (isWord) RC_ASSERT(std::ranges::equal(reading.words[0], *word));
    }));
}

void TestWordList::stopsWhileSorting()
{
    std::string text;
    for (char a = 'A'; a <= 'Z'; ++a)
        for (char b = 'Z'; b >= 'A'; --b)
            for (char c = 'A'; c <= 'Z'; ++c) text += std::string{a, b, c, '\n'};
    std::stop_source source;
    TaskContext context;
    context.stop = source.get_token();
    context.onProgress = [&source](const Progress& progress) {
        if (progress.phase.english() == "Sorting words") source.request_stop();
    };
    const auto reading = readWordList(text, builtInAlphabet("english"), {}, context);
    QVERIFY(!reading.has_value());
    QCOMPARE(reading.error().code, ErrorCode::Cancelled);
}

TEST_CLASS(TestWordList, tests::NoApplication)
#include "tst_word_list.moc"
