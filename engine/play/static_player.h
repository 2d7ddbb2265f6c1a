// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <utility>

#include "engine/board/position.h"
#include "engine/eval/static_evaluator.h"
#include "engine/movegen/ranked_move.h"
#include "engine/play/auto_player.h"

namespace engine {

/// Plays the move that the static evaluation ranks first.
class StaticPlayer : public AutoPlayer
{
public:
    explicit StaticPlayer(StaticEvaluator evaluator) : m_evaluator(std::move(evaluator)) {}

    [[nodiscard]] std::optional<RankedMove> choose(const Position& position, MoveScratch& scratch,
                                                   const std::stop_token& stop) override;

private:
    StaticEvaluator m_evaluator;
};

/// Static players with these leave values; null = every leave is worth 0.
[[nodiscard]] AutoPlayerMaker staticPlayers(KlvPtr leaves);

}  // namespace engine
