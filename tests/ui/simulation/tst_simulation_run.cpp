// SPDX-License-Identifier: GPL-3.0-or-later
// One simulation as the window runs it: its numbers, its pauses, candidates that come and go.
#include <array>
#include <map>
#include <set>

#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/language/text.h"
#include "ui/simulation/simulation_history.h"
#include "ui/simulation/simulation_run.h"

using namespace Qt::StringLiterals;
using ui::SimulationRun;
using Phase = SimulationRun::Phase;

namespace {

ui::SimulationPlan plan(std::int64_t iterations, std::uint64_t seed = 7)
{
    ui::SimulationPlan plan;
    plan.position = fixture::catPosition();
    plan.settings.seed = seed;
    plan.settings.candidates = 4;
    plan.settings.stop = {.confidence = 1, .iterations = iterations};
    return plan;
}

engine::Move moveOf(const char* text)
{
    return *engine::readMove(*fixture::catPosition(), text);
}

/// Of all candidates by their moves: iterations, wins and equities.
std::map<engine::Move, std::array<double, 3>> numbersOf(const SimulationRun& run)
{
    std::map<engine::Move, std::array<double, 3>> numbers;
    for (const auto& candidate : run.state()->candidates)
        numbers[candidate.move] = {static_cast<double>(candidate.iterations()),
                                   candidate.win.mean(), candidate.equity.mean()};
    return numbers;
}

}  // namespace

class TestSimulationRun : public QObject
{
    Q_OBJECT

private slots:
    void comesToItsLimit()
    {
        ui::JobService jobs;
        SimulationRun run(jobs, plan(150), u"Simulation"_s, u"view.simulation"_s);
        run.start();
        QTRY_COMPARE(run.phase(), Phase::Done);
        QVERIFY(run.state());
        QCOMPARE(run.state()->candidates.size(), std::size_t{4});
        for (const auto& candidate : run.state()->candidates) {
            QCOMPARE(candidate.iterations(), std::int64_t{150});
            const auto& curve = run.history().of(candidate.id);
            QVERIFY(!curve.empty());
            QCOMPARE(curve.back().iterations, 150.0);
        }
    }
    void theSameSeedGivesTheSameNumbers()
    {
        ui::JobService jobs;
        SimulationRun first(jobs, plan(120), {}, {});
        SimulationRun second(jobs, plan(120), {}, {});
        SimulationRun other(jobs, plan(120, 8), {}, {});
        for (SimulationRun* run : {&first, &second, &other}) run->start();
        for (SimulationRun* run : {&first, &second, &other})
            QTRY_COMPARE(run->phase(), Phase::Done);
        QVERIFY(numbersOf(first) == numbersOf(second));
        QVERIFY(numbersOf(first) != numbersOf(other));
    }
    void aPauseChangesNothing()
    {
        ui::JobService jobs;
        SimulationRun whole(jobs, plan(4000), {}, {});
        whole.start();
        QTRY_COMPARE_WITH_TIMEOUT(whole.phase(), Phase::Done, 30'000);
        SimulationRun run(jobs, plan(4000), {}, {});
        run.start();
        run.pause();
        QTRY_COMPARE(run.phase(), Phase::Paused);
        QVERIFY(!run.isRunning());
        run.resume();
        QTRY_COMPARE_WITH_TIMEOUT(run.phase(), Phase::Done, 30'000);
        QVERIFY(numbersOf(run) == numbersOf(whole));
    }
    void stoppedItStaysAndGoesOn()
    {
        ui::JobService jobs;
        SimulationRun run(jobs, plan(900'000), {}, {});
        run.start();
        QTRY_VERIFY(run.state());
        run.stop();
        QTRY_COMPARE(run.phase(), Phase::Stopped);
        const std::int64_t before = run.state()->iterations;
        QVERIFY(before > 0);
        run.resume();
        QTRY_VERIFY(run.state()->iterations > before);
        run.stop();
        QTRY_COMPARE(run.phase(), Phase::Stopped);
    }
    void candidatesComeAndGo()
    {
        ui::JobService jobs;
        SimulationRun run(jobs, plan(100), {}, {});
        run.start();
        QTRY_COMPARE(run.phase(), Phase::Done);
        // A phony, and one that catches up with the others.
        const engine::Move phony = moveOf("8G (CAT)EST");
        QVERIFY(run.add(phony, true));
        QTRY_VERIFY(run.phase() == Phase::Done && run.idOf(phony) >= 0);
        const int id = run.idOf(phony);
        const auto* added = ui::simulated(run.state(), phony);
        QVERIFY(added);
        QCOMPARE(added->iterations(), std::int64_t{100});
        run.remove(id);
        QCOMPARE(run.idOf(phony), -1);
        QCOMPARE(run.state()->candidates.size(), std::size_t{4});
        // The others are still compared in pairs, whichever goes.
        const auto before = run.state();
        run.remove(before->candidates[1].id);
        const auto rest = run.state();
        QCOMPARE(rest->candidates.size(), std::size_t{3});
        for (const auto& first : rest->candidates)
            for (const auto& second : rest->candidates) {
                const auto difference = rest->between(first.id, second.id);
                QCOMPARE(difference.has_value(), first.id != second.id);
                if (difference)
                    QCOMPARE(difference->win.sum, before->between(first.id, second.id)->win.sum);
            }
        // What doesn't fit is refused with a reason.
        engine::Move wrong = phony;
        wrong.row = 14;
        const auto refused = run.add(wrong, false);
        QVERIFY(!refused);
        QVERIFY(!ui::errorText(refused.error()).isEmpty());
    }
    /// Whoever is left is measured by who leads now.
    void withoutTheLeaderTheNextOneLeads()
    {
        ui::JobService jobs;
        SimulationRun run(jobs, plan(900'000), {}, {});
        run.start();
        QTRY_VERIFY(run.state() && run.state()->iterations > 100);
        run.stop();
        QTRY_COMPARE(run.phase(), Phase::Stopped);
        const auto before = run.state();
        run.remove(before->candidates[0].id);
        // Who stopped it says when it goes on.
        QCOMPARE(run.phase(), Phase::Stopped);
        const auto rest = run.state();
        QCOMPARE(rest->candidates.size(), std::size_t{3});
        const auto& leader = rest->candidates[0];
        QCOMPARE(leader.standing, engine::ArmStanding::Leads);
        QCOMPARE(leader.difference.win.count, std::int64_t{0});
        double all = 0;
        for (const auto& candidate : rest->candidates) {
            all += candidate.bestProbability;
            if (candidate.id == leader.id) continue;
            QVERIFY(candidate.standing != engine::ArmStanding::Leads);
            QCOMPARE(candidate.difference.win.sum,
                     before->between(candidate.id, leader.id)->win.sum);
        }
        QVERIFY(std::abs(all - 1) < 1e-9);
        QVERIFY(leader.bestProbability > before->candidates[1].bestProbability);
    }
    /// What rested for the sake of the leader wakes when that goes, and it is run to its end again.
    void withoutTheLeaderItGoesOn()
    {
        ui::JobService jobs;
        SimulationRun run(jobs, plan(300), {}, {});
        run.start();
        QTRY_COMPARE(run.phase(), Phase::Done);
        const auto before = run.state();
        run.remove(before->candidates[0].id);
        QVERIFY(run.isRunning());
        QTRY_COMPARE(run.phase(), Phase::Done);
        QCOMPARE(run.state()->candidates.size(), std::size_t{3});
        QCOMPARE(run.state()->candidates[0].standing, engine::ArmStanding::Leads);
        double all = 0;
        for (const auto& candidate : run.state()->candidates) all += candidate.bestProbability;
        QVERIFY(std::abs(all - 1) < 1e-9);
    }
    void leadersHaveColoursAndPinsKeepTheirs()
    {
        ui::JobService jobs;
        SimulationRun run(jobs, plan(100), {}, {});
        run.start();
        QTRY_COMPARE(run.phase(), Phase::Done);
        const auto& candidates = run.state()->candidates;
        std::set<int> colours;
        for (const auto& candidate : candidates) {
            const int colour = run.colourOf(candidate.id);
            if (colour >= 0) QVERIFY(colours.insert(colour).second);
        }
        QVERIFY(run.colourOf(candidates.front().id) >= 0);
        run.setPinned({{candidates.back().id, 3}});
        QCOMPARE(run.colourOf(candidates.back().id), 3);
        QCOMPARE(run.colourOf(12345), -1);
    }
    void whatCannotBeSimulatedSaysWhy()
    {
        ui::JobService jobs;
        ui::SimulationPlan wordless = plan(100);
        wordless.position = fixture::position(fixture::kEmptyBoard + " AEST/ 0/0 0", false);
        SimulationRun run(jobs, wordless, {}, {});
        run.start();
        QTRY_COMPARE(run.phase(), Phase::Failed);
        QVERIFY(run.error());
        QVERIFY(!run.state());
    }
    void anotherRuleCountsAtOnce()
    {
        ui::JobService jobs;
        SimulationRun run(jobs, plan(900'000), {}, {});
        run.start();
        QTRY_VERIFY(run.state());
        const std::int64_t soon = run.state()->iterations + 200;
        run.setStop({.confidence = 1, .iterations = soon});
        QTRY_COMPARE(run.phase(), Phase::Done);
        // Rounds that were under way when it was told may lie behind it.
        QVERIFY(run.state()->iterations >= soon);
        run.setStop({.confidence = 1, .iterations = run.state()->iterations + 100});
        QTRY_COMPARE(run.phase(), Phase::Done);
        QVERIFY(run.state()->iterations >= soon + 100);
    }
    void historyIsBounded()
    {
        ui::SimulationHistory history;
        engine::SimulationState state;
        state.candidates.emplace_back();
        engine::SimulatedCandidate& candidate = state.candidates.back();
        candidate.id = 5;
        for (int i = 1; i <= 5000; ++i) {
            candidate.win.add(i % 2);
            candidate.equity.add(i % 7);
            history.add(state);
        }
        const auto& curve = history.of(5);
        QVERIFY(curve.size() <= ui::SimulationHistory::kMostPoints);
        QVERIFY(curve.size() > ui::SimulationHistory::kMostPoints / 4);
        QCOMPARE(curve.back().iterations, 5000.0);
        for (std::size_t i = 1; i < curve.size(); ++i)
            QVERIFY(curve[i].iterations > curve[i - 1].iterations);
        QVERIFY(history.of(6).empty());
    }
};

TEST_CLASS(TestSimulationRun, QApplication)
#include "tst_simulation_run.moc"
