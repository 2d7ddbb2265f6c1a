// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/match_setup.h"

#include <algorithm>
#include <string>

namespace engine {

Result<void> checkMatchSetup(const MatchSetup& setup, int players)
{
    const auto wrong = [](Sentence why) { return failure(ErrorCode::OutOfRange, std::move(why)); };
    const auto within = [](auto value, decltype(value) least, decltype(value) most) {
        return value >= least && value <= most;
    };
    if (static_cast<int>(setup.seats.size()) != players)
        return wrong(say("there must be a seat for each player"));
    if (setup.seed > MatchSetup::kGreatestSeed) return wrong(say("the seed is too large"));
    if (!std::all_of(setup.seats.begin(), setup.seats.end(), [&](const MatchSeat& seat) {
            return within(seat.choosesAmong, 1, MatchSetup::kMostMoves);
        }))
        return wrong(say("a player chooses among 1 to 100 moves"));
    if (std::any_of(setup.seats.begin(), setup.seats.end(), [](const MatchSeat& seat) {
            return seat.vocabulary.size() > MatchSetup::kLongestName;
        }))
        return wrong(say("the name of a lexicon is too long"));
    const MatchClock& clock = setup.clock;
    if (!within(clock.time, 0, MatchSetup::kLongestTime) ||
        !within(clock.increment, 0, MatchSetup::kLongestTime))
        return wrong(say("a clock runs for a day at most"));
    if (!within(clock.overtimePoints, 0, MatchSetup::kMostPoints) ||
        !within(setup.challengePoints, 0, MatchSetup::kMostPoints))
        return wrong(say("a penalty or a bonus has 0 to 100 points"));
    if (!within(setup.turnTime, 0, MatchSetup::kLongestTime))
        return wrong(say("a turn lasts for a day at most"));
    if (!within(setup.resigned, -1, players - 1))
        return wrong(say("there is no player who gave up"));
    return {};
}

}  // namespace engine
