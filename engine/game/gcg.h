// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/game_record.h"
#include "engine/rules/game_rules.h"

namespace engine {

/// A game read from GCG text.
struct GcgReading
{
    GameRecord record;
    /// What could not be read (Malformed and other codes; it is kept as it stands) and what was
    /// repaired or is doubtful (Unusual), with lines.
    std::vector<Error> remarks;
    std::vector<int> lines;  ///< by NodeId: where the event stands; 0 for the root
};

/// Reads a game in whatever habit and encoding. `rules` hold unless the text names others or its
/// tiles are none of theirs and some built-in rules fit. Lines that make no sense are remarked on
/// and kept: what looks like an event becomes an Unread one. Fails only for what is no GCG at all
/// or is too large for a game.
[[nodiscard]] Result<GcgReading> readGcg(std::string_view bytes, const GameRulesPtr& rules);

struct GcgWriting
{
    std::string text;                  ///< UTF-8, with the encoding in the first line
    std::vector<Sentence> leftOut;     ///< what a GCG can't hold: "3 variations"
};

/// The main line as GCG; reading it gives the same record but for what is left out, and for
/// totals, which are filled in. IllegalPosition when the game doesn't start from an empty board.
[[nodiscard]] Result<GcgWriting> writeGcg(const GameRecord& record);

}  // namespace engine
