// SPDX-License-Identifier: GPL-3.0-or-later
// What a simulation adds to two moves side by side.
#include <QLabel>
#include <QTableWidget>
#include <QtTest>

#include "engine/search/simulation_state.h"
#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/moves/compare_panel.h"
#include "ui/moves/move_comparison.h"
#include "ui/position/play_heat.h"

using namespace Qt::StringLiterals;

namespace {

engine::Move comparedMove(const char* text)
{
    return *engine::readMove(*fixture::catPosition(), text);
}

std::shared_ptr<engine::SimulationState> comparedState()
{
    auto state = std::make_shared<engine::SimulationState>();
    int id = 0;
    for (const char* text : {"8G (CAT)S", "J8 SEAT"}) {
        engine::SimulatedCandidate& candidate = state->candidates.emplace_back();
        candidate.id = id++;
        candidate.move = comparedMove(text);
        for (int i = 0; i < 10; ++i) candidate.win.add(0.5);
        auto piece = std::make_shared<engine::PlayLog::Piece>();
        engine::LoggedPlay play;
        play.ply = 1;
        play.lane = 3;
        play.squares = 0b11U << 4;
        play.score = 20;
        piece->assign(5, play);
        candidate.plays = {piece};
        engine::SimulatedPlay both;
        both.move = comparedMove("7G AT");
        both.share = 0.2;
        candidate.followUps = {both};
    }
    engine::SimulatedPlay own;
    own.move = comparedMove("9G TEA");
    own.share = 0.17;
    own.neededDraws.add(fixture::english()->alphabet.readTile("R")->tile);
    state->candidates[0].followUps.push_back(own);
    return state;
}

}  // namespace

class TestCompareSimulated : public QObject
{
    Q_OBJECT

private slots:
    void smallBoardsHaveTheHeatOfTheReplies()
    {
        const auto state = comparedState();
        const ui::PlayHeat heat = ui::heatOf(state->candidates[0], 1);
        QCOMPARE(heat.all, std::int64_t{5});
        QCOMPARE(ui::heatDiscs(heat).size(), std::size_t{2});
        ui::ComparePanel panel;
        panel.resize(900, 400);
        const ui::MovePins pins;
        const std::vector<engine::Move> moves{state->candidates[0].move, state->candidates[1].move};
        const auto pictures = [&] {
            panel.show();
            QList<QImage> all;
            for (ui::MoveThumb* thumb : panel.findChildren<ui::MoveThumb*>())
                all << thumb->grab().toImage();
            return all;
        };
        panel.setMoves(fixture::catPosition(), moves, nullptr, nullptr, pins);
        const auto without = pictures();
        panel.setMoves(fixture::catPosition(), moves, nullptr, nullptr, pins, state);
        const auto with = pictures();
        QCOMPARE(with.size(), qsizetype{2});
        for (qsizetype i = 0; i < 2; ++i) QVERIFY(with[i] != without[i]);
        for (const ui::MoveThumb* thumb : panel.findChildren<ui::MoveThumb*>())
            QVERIFY2(thumb->toolTip().contains(u"5 replies"_s), qPrintable(thumb->toolTip()));
    }
    void nextMovesThatOnlyOneAllows()
    {
        const auto state = comparedState();
        const auto lines = ui::compareMoves(*fixture::catPosition(), state->candidates[0].move,
                                            state->candidates[1].move, nullptr, nullptr, state);
        const auto line = std::ranges::find(lines, u"Only after it"_s, &ui::ComparisonLine::what);
        QVERIFY(line != lines.end());
        QVERIFY2(line->first.contains(u"TEA {R} 17.0 %"_s), qPrintable(line->first));
        QVERIFY(line->second.isEmpty());
    }
};

TEST_CLASS(TestCompareSimulated, QApplication)
#include "tst_compare_simulated.moc"
