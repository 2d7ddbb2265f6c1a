// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "engine/base/tile.h"
#include "engine/rules/rack.h"

namespace engine {

/// How likely tiles are drawn from a bag, blanks standing for any letter where that is not said
/// otherwise. Tiles of one kind are told apart: drawing n out of N tiles has C(N, n) ways. Numbers
/// are exact up to 2^53, which no word of any known game's tiles exceeds; beyond they are rounded.
class DrawOdds
{
public:
    explicit DrawOdds(const TileDistribution& bag);

    /// Of the draws of as many tiles, those that lay these letters. A blank among them must be a
    /// blank itself.
    [[nodiscard]] double ways(const TileCounts& tiles) const;
    /// ways() of all draws of as many tiles; 0..1.
    [[nodiscard]] double probability(const TileCounts& tiles) const;

    /// That a draw of `drawn` tiles has all of these among them, blanks standing for nothing but
    /// themselves; 0..1. Draws of more than the bag has take all of it.
    [[nodiscard]] double holding(const TileCounts& tiles, int drawn) const;

private:
    /// ways(), times a factor for each tile drawn, by its number from 0.
    template <class Factor>
    [[nodiscard]] double weighedWays(const TileCounts& tiles, Factor factor) const;

    int m_total;
    /// [tile][n]: ways to draw n out of the bag's tiles of this kind; as long as there are tiles.
    std::array<std::vector<double>, kTileKinds> m_choices;
};

}  // namespace engine
