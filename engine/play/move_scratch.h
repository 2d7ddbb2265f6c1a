// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/movegen/move_generator.h"

namespace engine {

/// What finding a move needs memory for. Both players of a thread use the same one, so that what
/// one leaves in the processor's caches serves the other.
struct MoveScratch
{
    MoveGenerator generator;
    Valuation valuation;
    BestMove best;
};

}  // namespace engine
