// SPDX-License-Identifier: GPL-3.0-or-later
// What other programs send, read piece by piece, and what they get.
#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <string>
#include <vector>

#include <QtTest>

#include "engine/board/legality.h"
#include "engine/eval/move_ranking.h"
#include "engine/play/game_table.h"
#include "engine/protocol/go_command.h"
#include "engine/protocol/line_splitter.h"
#include "engine/protocol/position_command.h"
#include "engine/protocol/protocol_move.h"
#include "engine/protocol/protocol_search.h"
#include "engine/protocol/protocol_words.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

const std::string kNoTiles = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";

struct Lines
{
    std::vector<std::string> lines;
    int tooLong = 0;

    [[nodiscard]] LineSplitter::LineSink sink()
    {
        return [this](std::string_view line, bool isTooLong) {
            if (isTooLong) ++tooLong;
            else lines.emplace_back(line);
        };
    }
};

ProtocolResult<AskedGame> asked(const std::string& text)
{
    const auto command = readPositionCommand(protocolWords(text));
    if (!command) return tl::unexpected(command.error());
    return setUp(*command, tests::rulesOf("english"));
}

GoCommand goOf(const std::string& text)
{
    return readGoCommand(protocolWords(text));
}

/// A question about a position, for the search of that mode.
ProtocolQuestion questionOf(const std::string& position, const std::string& go)
{
    auto game = asked(position).value();
    const GameRules& rules = game.position.rules();
    const LexiconPtr lexicon = tests::lexiconOf(rules, tests::smallEnglish(rules.alphabet).value());
    if (!game.position.setLexicon(lexicon)) qFatal("no lexicon");
    if (game.latest && !game.latest->before.setLexicon(lexicon)) qFatal("no lexicon");
    ProtocolQuestion question;
    question.go = goOf(go);
    question.searchMoves = readSearchMoves(game.position, question.go.searchMoves).value();
    question.alsoMoves = readSearchMoves(game.position, question.go.alsoMoves).value();
    question.position = std::make_shared<const Position>(std::move(game.position));
    question.latest = std::move(game.latest);
    question.candidates = 4;
    return question;
}

struct Answered
{
    std::vector<std::string> lines;
    ProtocolResult<ProtocolAnswer> answer;

    [[nodiscard]] int count(const std::string& begin) const
    {
        return static_cast<int>(std::ranges::count_if(
            lines, [&](const std::string& line) { return line.starts_with(begin); }));
    }
};

Answered answered(const ProtocolQuestion& question)
{
    std::vector<std::string> lines;
    const auto* how = findProtocolSearch(question.go.mode);
    auto answer =
        how->run(question, {}, [&lines](const std::string& line) { lines.push_back(line); });
    return {std::move(lines), std::move(answer)};
}

}  // namespace

class TestProtocol : public QObject
{
    Q_OBJECT

private slots:
    void linesComeInPieces();
    void longLinesAreNotKept();
    void wordsAreBetweenWhiteSpace();
    void movesAreReadAndWritten_data();
    void movesAreReadAndWritten();
    void everyMoveOfGamesRoundTrips();
    void wrongMovesAreTold_data();
    void wrongMovesAreTold();
    void positionsWithMoves();
    void phoniesAreTakenBack();
    void challengesCountAsWritten();
    void wrongPositionsAreTold_data();
    void wrongPositionsAreTold();
    void goIsRead();
    void whatGoCannotUseIsNamed();
    void generationTellsMoves();
    void simulationTellsEachCandidate();
    void endgamesAreSolved();
    void preEndgamesAreSolved();
    void onlyTheWinnerIsProved();
    void latestMoveIsAsTheNextPlayerSeesIt();
    void latestMoveIsRead();
    void automaticChoosesByPhase();
    void searchMovesRestrict();
    void moveTimes();
};

void TestProtocol::linesComeInPieces()
{
    Lines got;
    LineSplitter splitter;
    splitter.add("isre", got.sink());
    QVERIFY(got.lines.empty());
    splitter.add("ady\r\nstop\n\nqu", got.sink());
    splitter.add("", got.sink());
    splitter.add("it", got.sink());
    splitter.finish(got.sink());
    splitter.finish(got.sink());
    QVERIFY((got.lines == std::vector<std::string>{"isready", "stop", "", "quit"}));
    QCOMPARE(got.tooLong, 0);
}

void TestProtocol::longLinesAreNotKept()
{
    Lines got;
    LineSplitter splitter(10);
    splitter.add("0123456789\n", got.sink());
    QCOMPARE(got.tooLong, 0);
    for (int i = 0; i < 1000; ++i) {
        splitter.add("0123456", got.sink());
        QVERIFY(splitter.kept() <= 10);
    }
    splitter.add("\nnext\n", got.sink());
    QCOMPARE(got.tooLong, 1);
    QVERIFY((got.lines == std::vector<std::string>{"0123456789", "next"}));
    splitter.add("01234567890", got.sink());
    splitter.finish(got.sink());
    QCOMPARE(got.tooLong, 2);
}

void TestProtocol::wordsAreBetweenWhiteSpace()
{
    QVERIFY((protocolWords("  go\t gen \r") == std::vector<std::string_view>{"go", "gen"}));
    QVERIFY(protocolWords(" \t ").empty());
    QVERIFY(sameWord("MoveTime", "movetime"));
    QVERIFY(!sameWord("move", "movetime"));
}

void TestProtocol::movesAreReadAndWritten_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("written");
    QTest::newRow("across") << "8D.DJINN"
                            << "8D.DJINN";
    QTest::newRow("down") << "H4.DjINN"
                          << "H4.DjINN";
    QTest::newRow("small letter of the column") << "8d.DJINN"
                                                << "8D.DJINN";
    QTest::newRow("with a rack") << "8D.DJINN.DIJNNR?"
                                 << "8D.DJINN";
    QTest::newRow("challenged") << "8D.DJINN.DIJNNR?.5.1"
                                << "8D.DJINN";
    QTest::newRow("exchange") << "ex.QUI"
                              << "ex.IQU";
    QTest::newRow("exchange with a rack") << "ex.AB.ABCDEFG"
                                          << "ex.AB";
    QTest::newRow("unknown tiles") << "ex.4"
                                   << "ex.4";
    QTest::newRow("pass") << "pass"
                          << "pass";
    QTest::newRow("any case") << "PASS"
                              << "pass";
}

void TestProtocol::movesAreReadAndWritten()
{
    QFETCH(const QString, text);
    QFETCH(const QString, written);
    const Position position = asked("cgp " + kNoTiles + " / 0/0 0").value().position;
    const auto move = readProtocolMove(position, text.toStdString());
    QVERIFY2(move.has_value(), move ? "" : move.error().message().c_str());
    QCOMPARE(QString::fromStdString(protocolMoveText(position, move->move)), written);
}

void TestProtocol::everyMoveOfGamesRoundTrips()
{
    for (const char* id : {"english", "spanish"}) {
        const GameRulesPtr rules = tests::rulesOf(id);
        const LexiconPtr lexicon = tests::lexiconOf(*rules, tests::randomWords(*rules, 5, 4000, 8));
        GameTable table = GameTable::create(rules, lexicon).value();
        table.deal(9);
        for (int turn = 0; turn < 12 && !table.over(); ++turn) {
            const Position& position = table.position();
            const auto moves = rankMoves({position, nullptr, 60}).value().moves;
            for (const RankedMove& ranked : moves) {
                const std::string text = protocolMoveText(position, ranked.move);
                QVERIFY2(text.find_first_of(" ()") == std::string::npos, text.c_str());
                const auto read = readProtocolMove(position, text);
                QVERIFY2(read.has_value(), text.c_str());
                QVERIFY2(read->move == ranked.move, text.c_str());
            }
            table.play(moves.front().move);
        }
    }
}

void TestProtocol::wrongMovesAreTold_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"",
                             ".",
                             "8D",
                             "8D.",
                             "8D.%",
                             "99Z.AT",
                             "D.AT",
                             "8.AT",
                             "ex",
                             "ex.",
                             "ex.0",
                             "ex.99999",
                             "pass.AB.x",
                             "phony.8D",
                             "phony.ex.AB",
                             "rack",
                             "rack.AAAAAAAA",
                             "rack.A.B",
                             "rack.%",
                             "8D.AT.%",
                             "8D.AT.AT.x",
                             "8D.AT.AT.5.2",
                             "8D.AT.AT.5.1.1",
                             "8D.AT.AT.-5",
                             "15O.ATATATATATATATATATATATATATATATATATATATATATATAT"})
        QTest::newRow(text) << text;
}

void TestProtocol::wrongMovesAreTold()
{
    QFETCH(const QString, text);
    const Position position = asked("cgp " + kNoTiles + " / 0/0 0").value().position;
    QVERIFY(!readProtocolMove(position, text.toStdString()));
}

void TestProtocol::positionsWithMoves()
{
    const auto game = asked("cgp " + kNoTiles +
                            " AEINRST/ 0/0 0 moves 8D.RETAINS.AEINRST H8.IDEA ex.3 rack.QUIZ");
    QVERIFY2(game.has_value(), game ? "" : game.error().line().c_str());
    const Position& position = game->position;
    QCOMPARE(position.onTurn(), 1);
    QCOMPARE(position.player(0).score.points,
             scoreOf(asked("startpos").value().position,
                     readProtocolMove(asked("startpos").value().position, "8D.RETAINS")->move)
                 .points);
    QCOMPARE(position.player(1).rack.total(), 4);
    QCOMPARE(position.scorelessTurns(), 1);
    QVERIFY(position.player(0).rack.empty());
    // What was kept of a rack is still known.
    const auto kept = asked("startpos moves 8H.AT.ATEEIOU").value();
    QCOMPARE(kept.position.player(0).rack.total(), 5);
    QVERIFY(asked("junk startpos").has_value());
    QVERIFY(asked("startpos moves").has_value());
}

void TestProtocol::phoniesAreTakenBack()
{
    const auto game = asked("startpos moves phony.H8.MAZEY").value();
    const Position& position = game.position;
    QCOMPARE(position.onTurn(), 1);
    QCOMPARE(position.scorelessTurns(), 1);
    QCOMPARE(position.player(0).score.points, 0);
    QCOMPARE(position.player(0).rack.total(), 5);
    QVERIFY(position.board().atOrNone(7, 7) == kNoTile);
}

void TestProtocol::challengesCountAsWritten()
{
    const auto plain = asked("startpos moves 8H.AT").value();
    const auto challenged = asked("startpos moves 8H.AT.AT.5").value();
    QCOMPARE(challenged.position.player(0).score.points, plain.position.player(0).score.points + 5);
    QCOMPARE(challenged.position.onTurn(), 1);
    const auto lost = asked("startpos moves 8H.AT.AT.0.1").value();
    QCOMPARE(lost.position.onTurn(), 0);
}

void TestProtocol::wrongPositionsAreTold_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    const QString board = QString::fromStdString(kNoTiles);
    QTest::newRow("nothing") << ""
                             << "bad-position";
    QTest::newRow("something else") << "fen xyz"
                                    << "bad-position";
    QTest::newRow("no text") << "cgp"
                             << "bad-position";
    QTest::newRow("no board") << "cgp nonsense"
                              << "bad-position";
    QTest::newRow("a row too few") << "cgp " + board.mid(3) + " / 0/0 0"
                                   << "bad-position";
    QTest::newRow("racks") << "cgp " + board + " ZZZ/ 0/0 0"
                           << "bad-position";
    QTest::newRow("letters") << "cgp " + board + " A!/ 0/0 0"
                             << "bad-position";
    QTest::newRow("move") << "startpos moves 8H.A%"
                          << "bad-move";
    QTest::newRow("move beside the start") << "startpos moves 1A.AT"
                                           << "bad-move";
    QTest::newRow("more tiles than there are") << "startpos moves 8H.ZZ"
                                               << "bad-move";
    QTest::newRow("tiles that the rack lacks") << "cgp " + board + " AEINRST/ 0/0 0 moves 8H.ZA"
                                               << "bad-move";
    QTest::newRow("rack in between") << "startpos moves rack.AB pass"
                                     << "bad-move";
    QTest::newRow("beyond the end") << "startpos moves pass pass pass pass pass pass pass"
                                    << "bad-move";
}

void TestProtocol::wrongPositionsAreTold()
{
    QFETCH(const QString, text);
    QFETCH(const QString, said);
    const auto game = asked(text.toStdString());
    QVERIFY(!game.has_value());
    const QString line = QString::fromStdString(game.error().line());
    QVERIFY2(line.startsWith("info string error " + said + " "), qPrintable(line));
    QVERIFY(line.size() > 30);
    QVERIFY(!line.contains('\n'));
}

void TestProtocol::goIsRead()
{
    QVERIFY(goOf("") == GoCommand{});
    const GoCommand go = goOf("joho sim searchmoves 8H.AT pass alsosearchmoves ex.4 depth 3 "
                              "iterations 50 movetime 700 stopcondition 98 firstwin useinference "
                              "threads 2 infinite 1time 5000 2inc 7 whatever");
    QCOMPARE(go.mode, std::string("sim"));
    QVERIFY((go.searchMoves == std::vector<std::string>{"8H.AT", "pass"}));
    QVERIFY((go.alsoMoves == std::vector<std::string>{"ex.4"}));
    QCOMPARE(go.depth.value(), 3);
    QCOMPARE(go.iterations.value(), 50);
    QCOMPARE(go.moveTime.value(), 700);
    QCOMPARE(go.stopCondition.value(), 98);
    QCOMPARE(go.threads.value(), 2);
    QVERIFY(go.firstWin && go.useInference && go.infinite);
    QCOMPARE(go.timeLeft[0].value(), 5000);
    QCOMPARE(go.increment[1].value(), 7);
    QVERIFY(go.ignored.empty());
    QCOMPARE(goOf("MoveTime 5 GEN").mode, std::string("gen"));
}

void TestProtocol::whatGoCannotUseIsNamed()
{
    for (const std::string parameter :
         {"depth", "iterations", "movetime", "threads", "stopcondition"}) {
        for (const std::string value : {"", " x", " -1", " 99999999999999999999", " 1.5"}) {
            const GoCommand go = goOf(parameter + value);
            QVERIFY2(go.ignored == std::vector<std::string>{parameter},
                     (parameter + value).c_str());
        }
    }
    QVERIFY((goOf("stopcondition 97").ignored == std::vector<std::string>{"stopcondition"}));
    QVERIFY((goOf("depth movetime 5").ignored == std::vector<std::string>{"depth"}));
    QCOMPARE(goOf("depth movetime 5").moveTime.value(), 5);
    QVERIFY((goOf("searchmoves depth 2").ignored == std::vector<std::string>{"searchmoves"}));
}

void TestProtocol::generationTellsMoves()
{
    const auto question = questionOf("cgp " + kNoTiles + " AEINRST/ 0/0 0", "gen depth 3");
    const Answered got = answered(question);
    QCOMPARE(got.count("info gen move "), 4);
    QCOMPARE(got.count("info string ignored depth"), 1);
    QVERIFY(got.answer->best ==
            rankMoves({*question.position, nullptr, 1}).value().moves.front().move);
    // In the other dialect the general words say the same.
    auto other = question;
    other.dialect = ProtocolDialect::Ucgi;
    QCOMPARE(answered(other).count("info currmove "), 4);
}

void TestProtocol::simulationTellsEachCandidate()
{
    const auto question =
        questionOf("cgp " + kNoTiles + " AEINRST/ 0/0 0", "sim iterations 7 depth 1 firstwin");
    const Answered got = answered(question);
    QCOMPARE(got.count("info string ignored firstwin"), 1);
    QVERIFY(got.count("info sim move ") >= 4);
    const std::string& last = got.lines.back();
    QVERIFY2(last.ends_with(" iters 7"), last.c_str());
    for (const char* name : {" wp ", " wpse ", " eq ", " eqse "})
        QVERIFY(last.find(name) != std::string::npos);
    QVERIFY(got.answer->win.value() >= 0 && got.answer->win.value() <= 1);
    // No time at all: what is known without a simulation.
    const Answered none =
        answered(questionOf("cgp " + kNoTiles + " AEINRST/ 0/0 0", "sim movetime 0"));
    QVERIFY(none.count("info sim move ") >= 4);
    QVERIFY(none.answer.has_value());
}

/// All tiles of the game but a few lie on the board, and so many in the bag.
std::string nearTheEnd(int inBag = 0)
{
    const GameRulesPtr rules = tests::rulesOf("english");
    const LexiconPtr lexicon =
        tests::lexiconOf(*rules, tests::smallEnglish(rules->alphabet).value());
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
        GameTable table = GameTable::create(rules, lexicon).value();
        table.deal(seed);
        std::string moves;
        while (!table.over() && table.bagSize() > inBag) {
            const Move move = rankMoves({table.position(), nullptr, 1}).value().moves.front().move;
            moves += " " + protocolMoveText(table.position(), move);
            table.play(move);
        }
        if (table.over() || table.bagSize() != inBag) continue;
        const Position& position = table.position();
        return "startpos moves" + moves + " rack." +
               rules->alphabet.written(position.mover().rack.tiles());
    }
    return {};
}

void TestProtocol::endgamesAreSolved()
{
    const auto question = questionOf(nearTheEnd(), "endgame depth 2");
    QCOMPARE(question.position->bagSize(), 0);
    const Answered got = answered(question);
    QVERIFY2(got.answer.has_value(), got.answer ? "" : got.answer.error().line().c_str());
    QVERIFY(got.count("info endgame depth ") >= 1);
    const std::string& last = got.lines.back();
    QVERIFY2(last.find(" score spread ") != std::string::npos, last.c_str());
    QVERIFY(last.find(" pv " + protocolMoveText(*question.position, *got.answer->best)) !=
            std::string::npos);
    // With tiles in the bag there is none.
    const Answered bad = answered(questionOf("cgp " + kNoTiles + " AEINRST/ 0/0 0", "endgame"));
    QVERIFY(!bad.answer.has_value());
    QVERIFY(bad.answer.error().code == ProtocolErrorCode::BadPosition);
}

void TestProtocol::preEndgamesAreSolved()
{
    ProtocolQuestion question = questionOf(nearTheEnd(1), "peg depth 1");
    QCOMPARE(question.position->bagSize(), 1);
    const Answered got = answered(question);
    QVERIFY2(got.answer.has_value(), got.answer ? "" : got.answer.error().line().c_str());
    QVERIFY(got.answer->best && got.answer->win);
    const std::string best = protocolMoveText(*question.position, *got.answer->best);
    const auto line = std::ranges::find_if(got.lines, [&](const std::string& each) {
        return each.starts_with("info peg move " + best + " w:");
    });
    QVERIFY(line != got.lines.end());
    // Each tile that can be in the bag stands with one outcome.
    const std::string bags = line->substr(0, line->find(" spread "));
    const std::size_t kinds =
        static_cast<std::size_t>(std::popcount(question.position->unseen().present()));
    std::size_t named = 0;
    for (const std::string outcome : {" w:", " d:", " l:"}) {
        const std::string rest = bags.substr(bags.find(outcome) + outcome.size());
        const std::string list = rest.substr(0, rest.find(' '));
        if (!list.empty()) named += 1 + static_cast<std::size_t>(std::ranges::count(list, '|'));
    }
    QCOMPARE(named, kinds);
    // In UCGI the outcomes are in brackets.
    question.dialect = ProtocolDialect::Ucgi;
    QVERIFY(answered(question).count("info peg " + best + " {w:") >= 1);
    // Only what was named.
    question = questionOf(nearTheEnd(1), "peg depth 1 searchmoves pass");
    const Answered pass = answered(question);
    QVERIFY(pass.answer && pass.answer->best == passMove());
    QCOMPARE(pass.count("info peg move "), pass.count("info peg move pass "));
    // There is none with so much in the bag.
    QVERIFY(!answered(questionOf("cgp " + kNoTiles + " AEINRST/ 0/0 0", "peg")).answer);
}

void TestProtocol::onlyTheWinnerIsProved()
{
    const Answered whole = answered(questionOf(nearTheEnd(), "endgame depth 2"));
    const Answered winner = answered(questionOf(nearTheEnd(), "endgame depth 2 firstwin"));
    QVERIFY(whole.answer && winner.answer);
    QCOMPARE(winner.count("info string ignored"), 0);
    QVERIFY(whole.answer->win && winner.answer->win);
    const std::string& last = winner.lines.back();
    QVERIFY2(last.find(*winner.answer->win > 0.5 ? " lowerbound pv " : " upperbound pv ") !=
                 std::string::npos,
             last.c_str());
    QCOMPARE(whole.count("info string ignored"), 0);
    QVERIFY(whole.lines.back().find("bound") == std::string::npos);
}

void TestProtocol::latestMoveIsAsTheNextPlayerSeesIt()
{
    QVERIFY(!asked("cgp " + kNoTiles + " AEINRST/ 0/0 0").value().latest);
    const auto game = asked("startpos moves 8F.ATE.ATEINRS phony.9H.QX rack.DOG").value();
    const Alphabet& alphabet = game.position.rules().alphabet;
    QVERIFY(game.latest.has_value());
    QVERIFY(game.latest->takenBack);
    QCOMPARE(game.latest->before.onTurn(), 1);
    QVERIFY(game.latest->before.mover().rack.empty());
    QVERIFY(game.latest->before.player(0).rack == tests::rackOf(alphabet, "DOG"));
    // What the phony has shown is known at his next move.
    const auto later = asked("startpos moves 8F.ATE phony.9H.QX pass H7.XE rack.DOG").value();
    QVERIFY(later.latest.has_value());
    QVERIFY(!later.latest->takenBack);
    QVERIFY(later.latest->before.mover().rack == tests::rackOf(alphabet, "QX"));
    // It's nobody else's turn after a challenge that costs one.
    QVERIFY(!asked("startpos moves 8F.ATE.ATEINRS.0.1").value().latest);
}

void TestProtocol::latestMoveIsRead()
{
    const std::string moves = "startpos moves 8H.TEN rack.AEIOUDG";
    const Answered got = answered(questionOf(moves, "infer iterations 200"));
    QVERIFY2(got.answer.has_value(), got.answer ? "" : got.answer.error().line().c_str());
    QVERIFY(!got.answer->best);
    QVERIFY(got.count("info infer leave ") >= 1);
    QCOMPARE(got.count("info string ignored"), 0);
    // Without a move there is nothing to read.
    const Answered none =
        answered(questionOf("cgp " + kNoTiles + " AEINRST/ 0/0 0", "infer iterations 200"));
    QVERIFY(!none.answer.has_value());
    // A simulation may deal what was read, and says when it can't.
    const Answered sim = answered(questionOf(moves, "sim iterations 4 movetime 400 useinference"));
    QVERIFY(sim.answer.has_value());
    QCOMPARE(sim.count("info string ignored"), 0);
    const Answered plain = answered(
        questionOf("cgp " + kNoTiles + " AEINRST/ 0/0 0", "sim iterations 4 useinference"));
    QCOMPARE(plain.count("info string ignored useinference"), 1);
}

void TestProtocol::automaticChoosesByPhase()
{
    QVERIFY(answered(questionOf(nearTheEnd(), "depth 1")).count("info endgame ") >= 1);
    const Answered early =
        answered(questionOf("cgp " + kNoTiles + " AEINRST/ 0/0 0", "auto iterations 3"));
    QVERIFY(early.count("info sim ") >= 4);
    QVERIFY(answered(questionOf(nearTheEnd(1), "auto depth 1")).count("info peg move ") >= 1);
    QVERIFY(findProtocolSearch("solitaire") == nullptr);
}

void TestProtocol::searchMovesRestrict()
{
    const std::string board = "cgp " + kNoTiles + " AEINRST/ 0/0 0";
    const Answered gen = answered(questionOf(board, "gen searchmoves 8H.AT pass"));
    QCOMPARE(gen.count("info gen move "), 2);
    QCOMPARE(gen.count("info gen move 8H.AT "), 1);
    const Answered also = answered(questionOf(board, "gen alsosearchmoves 8H.TRSN"));
    QCOMPARE(also.count("info gen move "), 5);
    const Answered sim = answered(questionOf(board, "sim iterations 3 searchmoves 8H.AT"));
    QVERIFY(protocolMoveText(*questionOf(board, "gen").position, *sim.answer->best) == "8H.AT");
    const Position position = *questionOf(board, "gen").position;
    for (const std::string bad : {"8H.QI", "ex.4", "rack.AB", "1A.AT", "phony.8H.AT", "8H"}) {
        const auto read = readSearchMoves(position, std::array{bad});
        QVERIFY2(!read && read.error().code == ProtocolErrorCode::BadMove, bad.c_str());
    }
}

void TestProtocol::moveTimes()
{
    const Position position = asked("cgp " + kNoTiles + " AEINRST/ 0/0 0").value().position;
    const auto all = timeForMove(position, 600'000, 0);
    QVERIFY(all > 20'000 && all < 100'000);
    QVERIFY(timeForMove(position, 0, 0) > 0);
    QVERIFY(timeForMove(position, 600'000, 1000) == all + 1000);
}

TEST_CLASS(TestProtocol, tests::NoApplication)
#include "tst_protocol.moc"
