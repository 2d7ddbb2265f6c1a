// SPDX-License-Identifier: GPL-3.0-or-later
// What is told of one move.
#include <utility>

#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>
#include <QtTest>

#include "engine/eval/move_ranking.h"
#include "engine/lexicon/leave_table.h"
#include "engine/search/simulation_state.h"
#include "tests/support/random_leaves.h"
#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/moves/candidate_card.h"
#include "ui/moves/phony_worth.h"

using namespace Qt::StringLiterals;

namespace {

engine::Move cardMove(const char* text)
{
    return *engine::readMove(*fixture::catPosition(), text);
}

QString lineOf(const QTableWidget& table, const QString& what)
{
    for (int row = 0; row < table.rowCount(); ++row)
        if (table.item(row, 0)->text() == what) return table.item(row, 1)->text();
    return {};
}

}  // namespace

class TestCandidateCard : public QObject
{
    Q_OBJECT

private slots:
    void tellsOfAMove()
    {
        ui::JobService jobs;
        ui::CandidateCard card(jobs);
        card.setMove(nullptr, std::nullopt, {}, u"Lay a move"_s);
        QCOMPARE(card.headline(), u"Lay a move"_s);
        card.show();
        card.setMove(fixture::catPosition(), cardMove("8G (CAT)S"), {});
        QVERIFY(card.headline().contains(u"8G (CAT)S"_s));
        const QTableWidget& table = *card.table();
        QTRY_VERIFY(table.rowCount() > 0);
        QVERIFY(lineOf(table, u"Words"_s).contains(u"CATS"_s));
        QCOMPARE(lineOf(table, u"Keeps"_s), u"AET"_s);
        QCOMPARE(lineOf(table, u"Draws"_s), u"4"_s);
        // No word of this list has seven letters.
        QVERIFY(lineOf(table, u"Bingo in hand"_s).startsWith(u"0.0"_s));
        QVERIFY(!lineOf(table, u"Opens"_s).isEmpty());
        QVERIFY(!lineOf(table, u"Closes"_s).isEmpty());
        QVERIFY(lineOf(table, u"Best reply"_s).contains(u"→"_s));
        // Another one takes its place.
        card.setMove(fixture::catPosition(), engine::passMove(), {});
        QTRY_COMPARE(lineOf(table, u"Keeps"_s), u"AEST"_s);
        QCOMPARE(lineOf(table, u"Opens"_s), u"nothing"_s);
        QVERIFY(lineOf(table, u"Words"_s).isEmpty());
        card.setMove(nullptr, std::nullopt, {});
        QCOMPARE(table.rowCount(), 0);
    }
    /// What isn't seen isn't worked out.
    void restsWhileHidden()
    {
        ui::JobService jobs;
        ui::CandidateCard card(jobs);
        card.setMove(fixture::catPosition(), engine::passMove(), {});
        QTest::qWait(200);
        QCOMPARE(card.table()->rowCount(), 0);
        card.show();
        QTRY_VERIFY(card.table()->rowCount() > 0);
    }
    void tellsOfASimulation()
    {
        auto state = std::make_shared<engine::SimulationState>();
        engine::SimulatedCandidate& candidate = state->candidates.emplace_back();
        candidate.move = engine::passMove();
        candidate.byPly.resize(2);
        for (int i = 0; i < 4; ++i) {
            candidate.win.add(0.5);
            candidate.byPly[1].score.add(20);
        }
        candidate.byPly[1].bingos = 1;
        ui::JobService jobs;
        ui::CandidateCard card(jobs);
        card.show();
        card.setMove(fixture::catPosition(), engine::passMove(), {nullptr, state, std::nullopt});
        QTRY_VERIFY(lineOf(*card.table(), u"Bingo next turn"_s).startsWith(u"25.0 % in 4"_s));
    }
    void phoniesHaveTwoValues()
    {
        ui::JobService jobs;
        ui::CandidateCard card(jobs);
        card.show();
        auto* chance = card.findChild<QSpinBox*>(u"challengeChance"_s);
        const engine::RankedMove best{cardMove("8G (CAT)S"), engine::Equity::fromPoints(4)};
        card.setMove(fixture::catPosition(), best.move, {nullptr, nullptr, best});
        const QTableWidget& table = *card.table();
        QTRY_VERIFY(table.rowCount() > 0);
        QVERIFY(!chance->isVisible());
        QVERIFY(lineOf(table, u"If it stays"_s).isEmpty());
        // CATE is no word here, and worth 6 points; without leave values a pass is worth none.
        card.setChallengeChance(50);
        const engine::Move phony = cardMove("8G (CAT)E");
        card.setMove(fixture::catPosition(), phony, {nullptr, nullptr, best});
        QTRY_VERIFY(chance->isVisible());
        QTRY_COMPARE(lineOf(table, u"If it stays"_s), u"+6.0 points"_s);
        QCOMPARE(lineOf(table, u"If it is taken back"_s), u"0.0 points"_s);
        QCOMPARE(lineOf(table, u"Both, challenged with 50 %"_s), u"+3.0 points"_s);
        QCOMPARE(lineOf(table, u"Beside 8G (CAT)S"_s), u"worth more up to a chance of 33.3 %"_s);
        QSignalSpy chosen(&card, &ui::CandidateCard::challengeChanceChosen);
        chance->setValue(25);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(lineOf(table, u"Both, challenged with 25 %"_s), u"+4.5 points"_s);
        // What is set from outside isn't the user's choice.
        card.setChallengeChance(0);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(lineOf(table, u"Both, challenged with 0 %"_s), u"+6.0 points"_s);
        // With a simulation of both the chances of winning are told, too.
        auto state = std::make_shared<engine::SimulationState>();
        for (const auto& [move, wins] : {std::pair{phony, 3}, std::pair{engine::passMove(), 1}}) {
            engine::SimulatedCandidate& candidate = state->candidates.emplace_back();
            candidate.move = move;
            for (int i = 0; i < 4; ++i) candidate.win.add(i < wins ? 1 : 0);
        }
        card.setChallengeChance(50);
        card.setMove(fixture::catPosition(), phony, {nullptr, state, best});
        QTRY_COMPARE(lineOf(table, u"If it stays"_s), u"+6.0 points · wins 75.0 %"_s);
        QCOMPARE(lineOf(table, u"If it is taken back"_s), u"0.0 points · wins 25.0 %"_s);
        QCOMPARE(lineOf(table, u"Both, challenged with 50 %"_s), u"+3.0 points · wins 50.0 %"_s);
    }
    void challengesAreWeighed()
    {
        const ui::PhonyWorth worth{10, -10};
        QCOMPARE(worth.betterUpTo(5), 0.25);
        QCOMPARE(worth.mixed(worth.betterUpTo(5)), 5.0);
        QCOMPARE(worth.betterUpTo(10), 0.0);
        QCOMPARE(worth.betterUpTo(-10), 1.0);
        // To lose the turn may be the better end of it.
        const ui::PhonyWorth strange{-10, 10};
        QCOMPARE(strange.betterUpTo(0), 1.0);
        QCOMPARE(strange.betterUpTo(20), 0.0);
    }
    void ranksOfLeaves()
    {
        const engine::GameRulesPtr rules = fixture::english();
        const engine::KlvPtr leaves = tests::randomLeaves(*rules, 5, 300);
        ui::LeaveRanks ranks;
        const auto table = engine::leaveTableOf(*leaves);
        QVERIFY(table);
        for (std::size_t i = 0; i < table->leaves.size(); i += 37) {
            const engine::Leave leave{table->leaves[i]};
            const auto rank = ranks.of(leaves, leave, {});
            QVERIFY(rank);
            std::int64_t better = 0;
            std::int64_t all = 0;
            for (std::size_t other = 0; other < table->leaves.size(); ++other) {
                if (table->leaves[other].size() != table->leaves[i].size()) continue;
                ++all;
                if (leaves->value(engine::Leave{table->leaves[other]}) > leaves->value(leave))
                    ++better;
            }
            QCOMPARE(rank->place, better + 1);
            QCOMPARE(rank->all, all);
        }
        QVERIFY(!ranks.of(nullptr, {}, {}));
        QVERIFY(!ranks.of(leaves, {}, {}));
    }
};

TEST_CLASS(TestCandidateCard, QApplication)
#include "tst_candidate_card.moc"
