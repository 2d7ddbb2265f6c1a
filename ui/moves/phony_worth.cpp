// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moves/phony_worth.h"

#include <algorithm>

#include "engine/board/legality.h"
#include "engine/search/simulation_state.h"
#include "ui/position/move_worth.h"

namespace ui {

double PhonyWorth::betterUpTo(double other) const
{
    if (stays <= other) return takenBack > other ? 1 : 0;
    if (takenBack >= other) return 1;
    return (stays - other) / (stays - takenBack);
}

bool isPhony(const engine::Position& position, const engine::Move& move)
{
    return std::ranges::any_of(engine::wordsFormed(position, move),
                               [](const engine::FormedWord& word) { return !word.valid; });
}

std::optional<PhonyWorth> phonyEquity(const engine::Position& position, const engine::Move& move,
                                      const engine::KlvPtr& leaves)
{
    const auto stays = equityOfMove(position, move, leaves);
    const auto takenBack = equityOfMove(position, engine::passMove(), leaves);
    if (!stays || !takenBack) return std::nullopt;
    return PhonyWorth{stays->toPoints(), takenBack->toPoints()};
}

std::optional<PhonyWorth> phonyWins(const SimulationPtr& simulation, const engine::Move& move)
{
    const auto* own = simulated(simulation, move);
    const auto* pass = simulated(simulation, engine::passMove());
    if (own == nullptr || pass == nullptr || own->win.count == 0 || pass->win.count == 0)
        return std::nullopt;
    return PhonyWorth{own->win.mean(), pass->win.mean()};
}

}  // namespace ui
