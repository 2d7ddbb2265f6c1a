// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/held_answer.h"

namespace ui {

engine::NodeId heldAnswer(const ShownStudy& shown)
{
    if (!shown.game() || !shown.game()->record().start()) return engine::kNoNode;
    const GameMoment moment = shown.moment();
    const bool asks = moment.turn == 0 && moment.turns.size() == 1 && !shown.chapters().empty();
    return asks ? moment.viewed : engine::kNoNode;
}

}  // namespace ui
