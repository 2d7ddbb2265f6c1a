// SPDX-License-Identifier: GPL-3.0-or-later
// Endgames with known answers.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>
#include <new>
#include <stop_token>

#include <sys/resource.h>
#include <unistd.h>

#include <QtTest>

#include "engine/board/line_notation.h"
#include "engine/board/move_notation.h"
#include "engine/search/endgame_solver.h"
#include "tests/support/case_tables.h"
#include "tests/support/endgame_positions.h"
#include "tests/support/plain_endgame.h"
#include "tests/support/random_game.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

const TaskContext kNoContext;

EndgameQuestion questionOf(const Position& position)
{
    EndgameQuestion question;
    question.position = std::make_shared<const Position>(position);
    question.tableBytes = std::size_t{1} << 20;
    return question;
}

StatePtr<EndgameState> solved(const Position& position)
{
    return EndgameSolver::create(questionOf(position)).value().run({}, kNoContext);
}

/// As long as it exists the process gets no more than so many bytes of memory besides what it has.
class AddressSpace
{
public:
    explicit AddressSpace(std::size_t more)
    {
        std::size_t pages = 0;
        std::ifstream("/proc/self/statm") >> pages;
        const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
        if (pages == 0 || ::getrlimit(RLIMIT_AS, &m_before) != 0) return;
        const rlimit limit{pages * page + more, m_before.rlim_max};
        m_limited = ::setrlimit(RLIMIT_AS, &limit) == 0;
    }
    ~AddressSpace()
    {
        if (m_limited) ::setrlimit(RLIMIT_AS, &m_before);
    }
    AddressSpace(const AddressSpace&) = delete;
    AddressSpace& operator=(const AddressSpace&) = delete;
    [[nodiscard]] bool isLimited() const { return m_limited; }

private:
    rlimit m_before{};
    bool m_limited = false;
};

}  // namespace

class TestEndgameSolver : public QObject
{
    Q_OBJECT

private slots:
    void knownAnswers_data();
    void knownAnswers();
    void allFirstMovesOfKnownAnswers_data();
    void allFirstMovesOfKnownAnswers();
    void equalFirstMovesAreListed();
    void passesCountBeforeTheBeginning();
    void rootIsTheBestOfItsMoves();
    void movesAloneComeOneByOne();
    void nullWindowsGiveTheFullValues();
    void whoWinsIsProvedFirst();
    void threadsGiveOneValue();
    void valuesOfSingleMoves();
    void askedMovesTakeNoSecondTable();
    void brokenOffIsNotProved();
    void stopsAtOnceAndGoesOn();
    void positionsThatAreNoEndgames();
    void publishedEndgames();
    void firstEmptyBags();
};

void TestEndgameSolver::knownAnswers_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("own");
    QTest::addColumn<QString>("others");
    QTest::addColumn<QString>("laid");
    QTest::addColumn<int>("value");
    QTest::addColumn<QString>("first");
    QTest::newRow("nobody can play") << "AT"
                                     << "Q"
                                     << "V"
                                     << "AT" << -6 << "pass";
    QTest::newRow("a pass is best") << "AT ATE ATES"
                                    << "EV"
                                    << "S"
                                    << "AT" << -4 << "pass";
    QTest::newRow("one tile after the other") << "AT ATE ATES"
                                              << "ES"
                                              << "Q"
                                              << "AT" << 27 << "8G (AT)E";
    QTest::newRow("across or down") << "AT ATE TE"
                                    << "E"
                                    << "Q"
                                    << "AT" << 23 << "8G (AT)E";
    QTest::newRow("a blank, two plays alike") << "AT ATE ATS"
                                              << "?"
                                              << "Q"
                                              << "AT" << 22 << "";
    // Without points, but out.
    QTest::newRow("blanks on the board") << "AT ATE"
                                         << "?"
                                         << "V"
                                         << "at" << 8 << "";
}

void TestEndgameSolver::knownAnswers()
{
    QFETCH(QString, words);
    QFETCH(QString, own);
    QFETCH(QString, others);
    QFETCH(QString, laid);
    QFETCH(int, value);
    QFETCH(QString, first);
    const tests::PlainBoard plain(words.toStdString(), own.toStdString(), others.toStdString(),
                                  laid.toStdString());
    for (const EndgameEnd end : {EndgameEnd::TwoPasses, EndgameEnd::Rules}) {
        EndgameQuestion question = questionOf(plain.position);
        question.end = end;
        const auto state = EndgameSolver::create(question).value().run({}, kNoContext);
        QCOMPARE(state->value.points, value);
        QVERIFY(state->proved);
        QVERIFY(state->end == SearchEnd::Complete);
        QVERIFY(!state->line.empty());
        if (!first.isEmpty())
            QCOMPARE(QString::fromStdString(moveText(plain.position, state->line.front())), first);
    }
}

void TestEndgameSolver::allFirstMovesOfKnownAnswers_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("own");
    QTest::addColumn<QString>("others");
    QTest::addColumn<QString>("laid");
    QTest::addColumn<QString>("moves");
    // Move, its score, its value where two passes end the game.
    QTest::newRow("nobody can play") << "AT"
                                     << "Q"
                                     << "V"
                                     << "AT"
                                     << "pass 0 -6";
    QTest::newRow("a pass is best") << "AT ATE ATES"
                                    << "EV"
                                    << "S"
                                    << "AT"
                                    << "8G (AT)E 3 -9, pass 0 -4";
    QTest::newRow("one tile after the other") << "AT ATE ATES"
                                              << "ES"
                                              << "Q"
                                              << "AT"
                                              << "8G (AT)E 3 27, 8G (AT)ES 4 24, pass 0 8";
    QTest::newRow("blanks on the board") << "AT ATE"
                                         << "?"
                                         << "V"
                                         << "at"
                                         << "8G (at)e 0 8, G8 (a)t 0 8, H7 a(t) 0 8, pass 0 4";
    QTest::newRow("across or down") << "AT ATE TE"
                                    << "E"
                                    << "Q"
                                    << "AT"
                                    << "8G (AT)E 3 23, H8 (T)E 2 22, pass 0 9";
    QTest::newRow("a blank, two plays alike")
        << "AT ATE ATS"
        << "?"
        << "Q"
        << "AT"
        << "8G (AT)e 2 22, 8G (AT)s 2 22, G8 (A)t 1 21, H7 a(T) 1 21, pass 0 10";
}

void TestEndgameSolver::allFirstMovesOfKnownAnswers()
{
    QFETCH(QString, words);
    QFETCH(QString, own);
    QFETCH(QString, others);
    QFETCH(QString, laid);
    QFETCH(QString, moves);
    const tests::PlainBoard plain(words.toStdString(), own.toStdString(), others.toStdString(),
                                  laid.toStdString());
    for (const EndgameEnd end : {EndgameEnd::TwoPasses, EndgameEnd::Rules}) {
        EndgameQuestion question = questionOf(plain.position);
        question.end = end;
        question.moves = tests::generatedMoves()(plain.position);
        question.moves.push_back(passMove());
        const auto state = EndgameSolver::create(question).value().run({}, kNoContext);
        QCOMPARE(state->moves.size(), question.moves.size());
        tests::PlainEndgame everything(tests::generatedMoves(), end);
        QStringList told;
        for (const EndgameMoveValue& move : state->moves) {
            QVERIFY(move.proved);
            told << QStringLiteral("%1 %2 %3")
                        .arg(QString::fromStdString(moveText(plain.position, move.move)))
                        .arg(move.move.score.points)
                        .arg(move.value.points);
            Position after = plain.position;
            Position::Undo undo;
            after.make(move.move, undo);
            const bool pass = move.move.kind == MoveKind::Pass;
            if (after.gameEnd() == GameEnd::NotYet)
                QCOMPARE(move.value.points,
                         move.move.score.points - everything.value(after, pass ? 1 : 0));
        }
        told.sort();
        if (end == EndgameEnd::TwoPasses) QCOMPARE(told.join(", "), moves);
    }
}

void TestEndgameSolver::equalFirstMovesAreListed()
{
    const tests::PlainBoard plain("AT ATE ATS", "?", "Q");
    EndgameQuestion question = questionOf(plain.position);
    question.allBest = true;
    question.moves = {passMove()};
    const auto state = EndgameSolver::create(question).value().run({}, kNoContext);
    QCOMPARE(state->best.size(), std::size_t{1});
    QVERIFY(state->best.front().proved);
    QVERIFY(state->best.front().move != state->line.front());
    QCOMPARE(state->best.front().move.score.points, 2);
    // Passing lets both keep their tiles: 10 - 0 of the two-pass end, or one goes out later.
    QCOMPARE(state->moves.size(), std::size_t{1});
    QCOMPARE(state->moves.front().value.points, 10);
    QVERIFY(state->moves.front().proved);
}

void TestEndgameSolver::passesCountBeforeTheBeginning()
{
    tests::PlainBoard plain("AT ATE ATES", "EV", "S");
    plain.position.setScorelessTurns(1);
    // The pass ends the game: each loses his own, 5 and 1.
    const auto state = solved(plain.position);
    QCOMPARE(state->value.points, -4);
    QCOMPARE(state->line.size(), std::size_t{1});
    // With one scoreless turn left of six, too.
    EndgameQuestion question = questionOf(plain.position);
    question.end = EndgameEnd::Rules;
    auto late = std::make_shared<Position>(plain.position);
    late->setScorelessTurns(5);
    question.position = late;
    const auto byRules = EndgameSolver::create(question).value().run({}, kNoContext);
    QCOMPARE(byRules->value.points, -4);
    QCOMPARE(byRules->line.size(), std::size_t{1});
}

void TestEndgameSolver::rootIsTheBestOfItsMoves()
{
    const tests::PlainBoard plain("AT ATE ATES TEA SEA EAT EATS SAT", "ESA", "TQ");
    EndgameQuestion question = questionOf(plain.position);
    question.moves = tests::generatedMoves()(plain.position);
    question.moves.push_back(passMove());
    const auto state = EndgameSolver::create(question).value().run({}, kNoContext);
    QCOMPARE(state->moves.size(), question.moves.size());
    int best = -1000;
    for (const EndgameMoveValue& move : state->moves) {
        QVERIFY(move.proved);
        best = std::max(best, move.value.points);
    }
    QCOMPARE(best, state->value.points);
}

void TestEndgameSolver::movesAloneComeOneByOne()
{
    const tests::PlainBoard plain("AT ATE ATES TEA SEA EAT EATS SAT", "ESA", "TQ");
    EndgameQuestion question = questionOf(plain.position);
    question.moves = tests::generatedMoves()(plain.position);
    const auto whole = EndgameSolver::create(question).value().run({}, kNoContext);
    question.movesOnly = true;
    std::vector<std::size_t> known;
    const auto alone = EndgameSolver::create(question).value().run(
        {}, kNoContext, [&](const auto& state) { known.push_back(state->moves.size()); });
    QVERIFY(alone->end == SearchEnd::Complete);
    QVERIFY(alone->line.empty());
    QCOMPARE(alone->moves.size(), question.moves.size());
    for (std::size_t i = 0; i < question.moves.size(); ++i) {
        QCOMPARE(alone->moves[i].value.points, whole->moves[i].value.points);
        QVERIFY(alone->moves[i].depth > 0 && alone->moves[i].nodes > 0);
        // Each is told as soon as it is known.
        QVERIFY(std::ranges::find(known, i + 1) != known.end());
    }

    // What was broken off is looked at again.
    std::stop_source stop;
    TaskContext context;
    context.stop = stop.get_token();
    auto solver = EndgameSolver::create(question).value();
    const auto some = solver.run({}, context, [&](const auto&) { stop.request_stop(); });
    QVERIFY(some->end == SearchEnd::Stopped);
    QVERIFY(some->moves.size() < question.moves.size());
    const auto rest = solver.run({}, kNoContext);
    QCOMPARE(rest->moves.size(), question.moves.size());
    for (std::size_t i = 0; i < question.moves.size(); ++i) {
        QVERIFY(rest->moves[i].proved);
        QCOMPARE(rest->moves[i].value.points, whole->moves[i].value.points);
    }
}

/// Is a move the best, and by how much is it worse: beside each move solved alone in full windows.
void TestEndgameSolver::nullWindowsGiveTheFullValues()
{
    int compared = 0;
    std::int64_t besideNodes = 0;
    std::int64_t aloneNodes = 0;
    const char* const words = "AT ATE ATES TEA SEA EAT EATS SAT TA QAT QATS";
    for (const auto& [own, theirs] : {std::pair("ESA", "TQ"), std::pair("ESAT", "TQEA"),
                                      std::pair("EES", "TTA"), std::pair("?ST", "QAE")})
        for (const auto end : {EndgameEnd::TwoPasses, EndgameEnd::Rules}) {
            const tests::PlainBoard plain(words, own, theirs);
            EndgameQuestion question = questionOf(plain.position);
            question.end = end;
            question.moves = tests::generatedMoves()(plain.position);
            question.moves.push_back(passMove());
            EndgameQuestion single = question;
            single.movesOnly = true;
            const auto alone = EndgameSolver::create(single).value().run({}, kNoContext);
            // Asked with the position, and asked of a solver that has proved it.
            const auto together = EndgameSolver::create(question).value().run({}, kNoContext);
            EndgameQuestion first = question;
            first.moves.clear();
            auto solver = EndgameSolver::create(first).value();
            const auto proof = solver.run({}, kNoContext);
            QVERIFY(proof->proved && proof->moves.empty());
            QVERIFY(solver.ask(question.moves));
            const auto after = solver.run({}, kNoContext);
            QCOMPARE(after->value, proof->value);
            QCOMPARE(after->line, proof->line);
            QCOMPARE(after->legalMoves, question.moves.size());
            // What the table knows from before takes nothing off a line.
            QVERIFY(solver.ask(question.moves));
            const auto again = solver.run({}, kNoContext);
            int best = 0;
            for (std::size_t i = 0; i < question.moves.size(); ++i) {
                const EndgameMoveValue& full = alone->moves[i];
                QVERIFY(full.proved && !full.isBest);
                for (const auto& state : {together, after, again}) {
                    const EndgameMoveValue& value = state->moves[i];
                    QCOMPARE(value.line.size() > 1, full.line.size() > 1);
                    QVERIFY(value.proved && value.move == full.move);
                    QCOMPARE(value.value.points, full.value.points);
                    QCOMPARE(value.isBest, full.value == proof->value);
                    QVERIFY(!value.line.empty() && value.line.front() == value.move);
                }
                best += after->moves[i].isBest ? 1 : 0;
                besideNodes += after->moves[i].nodes;
                aloneNodes += full.nodes;
                ++compared;
            }
            QVERIFY(best > 0);
        }
    QVERIFY2(compared > 100, qPrintable(QString::number(compared)));
    QVERIFY2(besideNodes < aloneNodes,
             qPrintable(QStringLiteral("%1 nodes, alone %2").arg(besideNodes).arg(aloneNodes)));
    const tests::PlainBoard plain(words, "ESA", "TQ");
    auto solver = EndgameSolver::create(questionOf(plain.position)).value();
    QVERIFY(!solver.ask({exchangeOfUnknown(1)}));
}

void TestEndgameSolver::whoWinsIsProvedFirst()
{
    tests::PlainBoard plain("AT ATE ATES", "ES", "Q");
    // The best line is worth 27, the one in one go 24.
    for (const auto& [spread, winner] :
         {std::pair(-20, 1), std::pair(-25, 1), std::pair(-27, 0), std::pair(-28, -1)}) {
        plain.position.setScore(0, Score{spread});
        EndgameQuestion question = questionOf(plain.position);
        question.firstWin = true;
        const auto state = EndgameSolver::create(question).value().run({}, kNoContext);
        QVERIFY(state->proved);
        QVERIFY(!state->isValue);
        QCOMPARE(state->winner, winner);
        QVERIFY(!state->line.empty());
        if (spread == -25) {
            QCOMPARE(QString::fromStdString(moveText(plain.position, state->line.front())),
                     QStringLiteral("8G (AT)E"));
            EndgameQuestion other = questionOf(plain.position);
            other.moves = {readMove(plain.position, "8G ATES").value()};
            const auto lost = EndgameSolver::create(other).value().run({}, kNoContext);
            QCOMPARE(lost->moves.front().value.points + spread, -1);
        }
        const auto whole = solved(plain.position);
        QCOMPARE(whole->value.points, 27);
        QVERIFY(whole->isValue);
        QCOMPARE(whole->winner, winner);
    }
}

void TestEndgameSolver::threadsGiveOneValue()
{
    const tests::PlainBoard plain("AT ATE ATES TEA SEA EAT EATS SAT", "ESAT", "TQEA");
    const auto alone = solved(plain.position);
    QVERIFY(alone->proved);
    for (const int threads : {2, 8}) {
        TaskContext context;
        context.threads = threads;
        const auto together =
            EndgameSolver::create(questionOf(plain.position)).value().run({}, context);
        QVERIFY(together->proved);
        QVERIFY(together->end == SearchEnd::Complete);
        QCOMPARE(together->value, alone->value);
        // Where work is counted, everything is the same.
        SearchLimits limits;
        limits.depth = 2;
        const auto shallow =
            EndgameSolver::create(questionOf(plain.position)).value().run(limits, context);
        const auto same =
            EndgameSolver::create(questionOf(plain.position)).value().run(limits, kNoContext);
        QCOMPARE(shallow->nodes, same->nodes);
        QCOMPARE(shallow->value, same->value);
    }
}

void TestEndgameSolver::valuesOfSingleMoves()
{
    // Across or down, the one that is worth less, too.
    const tests::PlainBoard plain("AT ATE TE", "E", "Q");
    EndgameQuestion question = questionOf(plain.position);
    question.moves = tests::generatedMoves()(plain.position);
    const auto state = EndgameSolver::create(question).value().run({}, kNoContext);
    QCOMPARE(state->moves.size(), std::size_t{2});
    QStringList told;
    for (const EndgameMoveValue& move : state->moves)
        told << QString::fromStdString(moveText(plain.position, move.move)) + " " +
                    QString::number(move.value.points);
    told.sort();
    QCOMPARE(told.join(", "), QStringLiteral("8G (AT)E 23, H8 (T)E 22"));

    // Plays that score nothing go out all the same; a pass ends the game, or is only a delay.
    const tests::PlainBoard blanks("AT ATE", "?", "V", "at");
    for (const auto& [end, passed] :
         {std::pair(EndgameEnd::TwoPasses, 4), std::pair(EndgameEnd::Rules, 8)}) {
        EndgameQuestion asked = questionOf(blanks.position);
        asked.end = end;
        asked.moves = {passMove()};
        const auto answer = EndgameSolver::create(asked).value().run({}, kNoContext);
        QCOMPARE(answer->moves.front().value.points, passed);
        QVERIFY(answer->moves.front().proved);
    }
}

void TestEndgameSolver::askedMovesTakeNoSecondTable()
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    QSKIP("sanitizers take memory of their own");
#endif
    const tests::PlainBoard plain("AT ATE TE", "E", "Q");
    EndgameQuestion question = questionOf(plain.position);
    question.tableBytes = std::size_t{128} << 20;
    question.moves = tests::generatedMoves()(plain.position);
    question.movesOnly = true;
    auto solver = EndgameSolver::create(question).value();
    const AddressSpace room(question.tableBytes / 2);
    QVERIFY(room.isLimited());
    // Another table like the first one has no room.
    QVERIFY_THROWS_EXCEPTION(std::bad_alloc, static_cast<void>(EndgameSolver::create(question)));
    const auto state = solver.run({}, kNoContext);
    QCOMPARE(state->moves.size(), std::size_t{2});
    for (const EndgameMoveValue& move : state->moves) QVERIFY(move.proved);
}

void TestEndgameSolver::brokenOffIsNotProved()
{
    const tests::PlainBoard plain("AT ATE ATES TEA SEA EAT EATS SAT", "ESA", "TQ");
    SearchLimits limits;
    limits.depth = 1;
    const auto state =
        EndgameSolver::create(questionOf(plain.position)).value().run(limits, kNoContext);
    QVERIFY(!state->proved);
    QCOMPARE(state->depth, 1);
    QVERIFY(state->end == SearchEnd::Depth);
    QVERIFY(!state->line.empty());
}

void TestEndgameSolver::stopsAtOnceAndGoesOn()
{
    const tests::PlainBoard plain("AT ATE ATES TEA SEA EAT EATS SAT", "ESA", "TQ");
    auto solver = EndgameSolver::create(questionOf(plain.position)).value();
    std::stop_source stop;
    stop.request_stop();
    TaskContext context;
    context.stop = stop.get_token();
    const auto stopped = solver.run({}, context);
    QVERIFY(stopped->end == SearchEnd::Stopped);
    QVERIFY(!stopped->proved);
    const auto finished = solver.run({}, kNoContext);
    QVERIFY(finished->end == SearchEnd::Complete);
    QCOMPARE(finished->value, solved(plain.position)->value);
    QCOMPARE(finished->nodes, solved(plain.position)->nodes);
}

void TestEndgameSolver::positionsThatAreNoEndgames()
{
    const GameRulesPtr rules = tests::rulesOf("english");
    const LexiconPtr lexicon =
        tests::lexiconOf(*rules, tests::wordsFrom("AT", rules->alphabet).value());
    const auto fails = [](const Position& position, const char* words) {
        const auto solver = EndgameSolver::create(questionOf(position));
        return !solver && QString::fromStdString(solver.error().message()).contains(words);
    };
    QVERIFY(fails(Position::create(rules, lexicon, 3).value(), "two players"));
    QVERIFY(fails(Position::create(rules, nullptr).value(), "without a lexicon"));
    QVERIFY(fails(Position::create(rules, lexicon).value(), "bag isn't empty"));
    tests::PlainBoard over("AT ATE", "E", "Q");
    over.position.setScorelessTurns(6);
    QVERIFY(fails(over.position, "over"));
    const tests::PlainBoard exchange("AT ATE", "E", "Q");
    EndgameQuestion question = questionOf(exchange.position);
    question.moves = {exchangeOfUnknown(1)};
    QVERIFY(!EndgameSolver::create(question));
}

void TestEndgameSolver::publishedEndgames()
{
    const std::filesystem::path file = tests::casesFolder() / "endgame.tsv";
    if (!std::filesystem::exists(file)) QSKIP("the cases are not here");
    const GameRulesPtr rules = tests::rulesOf("english");
    const LexiconPtr lexicon = tests::caseLexicon(rules->alphabet);
    QVERIFY(lexicon);
    for (auto row : tests::tableOf(file)) {
        const Position position = tests::positionFromCgp(row["cgp"], rules, lexicon).value();
        EndgameQuestion question = questionOf(position);
        question.tableBytes = std::size_t{16} << 20;
        const auto state = EndgameSolver::create(question).value().run({}, kNoContext);
        QVERIFY(state->proved);
        QCOMPARE(QString::fromStdString(row["id"]) + " " + QString::number(state->value.points),
                 QString::fromStdString(row["id"] + " " + row["value"]));
        QCOMPARE(solved(tests::transposed(position))->value, state->value);
        // Whatever the order of the search, the moves are the same ones.
        QVERIFY(state->isLineSettled);
        for (const int threads : {2, 8}) {
            question.tableBytes = static_cast<std::size_t>(threads) << 20;
            TaskContext context;
            context.threads = threads;
            const auto other = EndgameSolver::create(question).value().run({}, context);
            QCOMPARE(lineTexts(position, other->line), lineTexts(position, state->line));
        }
    }
}

void TestEndgameSolver::firstEmptyBags()
{
    const std::filesystem::path file = tests::casesFolder() / "endgames_first.tsv";
    if (!std::filesystem::exists(file)) QSKIP("the cases are not here");
    const GameRulesPtr rules = tests::rulesOf("english");
    const LexiconPtr lexicon = tests::caseLexicon(rules->alphabet);
    QVERIFY(lexicon);
    int compared = 0;
    for (auto row : tests::tableOf(file)) {
        // Those that take longest are for the whole file's run by hand.
        if (row["proof"] != "exact" || std::stod(row["cpu_s"]) > 17) continue;
        EndgameQuestion question =
            questionOf(tests::positionFromCgp(row["cgp"], rules, lexicon).value());
        question.tableBytes = std::size_t{64} << 20;
        const auto state = EndgameSolver::create(question).value().run({}, kNoContext);
        QVERIFY(state->proved);
        QCOMPARE(QString::fromStdString(row["game"]) + ": " + QString::number(state->value.points),
                 QString::fromStdString(row["game"] + ": " + row["value"]));
        ++compared;
    }
    QVERIFY(compared > 5);
}

TEST_CLASS(TestEndgameSolver, tests::NoApplication)
#include "tst_endgame_solver.moc"
