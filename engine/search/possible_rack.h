// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "engine/rules/rack.h"

namespace engine {

/// The racks that a player may have come to hold: some tiles for certain, and at most so many of
/// some others.
struct PossibleRack
{
    Rack certain;
    Rack others = {};
    int mostOthers = 0;

    [[nodiscard]] Rack all() const
    {
        Rack rack = certain;
        rack.addAll(others);
        return rack;
    }
    /// Of the greatest of these racks.
    [[nodiscard]] int mostTiles() const
    {
        return certain.total() + std::min(mostOthers, others.total());
    }
};

}  // namespace engine
