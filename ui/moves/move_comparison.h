// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "ui/moves/live_analysis.h"

namespace ui {

/// One line of two moves side by side.
struct ComparisonLine
{
    QString what;
    QString first;
    QString second;
    QString difference;  ///< first less second, where both are numbers; empty otherwise
};

/// What can be said of both moves without looking ahead. `ranking` may be null; `leaves` are those
/// that it is made with.
[[nodiscard]] std::vector<ComparisonLine>
compareMoves(const engine::Position& position, const engine::Move& first,
             const engine::Move& second, const RankingPtr& ranking, const engine::KlvPtr& leaves);

}  // namespace ui
