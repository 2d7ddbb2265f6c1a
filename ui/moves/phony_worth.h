// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/base/quantities.h"
#include "engine/board/position.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "ui/document/study_fwd.h"
#include "ui/position/simulated.h"

namespace ui {

/// What a play with a word that the lexicon hasn't got is worth to its player, in points or in
/// chances of winning.
struct PhonyWorth
{
    double stays = 0;
    /// The turn is lost and the tiles come back, as with a pass. That the others have seen them
    /// isn't counted.
    double takenBack = 0;

    /// When it is taken back with this chance, 0..1.
    [[nodiscard]] double mixed(double chance) const { return stays + chance * (takenBack - stays); }
    /// Up to which chance of being taken back it is better than what is worth `other`: 0 = with
    /// none, 1 = with any.
    [[nodiscard]] double betterUpTo(double other) const;
};

/// Whether a move forms a word that the position's lexicon hasn't got.
[[nodiscard]] bool isPhony(const engine::Position& position, const engine::Move& move);
/// In points. Nothing when it uses tiles of the rack that are not known.
[[nodiscard]] std::optional<PhonyWorth> phonyEquity(const engine::Position& position,
                                                    const engine::Move& move,
                                                    const engine::KlvPtr& leaves);
/// In shares of games won, 0..1. Nothing where the move or the pass aren't simulated.
[[nodiscard]] std::optional<PhonyWorth> phonyWins(const SimulationPtr& simulation,
                                                  const engine::Move& move);

}  // namespace ui
