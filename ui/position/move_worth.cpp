// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/position/move_worth.h"

#include "engine/eval/static_evaluator.h"

namespace ui {

std::optional<engine::Equity> equityOfMove(const engine::Position& position,
                                           const engine::Move& move, const engine::KlvPtr& leaves)
{
    if (!position.mover().rack.contains(move.tilesUsed())) return std::nullopt;
    engine::Valuation valuation;
    engine::StaticEvaluator(leaves).prepare(position, valuation);
    return engine::equityOf(position, move, valuation);
}

}  // namespace ui
