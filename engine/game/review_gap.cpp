// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/review_gap.h"

#include "engine/board/hands.h"
#include "engine/board/legality.h"

namespace engine {

ReviewGap reviewGapOf(const Event& event, const ReplayStep& step)
{
    const bool isMove = event.kind == EventKind::Place || event.kind == EventKind::Exchange ||
                        event.kind == EventKind::Pass;
    if (!isMove || step.before == nullptr) return ReviewGap::NoMove;
    if (!step.fits) return ReviewGap::Irregular;
    const Position& before = *step.before;
    if (before.gameEnd() != GameEnd::NotYet) return ReviewGap::GameOver;
    switch (rackKnowledge(before, before.onTurn())) {
    case RackKnowledge::Unknown: return ReviewGap::UnknownRack;
    case RackKnowledge::Partial: return ReviewGap::PartialRack;
    case RackKnowledge::Known: break;
    }
    const bool unknownTiles = event.kind == EventKind::Exchange && step.move.length == 0;
    if (unknownTiles && step.move.tilesPlayed != before.mover().rack.total())
        return ReviewGap::UnknownTiles;
    if (!before.mover().rack.contains(step.move.tilesUsed())) return ReviewGap::WrongRack;
    if (!unknownTiles && !checkMove(before, step.move, WordCheck::Ignore))
        return ReviewGap::Irregular;
    return ReviewGap::None;
}

}  // namespace engine
