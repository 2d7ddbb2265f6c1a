// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/board/move.h"
#include "engine/board/position.h"
#include "engine/lexicon/player_lexicons.h"

namespace engine {

/// What the next player makes in a lane, with and without a move: means over racks that he may
/// have, of the highest score there; 0 for a rack that can lay nothing in it.
struct LaneChange
{
    Direction direction = Direction::Across;
    int lane = 0;  ///< a row for across, a column for down
    double before = 0;
    double after = 0;

    [[nodiscard]] double opened() const { return after - before; }
};

/// Which lanes a move opens and closes.
struct LaneOutlook
{
    int racks = 0;                  ///< that were looked at
    double bestBefore = 0;          ///< mean of the highest score of all lanes
    double bestAfter = 0;           ///< likewise
    std::vector<LaneChange> lanes;  ///< that have words before or after, the most opened first
};

/// Takes the next player's racks as they are dealt in the scenarios of a simulation with that seed;
/// each is tried on the board as it is and after the move. Fails as Simulator::create(), and with
/// Cancelled.
[[nodiscard]] Result<LaneOutlook> laneOutlook(const Position& position, const Move& move, int racks,
                                              std::uint64_t seed, const TaskContext& context = {});

/// The same for several moves, over the same racks; the next player makes his own words where
/// players have lexicons of their own.
[[nodiscard]] Result<std::vector<LaneOutlook>>
laneOutlooks(const Position& position, std::span<const Move> moves, int racks, std::uint64_t seed,
             const PlayerLexicons& lexicons = {}, const TaskContext& context = {});

}  // namespace engine
