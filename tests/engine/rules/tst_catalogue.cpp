// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <set>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "engine/rules/catalogue.h"
#include "engine/rules/embedded_rules.h"
#include "tests/support/case_layouts.h"
#include "tests/support/test_class.h"

using namespace engine;

namespace {

std::filesystem::path casesFolder(const char* kind)
{
    return std::filesystem::path(TILEWRIGHT_CASES) / "rules" / kind;
}

bool sameLetter(const LetterSpec& a, const LetterSpec& b)
{
    return a.label == b.label && a.blankLabel == b.blankLabel && a.value == b.value &&
           a.vowel == b.vowel && a.aliases == b.aliases && a.blankAliases == b.blankAliases;
}

bool sameAlphabet(const Alphabet& a, const Alphabet& b)
{
    if (a.name() != b.name() || a.letterCount() != b.letterCount()) return false;
    if (a.value(kBlank) != b.value(kBlank)) return false;
    for (int i = 1; i <= a.letterCount(); ++i) {
        const auto tile = static_cast<Tile>(i);
        if (!sameLetter(a.spec(tile), b.spec(tile))) return false;
    }
    return true;
}

void writeText(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

/// What a rule set has besides alphabet and layout.
struct Expected
{
    const char* id;
    const char* alphabet;
    const char* layout;
    EndRule end;
    int rack = 7;
    int bonus = 50;
    int exchangeMinimumBag = 7;
    int exchangesPerPlayer = -1;
    bool jumbled = false;
};

std::vector<Expected> expectedRules()
{
    const EndRule usual{
        6, 0, true, true, -1, PlayedOut::TwiceOpponentRack, StalledEnd::EachLosesOwnRack};
    EndRule german = usual;
    german.scorelessTurns = 0;
    german.passes = 4;
    EndRule polish = usual;
    polish.passes = 4;
    polish.exchangeIsScoreless = false;
    EndRule spanish = usual;
    spanish.scorelessTurns = 12;
    spanish.passes = 4;
    spanish.scorelessOnEmptyBoard = false;
    EndRule friends = usual;
    friends.scorelessTurns = 3;
    friends.playedOut = PlayedOut::OpponentRackBoth;
    const EndRule crossplay{0, 4, true, true, 1, PlayedOut::Nothing, StalledEnd::Nothing};
    std::vector<Expected> rules;
    for (const char* id : {"english", "french", "catalan", "norwegian", "swedish", "danish",
                           "dutch", "slovene", "italian", "portuguese"})
        rules.push_back({id, id, "standard15", usual});
    rules.push_back({"english_super", "english_super", "super21", usual});
    rules.push_back({"catalan_super", "catalan_super", "super21", usual});
    rules.push_back({"german", "german", "standard15", german});
    rules.push_back({"polish", "polish", "standard15", polish, 7, 50, 7, 3});
    rules.push_back({"spanish", "spanish", "standard15", spanish, 7, 50, 1});
    rules.push_back(
        {"words_with_friends", "words_with_friends", "words_with_friends15", friends, 7, 35});
    rules.push_back({"nyt_crossplay", "nyt_crossplay", "nyt_crossplay15", crossplay, 7, 40, 1});
    rules.push_back({"hong_kong", "english_hong_kong", "standard15", usual, 9, 50, 9});
    rules.push_back({"punctured", "english", "punctured15", usual});
    rules.push_back({"wordsmog", "english", "standard15", usual, 7, 50, 7, -1, true});
    rules.push_back({"wordsmog_super", "english_super", "super21", usual, 7, 50, 7, -1, true});
    return rules;
}

}  // namespace

class TestCatalogue : public QObject
{
    Q_OBJECT

private slots:
    void listsBuiltIns();
    void rulesAreReadOnce();
    void everyEmbeddedFileIsListed();
    void countsTilesAndPoints_data();
    void countsTilesAndPoints();
    void alphabetsEqualTheCases_data();
    void alphabetsEqualTheCases();
    void layoutsEqualTheCases_data();
    void layoutsEqualTheCases();
    void countsPremiums_data();
    void countsPremiums();
    void readsEveryCaseFile();
    void rulesAreAsPlayed_data();
    void rulesAreAsPlayed();
    void rulesComeBackFromTheirText_data();
    void rulesComeBackFromTheirText();
    void writesWhatNoBuiltInHas();
    void namesTheNearest();
    void opensByNameOrFile();
    void opensFilesBesideTheFile();
    void namesTheFileThatIsWrong();
    void textInMemoryReadsNoFiles();
};

void TestCatalogue::listsBuiltIns()
{
    std::set<std::string> ids;
    for (const auto& entry : catalogue::ruleSets()) {
        ids.insert(entry.id);
        QVERIFY(!entry.title.empty());
        QVERIFY(entry.title != entry.id);
    }
    std::set<std::string> expected;
    for (const auto& rules : expectedRules()) expected.insert(rules.id);
    QVERIFY(ids == expected);
    QCOMPARE(ids.size(), size_t{21});
    QCOMPARE(catalogue::ruleSets().size(), ids.size());
    QCOMPARE(catalogue::alphabets().size(), size_t{18});
    QCOMPARE(catalogue::layouts().size(), size_t{5});
    QVERIFY(std::is_sorted(catalogue::ruleSets().begin(), catalogue::ruleSets().end(),
                           [](const auto& a, const auto& b) { return a.id < b.id; }));
}

/// Games with mistakes are tried by every rule set in turn.
void TestCatalogue::rulesAreReadOnce()
{
    for (const engine::catalogue::Entry& entry : engine::catalogue::ruleSets()) {
        const auto first = engine::catalogue::rules(entry.id);
        const auto again = engine::catalogue::rules(entry.id);
        QVERIFY(first && again);
        QCOMPARE(first->get(), again->get());
        QCOMPARE(QString::fromStdString((*first)->id), QString::fromStdString(entry.id));
    }
}

void TestCatalogue::everyEmbeddedFileIsListed()
{
    QCOMPARE(catalogue::embeddedFiles().size(), catalogue::ruleSets().size() +
                                                    catalogue::alphabets().size() +
                                                    catalogue::layouts().size());
    for (const auto& entry : catalogue::layouts()) {
        const auto layout = catalogue::layout(entry.id);
        QVERIFY2(layout.has_value(), layout ? "" : layout.error().toString().c_str());
        QCOMPARE(layout->name(), entry.id);
    }
}

void TestCatalogue::countsTilesAndPoints_data()
{
    QTest::addColumn<int>("letters");
    QTest::addColumn<int>("tiles");
    QTest::addColumn<int>("points");
    QTest::addColumn<int>("blanks");
    QTest::newRow("english") << 26 << 100 << 187 << 2;
    QTest::newRow("english_super") << 26 << 200 << 381 << 4;
    QTest::newRow("english_hong_kong") << 26 << 107 << 228 << 4;
    QTest::newRow("french") << 26 << 102 << 197 << 2;
    QTest::newRow("german") << 29 << 102 << 202 << 2;
    QTest::newRow("norwegian") << 32 << 100 << 202 << 2;
    QTest::newRow("polish") << 32 << 100 << 190 << 2;
    QTest::newRow("spanish") << 28 << 100 << 192 << 2;
    QTest::newRow("catalan") << 26 << 100 << 189 << 2;
    QTest::newRow("catalan_super") << 26 << 200 << 370 << 5;
    QTest::newRow("dutch") << 26 << 102 << 230 << 2;
    QTest::newRow("swedish") << 31 << 100 << 194 << 2;
    QTest::newRow("slovene") << 29 << 100 << 180 << 2;
    QTest::newRow("italian") << 21 << 120 << 293 << 2;
    QTest::newRow("portuguese") << 24 << 120 << 204 << 3;
    QTest::newRow("danish") << 27 << 100 << 247 << 2;
    QTest::newRow("words_with_friends") << 26 << 104 << 220 << 2;
    QTest::newRow("nyt_crossplay") << 26 << 100 << 210 << 3;
}

void TestCatalogue::countsTilesAndPoints()
{
    const auto set = catalogue::tileSet(QTest::currentDataTag());
    QVERIFY2(set.has_value(), set ? "" : set.error().toString().c_str());
    int points = 0;
    for (const Tile tile : set->tiles.tiles()) points += set->alphabet.value(tile);
    QTEST(set->alphabet.letterCount(), "letters");
    QTEST(set->tiles.total(), "tiles");
    QTEST(points, "points");
    QTEST(set->tiles.count(kBlank), "blanks");
    QVERIFY(set->alphabet.vowels() != 0);
    QVERIFY((set->alphabet.vowels() & ~set->alphabet.allLetters()) == 0);
}

void TestCatalogue::alphabetsEqualTheCases_data()
{
    QTest::addColumn<QString>("id");
    for (const auto& entry : catalogue::alphabets())
        QTest::newRow(entry.id.c_str()) << QString::fromStdString(entry.id);
}

void TestCatalogue::alphabetsEqualTheCases()
{
    QFETCH(const QString, id);
    const auto path = casesFolder("alphabets") / (id.toStdString() + ".tsv");
    if (!std::filesystem::exists(path)) QSKIP("the known answers are not here");
    const auto known = tests::readCaseTileSet(path);
    QVERIFY2(known.has_value(), known ? "" : known.error().toString().c_str());
    const auto ours = catalogue::tileSet(id.toStdString());
    QVERIFY(ours.has_value());
    QCOMPARE(ours->alphabet.letterCount(), known->alphabet.letterCount());
    for (int i = 0; i <= known->alphabet.letterCount(); ++i) {
        const auto tile = static_cast<Tile>(i);
        QCOMPARE(ours->alphabet.label(tile), known->alphabet.label(tile));
        QCOMPARE(ours->tiles.count(tile), known->tiles.count(tile));
        QCOMPARE(ours->alphabet.value(tile), known->alphabet.value(tile));
    }
    QVERIFY(sameAlphabet(ours->alphabet, known->alphabet));
    QVERIFY(ours->tiles == known->tiles);
}

void TestCatalogue::layoutsEqualTheCases_data()
{
    QTest::addColumn<QString>("id");
    for (const auto& entry : catalogue::layouts())
        QTest::newRow(entry.id.c_str()) << QString::fromStdString(entry.id);
}

void TestCatalogue::layoutsEqualTheCases()
{
    QFETCH(const QString, id);
    const auto path = casesFolder("layouts") / (id.toStdString() + ".txt");
    if (!std::filesystem::exists(path)) QSKIP("the known answers are not here");
    const auto known = tests::readCaseLayout(path);
    QVERIFY2(known.has_value(), known ? "" : known.error().toString().c_str());
    QVERIFY(*catalogue::layout(id.toStdString()) == *known);
}

void TestCatalogue::countsPremiums_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<QVector<int>>("counts");  // 2L 3L 4L 2W 3W 4W blocked
    QTest::addColumn<int>("centreWord");
    QTest::newRow("standard15") << 15 << QVector<int>{24, 12, 0, 17, 8, 0, 0} << 2;
    QTest::newRow("super21") << 21 << QVector<int>{36, 20, 8, 41, 16, 4, 0} << 2;
    QTest::newRow("words_with_friends15") << 15 << QVector<int>{24, 16, 0, 12, 8, 0, 0} << 1;
    QTest::newRow("nyt_crossplay15") << 15 << QVector<int>{20, 20, 0, 8, 8, 0, 0} << 1;
    QTest::newRow("punctured15") << 15 << QVector<int>{24, 12, 0, 9, 4, 0, 20} << 2;
}

void TestCatalogue::countsPremiums()
{
    QFETCH(const int, size);
    const auto layout = catalogue::layout(QTest::currentDataTag());
    QVERIFY(layout.has_value());
    QCOMPARE(layout->rows(), size);
    QCOMPARE(layout->columns(), size);
    QCOMPARE(layout->startRow(), size / 2);
    QCOMPARE(layout->startColumn(), size / 2);
    QVERIFY(layout->transposeSymmetric());
    const std::array<Premium, 7> kinds{{{2, 1}, {3, 1}, {4, 1}, {1, 2}, {1, 3}, {1, 4}, {0, 0}}};
    QVector<int> counts(7, 0);
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            const auto kind = std::find(kinds.begin(), kinds.end(), layout->premium(row, column));
            if (kind != kinds.end()) ++counts[kind - kinds.begin()];
            else QVERIFY(layout->premium(row, column).plain());
        }
    }
    QTEST(counts, "counts");
    QTEST(int{layout->premium(size / 2, size / 2).word}, "centreWord");
}

void TestCatalogue::readsEveryCaseFile()
{
    const auto folder = casesFolder("layouts");
    if (!std::filesystem::exists(folder)) QSKIP("the known answers are not here");
    int layouts = 0;
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
        const auto layout = tests::readCaseLayout(file.path());
        QVERIFY2(layout.has_value(), file.path().c_str());
        QCOMPARE(layout->rows(), layout->columns());
        ++layouts;
    }
    QCOMPARE(layouts, 19);
    const auto start = tests::readCaseLayout(folder / "test_3_2_start_coords_15.txt");
    QCOMPARE(start->startRow(), 3);
    QCOMPARE(start->startColumn(), 2);
    int alphabets = 0;
    std::set<std::string> caseless;
    for (const auto& file : std::filesystem::directory_iterator(casesFolder("alphabets"))) {
        const auto set = tests::readCaseTileSet(file.path());
        if (set) ++alphabets;
        else caseless.insert(file.path().stem().string());
    }
    QCOMPARE(alphabets, 42);
    // Letters that have no lower case: a blank could not be told from its letter.
    QVERIFY(caseless == (std::set<std::string>{"arabic", "hebrew", "ukrainian"}));
}

void TestCatalogue::rulesAreAsPlayed_data()
{
    QTest::addColumn<int>("index");
    const auto all = expectedRules();
    for (size_t i = 0; i < all.size(); ++i) QTest::newRow(all[i].id) << static_cast<int>(i);
}

void TestCatalogue::rulesAreAsPlayed()
{
    QFETCH(const int, index);
    const Expected expected = expectedRules()[static_cast<size_t>(index)];
    const auto rules = catalogue::rules(expected.id);
    QVERIFY2(rules.has_value(), rules ? "" : rules.error().toString().c_str());
    const GameRules& game = **rules;
    QCOMPARE(game.id, std::string(expected.id));
    QCOMPARE(game.alphabet.name(), std::string(expected.alphabet));
    QVERIFY(sameAlphabet(game.alphabet, catalogue::tileSet(expected.alphabet)->alphabet));
    QVERIFY(game.tiles == catalogue::tileSet(expected.alphabet)->tiles);
    QCOMPARE(game.layout.name(), std::string(expected.layout));
    QVERIFY(game.layout == *catalogue::layout(expected.layout));
    QCOMPARE(game.rackSize, expected.rack);
    QCOMPARE(game.jumbled(), expected.jumbled);
    for (int tiles = 0; tiles <= kMaxRackSize; ++tiles)
        QCOMPARE(game.bonusFor(tiles), tiles >= expected.rack ? expected.bonus : 0);
    QCOMPARE(game.exchangeMinimumBag, expected.exchangeMinimumBag);
    QCOMPARE(game.exchangesPerPlayer, expected.exchangesPerPlayer);
    QVERIFY(game.end == expected.end);
}

void TestCatalogue::rulesComeBackFromTheirText_data()
{
    QTest::addColumn<QString>("id");
    for (const auto& entry : catalogue::ruleSets())
        QTest::newRow(entry.id.c_str()) << QString::fromStdString(entry.id);
}

void TestCatalogue::rulesComeBackFromTheirText()
{
    QFETCH(const QString, id);
    const auto rules = catalogue::rules(id.toStdString());
    const std::string text = catalogue::writeRules(**rules);
    const auto back = catalogue::parseRules(text, "other");
    QVERIFY2(back.has_value(), back ? "" : back.error().toString().c_str());
    QCOMPARE((*back)->id, (*rules)->id);
    QCOMPARE((*back)->title, (*rules)->title);
    QVERIFY(sameAlphabet((*back)->alphabet, (*rules)->alphabet));
    QVERIFY((*back)->tiles == (*rules)->tiles);
    QVERIFY((*back)->layout == (*rules)->layout);
    QCOMPARE((*back)->layout.name(), (*rules)->layout.name());
    QCOMPARE((*back)->wordRule, (*rules)->wordRule);
    QCOMPARE((*back)->rackSize, (*rules)->rackSize);
    QCOMPARE((*back)->bonus, (*rules)->bonus);
    QCOMPARE((*back)->exchangeMinimumBag, (*rules)->exchangeMinimumBag);
    QCOMPARE((*back)->exchangesPerPlayer, (*rules)->exchangesPerPlayer);
    QVERIFY((*back)->end == (*rules)->end);
    QCOMPARE(catalogue::writeRules(**back), text);
}

void TestCatalogue::writesWhatNoBuiltInHas()
{
    GameRules rules = **catalogue::rules("english");
    std::vector<Premium> premiums(21 * 5);
    for (int letter = 1; letter <= 4; ++letter) {
        for (int word = 1; word <= 4; ++word)
            premiums[static_cast<size_t>(letter * 20 + word)] = {static_cast<std::uint8_t>(letter),
                                                                 static_cast<std::uint8_t>(word)};
    }
    premiums[0] = {0, 0};
    rules.id = "two\nlines";
    rules.title.clear();
    rules.layout = *BoardLayout::create("odd", 5, 21, premiums, 4, 20);
    rules.alphabet = *Alphabet::create(
        "odd",
        {{"vowel", "=b", 255, false, {"vowels", "="}, {}}, {"É", "é", 0, true, {}, {"xÉ", "9"}}},
        9);
    rules.tiles = TileDistribution();
    rules.tiles.add(2, 255);
    rules.bonus = {0, 0, 10, 10, 5};
    const std::string text = catalogue::writeRules(rules);
    const auto back = catalogue::parseRules(text, "x");
    QVERIFY2(back.has_value(), back ? "" : (back.error().toString() + "\n" + text).c_str());
    QCOMPARE((*back)->id, std::string("two lines"));
    QCOMPARE((*back)->title, std::string("two lines"));
    QVERIFY((*back)->layout == rules.layout);
    QVERIFY(sameAlphabet((*back)->alphabet, rules.alphabet));
    QVERIFY((*back)->tiles == rules.tiles);
    QCOMPARE((*back)->bonus, rules.bonus);
}

void TestCatalogue::namesTheNearest()
{
    const auto rules = catalogue::rules("englisch");
    QCOMPARE(rules.error().code, ErrorCode::UnknownName);
    QVERIFY(rules.error().message().find("'english'") != std::string::npos);
    QCOMPARE(catalogue::tileSet("polsh").error().message(),
             std::string("there is no alphabet 'polsh'; did you mean 'polish'?"));
    QCOMPARE(catalogue::layout("standard").error().message(),
             std::string("there is no board layout 'standard'; did you mean 'standard15'?"));
    QCOMPARE(catalogue::rules("").error().message(), std::string("there is no rule set ''"));
    QCOMPARE(catalogue::rules(std::string(100000, 'x')).error().code, ErrorCode::UnknownName);
    QVERIFY(!catalogue::rules("games/english").has_value());
    QVERIFY(!catalogue::rules("english.txt").has_value());
}

void TestCatalogue::opensByNameOrFile()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("mine.txt"));
    writeText(
        path,
        "[game]\nalphabet = german\nlayout = super21\nrack = 8\nbonus = 40 from 7, 50 from 8\n");
    QCOMPARE((*catalogue::rulesByNameOrFile("german"))->id, std::string("german"));
    const auto mine = catalogue::rulesByNameOrFile(path.toStdString());
    QVERIFY2(mine.has_value(), mine ? "" : mine.error().toString().c_str());
    QCOMPARE((*mine)->id, std::string("mine"));
    QCOMPARE((*mine)->title, std::string("mine"));
    QCOMPARE((*mine)->bonusFor(6), 0);
    QCOMPARE((*mine)->bonusFor(7), 40);
    QCOMPARE((*mine)->bonusFor(8), 50);
    QCOMPARE((*mine)->bonusFor(9), 50);

    QCOMPARE(catalogue::rulesByNameOrFile("germann").error().code, ErrorCode::UnknownName);
    QCOMPARE(catalogue::rulesByNameOrFile(path.toStdString() + ".none").error().code,
             ErrorCode::FileUnreadable);
    QCOMPARE(catalogue::rulesByNameOrFile(folder.path().toStdString()).error().code,
             ErrorCode::FileUnreadable);
    QCOMPARE(catalogue::openRules(path.toStdString() + ".none").error().code,
             ErrorCode::FileUnreadable);
    QCOMPARE(catalogue::tileSetByNameOrFile("polish")->alphabet.name(), std::string("polish"));
    writeText(path, "[alphabet]\ntiles:\nA a 1 1\n");
    QCOMPARE(catalogue::tileSetByNameOrFile(path.toStdString())->alphabet.name(),
             std::string("mine"));
    writeText(path, QByteArray(1048577, '\n'));
    QCOMPARE(catalogue::openRules(path.toStdString()).error().code, ErrorCode::OutOfRange);
}

void TestCatalogue::opensFilesBesideTheFile()
{
    QTemporaryDir folder;
    writeText(folder.filePath(QStringLiteral("game.txt")),
              "[game]\nalphabet = abc.txt\nlayout = board\nrack = 1\nbonus = 0\n");
    writeText(folder.filePath(QStringLiteral("abc.txt")), "[alphabet]\ntiles:\nA a 3 1\nB b 2 2\n");
    writeText(folder.filePath(QStringLiteral("board")), "[layout]\nstart = B1\nsquares:\n.D\n");
    const std::string path = folder.filePath(QStringLiteral("game.txt")).toStdString();
    const auto rules = catalogue::openRules(path);
    QVERIFY2(rules.has_value(), rules ? "" : rules.error().toString().c_str());
    QCOMPARE((*rules)->tiles.total(), 5);
    QCOMPARE((*rules)->tiles.count(kBlank), 0);
    QCOMPARE((*rules)->layout.columns(), 2);
    QCOMPARE((*rules)->layout.startColumn(), 1);
    QVERIFY((*rules)->bonus.empty());

    // From that folder itself, with a path that has no folder in it.
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(folder.path()));
    const bool opened = catalogue::openRules("game.txt").has_value() &&
                        catalogue::rulesByNameOrFile("game.txt").has_value();
    QDir::setCurrent(before);
    QVERIFY(opened);
}

void TestCatalogue::namesTheFileThatIsWrong()
{
    QTemporaryDir folder;
    const QString game = folder.filePath(QStringLiteral("game.txt"));
    const QString letters = folder.filePath(QStringLiteral("abc.txt"));
    writeText(game, "[game]\nalphabet = abc.txt\nlayout = standard15\nrack = 1\nbonus = 0\n");
    // A file that isn't there is wrong where it is named.
    auto error = catalogue::openRules(game.toStdString()).error();
    QCOMPARE(error.place.file, game.toStdString());
    QCOMPARE(error.place.line, 2);
    QCOMPARE(error.place.column, 12);
    QVERIFY(error.message().find(letters.toStdString()) != std::string::npos);
    // A wrong one is wrong in itself.
    writeText(letters, "[alphabet]\ntiles:\nA a many 1\n");
    error = catalogue::openRules(game.toStdString()).error();
    QCOMPARE(error.place.file, letters.toStdString());
    QCOMPARE(error.place.line, 3);
    QCOMPARE(error.place.column, 5);
}

void TestCatalogue::textInMemoryReadsNoFiles()
{
    const auto rules = catalogue::parseRules(
        "[game]\nalphabet = /etc/passwd\nlayout = standard15\nrack = 7\nbonus = 50\n", "clipboard");
    QCOMPARE(rules.error().code, ErrorCode::UnknownName);
    QCOMPARE(rules.error().place.file, std::string("clipboard"));
    QCOMPARE(rules.error().place.line, 2);
}

TEST_CLASS(TestCatalogue, tests::NoApplication)
#include "tst_catalogue.moc"
