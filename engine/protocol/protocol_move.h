// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/board/position.h"

namespace engine {

/// What stands in a list of moves of SIU and UCGI.
struct ProtocolMove
{
    enum class Kind {
        Played,
        ChallengedOff,  ///< a phony: its tiles are known then
        RackOnly,       ///< no move: the rack of the player on turn
    };
    Kind kind = Kind::Played;
    Move move;                 ///< unless it is RackOnly
    std::optional<Rack> rack;  ///< of the mover before the move
    Score challengePoints;     ///< to the mover, for a challenge of the opponent that failed
    bool turnLost = false;     ///< of the opponent, likewise
};

/// Reads "8D.DJINN.DIJNNR?", "H11.MAZEY.AEMYZ.5.1", "ex.ABC.ABCDEFG", "ex.4", "pass",
/// "phony.H11.MAZEY" and "rack.TILES": the number of the row comes first across, as in CGP. Tiles
/// that lie on the board are written as their letters, blanks are lower case, tiles of several
/// characters are in brackets. Placements fit the squares; otherwise it doesn't matter whether they
/// are legal.
[[nodiscard]] Result<ProtocolMove> readProtocolMove(const Position& position,
                                                    std::string_view text);

/// Carries it out: the next player is on turn then, or has the rack. Fails when the tiles can't be
/// there or the game is over.
[[nodiscard]] Result<void> playProtocolMove(const ProtocolMove& move, Position& position);

/// "8D.DJINN", "ex.ABC", "ex.4" or "pass".
[[nodiscard]] std::string protocolMoveText(const Position& position, const Move& move);
/// Moves that follow each other, with blanks between, each on the board that it meets.
[[nodiscard]] std::string protocolLineText(const Position& position, std::span<const Move> line);

}  // namespace engine
