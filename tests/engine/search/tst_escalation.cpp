// SPDX-License-Identifier: GPL-3.0-or-later
// Near ties that are looked at more deeply.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <stop_token>
#include <vector>

#include <QtTest>

#include "engine/eval/move_ranking.h"
#include "engine/search/escalation.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

SimulationQuestion escalationQuestion(const char* rack, std::size_t candidates)
{
    const GameRulesPtr rules = tests::rulesOf("english");
    Position position =
        Position::create(rules,
                         tests::lexiconOf(*rules, tests::smallEnglish(rules->alphabet).value()))
            .value();
    position.setRack(0, Rack(rules->alphabet.readTiles(rack).value()));
    SimulationQuestion question{position};
    const MoveRanking ranking = rankMoves({position, nullptr, candidates}).value();
    for (const RankedMove& ranked : ranking.moves) question.candidates.push_back(ranked.move);
    return question;
}

SearchLimits iterationLimit(std::int64_t count)
{
    SearchLimits limits;
    limits.units = count;
    return limits;
}

/// What a simulation says of a move.
const SimulatedCandidate& numbersOf(const SimulationState& state, const Move& move)
{
    return *std::ranges::find_if(state.candidates, [&](const SimulatedCandidate& candidate) {
        return candidate.move == move;
    });
}

}  // namespace

class TestEscalation : public QObject
{
    Q_OBJECT

private slots:
    void withoutDepthsItIsPlain();
    void nearTiesAreDeeperInTheSameScenarios();
    void whatIsClearIsLeftAlone();
    void noTimeAndStopsEndIt();
    void wrongDepthsAreRefused();
};

void TestEscalation::withoutDepthsItIsPlain()
{
    const SimulationQuestion question = escalationQuestion("AEINRST", 5);
    const auto policy = SimulationPolicy::ofConfidence(0.99);
    const auto plain = Simulator::create(question, policy).value()->run(iterationLimit(40), {});
    const auto same =
        EscalatingSimulator::create(question, policy, {}).value().run(iterationLimit(40), {});
    QCOMPARE(same->candidates.size(), plain->candidates.size());
    for (std::size_t i = 0; i < plain->candidates.size(); ++i) {
        QCOMPARE(same->candidates[i].id, plain->candidates[i].id);
        QCOMPARE(same->candidates[i].equity.sum, plain->candidates[i].equity.sum);
    }
    QVERIFY(same->end == plain->end);
}

void TestEscalation::nearTiesAreDeeperInTheSameScenarios()
{
    const SimulationQuestion question = escalationQuestion("AEINRST", 5);
    const auto policy = SimulationPolicy::ofConfidence(0.99);
    auto escalating = EscalatingSimulator::create(question, policy, {4, 6}).value();
    int states = 0;
    const auto state = escalating.run(iterationLimit(40), {}, [&states](const auto&) { ++states; });
    QVERIFY(states >= 1);
    QCOMPARE(state->candidates.size(), question.candidates.size());
    QVERIFY(state->plies > 2);
    // Each is there once, the deepest first.
    std::vector<bool> seen(question.candidates.size(), false);
    std::size_t depth = 1000;
    double probability = 0;
    for (const SimulatedCandidate& candidate : state->candidates) {
        const auto id = static_cast<std::size_t>(candidate.id);
        QVERIFY(!seen[id]);
        seen[id] = true;
        QVERIFY(candidate.move == question.candidates[id]);
        QVERIFY(candidate.byPly.size() <= depth);
        depth = candidate.byPly.size();
        probability += candidate.bestProbability;
    }
    QVERIFY(std::abs(probability - 1) < 1e-9);
    // The numbers are those of simulations of that depth with the same seed.
    std::map<std::size_t, StatePtr<SimulationState>> plain;
    for (const SimulatedCandidate& candidate : state->candidates) {
        auto& other = plain[candidate.byPly.size()];
        if (!other) {
            SimulationQuestion deep = question;
            deep.plies = static_cast<int>(candidate.byPly.size());
            other = Simulator::create(deep).value()->run(iterationLimit(40), {});
        }
        if (candidate.iterations() != 40) continue;
        QCOMPARE(candidate.equity.sum, numbersOf(*other, candidate.move).equity.sum);
    }
    QVERIFY(plain.size() >= 1);
    // Any number of threads comes to the same.
    TaskContext threads;
    threads.threads = 3;
    const auto again = EscalatingSimulator::create(question, policy, {4, 6})
                           .value()
                           .run(iterationLimit(40), threads);
    QCOMPARE(again->samples, state->samples);
    QCOMPARE(again->candidates.front().equity.sum, state->candidates.front().equity.sum);
}

void TestEscalation::whatIsClearIsLeftAlone()
{
    // A play against passing.
    SimulationQuestion question = escalationQuestion("AEINRST", 1);
    question.candidates.push_back(passMove());
    auto escalating =
        EscalatingSimulator::create(question, SimulationPolicy::ofConfidence(0.99), {4}).value();
    const auto state = escalating.run(iterationLimit(2000), {});
    QCOMPARE(state->plies, 2);
    QVERIFY(state->end == SearchEnd::Rule);
}

void TestEscalation::noTimeAndStopsEndIt()
{
    const SimulationQuestion question = escalationQuestion("AEINRST", 3);
    SearchLimits limits;
    limits.seconds = 0;
    const auto none = EscalatingSimulator::create(question, {}, {4}).value().run(limits, {});
    QCOMPARE(none->candidates.size(), std::size_t{3});
    QVERIFY(none->end == SearchEnd::Time);
    std::stop_source stop;
    stop.request_stop();
    TaskContext context;
    context.stop = stop.get_token();
    const auto stopped =
        EscalatingSimulator::create(question, {}, {4}).value().run(iterationLimit(1000), context);
    QVERIFY(stopped->end == SearchEnd::Stopped);
}

void TestEscalation::wrongDepthsAreRefused()
{
    const SimulationQuestion question = escalationQuestion("AEINRST", 2);
    for (const std::vector<int>& deeper :
         {std::vector<int>{2}, std::vector<int>{1}, std::vector<int>{4, 4}, std::vector<int>{4, 3},
          std::vector<int>{1001}})
        QVERIFY(!EscalatingSimulator::create(question, {}, deeper));
}

TEST_CLASS(TestEscalation, tests::NoApplication)
#include "tst_escalation.moc"
