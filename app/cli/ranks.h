// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <memory>

#include "app/cli/command.h"
#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/selfplay/carried_games.h"

namespace app {

/// The processes of one job, which all run the same command and play its games together. One of them
/// leads: it takes what comes of the games, keeps the state and writes the results; the others only
/// play. Where there are none (null), a command plays all games itself.
class Ranks
{
public:
    Ranks() = default;
    Ranks(const Ranks&) = delete;
    Ranks& operator=(const Ranks&) = delete;
    virtual ~Ranks() = default;

    [[nodiscard]] virtual bool leads() const = 0;
    /// Of those that don't lead: plays until the one that leads has all it wants.
    [[nodiscard]] virtual ExitStatus serve(engine::CarriedGames& games,
                                           const engine::TaskContext& context) = 0;
    /// Of the one that leads: how all of them play; `games` are for its own part.
    [[nodiscard]] virtual engine::GameCarrier&
    carrier(std::unique_ptr<engine::CarriedGames> games) = 0;
};

/// Threads of this process: each rank has a core of its own, where nothing else is said.
[[nodiscard]] inline int threadsOfRank(int asked)
{
    return std::max(asked, 1);
}

}  // namespace app
