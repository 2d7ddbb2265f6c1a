// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/rack.h"

namespace engine {

/// Tiles that the next player may have kept, and how likely that is beside the others.
struct WeightedLeave
{
    Leave tiles;
    double weight = 0;  ///< not negative; need not add up to 1
};

}  // namespace engine
