// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "engine/board/board.h"
#include "engine/board/move.h"
#include "engine/rules/game_rules.h"

namespace engine {

/// A move in 16 bytes, for tables and arenas of deep searches: half a Move. It loses nothing, since
/// the board says which squares of its word have tiles already and how far it goes.
///
/// It has room for 12 tiles of any alphabet and for every square and score that rules can have.
class PackedMove
{
public:
    static constexpr int kMostTiles = 12;

    /// All moves under these rules have room.
    [[nodiscard]] static bool fits(const GameRules& rules) { return rules.rackSize <= kMostTiles; }

    /// A pass.
    PackedMove() = default;
    /// A move as generators write it, of at most kMostTiles tiles and kHighestScore points.
    explicit PackedMove(const Move& move);

    /// The move, for the board that it was packed on; its score is the one noted. Nothing when it
    /// doesn't lie on free squares of this board: tables may take one position for another. It may
    /// still be no legal move there.
    [[nodiscard]] std::optional<Move> on(const Board& board) const;

    friend bool operator==(PackedMove, PackedMove) = default;

private:
    [[nodiscard]] std::uint64_t field(int shift, int bits) const
    {
        return m_head >> shift & ((std::uint64_t{1} << bits) - 1);
    }
    [[nodiscard]] Tile tile(int index) const;
    void setTile(int index, Tile tile);
    [[nodiscard]] bool lay(const Board& board, int tiles, Move& move) const;

    std::uint64_t m_head = 0;  ///< what the move is, and the first tiles
    std::uint64_t m_tail = 0;  ///< the other tiles
};

}  // namespace engine
