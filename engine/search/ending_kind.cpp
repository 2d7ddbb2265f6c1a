// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/ending_kind.h"

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

int tilesBeyondRacks(const Position& position)
{
    return position.unseen().total() - (position.playerCount() - 1) * position.rules().rackSize;
}

Result<EndingKind> endingKindFor(const Position& position)
{
    const int bag = tilesBeyondRacks(position);
    if (bag <= 0) return EndingKind::Endgame;
    if (bag == 1) return EndingKind::PreEndgame;
    if (bag <= kMostForBridge) return EndingKind::Bridge;
    return failure(ErrorCode::IllegalPosition,
                   say("there are %1 tiles in the bag; endings are solved with %2 at most, "
                       "before that moves can be simulated",
                       bag, kMostForBridge));
}

}  // namespace engine
