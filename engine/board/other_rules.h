// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/position.h"

namespace engine {

/// A position after its rules were changed.
struct MovedPosition
{
    Position position;
    int lost = 0;  ///< tiles of board and racks that have no place there
};

/// The same tiles, scores and turn under other rules. A tile keeps its letter and its square; on a
/// board of another size the start squares lie on each other. What the other alphabet doesn't have
/// is left out, and what would lie beside the board or on a blocked square. A lexicon for other
/// letters is left out, too. Fails as Position::create().
[[nodiscard]] Result<MovedPosition> withRules(const Position& position, GameRulesPtr rules);

}  // namespace engine
