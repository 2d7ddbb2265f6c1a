// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/base/quantities.h"
#include "engine/board/move.h"
#include "engine/board/position.h"
#include "engine/eval/win_table.h"
#include "engine/lexicon/player_lexicons.h"
#include "engine/search/search_fwd.h"
#include "engine/search/weighted_leave.h"

namespace engine {

/// What a seat plays its turns with, where that differs from the others.
struct SimulatedSeat
{
    LexiconPtr lexicon;  ///< null = that of the position
    KlvPtr leaves;       ///< null = those of the question
};

/// Seats of which all but the one on turn play with these words.
[[nodiscard]] inline std::vector<SimulatedSeat> othersPlayWith(const LexiconPtr& lexicon,
                                                               const Position& position)
{
    std::vector<SimulatedSeat> seats(static_cast<std::size_t>(position.playerCount()),
                                     {lexicon, nullptr});
    seats[static_cast<std::size_t>(position.onTurn())] = {};
    return seats;
}

/// Seats that play each with the words of its player; none where those are the same for all.
[[nodiscard]] inline std::vector<SimulatedSeat> seatsWith(const PlayerLexicons& lexicons,
                                                          const Position& position)
{
    std::vector<SimulatedSeat> seats;
    for (int player = 0; lexicons.differ() && player < position.playerCount(); ++player)
        seats.push_back({lexicons.of(player), nullptr});
    return seats;
}

/// How the turns of roll-outs are chosen by small simulations of their own ("nested roll-outs"): the
/// player on turn, who sees his own rack only, plays out his best static moves in some scenarios and
/// takes the one that comes out best. That costs candidates x scenarios x plies turns for each turn.
struct NestedChoice
{
    static constexpr int kMostCandidates = 20;
    static constexpr int kMostScenarios = 1000;

    int candidates = 1;  ///< of the best static moves; 1 = the best one is played, as it is
    int scenarios = 8;   ///< for each of them the same
    int plies = 1;       ///< turns after each of them
    /// Moves that many points of equity behind the best are no candidates.
    Equity margin = Equity::fromPoints(12);

    friend bool operator==(const NestedChoice&, const NestedChoice&) = default;
};

/// What is to be found out by simulation: which of some moves is best in a position.
struct SimulationQuestion
{
    static constexpr int kMostPlies = 1000;

    /// With a lexicon. The tiles that it shows on the racks of the others are known to be there;
    /// everything else is drawn anew in each scenario.
    Position position;
    /// Legal but for their words: phonies lie on the board as other moves do. Equal ones are one.
    std::vector<Move> candidates = {};
    KlvPtr leaves = {};         ///< null = every leave is worth 0
    WinTablePtr winTable = {};  ///< null = WinTable::estimate(); for two players
    /// Turns that are played out after the candidate, which is ply 0; 1..kMostPlies. A roll-out
    /// ends with the game at the latest.
    int plies = 2;
    /// All draws follow from it.
    std::uint64_t seed = 1;
    std::vector<SimulatedSeat> seats = {};  ///< by seat; missing ones play as the position says
    /// Empty = all racks are as likely as they are drawn. Else each scenario takes one of these as
    /// a part of the next player's rack, and draws the rest. The empty leave stands for a rack of
    /// which nothing is known.
    std::vector<WeightedLeave> nextLeaves = {};
    /// How roll-outs of two players end once the bag is empty; null = by static moves as before.
    RolloutEndingMaker ending = {};
    NestedChoice nested = {};
};

}  // namespace engine
