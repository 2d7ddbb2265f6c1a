// SPDX-License-Identifier: GPL-3.0-or-later
// Pre-endgames with known answers, and beside a search that leaves nothing out.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <limits>
#include <memory>
#include <stop_token>

#include <QtTest>

#include "engine/board/move_notation.h"
#include "engine/eval/move_ranking.h"
#include "engine/search/endgame_family.h"
#include "engine/search/ending_kind.h"
#include "engine/search/pre_endgame_draws.h"
#include "engine/search/pre_endgame_judge.h"
#include "engine/search/pre_endgame_line.h"
#include "engine/search/pre_endgame_solver.h"
#include "engine/search/pre_endgame_view.h"
#include "tests/support/case_tables.h"
#include "tests/support/endgame_positions.h"
#include "tests/support/plain_pre_endgame.h"
#include "tests/support/small_pre_endgame.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

const TaskContext kPlainContext;

PreEndgameQuestion preEndgameQuestion(const Position& position)
{
    PreEndgameQuestion question;
    question.position = std::make_shared<const Position>(position);
    question.candidates = 0;
    question.tableBytes = std::size_t{1} << 20;
    return question;
}

StatePtr<PreEndgameState> solved(const PreEndgameQuestion& question, int threads = 1,
                                 const SearchLimits& limits = {})
{
    TaskContext context;
    context.threads = threads;
    return PreEndgameSolver::create(question).value().run(limits, context);
}

const PreEndgameRow* rowOf(const PreEndgameState& state, const Position& position, const char* move)
{
    for (const PreEndgameRow& row : state.rows)
        if (moveText(position, row.move) == move) return &row;
    return nullptr;
}

QString countsOf(const PreEndgameRow* row)
{
    if (!row) return QStringLiteral("no such row");
    return QStringLiteral("%1 %2 %3 of %4")
        .arg(row->wins)
        .arg(row->ties)
        .arg(row->losses)
        .arg(row->of);
}

std::optional<Position> smallGame(std::uint64_t seed, int inBag, tests::MoveSource& reference)
{
    auto game = tests::smallPreEndgame(seed, inBag);
    if (!game) return std::nullopt;
    reference = std::move(game->placements);
    return std::move(game->position);
}

int signOf(int spread)
{
    return spread > 0 ? 1 : spread < 0 ? -1 : 0;
}

}  // namespace

class TestPreEndgame : public QObject
{
    Q_OBJECT

private slots:
    void partsOfPools();
    void oneTileInTheBag();
    void knownTilesOfTheOpponent();
    void everythingLookedAtGivesTheSame_data();
    void everythingLookedAtGivesTheSame();
    void severalTilesInTheBag();
    void threadsAgree();
    void whatIsCutIsNotCounted();
    void brokenOffIsNotExact();
    void whatIsLeftBehindKeepsItsCount();
    void notesOfEndings();
    void notesSpareWork();
    void stopsAtOnceAndGoesOn();
    void glancesAreStopped();
    void endingsAreStoppedEveryFewNodes();
    void positionsThatAreNoPreEndgames();
    void kindsByTheBag();
    void kindsThatCanBeChosen();
    void unknownTilesAreNoBag();
    void sumsOverSomeDraws();
    void bestResultsAreProved();
    void linesOfCells();
    void theOnyx();
    void publishedPreEndgames();
    void proofsDontWaitForTheFirstGoodMove();
    void whatCanOnlyBeEqualStaysOpen();
};

void TestPreEndgame::partsOfPools()
{
    const Alphabet letters = tests::rulesOf("english")->alphabet;
    const TileCounts pool = tests::rackOf(letters, "AABC");
    const auto parts = partsOf(pool, 2);
    QStringList told;
    for (const TilePart& part : parts)
        told << QString::fromStdString(letters.written(part.tiles.tiles())) +
                    QString::number(part.ways);
    QCOMPARE(told.join(' '), QStringLiteral("AA1 AB2 AC2 BC1"));
    QCOMPARE(waysToTake(pool, tests::rackOf(letters, "AB")), 2);
    QCOMPARE(waysToTake(pool, tests::rackOf(letters, "BB")), 0);
    QCOMPARE(ordersOf(6), 720);
    QCOMPARE(partsOf(pool, 0).size(), std::size_t{1});
}

void TestPreEndgame::oneTileInTheBag()
{
    const tests::PlainBoard plain("AT ATE ATES", "E", "SV", "AT", 1);
    for (const auto model :
         {PreEndgameModel::Rational, PreEndgameModel::Guaranteed, PreEndgameModel::Clairvoyant}) {
        PreEndgameQuestion question = preEndgameQuestion(plain.position);
        question.model = model;
        const auto state = solved(question);
        QVERIFY(state->end == SearchEnd::Complete);
        QVERIFY(state->proved);
        QCOMPARE(state->bag, 1);
        QCOMPARE(state->rows.size(), std::size_t{2});
        // Passing: 3 for the V, level with the S. Playing: 15 and -9.
        QVERIFY(state->rows.front().move.kind == MoveKind::Pass);
        QCOMPARE(countsOf(&state->rows.front()), QStringLiteral("1 1 0 of 2"));
        QCOMPARE(state->rows.front().gain, 1.5);
        QVERIFY(state->rows.front().exact && state->rows.front().gainExact);
        const PreEndgameRow* other = rowOf(*state, plain.position, "8G (AT)E");
        QVERIFY(other->cut && !other->exact);
        question.finishAll = true;
        const auto all = solved(question);
        QVERIFY(all->rows.front().move.kind == MoveKind::Pass);
        other = rowOf(*all, plain.position, "8G (AT)E");
        QCOMPARE(countsOf(other), QStringLiteral("1 0 1 of 2"));
        QCOMPARE(other->gain, 3.0);
        QVERIFY(other->exact);
    }
}

void TestPreEndgame::knownTilesOfTheOpponent()
{
    tests::PlainBoard plain("AT ATE ATES", "E", "SV", "AT", 1);
    const Alphabet& letters = plain.rules->alphabet;
    plain.position.setRack(1, tests::rackOf(letters, "S"));
    const auto withS = solved(preEndgameQuestion(plain.position));
    QCOMPARE(withS->draws.size(), std::size_t{1});
    QCOMPARE(countsOf(rowOf(*withS, plain.position, "pass")), QStringLiteral("0 1 0 of 1"));
    QCOMPARE(countsOf(rowOf(*withS, plain.position, "8G (AT)E")), QStringLiteral("0 0 1 of 1"));
    plain.position.setRack(1, tests::rackOf(letters, "V"));
    const auto withV = solved(preEndgameQuestion(plain.position));
    // Both win, one by more.
    QCOMPARE(countsOf(rowOf(*withV, plain.position, "pass")), QStringLiteral("1 0 0 of 1"));
    QVERIFY(withV->rows.front().move.kind == MoveKind::Place);
    QCOMPARE(withV->rows.front().gain, 15.0);
    QVERIFY(withV->rows.front().gainExact);
}

void TestPreEndgame::everythingLookedAtGivesTheSame_data()
{
    QTest::addColumn<int>("model");
    QTest::newRow("rational") << static_cast<int>(PreEndgameModel::Rational);
    QTest::newRow("guaranteed") << static_cast<int>(PreEndgameModel::Guaranteed);
    QTest::newRow("clairvoyant") << static_cast<int>(PreEndgameModel::Clairvoyant);
}

void TestPreEndgame::everythingLookedAtGivesTheSame()
{
    QFETCH(int, model);
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 40 && compared < 8; ++seed) {
        tests::MoveSource reference;
        const auto position = smallGame(seed, 1, reference);
        if (!position) continue;
        PreEndgameQuestion question = preEndgameQuestion(*position);
        question.model = static_cast<PreEndgameModel>(model);
        question.finishAll = true;
        const auto state = solved(question);
        QVERIFY(state->proved);
        tests::PlainPreEndgame plain(reference, question.model);
        for (const PreEndgameRow& row : state->rows) {
            QVERIFY(row.exact);
            QCOMPARE(row.wins + row.ties + row.losses, row.of);
            for (std::size_t i = 0; i < row.cells.size(); ++i) {
                const PreEndgameCell& cell = row.cells[i];
                const int spread =
                    plain.spread(*position, row.move, state->draws[i].bag.tiles().front());
                const int sign = cell.wins > 0 ? 1 : cell.losses > 0 ? -1 : 0;
                QVERIFY2(sign == signOf(spread),
                         qPrintable(QStringLiteral("seed %1, %2, draw %3: %4, not %5")
                                        .arg(seed)
                                        .arg(QString::fromStdString(moveText(*position, row.move)))
                                        .arg(i)
                                        .arg(sign)
                                        .arg(spread)));
                if (cell.gainProved && row.move.kind == MoveKind::Place)
                    QCOMPARE(cell.gain, static_cast<double>(spread - position->spread().points));
            }
        }
        ++compared;
    }
    QCOMPARE(compared, 8);
}

void TestPreEndgame::severalTilesInTheBag()
{
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 40 && compared < 3; ++seed) {
        tests::MoveSource reference;
        const auto position = smallGame(seed, 2, reference);
        if (!position) continue;
        PreEndgameQuestion question = preEndgameQuestion(*position);
        question.finishAll = true;
        const auto state = solved(question);
        QCOMPARE(state->bag, 2);
        const std::int64_t unseen = position->unseen().total();
        for (const PreEndgameRow& row : state->rows) {
            QCOMPARE(row.of, unseen * (unseen - 1));
            QCOMPARE(row.wins + row.ties + row.losses, row.of);
            // What leaves tiles in the bag is answered with what is known to be a guess.
            if (!row.emptiesBag) QVERIFY(!row.exact || row.cells.front().hasReply);
            if (!row.emptiesBag || !row.exact) continue;
            tests::PlainEndgame plain(reference);
            for (std::size_t i = 0; i < row.cells.size(); ++i) {
                const std::vector<Tile> bag = state->draws[i].bag.tiles();
                const Position after = PreEndgameSolver::positionAfter(*position, row.move, bag);
                const int spread = -after.spread().points - plain.value(after);
                const PreEndgameCell& cell = row.cells[i];
                QCOMPARE(cell.wins > 0 ? 1 : cell.losses > 0 ? -1 : 0, signOf(spread));
            }
        }
        ++compared;
    }
    QCOMPARE(compared, 3);
}

void TestPreEndgame::threadsAgree()
{
    tests::MoveSource reference;
    std::optional<Position> position;
    for (std::uint64_t seed = 3; !position; ++seed) position = smallGame(seed, 1, reference);
    const auto alone = solved(preEndgameQuestion(*position));
    for (const int threads : {2, 8}) {
        const auto together = solved(preEndgameQuestion(*position), threads);
        QCOMPARE(together->rows.size(), alone->rows.size());
        for (std::size_t i = 0; i < alone->rows.size(); ++i) {
            QVERIFY(together->rows[i].move == alone->rows[i].move);
            QCOMPARE(countsOf(&together->rows[i]), countsOf(&alone->rows[i]));
            QCOMPARE(together->rows[i].cut, alone->rows[i].cut);
            QCOMPARE(together->rows[i].exact, alone->rows[i].exact);
        }
    }
}

void TestPreEndgame::whatIsCutIsNotCounted()
{
    int cut = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        tests::MoveSource reference;
        const auto position = smallGame(seed, 1, reference);
        if (!position) continue;
        const auto quick = solved(preEndgameQuestion(*position));
        PreEndgameQuestion whole = preEndgameQuestion(*position);
        whole.finishAll = true;
        const auto all = solved(whole);
        QVERIFY(quick->proved && all->proved);
        const PreEndgameRow& best = all->rows.front();
        QCOMPARE(countsOf(&quick->rows.front()), countsOf(&best));
        for (const PreEndgameRow& row : quick->rows) {
            QVERIFY(row.exact != row.cut);
            if (!row.cut) continue;
            ++cut;
            QVERIFY(row.solved < row.of);
            QCOMPARE(row.wins + row.ties + row.losses, row.solved);
            // It couldn't have been the best.
            const PreEndgameRow* finished =
                rowOf(*all, *position, moveText(*position, row.move).c_str());
            QVERIFY(finished && !finished->cut);
            QVERIFY(2 * finished->wins + finished->ties < 2 * best.wins + best.ties);
        }
    }
    QVERIFY2(cut > 0, qPrintable(QString::number(cut)));
}

void TestPreEndgame::brokenOffIsNotExact()
{
    tests::MoveSource reference;
    std::optional<Position> position;
    for (std::uint64_t seed = 3; !position; seed += 2) position = smallGame(seed, 1, reference);
    SearchLimits limits;
    limits.depth = 1;
    const auto state =
        PreEndgameSolver::create(preEndgameQuestion(*position)).value().run(limits, kPlainContext);
    QVERIFY(!state->proved);
    QVERIFY(state->end == SearchEnd::Depth);
    QVERIFY(std::ranges::any_of(state->rows, [](const PreEndgameRow& row) { return !row.exact; }));
}

void TestPreEndgame::whatIsLeftBehindKeepsItsCount()
{
    int left = 0;
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        tests::MoveSource reference;
        const auto position = smallGame(seed, 2, reference);
        if (!position) continue;
        const auto state = solved(preEndgameQuestion(*position));
        const PreEndgameRow& best = state->rows.front();
        QCOMPARE(best.stage, state->stage);
        for (const PreEndgameRow& row : state->rows) {
            // Whichever stage it came to: a count of all draws, at least as deep as the row says.
            QVERIFY(!row.cut);
            QCOMPARE(row.wins + row.ties + row.losses, row.of);
            QCOMPARE(row.solved, row.of);
            int least = std::numeric_limits<int>::max();
            for (const PreEndgameCell& cell : row.cells)
                if (!cell.isProved) least = std::min(least, cell.depth);
            if (!row.exact) QCOMPARE(row.depth, least);
            left += row.stage < state->stage ? 1 : 0;
            if (row.stage == state->stage) QVERIFY(row.share() <= best.share());
        }
        if (!best.exact) continue;
        // None of them is better than the best, as far as that is known.
        PreEndgameQuestion whole = preEndgameQuestion(*position);
        whole.finishAll = true;
        for (const PreEndgameRow& row : solved(whole)->rows) {
            if (!row.exact) continue;
            ++compared;
            QVERIFY(2 * row.wins + row.ties <= 2 * best.wins + best.ties);
        }
    }
    QVERIFY2(left > 0, qPrintable(QString::number(left)));
    QVERIFY2(compared > 0, qPrintable(QString::number(compared)));
}

void TestPreEndgame::notesOfEndings()
{
    const Alphabet letters = tests::rulesOf("english")->alphabet;
    const Rack mover = tests::rackOf(letters, "AB");
    const Rack other = tests::rackOf(letters, "ABB");
    const Rack none;
    const auto keyOf = PreEndgameNotes::keyOf;
    const std::uint64_t key = keyOf(passMove(), {mover, other, none});
    QVERIFY(key != keyOf(passMove(), {other, mover, none}));
    QVERIFY(key != keyOf(passMove(), {mover, none, other}));
    Move reply;
    reply.kind = MoveKind::Place;
    reply.length = reply.tilesPlayed = 1;
    reply.tiles[0] = 1;
    const std::uint64_t placed = keyOf(reply, {mover, other, none});
    QVERIFY(placed != key);
    reply.column = 1;
    QVERIFY(placed != keyOf(reply, {mover, other, none}));

    PreEndgameNotes notes;
    QVERIFY(!notes.find(key, 1, false));
    using enum PreEndgameNotes::Holds;
    notes.keep(key, 1, {1, false, 5, false, 2}, InThisLook);
    QCOMPARE(notes.find(key, 1, true)->gain, 5);
    // A closer look needs more than a guess.
    QVERIFY(!notes.find(key, 2, false));
    notes.keep(key, 2, {-1, true, -5, false, 3}, InThisLook);
    QCOMPARE(notes.find(key, 3, false)->sign, -1);
    QVERIFY(!notes.find(key, 3, true));
    notes.keep(key, 3, {-1, true, -7, true, 3}, InThisLook);
    QCOMPARE(notes.find(key, 4, true)->gain, -7);
    notes.keep(placed, 1, {1, false, 5, false, 0}, Always);
    QVERIFY(notes.find(placed, 9, true));
    QVERIFY(!notes.replyTo(0));
    notes.keepReply(0, reply);
    QVERIFY(notes.replyTo(0) && *notes.replyTo(0) == reply && !notes.replyTo(1));
    notes.clear();
    QVERIFY(!notes.find(placed, 1, false) && !notes.replyTo(0));
}

/// A second look at cells of which everything is proved visits nothing.
void TestPreEndgame::notesSpareWork()
{
    int spared = 0;
    for (std::uint64_t seed = 3; seed <= 30; ++seed) {
        tests::MoveSource reference;
        const auto position = smallGame(seed, 1, reference);
        if (!position) continue;
        const auto game = PreEndgameCase::create(preEndgameQuestion(*position));
        QVERIFY(game);
        PreEndgameJudge judge(*game, std::size_t{1} << 20);
        PreEndgameNotes notes;
        PreEndgameEffort whole;
        whole.depth = EndgameFamily::kToTheEnd;
        for (std::size_t draw = 0; draw < game->draws.size(); ++draw) {
            judge.begin(passMove(), 1, &notes);
            const auto first = judge.judge(draw, whole, kPlainContext);
            QVERIFY(first);
            std::int64_t before = judge.nodes();
            judge.begin(passMove(), 2);
            const auto anew = judge.judge(draw, whole, kPlainContext);
            const std::int64_t withoutNotes = judge.nodes() - before;
            before = judge.nodes();
            judge.begin(passMove(), 3, &notes);
            const auto second = judge.judge(draw, whole, kPlainContext);
            QVERIFY(anew && second);
            for (const auto& cell : {anew, second}) {
                QCOMPARE(cell->wins, first->wins);
                QCOMPARE(cell->ties, first->ties);
                QCOMPARE(cell->losses, first->losses);
                QCOMPARE(cell->isProved, first->isProved);
                QVERIFY(cell->reply == first->reply);
            }
            if (!first->isProved || withoutNotes == 0) continue;
            QCOMPARE(judge.nodes() - before, std::int64_t{0});
            ++spared;
        }
    }
    QVERIFY2(spared > 0, qPrintable(QString::number(spared)));
}

void TestPreEndgame::stopsAtOnceAndGoesOn()
{
    tests::MoveSource reference;
    std::optional<Position> position;
    for (std::uint64_t seed = 3; !position; ++seed) position = smallGame(seed, 1, reference);
    auto solver = PreEndgameSolver::create(preEndgameQuestion(*position)).value();
    std::stop_source stop;
    stop.request_stop();
    TaskContext context;
    context.stop = stop.get_token();
    const auto stopped = solver.run({}, context);
    QVERIFY(stopped->end == SearchEnd::Stopped);
    QVERIFY(!stopped->proved);
    SearchLimits limits;
    limits.units = 3;
    QVERIFY(solver.run(limits, kPlainContext)->end == SearchEnd::Units);
    const auto finished = solver.run({}, kPlainContext);
    QVERIFY(finished->end == SearchEnd::Complete);
    const auto whole = solved(preEndgameQuestion(*position));
    QCOMPARE(countsOf(&finished->rows.front()), countsOf(&whole->rows.front()));
    QVERIFY(finished->proved);
}

/// A stage that only glances goes through many endings, each with too few nodes to be stopped there.
void TestPreEndgame::glancesAreStopped()
{
    tests::MoveSource reference;
    std::optional<Position> position;
    for (std::uint64_t seed = 3; !position; ++seed) position = smallGame(seed, 1, reference);
    const auto game = PreEndgameCase::create(preEndgameQuestion(*position));
    QVERIFY(game);
    const auto ranking = rankMoves({*position, nullptr, 0});
    const auto emptying = std::ranges::find_if(ranking->moves, [&](const RankedMove& ranked) {
        return PreEndgameJudge::empties(*game, ranked.move);
    });
    QVERIFY(emptying != ranking->moves.end());
    std::stop_source stop;
    TaskContext context;
    context.stop = stop.get_token();
    PreEndgameJudge judge(*game, std::size_t{1} << 16);
    PreEndgameEffort glance;
    glance.replies = glance.worlds = 2;
    for (const Move& move : {emptying->move, passMove()}) {
        judge.begin(move, 1);
        QVERIFY(judge.judge(0, glance, context));
    }
    stop.request_stop();
    for (const Move& move : {emptying->move, passMove()}) {
        judge.begin(move, 2);
        const std::int64_t before = judge.nodes();
        QVERIFY(!judge.judge(0, glance, context));
        QCOMPARE(judge.nodes(), before);
    }
}

void TestPreEndgame::endingsAreStoppedEveryFewNodes()
{
    tests::MoveSource reference;
    std::optional<Position> position;
    for (std::uint64_t seed = 3; !position; ++seed) position = smallGame(seed, 0, reference);
    const int other = 1 - position->onTurn();
    position->setRack(other, position->unseen());
    const EndgameBoard::Racks racks{position->mover().rack, position->player(other).rack};
    const auto family = [&](EndgameTable& table) {
        return std::make_unique<EndgameFamily>(
            *position, std::array{PossibleRack{racks[0]}, PossibleRack{racks[1]}}, nullptr, table,
            EndgameRules::of(position->rules(), EndgameEnd::TwoPasses));
    };
    EndgameTable table(1 << 20);
    const auto whole = family(table);
    std::int64_t polls = 0;
    whole->setStop([&] {
        ++polls;
        return false;
    });
    const EndgameOutcome outcome = whole->solved(racks, 0, 30);
    QVERIFY(!outcome.stopped);
    QVERIFY2(whole->nodes() >= 16, qPrintable(QString::number(whole->nodes())));
    // Positions with two tiles against one are valued together.
    QVERIFY(polls >= 1 && polls <= whole->nodes() / 8);
    QVERIFY(polls >= whole->nodes() / 16);

    EndgameTable fresh(1 << 20);
    const auto broken = family(fresh);
    broken->setStop([] { return true; });
    QVERIFY(broken->solved(racks, 0, 30).stopped);
    QCOMPARE(broken->nodes(), std::int64_t{8});
}

void TestPreEndgame::positionsThatAreNoPreEndgames()
{
    const GameRulesPtr rules = tests::rulesOf("english");
    const LexiconPtr lexicon =
        tests::lexiconOf(*rules, tests::wordsFrom("AT", rules->alphabet).value());
    const auto fails = [](const Position& position, const char* words) {
        const auto solver = PreEndgameSolver::create(preEndgameQuestion(position));
        return !solver && QString::fromStdString(solver.error().message()).contains(words);
    };
    QVERIFY(fails(Position::create(rules, lexicon, 3).value(), "two players"));
    QVERIFY(fails(Position::create(rules, nullptr).value(), "without a lexicon"));
    Position full = Position::create(rules, lexicon).value();
    QVERIFY(fails(full, "holds 0 tiles"));
    full.setRack(0, tests::rackOf(rules->alphabet, "AEINRST"));
    QVERIFY(fails(full, "86 tiles in the bag"));
    const tests::PlainBoard empty("AT ATE", "E", "Q");
    QVERIFY(fails(empty.position, "the bag is empty"));
    tests::PlainBoard over("AT ATE ATES", "E", "SV", "AT", 1);
    over.position.setScorelessTurns(6);
    QVERIFY(fails(over.position, "over"));
    tests::PlainBoard wrong("AT ATE ATES", "E", "SV", "AT", 1);
    wrong.position.setRack(1, tests::rackOf(rules->alphabet, "Q"));
    QVERIFY(fails(wrong.position, "more tiles"));
    tests::PlainBoard illegal("AT ATE ATES", "E", "SV", "AT", 1);
    PreEndgameQuestion question = preEndgameQuestion(illegal.position);
    question.moves = {exchangeOf(tests::rackOf(rules->alphabet, "E"))};
    QVERIFY(!PreEndgameSolver::create(question));
    question.moves.clear();
    question.tableBytes = std::size_t{1} << 60;
    QVERIFY(!PreEndgameSolver::create(question));
}

void TestPreEndgame::kindsByTheBag()
{
    const tests::PlainBoard none("AT ATE", "E", "Q");
    QVERIFY(endingKindFor(none.position).value() == EndingKind::Endgame);
    const tests::PlainBoard one("AT ATE ATES", "E", "SV", "AT", 1);
    QVERIFY(endingKindFor(one.position).value() == EndingKind::PreEndgame);
    const tests::PlainBoard two("AT ATE ATES", "E", "SVR", "AT", 1);
    QVERIFY(endingKindFor(two.position).value() == EndingKind::Bridge);
    const tests::PlainBoard ten("AT ATE ATES", "E", "SVRRRRRRRRR", "AT", 1);
    QVERIFY(!endingKindFor(ten.position));
}

void TestPreEndgame::kindsThatCanBeChosen()
{
    using enum EndingKind;
    const auto kinds = [](const std::string& unseen) {
        const tests::PlainBoard board("AT ATE ATES", "E", unseen, "AT", 1);
        return endingKindsFor(board.position).value_or(std::vector<EndingKind>());
    };
    QCOMPARE(kinds("SV"), std::vector{PreEndgame});
    QCOMPARE(kinds("SVR"), (std::vector{Bridge, PreEndgame}));
    QCOMPARE(kinds("SVRRRRR"), (std::vector{Bridge, PreEndgame}));
    QCOMPARE(kinds("SVRRRRRR"), std::vector{Bridge});
    QVERIFY(kinds("SVRRRRRRRRR").empty());
    for (const EndingKind kind : {Endgame, PreEndgame, Bridge})
        QVERIFY(endingKindNamed(endingKindName(kind)) == kind);
    QVERIFY(!endingKindNamed("by the bag"));
}

void TestPreEndgame::unknownTilesAreNoBag()
{
    // Of the mover nothing is known: the tile that he holds looks like one in the bag.
    tests::PlainBoard board("AT ATE ATES", "E", "SV", "AT", 1);
    board.position.setRack(0, {});
    const auto kind = endingKindFor(board.position);
    QVERIFY(!kind);
    QVERIFY(kind.error().message().find("as far as known") != std::string::npos);
}

void TestPreEndgame::sumsOverSomeDraws()
{
    const tests::PlainBoard board("AT ATE ATES", "E", "SV", "AT", 1);
    PreEndgameQuestion question = preEndgameQuestion(board.position);
    question.finishAll = true;
    auto solver = PreEndgameSolver::create(question);
    QVERIFY(solver);
    const auto state = solver->run({}, {});
    QCOMPARE(state->draws.size(), std::size_t{2});
    const Alphabet& alphabet = board.position.rules().alphabet;
    const auto withS = drawsWith(state->draws, tests::rackOf(alphabet, "S"));
    QCOMPARE(withS.size(), std::size_t{1});
    QVERIFY(drawsWith(state->draws, tests::rackOf(alphabet, "SV")).empty());
    QCOMPARE(drawsWith(state->draws, {}).size(), state->draws.size());
    for (const PreEndgameRow& row : state->rows) {
        const PreEndgameSum all = sumOver(row, state->draws);
        QCOMPARE(all.wins, row.wins);
        QCOMPARE(all.ties, row.ties);
        QCOMPARE(all.losses, row.losses);
        QCOMPARE(all.of, row.of);
        QCOMPARE(all.gain, row.gain);
        const PreEndgameSum some = sumOver(row, state->draws, withS);
        const PreEndgameCell& cell = row.cells[withS.front()];
        QCOMPARE(some.wins, cell.wins);
        QCOMPARE(some.losses, cell.losses);
        QCOMPARE(some.of, state->draws[withS.front()].orders);
    }
    // With S in the bag ATE wins by more than the pass that is best over both draws.
    const auto order = rowsByDraws(*state, withS);
    QCOMPARE(order.size(), state->rows.size());
    for (std::size_t i = 1; i < order.size(); ++i) {
        const auto& before = state->rows[order[i - 1]].cells[withS.front()];
        const auto& here = state->rows[order[i]].cells[withS.front()];
        QVERIFY(2 * before.wins + before.ties >= 2 * here.wins + here.ties);
    }
    // What a candidate that was left had been taken for doesn't count.
    PreEndgameRow left = state->rows.front();
    left.cut = true;
    left.cells.front().isProved = false;
    QCOMPARE(sumOver(left, state->draws).solved, left.of - state->draws.front().orders);
    QVERIFY(!sumOver(left, state->draws).exact);
}

void TestPreEndgame::bestResultsAreProved()
{
    PreEndgameState state;
    state.draws.resize(1);
    state.draws.front().orders = 2;
    const auto add = [&](int wins, int ties, int losses, bool proved) {
        PreEndgameRow row;
        row.cells.resize(1);
        PreEndgameCell& cell = row.cells.front();
        cell.solved = true;
        cell.wins = wins;
        cell.ties = ties;
        cell.losses = losses;
        cell.isProved = proved;
        state.rows.push_back(row);
    };
    using enum PreEndgameResult;
    add(0, 0, 2, true);
    QVERIFY(bestResult(state, 0) == Loses);
    add(1, 0, 1, true);
    QVERIFY(bestResult(state, 0) == Depends);
    // A guess is no win, but leaves the question open.
    add(2, 0, 0, false);
    QVERIFY(bestResult(state, 0) == Unknown);
    add(2, 0, 0, true);
    QVERIFY(bestResult(state, 0) == Wins);
}

void TestPreEndgame::linesOfCells()
{
    const tests::PlainBoard board("AT ATE ATES", "E", "SV", "AT", 1);
    PreEndgameQuestion question = preEndgameQuestion(board.position);
    question.finishAll = true;
    auto solver = PreEndgameSolver::create(question);
    QVERIFY(solver);
    const auto state = solver->run({}, {});
    int ended = 0;
    for (const PreEndgameRow& row : state->rows)
        for (std::size_t draw = 0; draw < state->draws.size(); ++draw) {
            PreEndgameLineQuestion asked{question.position, row.move,
                                         state->draws[draw].bag.tiles()};
            if (row.cells[draw].hasReply) asked.reply = row.cells[draw].reply;
            const auto line = preEndgameLine(asked, {}, {});
            QVERIFY2(line, line ? "" : line.error().message().c_str());
            QVERIFY(line->moves.front() == row.move);
            if (!line->finalSpread) continue;
            ++ended;
            QVERIFY(line->proved);
            const int before = board.position.spread().points;
            const int sign = *line->finalSpread;
            if (row.emptiesBag) {
                QCOMPARE(row.cells[draw].wins > 0, sign > 0);
                QCOMPARE(row.cells[draw].losses > 0, sign < 0);
                if (row.cells[draw].gainProved)
                    QCOMPARE(static_cast<double>(*line->finalSpread - before),
                             row.cells[draw].gain);
            }
        }
    QVERIFY(ended > 0);
}

void TestPreEndgame::theOnyx()
{
    const GameRulesPtr rules = tests::rulesOf("english");
    const LexiconPtr lexicon = tests::caseLexicon(rules->alphabet);
    if (!lexicon) QSKIP("the cases are not here");
    Position position =
        tests::positionFromCgp("15/3Q7U3/3U2TAURINE2/1CHANSONS2W3/2AI6JO3/DIRL1PO3IN3/"
                               "E1D2EF3V4/F1I2p1TRAIK3/O1L2T4E4/ABy1PIT2BRIG2/ME1MOZELLE5/"
                               "1GRADE1O1NOH3/WE3R1V7/AT5E7/G6D7 ENOSTXY/ 356/378 0",
                               rules, lexicon)
            .value();
    PreEndgameQuestion question = preEndgameQuestion(position);
    question.candidates = 1;
    question.moves = {readMove(position, "13L ONYX").value(),
                      readMove(position, "13L OXY").value()};
    question.finishAll = true;
    question.tableBytes = std::size_t{16} << 20;
    const auto state = solved(question);
    const PreEndgameRow* onyx = rowOf(*state, position, "13L ONYX");
    QCOMPARE(countsOf(onyx), QStringLiteral("7 1 0 of 8"));
    QVERIFY(onyx->exact && onyx->gainExact);
    QCOMPARE(onyx->gain + position.spread().points, 7.0);
    const PreEndgameRow* oxy = rowOf(*state, position, "13L OXY");
    QCOMPARE(countsOf(oxy), QStringLiteral("2 1 5 of 8"));
    QVERIFY(oxy->exact);
    for (std::size_t i = 0; i < state->draws.size(); ++i) {
        const std::string tile = rules->alphabet.written(state->draws[i].bag.tiles());
        const PreEndgameCell& cell = oxy->cells[i];
        QCOMPARE(cell.wins > 0, tile == "C" || tile == "U");
        QCOMPARE(cell.ties > 0, tile == "S");
    }
    // What takes long is left where it only orders equals: who wins stays proved.
    question.finishAll = false;
    const auto quick = solved(question);
    QVERIFY(quick->end == SearchEnd::Complete);
    const PreEndgameRow* best = rowOf(*quick, position, "13L ONYX");
    QVERIFY(best == &quick->rows.front());
    QCOMPARE(countsOf(best), QStringLiteral("7 1 0 of 8"));
    QVERIFY(best->exact);
}

void TestPreEndgame::publishedPreEndgames()
{
    const std::filesystem::path file = tests::casesFolder() / "peg_first.tsv";
    if (!std::filesystem::exists(file)) QSKIP("the cases are not here");
    const GameRulesPtr rules = tests::rulesOf("english");
    const LexiconPtr lexicon = tests::caseLexicon(rules->alphabet);
    QVERIFY(lexicon);
    // The others take minutes of a processor's time.
    const bool all = std::getenv("TILEWRIGHT_ALL_CASES") != nullptr;
    std::map<std::string, std::vector<std::map<std::string, std::string>>> games;
    for (auto& row : tests::tableOf(file))
        if (all || row["game"] == "h641") games[row["game"]].push_back(row);
    for (auto& [game, rows] : games) {
        const Position position =
            tests::positionFromCgp(rows.front()["cgp"], rules, lexicon).value();
        PreEndgameQuestion question = preEndgameQuestion(position);
        question.candidates = 1;
        question.finishAll = true;
        question.tableBytes = std::size_t{64} << 20;
        for (auto& row : rows) question.moves.push_back(readMove(position, row["move"]).value());
        const auto state = solved(question);
        for (auto& row : rows) {
            const Move asked = readMove(position, row["move"]).value();
            const auto found = std::ranges::find(state->rows, asked, &PreEndgameRow::move);
            QVERIFY(found != state->rows.end());
            QVERIFY(found->exact);
            QCOMPARE(
                QString::fromStdString(game + " " + row["move"]) +
                    QStringLiteral(" %1 %2 of %3").arg(found->wins).arg(found->ties).arg(found->of),
                QString::fromStdString(game + " " + row["move"] + " " + row["wins"] + " " +
                                       row["ties"] + " of " + row["draws"]));
        }
    }
}

void TestPreEndgame::proofsDontWaitForTheFirstGoodMove()
{
    const std::filesystem::path file = tests::casesFolder() / "peg_first.tsv";
    if (!std::filesystem::exists(file)) QSKIP("the cases are not here");
    const GameRulesPtr rules = tests::rulesOf("english");
    auto cases = tests::tableOf(file);
    auto hard = std::ranges::find_if(cases, [](auto& row) { return row["game"] == "h182"; });
    QVERIFY(hard != cases.end());
    const Position position =
        tests::positionFromCgp((*hard)["cgp"], rules, tests::caseLexicon(rules->alphabet)).value();
    PreEndgameQuestion question = preEndgameQuestion(position);
    question.candidates = 1;
    question.moves = {readMove(position, "J5 (r)E").value(), readMove(position, "K4 E(r)").value()};
    question.tableBytes = std::size_t{64} << 20;
    const auto state = solved(question);
    QVERIFY(state->end == SearchEnd::Complete);
    const PreEndgameRow& best = state->rows.front();
    QCOMPARE(countsOf(&best), QStringLiteral("7 0 1 of 8"));
    QVERIFY(best.exact);
    // In two of their draws a few plies prove that they lose, but not after the move that comes first;
    // in the others that takes minutes.
    for (const PreEndgameRow& row : state->rows) {
        if (row.exact) continue;
        QVERIFY(row.cut);
        std::int64_t lost = 0;
        for (const PreEndgameCell& cell : row.cells) lost += cell.isProved ? cell.losses : 0;
        QCOMPARE(lost, std::int64_t{2});
    }
    QVERIFY(state->nodes < 1'000'000);
    // Where nodes are counted out, the memory for lanes is no smaller where others work beside.
    SearchLimits counted;
    counted.nodes = 100'000'000;
    QCOMPARE(solved(question, 8, counted)->nodes, solved(question, 1, counted)->nodes);
}

void TestPreEndgame::whatCanOnlyBeEqualStaysOpen()
{
    const std::filesystem::path file = tests::casesFolder() / "peg_first.tsv";
    if (!std::filesystem::exists(file)) QSKIP("the cases are not here");
    const GameRulesPtr rules = tests::rulesOf("english");
    auto cases = tests::tableOf(file);
    auto hard = std::ranges::find_if(cases, [](auto& row) { return row["game"] == "h641"; });
    QVERIFY(hard != cases.end());
    const Position position =
        tests::positionFromCgp((*hard)["cgp"], rules, tests::caseLexicon(rules->alphabet)).value();
    PreEndgameQuestion question = preEndgameQuestion(position);
    question.candidates = 1;
    question.moves = {readMove(position, "L10 AMI(T)Y").value(),
                      readMove(position, "M12 Y(E)N").value()};
    question.tableBytes = std::size_t{64} << 20;
    const auto state = solved(question);
    QVERIFY(state->end == SearchEnd::Complete);
    // It wins whatever is drawn.
    const PreEndgameRow* best = rowOf(*state, position, "L10 AMI(T)Y");
    QCOMPARE(countsOf(best), QStringLiteral("8 0 0 of 8"));
    QVERIFY(best->exact && best == &state->rows.front());
    // So does the other one, but nothing is better, and to prove it takes half a million nodes.
    const PreEndgameRow* open = rowOf(*state, position, "M12 Y(E)N");
    QCOMPARE(countsOf(open), QStringLiteral("8 0 0 of 8"));
    QVERIFY(!open->exact && !open->cut);
    QCOMPARE(open->stage, 0);
    QVERIFY(open->depth > 0 && open->depth < EndgameFamily::kToTheEnd);
    QVERIFY(std::ranges::any_of(open->cells, [](const auto& cell) { return !cell.isProved; }));
    QVERIFY(state->nodes < 300'000);
}

TEST_CLASS(TestPreEndgame, tests::NoApplication)
#include "tst_pre_endgame.moc"
