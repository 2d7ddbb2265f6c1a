// SPDX-License-Identifier: GPL-3.0-or-later
// Endgames beside a search that leaves nothing out. TILEWRIGHT_TEST_SCALE=10 looks at 2,000 games.
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <QtTest>

#include "engine/board/line_notation.h"
#include "engine/search/endgame_family.h"
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

QString written(const Position& position, const std::vector<Move>& line)
{
    QString text;
    for (const std::string& move : lineTexts(position, line))
        text += QString::fromStdString(move) + "; ";
    return text;
}

int winnerAt(int spread)
{
    return spread > 0 ? 1 : spread < 0 ? -1 : 0;
}

/// Boards of 5 to 7 squares a side with premium and missing ones. Without a size of the racks they
/// hold two to four tiles.
GameRulesPtr smallRules(std::uint64_t seed, int rackSize = 0)
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
        rules.rackSize = rackSize > 0     ? rackSize
                         : seed % 20 == 0 ? 4
                                          : 2 + static_cast<int>(seed % 2);
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
    void oneTileEach();
    void turnsWithoutPoints();
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
    int otherLines = 0;
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
        // Of moves that are worth the same the line has the one with the highest score.
        const QString line = written(position, plain.line(position));
        QVERIFY(state->isLineSettled);
        QCOMPARE(written(position, state->line), line);

        // The table, threads and the side from which one looks change nothing.
        const auto isTheSame = [&](const StatePtr<EndgameState>& other) {
            return other->value.points == value && other->isLineSettled &&
                   written(position, other->line) == line;
        };
        EndgameQuestion tiny = question;
        tiny.tableBytes = 0;
        QVERIFY(isTheSame(answerTo(tiny)));
        if (game % 4 == 0) QVERIFY(isTheSame(answerTo(question, 8)));
        if (rules->layout.transposeSymmetric()) {
            const Position turned = tests::transposed(position);
            const auto there = answerTo(quickQuestion(turned));
            QCOMPARE(there->value.points, value);
            QCOMPARE(written(turned, there->line), written(turned, plain.line(turned)));
        }
        EndgameQuestion quick = question;
        quick.anyLine = true;
        const auto any = answerTo(quick);
        QVERIFY(!any->isLineSettled);
        otherLines += written(position, any->line) != line ? 1 : 0;
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
    QVERIFY(otherLines > 0);
}

void TestEndgameExhaustive::oneTileEach()
{
    int compared = 0;
    int played = 0;
    for (int game = 1; game <= tests::scaled(120); ++game) {
        const auto seed = static_cast<std::uint64_t>(game);
        const GameRulesPtr rules = smallRules(seed, 1);
        const LexiconPtr lexicon =
            tests::lexiconOf(*rules, tests::randomWords(*rules, seed, 200, 5));
        const tests::MoveSource reference = tests::referenceMoves(*lexicon, rules->wordRule);
        Position position = Position::create(rules, lexicon).value();
        // A word lies there, and of the other tiles two are left.
        const std::vector<Tile> tiles = rules->tiles.tiles();
        const tests::MoveSource words = reference;
        Random random(seed);
        std::vector<Tile> order = tiles;
        random.shuffle(std::span<Tile>(order));
        Rack first;
        for (std::size_t i = 0; i + 2 < order.size(); ++i)
            if (order[i] != kBlank) first.add(order[i]);
        position.setRack(0, first);
        const std::vector<Move> openings = words(position);
        if (openings.empty()) continue;
        Position::Undo undo;
        const Move opening = openings[random.below(static_cast<std::uint32_t>(openings.size()))];
        position.make(opening, undo);
        const GameRulesPtr fewer = tests::changed(rules, [&](GameRules& changed) {
            TileDistribution left;
            left = TileDistribution(opening.tilesUsed());
            left.addAll(TileCounts(std::vector<Tile>{order.end() - 2, order.end()}));
            changed.tiles = left;
            changed.keptHash = {};
        });
        Position small = Position::create(fewer, lexicon).value();
        for (int row = 0; row < position.board().rows(); ++row)
            for (int column = 0; column < position.board().columns(); ++column)
                if (const Tile tile = position.board().at(row, column); tile != kNoTile)
                    small.setSquare(row, column, tile);
        Rack own;
        Rack others;
        own.add(order[order.size() - 2]);
        others.add(order.back());
        small.setRack(0, own);
        small.setRack(1, others);
        for (const EndgameEnd end : {EndgameEnd::TwoPasses, EndgameEnd::Rules}) {
            EndgameQuestion question = quickQuestion(small);
            question.end = end;
            const auto state = answerTo(question);
            QVERIFY(state->proved);
            const int value = tests::PlainEndgame(reference, end).value(small);
            QCOMPARE(state->value.points, value);
            // Who wins follows without looking at what passes lead to.
            for (int spread = -1; spread <= 1; ++spread) {
                EndgameTable table(0);
                EndgameFamily family(small, {PossibleRack{own}, PossibleRack{others}}, nullptr,
                                     table, EndgameRules::of(*rules, end));
                const int lead = spread - value;
                QVERIFY(!family.playedOut({own, others}, lead).stopped);
                const std::int64_t playedOut = family.nodes();
                const EndgameOutcome outcome =
                    family.winner({own, others}, lead, EndgameFamily::kToTheEnd);
                QVERIFY(outcome.proved);
                QCOMPARE(outcome.sign, spread);
                // It plays out as well, and then there are two windows.
                QVERIFY(family.nodes() <= 2 * playedOut + 2);
            }
            played += state->line.front().kind == MoveKind::Place ? 1 : 0;
            ++compared;
        }
    }
    QVERIFY2(compared > 60 && played > 5,
             qPrintable(QStringLiteral("%1 compared, %2 played").arg(compared).arg(played)));
}

void TestEndgameExhaustive::turnsWithoutPoints()
{
    int compared = 0;
    int different = 0;
    for (int game = 1; game <= tests::scaled(48); ++game) {
        const auto seed = static_cast<std::uint64_t>(game);
        const GameRulesPtr rules = smallRules(seed * 20 + 1, 2);
        const LexiconPtr lexicon =
            tests::lexiconOf(*rules, tests::randomWords(*rules, seed, 120, 5));
        const tests::MoveSource reference = tests::referenceMoves(*lexicon, rules->wordRule);
        tests::RandomGame random(rules, lexicon, reference, seed);
        while (random.bag().size() > 0 && random.step()) {
        }
        if (random.over() || random.bag().size() > 0) continue;
        // As many turns without points as there can be before this one.
        Position position = random.position();
        position.setScorelessTurns(game % 6);
        EndgameQuestion question = quickQuestion(position);
        question.end = EndgameEnd::Rules;
        const int value = tests::PlainEndgame(reference, question.end).value(position);
        const auto state = answerTo(question, game % 4 == 0 ? 8 : 1);
        QVERIFY(state->proved);
        QVERIFY2(state->value.points == value, qPrintable(QStringLiteral("game %1: %2, not %3")
                                                              .arg(game)
                                                              .arg(state->value.points)
                                                              .arg(value)));
        Position fresh = position;
        fresh.setScorelessTurns(0);
        different += answerTo(quickQuestion(fresh))->value.points != value ? 1 : 0;
        ++compared;
    }
    QVERIFY2(compared > 15 && different > 0,
             qPrintable(QStringLiteral("%1 compared, %2 different").arg(compared).arg(different)));
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
        QCOMPARE(written(position, state->line), written(position, plain.line(position)));
        if (game % 4 == 0) {
            const auto together = answerTo(question, 8);
            QCOMPARE(together->value.points, value);
            QCOMPARE(written(position, together->line), written(position, state->line));
        }
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
