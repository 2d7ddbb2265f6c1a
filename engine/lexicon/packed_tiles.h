// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

#include "engine/base/tile.h"

namespace engine {

/// The first ten tiles of a text in the upper 60 bits of a number, six bits each, so that numbers
/// compare as the texts do. What is not there is 0, which comes before every letter.
inline constexpr int kPackedTiles = 10;
inline constexpr int kPackedLowBit = 4;  ///< the bits below it are free

[[nodiscard]] constexpr std::uint64_t packedTile(Tile tile, int position)
{
    return std::uint64_t{tile} << (58 - 6 * position);
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
