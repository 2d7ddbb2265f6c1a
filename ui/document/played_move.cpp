// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/played_move.h"

#include "ui/document/held_answer.h"

namespace ui {

std::optional<engine::Move> playedMove(const ShownStudy& shown)
{
    if (!shown.game()) return std::nullopt;
    const GameMoment now = shown.moment();
    if (now.atEnd() || heldAnswer(shown) != engine::kNoNode) return std::nullopt;
    const engine::EventKind kind = shown.game()->record().node(now.viewed).event.kind;
    const bool isMove = kind == engine::EventKind::Place || kind == engine::EventKind::Exchange ||
                        kind == engine::EventKind::Pass;
    const engine::ReplayStep& step = shown.game()->replay().at(now.viewed);
    if (!isMove || !step.fits) return std::nullopt;
    return step.move;
}

}  // namespace ui
