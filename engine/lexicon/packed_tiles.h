// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include "engine/base/tile.h"

namespace engine {

/// How many tiles two texts share at the front.
[[nodiscard]] inline std::size_t commonTiles(std::span<const Tile> a, std::span<const Tile> b)
{
    const std::size_t most = a.size() < b.size() ? a.size() : b.size();
    std::size_t common = 0;
    // Eight at a time, of which the first is in the lowest bits. The last eight overlap.
    static_assert(std::endian::native == std::endian::little);
    constexpr std::size_t kEight = sizeof(std::uint64_t);
    while (most >= kEight && common < most) {
        const std::size_t at = common + kEight <= most ? common : most - kEight;
        std::uint64_t ours = 0;
        std::uint64_t theirs = 0;
        std::memcpy(&ours, a.data() + at, kEight);
        std::memcpy(&theirs, b.data() + at, kEight);
        if (ours != theirs)
            return at + static_cast<std::size_t>(std::countr_zero(ours ^ theirs)) / 8;
        common = at + kEight;
    }
    while (common < most && a[common] == b[common]) ++common;
    return common;
}

/// The first ten tiles of a text in the upper 60 bits of a number, six bits each, so that numbers
/// compare as the texts do. What is not there is 0, which comes before every letter.
inline constexpr int kPackedTiles = 10;
inline constexpr int kPackedLowBit = 4;  ///< the bits below it are free

[[nodiscard]] constexpr std::uint64_t packedTile(Tile tile, int position)
{
    return std::uint64_t{tile} << (58 - 6 * position);
}

[[nodiscard]] constexpr std::uint64_t packedFront(std::span<const Tile> tiles)
{
    std::uint64_t packed = 0;
    if (tiles.size() >= kPackedTiles) {
        for (std::size_t i = 0; i < kPackedTiles; ++i) packed = (packed << 6) | tiles[i];
        return packed << kPackedLowBit;
    }
    for (const Tile tile : tiles) packed = (packed << 6) | tile;
    return tiles.empty() ? 0 : packed << (64 - 6 * tiles.size());
}

[[nodiscard]] constexpr Tile unpackedTile(std::uint64_t packed, int position)
{
    return static_cast<Tile>((packed >> (58 - 6 * position)) & 63);
}

/// The packed text with a tile in front of it; the last tile drops out.
[[nodiscard]] constexpr std::uint64_t packedInFront(Tile tile, std::uint64_t packed)
{
    return packedTile(tile, 0) | ((packed >> 6) & ~std::uint64_t{15});
}

/// How many tiles two different packed texts share at the front.
[[nodiscard]] constexpr int packedCommonPrefix(std::uint64_t a, std::uint64_t b)
{
    return std::countl_zero(a ^ b) / 6;
}

}  // namespace engine
