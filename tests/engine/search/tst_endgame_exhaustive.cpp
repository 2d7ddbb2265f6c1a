// SPDX-License-Identifier: GPL-3.0-or-later
// Endgames beside a search that leaves nothing out. TILEWRIGHT_TEST_SCALE=10 looks at 2,000 games.
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <QtTest>

#include "engine/search/endgame_solver.h"
#include "tests/support/endgame_positions.h"
#include "tests/support/plain_endgame.h"
#include "tests/support/random_game.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"
#include "tests/support/test_scale.h"

using namespace engine;

namespace {

EndgameQuestion quickQuestion(const Position& position)
{
    EndgameQuestion question;
    question.position = std::make_shared<const Position>(position);
    question.tableBytes = std::size_t{1} << 18;
    return question;
}

StatePtr<EndgameState> answerTo(const EndgameQuestion& question, int threads = 1,
                                const SearchLimits& limits = {})
{
    TaskContext context;
    context.threads = threads;
    return EndgameSolver::create(question).value().run(limits, context);
}

int winnerAt(int spread)
{
    return spread > 0 ? 1 : spread < 0 ? -1 : 0;
}

/// Boards of 5 to 7 squares a side with premium and missing ones.
GameRulesPtr smallRules(std::uint64_t seed)
{
    return tests::changed(tests::rulesOf("english"), [&](GameRules& rules) {
        const int size = 5 + static_cast<int>(seed % 3);
        Random random(seed);
        std::vector<std::string> picture(static_cast<std::size_t>(size));
        for (std::string& row : picture)
            for (int i = 0; i < size; ++i) row += ".....dtDT#"[random.below(10)];
        picture[2][2] = '.';
        rules.layout = tests::layoutOf(picture, 2, 2);
        // Four tiles a side take the plain search a second each.
        rules.rackSize = seed % 20 == 0 ? 4 : 2 + static_cast<int>(seed % 2);
        rules.bonus = {0, 0, 0, 5, 9};
        rules.tiles = TileDistribution(rules.alphabet.readTiles("AEIOSTRNDLAETS?").value());
        rules.exchangeMinimumBag = 100;
        rules.keptHash = {};
    });
}

/// The usual board, and racks of two tiles.
GameRulesPtr usualRules()
{
    return tests::changed(tests::rulesOf("english"), [](GameRules& rules) {
        rules.rackSize = 2;
        rules.tiles =
            TileDistribution(rules.alphabet.readTiles("AAEEEIIOOUSSTTRRNNDDLLGMPHVYQ??").value());
        rules.exchangeMinimumBag = 100;
        rules.keptHash = {};
    });
}

}  // namespace

class TestEndgameExhaustive : public QObject
{
    Q_OBJECT

private slots:
    void everyAnswerIsTheSame_data();
    void everyAnswerIsTheSame();
    void eachMayHaveWordsOfHisOwn();
};

void TestEndgameExhaustive::everyAnswerIsTheSame_data()
{
    QTest::addColumn<bool>("small");
    QTest::addColumn<int>("games");
    QTest::newRow("small boards, up to four tiles a side") << true << 80;
    QTest::newRow("the usual board, two tiles a side") << false << 120;
}

void TestEndgameExhaustive::everyAnswerIsTheSame()
{
    QFETCH(bool, small);
    QFETCH(int, games);
    games = tests::scaled(games);
    int compared = 0;
    int shallowProofs = 0;
    for (int game = 1; game <= games; ++game) {
        const auto seed = static_cast<std::uint64_t>(game);
        const GameRulesPtr rules = small ? smallRules(seed) : usualRules();
        const LexiconPtr lexicon =
            small ? tests::lexiconOf(*rules, tests::randomWords(*rules, seed, 200, 5))
                  : tests::lexiconOf(*rules, tests::randomWords(*rules, seed / 10, 2000, 7));
        const tests::MoveSource reference =
            small ? tests::referenceMoves(*lexicon, rules->wordRule) : tests::generatedMoves();
        tests::RandomGame random(rules, lexicon, reference, seed);
        while (random.bag().size() > 0 && random.step()) {
        }
        if (random.over() || random.bag().size() > 0 || random.position().scorelessTurns() > 0)
            continue;
        Position position = random.position();
        tests::PlainEndgame plain(reference);
        const int value = plain.value(position);
        const EndgameQuestion question = quickQuestion(position);
        const auto state = answerTo(question);
        QVERIFY(state->proved);
        QCOMPARE(state->value.points, value);
        ++compared;

        // The table, threads and the side from which one looks change nothing.
        EndgameQuestion tiny = question;
        tiny.tableBytes = 0;
        QCOMPARE(answerTo(tiny)->value.points, value);
        if (game % 4 == 0) QCOMPARE(answerTo(question, 8)->value.points, value);
        if (rules->layout.transposeSymmetric())
            QCOMPARE(answerTo(quickQuestion(tests::transposed(position)))->value.points, value);
        // What is called proved before everything was looked at is right, too.
        SearchLimits shallow;
        shallow.depth = 1;
        if (const auto early = answerTo(question, 1, shallow); early->proved) {
            ++shallowProofs;
            QCOMPARE(early->value.points, value);
        }
        // Who wins, on either side of a tie and at it.
        for (const int spread : {-value - 1, -value, -value + 1}) {
            const int other = position.player(1 - position.onTurn()).score.points;
            Position closer = position;
            closer.setScore(position.onTurn(), Score{other + spread});
            EndgameQuestion who = quickQuestion(closer);
            who.firstWin = true;
            const auto winner = answerTo(who);
            QVERIFY(winner->proved);
            QCOMPARE(winner->winner, winnerAt(spread + value));
        }
    }
    QVERIFY2(compared >= games / 4, qPrintable(QString::number(compared)));
    QVERIFY2(shallowProofs > 0 && shallowProofs < compared,
             qPrintable(QStringLiteral("%1 of %2").arg(shallowProofs).arg(compared)));
}

void TestEndgameExhaustive::eachMayHaveWordsOfHisOwn()
{
    int compared = 0;
    int different = 0;
    EndgameQuestion last;
    for (int game = 1; game <= tests::scaled(60); ++game) {
        const auto seed = static_cast<std::uint64_t>(game);
        const GameRulesPtr rules = smallRules(seed * 20 + 1);
        const auto lexiconOf = [&](std::uint64_t words) {
            return tests::lexiconOf(*rules, tests::randomWords(*rules, words, 200, 5));
        };
        const LexiconPtr own = lexiconOf(seed);
        const LexiconPtr other = lexiconOf(seed + 5000);
        const tests::MoveSource ownMoves = tests::referenceMoves(*own, rules->wordRule);
        const tests::MoveSource otherMoves = tests::referenceMoves(*other, rules->wordRule);
        tests::RandomGame random(rules, own, ownMoves, seed);
        while (random.bag().size() > 0 && random.step()) {
        }
        if (random.over() || random.bag().size() > 0 || random.position().scorelessTurns() > 0)
            continue;
        const Position position = random.position();
        const int mover = position.onTurn();
        tests::PlainEndgame plain([&](const Position& now) {
            return now.onTurn() == mover ? ownMoves(now) : otherMoves(now);
        });
        EndgameQuestion question = quickQuestion(position);
        const int alone = answerTo(question)->value.points;
        question.lexiconOfOther = other;
        const int value = plain.value(position);
        const auto state = answerTo(question);
        QVERIFY(state->proved);
        QCOMPARE(state->value.points, value);
        different += value != alone ? 1 : 0;
        ++compared;
        if (game % 4 == 0) QCOMPARE(answerTo(question, 8)->value.points, value);
        last = question;
        // A first move is worth what the other one can make of it with his words.
        question.moves = {state->line.front(), passMove()};
        const auto asked = answerTo(question);
        QCOMPARE(asked->moves.size(), std::size_t{2});
        QCOMPARE(asked->moves[0].value.points, value);
        Position after = position;
        Position::Undo undo;
        after.make(passMove(), undo);
        if (after.gameEnd() == GameEnd::NotYet && position.consecutivePasses() == 0)
            QCOMPARE(asked->moves[1].value.points, -plain.value(after, 1));
    }
    QVERIFY2(compared > 20 && different > 5,
             qPrintable(QStringLiteral("%1 compared, %2 different").arg(compared).arg(different)));
    // The letters must be the same.
    const GameRulesPtr german = tests::rulesOf("german");
    last.lexiconOfOther = tests::lexiconOf(*german, tests::randomWords(*german, 1, 50, 5));
    const auto refused = EndgameSolver::create(last);
    QVERIFY(!refused.has_value());
    QCOMPARE(refused.error().code, ErrorCode::WrongLexicon);
}

TEST_CLASS(TestEndgameExhaustive, tests::NoApplication)
#include "tst_endgame_exhaustive.moc"
