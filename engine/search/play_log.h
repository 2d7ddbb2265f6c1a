// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "engine/base/quantities.h"
#include "engine/base/tile.h"
#include "engine/board/move.h"

namespace engine {

/// Where tiles were laid in one turn of a roll-out, small enough to keep thousands of them: what
/// heat maps are made of. The squares are all in one lane, so a mask of it says them all.
struct LoggedPlay
{
    LetterSet tiles = 0;        ///< kinds of tiles laid; bit 0: a blank
    std::uint32_t squares = 0;  ///< bit n: square n of the lane
    std::int32_t scenario = 0;
    std::int16_t score = 0;  ///< at most INT16_MAX
    std::uint8_t lane = 0;   ///< a row for across, a column for down
    Direction direction = Direction::Across;
    std::uint8_t ply = 0;  ///< from 1; at most 255
    bool bingo = false;
};

/// Plays by scenario and ply, in pieces that no longer change once they are full, so that a state
/// of a search shares them.
class PlayLog
{
public:
    static constexpr std::size_t kPieceSize = 1024;
    /// What comes later is not logged.
    static constexpr std::size_t kMost = 32 * kPieceSize;

    using Piece = std::vector<LoggedPlay>;
    using PiecePtr = std::shared_ptr<const Piece>;

    /// A placement; other moves leave nothing to be seen.
    void add(std::int64_t scenario, int ply, bool bingo, const Move& move);
    /// All that was logged; the last piece as it is now.
    [[nodiscard]] std::vector<PiecePtr> pieces() const;

private:
    std::vector<PiecePtr> m_full;
    Piece m_open;
};

}  // namespace engine
