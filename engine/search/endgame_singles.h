// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/base/tile.h"

namespace engine {

/// A placement of an EndgameBoard: a number of its LaneMoves and the lane in which it lies.
struct EndgameMove
{
    static constexpr std::uint32_t kPass = 0xffffffff;

    std::uint32_t number = kPass;
    std::uint16_t lane = 0;

    [[nodiscard]] bool isPass() const { return number == kPass; }
    friend bool operator==(const EndgameMove&, const EndgameMove&) = default;
};

/// A placement of one tile, on the square that it fills.
struct SinglePlay
{
    std::int32_t score = 0;
    std::uint8_t row = 0;
    std::uint8_t column = 0;
};

/// What a move of an EndgameBoard does to placements that could be made before it.
struct MoveEffect
{
    /// An empty square beside a run of tiles that has grown.
    struct End
    {
        std::uint8_t row = 0;
        std::uint8_t column = 0;
        std::uint16_t lane = 0;  ///< in which the run lies
    };

    EndgameMove move;
    std::uint32_t filled = 0;  ///< squares of the move's lane: a bit for each
    std::uint8_t first = 0;    ///< square of its word
    std::uint8_t last = 0;
    std::size_t endCount = 0;
    std::array<End, 2 * kMaxDim + 2> ends{};
};

}  // namespace engine
