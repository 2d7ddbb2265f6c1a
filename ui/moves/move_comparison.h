// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "ui/moves/live_analysis.h"
#include "ui/position/simulated.h"

namespace ui {

/// One line of two moves side by side.
struct ComparisonLine
{
    QString what;
    QString first;
    QString second;
    QString difference;  ///< first less second, where both are numbers; empty otherwise
};

/// What can be said of both moves, without looking ahead but for what the simulation found.
/// `ranking` and `simulation` may be null; `leaves` are those that the ranking is made with.
[[nodiscard]] std::vector<ComparisonLine>
compareMoves(const engine::Position& position, const engine::Move& first,
             const engine::Move& second, const RankingPtr& ranking, const engine::KlvPtr& leaves,
             const SimulationPtr& simulation = nullptr);

/// What the simulation says of the two, from the scenarios that both went through: the difference
/// with its interval, and whether that settles it. Empty unless both are simulated.
[[nodiscard]] QString pairedText(const engine::Position& position, const engine::Move& first,
                                 const engine::Move& second, const SimulationPtr& simulation);

}  // namespace ui
