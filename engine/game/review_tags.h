// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/board/position.h"
#include "engine/game/turn_judge.h"
#include "engine/lexicon/lexicon_fwd.h"

namespace engine {

/// Why a turn was a mistake, as far as that can be read off the two moves.
enum class ReviewTag : std::uint8_t {
    MissedBingo,      ///< the best move lays a whole rack, the one played doesn't
    MissedHook,       ///< the best move adds a tile to a word at a square that stayed empty
    BadLeave,         ///< the tiles kept are what made the difference
    OpenedLane,       ///< the next player gets clearly more out of it
    Fishing,          ///< few tiles were laid to keep others, for many points less
    Exchange,         ///< one of the two moves exchanges tiles, the other doesn't, or others
    Phony,            ///< a word is not in the lexicon
    MissedChallenge,  ///< the move before was a phony, and stayed
    Endgame,          ///< the bag was empty
    Timing,           ///< the two moves empty the bag at different turns
    FewerPoints,      ///< none of these before, and the best move scores clearly more
    Other,            ///< none of these before: what can't be read off the two moves
};
inline constexpr std::size_t kReviewTagCount = 12;

/// "missed bingo": for tables, in English.
[[nodiscard]] std::string_view reviewTagName(ReviewTag tag);

/// A set of them.
struct ReviewTags
{
    std::uint16_t bits = 0;

    [[nodiscard]] bool has(ReviewTag tag) const
    {
        return (bits >> static_cast<unsigned>(tag) & 1U) != 0;
    }
    void add(ReviewTag tag)
    {
        bits = static_cast<std::uint16_t>(bits | 1U << static_cast<unsigned>(tag));
    }
    [[nodiscard]] bool empty() const { return bits == 0; }
    friend bool operator==(ReviewTags, ReviewTags) = default;
};

/// The two moves of a mistake.
struct MistakenMove
{
    const Position& position;  ///< before them
    const Move& played;
    const Move& best;
    bool takenBack = false;
    const TurnVerdict* verdict = nullptr;  ///< null = only the static evaluation spoke
};

/// Points of leave value that make a leave the reason.
inline constexpr double kLeaveThatMatters = 3;
/// Points by which the next player's mean turn must be better to speak of an opened lane.
inline constexpr double kLaneThatMatters = 4;
/// Points that whoever fishes gives up at least.
inline constexpr int kPointsForFishing = 10;
/// Points that a move scores less to make them the reason where there is no other.
inline constexpr int kPointsThatMatter = 3;

/// The reasons that hold, of those that compare the two moves: not Phony and MissedChallenge. There
/// is always one where the two differ.
[[nodiscard]] ReviewTags mistakeReasons(const MistakenMove& mistake, const KlvPtr& leaves);

/// Whether a placement adds a tile to the front or the back of a word that is there.
[[nodiscard]] bool laysHook(const Position& position, const Move& move);

}  // namespace engine
