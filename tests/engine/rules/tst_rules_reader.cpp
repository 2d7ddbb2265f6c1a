// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include <rapidcheck.h>

#include "engine/rules/catalogue.h"
#include "engine/rules/embedded_rules.h"
#include "tests/support/test_class.h"

using namespace engine;

namespace {

// A rules file in parts, so that a test can change one.
const QByteArray kGame = "[game]\ntitle = Test\nrack = 7\nbonus = 50\n";            // lines 1 to 4
const QByteArray kTiles = "[alphabet]\ntiles:\n? ? 2 0\nA a 9 1 vowel\nB b 2 3\n";  // 5 to 9
const QByteArray kBoard = "[layout]\nstart = B2\nsquares:\n.d.\nd#D\n.D.\n";        // 10 to 15

Result<GameRulesPtr> parse(const QByteArray& text)
{
    return catalogue::parseRules({text.data(), static_cast<size_t>(text.size())}, "test");
}

}  // namespace

class TestRulesReader : public QObject
{
    Q_OBJECT

private slots:
    void readsTheDocumentedForm();
    void readsTheExamplesOfItsPage();
    void readsEveryKey();
    void readsBlankValueAndAliases();
    void readsOtherLineEnds();
    void readsPicturesWithHashes();
    void refuses_data();
    void refuses();
    void limits_data();
    void limits();
    void survivesDamagedFiles();
    void endsOnLongInput();
};

void TestRulesReader::readsTheDocumentedForm()
{
    const auto rules = parse(kGame + kTiles + kBoard);
    QVERIFY2(rules.has_value(), rules ? "" : rules.error().toString().c_str());
    const GameRules& game = **rules;
    QCOMPARE(game.id, std::string("test"));
    QCOMPARE(game.title, std::string("Test"));
    QCOMPARE(game.alphabet.name(), std::string("test"));
    QCOMPARE(game.tiles.total(), 13);
    QCOMPARE(game.layout.rows(), 3);
    QVERIFY(game.layout.blocked(1, 1));
    QCOMPARE(game.layout.startRow(), 1);
    // What is not said is as in most games.
    QCOMPARE(game.exchangeMinimumBag, 7);
    QCOMPARE(game.exchangesPerPlayer, -1);
    QVERIFY(game.end == EndRule());
    QVERIFY(!game.jumbled());
}

void TestRulesReader::readsTheExamplesOfItsPage()
{
    QFile page(QStringLiteral(TILEWRIGHT_TEST_DATA "/../../resources/rules/FORMAT.md"));
    QVERIFY(page.open(QIODevice::ReadOnly));
    int examples = 0;
    const auto pieces = page.readAll().split('`');
    for (const QByteArray& piece : pieces) {
        if (!piece.startsWith("\n[")) continue;
        ++examples;
        const std::string text = piece.toStdString();
        const bool isGame = piece.startsWith("\n[game]");
        const auto game = catalogue::parseRules(text, "FORMAT.md");
        const auto layout = catalogue::parseLayout(text, "FORMAT.md");
        QVERIFY2(isGame ? game.has_value() : layout.has_value(), piece.constData());
    }
    QCOMPARE(examples, 2);
}

void TestRulesReader::readsEveryKey()
{
    const auto rules = parse(
        "# A comment before all.\n[ game ]\nname = my game\n  title=A = B # C\nalphabet = english\n"
        "layout = standard15\nwords = jumbled\nrack = 9\nbonus = 10 from 3 20 from 5, 0 from 9\n"
        "exchange_minimum_bag = 3\nexchanges_per_player = 0\nscoreless_turns = 8\npasses = 2\n"
        "exchange_is_scoreless = no\nscoreless_on_empty_board = no\nturns_after_bag_empty = 2\n"
        "played_out = opponent_rack_both\nstalled = nothing");
    QVERIFY2(rules.has_value(), rules ? "" : rules.error().toString().c_str());
    const GameRules& game = **rules;
    QCOMPARE(game.id, std::string("my game"));
    QCOMPARE(game.title, std::string("A = B # C"));
    QVERIFY(game.jumbled());
    QCOMPARE(game.rackSize, 9);
    QCOMPARE(game.bonus, (std::vector<int>{0, 0, 0, 10, 10, 20, 20, 20, 20, 0}));
    QCOMPARE(game.exchangeMinimumBag, 3);
    QCOMPARE(game.exchangesPerPlayer, 0);
    QVERIFY(game.end ==
            (EndRule{8, 2, false, false, 2, PlayedOut::OpponentRackBoth, StalledEnd::Nothing}));
}

void TestRulesReader::readsBlankValueAndAliases()
{
    const auto set = catalogue::parseTileSet(
        "[alphabet]\nname = mine\ntiles:\nL l 1 1 =l1 =/2\n# a comment\n[LL] [ll] 0 8 =1\n"
        "L·L l·l 3 10 =W/w =[XY]\n\xc3\x89 \xc3\xa9 4 1 vowel\n? ? 255 5\n",
        "test");
    QVERIFY2(set.has_value(), set ? "" : set.error().toString().c_str());
    QCOMPARE(set->alphabet.name(), std::string("mine"));
    QCOMPARE(set->alphabet.letterCount(), 4);
    QCOMPARE(set->alphabet.value(kBlank), 5);
    QCOMPARE(set->tiles.count(kBlank), 255);
    QCOMPARE(set->tiles.total(), 263);
    QCOMPARE(set->alphabet.label(2), std::string_view("LL"));
    QCOMPARE(set->alphabet.spec(1).aliases, std::vector<std::string>{"l1"});
    QCOMPARE(set->alphabet.spec(1).blankAliases, std::vector<std::string>{"2"});
    QCOMPARE(set->alphabet.spec(3).aliases, (std::vector<std::string>{"W", "XY"}));
    QCOMPARE(set->alphabet.spec(3).blankAliases, std::vector<std::string>{"w"});
    QCOMPARE(set->alphabet.vowels(), letterBit(4));
}

void TestRulesReader::readsOtherLineEnds()
{
    QByteArray text = "\xef\xbb\xbf" + kGame + kTiles + "\n" + kBoard;
    text.replace("\n", "\r\n");
    QVERIFY(parse(text).has_value());
    QVERIFY(parse(text.replace(" = ", "\t=\t")).has_value());
}

void TestRulesReader::readsPicturesWithHashes()
{
    const auto layout = catalogue::parseLayout(
        "[layout]\nstart = c2\nsquare \xc3\x97 = letter 2 word 3\nsquare 1 = word 4 letter 4\n"
        "square o = letter 0 word 0\nsquares:\n#.\xc3\x97\n   1oq\n\n# a comment\ntitle = Late\n",
        "test");
    QVERIFY2(layout.has_value(), layout ? "" : layout.error().toString().c_str());
    QCOMPARE(layout->rows(), 2);
    QVERIFY(layout->blocked(0, 0));
    QVERIFY(layout->premium(0, 2) == (Premium{2, 3}));
    QVERIFY(layout->premium(1, 0) == (Premium{4, 4}));
    QVERIFY(layout->blocked(1, 1));
    QCOMPARE(layout->startColumn(), 2);
}

void TestRulesReader::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QByteArray>("reason");
    const auto row = [](const char* name, const QByteArray& text, int line, int column,
                        const char* reason) {
        QTest::newRow(name) << text << line << column << QByteArray(reason);
    };
    const auto game = [&](const char* name, const char* line, int column, const char* reason) {
        row(name, kGame + line + "\n" + kTiles + kBoard, 5, column, reason);
    };
    const auto tiles = [&](const char* name, const QByteArray& line, int column,
                           const char* reason) {
        row(name, kGame + kTiles + line + "\n" + kBoard, 10, column, reason);
    };
    const auto board = [&](const char* name, const QByteArray& lines, int line, int column,
                           const char* reason) {
        row(name, kGame + kTiles + "[layout]\n" + lines, line, column, reason);
    };
    // The form
    row("empty file", "", 0, 0, "no section [game]");
    row("no game", kTiles + kBoard, 0, 0, "no section [game]");
    row("key before a section", "rack = 7\n", 1, 1, "must come first");
    row("unknown section", "[gane]\n", 1, 2, "did you mean 'game'?");
    row("open section", "[game\n", 1, 1, "']' is missing");
    row("section twice", kGame + kTiles + kBoard + "[ game ]\n", 16, 3, "there already");
    row("key twice", kGame + "  rack = 8\n", 5, 3, "'rack' is there already");
    row("no value", kGame + "words =\n", 5, 8, "'words' has no value");
    row("no key", kGame + "= 5\n", 5, 1, "no key");
    row("neither key nor table", kGame + "words jumbled\n", 5, 1, "expected 'key = value'");
    row("row after the end of a table", kGame + kTiles + "\nC c 1 1\n", 11, 1, "empty line");
    row("zero byte", kGame + QByteArray("a\0b", 3), 5, 2, "zero bytes");
    row("control character", kGame + "title2 = \x1b[0m\n", 5, 10, "control character");
    row("not UTF-8", kGame + "# \xc3\xa9 caf\xe9\n", 5, 8, "not UTF-8");
    row("UTF-16", QByteArray("\xff\xfe[\0g\0", 6), 1, 1, "not UTF-8");
    row("too long", QByteArray(1048577, ' '), 0, 0, "1048577 bytes");
    row(
        "many keys",
        kGame +
            [] {
                QByteArray keys;
                for (int i = 0; i < 200; ++i) keys += "k" + QByteArray::number(i) + " = 1\n";
                return keys;
            }(),
        102, 1, "too many keys");
    // [game]
    game("unknown key", "  bonous = 50", 3, "no key 'bonous' in [game]; did you mean 'bonus'?");
    game("unknown key, none near", "colour_of_tiles = red", 1,
         "no key 'colour_of_tiles' in [game]");
    game("capital key", "Passes = 3", 1, "did you mean 'passes'?");
    game("table in game", "tiles:", 1, "no table 'tiles' in [game]");
    row("no rack", QByteArray("[game]\nbonus = 50\n") + kTiles + kBoard, 1, 0, "needs 'rack'");
    row("no bonus", QByteArray("[game]\nrack = 7\n") + kTiles + kBoard, 1, 0, "needs 'bonus'");
    row("no alphabet", kGame + kBoard, 1, 0, "needs 'alphabet'");
    row("no layout", kGame + kTiles, 1, 0, "needs 'layout'");
    game("two alphabets", "alphabet = english", 1, "has a section [alphabet] too");
    row("unknown alphabet", kGame + "alphabet = englsh\n" + kBoard, 5, 12,
        "did you mean 'english'?");
    row("unknown layout", kGame + "layout = standard\n" + kTiles, 5, 10, "'standard15'");
    game("unknown word", "words = mixed", 9, "'words' is 'in_order' or 'jumbled', not 'mixed'");
    game("yes or no", "exchange_is_scoreless = 1", 25, "'yes' or 'no'");
    game("no number", "passes = four", 10, "'passes' is 'never', or it is a whole number");
    game("half a number", "passes = 4x", 10, "whole number, not '4x'");
    game("with sign", "passes = +4", 10, "whole number");
    game("huge number", "passes = 99999999999999999999", 10, "1 to 1000");
    game("not 0", "scoreless_turns = 0", 19, "1 to 1000, not '0'");
    row("endless", kGame + "scoreless_turns = never\n" + kTiles + kBoard, 1, 0,
        "must end some time");
    row("scores beyond counting",
        kGame + kTiles + "[layout]\nstart = A1\nsquares:\n" + QByteArray(10, 'Q') + "\n", 1, 0,
        "too many word premiums");
    row("endless when empty", kGame + "scoreless_on_empty_board = no\n" + kTiles + kBoard, 1, 0,
        "must end some time");
    row("bonus form", QByteArray("[game]\nrack = 7\nbonus = 50 7\n") + kTiles + kBoard, 3, 9,
        "the bonus reads");
    row("bonus word", QByteArray("[game]\nrack = 7\nbonus = 50 at 7\n") + kTiles + kBoard, 3, 12,
        "'from'");
    row("bonus not ascending",
        QByteArray("[game]\nrack = 7\nbonus = 50 from 7, 60 from 7\n") + kTiles + kBoard, 3, 28,
        "8 to 21");
    // [alphabet]
    tiles("short line", "C c 1", 1, "a tile needs");
    tiles("count is no number", "C c x 1", 5, "the number of tiles is a whole number");
    tiles("negative count", "C c -1 1", 5, "0 to 255");
    tiles("large count", "C c 256 1", 5, "0 to 255");
    tiles("negative points", "C c 1 -1", 7, "0 to 255");
    tiles("large points", "C  c  1  256", 10, "0 to 255");
    tiles("column in characters", "\xc3\x89 \xc3\xa9 1 x", 7, "the points");
    tiles("alias without =", "C c 1 1 K", 9, "aliases such as =Y");
    tiles("vowel twice", "C c 1 1 vowel vowel", 15, "aliases such as =Y");
    tiles("empty alias", "C c 1 1 =", 9, "aliases such as =Y");
    tiles("empty blank alias", "C c 1 1 =K/", 1, "need a text");
    tiles("same label", "A c 1 1", 1, "'A' stands for 'A' already");
    tiles("same blank", "C b 1 1", 1, "'b' stands for 'B' already");
    tiles("same alias", "C c 1 1 =a", 1, "'a' stands for 'A' already");
    tiles("twice in one line", "C C 1 1", 1, "'C' is given twice");
    tiles("digit", "1C c 1 1", 1, "begins with a digit");
    tiles("forbidden", "C. c 1 1", 1, "'C.' has '.'");
    tiles("second blank", "? ? 1 0", 1, "the blank has one line");
    tiles("blank with alias", "? ? 1 0 =x", 1, "the blank has one line");
    row(
        "64 letters",
        kGame + "[alphabet]\ntiles:\n" +
            [] {
                QByteArray rows;
                for (int i = 0; i < 70; ++i)
                    rows += "L" + QByteArray::number(i) + " l" + QByteArray::number(i) + " 1 1\n";
                return rows;
            }() +
            kBoard,
        70, 1, "more than 63 letters");
    row("empty bag", kGame + "[alphabet]\ntiles:\nA a 0 1\n" + kBoard, 6, 1, "no tiles in the bag");
    row("blanks alone", kGame + "[alphabet]\ntiles:\n? ? 2 0\n" + kBoard, 6, 1, "no letters");
    row("no tiles", kGame + "[alphabet]\ntitle = X\n" + kBoard, 5, 0, "needs 'tiles:'");
    row("other table", kGame + "[alphabet]\ntile:\n" + kBoard, 6, 1, "did you mean 'tiles'?");
    row("second table", kGame + kTiles + "\ntiles:\n", 11, 1, "one table only");
    row("key of an other section", kGame + "[alphabet]\nstart = H8\n", 6, 1, "no key 'start'");
    // [layout], which begins in line 10
    board("ragged", "start = A1\nsquares:\n...\n..\n...\n", 14, 1,
          "has 2 squares, the first one has 3");
    board("ragged and wide", "start = A1\nsquares:\n..\n....\n", 14, 1, "4 squares");
    board("unknown square", "start = A1\nsquares:\n...\n .x.\n", 14, 3, "'x' is no square");
    board("22 columns", "start = A1\nsquares:\n" + QByteArray(22, '.') + "\n", 13, 1, "at most 21");
    board("22 rows", "start = A1\nsquares:\n" + QByteArray(".\n").repeated(22), 34, 1,
          "at most 21");
    board("no rows", "start = A1\nsquares:\n\n", 12, 1, "no rows");
    board("no picture", "start = A1\n", 10, 0, "needs 'squares:'");
    board("no start", "squares:\n...\n", 10, 0, "needs 'start'");
    board("start below", "start = A4\nsquares:\n...\n...\n...\n", 11, 9, "outside the board");
    board("start right", "start = D1\nsquares:\n...\n", 11, 9, "outside the board");
    board("start above", "start = A0\nsquares:\n...\n", 11, 9, "outside the board");
    board("start is no square", "start = 8H\nsquares:\n...\n", 11, 9, "such as H8, not '8H'");
    board("start is a word", "start = middle\nsquares:\n...\n", 11, 9, "such as H8");
    board("start is a letter", "start = H\nsquares:\n...\n", 11, 9, "such as H8");
    board("start is odd", "start = [1\nsquares:\n...\n", 11, 9, "such as H8");
    board("multiplier 5", "start = A1\nsquare x = letter 5\nsquares:\nx\n", 12, 19,
          "0 to 4, not '5'");
    board("multiplier -1", "start = A1\nsquare x = word -1\nsquares:\nx\n", 12, 17, "0 to 4");
    board("half blocked", "start = A1\nsquare x = letter 0\nsquares:\nx\n", 12, 12,
          "letter 0 word 0");
    board("square form", "start = A1\nsquare x = double\nsquares:\nx\n", 12, 12, "reads 'letter 2");
    board("square letter twice", "start = A1\nsquare x = letter 2 letter 3\nsquares:\nx\n", 12, 12,
          "reads 'letter 2");
    board("square known", "start = A1\nsquare d = letter 4\nsquares:\nd\n", 12, 1,
          "meaning already");
    board("square of two", "start = A1\nsquare dd = letter 4\nsquares:\nd\n", 12, 1,
          "one character");
    board("unknown key", "stat = A1\nsquares:\n...\n", 11, 1, "did you mean 'start'?");
}

void TestRulesReader::refuses()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, reason);
    const auto rules = parse(text);
    QVERIFY(!rules.has_value());
    const Error& error = rules.error();
    QVERIFY2(error.message().find(reason.toStdString()) != std::string::npos,
             error.toString().c_str());
    QCOMPARE(error.place.file, std::string("test"));
    QTEST(error.place.line, "line");
    QTEST(error.place.column, "column");
    QVERIFY(!error.message().ends_with('.'));
}

void TestRulesReader::limits_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<int>("low");
    QTest::addColumn<int>("high");
    QTest::newRow("rack") << QByteArray("rack") << 1 << 21;
    QTest::newRow("bonus") << QByteArray("bonus") << 0 << 10000;
    QTest::newRow("bag") << QByteArray("exchange_minimum_bag") << 1 << 1000;
    QTest::newRow("exchanges") << QByteArray("exchanges_per_player") << 0 << 1000;
    QTest::newRow("scoreless") << QByteArray("scoreless_turns") << 1 << 1000;
    QTest::newRow("passes") << QByteArray("passes") << 1 << 1000;
    QTest::newRow("after") << QByteArray("turns_after_bag_empty") << 0 << 1000;
}

void TestRulesReader::limits()
{
    QFETCH(const QByteArray, key);
    QFETCH(const int, low);
    QFETCH(const int, high);
    const auto with = [&](int value) {
        QByteArray text = "[game]\n";
        if (key != "rack") text += "rack = 7\n";
        if (key != "bonus") text += "bonus = 50\n";
        return parse(text + key + " = " + QByteArray::number(value) + "\n" + kTiles + kBoard);
    };
    QVERIFY(with(low).has_value());
    QVERIFY(with(high).has_value());
    for (const int outside : {low - 1, high + 1}) {
        const auto rules = with(outside);
        QVERIFY(!rules.has_value());
        QCOMPARE(rules.error().code, ErrorCode::OutOfRange);
        QVERIFY(rules.error().place.line > 1);
    }
}

void TestRulesReader::survivesDamagedFiles()
{
    const auto files = catalogue::embeddedFiles();
    QVERIFY(rc::check("a damaged file is read or refused with a message", [&] {
        std::string text(
            rc::gen::elementOf(
                std::vector<std::string>{catalogue::writeRules(**catalogue::rules("spanish")),
                                         catalogue::writeRules(**catalogue::rules("punctured")),
                                         std::string(files[0].text)})
                .
                operator*());
        const int changes = *rc::gen::inRange(1, 5);
        for (int i = 0; i < changes && !text.empty(); ++i) {
            const auto at = *rc::gen::inRange<size_t>(0, text.size());
            const auto length = *rc::gen::inRange<size_t>(0, 40);
            switch (*rc::gen::inRange(0, 4)) {
            case 0: text[at] = *rc::gen::arbitrary<char>(); break;
            case 1: text.erase(at, length); break;
            case 2: text.insert(at, text.substr(text.size() / 2, length)); break;
            default: text.insert(at, 1, *rc::gen::element('\n', '=', '[', '#', '?', '9')); break;
            }
        }
        const auto rules = catalogue::parseRules(text, "x");
        if (!rules) {
            RC_ASSERT(!rules.error().message().empty());
            return;
        }
        const std::string written = catalogue::writeRules(**rules);
        const auto back = catalogue::parseRules(written, "y");
        RC_ASSERT(back.has_value());
        RC_ASSERT(catalogue::writeRules(**back) == written);
    }));
}

void TestRulesReader::endsOnLongInput()
{
    const int size = 1048000;
    for (const QByteArray piece :
         {"[", "a=1\n", "A a 1 1 =x\n", "x ", "\n", "=", "[game]\n", ":\n"}) {
        const QByteArray filling = piece.repeated(size / int(piece.size()));
        (void)parse(filling);
        (void)parse(kGame + filling);
        (void)parse(kGame + "[alphabet]\ntiles:\n" + filling);
        (void)parse(kGame + kTiles + "[layout]\nstart = A1\nsquares:\n" + filling);
        (void)parse(kGame + "[alphabet]\ntiles:\nA a 1 1 " + filling);
    }
    QByteArray aliases = "[alphabet]\ntiles:\nA a 1 1";
    for (int i = 0; aliases.size() < size - 40; ++i) aliases += " =x" + QByteArray::number(i);
    const auto set = catalogue::parseTileSet(aliases.toStdString(), "x");
    QVERIFY(!set.has_value());
    QCOMPARE(set.error().place.line, 3);
}

TEST_CLASS(TestRulesReader, tests::NoApplication)
#include "tst_rules_reader.moc"
