// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/base/result.h"
#include "engine/search/endgame_rules.h"
#include "engine/search/pre_endgame_state.h"

namespace engine {

/// A pre-endgame's question and what follows from it. Doesn't change while it is worked on.
struct PreEndgameCase
{
    PreEndgameQuestion question;
    Position position;  ///< of the question
    EndgameRules rules;
    int mover = 0;
    int lead = 0;       ///< the mover's spread
    Rack known = {};    ///< tiles that the opponent holds for certain
    Rack pool = {};     ///< where the other tiles are isn't known
    int bag = 0;        ///< tiles in it
    int passes = 0;     ///< in a row before this turn
    int scoreless = 0;  ///< turns, likewise
    std::vector<PreEndgameDraw> draws = {};

    /// Fails with IllegalPosition, which says what is missing: other than two players, a bag with
    /// none or more than 6 tiles, a rack of the mover that isn't full or known, too many tiles, a
    /// finished game; with WrongLexicon without words, for jumbled ones, and when the other's lexicon
    /// is for other letters; with IllegalMove.
    [[nodiscard]] static Result<PreEndgameCase> create(PreEndgameQuestion question);

    /// The words of a player.
    [[nodiscard]] const LexiconPtr& lexiconOf(int player) const
    {
        return question.lexiconOfOther && player != mover ? question.lexiconOfOther
                                                          : position.lexiconPtr();
    }
    /// Gives a position of this game the words of who is on turn there.
    void setWords(Position& now) const;
    /// What is on a rack in points.
    [[nodiscard]] int pointsOf(const Rack& rack) const;
    /// The opponent's rack when these tiles are in the bag.
    [[nodiscard]] Rack opponentWith(const Rack& inBag) const;
};

}  // namespace engine
