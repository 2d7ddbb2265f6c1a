// SPDX-License-Identifier: GPL-3.0-or-later
// Pre-endgames beside searches that leave nothing out: with a lexicon for each player, with replies
// that leave tiles in the bag, and where turns without points end the game.
// TILEWRIGHT_TEST_SCALE=10 looks at ten times as many games.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include <QtTest>

#include "engine/board/move_notation.h"
#include "engine/search/pre_endgame_draws.h"
#include "engine/search/pre_endgame_line.h"
#include "engine/search/pre_endgame_solver.h"
#include "tests/support/plain_nested_pre_endgame.h"
#include "tests/support/plain_pre_endgame.h"
#include "tests/support/small_pre_endgame.h"
#include "tests/support/test_class.h"
#include "tests/support/test_scale.h"

using namespace engine;

namespace {

PreEndgameQuestion wholeQuestion(const Position& position, PreEndgameModel model)
{
    PreEndgameQuestion question;
    question.position = std::make_shared<const Position>(position);
    question.model = model;
    question.candidates = 0;
    question.finishAll = true;
    question.tableBytes = std::size_t{1} << 20;
    return question;
}

StatePtr<PreEndgameState> answerTo(const PreEndgameQuestion& question, int threads = 1)
{
    TaskContext context;
    context.threads = threads;
    return PreEndgameSolver::create(question).value().run({}, context);
}

int signOfSpread(int spread)
{
    return spread > 0 ? 1 : spread < 0 ? -1 : 0;
}

/// Of a draw that lies in one order.
int signOf(const PreEndgameCell& cell)
{
    return cell.wins > 0 ? 1 : cell.losses > 0 ? -1 : 0;
}

QByteArray nameOf(std::uint64_t seed, const Position& position, const Move& move, std::size_t draw)
{
    return QStringLiteral("seed %1, %2, draw %3")
        .arg(seed)
        .arg(QString::fromStdString(moveText(position, move)))
        .arg(draw)
        .toUtf8();
}

QByteArray nameOf(std::uint64_t seed, const QString& cell)
{
    return QStringLiteral("seed %1, %2").arg(seed).arg(cell).toUtf8();
}

/// Cells beside a search that looks at every way a game can go.
struct ComparedCells
{
    int proved = 0;
    int guessed = 0;
    int right = 0;  ///< of the guessed ones
    QString wrong;  ///< the first one that is called proved and isn't so

    void count(const PreEndgameState& state, const PreEndgameRow& row, const Position& position,
               tests::PlainNestedPreEndgame& plain)
    {
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const PreEndgameCell& cell = row.cells[i];
            Position known = position;
            known.setRack(1 - position.onTurn(), without(position.unseen(), state.draws[i].bag));
            const auto chances = plain.after(known, row.move);
            const double points =
                static_cast<double>(cell.wins) + static_cast<double>(cell.ties) / 2;
            const bool same = std::abs(points / static_cast<double>(state.draws[i].orders) -
                                       chances.of(position.onTurn())) < 1e-9;
            (cell.isProved ? proved : guessed) += 1;
            if (!cell.isProved) right += same ? 1 : 0;
            else if (!same && wrong.isEmpty())
                wrong = QStringLiteral("%1, draw %2")
                            .arg(QString::fromStdString(moveText(position, row.move)))
                            .arg(i);
        }
    }
    [[nodiscard]] QByteArray text() const
    {
        return QStringLiteral("%1 proved, %2 guessed, of which %3 as it is")
            .arg(proved)
            .arg(guessed)
            .arg(right)
            .toUtf8();
    }
};

/// What is certain of a candidate and a draw whatever is played once tiles are in the bag after the
/// opponent's reply: results over the places of the tiles, counted as in a cell; nothing when it
/// depends on that. By models in which the opponent picks the worst.
std::optional<std::array<std::int64_t, 3>>
certainWorst(tests::PlainEndgame& endgame, const tests::MoveSource& placements,
             const Position& position, const Move& candidate, const PreEndgameDraw& draw)
{
    const int mover = position.onTurn();
    Position after = position;
    Position::Undo undo;
    Rack leave = position.mover().rack;
    leave.removeAll(candidate.tilesUsed());
    const Rack opponent = without(position.unseen(), draw.bag);
    after.make(candidate, undo);
    after.setRack(1 - mover, opponent);
    const int drawn = std::min(static_cast<int>(candidate.tilesPlayed), draw.bag.total());
    const int lead = position.spread().points + candidate.score.points;
    std::vector<Move> replies = placements(after);
    replies.push_back(passMove());
    const std::vector<TilePart> parts = partsOf(draw.bag, drawn);
    std::int64_t ways = 0;
    for (const TilePart& part : parts) ways += part.ways;
    std::array<std::int64_t, 3> counts{};  // losses, ties, wins
    for (const TilePart& part : parts) {
        Rack own = leave;
        own.addAll(part.tiles);
        const Rack bag = without(draw.bag, part.tiles);
        int worst = 2;
        bool isOpen = false;
        for (const Move& reply : replies) {
            int spread = 0;
            if (reply.kind == MoveKind::Pass) {
                if (candidate.kind != MoveKind::Pass) {
                    isOpen = true;
                    continue;
                }
                spread = lead;
                for (const Tile tile : opponent.tiles())
                    spread += position.rules().alphabet.value(tile);
                for (const Tile tile : own.tiles()) spread -= position.rules().alphabet.value(tile);
            } else if (reply.tilesPlayed < bag.total()) {
                isOpen = true;
                continue;
            } else {
                Position next = after;
                next.make(reply, undo);
                Rack left = opponent;
                left.removeAll(reply.tilesUsed());
                left.addAll(bag);
                next.setRack(1 - mover, left);
                next.setRack(mover, own);
                spread = lead - reply.score.points + endgame.value(next);
            }
            worst = std::min(worst, signOfSpread(spread));
        }
        if (isOpen && worst != -1) return std::nullopt;
        counts[static_cast<std::size_t>(worst + 1)] += draw.orders * part.ways / ways;
    }
    return counts;
}

}  // namespace

class TestPreEndgameExhaustive : public QObject
{
    Q_OBJECT

private slots:
    void eachMayHaveWordsOfHisOwn_data();
    void eachMayHaveWordsOfHisOwn();
    void linesWithTwoLexicons();
    void lettersMustBeTheSame();
    void worstRepliesWithMoreInTheBag_data();
    void worstRepliesWithMoreInTheBag();
    void rationalRepliesWithMoreInTheBag();
    void turnsWithoutPoints();
    void exchanges_data();
    void exchanges();
};

void TestPreEndgameExhaustive::eachMayHaveWordsOfHisOwn_data()
{
    QTest::addColumn<int>("model");
    QTest::newRow("rational") << static_cast<int>(PreEndgameModel::Rational);
    QTest::newRow("guaranteed") << static_cast<int>(PreEndgameModel::Guaranteed);
    QTest::newRow("clairvoyant") << static_cast<int>(PreEndgameModel::Clairvoyant);
}

void TestPreEndgameExhaustive::eachMayHaveWordsOfHisOwn()
{
    QFETCH(int, model);
    int compared = 0;
    int different = 0;
    const int games = tests::scaled(8);
    for (std::uint64_t seed = 1; compared < games && seed < 400; ++seed) {
        const auto game = tests::smallPreEndgame(seed, 1);
        if (!game) continue;
        const Position& position = game->position;
        const GameRules& rules = position.rules();
        const LexiconPtr other =
            tests::lexiconOf(rules, tests::randomWords(rules, seed + 5000, 150, 5));
        const tests::MoveSource otherMoves = tests::referenceMoves(*other, rules.wordRule);
        const int mover = position.onTurn();
        const tests::MoveSource both = [&](const Position& now) {
            return now.onTurn() == mover ? game->placements(now) : otherMoves(now);
        };
        PreEndgameQuestion question = wholeQuestion(position, static_cast<PreEndgameModel>(model));
        const auto alone = answerTo(question);
        question.lexiconOfOther = other;
        const auto state = answerTo(question, compared % 2 == 0 ? 1 : 8);
        QVERIFY(state->proved);
        tests::PlainPreEndgame plain(both, question.model);
        for (const PreEndgameRow& row : state->rows) {
            const auto same = std::ranges::find(alone->rows, row.move, &PreEndgameRow::move);
            QVERIFY(same != alone->rows.end());
            for (std::size_t i = 0; i < row.cells.size(); ++i) {
                const PreEndgameCell& cell = row.cells[i];
                const int spread =
                    plain.spread(position, row.move, state->draws[i].bag.tiles().front());
                QVERIFY(cell.isProved);
                QVERIFY2(signOf(cell) == signOfSpread(spread),
                         nameOf(seed, position, row.move, i).constData());
                if (cell.gainProved && row.emptiesBag)
                    QCOMPARE(cell.gain, static_cast<double>(spread - position.spread().points));
                different += signOf(cell) != signOf(same->cells[i]) ? 1 : 0;
            }
        }
        ++compared;
    }
    QCOMPARE(compared, games);
    QVERIFY2(different > games, qPrintable(QString::number(different)));
}

void TestPreEndgameExhaustive::linesWithTwoLexicons()
{
    int ended = 0;
    int different = 0;
    for (std::uint64_t seed = 1; seed <= 30 && ended < 60; ++seed) {
        const auto game = tests::smallPreEndgame(seed, 1);
        if (!game) continue;
        const GameRules& rules = game->position.rules();
        PreEndgameQuestion question = wholeQuestion(game->position, PreEndgameModel::Rational);
        question.lexiconOfOther =
            tests::lexiconOf(rules, tests::randomWords(rules, seed + 5000, 150, 5));
        const auto state = answerTo(question);
        for (const PreEndgameRow& row : state->rows)
            for (std::size_t i = 0; i < row.cells.size(); ++i) {
                PreEndgameLineQuestion asked{question.position, row.move,
                                             state->draws[i].bag.tiles()};
                if (row.cells[i].hasReply) asked.reply = row.cells[i].reply;
                const auto alone = preEndgameLine(asked, {}, {});
                asked.lexiconOfOther = question.lexiconOfOther;
                const auto line = preEndgameLine(asked, {}, {});
                QVERIFY2(line, line ? "" : line.error().message().c_str());
                if (!line->finalSpread) continue;
                ++ended;
                QVERIFY(line->proved);
                QVERIFY2(signOf(row.cells[i]) == signOfSpread(*line->finalSpread),
                         nameOf(seed, game->position, row.move, i).constData());
                different += alone && alone->finalSpread != line->finalSpread ? 1 : 0;
            }
    }
    QVERIFY(ended > 20);
    QVERIFY(different > 5);
}

void TestPreEndgameExhaustive::lettersMustBeTheSame()
{
    std::optional<tests::SmallPreEndgame> game;
    for (std::uint64_t seed = 1; !game; ++seed) game = tests::smallPreEndgame(seed, 1);
    PreEndgameQuestion question = wholeQuestion(game->position, PreEndgameModel::Rational);
    const GameRulesPtr german = tests::rulesOf("german");
    question.lexiconOfOther = tests::lexiconOf(*german, tests::randomWords(*german, 1, 50, 5));
    const auto refused = PreEndgameSolver::create(question);
    QVERIFY(!refused.has_value());
    QCOMPARE(refused.error().code, ErrorCode::WrongLexicon);
}

void TestPreEndgameExhaustive::worstRepliesWithMoreInTheBag_data()
{
    QTest::addColumn<int>("model");
    QTest::newRow("guaranteed") << static_cast<int>(PreEndgameModel::Guaranteed);
    QTest::newRow("clairvoyant") << static_cast<int>(PreEndgameModel::Clairvoyant);
}

void TestPreEndgameExhaustive::worstRepliesWithMoreInTheBag()
{
    QFETCH(int, model);
    int compared = 0;
    int proved = 0;
    int certain = 0;
    const int games = tests::scaled(8);
    for (std::uint64_t seed = 1; compared < games && seed < 400; ++seed) {
        const auto game = tests::smallPreEndgame(seed, 2, 2, 200);
        if (!game) continue;
        PreEndgameQuestion question =
            wholeQuestion(game->position, static_cast<PreEndgameModel>(model));
        SearchLimits limits;
        limits.depth = 20;
        const auto state = PreEndgameSolver::create(question).value().run(limits, {});
        tests::PlainEndgame endgame(game->placements);
        for (const PreEndgameRow& row : state->rows) {
            if (row.emptiesBag) continue;
            for (std::size_t i = 0; i < row.cells.size(); ++i) {
                const PreEndgameCell& cell = row.cells[i];
                QCOMPARE(cell.wins + cell.ties + cell.losses, state->draws[i].orders);
                const auto counts = certainWorst(endgame, game->placements, game->position,
                                                 row.move, state->draws[i]);
                certain += counts ? 1 : 0;
                if (!cell.isProved) continue;
                ++proved;
                QVERIFY2(counts, nameOf(seed, game->position, row.move, i).constData());
                QCOMPARE(cell.losses, (*counts)[0]);
                QCOMPARE(cell.ties, (*counts)[1]);
                QCOMPARE(cell.wins, (*counts)[2]);
            }
        }
        ++compared;
    }
    QCOMPARE(compared, games);
    qInfo("%d cells proved of %d that are certain", proved, certain);
    QVERIFY(proved > 0);
}

void TestPreEndgameExhaustive::rationalRepliesWithMoreInTheBag()
{
    int compared = 0;
    ComparedCells cells;
    const int games = tests::scaled(10);
    for (std::uint64_t seed = 1; compared < games && seed < 400; ++seed) {
        const auto game = tests::smallPreEndgame(seed, 2, 2, 200);
        if (!game) continue;
        const Position& position = game->position;
        const PreEndgameQuestion question = wholeQuestion(position, PreEndgameModel::Rational);
        SearchLimits limits;
        limits.depth = 20;
        const auto state = PreEndgameSolver::create(question).value().run(limits, {});
        tests::PlainNestedPreEndgame plain(game->placements, question.end);
        for (const PreEndgameRow& row : state->rows) {
            const int before = cells.guessed;
            cells.count(*state, row, position, plain);
            QVERIFY(cells.guessed == before || (!row.emptiesBag && !row.exact));
        }
        QVERIFY2(cells.wrong.isEmpty(), nameOf(seed, cells.wrong).constData());
        ++compared;
    }
    QCOMPARE(compared, games);
    qInfo("%s", cells.text().constData());
    QVERIFY(cells.proved > 0 && cells.guessed > 0);
    // A guess that is hardly ever right would be of no use.
    QVERIFY(3 * cells.right > 2 * cells.guessed);
}

void TestPreEndgameExhaustive::turnsWithoutPoints()
{
    int compared = 0;
    ComparedCells cells;
    const int games = tests::scaled(12);
    for (std::uint64_t seed = 1; compared < games && seed < 400; ++seed) {
        auto game = tests::smallPreEndgame(seed, 1, 2, 200);
        if (!game) continue;
        Position& position = game->position;
        // As many turns without points before this one as there can be, one after the other.
        position.setScorelessTurns(compared % 6);
        PreEndgameQuestion question = wholeQuestion(position, PreEndgameModel::Rational);
        question.end = EndgameEnd::Rules;
        const auto state = answerTo(question);
        tests::PlainNestedPreEndgame plain(game->placements, question.end);
        for (const PreEndgameRow& row : state->rows) {
            const int before = cells.guessed;
            cells.count(*state, row, position, plain);
            QVERIFY(cells.guessed == before || !row.emptiesBag);
        }
        QVERIFY2(cells.wrong.isEmpty(), nameOf(seed, cells.wrong).constData());
        // Where a pass is the last one that the rules allow, nothing is left to be guessed.
        if (position.scorelessTurns() >= 4) QVERIFY(state->proved);
        ++compared;
    }
    QCOMPARE(compared, games);
    qInfo("%s", cells.text().constData());
    QVERIFY(cells.proved > 0);
}

void TestPreEndgameExhaustive::exchanges_data()
{
    QTest::addColumn<int>("inBag");
    QTest::addColumn<int>("turns");
    QTest::newRow("one in the bag, an exchange ends the game") << 1 << 5;
    QTest::newRow("one in the bag, the second one ends it") << 1 << 4;
    QTest::newRow("two in the bag, the second one ends it") << 2 << 4;
}

void TestPreEndgameExhaustive::exchanges()
{
    QFETCH(int, inBag);
    QFETCH(int, turns);
    int compared = 0;
    int rows = 0;
    ComparedCells cells;
    // A plain search takes half a minute for a game with two in the bag.
    const int games = tests::scaled(inBag == 1 ? 5 : 2);
    for (std::uint64_t seed = 1; compared < games && seed < 400; ++seed) {
        auto game = tests::smallPreEndgame(seed, inBag, 2, 200, 1);
        if (!game) continue;
        Position& position = game->position;
        position.setScorelessTurns(turns);
        PreEndgameQuestion question = wholeQuestion(position, PreEndgameModel::Rational);
        question.end = EndgameEnd::Rules;
        const auto state = answerTo(question);
        tests::PlainNestedPreEndgame plain(game->placements, question.end);
        for (const PreEndgameRow& row : state->rows) {
            if (row.move.kind != MoveKind::Exchange) continue;
            ++rows;
            for (std::size_t i = 0; i < row.cells.size(); ++i)
                QCOMPARE(row.cells[i].wins + row.cells[i].ties + row.cells[i].losses,
                         state->draws[i].orders);
            cells.count(*state, row, position, plain);
        }
        QVERIFY2(cells.wrong.isEmpty(), nameOf(seed, cells.wrong).constData());
        ++compared;
    }
    QCOMPARE(compared, games);
    qInfo("%d rows, %s", rows, cells.text().constData());
    QVERIFY(rows >= games);
    if (inBag == 1) QVERIFY(cells.proved > 0 && cells.guessed == 0);
}

TEST_CLASS(TestPreEndgameExhaustive, tests::NoApplication)
#include "tst_pre_endgame_exhaustive.moc"
