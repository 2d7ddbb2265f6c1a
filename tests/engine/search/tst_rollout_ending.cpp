// SPDX-License-Identifier: GPL-3.0-or-later
// Simulations whose roll-outs end in endgames.
#include <cmath>
#include <memory>

#include <QtTest>

#include "engine/search/rollout_ending.h"
#include "engine/search/simulator.h"
#include "tests/support/endgame_positions.h"
#include "tests/support/random_game.h"
#include "tests/support/test_class.h"

using namespace engine;

namespace {

SimulationQuestion questionOf(const Position& position, std::shared_ptr<EndingCounts> counts)
{
    SimulationQuestion question{position};
    question.candidates = tests::generatedMoves()(position);
    question.plies = 20;
    question.ending = endingsAfterRollouts({}, std::move(counts));
    return question;
}

StatePtr<SimulationState> simulated(SimulationQuestion question, int threads, int iterations)
{
    SearchLimits limits;
    limits.units = iterations;
    TaskContext context;
    context.threads = threads;
    return Simulator::create(std::move(question)).value()->run(limits, context);
}

}  // namespace

class TestRolloutEnding : public QObject
{
    Q_OBJECT

private slots:
    void endgamesAreSolved();
    void boundedOnesAreCounted();
    void threadsAgree();
};

void TestRolloutEnding::endgamesAreSolved()
{
    // After ATE the S or the V is drawn: 15 or -9, whoever is on turn then.
    const tests::PlainBoard plain("AT ATE ATES", "E", "SV", "AT", 1);
    const auto counts = std::make_shared<EndingCounts>();
    const auto state = simulated(questionOf(plain.position, counts), 1, 60);
    QCOMPARE(state->candidates.size(), std::size_t{1});
    const SimulatedCandidate& played = state->candidates.front();
    QCOMPARE(played.finished, std::int64_t{60});
    QVERIFY(played.win.mean() > 0.2 && played.win.mean() < 0.8);
    QVERIFY(std::abs(played.equity.mean() - (24 * played.win.mean() - 9)) < 1e-6);
    QCOMPARE(counts->all.load(), std::int64_t{60});
    QCOMPARE(counts->exact.load(), std::int64_t{60});
}

void TestRolloutEnding::boundedOnesAreCounted()
{
    const tests::PlainBoard plain("AT ATE ATES TEA SEA EAT EATS SAT", "ESA", "TQEAES", "AT", 3);
    const auto counts = std::make_shared<EndingCounts>();
    SimulationQuestion question = questionOf(plain.position, counts);
    question.ending = endingsAfterRollouts({EndgameEnd::TwoPasses, 1, 1}, counts);
    const auto state = simulated(std::move(question), 1, 10);
    QVERIFY(state->samples > 0);
    QVERIFY(counts->all.load() > 0);
    QVERIFY(counts->exact.load() < counts->all.load());
}

void TestRolloutEnding::threadsAgree()
{
    const tests::PlainBoard plain("AT ATE ATES TEA SEA EAT EATS SAT", "ESA", "TQEAES", "AT", 3);
    const auto alone = simulated(questionOf(plain.position, nullptr), 1, 30);
    const auto together = simulated(questionOf(plain.position, nullptr), 2, 30);
    QCOMPARE(together->candidates.size(), alone->candidates.size());
    for (std::size_t i = 0; i < alone->candidates.size(); ++i) {
        QVERIFY(together->candidates[i].move == alone->candidates[i].move);
        QCOMPARE(together->candidates[i].equity.sum, alone->candidates[i].equity.sum);
        QCOMPARE(together->candidates[i].win.sum, alone->candidates[i].win.sum);
    }
}

TEST_CLASS(TestRolloutEnding, tests::NoApplication)
#include "tst_rollout_ending.moc"
