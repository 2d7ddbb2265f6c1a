// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/base/quantities.h"
#include "engine/rules/alphabet.h"
#include "engine/rules/board_layout.h"
#include "engine/rules/kept_hash.h"
#include "engine/rules/rack.h"

namespace engine {

/// What makes a run of tiles a word.
enum class WordRule {
    InOrder,  ///< the tiles read as a word of the lexicon
    Jumbled,  ///< some order of the tiles is a word of the lexicon (WordSmog, Clabbers)
};

/// What happens to the tiles left when somebody has played out.
enum class PlayedOut {
    TwiceOpponentRack,  ///< the player gains twice what the others hold
    OpponentRackBoth,   ///< the player gains what the others hold, and they lose it
    Nothing,            ///< leftover tiles don't score
};

/// What happens to the racks when the game ends because nobody scores.
enum class StalledEnd {
    EachLosesOwnRack,
    Nothing,
};

/// When a game ends besides playing out.
struct EndRule
{
    int scorelessTurns = 6;  ///< consecutive scoreless turns that end the game, 0 = no such end
    int passes = 0;          ///< consecutive passes that end the game, 0 = no such end
    bool exchangeIsScoreless = true;    ///< exchanges count towards scorelessTurns
    bool scorelessOnEmptyBoard = true;  ///< scoreless turns can end a game with an empty board
    /// Once the bag is empty each player has this many turns more; -1 = play goes on until
    /// somebody is out.
    int turnsAfterBagEmpty = -1;
    PlayedOut playedOut = PlayedOut::TwiceOpponentRack;
    StalledEnd stalled = StalledEnd::EachLosesOwnRack;

    friend bool operator==(const EndRule&, const EndRule&) = default;
};

/// Everything that a game is played by. A value; shared as `shared_ptr<const GameRules>`.
struct GameRules
{
    std::string id;     ///< short name for files and the command line: "english"
    std::string title;  ///< name for people, English: "English", "NYT Crossplay"
    Alphabet alphabet;
    TileDistribution tiles;
    BoardLayout layout;
    WordRule wordRule = WordRule::InOrder;
    int rackSize = 7;  ///< 1..21
    /// Bonus by number of tiles played: entry n for n tiles, the last entry for more than that.
    std::vector<int> bonus;
    int exchangeMinimumBag = 7;   ///< exchanging needs at least this many tiles in the bag
    int exchangesPerPlayer = -1;  ///< -1 = as many as one likes
    EndRule end;

    KeptHash keptHash;  ///< of what hash() says

    /// What the rules say of a game, as a number for caches: the same for two rule sets that differ
    /// in names only. The rules must not be changed afterwards; copies may.
    [[nodiscard]] std::uint64_t hash() const;

    [[nodiscard]] bool jumbled() const { return wordRule == WordRule::Jumbled; }
    /// Points added for playing so many tiles at once; 0 tiles have no bonus.
    [[nodiscard]] int bonusFor(int tilesPlayed) const
    {
        if (bonus.empty()) return 0;
        const auto index = static_cast<std::size_t>(tilesPlayed);
        return index < bonus.size() ? bonus[index] : bonus.back();
    }
};

/// No rules may allow a move of more points than this: equities count in thousandths of a point
/// in 32 bits.
inline constexpr int kHighestScore = 1'000'000;

/// A number of points that no move can exceed under these rules; kHighestScore + 1 for anything
/// beyond kHighestScore. Generous: every tile the dearest, every letter premium fourfold.
[[nodiscard]] int scoreBound(const GameRules& rules);

using GameRulesPtr = std::shared_ptr<const GameRules>;

}  // namespace engine
