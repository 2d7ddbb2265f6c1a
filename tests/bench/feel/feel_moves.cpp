// SPDX-License-Identifier: GPL-3.0-or-later
// The rack, the list and the board.
#include <QApplication>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QTableView>

#include "tests/bench/feel/budget.h"
#include "tests/bench/feel/desk.h"
#include "tests/bench/feel/gaps.h"
#include "ui/moves/moves_panel.h"
#include "ui/position/board_column.h"
#include "ui/simulation/auto_simulation.h"
#include "ui/simulation/simulation_feature.h"

namespace {

using budget::Desk;
using budget::Samples;

/// The last letter of a rack is typed: until the list of its moves is painted. `beforeLast` is done
/// before that letter comes.
Samples lastKeyToList(
    const std::vector<QString>& racks, const std::function<void(Desk&)>& begun = [](Desk&) {},
    const std::function<bool(Desk&)>& beforeLast = [](Desk&) { return true; })
{
    Desk desk;
    begun(desk);
    ui::RackWidget* rack = desk.window.boardColumn()->rack();
    QWidget& list = *desk.window.movesPanel()->table()->viewport();
    Samples samples;
    for (const QString& tiles : racks) {
        rack->beginEdit();
        auto* edit = rack->findChild<QLineEdit*>();
        if (!edit) return {};
        edit->clear();
        for (const QChar tile : tiles.chopped(1)) {
            Desk::key(edit, tile);
            // The quickest hand. Letters that come faster are looked at together, 25 ms later.
            constexpr int kBetweenKeys = 40;
            QElapsedTimer since;
            since.start();
            static_cast<void>(Desk::wait([&] { return since.hasExpired(kBetweenKeys); }));
        }
        if (!beforeLast(desk)) return {};
        bool painted = false;
        samples.push_back(budget::millisecondsOf([&] {
            Desk::key(edit, tiles.back());
            painted = Desk::waitForPaint(list, [&] { return desk.listReady(); });
        }));
        if (!painted) return {};
    }
    return samples;
}

const std::vector<QString>& usualRacks()
{
    static const std::vector<QString> racks{
        QStringLiteral("RETINAS"), QStringLiteral("QUIZEDO"), QStringLiteral("AEIOURT"),
        QStringLiteral("SATIREN"), QStringLiteral("BDGHKLM"), QStringLiteral("PLANETS"),
        QStringLiteral("EEIITTS"), QStringLiteral("JOWLUNA"), QStringLiteral("CRATELS")};
    return racks;
}

const budget::Entry kKey("keyToList", [] { return lastKeyToList(usualRacks()); });

/// Who rests before the last letter has a simulation under way that nobody asked for.
const budget::Entry kKeyWhileSimulating("keyToListSimulating", [] {
    return lastKeyToList(
        usualRacks(), [](Desk& desk) { budget::trigger(desk, "analyse.autoSimulate"); },
        [](Desk& desk) {
            const ui::AutoSimulation& automatic =
                desk.window.feature<ui::SimulationFeature>()->automatic();
            return Desk::wait([&] { return automatic.isRunning(); });
        });
});

const budget::Entry kKeyWithBlanks("keyToListTwoBlanks", [] {
    return lastKeyToList({QStringLiteral("??RTINE"), QStringLiteral("??AERST"),
                          QStringLiteral("??QUIZO"), QStringLiteral("??LNDEG"),
                          QStringLiteral("??BCMPH")});
});

/// A row comes under the pointer: until its ghost is painted. The moment that a pointer has to rest
/// is not counted.
const budget::Entry kGhost("hoverToGhost", [] {
    Desk desk;
    ui::MovesPanel& moves = *desk.window.movesPanel();
    ui::BoardWidget& board = *desk.window.boardColumn()->board();
    Samples samples;
    for (int row = 1; row <= 40 && row <= moves.model().rowCount(); ++row) {
        QApplication::processEvents();
        samples.push_back(budget::millisecondsOf([&] {
            moves.previewRow(row);
            static_cast<void>(Desk::waitForPaint(board, [] { return true; }));
        }));
    }
    return samples;
});

const budget::Entry kRepaint("boardRepaint", [] {
    Desk desk;
    Samples samples;
    for (int i = 0; i < 30; ++i)
        samples.push_back(
            budget::millisecondsOf([&] { desk.window.boardColumn()->board()->repaint(); }));
    return samples;
});

}  // namespace
