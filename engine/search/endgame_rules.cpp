// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/endgame_rules.h"

#include "engine/rules/game_rules.h"

namespace engine {

EndgameRules EndgameRules::of(const GameRules& rules, EndgameEnd end)
{
    EndgameRules result;
    result.losesRack = rules.end.stalled == StalledEnd::EachLosesOwnRack;
    result.outGain = rules.end.playedOut == PlayedOut::Nothing ? 0 : 2;
    if (rules.end.turnsAfterBagEmpty >= 0) {
        result.turnsAfterBag = rules.end.turnsAfterBagEmpty * 2;
        end = EndgameEnd::Rules;
    }
    result.passes = end == EndgameEnd::TwoPasses ? 2 : rules.end.passes;
    result.scorelessTurns = end == EndgameEnd::TwoPasses ? 0 : rules.end.scorelessTurns;
    // Rules that let two players pass for ever don't say what that is worth.
    if (result.passes <= 0 && result.scorelessTurns <= 0 && result.turnsAfterBag < 0)
        result.passes = 2;
    return result;
}

}  // namespace engine
