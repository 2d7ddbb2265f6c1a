// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/game_event.h"
#include "engine/game/game_record.h"
#include "engine/rules/alphabet.h"

/// The lines of a GCG, cut up without regard to the game.
namespace engine::gcg_lines {

/// A line without its end.
struct Line
{
    std::string_view text;
    int number = 0;  ///< from 1
};
/// LF, CR LF and CR end lines; the last one may have no end.
[[nodiscard]] std::vector<Line> linesOf(std::string_view text);

/// What a line is, blanks around it left out.
[[nodiscard]] inline bool isEvent(std::string_view trimmed)
{
    return trimmed.starts_with('>');
}
[[nodiscard]] inline bool isPragma(std::string_view trimmed)
{
    return trimmed.starts_with('#');
}

/// "#name value": the name without #, the value without blanks around it.
struct Pragma
{
    std::string_view name;
    std::string_view value;
};
[[nodiscard]] Pragma pragmaOf(std::string_view line);

/// What comes first in a text that white space separates, and the rest without blanks around it.
struct Split
{
    std::string_view first;
    std::string_view rest;
};
[[nodiscard]] Split firstWord(std::string_view text);

/// ">nick: RACK what SCORE TOTAL more"
struct EventFields
{
    EventKind kind = EventKind::Unread;
    std::string_view nick;
    std::string_view rack;    ///< may be empty
    std::string_view square;  ///< Place
    /// Place: the word. Exchange: the tiles, or their number. OutPoints, RackPenalty: the tiles.
    std::string_view tiles;
    int score = 0;
    std::optional<int> total;
    std::string_view trailer;  ///< what stands behind the total
    /// What is not as it should be, though it can be understood.
    std::vector<Sentence> doubts;
};
/// `nicks` are those that the game is known to have: they may hold anything but blanks.
[[nodiscard]] Result<EventFields> fieldsOf(std::string_view line,
                                           const std::vector<std::string>& nicks);

/// A rack or other tiles: letters, `?`, `_` for unknown ones, tiles of several characters in
/// brackets or between bars; in lower case where everything is.
struct Tiles
{
    RecordedRack rack;
    Sentence doubt;  ///< what is not as it should be
};
[[nodiscard]] Result<Tiles> readTiles(const Alphabet& alphabet, std::string_view text);

/// A word with tiles between bars in brackets instead.
[[nodiscard]] std::string withBrackets(const Alphabet& alphabet, std::string_view word);

/// A nick as events write it: one word.
[[nodiscard]] std::string plainNick(std::string_view nick);

/// Names variant, layout and distribution where the game names none of them and readers would
/// expect other ones, or might take the game for one by others.
void nameRules(GameInfo& info, const GameRules& rules, bool doubtful = false);

}  // namespace engine::gcg_lines
