// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/ending_kind.h"

#include "engine/search/pre_endgame_state.h"

namespace engine {

std::string_view endingKindName(EndingKind kind)
{
    switch (kind) {
    case EndingKind::Endgame: break;
    case EndingKind::PreEndgame: return "pre-endgame";
    case EndingKind::Bridge: return "bridge";
    }
    return "endgame";
}

std::optional<EndingKind> endingKindNamed(std::string_view name)
{
    for (const auto kind : {EndingKind::Endgame, EndingKind::PreEndgame, EndingKind::Bridge})
        if (endingKindName(kind) == name) return kind;
    return std::nullopt;
}

int tilesBeyondRacks(const Position& position)
{
    return position.unseen().total() - (position.playerCount() - 1) * position.rules().rackSize;
}

Result<EndingKind> endingKindFor(const Position& position)
{
    if (position.playerCount() != 2)
        return failure(
            ErrorCode::IllegalPosition,
            say("endings are solved for two players, here are %1", position.playerCount()));
    if (position.gameEnd() != GameEnd::NotYet)
        return failure(ErrorCode::IllegalPosition, say("the game is over"));
    // With every rack taken as full: one that isn't known must not look like a bag.
    if (const int bag = position.bagSize(); bag > kMostForBridge)
        return failure(ErrorCode::IllegalPosition,
                       say("there are %1 tiles in the bag; endings are solved with %2 at most, "
                           "before that moves can be simulated",
                           bag, kMostForBridge));
    const int bag = tilesBeyondRacks(position);
    if (bag <= 0) return EndingKind::Endgame;
    const int own = position.mover().rack.total();
    if (own != position.rules().rackSize)
        return failure(ErrorCode::IllegalPosition,
                       say("the player on turn holds %1 tiles, as far as known; with tiles in the "
                           "bag he must hold %2",
                           own, position.rules().rackSize));
    return bag == 1 ? EndingKind::PreEndgame : EndingKind::Bridge;
}

Result<std::vector<EndingKind>> endingKindsFor(const Position& position)
{
    const auto usual = endingKindFor(position);
    if (!usual) return failure(usual.error());
    std::vector<EndingKind> kinds{*usual};
    if (*usual == EndingKind::Bridge &&
        tilesBeyondRacks(position) <= PreEndgameQuestion::kMostInBag)
        kinds.push_back(EndingKind::PreEndgame);
    return kinds;
}

}  // namespace engine
