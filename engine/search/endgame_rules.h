// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace engine {

struct GameRules;

/// When a game without a bag ends besides playing out.
enum class EndgameEnd {
    /// After two passes in a row, whatever the rules say: what solvers and collections of solved
    /// positions assume. Rules that count turns after the bag is empty end by their own count.
    TwoPasses,
    Rules,
};

/// What the rules say of the end, as numbers.
struct EndgameRules
{
    int passes = 0;          ///< in a row that end the game, 0 = no such end
    int scorelessTurns = 0;  ///< the same
    int turnsAfterBag = -1;  ///< turns in all once the bag is empty, -1 = no limit
    int outGain = 2;         ///< times the other's points for playing out
    bool losesRack = true;   ///< after scoreless turns each loses what he holds

    [[nodiscard]] static EndgameRules of(const GameRules& rules, EndgameEnd end);
    /// Playing out ends the game.
    [[nodiscard]] bool outEnds() const { return turnsAfterBag < 0; }
};

/// What counts towards the end, besides the tiles.
struct EndgameTurn
{
    int side = 0;
    int passes = 0;
    int scoreless = 0;
    int sinceBag = 0;  ///< turns since the bag was empty
};

}  // namespace engine
