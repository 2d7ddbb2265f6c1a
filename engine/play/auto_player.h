// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>

#include "engine/board/position.h"
#include "engine/eval/static_evaluator.h"
#include "engine/movegen/move_generator.h"

namespace engine {

/// What finding a move needs memory for. Both players of a thread use the same one, so that what
/// one leaves in the processor's caches serves the other.
struct MoveScratch
{
    MoveGenerator generator;
    Valuation valuation;
    BestMove best;
};

/// Chooses moves in games that the program plays against itself. One object per thread and side.
class AutoPlayer
{
public:
    AutoPlayer() = default;
    AutoPlayer(const AutoPlayer&) = delete;
    AutoPlayer& operator=(const AutoPlayer&) = delete;
    virtual ~AutoPlayer() = default;

    /// The move of the player on turn. All racks of the position are set; a fair player looks at
    /// none but the mover's. The choice must depend on the position only, and on what was watched since
    /// the last one, so that games can be repeated. Nothing when it was asked to stop.
    [[nodiscard]] virtual std::optional<RankedMove>
    choose(const Position& position, MoveScratch& scratch, const std::stop_token& stop) = 0;

    /// Told of a move of the other player, with the position that it was made in. All racks are set
    /// there, and an exchange names its tiles; a fair player looks at neither.
    virtual void watch(const Position& /*position*/, const Move& /*move*/) {}
};

/// Makes one player for one thread; may be called from several threads at once.
using AutoPlayerMaker = std::function<std::unique_ptr<AutoPlayer>()>;

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

/// Static players with these leave values; null = every leave is worth 0.
[[nodiscard]] AutoPlayerMaker staticPlayers(KlvPtr leaves);

}  // namespace engine
