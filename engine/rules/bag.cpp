// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/bag.h"

#include <algorithm>

namespace engine {

int Bag::draw(int howMany, Rack& rack)
{
    const int drawn = std::clamp(howMany, 0, size());
    for (int i = 0; i < drawn; ++i) {
        rack.add(m_tiles.back());
        m_tiles.pop_back();
    }
    return drawn;
}

void Bag::putBack(std::span<const Tile> tiles, Random& random)
{
    for (const Tile tile : tiles) {
        const auto place = random.below(static_cast<std::uint32_t>(m_tiles.size() + 1));
        m_tiles.insert(m_tiles.begin() + place, rackTileOf(tile));
    }
}

void Bag::putOnTop(std::span<const Tile> tiles)
{
    m_tiles.insert(m_tiles.end(), tiles.begin(), tiles.end());
}

}  // namespace engine
