// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/session/live_analysis.h"

namespace ui {

/// A move in words, for the button that plays it and the line below.
struct MoveDescription
{
    QString button;  ///< "Play PACED  32", "Exchange QU", "Pass"
    QString detail;  ///< "keeps QU · equity +31.2 · 1st of 1,284", or the words that are none
    bool phony = false;
};

/// `ranking` may be null, and need not contain the move.
[[nodiscard]] MoveDescription describeMove(const engine::Position& position,
                                           const engine::Move& move, const RankingPtr& ranking);

}  // namespace ui
