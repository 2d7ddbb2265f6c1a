// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "engine/board/move.h"
#include "engine/board/position.h"
#include "engine/search/simulation_question.h"

namespace engine {

/// Chooses the turns of roll-outs by small simulations, see NestedChoice. One object per thread.
class NestedTurns
{
public:
    /// What the question says of leaves, win table and effort counts; it outlives this. `seats`: the
    /// lexicon and the leaves of each, none of them left open.
    NestedTurns(const SimulationQuestion& question, std::vector<SimulatedSeat> seats);

    /// The move of the player on turn, whose lexicon is the position's; valid until the next call.
    /// He doesn't see the racks of the others. All draws follow from `chance`. Null when it was
    /// asked to stop.
    [[nodiscard]] const Move* choose(const Position& position, std::uint64_t chance,
                                     const std::stop_token& stop);

private:
    /// The static moves that are worth a look, the best first. Empty when it was asked to stop.
    [[nodiscard]] std::vector<Move> candidatesOf(const Position& view,
                                                 const std::stop_token& stop) const;

    const SimulationQuestion& m_question;
    std::vector<SimulatedSeat> m_seats;
    Move m_chosen;
};

}  // namespace engine
