// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window doesn't answer while moves are simulated.
#include "tests/bench/feel/gaps.h"
#include "ui/moves/move_list_model.h"
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
            "stopping", [&] { trigger(desk, "analyse.stopSimulation"); },
            [&] { return desk.settled(); });
        return steps.worst();
    });
});

}  // namespace
