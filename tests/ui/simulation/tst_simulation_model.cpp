// SPDX-License-Identifier: GPL-3.0-or-later
// What is shown of a simulation: the table, the plot, the lists at its side.
#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QtTest>

#include "engine/search/simulation_question.h"
#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/simulation/play_filter_button.h"
#include "ui/simulation/simulated_plays.h"
#include "ui/simulation/simulated_plays_panel.h"
#include "ui/simulation/simulation_controls.h"
#include "ui/simulation/simulation_model.h"
#include "ui/simulation/simulation_plot.h"
#include "ui/simulation/simulation_table.h"

using namespace Qt::StringLiterals;
using engine::ArmStanding;
using ui::SimulationModel;

namespace {

using State = std::shared_ptr<engine::SimulationState>;

/// Candidates with these ids, the best first; those below 0 rest, with their ids' opposite.
State stateOf(const std::vector<int>& ids)
{
    static const std::vector<std::string> texts{"J8 SEAT", "8G (CAT)S", "exch AE", "pass"};
    const auto position = fixture::catPosition();
    auto state = std::make_shared<engine::SimulationState>();
    state->plies = 2;
    state->seed = 7;
    double win = 0.6;
    for (const int signedId : ids) {
        engine::SimulatedCandidate candidate;
        candidate.id = std::abs(signedId);
        candidate.move =
            *engine::readMove(*position, texts[static_cast<std::size_t>(candidate.id) % 4]);
        candidate.standing = state->candidates.empty() ? ArmStanding::Leads
                             : signedId < 0            ? ArmStanding::Beaten
                                                       : ArmStanding::Contends;
        for (int i = 0; i < 100; ++i) {
            candidate.win.add(win + (i % 2 ? 0.1 : -0.1));
            candidate.equity.add(100 * (win - 0.5) + i % 5);
            candidate.difference.win.add(win - 0.6);
        }
        candidate.bestProbability = state->candidates.empty() ? 0.9 : 0.05;
        candidate.byPly.resize(2);
        for (auto& ply : candidate.byPly) {
            ply.score.add(30);
            ply.bingos = 1;
        }
        state->iterations = 100;
        state->candidates.push_back(std::move(candidate));
        win -= 0.02;
    }
    return state;
}

int noColour(int)
{
    return -1;
}

QString textAt(const SimulationModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

}  // namespace

class TestSimulationModel : public QObject
{
    Q_OBJECT

private slots:
    /// Twelve games without a win don't show that there is none.
    void whatNeverVariedIsNotCertain()
    {
        engine::Moments never;
        engine::Moments points;
        for (int i = 0; i < 12; ++i) {
            never.add(0);
            points.add(-4);
        }
        // No share is below nothing.
        QCOMPARE(ui::plusMinusShare(never), u"+22.1"_s);
        QCOMPARE(ui::plusMinusGap(never), u"±22.1"_s);
        QCOMPARE(ui::plusMinusPoints(points), u"–"_s);
        never.add(1);
        points.add(9);
        QCOMPARE(ui::plusMinusShare(never), ui::plusMinus(100 * never.standardError()));
        QCOMPARE(ui::plusMinusPoints(points), ui::plusMinus(points.standardError()));

        // All that the model shows goes by it.
        auto state = std::make_shared<engine::SimulationState>(*stateOf({1, 2}));
        for (auto& candidate : state->candidates) {
            candidate.win = {};
            for (int i = 0; i < 12; ++i) candidate.win.add(1);
        }
        // Between two that always win the points decide.
        state->candidates[1].difference = {};
        for (int i = 0; i < 12; ++i) {
            state->candidates[1].difference.win.add(0);
            state->candidates[1].difference.equity.add(-4);
        }
        SimulationModel model;
        model.setState(fixture::catPosition(), state, noColour, true);
        QCOMPARE(model.index(0, SimulationModel::ErrorColumn).data().toString(), u"−22.1"_s);
        const QModelIndex second =
            model.index(model.rowOf(state->candidates[1].id), SimulationModel::GapColumn);
        QCOMPARE(second.data().toString(), u"−4.0 points"_s);
    }

    void streamsOfStates()
    {
        SimulationModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        const auto position = fixture::catPosition();
        for (const std::vector<int>& ids : std::vector<std::vector<int>>{{0, 1},
                                                                         {1, 0},
                                                                         {1, 0, 2},
                                                                         {1, 2, -3},
                                                                         {2, -1, -3},
                                                                         {3, 2, 1},
                                                                         {3},
                                                                         {},
                                                                         {0, 1, -2}})
            for (const bool reorder : {false, true})
                model.setState(position, stateOf(ids), noColour, reorder);
        model.setState(position, nullptr, noColour, true);
        QCOMPARE(model.rowCount(), 0);
    }
    void whoRestsStandsBelowALineThatSaysSo()
    {
        SimulationModel model;
        model.setState(fixture::catPosition(), stateOf({1, 0, -2, -3}), noColour, true);
        QCOMPARE(model.rowCount(), 5);
        QCOMPARE(model.dividerRow(), 2);
        QVERIFY(textAt(model, 2, 0).contains(u"resting"_s));
        QVERIFY(model.index(2, 0).data(Qt::ToolTipRole).toString().contains(u"wake"_s));
        QVERIFY(!model.candidate(model.index(2, 0)));
        QVERIFY(!model.flags(model.index(2, 0)).testFlag(Qt::ItemIsSelectable));
        QVERIFY(model.index(3, 0).data(SimulationModel::RestingRole).toBool());
        // They keep their numbers.
        QVERIFY(textAt(model, 4, SimulationModel::WinColumn).startsWith(u"5"));
    }
    void numbersAndTheirErrors()
    {
        SimulationModel model;
        model.setState(fixture::catPosition(), stateOf({1, 0}), noColour, true);
        QCOMPARE(textAt(model, 0, SimulationModel::MoveColumn), u"8G (CAT)S"_s);
        QCOMPARE(textAt(model, 0, SimulationModel::WinColumn), u"60.0"_s);
        QCOMPARE(textAt(model, 0, SimulationModel::ErrorColumn), u"±2.0"_s);
        QCOMPARE(textAt(model, 0, SimulationModel::GapColumn), u"leads"_s);
        QCOMPARE(textAt(model, 0, SimulationModel::BestColumn), u"90.0 %"_s);
        QVERIFY(textAt(model, 1, SimulationModel::GapColumn).startsWith(u"−2.0"));
        QCOMPARE(textAt(model, 1, SimulationModel::IterationsColumn), u"100"_s);
        const QString tip = model.index(0, 0).data(Qt::ToolTipRole).toString();
        for (const QString& part : {u"2 plies"_s, u"100 iterations"_s, u"seed 7"_s})
            QVERIFY2(tip.contains(part), qPrintable(tip));
        QVERIFY(model.index(0, 0).data(Qt::AccessibleTextRole).toString().contains(u"wins 60.0"));
    }
    void phoniesAreMarked()
    {
        SimulationModel model;
        const auto position = fixture::catPosition();
        const State state = stateOf({1, 0});
        state->candidates[1].move = *engine::readMove(*position, "8G (CAT)EST");
        model.setState(position, state, noColour, true);
        QCOMPARE(textAt(model, 0, SimulationModel::MoveColumn), u"8G (CAT)S"_s);
        QCOMPARE(textAt(model, 1, SimulationModel::MoveColumn), u"8G (CAT)EST*"_s);
    }
    void whatIsAsGoodIsNoLessSure()
    {
        const State state = stateOf({1, 0, 2, -3});
        state->end = engine::SearchEnd::Rule;
        state->rule = "confidence";
        QVERIFY2(ui::endText(*state).contains(u"sure"_s), qPrintable(ui::endText(*state)));
        // Two more that may as well be played: the first is not surely the best.
        state->candidates[1].standing = ArmStanding::Joined;
        state->candidates[2].standing = ArmStanding::Joined;
        QCOMPARE(ui::asGoodAsBest(*state), 2);
        const QString told = ui::endText(*state);
        QVERIFY2(told.contains(u'2') && !told.contains(u"sure"_s), qPrintable(told));
    }
    void pliesAreBelowTheirCandidate()
    {
        SimulationModel model;
        model.setState(fixture::catPosition(), stateOf({1, 0}), noColour, true);
        const QModelIndex candidate = model.index(0, 0);
        QCOMPARE(model.rowCount(candidate), 2);
        QVERIFY(model.index(0, 0, candidate).data().toString().contains(u"opponent"));
        QVERIFY(model.index(1, 0, candidate).data().toString().contains(u"you"));
        const QModelIndex bingos = model.index(1, SimulationModel::BestColumn, candidate);
        // The bar stands beside the text, not under it.
        QVERIFY(bingos.data().toString().isEmpty());
        QCOMPARE(bingos.data(SimulationModel::BingoRole).toDouble(), 1.0);
        QVERIFY(bingos.data(SimulationModel::OwnPlyRole).toBool());
        QCOMPARE(model.candidate(bingos)->id, 1);
    }
    void whatIsChosenStaysChosen()
    {
        SimulationModel model;
        ui::SimulationTable table(model);
        const auto position = fixture::catPosition();
        model.setState(position, stateOf({0, 1, 2}), noColour, true);
        table.setCurrentId(1);
        QCOMPARE(table.currentId(), 1);
        model.setState(position, stateOf({2, 0, 1}), noColour, true);
        QCOMPARE(table.currentId(), 1);
        QCOMPARE(table.currentIndex().row(), 2);
        model.setState(position, stateOf({2, 0, -1}), noColour, true);
        table.followRows();
        QCOMPARE(table.currentId(), 1);
        // Keys pass the line above those that rest.
        QTest::keyClick(&table, Qt::Key_Up);
        QCOMPARE(table.currentId(), 0);
        QTest::keyClick(&table, Qt::Key_Down);
        QCOMPARE(table.currentId(), 1);
        // Between two orders only the numbers change.
        model.setState(position, stateOf({0, 2, -1}), noColour, false);
        QCOMPARE(model.rowOf(2), 0);
        model.setState(position, stateOf({0, 2, -1}), noColour, true);
        QCOMPARE(model.rowOf(2), 1);
        QSignalSpy removed(&table, &ui::SimulationTable::removeRequested);
        QTest::keyClick(&table, Qt::Key_Delete);
        QCOMPARE(removed.size(), 1);
    }
    void plotTellsWhoWasClicked()
    {
        ui::SimulationPlot plot;
        plot.resize(500, 240);
        ui::SimulationPlot::Curve above{1, u"8G CATS"_s, 0, {}};
        ui::SimulationPlot::Curve below{2, u"pass"_s, -1, {}};
        for (int i = 1; i <= 20; ++i) {
            above.points.push_back({i * 50.0, 60, 10, 0, 0});
            below.points.push_back({i * 50.0, 55, -5, 2, 1});
        }
        plot.setCurves({above, below});
        QVERIFY(plot.accessibleDescription().contains(u"8G CATS: 60.0"_s));
        plot.setMeasure(ui::SimulationPlot::Measure::Equity);
        QVERIFY(plot.accessibleDescription().contains(u"8G CATS: 10.0"_s));
        plot.setMeasure(ui::SimulationPlot::Measure::Win);
        const QImage picture = plot.grab().toImage();
        QVERIFY(!picture.isNull());
        QSignalSpy chosen(&plot, &ui::SimulationPlot::chosen);
        for (int y = 10; y < 220; y += 6)
            QTest::mouseClick(&plot, Qt::LeftButton, {}, QPoint(200, y));
        QSet<int> ids;
        for (const auto& each : chosen) ids.insert(each.first().toInt());
        QCOMPARE(ids, (QSet<int>{1, 2}));
        plot.setCurves({});
        QVERIFY(!plot.grab().toImage().isNull());
    }
    /// However near each other the lines end, their names can be read, and clicked.
    void namesOfThePlotDontCollide()
    {
        ui::SimulationPlot plot;
        std::vector<ui::SimulationPlot::Curve> curves;
        for (int id = 0; id < 7; ++id) {
            ui::SimulationPlot::Curve curve{id, u"8G CATS"_s, id < 5 ? id : -1, {}};
            for (int i = 1; i <= 20; ++i)
                curve.points.push_back({i * 50.0, 60 - 0.01 * id - (id >= 5 ? 4 : 0), 10, 0, 0});
            curves.push_back(curve);
        }
        plot.setCurves(curves);
        for (const int height : {400, 240, plot.minimumSizeHint().height()}) {
            plot.resize(500, height);
            const auto places = plot.namePlaces();
            // Five names, and that two rest.
            QVERIFY(places.size() >= 2 && (height < 240 || places.size() == 6));
            QCOMPARE(places.back().first, -1);
            for (std::size_t i = 0; i < places.size(); ++i) {
                const QRectF& place = places[i].second;
                QVERIFY(place.top() >= 0 && place.bottom() <= height && place.right() <= 500);
                if (i > 0) QVERIFY(place.top() >= places[i - 1].second.bottom() - 0.01);
            }
            // Who leads is always named.
            QVERIFY(std::ranges::any_of(places, [](const auto& each) { return each.first == 0; }));
        }
        plot.resize(500, 240);
        for (const auto& [id, place] : plot.namePlaces()) {
            if (id < 0) continue;
            QSignalSpy chosen(&plot, &ui::SimulationPlot::chosen);
            QTest::mouseClick(&plot, Qt::LeftButton, {}, place.center().toPoint());
            QCOMPARE(chosen.value(0).value(0).toInt(), id);
        }
    }
    /// The gap is over the scenarios that both met, and says so.
    void theGapSaysWhatItIsOf()
    {
        SimulationModel model;
        const State state = stateOf({0, 1});
        for (auto& candidate : state->candidates) candidate.difference = {};
        for (int i = 0; i < 1234; ++i) state->candidates[1].difference.win.add(i % 2 ? 0.1 : -0.3);
        model.setState(fixture::catPosition(), state, noColour, true);
        const auto tip = [&](int row, int column) {
            return model.index(row, column).data(Qt::ToolTipRole).toString();
        };
        const QString gap = tip(1, SimulationModel::GapColumn);
        QVERIFY2(gap.contains(QLocale().toString(1234)) && gap.contains(u"both"_s),
                 qPrintable(gap));
        QVERIFY2(gap.contains(u"seed"_s), qPrintable(gap));
        QVERIFY(!tip(1, SimulationModel::WinColumn).contains(u"both"_s));
        QVERIFY(!tip(0, SimulationModel::GapColumn).contains(u"both"_s));
    }
    void nobodyWinsMoreThanAllGames()
    {
        ui::SimulationPlot plot;
        plot.resize(500, 240);
        ui::SimulationPlot::Curve lost{1, u"8G CATS"_s, 0, {}};
        ui::SimulationPlot::Curve won{2, u"J8 SEAT"_s, 1, {}};
        for (int i = 1; i <= 20; ++i) {
            lost.points.push_back({i * 50.0, 0, -10, 0, 0});
            won.points.push_back({i * 50.0, 100, 60, 0, 0});
        }
        plot.setCurves({lost});
        QCOMPARE(plot.range().first, 0.0);
        QVERIFY(plot.range().second > 0);
        plot.setCurves({won});
        QCOMPARE(plot.range().second, 100.0);
        QVERIFY(plot.range().first < 100);
        plot.setMeasure(ui::SimulationPlot::Measure::Equity);
        plot.setCurves({lost});
        QVERIFY(plot.range().first < -10);
    }
    void lanesOfReplies()
    {
        engine::SimulatedCandidate candidate;
        auto piece = std::make_shared<engine::PlayLog::Piece>();
        for (int i = 0; i < 4; ++i) {
            engine::LoggedPlay play;
            play.ply = 1;
            play.lane = i < 3 ? 9 : 4;
            play.direction = i < 3 ? engine::Direction::Across : engine::Direction::Down;
            play.score = static_cast<std::int16_t>(20 + i);
            piece->push_back(play);
            play.ply = 2;
            piece->push_back(play);
        }
        candidate.plays = {piece};
        const auto lanes = ui::lanesOf(candidate, 1);
        QCOMPARE(lanes.size(), std::size_t{2});
        QCOMPARE(ui::laneText(lanes[0]), u"row 10"_s);
        QCOMPARE(lanes[0].share, 0.75);
        QCOMPARE(lanes[0].meanPoints, 21.0);
        QCOMPARE(ui::laneText(lanes[1]), u"column E"_s);
    }
    void aReplyIsShownBehindItsCandidate()
    {
        const auto position = fixture::catPosition();
        const State state = stateOf({0, 1});
        const engine::Move reply = *engine::readMove(*position, "8G (CAT)S");
        state->candidates[0].replies.push_back({reply, 40, 0.4, 5, 0, {}});
        ui::SimulatedPlaysPanel panel;
        std::vector<engine::Move> shown;
        connect(&panel, &ui::SimulatedPlaysPanel::lineChosen, this,
                [&](const std::vector<engine::Move>& line) { shown = line; });
        panel.setCandidate(position, state, 0);
        auto* table = panel.findChild<QTableView*>(u"frequentReplies"_s);
        QVERIFY(table);
        QCOMPARE(table->model()->rowCount(), 1);
        table->setCurrentIndex(table->model()->index(0, 0));
        QCOMPARE(shown.size(), std::size_t{2});
        QCOMPARE(shown[0], state->candidates[0].move);
        QCOMPARE(shown[1], reply);
        panel.setCandidate(position, nullptr, 0);
        QCOMPARE(table->model()->rowCount(), 0);
    }
    /// What was chosen is there at the next start; nonsense in the settings changes nothing.
    void choicesAreRemembered()
    {
        ui::SimulationControls controls;
        ui::SimulationSettings settings;
        settings.plies = 4;
        settings.candidates = 22;
        settings.seed = 77;
        settings.stop = {.confidence = 1, .iterations = 10000};
        controls.setSettings(settings);
        ui::SimulationControls next;
        next.choose(controls.choices());
        QCOMPARE(next.settings().plies, 4);
        QCOMPARE(next.settings().candidates, 22);
        QCOMPARE(next.settings().seed, std::uint64_t{77});
        QVERIFY(next.settings().stop == settings.stop);
        const auto before = next.settings();
        next.choose({});
        next.choose({{u"plies"_s, u"many"_s}, {u"confidence"_s, -3}, {u"seed"_s, QVariant()}});
        QCOMPARE(next.settings().plies, before.plies);
        QVERIFY(next.settings().stop == before.stop);
        next.choose({{u"plies"_s, 7777}, {u"candidates"_s, -5}, {u"seed"_s, -1}});
        QCOMPARE(next.settings().plies, before.plies);
        QCOMPARE(next.settings().candidates, 1);
        QCOMPARE(next.settings().seed, std::uint64_t{1});
    }
    /// A simulation that was kept has as many plies as it has, and the list stays in order.
    void pliesOfKeptOnesAreShown()
    {
        ui::SimulationControls controls;
        auto* list = controls.findChild<QComboBox*>(u"simulationPlies"_s);
        const int before = list->count();
        ui::SimulationSettings settings;
        for (const int plies : {7, 12, 7, 2, engine::SimulationQuestion::kMostPlies}) {
            settings.plies = plies;
            controls.setSettings(settings);
            QCOMPARE(controls.settings().plies, plies);
        }
        QCOMPARE(list->count(), before + 2);
        for (int i = 1; i < list->count(); ++i)
            QVERIFY(list->itemData(i - 1).toInt() < list->itemData(i).toInt());
        settings.plies = 7;
        controls.setSettings(settings);
        ui::SimulationControls next;
        next.choose(controls.choices());
        QCOMPARE(next.settings().plies, 7);
    }
    void playsAreFiltered()
    {
        ui::PlayFilterButton button;
        QSignalSpy changes(&button, &ui::PlayFilterButton::changed);
        button.setRules(fixture::english());
        QCOMPARE(changes.count(), 0);
        auto* tiles = button.findChild<QLineEdit*>(u"playFilterTiles"_s);
        tiles->setText(u"s?"_s);
        QCOMPARE(button.filter().tiles,
                 engine::letterBit(engine::kBlank) |
                     engine::letterBit(fixture::english()->alphabet.readTile("S")->tile));
        button.findChild<QCheckBox*>(u"playFilterBingos"_s)->setChecked(true);
        button.findChild<QSpinBox*>(u"playFilterScore"_s)->setValue(40);
        button.findChild<QComboBox*>(u"playFilterPly"_s)->setCurrentIndex(2);
        QCOMPARE(changes.count(), 4);
        QCOMPARE(button.filter().ply, 2);
        QCOMPARE(button.text(), u"Shown: ply 2, with ?S, bingos, from 40 points"_s);
        tiles->setText(u"1"_s);
        QVERIFY(tiles->font().strikeOut());
        QCOMPARE(button.filter().tiles, engine::LetterSet{0});
        button.findChild<QPushButton*>(u"playFilterReset"_s)->click();
        QVERIFY(button.filter() == ui::PlayFilter());
        QCOMPARE(button.text(), u"Shown: all replies"_s);
        QVERIFY(!tiles->font().strikeOut());
    }
};

TEST_CLASS(TestSimulationModel, QApplication)
#include "tst_simulation_model.moc"
