// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/position.h"
#include "engine/protocol/protocol_error.h"

namespace engine {

/// What `position cgp CGP [moves MOVE ...]` or `position startpos [moves MOVE ...]` asks for, still
/// as text. `startpos` is an empty board with unknown racks.
struct PositionCommand
{
    std::string cgp;  ///< empty for startpos
    std::vector<std::string> moves;
};

/// `words`: what follows "position". Words before "cgp" and "startpos" are skipped; bad-position
/// when neither is there.
[[nodiscard]] ProtocolResult<PositionCommand>
readPositionCommand(std::span<const std::string_view> words);

/// The latest move of a list: what the player before the one on turn did.
struct LatestMove
{
    /// As the player who is on turn now sees it: his own rack, and of the other one the tiles that a
    /// phony has shown.
    Position before;
    Move move;
    bool takenBack = false;  ///< a phony that came off
};

/// A position that was asked for.
struct AskedGame
{
    Position position;
    std::string lexiconName;        ///< the operation `lex`, may be empty
    std::vector<Sentence> remarks;  ///< of the CGP
    /// In games of two, unless no move is listed or its player is on turn again.
    std::optional<LatestMove> latest = {};
};

/// `rules` hold unless the CGP names others. The position has no lexicon. bad-position or bad-move
/// (with its number) say what is wrong; tiles that the mover can't have are a bad move.
[[nodiscard]] ProtocolResult<AskedGame> setUp(const PositionCommand& command,
                                              const GameRulesPtr& rules);

}  // namespace engine
