// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/position.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/movegen/valuation.h"

namespace engine {

/// The hasty valuation: what a move is worth for the player on turn without looking ahead.
///
/// With tiles in the bag: score + value of the leave; on the first move of a game less 0.7 for
/// each vowel on a square with a premium square beside it across the start lane. With an empty
/// bag: going out gains twice the opponents' tiles, anything else costs 10 and twice the
/// tiles kept; under rules that don't score leftover tiles only the score counts.
class StaticEvaluator
{
public:
    /// Null = every leave is worth 0.
    explicit StaticEvaluator(KlvPtr leaves = nullptr) : m_leaves(std::move(leaves)) {}

    [[nodiscard]] const KlvPtr& leaves() const { return m_leaves; }

    /// Fills in the valuation for the mover's known tiles; reuses its memory.
    void prepare(const Position& position, Valuation& valuation) const;

private:
    KlvPtr m_leaves;
};

/// The worth of one move, a phony too, with what prepare() filled in for the position. The mover's
/// known rack must hold its tiles.
[[nodiscard]] Equity equityOf(const Position& position, const Move& move,
                              const Valuation& valuation);

}  // namespace engine
