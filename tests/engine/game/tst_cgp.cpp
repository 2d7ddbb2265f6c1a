// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <QtTest>

#include <rapidcheck.h>

#include "engine/base/random.h"
#include "engine/board/hands.h"
#include "engine/game/cgp.h"
#include "tests/support/case_tables.h"
#include "tests/support/cross_sets.h"
#include "tests/support/random_game.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

const std::string kEmpty = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";

/// The same in all that CGP can say, the player to move being the first.
std::string contrast(const Position& a, const Position& b)
{
    if (!(a.board() == b.board())) return "boards differ";
    if (a.playerCount() != b.playerCount()) return "numbers of players differ";
    for (int step = 0; step < a.playerCount(); ++step) {
        const Player& x = a.player((a.onTurn() + step) % a.playerCount());
        const Player& y = b.player((b.onTurn() + step) % b.playerCount());
        if (!(x.rack == y.rack)) return "racks differ";
        if (x.score != y.score) return "scores differ";
    }
    if (a.scorelessTurns() != b.scorelessTurns()) return "scoreless turns differ";
    if (!a.rules().alphabet.sameLetters(b.rules().alphabet)) return "letters differ";
    if (!(a.rules().tiles == b.rules().tiles)) return "tiles differ";
    if (!(a.rules().layout == b.rules().layout)) return "layouts differ";
    if (a.rules().wordRule != b.rules().wordRule) return "word rules differ";
    if (a.rules().rackSize != b.rules().rackSize) return "rack sizes differ";
    if (a.rules().bonus != b.rules().bonus) return "bonuses differ";
    if (a.rules().exchangeMinimumBag != b.rules().exchangeMinimumBag)
        return "exchange limits differ";
    if (!(a.rules().end == b.rules().end)) return "ends of the game differ";
    return {};
}

/// A board of tiles anywhere, racks and scores, by a seed: what need not be a sensible game.
Position strewn(const GameRulesPtr& rules, std::uint64_t seed)
{
    Random random(seed);
    const int players = random.below(4) == 0 ? 3 : 2;
    Position position = Position::create(rules, nullptr, players).value();
    std::vector<Tile> tiles = rules->tiles.tiles();
    random.shuffle(std::span<Tile>(tiles));
    const auto letters = static_cast<std::uint32_t>(rules->alphabet.letterCount());
    const auto touches = [&position](int row, int column) {
        const Board& board = position.board();
        return board.atOrNone(row - 1, column) != kNoTile ||
               board.atOrNone(row + 1, column) != kNoTile ||
               board.atOrNone(row, column - 1) != kNoTile ||
               board.atOrNone(row, column + 1) != kNoTile;
    };
    // From the start square outwards, so that nothing hangs in the air.
    const std::uint32_t wanted = random.below(80);
    for (std::uint32_t attempt = 0; attempt < 20 * wanted && !tiles.empty(); ++attempt) {
        const BoardLayout& layout = rules->layout;
        const bool first = position.board().empty();
        const int row =
            first ? layout.startRow()
                  : static_cast<int>(random.below(static_cast<std::uint32_t>(layout.rows())));
        const int column =
            first ? layout.startColumn()
                  : static_cast<int>(random.below(static_cast<std::uint32_t>(layout.columns())));
        if (layout.blocked(row, column) || position.board().at(row, column) != kNoTile) continue;
        if (!first && !touches(row, column)) continue;
        const Tile tile = tiles.back();
        tiles.pop_back();
        position.setSquare(row, column,
                           tile == kBlank ? asBlank(static_cast<Tile>(1 + random.below(letters)))
                                          : tile);
    }
    for (int player = 0; player < players; ++player) {
        Rack rack;
        const auto size = random.below(static_cast<std::uint32_t>(rules->rackSize) + 1);
        while (rack.total() < static_cast<int>(size) && !tiles.empty()) {
            rack.add(tiles.back());
            tiles.pop_back();
        }
        position.setRack(player, rack);
        position.setScore(player, Score{static_cast<int>(random.below(1200)) - 200});
    }
    position.setOnTurn(static_cast<int>(random.below(static_cast<std::uint32_t>(players))));
    position.setScorelessTurns(static_cast<int>(random.below(13)));
    return position;
}

}  // namespace

class TestCgp : public QObject
{
    Q_OBJECT

private slots:
    void roundTrip_data()
    {
        QTest::addColumn<QString>("id");
        for (const catalogue::Entry& entry : catalogue::ruleSets())
            QTest::newRow(entry.id.c_str()) << QString::fromStdString(entry.id);
    }
    /// What is written under any built-in rules is read again the same, also by a reader that
    /// starts from others.
    void roundTrip()
    {
        QFETCH(QString, id);
        const GameRulesPtr rules = tests::rulesOf(id.toStdString());
        const GameRulesPtr english = tests::rulesOf("english");
        QVERIFY(rc::check("strewn boards", [&] {
            const Position position = strewn(rules, *rc::gen::arbitrary<std::uint64_t>());
            const std::string text = writeCgp(position);
            for (const GameRulesPtr& assumed : {rules, english}) {
                const auto reading = readCgp(text, assumed);
                if (!reading) RC_FAIL(text + "\n" + reading.error().toString());
                const std::string wrong = contrast(position, reading->position);
                if (!wrong.empty()) RC_FAIL(wrong + ": " + text);
                for (const Sentence& remark : reading->remarks) RC_FAIL(remark.english());
                RC_ASSERT(writeCgp(reading->position) == text);
            }
        }));
    }

    void refusesWhatHangsInTheAir()
    {
        const GameRulesPtr rules = tests::rulesOf("english");
        const std::string empty = "/15/15/15/15/15/15";
        const auto air = readCgp("CAT12" + empty + "/7AT6" + empty + "/12DOG / 0/0 0", rules);
        QVERIFY(!air);
        QCOMPARE(air.error().code, ErrorCode::IllegalPosition);
        QVERIFY(air.error().message().find("hangs in the air") != std::string::npos);

        const GameRulesPtr holes = tests::rulesOf("punctured");
        const auto hole = readCgp("Q14" + empty + "/15" + empty + "/15 / 0/0 0", holes);
        QVERIFY(!hole);
        QVERIFY(hole.error().message().find("1A") != std::string::npos);
    }

    void countsMoreTilesThanAByteHolds()
    {
        const GameRulesPtr rules = tests::rulesOf("english_super");
        std::string text;
        for (int row = 0; row < 21; ++row) {
            if (row > 0) text += '/';
            text += row < 13 ? std::string(21, 'A') : std::string("21");
        }
        const auto reading = readCgp(text + " / 0/0 0", rules);
        QVERIFY(!reading);
        QVERIFY(reading.error().message().find("273 A") != std::string::npos);
    }

    void remarksOnWhatIsOdd()
    {
        const GameRulesPtr rules = tests::rulesOf("english");
        const LexiconPtr lexicon =
            tests::lexiconOf(*rules, tests::smallEnglish(rules->alphabet).value());
        const std::string empty = "15/15/15/15/15/15/15/";
        const std::string rest = "/15/15/15/15/15/15/15";
        const auto phony = readCgp(empty + "7QQ6" + rest + " / 0/0 0", rules, lexicon);
        QVERIFY(!phony);  // one Q too many
        const auto odd =
            readCgp(empty + "7QV6" + rest + " /EE 0/0 0 lex other; oru;", rules, lexicon);
        QVERIFY(odd.has_value());
        QCOMPARE(odd->remarks.size(), std::size_t{2});
        QVERIFY(odd->position.player(1).rack.empty());
    }

    void roundTripOfPlayedGames()
    {
        const GameRulesPtr rules = tests::rulesOf("english");
        const LexiconPtr lexicon =
            tests::lexiconOf(*rules, tests::smallEnglish(rules->alphabet).value());
        tests::RandomGame game(rules, lexicon, tests::generatedMoves(), 3);
        do {
            const auto reading = readCgp(writeCgp(game.position()), rules, lexicon);
            QVERIFY(reading.has_value());
            QCOMPARE(contrast(game.position(), reading->position), std::string());
            QVERIFY(reading->position.lexicon() == lexicon.get());
            QCOMPARE(reading->lexiconName, std::string("test"));
            QVERIFY(tests::crossSetsAreThoseOfTheBoard(reading->position));
        } while (game.step());
    }

    void operations_data()
    {
        QTest::addColumn<QString>("operations");
        QTest::addColumn<QString>("expected");  // alphabet layout rule bonus scoreless exchange
        const auto row = [](const char* operations, const char* expected) {
            QTest::newRow(operations) << operations << expected;
        };
        row("", "english standard15 classic 50 6 7");
        row("bb 35;", "english standard15 classic 35 6 7");
        row("bb 50;", "english standard15 classic 50 6 7");
        row("mcnz 3;", "english standard15 classic 50 3 7");
        row("etl 1;", "english standard15 classic 50 6 1");
        row("bb 40; mcnz 12; etl 5;", "english standard15 classic 40 12 5");
        row("bb 40;mcnz 12;etl 5", "english standard15 classic 40 12 5");
        row("var wordsmog;", "english standard15 jumbled 50 6 7");
        row("var classic;", "english standard15 classic 50 6 7");
        row("ld german;", "german standard15 classic 50 0 7");
        row("bdn CrosswordGame;", "english standard15 classic 50 6 7");
        row("bdn punctured15;", "english punctured15 classic 50 6 7");
        row("ld french; var wordsmog;", "french standard15 jumbled 50 6 7");
    }
    void operations()
    {
        QFETCH(QString, operations);
        QFETCH(QString, expected);
        const auto reading =
            readCgp(kEmpty + " / 0/0 0 " + operations.toStdString(), tests::rulesOf("english"));
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().toString().c_str());
        const GameRules& rules = reading->position.rules();
        const QString found =
            QStringLiteral("%1 %2 %3 %4 %5 %6")
                .arg(QString::fromStdString(rules.alphabet.name()),
                     QString::fromStdString(rules.layout.name()),
                     rules.jumbled() ? QStringLiteral("jumbled") : QStringLiteral("classic"))
                .arg(rules.bonusFor(rules.rackSize))
                .arg(rules.end.scorelessTurns)
                .arg(rules.exchangeMinimumBag);
        QCOMPARE(found, expected);
        QVERIFY(reading->remarks.empty());
        const auto again = readCgp(writeCgp(reading->position), tests::rulesOf("english"));
        QVERIFY(again.has_value());
        QCOMPARE(contrast(reading->position, again->position), std::string());
    }

    void superBoard()
    {
        std::string board = "21";
        for (int row = 1; row < 21; ++row) board += "/21";
        const auto reading = readCgp(board + " ?AEINRS/ 0/0 0 ld english_super; "
                                             "bdn SuperCrosswordGame;",
                                     tests::rulesOf("english"));
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().toString().c_str());
        QCOMPARE(reading->position.board().rows(), 21);
        QCOMPARE(reading->position.rules().tiles.total(), 200);
    }

    void otherOperationsAreKept()
    {
        const std::string text = kEmpty + " AEINRST/ 12/-5 2 lex NWL 2020; gid abc; ti 3000; "
                                          "tmr 1000/-200; lm n8.TILES; cr double;";
        const auto reading = readCgp(text, tests::rulesOf("english"));
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().toString().c_str());
        QCOMPARE(reading->lexiconName, std::string("NWL 2020"));
        QCOMPARE(reading->position.player(0).score.points, 12);
        QCOMPARE(reading->position.player(1).score.points, -5);
        QCOMPARE(reading->position.scorelessTurns(), 2);
        QVERIFY(rackKnowledge(reading->position, 1) == RackKnowledge::Unknown);
        const std::string written = writeCgp(reading->position, reading->otherOperations);
        for (const char* part :
             {"gid abc;", "ti 3000;", "tmr 1000/-200;", "lm n8.TILES;", "cr double;"})
            QVERIFY2(written.find(part) != std::string::npos, written.c_str());
        const auto again = readCgp(written, tests::rulesOf("english"));
        QVERIFY(again.has_value());
        QVERIFY(again->otherOperations == reading->otherOperations);
    }

    void positionsNameTheirRules()
    {
        // Whatever rules hold where it is read, the position is the same.
        constexpr std::array kIds{"english", "spanish", "wordsmog", "english_super"};
        for (const char* id : kIds) {
            const std::string text = writeCgp(*Position::create(tests::rulesOf(id), nullptr));
            for (const char* other : kIds) {
                const auto reading = readCgp(text, tests::rulesOf(other));
                QVERIFY2(reading.has_value(), text.c_str());
                QCOMPARE(reading->position.rules().id, tests::rulesOf(id)->id);
            }
        }
    }

    void unknownNamesAreRemarked()
    {
        for (const char* operation : {"ld klingon;", "bdn NoSuchBoard;", "var chess;"}) {
            const auto reading =
                readCgp(kEmpty + " / 0/0 0 " + operation, tests::rulesOf("english"));
            QVERIFY(reading.has_value());
            QCOMPARE(reading->remarks.size(), std::size_t{1});
        }
    }

    void lexiconOfOtherLettersIsRemarked()
    {
        const GameRulesPtr english = tests::rulesOf("english");
        const LexiconPtr lexicon =
            tests::lexiconOf(*english, tests::wordsFrom("AT", english->alphabet).value());
        const auto reading = readCgp(kEmpty + " / 0/0 0 ld spanish;", english, lexicon);
        QVERIFY(reading.has_value());
        QVERIFY(reading->position.lexicon() == nullptr);
        QCOMPARE(reading->remarks.size(), std::size_t{1});
    }

    void digraphsAndSpaces()
    {
        const auto reading = readCgp("  15/15/15/15/15/15/15/7[CH]ICO[rr]3/15/15/15/15/15/15/15 \t "
                                     "[LL]LL\xc3\x91?/ 0/0\t0\r\n",
                                     tests::rulesOf("spanish"));
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().toString().c_str());
        const Position& position = reading->position;
        const Alphabet& alphabet = position.rules().alphabet;
        QCOMPARE(position.board().tileCount(), 5);
        QCOMPARE(std::string(alphabet.label(position.board().at(7, 7))), std::string("CH"));
        QVERIFY(isDesignatedBlank(position.board().at(7, 11)));
        QCOMPARE(position.player(0).rack.total(), 5);
        QCOMPARE(position.player(0).rack.count(alphabet.readTile("L")->tile), 2);
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("column");  // of the error, 0 = not checked
        QTest::addColumn<QString>("part");
        const QByteArray rest14 = QByteArray("/15").repeated(14);
        const QByteArray tail = " / 0/0 0";
        const QByteArray empty = QByteArray::fromStdString(kEmpty);
        const auto row = [](const char* name, const QByteArray& text, int column,
                            const char* part) { QTest::newRow(name) << text << column << part; };
        row("nothing", "", 0, "empty");
        row("blanks", "  \n\t ", 0, "empty");
        row("board only", empty, 0, "four fields");
        row("no scores", empty + " /", 0, "four fields");
        row("no turns", empty + " / 0/0", 0, "four fields");
        row("row too short", "14" + rest14 + tail, 1, "14 squares");
        row("row too long", "16" + rest14 + tail, 1, "more than");
        row("long row of tiles", "AAAAAAAA8" + rest14 + tail, 9, "more than");
        row("second row too short", "15/14" + QByteArray("/15").repeated(13) + tail, 4, "row 2");
        row("empty row", rest14 + tail, 1, "row 1");
        row("14 rows", "15" + QByteArray("/15").repeated(13) + tail, 1, "14 rows");
        row("16 rows", "15" + QByteArray("/15").repeated(15) + tail, 1, "16 rows");
        row("huge run", "99999999999999999999999" + rest14 + tail, 1, "more than");
        row("unknown letter", "3$11" + rest14 + tail, 2, "row 1, column 4");
        row("undesignated blank", "3?11" + rest14 + tail, 2, "no letter");
        row("unknown letter in row 2", "15/2#12" + QByteArray("/15").repeated(13) + tail, 5,
            "row 2, column 3");
        row("not UTF-8",
            "3\xff"
            "11" +
                rest14 + tail,
            2, "no letter");
        row("cut UTF-8", "3\xc3" + rest14 + tail, 2, "no letter");
        row("NUL",
            QByteArray("3\0"
                       "11",
                       4) +
                rest14 + tail,
            2, "no letter");
        row("digraph of another alphabet", "3[CH]11" + rest14 + tail, 2, "no letter");
        row("open bracket", "3[A11" + rest14 + tail, 2, "no letter");
        row("empty brackets", "3[]11" + rest14 + tail, 2, "no letter");
        row("nested brackets", "3[[A]]11" + rest14 + tail, 2, "no letter");
        row("unknown tile on the rack", empty + " AEI$/ 0/0 0", 49, "rack");
        row("rack too long", empty + " AEINRSTU/ 0/0 0", 46, "7");
        row("overdrawn", empty + " QQ/ 0/0 0", 0, "Q");
        row("overdrawn on board and rack", "7QQ6" + rest14 + tail, 0, "Q");
        row("three blanks", "7abc5" + rest14 + tail, 0, "?");
        row("one rack only", empty + " AEINRST 0/0 0", 46, "'/'");
        row("five players", empty + " //// 0/0/0/0/0 0", 0, "players");
        row("scores of one player", empty + " / 0 0", 48, "scores");
        row("scores of three", empty + " / 0/0/0 0", 48, "scores");
        row("score is no number", empty + " / 0/x 0", 50, "no number");
        row("score with a tail", empty + " / 0/1x 0", 50, "no number");
        row("score overflows", empty + " / 99999999999999999999/0 0", 48, "out of range");
        row("score overflows below", empty + " / 0/-99999999999 0", 50, "out of range");
        row("turns are no number", empty + " / 0/0 x", 52, "no number");
        row("negative turns", empty + " / 0/0 -1", 52, "negative");
        row("turns overflow", empty + " / 0/0 99999999999", 52, "out of range");
        row("bonus is no number", empty + " / 0/0 0 bb x;", 0, "bb");
        row("bonus overflows", empty + " / 0/0 0 bb 99999999999;", 0, "bb");
        row("bonus missing", empty + " / 0/0 0 bb;", 0, "bb");
        row("negative limit", empty + " / 0/0 0 etl -1;", 0, "etl");
        row("turns limit with a tail", empty + " / 0/0 0 mcnz 6x;", 0, "mcnz");
        row("layout of another size", empty + tail + " bdn SuperCrosswordGame;", 1, "15 rows");
        row("10 MB of slashes", QByteArray(10'000'000, '/') + tail, 0, "");
        row("10 MB of digits", QByteArray(10'000'000, '9') + tail, 0, "");
        row("10 MB of letters", QByteArray(10'000'000, 'A') + tail, 0, "");
        row("1 MB of slashes", QByteArray(1'000'000, '/') + tail, 0, "");
        row("1 MB of brackets", QByteArray(1'000'000, '[') + rest14 + tail, 0, "");
        row("1 MB of letters", QByteArray(1'000'000, 'A') + rest14 + tail, 0, "");
        row("1 MB rack", empty + " " + QByteArray(1'000'000, 'A') + "/ 0/0 0", 0, "");
        row("1 MB of players", empty + " " + QByteArray(1'000'000, '/') + " 0/0 0", 0, "");
    }
    void refuses()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, column);
        QFETCH(QString, part);
        const auto reading = readCgp({text.constData(), static_cast<std::size_t>(text.size())},
                                     tests::rulesOf("english"));
        QVERIFY(!reading.has_value());
        const Error& error = reading.error();
        QVERIFY2(QString::fromStdString(error.message()).contains(part), error.message().c_str());
        QVERIFY(!error.message().empty());
        QVERIFY2(error.message().size() < 400, "a message that is too long to read");
        QVERIFY2(QString::fromUtf8(error.message().c_str()).toStdString() == error.message(),
                 "a message that is no UTF-8");
        if (column != 0) QCOMPARE(error.place.column, column);
    }

    void errorColumnsCountCharacters()
    {
        // N with a tilde is two bytes and one character.
        const auto board = readCgp("2\xc3\x91"
                                   "11$/15/15/15/15/15/15/15/15/15/15/15/15/15/15 / 0/0 0",
                                   tests::rulesOf("spanish"));
        QVERIFY(!board.has_value());
        QCOMPARE(board.error().place.column, 5);
        const auto rack = readCgp("2\xc3\x91"
                                  "12/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AE$/ 0/0 0",
                                  tests::rulesOf("spanish"));
        QVERIFY(!rack.has_value());
        QCOMPARE(rack.error().place.column, 50);
    }

    /// Any bytes give a result or an error.
    void garbage()
    {
        const GameRulesPtr rules = tests::rulesOf("spanish");
        QVERIFY(rc::check("changed texts", [&] {
            Random random(*rc::gen::arbitrary<std::uint64_t>());
            std::string text = writeCgp(strewn(rules, random.next())) + " bb 40; lm n8.A;";
            const std::uint32_t changes = 1 + random.below(6);
            for (std::uint32_t i = 0; i < changes; ++i) {
                const auto at = random.below(static_cast<std::uint32_t>(text.size()));
                switch (random.below(4)) {
                case 0: text[at] = static_cast<char>(random.below(256)); break;
                case 1: text.erase(at, 1 + random.below(5)); break;
                case 2: text.insert(at, 1, "/[]?0 ;-9a"[random.below(10)]); break;
                default:
                    text.insert(
                        at, text.substr(random.below(static_cast<std::uint32_t>(text.size())), 9));
                    break;
                }
                if (text.empty()) text = " ";
            }
            const auto reading = readCgp(text, rules);
            if (reading) {
                const auto again = readCgp(writeCgp(reading->position), rules);
                RC_ASSERT(again.has_value());
                RC_ASSERT(contrast(reading->position, again->position) == std::string());
            }
        }));
    }

    void positionsOfTheCases()
    {
        const std::filesystem::path path = tests::casesFolder() / "positions.cgp";
        if (!std::filesystem::exists(path)) QSKIP("no cases: " TILEWRIGHT_CASES);
        const GameRulesPtr rules = tests::rulesOf("english");
        const std::vector<std::string> lines = tests::linesOf(path);
        QCOMPARE(lines.size(), std::size_t{1000});
        for (const std::string& line : lines) {
            const auto reading = readCgp(line, rules);
            QVERIFY2(reading.has_value(),
                     reading ? "" : (line + "\n" + reading.error().toString()).c_str());
            QVERIFY(reading->remarks.empty());
            const std::string written = writeCgp(reading->position);
            const auto again = readCgp(written, rules);
            QVERIFY(again.has_value());
            QVERIFY(again->position == reading->position);
            // Letter for letter the same but for the order of the racks.
            std::vector<std::string> fields = tests::split(line, ' ');
            const std::vector<std::string> writtenFields = tests::split(written, ' ');
            QVERIFY(writtenFields.size() >= fields.size());
            for (const std::size_t i : {0U, 2U, 3U}) QCOMPARE(writtenFields[i], fields[i]);
            std::string ours = writtenFields[1];
            std::ranges::sort(ours);
            std::ranges::sort(fields[1]);
            QCOMPARE(ours, fields[1]);
        }
    }
};

TEST_CLASS(TestCgp, tests::NoApplication)
#include "tst_cgp.moc"
