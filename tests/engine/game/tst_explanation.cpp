// SPDX-License-Identifier: GPL-3.0-or-later
// Explanations: every fact that a sentence tells is counted anew, from roll-outs played one by one.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include <QtTest>

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/eval/move_ranking.h"
#include "engine/game/game_file.h"
#include "engine/game/replay.h"
#include "engine/game/turn_judge.h"
#include "engine/lexicon/klv.h"
#include "engine/search/explanation.h"
#include "engine/search/rollout.h"
#include "engine/search/scenario.h"
#include "engine/search/simulator.h"
#include "tests/support/case_tables.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

constexpr std::int64_t kIterations = 100;
constexpr std::size_t kPositions = 60;

/// The roll-outs of one move, as they were played.
struct Counted
{
    std::vector<double> equity;
    std::vector<double> win;
    std::vector<std::vector<RolloutPly>> plies;

    [[nodiscard]] double shareOf(std::size_t ply, auto&& holds) const
    {
        double came = 0;
        double count = 0;
        for (const auto& each : plies) {
            if (each.size() <= ply) continue;
            came += 1;
            if (holds(each[ply])) count += 1;
        }
        return came == 0 ? 0 : count / came;
    }
};

double meanOf(const std::vector<double>& numbers)
{
    double sum = 0;
    for (const double number : numbers) sum += number;
    return sum / static_cast<double>(numbers.size());
}

double deviationOf(const std::vector<double>& numbers)
{
    const double mean = meanOf(numbers);
    double sum = 0;
    for (const double number : numbers) sum += (number - mean) * (number - mean);
    return std::sqrt(sum / static_cast<double>(numbers.size() - 1));
}

Counted countedRollouts(const SimulationQuestion& question, std::size_t number, const Move& move)
{
    const ScenarioDealer dealer = ScenarioDealer::create(question).value();
    Rollout rollout(question);
    Scenario scenario;
    Counted counted;
    std::vector<RolloutPly> plies(static_cast<std::size_t>(question.plies));
    for (std::int64_t t = 0; t < kIterations; ++t) {
        dealer.deal(t, scenario);
        RolloutResult result;
        if (!rollout.play(number, move, scenario, plies, {}, result)) qFatal("stopped");
        counted.equity.push_back(result.equity.toPoints());
        counted.win.push_back(static_cast<double>(result.win));
        counted.plies.emplace_back(plies.begin(), plies.begin() + result.plies);
    }
    return counted;
}

bool near(double a, double b)
{
    return std::abs(a - b) < 1e-6;
}

/// Tiles of a move that come from the rack, blanks as blanks.
TileCounts laid(const Move& move)
{
    TileCounts tiles;
    for (const Tile tile : move.tileSpan())
        if (move.kind != MoveKind::Place || tile != kPlaythrough) tiles.add(tile);
    return tiles;
}

}  // namespace

class TestExplanation : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void factsAreTrue();
    void movesMustBeSimulated();
    void phoniesAreNamedFirst();
    void lanesAreThoseThatTheMoveChanged();
    void bothWaysAreAlike();

private:
    void checkFact(const ExplainedFact& fact, const SimulationQuestion& question,
                   const Explanation& result, const Counted& own, const Counted& other) const;
    void checkLane(const ExplainedFact& fact, const SimulationQuestion& question,
                   const Explanation& result) const;
    void checkOrder(const Explanation& result, const SimulationState& state) const;
    [[nodiscard]] double leaveValue(const Position& position, const Move& move) const
    {
        Leave leave = position.mover().rack;
        leave.removeAll(laid(move));
        return m_leaves->value(leave).toPoints();
    }

    GameRulesPtr m_rules;
    LexiconPtr m_lexicon;
    KlvPtr m_leaves;
    std::vector<Position> m_positions;
};

void TestExplanation::initTestCase()
{
    const auto folder = tests::casesFolder() / "gcg";
    if (!std::filesystem::exists(folder)) QSKIP("no cases with games: " TILEWRIGHT_CASES);
    m_rules = tests::rulesOf("english");
    m_lexicon = Lexicon::fromWords("ENABLE", tests::caseWords(m_rules->alphabet).value(),
                                   m_rules->alphabet, false)
                    .value();
    m_leaves = std::make_shared<const Klv>(Klv::open(tests::casesFolder() / "ENABLE.klv2").value());
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        files.push_back(entry.path());
    std::ranges::sort(files);
    std::vector<Position> all;
    for (const auto& path : files) {
        const auto file = openGames(path, m_rules);
        if (!file || file->study.games.empty()) continue;
        const GameRecord& record = file->study.games.front();
        if (record.rulesPtr()->id != m_rules->id || record.playerCount() != 2) continue;
        const auto steps = replay(record, {m_lexicon, true});
        if (!steps) continue;
        for (const NodeId id : record.lineThrough(kRootNode)) {
            const auto& before = steps->at(id).before;
            if (!before || !record.node(id).event.isTurn()) continue;
            if (before->mover().rack.total() < 5 || before->gameEnd() != GameEnd::NotYet) continue;
            Position position = *before;
            if (!position.setLexicon(m_lexicon)) continue;
            all.push_back(std::move(position));
        }
    }
    QVERIFY(all.size() > kPositions);
    for (std::size_t i = 0; i < kPositions; ++i)
        m_positions.push_back(all[i * all.size() / kPositions]);
}

/// What a lane is worth before and after the moves, from lists of all moves with racks dealt anew;
/// and that the sentence says of a move only what it did.
void TestExplanation::checkLane(const ExplainedFact& fact, const SimulationQuestion& question,
                                const Explanation& result) const
{
    const ExplanationThresholds limits;
    const Position& position = question.position;
    const FactSquare& first = fact.squares.front();
    const bool across = fact.squares.back().row == first.row;
    const ScenarioDealer dealer = ScenarioDealer::create(question).value();
    const int next = 1 - position.onTurn();
    // With an empty bag all racks are the same one.
    const int racks = position.bagSize() == 0 ? 1 : limits.laneRacks;
    const auto worthAfter = [&](const Move* move) {
        Position board = position;
        Position::Undo undo;
        if (move != nullptr) board.make(*move, undo);
        board.setOnTurn(next);
        double sum = 0;
        Scenario scenario;
        for (int rack = 0; rack < racks; ++rack) {
            dealer.deal(rack, scenario);
            board.setRack(next, scenario.racks[static_cast<std::size_t>(next)]);
            int best = 0;
            const auto all = rankMoves({board, nullptr, 0}).value().moves;
            for (const RankedMove& each : all) {
                const bool isThere =
                    each.move.kind == MoveKind::Place &&
                    (each.move.direction == Direction::Across) == across &&
                    (across ? each.move.row == first.row : each.move.column == first.column);
                if (isThere) best = std::max(best, each.move.score.points);
            }
            sum += best;
        }
        return sum / racks;
    };
    const double before = worthAfter(nullptr);
    const double own = worthAfter(&result.move);
    const double other = worthAfter(&result.against);
    QVERIFY(fact.worth.has_value());
    QVERIFY(near(fact.worth->before, before));
    QVERIFY(near(fact.worth->own, own));
    QVERIFY(near(fact.worth->other, other));
    const std::string text = fact.sentence.english();
    const bool isOwn = text.starts_with(moveText(position, result.move) + " ");
    QVERIFY(isOwn || text.starts_with(moveText(position, result.against) + " "));
    const double change = (isOwn ? own : other) - before;
    const bool isLess = isOwn ? fact.own < fact.other : fact.other < fact.own;
    if (text.find("takes away") != std::string::npos) {
        QVERIFY(change <= -limits.laneWorth + 1e-9);
        QVERIFY(isLess);
    } else {
        QVERIFY(text.find("gives room") != std::string::npos);
        QVERIFY(change >= limits.laneWorth - 1e-9);
        QVERIFY(!isLess);
    }
}

/// The largest part of the difference leads, the rest is in the order of their kinds.
void TestExplanation::checkOrder(const Explanation& result, const SimulationState& state) const
{
    const auto& facts = result.facts;
    QCOMPARE(facts.back().kind, FactKind::Verdict);
    QVERIFY(std::is_sorted(
        facts.begin() + 1, facts.end(),
        [](const ExplainedFact& a, const ExplainedFact& b) { return a.kind < b.kind; }));
    const auto meanOfMove = [&](const Move& move) {
        const auto found = std::ranges::find_if(
            state.candidates, [&](const auto& each) { return each.move == move; });
        return std::pair(found->win.mean(), found->equity.mean());
    };
    const auto own = meanOfMove(result.move);
    const auto against = meanOfMove(result.against);
    // Where the game is decided points count, else chances.
    const bool isDecided = std::min(own.first, against.first) > TurnJudge::kSurelyWon ||
                           std::max(own.first, against.first) < TurnJudge::kSurelyLost;
    const bool isWorse = isDecided ? own.second < against.second : own.first < against.first;
    const double sign = isWorse ? -1 : 1;
    double most = 0;
    for (const ExplainedFact& fact : facts) {
        double part = 0;
        if (fact.kind == FactKind::Score || fact.kind == FactKind::LeaveValue)
            part = fact.own - fact.other;
        if (fact.kind == FactKind::Replies) part = fact.other - fact.own;
        if (fact.kind == FactKind::SetUp || fact.kind == FactKind::BigChance)
            part = (fact.own - fact.other) * fact.next->score.points;
        QVERIFY(near(fact.part, part));
        most = std::max(most, sign * part);
    }
    if (most > 0) QVERIFY(near(sign * facts.front().part, most));
    else QVERIFY(std::ranges::is_sorted(facts, {}, &ExplainedFact::kind));
}

void TestExplanation::checkFact(const ExplainedFact& fact, const SimulationQuestion& question,
                                const Explanation& result, const Counted& own,
                                const Counted& other) const
{
    const Position& position = question.position;
    const ExplanationThresholds limits;
    const std::string text = fact.sentence.english();
    const auto isBingo = [](const RolloutPly& ply) { return ply.bingo; };
    const auto onNext = [&](const RolloutPly& ply) { return ply.move == *fact.next; };
    const auto replyMean = [](const Counted& counted) {
        std::vector<double> scores;
        for (const auto& each : counted.plies)
            if (!each.empty()) scores.push_back(each.front().move.score.points);
        return meanOf(scores);
    };
    const auto laneShare = [&](const Counted& counted) {
        const FactSquare& first = fact.squares.front();
        const bool across = fact.squares.back().row == first.row;
        double count = 0;
        for (const auto& each : counted.plies) {
            if (each.empty() || each.front().move.kind != MoveKind::Place) continue;
            const Move& move = each.front().move;
            const bool same = (move.direction == Direction::Across) == across;
            if (same && (across ? move.row == first.row : move.column == first.column)) count += 1;
        }
        return count / static_cast<double>(kIterations);
    };
    QVERIFY(!text.empty());
    QVERIFY(text.find(moveText(position, result.move)) != std::string::npos);
    switch (fact.kind) {
    case FactKind::Phony: QFAIL("only legal moves are compared here"); break;
    case FactKind::SetUp:
    case FactKind::BigChance: {
        QVERIFY(fact.next);
        QVERIFY(near(fact.own, own.shareOf(1, onNext)));
        // Of a set-up nothing is told of the other move.
        if (fact.kind == FactKind::BigChance) QVERIFY(near(fact.other, other.shareOf(1, onNext)));
        else QVERIFY(other.shareOf(1, onNext) < fact.own);
        QVERIFY(fact.own >= limits.setUpShare);
        QVERIFY(fact.next->score.points >= limits.setUpScore);
        Position after = position;
        Position::Undo undo;
        after.make(result.move, undo);
        QCOMPARE(scoreOf(after, *fact.next), fact.next->score);
        Leave kept = position.mover().rack;
        kept.removeAll(laid(result.move));
        TileCounts needed = laid(*fact.next);
        for (Tile tile = 0; tile < kTileKinds; ++tile)
            needed.remove(tile, std::min(needed.count(tile), kept.count(tile)));
        QVERIFY(TileCounts(fact.tiles) == needed);
        break;
    }
    case FactKind::OwnBingo:
    case FactKind::OpponentBingo: {
        const std::size_t ply = fact.kind == FactKind::OwnBingo ? 1 : 0;
        QVERIFY(near(fact.own, own.shareOf(ply, isBingo)));
        QVERIFY(near(fact.other, other.shareOf(ply, isBingo)));
        break;
    }
    case FactKind::LeaveValue:
        QVERIFY(near(fact.own, leaveValue(position, result.move)));
        QVERIFY(near(fact.other, leaveValue(position, result.against)));
        QVERIFY(std::abs(fact.own - fact.other) >= limits.leaveApart);
        break;
    case FactKind::Turnover:
        QCOMPARE(int(fact.own), std::min(laid(result.move).total(), position.bagSize()));
        QCOMPARE(int(fact.other), std::min(laid(result.against).total(), position.bagSize()));
        break;
    case FactKind::Replies:
        QVERIFY(near(fact.own, replyMean(own)));
        QVERIFY(near(fact.other, replyMean(other)));
        break;
    case FactKind::Lane:
        QVERIFY(near(fact.own, laneShare(own)));
        QVERIFY(near(fact.other, laneShare(other)));
        QVERIFY(std::abs(fact.own - fact.other) >= limits.laneApart - 1e-9);
        checkLane(fact, question, result);
        break;
    case FactKind::WholeRack:
        QCOMPARE(laid(result.move).total(), 7);
        QVERIFY(laid(result.against).total() < 7 || result.against.kind != MoveKind::Place);
        QCOMPARE(int(fact.own), 50);
        break;
    case FactKind::Score:
        QCOMPARE(int(fact.own), scoreOf(position, result.move).points);
        QCOMPARE(int(fact.other), scoreOf(position, result.against).points);
        break;
    case FactKind::Volatility:
        QVERIFY(std::abs(fact.own - deviationOf(own.equity)) < 0.01);
        QVERIFY(std::abs(fact.other - deviationOf(other.equity)) < 0.01);
        QCOMPARE(text.find("behind") != std::string::npos, fact.own > fact.other);
        break;
    case FactKind::Timing: {
        const auto left = [&](const Move& move) {
            if (position.bagSize() == 0) return position.mover().rack.total() - laid(move).total();
            const int drawn = move.kind == MoveKind::Place ? laid(move).total() : 0;
            return std::max(position.bagSize() - drawn, 0);
        };
        QCOMPARE(int(fact.own), left(result.move));
        QCOMPARE(int(fact.other), left(result.against));
        break;
    }
    case FactKind::Verdict: {
        const bool won = std::min(meanOf(own.win), meanOf(other.win)) > ArmRace::kSurelyWon;
        const bool lost = std::max(meanOf(own.win), meanOf(other.win)) < ArmRace::kSurelyLost;
        const bool byPoints = won || lost;
        const auto& a = byPoints ? own.equity : own.win;
        const auto& b = byPoints ? other.equity : other.win;
        std::vector<double> apart;
        for (std::size_t i = 0; i < a.size(); ++i) apart.push_back(a[i] - b[i]);
        const double reach = 1.96 * deviationOf(apart) / std::sqrt(double(apart.size()));
        const double mean = meanOf(apart);
        // At the very border rounding decides.
        if (std::abs(std::abs(mean) - reach) > 1e-5)
            QCOMPARE(result.established, std::abs(mean) > reach);
        QCOMPARE(text.starts_with("Established"), result.established);
        QVERIFY(std::abs(fact.own - meanOf(a)) < 1e-5);
        QVERIFY(std::abs(fact.other - meanOf(b)) < 1e-5);
        break;
    }
    }
}

void TestExplanation::factsAreTrue()
{
    std::map<FactKind, int> told;
    int mainReasonsMoved = 0;
    double slowest = 0;
    for (const Position& position : m_positions) {
        const auto ranked = rankMoves({position, m_leaves, 4}).value().moves;
        if (ranked.size() < 2) continue;
        SimulationQuestion question{position};
        question.candidates = {ranked.front().move, ranked.back().move};
        question.leaves = m_leaves;
        question.plies = 2;
        const auto simulator = Simulator::create(question).value();
        SearchLimits limits;
        limits.units = kIterations;
        const auto state = simulator->run(limits, {{}, {}, 2});
        const auto begin = std::chrono::steady_clock::now();
        const auto result =
            explainMove(position, *state, ranked.front().move, ranked.back().move, m_leaves);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
        slowest = std::max(slowest, took.count());
        QVERIFY(result);
        QVERIFY(!result->facts.empty());
        checkOrder(*result, *state);
        if (QTest::currentTestFailed()) return;
        if (!std::ranges::is_sorted(result->facts, {}, &ExplainedFact::kind)) ++mainReasonsMoved;
        // What speaks for one move speaks against the other.
        const auto back =
            explainMove(position, *state, ranked.back().move, ranked.front().move, m_leaves);
        QVERIFY(back);
        for (const ExplainedFact& fact : result->facts) {
            if (fact.kind == FactKind::Score || fact.kind == FactKind::LeaveValue)
                QCOMPARE(fact.side, fact.own > fact.other ? FactSide::Own : FactSide::Other);
            if (fact.kind == FactKind::Lane || fact.kind == FactKind::WholeRack) continue;
            const auto same = std::ranges::find(back->facts, fact.kind, &ExplainedFact::kind);
            if (same != back->facts.end())
                QCOMPARE(static_cast<int>(same->side), -static_cast<int>(fact.side));
        }
        const bool decided = result->facts.back().side != FactSide::Neither;
        QCOMPARE(decided, result->established);
        const Counted own = countedRollouts(simulator->question(), 0, result->move);
        const Counted other = countedRollouts(simulator->question(), 1, result->against);
        for (const ExplainedFact& fact : result->facts) {
            ++told[fact.kind];
            checkFact(fact, simulator->question(), *result, own, other);
            if (QTest::currentTestFailed()) {
                qWarning("%s", fact.sentence.english().c_str());
                return;
            }
        }
    }
    QVERIFY(mainReasonsMoved > 0);
    // Enough of them are told to say that they are true.
    QVERIFY(told[FactKind::Verdict] >= 50);
    for (const auto kind : {FactKind::LeaveValue, FactKind::Lane, FactKind::Score,
                            FactKind::Replies, FactKind::Turnover, FactKind::Volatility})
        QVERIFY2(told[kind] > 0, std::string(factName(kind)).c_str());
    for (const auto& [kind, count] : told)
        qInfo("%s: %d", std::string(factName(kind)).c_str(), count);
    qInfo("slowest: %.1f ms", 1000 * slowest);
}

void TestExplanation::movesMustBeSimulated()
{
    const Position& position = m_positions.front();
    const auto ranked = rankMoves({position, m_leaves, 3}).value().moves;
    SimulationQuestion question{position};
    question.candidates = {ranked[0].move, ranked[1].move};
    question.leaves = m_leaves;
    const auto simulator = Simulator::create(question).value();
    SearchLimits limits;
    limits.units = 30;
    const auto state = simulator->run(limits, {});
    const auto refused = explainMove(position, *state, ranked[0].move, ranked[2].move, m_leaves);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::IllegalMove);
    QVERIFY(!explainMove(position, *state, ranked[0].move, ranked[0].move, m_leaves));
    QVERIFY(explainMove(position, *state, ranked[1].move, ranked[0].move, nullptr));
}

/// Whatever numbers speak for it: it is told that a move isn't valid, and which word.
void TestExplanation::phoniesAreNamedFirst()
{
    Position position = Position::create(m_rules, nullptr, 2).value();
    QVERIFY(position.setLexicon(m_lexicon));
    position.setRack(0, Rack(*m_rules->alphabet.readTiles("CATQZXV")));
    SimulationQuestion question{position};
    const Move valid = rankMoves({position, m_leaves, 1}).value().moves.front().move;
    const Move phony = readMove(position, "8D QZXVCAT").value();
    question.candidates = {valid, phony};
    const auto simulator = Simulator::create(question).value();
    SearchLimits limits;
    limits.units = 60;
    const auto state = simulator->run(limits, {});
    for (const bool isOwn : {true, false}) {
        const auto result =
            explainMove(position, *state, isOwn ? phony : valid, isOwn ? valid : phony, m_leaves);
        QVERIFY(result);
        const ExplainedFact& first = result->facts.front();
        QCOMPARE(first.kind, FactKind::Phony);
        QCOMPARE(first.side, isOwn ? FactSide::Other : FactSide::Own);
        QVERIFY(first.sentence.english().find("(QZXVCAT)") != std::string::npos);
        QVERIFY(result->facts.at(1).kind != FactKind::Phony);
        QVERIFY(result->facts.at(1).part != 0);
    }
}

/// A pass changes no lane, whatever the other move does; answers crowd into one that was opened.
void TestExplanation::lanesAreThoseThatTheMoveChanged()
{
    Position position = Position::create(m_rules, nullptr, 2).value();
    QVERIFY(position.setLexicon(m_lexicon));
    const Alphabet& alphabet = m_rules->alphabet;
    position.setRack(0, Rack(*alphabet.readTiles("CAT")));
    Position::Undo undo;
    position.make(*readMove(position, "8G CAT"), undo);
    position.setOnTurn(0);
    position.setRack(0, Rack(*alphabet.readTiles("AEST")));
    const Move opening = *readMove(position, "J8 SEAT");
    SimulationQuestion question{position};
    question.candidates = {opening, passMove()};
    question.leaves = m_leaves;
    const auto simulator = Simulator::create(question).value();
    SearchLimits limits;
    limits.units = kIterations;
    const auto state = simulator->run(limits, {});
    for (const bool isTurned : {false, true}) {
        const auto result = explainMove(position, *state, isTurned ? passMove() : opening,
                                        isTurned ? opening : passMove(), m_leaves);
        QVERIFY(result);
        int lanes = 0;
        for (const ExplainedFact& fact : result->facts) {
            if (fact.kind != FactKind::Lane) continue;
            ++lanes;
            const std::string text = fact.sentence.english();
            QVERIFY2(text.starts_with(moveText(position, opening)), text.c_str());
            QVERIFY(near(isTurned ? fact.worth->own : fact.worth->other, fact.worth->before));
        }
        QVERIFY(lanes > 0);
    }
}

void TestExplanation::bothWaysAreAlike()
{
    const Position& position = m_positions[10];
    const auto ranked = rankMoves({position, m_leaves, 3}).value().moves;
    SimulationQuestion question{position};
    for (const RankedMove& each : ranked) question.candidates.push_back(each.move);
    question.leaves = m_leaves;
    const auto simulator = Simulator::create(question).value();
    SearchLimits limits;
    limits.units = 60;
    const auto state = simulator->run(limits, {});
    const auto one = explainMove(position, *state, ranked[0].move, ranked[1].move, m_leaves);
    const auto back = explainMove(position, *state, ranked[1].move, ranked[0].move, m_leaves);
    QVERIFY(one && back);
    QCOMPARE(one->established, back->established);
    QCOMPARE(one->facts.back().own, back->facts.back().other);
}

TEST_CLASS(TestExplanation, tests::NoApplication)
#include "tst_explanation.moc"
