// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "engine/rules/rack.h"

namespace engine {

/// Some tiles out of a pool, and in how many ways they can be taken when tiles of a kind are told
/// apart.
struct TilePart
{
    TileCounts tiles;
    std::int64_t ways = 0;
};

/// All parts of that size, in ascending order of their tiles.
[[nodiscard]] std::vector<TilePart> partsOf(const TileCounts& pool, int size);
/// The ways of taking `part` out of `pool`; 0 when it is no part of it.
[[nodiscard]] std::int64_t waysToTake(const TileCounts& pool, const TileCounts& part);
/// In how many orders so many tiles can lie.
[[nodiscard]] std::int64_t ordersOf(int tiles);
/// The rest of the pool, of which `part` is a part.
[[nodiscard]] TileCounts without(TileCounts pool, const TileCounts& part);

}  // namespace engine
