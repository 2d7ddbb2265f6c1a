// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <rapidcheck.h>

#include "engine/rules/alphabet.h"
#include "engine/rules/catalogue.h"
#include "tests/support/test_class.h"

using namespace engine;

namespace {

Alphabet builtIn(const char* id)
{
    return std::move(catalogue::tileSet(id)->alphabet);
}

/// Letters A, B, ... with lower case blanks, except those given.
std::vector<LetterSpec> plainLetters(int count)
{
    std::vector<LetterSpec> letters;
    for (int i = 0; i < count; ++i) {
        const std::string number = std::to_string(i);
        letters.push_back({"L" + number, "l" + number, 1, false, {}, {}});
    }
    return letters;
}

QString tilesText(const std::vector<Tile>& tiles)
{
    QStringList numbers;
    for (const Tile tile : tiles) {
        numbers << QString::number(letterOf(tile)) +
                       (isDesignatedBlank(tile) ? QStringLiteral("b") : QString());
    }
    return numbers.join(QLatin1Char(' '));
}

}  // namespace

class TestAlphabet : public QObject
{
    Q_OBJECT

private slots:
    void numbersLettersInOrder();
    void readsTiles_data();
    void readsTiles();
    void readsWords_data();
    void readsWords();
    void refusesWithColumn_data();
    void refusesWithColumn();
    void takesTheLongestText();
    void ignoresWhatFollowsTheTile();
    void writesMultiCharacterTilesInBrackets();
    void readsBackWhatItWrites_data();
    void readsBackWhatItWrites();
    void survivesAnyText();
    void refusesWrongLetters_data();
    void refusesWrongLetters();
    void takesSixtyThreeLetters();
    void comparesLetters();
    void readsWordsQuickly();
};

void TestAlphabet::numbersLettersInOrder()
{
    const Alphabet polish = builtIn("polish");
    QCOMPARE(polish.name(), std::string("polish"));
    QCOMPARE(polish.letterCount(), 32);
    QCOMPARE(polish.kinds(), 33);
    QCOMPARE(polish.allLetters(), LetterSet{0x1fffffffe});
    QCOMPARE(polish.label(1), std::string_view("A"));
    QCOMPARE(polish.label(2), std::string_view("Ą"));
    QCOMPARE(polish.label(32), std::string_view("Ż"));
    QCOMPARE(polish.label(asBlank(32)), std::string_view("ż"));
    QCOMPARE(polish.label(kBlank), std::string_view("?"));
    QCOMPARE(polish.value(32), 5);
    QCOMPARE(polish.value(asBlank(32)), 0);
    QCOMPARE(polish.value(kBlank), 0);
    QVERIFY(polish.isVowel(2));
    QVERIFY(polish.isVowel(asBlank(2)));
    QVERIFY(!polish.isVowel(32));
    QVERIFY(!polish.isVowel(kBlank));
    QCOMPARE(polish.spec(2).blankLabel, std::string("ą"));

    const auto withBlankValue = Alphabet::create("x", {{"A", "a", 3, true, {}, {}}}, 2);
    QCOMPARE(withBlankValue->value(kBlank), 2);
    QCOMPARE(withBlankValue->value(asBlank(1)), 2);
    QCOMPARE(withBlankValue->value(1), 3);
}

void TestAlphabet::readsTiles_data()
{
    QTest::addColumn<QString>("alphabet");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("tiles");
    const auto row = [](const char* alphabet, const char* text, const char* tiles) {
        QTest::addRow("%s %s", alphabet, text)
            << QString::fromUtf8(alphabet) << QString::fromUtf8(text) << QString::fromUtf8(tiles);
    };
    row("english", "", "");
    row("english", "AZ?az", "1 26 0 1b 26b");
    row("english", "[A]B", "1 2");
    row("polish", "ŁłĄŻ", "16 16b 2 32");
    row("spanish", "[CH]ICO", "4 10 3 17");
    row("spanish", "[ch]ico", "4b 10b 3b 17b");
    row("spanish", "1ICO2", "4 10 3 17 13");
    // Two tiles each, however they lie on a rack.
    row("spanish", "CHLLRR", "3 9 12 12 20 20");
    row("spanish", "Ll", "12 12b");
    row("spanish", "[LL]L", "13 12");
    row("catalan", "L·LLL", "13 12 12");
    row("catalan", "[L·L]l·l", "13 13b");
    row("catalan", "NYNQUU", "16 15 19 23");
    row("catalan", "NyQuYQKW", "15 16b 19 23b 16 19 4 13");
    row("catalan", "[NY][ny][Y]", "16 16b 16");
}

void TestAlphabet::readsTiles()
{
    QFETCH(const QString, alphabet);
    QFETCH(const QString, text);
    const auto tiles = builtIn(qPrintable(alphabet)).readTiles(text.toStdString());
    QVERIFY2(tiles.has_value(), tiles ? "" : tiles.error().toString().c_str());
    QTEST(tilesText(*tiles), "tiles");
}

void TestAlphabet::readsWords_data()
{
    QTest::addColumn<QString>("alphabet");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("tiles");
    const auto row = [](const char* alphabet, const char* text, const char* tiles) {
        QTest::addRow("%s %s", alphabet, text)
            << QString::fromUtf8(alphabet) << QString::fromUtf8(text) << QString::fromUtf8(tiles);
    };
    row("english", "Quiz", "17 21 9 26");
    row("polish", "żÓłĆ", "32 21 16 5");
    row("spanish", "CALLE", "3 1 13 6");
    row("spanish", "calle", "3 1 13 6");
    row("spanish", "Chico", "4 10 3 17");
    row("spanish", "cHICO", "4 10 3 17");
    row("spanish", "[Ch]ico", "4 10 3 17");
    row("spanish", "CA2ADA", "3 1 13 1 5 1");
    row("spanish", "pE3a", "18 6 21 1");
    row("catalan", "Cel·la", "3 6 13 1");
    row("catalan", "CEW", "3 6 13");
    row("catalan", "Any", "1 16");
    row("catalan", "nYi", "16 10");
    row("catalan", "qu", "19");
    row("german", "ÄpfeL", "2 18 7 6 13");
}

void TestAlphabet::readsWords()
{
    QFETCH(const QString, alphabet);
    QFETCH(const QString, text);
    const auto tiles = builtIn(qPrintable(alphabet)).readWord(text.toStdString());
    QVERIFY2(tiles.has_value(), tiles ? "" : tiles.error().toString().c_str());
    QTEST(tilesText(*tiles), "tiles");
}

void TestAlphabet::refusesWithColumn_data()
{
    QTest::addColumn<QString>("alphabet");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("asWord");
    QTest::addColumn<int>("column");
    const auto row = [](const char* name, const char* alphabet, QByteArray text, bool asWord,
                        int column) {
        QTest::newRow(name) << QString::fromUtf8(alphabet) << text << asWord << column;
    };
    row("foreign letter", "english", "AÄB", false, 2);
    row("columns are characters", "polish", "ŁŁ!", false, 3);
    row("blank in a word", "english", "AB?", true, 3);
    row("digit", "english", "1", false, 1);
    row("open bracket", "spanish", "A[CH", false, 2);
    row("empty brackets", "spanish", "[]", false, 1);
    row("unknown in brackets", "spanish", "A[CHI]", false, 2);
    row("blank in brackets", "english", "[?]", false, 1);
    row("half a character", "polish", "A\xc5", false, 2);
    row("half of another one", "english", "A\xc5", true, 2);
    row("half in brackets", "polish", "[\xc5]", true, 1);
    row("zero byte", "english", QByteArray("A\0", 2), true, 2);
    row("space", "english", "A B", true, 2);
    row("letter that has an alias only", "catalan", "LLY·", false, 4);
}

void TestAlphabet::refusesWithColumn()
{
    QFETCH(const QString, alphabet);
    QFETCH(const QByteArray, text);
    QFETCH(const bool, asWord);
    const Alphabet letters = builtIn(qPrintable(alphabet));
    const auto tiles =
        asWord ? letters.readWord(text.toStdString()) : letters.readTiles(text.toStdString());
    QVERIFY(!tiles.has_value());
    QCOMPARE(tiles.error().code, ErrorCode::OutsideAlphabet);
    QTEST(tiles.error().place.column, "column");
    QVERIFY(tiles.error().message().find(alphabet.toStdString()) != std::string::npos);
}

void TestAlphabet::takesTheLongestText()
{
    const auto alphabet = Alphabet::create("x", {{"A", "a", 1, true, {}, {}},
                                                 {"AX", "ax", 1, false, {}, {}},
                                                 {"AXY", "axy", 1, false, {"AXYZ"}, {"0"}}});
    const auto read = [&](std::string_view text) {
        const auto reading = alphabet->readTile(text);
        return reading ? std::pair(int{reading->tile}, reading->length) : std::pair(-1, size_t{0});
    };
    QCOMPARE(read("AXYZ"), std::pair(3, size_t{4}));
    QCOMPARE(read("AXYA"), std::pair(3, size_t{3}));
    QCOMPARE(read("AXA"), std::pair(2, size_t{2}));
    QCOMPARE(read("AA"), std::pair(1, size_t{1}));
    QCOMPARE(read("0"), std::pair(int{asBlank(3)}, size_t{1}));
    QCOMPARE(read("X"), std::pair(-1, size_t{0}));
    QCOMPARE(read(""), std::pair(-1, size_t{0}));
    // Mixed case belongs to who has it as a text of his own.
    const auto mixed =
        Alphabet::create("x", {{"CH", "ch", 1, false, {}, {}}, {"J", "j", 1, false, {"Ch"}, {}}});
    QCOMPARE(mixed->readWord("Ch").value(), std::vector<Tile>{2});
    QCOMPARE(mixed->readWord("cH").value(), std::vector<Tile>{1});
}

void TestAlphabet::ignoresWhatFollowsTheTile()
{
    const auto reading = builtIn("spanish").readTile("[CH]3/");
    QVERIFY(reading.has_value());
    QCOMPARE(int{reading->tile}, 4);
    QCOMPARE(reading->length, size_t{4});
}

void TestAlphabet::writesMultiCharacterTilesInBrackets()
{
    const Alphabet catalan = builtIn("catalan");
    QCOMPARE(catalan.label(13), std::string_view("L·L"));
    QCOMPARE(catalan.written(13), std::string_view("[L·L]"));
    QCOMPARE(catalan.written(asBlank(13)), std::string_view("[l·l]"));
    QCOMPARE(catalan.written(4), std::string_view("Ç"));
    QCOMPARE(catalan.written(kBlank), std::string_view("?"));
    const std::vector<Tile> tiles{13, 1, kBlank, asBlank(19), 4};
    QCOMPARE(catalan.written(tiles), std::string("[L·L]A?[qu]Ç"));
}

void TestAlphabet::readsBackWhatItWrites_data()
{
    QTest::addColumn<QString>("alphabet");
    for (const auto& entry : catalogue::alphabets())
        QTest::newRow(entry.id.c_str()) << QString::fromStdString(entry.id);
}

void TestAlphabet::readsBackWhatItWrites()
{
    QFETCH(const QString, alphabet);
    const Alphabet letters = builtIn(qPrintable(alphabet));
    QVERIFY(rc::check("tiles come back from their text", [&] {
        const auto tile =
            rc::gen::map(rc::gen::inRange(0, 2 * letters.letterCount() + 1), [&](int n) {
                const int count = letters.letterCount();
                return n <= count ? static_cast<Tile>(n) : asBlank(static_cast<Tile>(n - count));
            });
        const auto tiles = *rc::gen::container<std::vector<Tile>>(tile);
        const auto read = letters.readTiles(letters.written(tiles));
        RC_ASSERT(read.has_value());
        RC_ASSERT(*read == tiles);
    }));
    // A word with L and L side by side can't be told from one with LL, and no list has it.
    if (alphabet == QLatin1String("spanish")) return;
    QVERIFY(rc::check("words come back in either case", [&] {
        const auto letter = rc::gen::map(rc::gen::inRange(1, letters.kinds()),
                                         [](int n) { return static_cast<Tile>(n); });
        const auto word = *rc::gen::container<std::vector<Tile>>(letter);
        auto blanks = word;
        for (Tile& tile : blanks) tile = asBlank(tile);
        RC_ASSERT(letters.readWord(letters.written(word)) == word);
        RC_ASSERT(letters.readWord(letters.written(blanks)) == word);
    }));
}

void TestAlphabet::survivesAnyText()
{
    const Alphabet catalan = builtIn("catalan");
    QVERIFY(rc::check("reading ends and consumes everything or fails", [&] {
        const auto text = *rc::gen::container<std::string>(rc::gen::oneOf(
            rc::gen::arbitrary<char>(), rc::gen::element('[', ']', 'L', 'l', '\xc2', '\xb7', 'Q')));
        const auto tiles = catalan.readTiles(text);
        const auto word = catalan.readWord(text);
        if (tiles && text.find('?') == std::string::npos) RC_ASSERT(word.has_value());
        if (tiles) RC_ASSERT(catalan.readTiles(catalan.written(*tiles)) == *tiles);
    }));
}

void TestAlphabet::refusesWrongLetters_data()
{
    QTest::addColumn<QByteArray>("label");
    QTest::addColumn<QByteArray>("blankLabel");
    QTest::addColumn<QByteArray>("alias");
    QTest::addColumn<int>("value");
    QTest::addColumn<ErrorCode>("code");
    const auto row = [](const char* name, QByteArray label, QByteArray blank, QByteArray alias,
                        int value = 1, ErrorCode code = ErrorCode::Malformed) {
        QTest::newRow(name) << label << blank << alias << value << code;
    };
    row("same label", "A", "x", "1");
    row("same blank", "X", "a", "1");
    row("label is an other's blank", "a", "x", "1");
    row("alias is an other's label", "X", "x", "A");
    row("label is its own blank", "X", "X", "1");
    row("alias is its own label", "X", "x", "X");
    row("empty label", "", "x", "1");
    row("empty blank", "X", "", "1");
    row("empty alias", "X", "x", "");
    row("digit first", "1X", "x", "1");
    row("space", "X Y", "x", "1");
    row("tab", "X\tY", "x", "1");
    row("question mark", "?", "x", "1");
    row("dot", "X.", "x", "1");
    row("bracket", "[X]", "x", "1");
    row("slash", "X", "x/", "1");
    row("parenthesis", "X", "x", "(x");
    row("comment", "#", "x", "1");
    row("not UTF-8", "\xff", "x", "1");
    row("overlong", "\xc0\xaf", "x", "1");
    row("surrogate", "\xed\xa0\x80", "x", "1");
    row("too long", QByteArray(33, 'X'), "x", "1");
    row("negative value", "X", "x", "1", -1, ErrorCode::OutOfRange);
    row("large value", "X", "x", "1", 256, ErrorCode::OutOfRange);
}

void TestAlphabet::refusesWrongLetters()
{
    QFETCH(const QByteArray, label);
    QFETCH(const QByteArray, blankLabel);
    QFETCH(const QByteArray, alias);
    QFETCH(const int, value);
    const auto alphabet = Alphabet::create(
        "x",
        {{"A", "a", 1, true, {}, {}},
         {label.toStdString(), blankLabel.toStdString(), value, false, {alias.toStdString()}, {}}});
    QVERIFY(!alphabet.has_value());
    QTEST(alphabet.error().code, "code");
    QVERIFY(!alphabet.error().message().empty());
}

void TestAlphabet::takesSixtyThreeLetters()
{
    const auto full = Alphabet::create("x", plainLetters(63));
    QVERIFY(full.has_value());
    QCOMPARE(full->allLetters(), ~LetterSet{1});
    QCOMPARE(full->readTiles("L62l62").value(), (std::vector<Tile>{63, asBlank(63)}));
    QCOMPARE(Alphabet::create("x", plainLetters(64)).error().code, ErrorCode::OutOfRange);
    QVERIFY(!Alphabet::create("x", {}).has_value());
    QVERIFY(!Alphabet::create("x", plainLetters(2), -1).has_value());
    QVERIFY(!Alphabet::create("x", plainLetters(2), 256).has_value());
    auto aliased = plainLetters(1);
    for (int i = 0; i < 17; ++i) aliased[0].aliases.push_back("x" + std::to_string(i));
    QVERIFY(!Alphabet::create("x", aliased).has_value());
}

void TestAlphabet::comparesLetters()
{
    QVERIFY(builtIn("english").sameLetters(builtIn("english_super")));
    QVERIFY(builtIn("english").sameLetters(builtIn("nyt_crossplay")));
    QVERIFY(!builtIn("english").sameLetters(builtIn("german")));
    QVERIFY(!builtIn("german").sameLetters(builtIn("english")));
}

void TestAlphabet::readsWordsQuickly()
{
    const Alphabet polish = builtIn("polish");
    const std::string word = "ŹDŹBŁOWŁOŚĆ";
    QBENCHMARK
    {
        for (int i = 0; i < 1000; ++i) {
            if (polish.readWord(word)->size() != 11) qFatal("wrong length");
        }
    }
}

TEST_CLASS(TestAlphabet, tests::NoApplication)
#include "tst_alphabet.moc"
