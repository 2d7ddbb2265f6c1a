// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <string>
#include <vector>

#include <QtTest>

#include "engine/board/move_notation.h"
#include "engine/game/game_file.h"
#include "engine/game/gcg.h"
#include "engine/game/replay.h"
#include "engine/game/sheet_line.h"
#include "engine/game/turns.h"
#include "tests/support/game_files.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

const std::string kPlayers = "#player1 anna Anna\n#player2 ben Ben\n";
/// CATS lies from 8G on, ben is on turn, no rack is known.
const std::string kCats = ">anna: CATS 8G CATS +12 12\n";

LexiconPtr words(const GameRules& rules)
{
    return tests::lexiconOf(
        rules,
        tests::wordsFrom("CAT CATS AT TEA EAT SEAT QUIZ AS SO SOS ET ES", rules.alphabet).value());
}

/// The end of a game's main line.
struct Sheet
{
    GameRecord record;
    NodeId before;
    PositionPtr now;

    explicit Sheet(const std::string& events, const std::string& rules = "english")
        : record(readGcg(kPlayers + events, tests::rulesOf(rules)).value().record)
    {
        const auto line = record.lineThrough(kRootNode);
        before = line.empty() ? kRootNode : line.back();
        now = replay(record, {words(record.rules()), true}).value().at(before).after;
    }
    [[nodiscard]] Result<SheetLine> read(const std::string& text) const
    {
        return readSheetLine(record, before, *now, text);
    }
    /// What comes of it: "8G CATS 14" for a turn, "bonus +5" and so on else, or the error.
    [[nodiscard]] std::string meaning(const std::string& text) const
    {
        const auto line = read(text);
        if (!line) return line.error().message();
        std::string result;
        if (!line->choices.empty()) {
            const Event& event = line->choices.front().event;
            if (event.kind == EventKind::LostChallenge) result = "lost ";
            else result = moveText(*now, event.move) + " ";
            const std::string rack = rackText(record.rules().alphabet, event.rack);
            if (!rack.empty()) result = rack + " " + result;
            return result + std::to_string(event.score.points);
        }
        for (const Event& event : line->events) {
            static const char* const names[] = {"",      "",    "",        "",    "withdrawal",
                                                "bonus", "out", "penalty", "time"};
            result += names[static_cast<int>(event.kind)];
            result += " " + record.info().players[static_cast<std::size_t>(event.player)].nick;
            if (!event.tiles.empty()) result += " " + record.rules().alphabet.written(event.tiles);
            result += " " + std::to_string(event.score.points);
            result += " " + std::to_string(event.total->points);
        }
        return result;
    }
};

/// What somebody types who copies an event from a sheet of paper.
std::string sheetText(const GameRecord& game, const Event& event, const Position& before)
{
    const std::string score = std::to_string(event.score.points);
    switch (event.kind) {
    case EventKind::Place: {
        std::string word;
        for (const char c : moveWord(before, event.move)) {
            const auto letter = static_cast<unsigned char>(c);
            if (std::isalpha(letter) != 0)
                word += static_cast<char>(std::islower(letter) != 0 ? std::toupper(letter)
                                                                    : std::tolower(letter));
        }
        return word;
    }
    case EventKind::Exchange: return "-" + moveWord(before, event.move);
    case EventKind::Pass: return "-";
    case EventKind::LostChallenge: return "-!";
    case EventKind::Withdrawal: return "--";
    case EventKind::ChallengeBonus: return "+" + score;
    case EventKind::OutPoints: return "(" + game.rules().alphabet.written(event.tiles);
    case EventKind::RackPenalty: return "(" + game.rules().alphabet.written(event.tiles);
    case EventKind::TimePenalty: return "t" + std::to_string(event.player + 1) + " " + score;
    case EventKind::Unread: break;
    }
    return {};
}

}  // namespace

class TestSheetLine : public QObject
{
    Q_OBJECT

private slots:
    void readsLines_data()
    {
        QTest::addColumn<QString>("events");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("meaning");
        const auto row = [](const char* text, const char* meaning,
                            const std::string& events = kCats) {
            QTest::newRow(text) << QString::fromStdString(events) << text << meaning;
        };
        // Squares, scores, blanks, letters that lie there already.
        row("8dseat", "on 8G lies C, not T");
        row("xyzzzzy", "it fits nowhere: there are not enough Z left");
        row("k6sos", "K6 SOS 10");
        row("K6 SOS", "K6 SOS 10");
        row("k5sos", "the move touches no tile on the board");
        row("j8so", "J8 (S)O 2");
        row("j8 so 2", "J8 (S)O 2");
        row("j8so2", "J8 (S)O 2");
        row("j8 so 12", "J8 (S)O 12");
        row("j8 .o", "J8 (S)O 2");
        row("j8 (s)o", "J8 (S)O 2");
        row("j8 (s", "unpaired parenthesis");
        row("j8 sO", "J8 (S)o 1");
        row("j8 So", "J8 (S)O 2");
        row("j8 to", "on 8J lies S, not T");
        row("j8", "the word is missing after the square");
        row("8a quiz", "the move touches no tile on the board");
        row("9z quiz", "9z is not on the board of 15 rows and 15 columns");
        row("sea!", "'!' is no letter of the alphabet english");
        // Without a square: valid words first, then what counts most.
        row("so", "J8 (S)O 2");
        row("quiz 48", "K5 QUIZ 48");
        row("q", "a word has at least two letters");
        // Racks.
        row("aeiooso j8so", "AEIOOSO J8 (S)O 2");
        row("o? j8 so", "O? J8 (S)O 2");
        row("a_ j8so", "A_ J8 (S)O 2");
        row("ae j8so", "the rack does not hold enough O");
        row("aeioouu j8 te", "on 8J lies S, not T");
        row("aeeiuuu j8so", "the rack does not hold enough O");
        row("aeeiuu? j8so", "AEEIUU? J8 (S)o 1");
        row("aeiooouu j8so", "a rack holds 7 tiles at most, not 8");
        row("zz j8so", "there are 2 Z on the board and the racks, but only 1 in the game");
        // Other turns.
        row("-", "pass 0");
        row("-3", "exch 3 0");
        row("-aei", "exch AEI 0");
        row("aeiouus -uu", "AEIOUUS exch UU 0");
        row("-8", "the rack does not hold that many tiles");
        row("-!", "lost 0");
        row("aeiouus -!", "AEIOUUS lost 0");
        // What comes of the play before.
        row("--", "withdrawal anna -12 0");
        row("+5", "bonus anna 5 17");
        row("+", "points follow on the +");
        row("-- 3", "nothing can follow on that");
        row("t 10", "time anna -10 2");
        row("t2 -10", "time ben -10 -10");
        row("t3 10", "there is no such player");
        row("(ae", "penalty ben AE -2 -2");
        row("(ae) -4", "penalty ben AE -4 -4");
        row("(", "the tiles left follow on the (");
        row("", "nothing is typed");
        row("a b c d", "this is more than a rack, a square, a word and a score");
        QTest::newRow("no play before") << ""
                                        << "--"
                                        << "the last turn was no play";
        QTest::newRow("taken back already")
            << QString::fromStdString(kCats + ">anna: CATS -- -12 0\n") << "--"
            << "the last play is taken back already";
        QTest::newRow("first move") << ""
                                    << "cat"
                                    << "8F CAT 10";
    }
    void readsLines()
    {
        QFETCH(QString, events);
        QFETCH(QString, text);
        QFETCH(QString, meaning);
        const Sheet sheet(events.toStdString());
        QCOMPARE(QString::fromStdString(sheet.meaning(text.toStdString())), meaning);
    }

    void leavesOpenWhichLetterIsTheBlank()
    {
        // The rack has one S and a blank.
        const Sheet sheet("");
        const auto line = sheet.read("saeiou? 8h saus");
        QVERIFY(line);
        QCOMPARE(line->choices.size(), std::size_t{2});
        for (const SheetChoice& choice : line->choices)
            QCOMPARE(choice.place.move.tilesUsed().count(kBlank), 1);
    }

    void lettersThatAreOneTile()
    {
        const Sheet sheet("", "spanish");
        const auto line = sheet.read("8h calle");
        QVERIFY(line);
        QCOMPARE(line->choices.size(), std::size_t{2});
        QCOMPARE(moveText(*sheet.now, line->choices[0].event.move), std::string("8H CA[LL]E"));
        QCOMPARE(moveText(*sheet.now, line->choices[1].event.move), std::string("8H CALLE"));
    }

    void keepsUnknownRacksUnknown()
    {
        // After a play that was taken back four of anna's tiles are known.
        Sheet sheet(kCats + ">anna: CATS -- -12 0\n>ben: - +0 0\n");
        auto line = sheet.read("8gquiz");
        QVERIFY(line);
        QVERIFY(line->choices.front().event.rack.empty());
        QVERIFY(enterSheetLine(sheet.record, sheet.before, *line));
        const Replay replayed = replay(sheet.record, {}).value();
        for (const Difference& difference : replayed.differences)
            QVERIFY2(!isMistake(difference.finding.kind),
                     difference.finding.sentence.english().c_str());
    }

    void aChallengeGoesBeforeWhatFollows()
    {
        Sheet sheet(kCats + ">ben: - +0 0\n>anna: AES J8 .EA +3 15\n");
        const NodeId first = sheet.record.lineThrough(kRootNode).front();
        const auto line = readSheetLine(sheet.record, first, *sheet.now, "+5");
        QVERIFY(line);
        const auto node = enterSheetLine(sheet.record, first, *line);
        QVERIFY(node);
        QCOMPARE(sheet.record.nodeCount(), 5);
        QCOMPARE(sheet.record.node(*node).children.size(), std::size_t{1});
        const auto totals = totalsAfter(sheet.record, sheet.record.lineThrough(kRootNode).back());
        QCOMPARE(totals[0].points, 20);
    }

    /// Whole games, of plays only the words: what was played is among the first hundred places, and
    /// the record comes out the same.
    void wholeGames()
    {
        const auto paths = tests::gamesIn(std::filesystem::path(TILEWRIGHT_CASES) / "gcg");
        if (paths.empty()) QSKIP("the game files are not there");
        const auto opened =
            Lexicon::open(std::filesystem::path(TILEWRIGHT_CASES) / "golden" / "ENABLE.kwg",
                          tests::rulesOf("english")->alphabet, false);
        QVERIFY(opened);
        const ReplayOptions judged{*opened, true};
        int whole = 0;
        int plays = 0;
        int first = 0;
        int amongTen = 0;
        std::size_t deepest = 0;
        for (const auto& path : paths) {
            const auto file = openGames(path, tests::rulesOf("english"));
            QVERIFY(file);
            const GameRecord& game = file->study.games.front();
            if (!game.rules().alphabet.sameLetters((*opened)->alphabet())) continue;
            const Replay played = replay(game, judged).value();
            // What is wrong in a record can't be typed as it stands.
            if (played.firstMistake()) continue;
            auto sheet = GameRecord::create(game.rulesPtr(), game.info().players).value();
            if (game.start()) QVERIFY(sheet.setStart(game.start()));
            NodeId before = kRootNode;
            bool same = true;
            for (const NodeId id : game.lineThrough(kRootNode)) {
                const Event& event = game.node(id).event;
                const Position now = *replay(sheet, judged).value().at(before).after;
                const std::string text = sheetText(game, event, *played.at(id).before);
                const auto line = readSheetLine(sheet, before, now, text);
                QVERIFY2(line,
                         (path.string() + ": " + text + ": " + (line ? "" : line.error().message()))
                             .c_str());
                std::size_t choice = 0;
                if (event.kind == EventKind::Place) {
                    const auto found = std::find_if(
                        line->choices.begin(), line->choices.end(),
                        [&](const SheetChoice& each) { return sameAction(each.event, event); });
                    QVERIFY2(found != line->choices.end(), (path.string() + ": " + text).c_str());
                    choice = static_cast<std::size_t>(found - line->choices.begin());
                    ++plays;
                    first += choice == 0 ? 1 : 0;
                    amongTen += choice < 10 ? 1 : 0;
                    deepest = std::max(deepest, choice);
                }
                before = enterSheetLine(sheet, before, *line, choice).value();
                const Event& entered = sheet.node(before).event;
                QVERIFY2(entered.kind == event.kind && entered.player == event.player,
                         (path.string() + ": " + text).c_str());
                QVERIFY2(entered.score == event.score, (path.string() + ": " + text).c_str());
                if (event.total) QCOMPARE(entered.total->points, event.total->points);
                same = same && sameAction(entered, event);
            }
            QVERIFY2(same, path.c_str());
            ++whole;
        }
        qInfo() << whole << "games," << plays << "plays:" << first << "first," << amongTen
                << "among ten, the deepest number" << deepest + 1;
        QVERIFY(whole > 10);
        QVERIFY(deepest < 100);
    }
};

TEST_CLASS(TestSheetLine, tests::NoApplication)
#include "tst_sheet_line.moc"
