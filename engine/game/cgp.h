// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/board/position.h"

namespace engine {

/// A position read from CGP text.
struct CgpReading
{
    Position position;
    std::string lexiconName;  ///< of the operation `lex`, may be empty
    /// Operations that don't change the position, kept for writing: name and value.
    std::vector<std::pair<std::string, std::string>> otherOperations;
    /// What was repaired or ignored, for people to see.
    std::vector<Sentence> remarks;
};

/// What a position may have that can't come about in a game; racks are never too large. Remarks tell
/// of what is allowed and is there.
enum class OddTiles {
    Refused,
    Overdrawn,  ///< more tiles than the game has
    Anywhere,   ///< and tiles that hang in the air
};

/// Reads one position. `rules` hold unless the text names others (ld, bdn, var) or changes them
/// (bb, mcnz, etl); `lexicon`, which may be null, is used as long as it fits the rules that
/// result. Errors carry the column (counted from the start of `text`) and what is wrong there:
/// row lengths, letters outside the alphabet, over-drawn tiles, tiles that hang in the air or lie
/// on blocked squares. The operation `oru` clears the racks of the others.
[[nodiscard]] Result<CgpReading> readCgp(std::string_view text, const GameRulesPtr& rules,
                                         const LexiconPtr& lexicon = nullptr,
                                         OddTiles allowed = OddTiles::Refused);

/// A position in a text of many.
struct CgpLine
{
    std::string_view text;  ///< into the whole text
    int line = 0;           ///< from 1
};
/// The lines of a text that hold positions: empty ones and those that begin with # are left out.
[[nodiscard]] std::vector<CgpLine> cgpLinesIn(std::string_view text);

/// The position as CGP. The operations `ld`, `bdn` and `var` are always there, since the format has
/// no defaults for them; `bb`, `mcnz` and `etl` where its default is another.
[[nodiscard]] std::string
writeCgp(const Position& position,
         const std::vector<std::pair<std::string, std::string>>& otherOperations = {});

}  // namespace engine
