// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/base/quantities.h"
#include "engine/base/random.h"
#include "engine/base/task.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/play/game_table.h"
#include "engine/play/move_scratch.h"
#include "engine/play/static_player.h"
#include "engine/rules/multiset_index.h"
#include "engine/rules/rack.h"

namespace engine {

/// What the best move was worth with a rack.
struct RackSample
{
    std::uint32_t rack = 0;
    Equity equity;
    std::int32_t bag = 0;      ///< tiles in the bag
    bool ofThePlayer = false;  ///< the rack was dealt, not tried
};

struct RackSamplingOptions
{
    const MultisetIndex& index;
    KlvPtr leaves;
    int triesPerHundredTurns = 0;
    /// Racks to try; empty = those with some of the player's tiles.
    std::span<const std::uint32_t> rare;
    std::uint64_t seed = 0;
};

/// Plays games for one thread until the bag is below a full rack, and collects samples. The options
/// must outlive it.
class RackSamplingGames
{
public:
    RackSamplingGames(const RackSamplingOptions& options, GameTable table);

    /// What the game with this number brings; it depends on the options and the number only.
    /// Nothing when it was asked to stop. A worker of workInOrder().
    [[nodiscard]] std::optional<std::vector<RackSample>> operator()(std::int64_t game,
                                                                    const TaskContext& own);

private:
    [[nodiscard]] RackSample sampleOf(const Rack& rack, Equity equity, bool ofThePlayer) const;
    /// Some tiles of the rack are kept, the others drawn from what the player doesn't see.
    [[nodiscard]] Rack redrawn(const Rack& rack, Random& random);
    /// One of the rare racks that can be there; none when that is hard to find.
    [[nodiscard]] Rack rare(Random& random) const;

    const RackSamplingOptions& m_options;
    GameTable m_table;
    std::unique_ptr<StaticPlayer> m_player;
    std::unique_ptr<MoveScratch> m_scratch;
    std::vector<Tile> m_tiles;
};

}  // namespace engine
