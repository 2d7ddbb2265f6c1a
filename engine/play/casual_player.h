// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <utility>

#include "engine/board/position.h"
#include "engine/eval/static_evaluator.h"
#include "engine/movegen/recorders.h"
#include "engine/play/auto_player.h"

namespace engine {

/// Plays one of the moves that the static evaluation ranks first, each as likely as any other; the
/// position and a seed say which. Passes only when it must.
class CasualPlayer : public AutoPlayer
{
public:
    /// `among` >= 1.
    CasualPlayer(StaticEvaluator evaluator, int among, std::uint64_t seed)
        : m_evaluator(std::move(evaluator)), m_moves(static_cast<std::size_t>(among)), m_seed(seed)
    {
    }

    [[nodiscard]] std::optional<RankedMove> choose(const Position& position, MoveScratch& scratch,
                                                   const std::stop_token& stop) override;

private:
    StaticEvaluator m_evaluator;
    TopMoves m_moves;
    std::uint64_t m_seed;
};

}  // namespace engine
