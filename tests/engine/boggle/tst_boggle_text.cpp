// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include <QtTest>

#include "engine/boggle/boggle_dice.h"
#include "engine/boggle/boggle_rules.h"
#include "engine/boggle/boggle_text.h"
#include "tests/support/boggle.h"
#include "tests/support/test_class.h"

using namespace engine;

class TestBoggleText : public QObject
{
    Q_OBJECT

private slots:
    void readsGrids_data();
    void readsGrids();
    void refusesGrids_data();
    void refusesGrids();
    void readsSizes();
    void readsFaces();
    void writesWhatItReads();
    void textsTellTheirShape();
    void lettersOfAFaceStayApart();
    void canonicalGrids();
    void scorings();
    void diceAreWhole();
    void rollsAreFair();
};

void TestBoggleText::readsGrids_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("size");  // asked for
    QTest::addColumn<bool>("loneQ");
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("sizeRead");
    const auto row = [](const char* name, const char* text, const char* size, bool loneQ,
                        const char* written, const char* sizeRead) {
        QTest::newRow(name) << text << size << loneQ << written << sizeRead;
    };
    row("a square", "catdlinemaropets", "", false, "CATDLINEMAROPETS", "4x4");
    row("rows", "Cat/dog", "", false, "CAT/DOG", "2x3");
    row("blanks", " c a\tt,d ", "", false, "CATD", "2x2");
    row("rows and blanks", "catd line / maro pets", "", false, "CATDLINE/MAROPETS", "2x8");
    row("rows of a square", "ca/ts", "", false, "CATS", "2x2");
    row("one row", "cats/", "", false, "CATS/", "1x4");
    row("one column", "c/a/t/s", "", false, "C/A/T/S", "4x1");
    row("Qu", "s qu n g", "", false, "S QU N G", "2x2");
    row("Qu without blanks", "squng", "", false, "S QU N G", "2x2");
    row("Q is Qu", "sqng", "", false, "S QU N G", "2x2");
    row("lone Q", "sqng", "", true, "SQNG", "2x2");
    row("Qu besides a lone Q", "quqn a", "", true, "QU Q N A", "2x2");
    row("Q beside U when squares are missing else", "quit", "", false, "QU U I T", "2x2");
    row("Q and U apart", "q uit", "", false, "QU U I T", "2x2");
    row("a size", "catdog", "3x2", false, "CA/TD/OG", "3x2");
    row("block", "a#bc", "", false, "A#BC", "2x2");
    row("one square", "a", "", false, "A", "1x1");
}

void TestBoggleText::readsGrids()
{
    QFETCH(QString, text);
    QFETCH(QString, size);
    QFETCH(bool, loneQ);
    QFETCH(QString, written);
    QFETCH(QString, sizeRead);
    const Alphabet english = tests::alphabetOf("english");
    std::optional<BoggleSize> wanted;
    if (!size.isEmpty()) wanted = readBoggleSize(size.toStdString()).value();
    const auto grid =
        readBoggleGrid(text.toStdString(), english, boggleNotation(english, loneQ), wanted);
    QVERIFY2(grid.has_value(), grid ? "" : grid.error().message().c_str());
    QCOMPARE(QString::fromStdString(boggleGridText(*grid, english)), written);
    QCOMPARE(QString::fromStdString(boggleSizeText(grid->size)), sizeRead);
    QCOMPARE(static_cast<int>(grid->faces.size()), grid->size.squares());
}

void TestBoggleText::refusesGrids_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("size");
    QTest::addColumn<QString>("says");
    QTest::addColumn<int>("column");
    QTest::newRow("empty") << ""
                           << ""
                           << "no letters" << 0;
    QTest::newRow("only blanks") << " \t"
                                 << ""
                                 << "no letters" << 0;
    QTest::newRow("no letter") << "ab1d"
                               << ""
                               << "'1'" << 3;
    QTest::newRow("a blank tile") << "ab?d"
                                  << ""
                                  << "'?'" << 3;
    QTest::newRow("other script") << "abжd"
                                  << ""
                                  << "no letter" << 3;
    QTest::newRow("no square") << "abcde"
                               << ""
                               << "5 squares" << 0;
    QTest::newRow("too few") << "abc"
                             << "4x4"
                             << "expected 16 in 4 rows of 4" << 0;
    QTest::newRow("other rows") << "abc/def"
                                << "3x2"
                                << "expected 6 in 3 rows of 2" << 0;
    QTest::newRow("one row as a square") << "cats/"
                                         << "2x2"
                                         << "expected 4 in 2 rows of 2" << 0;
    QTest::newRow("uneven") << "ab/cde"
                            << ""
                            << "not equally long" << 0;
    QTest::newRow("too wide") << "abcdefghi/abcdefghi"
                              << ""
                              << "1x1 to 8x8" << 0;
    QTest::newRow("too many") << QString(100, 'a') << ""
                              << "at most 64" << 0;
}

void TestBoggleText::refusesGrids()
{
    QFETCH(QString, text);
    QFETCH(QString, size);
    QFETCH(QString, says);
    QFETCH(int, column);
    const Alphabet english = tests::alphabetOf("english");
    std::optional<BoggleSize> wanted;
    if (!size.isEmpty()) wanted = readBoggleSize(size.toStdString()).value();
    const auto grid = readBoggleGrid(text.toStdString(), english, boggleNotation(english), wanted);
    QVERIFY(!grid.has_value());
    QVERIFY2(grid.error().message().find(says.toStdString()) != std::string::npos,
             grid.error().message().c_str());
    QCOMPARE(grid.error().place.column, column);
}

void TestBoggleText::readsSizes()
{
    QVERIFY((readBoggleSize("3x5").value() == BoggleSize{3, 5}));
    for (const char* wrong : {"", "4", "0x4", "9x1", "4x", "x4", "4x10", "axb", "-1x4"})
        QCOMPARE(readBoggleSize(wrong).error().code, ErrorCode::OutOfRange);
}

void TestBoggleText::readsFaces()
{
    const Alphabet english = tests::alphabetOf("english");
    QCOMPARE(readBoggleFace("ing", english)->length(), 3);
    QVERIFY(readBoggleFace("#", english)->isBlock());
    for (const char* wrong : {"", "abcde", "a#", "a/b", "#,#"})
        QVERIFY(!readBoggleFace(wrong, english).has_value());
    // The longest one that fits.
    BoggleNotation notation = boggleNotation(english);
    notation.faces.push_back(readBoggleFace("in", english).value());
    notation.faces.push_back(readBoggleFace("ing", english).value());
    const auto faces = readBoggleFaces("inginaquq", english, notation);
    QCOMPARE(faces->size(), std::size_t{5});
    QCOMPARE(boggleFaceText((*faces)[0], english), std::string("ING"));
    QCOMPARE(boggleFaceText((*faces)[4], english), std::string("QU"));
    // Letters of several characters are letters.
    const Alphabet spanish = tests::alphabetOf("spanish");
    QCOMPARE(readBoggleFaces("[CH]A[LL]", spanish, boggleNotation(spanish))->size(),
             std::size_t{3});
}

void TestBoggleText::writesWhatItReads()
{
    Random random(3);
    for (const char* id : {"english", "spanish", "polish"}) {
        const Alphabet alphabet = tests::alphabetOf(id);
        for (int i = 0; i < 200; ++i) {
            const BoggleGrid grid =
                tests::randomBoggleGrid(random, static_cast<std::uint32_t>(alphabet.letterCount()));
            BoggleNotation notation;
            for (const BoggleFace& face : grid.faces)
                if (face.length() > 1) notation.faces.push_back(face);
            const auto again =
                readBoggleGrid(boggleGridText(grid, alphabet), alphabet, notation, grid.size);
            QVERIFY(again.has_value());
            QVERIFY(*again == grid);
        }
    }
}

void TestBoggleText::textsTellTheirShape()
{
    Random random(5);
    const Alphabet alphabet = tests::alphabetOf("english");
    for (int i = 0; i < 400; ++i) {
        const BoggleGrid grid =
            tests::randomBoggleGrid(random, static_cast<std::uint32_t>(alphabet.letterCount()));
        BoggleNotation notation = boggleNotation(alphabet, true);
        for (const BoggleFace& face : grid.faces)
            if (face.length() > 1) notation.faces.push_back(face);
        const std::string shaped = boggleGridText(grid, alphabet, notation);
        const auto again = readBoggleGrid(shaped, alphabet, notation);
        QVERIFY2(again.has_value() && *again == grid, shaped.c_str());
        // A square is what is made of letters alone.
        const std::string text = boggleGridText(grid, alphabet);
        const bool isSquare = grid.size.rows == grid.size.columns;
        QCOMPARE(text.find('/') == std::string::npos, isSquare);
        // No other shape of as many squares is made of it.
        const BoggleSize turned{grid.size.columns, grid.size.rows};
        if (!isSquare) {
            QVERIFY(!readBoggleGrid(text, alphabet, notation, turned));
            QVERIFY(!readBoggleGrid(shaped, alphabet, notation, turned));
        }
    }
}

void TestBoggleText::lettersOfAFaceStayApart()
{
    const Alphabet english = tests::alphabetOf("english");
    const BoggleNotation notation = boggleNotation(english, true);
    const auto grid = readBoggleGrid("q u i t/q u a d", english, notation);
    QCOMPARE(boggleGridText(*grid, english, notation), std::string("Q U I T/Q U A D"));
    const auto plain = readBoggleGrid("suit/suds", english, notation);
    QCOMPARE(boggleGridText(*plain, english, notation), std::string("SUIT/SUDS"));
}

void TestBoggleText::canonicalGrids()
{
    Random random(4);
    for (int i = 0; i < 100; ++i) {
        const BoggleGrid grid = tests::randomBoggleGrid(random, 3);
        const auto symmetries = boggleSymmetries(grid.size);
        QCOMPARE(symmetries.size(), std::size_t{grid.size.rows == grid.size.columns ? 8U : 4U});
        const BoggleGrid canonical = canonicalGrid(grid);
        bool isOneOfThem = false;
        for (const auto& from : symmetries) {
            BoggleGrid turned = grid;
            for (std::size_t square = 0; square < from.size(); ++square)
                turned.faces[square] = grid.faces[static_cast<std::size_t>(from[square])];
            QVERIFY(canonicalGrid(turned) == canonical);
            isOneOfThem = isOneOfThem || turned == canonical;
        }
        QVERIFY(isOneOfThem);
    }
}

void TestBoggleText::scorings()
{
    const BoggleScoring standard;
    const std::vector<int> points = {0, 0, 0, 1, 1, 2, 3, 5, 11, 11};
    for (int length = 0; length < 10; ++length)
        QCOMPARE(standard.points(length), points[static_cast<std::size_t>(length)]);
    QCOMPARE(standard.points(255), 11);
    QVERIFY(BoggleScoring::parse("standard").value() == standard);
    QCOMPARE(BoggleScoring::parse("big")->points(3), 0);
    QCOMPARE(BoggleScoring::parse("super")->points(8), 11);
    QCOMPARE(BoggleScoring::parse("super")->points(10), 20);
    QCOMPARE(BoggleScoring::parse("2:7")->points(100), 7);
    for (const NamedBoggleScoring& named : boggleScorings())
        QVERIFY(BoggleScoring::parse(named.table).has_value());
    for (const char* wrong : {"", "3", "3:", ":1", "3:1,", "4:1,3:1", "3:1,3:2", "300:1", "3:-1",
                              "3:1x1", "3:99999999999", "huge"})
        QCOMPARE(BoggleScoring::parse(wrong).error().code, ErrorCode::Malformed);
}

void TestBoggleText::diceAreWhole()
{
    const Alphabet english = tests::alphabetOf("english");
    for (const NamedBoggleDice& named : boggleDiceSets()) {
        const auto dice = boggleDice(named, english);
        QVERIFY(dice.has_value());
        QCOMPARE(static_cast<int>(dice->dice.size()), named.size.squares());
        for (const auto& faces : dice->dice) QCOMPARE(faces.size(), std::size_t{6});
        QVERIFY(BoggleScoring::parse(named.scoring).has_value());
        // What is rolled can be read.
        Random random(1);
        for (int i = 0; i < 50; ++i) {
            const BoggleGrid grid = rollBoggleDice(*dice, random);
            const auto again = readBoggleGrid(boggleGridText(grid, english), english,
                                              boggleNotation(english, *dice), named.size);
            QVERIFY(again.has_value());
            QVERIFY(*again == grid);
        }
    }
    QCOMPARE(boggleDiceNamed("none").error().code, ErrorCode::UnknownName);
    // Polish has no Q, V and X.
    QVERIFY(!boggleDice(boggleDiceSets()[0], tests::alphabetOf("polish")).has_value());
}

void TestBoggleText::rollsAreFair()
{
    const Alphabet english = tests::alphabetOf("english");
    const BoggleDice dice = boggleDice(boggleDiceNamed("new").value(), english).value();
    Random random(8);
    Random same(8);
    int withK = 0;
    for (int i = 0; i < 6000; ++i) {
        const BoggleGrid grid = rollBoggleDice(dice, random);
        QVERIFY(grid == rollBoggleDice(dice, same));
        // One die has one K.
        withK += static_cast<int>(std::ranges::count(grid.faces, BoggleFace(Tile{11})));
    }
    QVERIFY(withK > 850 && withK < 1150);
}

TEST_CLASS(TestBoggleText, tests::NoApplication)
#include "tst_boggle_text.moc"
