// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/result.h"

namespace engine {

/// What becomes of a play with words that are not in the lexicon, and of a challenge without reason.
/// A play that is challenged with reason is always taken back.
enum class ChallengeRule : std::uint8_t {
    Void,    ///< such plays can't be made, and nothing is challenged
    Single,  ///< a challenge without reason costs nothing
    Double,  ///< it costs a turn
    Points,  ///< it gives points to the one who was challenged
};

/// How an automatic player finds his moves.
enum class MatchStrength : std::uint8_t {
    Static,      ///< by the static evaluation
    Vocabulary,  ///< likewise, but he knows a part of the words only, or those of another lexicon
    TwoPlies,    ///< simulates the reply and his next turn
    FourPlies,
    ByClock,  ///< simulates as long as his clock allows, near ties with more plies
    Endings,  ///< by the static evaluation, and by exact search from one tile in the bag on
};

/// Who sits on a seat.
struct MatchSeat
{
    bool automatic = false;
    /// The automatic player plays one of this many moves that the static evaluation ranks first.
    int choosesAmong = 1;
    MatchStrength strength = MatchStrength::Static;
    /// Name of the lexicon whose words MatchStrength::Vocabulary knows; empty = a part of the game's.
    std::string vocabulary = {};
    friend bool operator==(const MatchSeat&, const MatchSeat&) = default;
};

struct MatchClock
{
    std::int64_t time = 0;       ///< milliseconds for each player, 0 = there is no clock
    std::int64_t increment = 0;  ///< milliseconds that each turn brings
    int overtimePoints = 10;     ///< lost for each minute of overtime that was begun

    [[nodiscard]] bool runs() const { return time > 0; }
    friend bool operator==(const MatchClock&, const MatchClock&) = default;
};

/// How a game that is played with this program was set up. With it, who goes on with the record has
/// the same tiles in the same order.
struct MatchSetup
{
    /// Small enough for a number in JSON.
    static constexpr std::uint64_t kGreatestSeed = (std::uint64_t{1} << 53) - 1;
    static constexpr std::int64_t kLongestTime = std::int64_t{1000} * 60 * 60 * 24;
    static constexpr int kMostMoves = 100;
    static constexpr int kMostPoints = 100;
    static constexpr std::size_t kLongestName = 1000;

    std::uint64_t seed = 1;
    std::vector<MatchSeat> seats;  ///< of the players in their order
    ChallengeRule challenge = ChallengeRule::Void;
    int challengePoints = 5;  ///< with ChallengeRule::Points
    MatchClock clock;
    bool hints = false;      ///< the analysis may be seen during the game
    bool hidesRacks = true;  ///< people at one screen don't see each other's tiles
    int resigned = -1;       ///< the player who gave up
    /// Milliseconds of the clock that the turn which goes on has taken when this was written.
    std::int64_t turnTime = 0;
    friend bool operator==(const MatchSetup&, const MatchSetup&) = default;
};

/// Whether all numbers are in range and there is a seat for each player.
[[nodiscard]] Result<void> checkMatchSetup(const MatchSetup& setup, int players);

}  // namespace engine
