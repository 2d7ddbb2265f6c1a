// SPDX-License-Identifier: GPL-3.0-or-later
// Simulations whose roll-outs end in endgames.
#include <cmath>
#include <memory>
#include <string>
#include <utility>

#include <QtTest>

#include "engine/board/move_notation.h"
#include "engine/search/bridge.h"
#include "engine/search/rollout_ending.h"
#include "engine/search/simulator.h"
#include "tests/support/endgame_positions.h"
#include "tests/support/random_game.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

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
    void eachMayHaveWordsOfHisOwn();
    void endingsBeforeChangeNothing();
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
    for (const int threads : {2, 8}) {
        const auto together = simulated(questionOf(plain.position, nullptr), threads, 30);
        QCOMPARE(together->candidates.size(), alone->candidates.size());
        for (std::size_t i = 0; i < alone->candidates.size(); ++i) {
            QVERIFY(together->candidates[i].move == alone->candidates[i].move);
            QCOMPARE(together->candidates[i].equity.sum, alone->candidates[i].equity.sum);
            QCOMPARE(together->candidates[i].win.sum, alone->candidates[i].win.sum);
        }
    }
}

void TestRolloutEnding::eachMayHaveWordsOfHisOwn()
{
    // One tile each, and one or two in the bag: after ATE the other has no move any more, whether
    // that is he or the one who began.
    const tests::PlainBoard plain("AT ATE ATES", "E", "SV", "AT", 1);
    const LexiconPtr poor =
        tests::lexiconOf(*plain.rules, tests::wordsFrom("AT", plain.rules->alphabet).value());
    const auto counts = std::make_shared<EndingCounts>();
    BridgeQuestion question;
    question.position = std::make_shared<const Position>(plain.position);
    question.candidates = tests::generatedMoves()(plain.position);
    question.lexiconOfOther = poor;
    question.counts = counts;
    SearchLimits limits;
    limits.units = 60;
    const auto state = bridgeSimulator(question).value()->run(limits, {});
    // Where the S is drawn it is 15 as before. Else the S of the other is stuck like the V: 0.
    const SimulatedCandidate& played = state->candidates.front();
    const double drawn = 2 * played.win.mean() - 1;
    QVERIFY(drawn > 0.2 && drawn < 0.8);
    QVERIFY(std::abs(played.equity.mean() - 15 * drawn) < 1e-6);
    QCOMPARE(counts->all.load(), counts->exact.load());

    // The other way round: he has the words, and the mover has none.
    Position reverse = plain.position;
    QVERIFY(reverse.setLexicon(poor));
    question.position = std::make_shared<const Position>(reverse);
    question.lexiconOfOther = plain.position.lexiconPtr();
    question.candidates = {readMove(plain.position, "8G ATE").value()};
    const auto other = bridgeSimulator(question).value()->run(limits, {});
    // With the S he goes out: 3 - 4 - 8. With the V both are stuck: 3 + 4 - 1.
    const SimulatedCandidate& laid = other->candidates.front();
    const double won = laid.win.mean();
    QVERIFY(won > 0.2 && won < 0.8);
    QVERIFY(std::abs(laid.equity.mean() - (6 * won - 9 * (1 - won))) < 1e-6);

    // The letters must be the same.
    const GameRulesPtr german = tests::rulesOf("german");
    question.lexiconOfOther = tests::lexiconOf(*german, tests::randomWords(*german, 1, 50, 5));
    const auto refused = bridgeSimulator(question);
    QVERIFY(!refused.has_value());
    QCOMPARE(refused.error().code, ErrorCode::WrongLexicon);
}

void TestRolloutEnding::endingsBeforeChangeNothing()
{
    // What one ending found out is kept for the next: other racks, other boards, other rules.
    const std::string words = "AT ATE ATES TEA SEA EAT EATS SAT SET TES AS";
    const auto used = endingsAfterRollouts({}, nullptr)();
    for (int round = 0; round < 2; ++round)
        for (const char* laid : {"AT", "SAT", "EAT"})
            for (const auto& [own, others] : {std::pair("ESA", "TEA"),
                                              {"TEA", "ESA"},
                                              {"SQE", "ATE"},
                                              {"E", "SS"},
                                              {"SE", "V"}}) {
                const tests::PlainBoard plain(words, own, others, laid, 3);
                const auto fresh = endingsAfterRollouts({}, nullptr)();
                const auto value = used->value(plain.position, nullptr, {});
                QVERIFY(value.has_value());
                QCOMPARE(*value, *fresh->value(plain.position, nullptr, {}));
            }
}

TEST_CLASS(TestRolloutEnding, tests::NoApplication)
#include "tst_rollout_ending.moc"
