// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window doesn't answer while moves are simulated.
#include "tests/bench/feel/gaps.h"
#include "ui/moves/move_list_model.h"
#include "ui/simulation/auto_simulation.h"
#include "ui/simulation/play_filter_button.h"
#include "ui/simulation/simulation_controls.h"
#include "ui/simulation/simulation_feature.h"
#include "ui/simulation/simulation_panel.h"

namespace {

using namespace Qt::StringLiterals;
using budget::Desk;
using budget::Samples;
using budget::Steps;
using budget::trigger;

const budget::Entry kSimulation("gapSimulation", [] {
    return budget::rounds([] {
        Desk desk;
        auto& feature = *desk.window.feature<ui::SimulationFeature>();
        // The faster the iterations come, the more there is to show.
        ui::SimulationSettings settings;
        settings.plies = 1;
        settings.candidates = 30;
        settings.stop = {.confidence = 1};
        feature.panel()->controls()->setSettings(settings);
        const auto has = [&](std::int64_t iterations) {
            const ui::SimulationRun* run = feature.simulations().current();
            return run && run->state() && run->state()->iterations >= iterations;
        };
        Steps steps;
        steps.add(
            "the first iterations", [&] { trigger(desk, "analyse.simulate"); },
            [&] { return has(200); });
        steps.add(
            "replies on the board", [&] { trigger(desk, "view.replies"); },
            [&] { return has(600); });
        steps.add(
            "the list ordered by it",
            [&] {
                budget::child<QTableView>(desk.window, u"moveTable"_s)
                    .sortByColumn(ui::MoveListModel::SimWinColumn, Qt::DescendingOrder);
            },
            [&] { return has(1200); });
        steps.add(
            "two of them side by side, and the card of one",
            [&] {
                trigger(desk, "moves.pin");
                trigger(desk, "moves.compare");
                trigger(desk, "view.candidate");
                budget::child<QTableView>(desk.window, u"moveTable"_s).selectRow(3);
                trigger(desk, "moves.pin");
            },
            [&] { return has(2000); });
        steps.add(
            "other plays on the board",
            [&] {
                ui::PlayFilter filter;
                filter.leastScore = 30;
                emit feature.panel()->playFilter()->changed(filter);
                trigger(desk, "view.opensCloses");
            },
            [&] { return has(2600); });
        steps.add(
            "stopping, and what a study keeps of it",
            [&] {
                trigger(desk, "analyse.stopSimulation");
                static_cast<void>(feature.kept(desk.session.shown().state()));
            },
            [&] { return desk.settled(); });
        steps.add(
            "run again", [&] { trigger(desk, "analyse.simulateAgain"); }, [&] { return has(500); });
        steps.add(
            "stopping again", [&] { trigger(desk, "analyse.stopSimulation"); },
            [&] { return desk.settled(); });
        return steps.worst();
    });
});

const budget::Entry kAutoSimulate("gapAutoSimulate", [] {
    return budget::rounds([] {
        Desk desk;
        const QString path = budget::gameFile(desk);
        const ui::AutoSimulation& automatic =
            desk.window.feature<ui::SimulationFeature>()->automatic();
        ui::Study& study = desk.session.study();
        Steps steps;
        steps.add(
            "opening a game", [&] { desk.session.loader().openFile(path); },
            [&] { return study.game() && desk.settled(); });
        trigger(desk, "analyse.autoSimulate");
        const auto goTo = [&](int turn) { study.goTo({study.state().cursor.line, turn}); };
        for (const int turn : {2, 9, 16}) {
            steps.add(
                "a turn that is looked at", [&] { goTo(turn); },
                [&] { return automatic.state() && automatic.state()->iterations >= 50; });
            // Each comes while the one before is simulated, or about to be.
            for (int next = turn + 1; next < turn + 6; ++next)
                steps.add(
                    "turns that are gone through", [&] { goTo(next); },
                    [&] { return desk.settled(); });
        }
        for (const char* tiles : {"RETINAS", "QUIZEDO", "BDGHKLM"})
            steps.add(
                "another rack", [&] { desk.setRack(tiles); },
                [&] { return automatic.state() && automatic.state()->iterations >= 50; });
        steps.add(
            "replies on the board", [&] { trigger(desk, "view.replies"); },
            [&] { return !automatic.isRunning(); });
        return steps.worst();
    });
});

}  // namespace
