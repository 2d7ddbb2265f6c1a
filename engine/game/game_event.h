// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/quantities.h"
#include "engine/base/result.h"
#include "engine/base/tile.h"
#include "engine/board/move.h"
#include "engine/rules/game_rules.h"

namespace engine {

/// What can happen in a game. The first four are turns; the others belong to the turn before.
enum class EventKind : std::uint8_t {
    Place,
    Exchange,  ///< of known tiles, or of a number of unknown ones
    Pass,
    LostChallenge,   ///< a turn lost by challenging a valid play
    Withdrawal,      ///< the play just made was a phony and is taken back
    ChallengeBonus,  ///< points for a play that was challenged and is valid
    OutPoints,       ///< for going out: the tiles that the others were left with
    RackPenalty,     ///< for the tiles left on one's own rack
    TimePenalty,
    Unread,  ///< a line that could not be understood; takes the place of a turn
};

/// A rack as a record has it. All of it may be unknown, then it is empty.
struct RecordedRack
{
    std::vector<Tile> tiles;  ///< those known, in the order written; blanks are kBlank
    int hidden = 0;           ///< tiles that were there but are not known

    [[nodiscard]] bool empty() const { return tiles.empty() && hidden == 0; }
    [[nodiscard]] Rack known() const { return Rack(tiles); }
    [[nodiscard]] int size() const { return static_cast<int>(tiles.size()) + hidden; }
    friend bool operator==(const RecordedRack&, const RecordedRack&) = default;
};

/// One event as recorded, right or wrong.
struct Event
{
    EventKind kind = EventKind::Pass;
    int player = 0;  ///< who it belongs to; for a bonus who made the play
    /// The player's tiles before a turn; with a challenge bonus his new ones.
    RecordedRack rack;
    /// Place and Exchange; its score is 0, the recorded one is below.
    Move move;
    std::vector<Tile> tiles;     ///< OutPoints and RackPenalty: in the order written
    Score score;                 ///< with its sign: what the player's total changes by
    std::optional<Score> total;  ///< the player's points after it
    /// Milliseconds left on the player's clock after it, negative in overtime.
    std::optional<std::int64_t> clock;
    /// Unread: the whole line. Else what stood behind the total, e.g. the words formed.
    std::string text;
    /// What the file called the player, where it names none of the game; empty for a known nick.
    std::string nick;

    /// Whether it is a player's turn, so that the next player is on after it.
    [[nodiscard]] bool isTurn() const;
    friend bool operator==(const Event&, const Event&) = default;
};

/// The same thing done by the same player, whatever rack and scores say.
[[nodiscard]] bool sameAction(const Event& a, const Event& b);

/// Whether an event could be meant for such a game at all: player, tiles of the alphabet, squares
/// on the board, numbers in range. Says nothing about rules.
[[nodiscard]] Result<void> checkEvent(const Event& event, const GameRules& rules, int players);
/// The same for a rack.
[[nodiscard]] Result<void> checkRack(const RecordedRack& rack, const GameRules& rules);

/// Tiles of a rack as text: "AEINR?_", with `_` for hidden ones.
[[nodiscard]] std::string rackText(const Alphabet& alphabet, const RecordedRack& rack);

}  // namespace engine
