// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace engine {

/// One tile. 0 is "no tile" on a board, a blank on a rack or in a leave, and "the tile that lies
/// there already" inside a move. 1..63 are the alphabet's letters in its order. With kBlankFlag
/// set it is a blank that stands for that letter.
using Tile = std::uint8_t;

inline constexpr Tile kNoTile = 0;
inline constexpr Tile kBlank = 0;         ///< an undesignated blank, on a rack or in a leave
inline constexpr Tile kPlaythrough = 0;   ///< inside a move: the square is occupied already
inline constexpr Tile kBlankFlag = 0x80;  ///< set on a tile that is a blank standing for a letter

inline constexpr int kMaxLetters = 63;  ///< letters in an alphabet, the blank not counted
inline constexpr int kTileKinds = 64;   ///< letters and the blank: arrays indexed by letter
inline constexpr int kMaxDim = 21;      ///< rows or columns of the largest board
inline constexpr int kMaxSquares = kMaxDim * kMaxDim;
inline constexpr int kMaxRackSize = 21;  ///< a rack never fills more than one lane

/// The letter that a tile shows, blank or not.
[[nodiscard]] constexpr Tile letterOf(Tile tile)
{
    return tile & static_cast<Tile>(~kBlankFlag);
}
[[nodiscard]] constexpr bool isDesignatedBlank(Tile tile)
{
    return (tile & kBlankFlag) != 0;
}
[[nodiscard]] constexpr Tile asBlank(Tile letter)
{
    return letter | kBlankFlag;
}
/// What a tile is while it lies on a rack: a designated blank becomes an undesignated one.
[[nodiscard]] constexpr Tile rackTileOf(Tile tile)
{
    return isDesignatedBlank(tile) ? kBlank : tile;
}

/// A set of letters: bit n stands for letter n. Bit 0 is free for another meaning.
using LetterSet = std::uint64_t;

[[nodiscard]] constexpr LetterSet letterBit(Tile letter)
{
    return LetterSet{1} << letter;
}

}  // namespace engine
