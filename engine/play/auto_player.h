// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

#include "engine/board/position.h"
#include "engine/movegen/ranked_move.h"

namespace engine {

struct MoveScratch;

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

}  // namespace engine
