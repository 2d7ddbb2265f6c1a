// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/pre_endgame_draws.h"

#include <algorithm>
#include <bit>

namespace engine {

namespace {

std::int64_t waysToPick(int all, int some)
{
    std::int64_t ways = 1;
    for (int i = 1; i <= some; ++i) ways = ways * (all - some + i) / i;
    return ways;
}

struct PartLister
{
    const TileCounts& pool;
    std::vector<Tile> kinds;
    std::vector<TilePart> parts;
    TilePart part;

    void list(std::size_t kind, int missing)
    {
        if (missing == 0) {
            parts.push_back(part);
            return;
        }
        if (kind == kinds.size()) return;
        const Tile tile = kinds[kind];
        const int most = std::min(pool.count(tile), missing);
        const std::int64_t ways = part.ways;
        // Many of the first kind come first: the order of the tiles written down.
        for (int count = most; count >= 0; --count) {
            part.tiles.add(tile, count);
            part.ways = ways * waysToPick(pool.count(tile), count);
            list(kind + 1, missing - count);
            part.tiles.remove(tile, count);
        }
        part.ways = ways;
    }
};

}  // namespace

std::vector<TilePart> partsOf(const TileCounts& pool, int size)
{
    PartLister lister{pool, {}, {}, {{}, 1}};
    for (LetterSet kinds = pool.present(); kinds != 0; kinds &= kinds - 1)
        lister.kinds.push_back(static_cast<Tile>(std::countr_zero(kinds)));
    lister.list(0, size);
    return std::move(lister.parts);
}

std::int64_t waysToTake(const TileCounts& pool, const TileCounts& part)
{
    if (!pool.contains(part)) return 0;
    std::int64_t ways = 1;
    for (LetterSet kinds = part.present(); kinds != 0; kinds &= kinds - 1) {
        const auto tile = static_cast<Tile>(std::countr_zero(kinds));
        ways *= waysToPick(pool.count(tile), part.count(tile));
    }
    return ways;
}

std::int64_t ordersOf(int tiles)
{
    std::int64_t orders = 1;
    for (int i = 2; i <= tiles; ++i) orders *= i;
    return orders;
}

TileCounts without(TileCounts pool, const TileCounts& part)
{
    pool.removeAll(part);
    return pool;
}

}  // namespace engine
