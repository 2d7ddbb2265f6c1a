// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "engine/base/random.h"
#include "engine/rules/rack.h"

namespace engine {

/// The tiles still to be drawn, in the order in which they will come (from the end).
class Bag
{
public:
    Bag() = default;
    /// Sorted ascending, blanks first.
    explicit Bag(const TileCounts& tiles) : m_tiles(tiles.tiles()) {}

    [[nodiscard]] int size() const { return static_cast<int>(m_tiles.size()); }
    [[nodiscard]] std::span<const Tile> tiles() const { return m_tiles; }

    void shuffle(Random& random) { random.shuffle(std::span<Tile>(m_tiles)); }
    /// Takes up to `howMany` tiles from the end into `rack`; returns how many there were.
    int draw(int howMany, Rack& rack);
    /// Puts tiles back at random places; the order of the others stays as it was.
    void putBack(std::span<const Tile> tiles, Random& random);

    /// Puts tiles where they will be drawn next, the last one first.
    void putOnTop(std::span<const Tile> tiles);

private:
    std::vector<Tile> m_tiles;
};

}  // namespace engine
