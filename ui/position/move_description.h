// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/board/position.h"
#include "engine/lexicon/klv.h"
#include "ui/position/ranking.h"
#include "ui/position/simulated.h"

namespace ui {

/// A move in words, for the button that plays it and the line below.
struct MoveDescription
{
    QString button;  ///< "Play PACED  32", "Exchange QU", "Pass"
    QString brief;   ///< the same in as few letters as can be, "PACED  32"; often empty
    QString detail;  ///< "✕ DEX · keeps QU · equity +31.2 · #1 of 1,284"
    QString remark;  ///< what is wrong with it, "Not in the lexicon: DEX"; often empty
    QString source;  ///< where numbers that were simulated come from; often empty
    bool phony = false;
};

/// `ranking` may be null, and need not contain the move; `leaves` are those that it is made with.
[[nodiscard]] MoveDescription describeMove(const engine::Position& position,
                                           const engine::Move& move, const RankingPtr& ranking,
                                           const engine::KlvPtr& leaves);
/// What a simulation of the position found of the move takes the place of what is estimated of it:
/// "wins 53.5 % ±1.2 · sim equity +2.0 · #1 of 10 simulated, #2 static · keeps EST".
[[nodiscard]] MoveDescription describeMove(const engine::Position& position,
                                           const engine::Move& move, const RankingPtr& ranking,
                                           const engine::KlvPtr& leaves,
                                           const SimulationPtr& simulation);

/// The same without what the program thinks of the move.
[[nodiscard]] MoveDescription describeMove(const engine::Position& position,
                                           const engine::Move& move);

/// "✓ PACED 32 · ✕ DEX 12": the words of a placement with their judgement, the main word first.
/// Where no lexicon judges them, they have no signs.
[[nodiscard]] QString wordsText(const engine::Position& position, const engine::Move& move);

}  // namespace ui
