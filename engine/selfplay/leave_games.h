// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/play/game_table.h"
#include "engine/play/rack_sampling.h"
#include "engine/selfplay/carried_games.h"

namespace engine {

/// What must be known to play games of a training: a few MB.
struct LeaveGamesSetting
{
    std::string game;                 ///< by which rules, lexicon and plan are known
    std::uint64_t generation = 0;     ///< that is being played, from 0
    std::string from;                 ///< leaves of the first one, which every machine has opened
    std::vector<std::byte> leaves;    ///< of the others, as a KLV2 file
    std::vector<std::uint32_t> rare;  ///< racks to try, ascending; empty = any

    [[nodiscard]] std::vector<std::byte> toBytes() const;
    /// Malformed when they are no setting.
    [[nodiscard]] static Result<LeaveGamesSetting> parse(std::span<const std::byte> bytes);
};

/// Games of a LeaveTrainer, played on another machine.
class LeaveGames final : public CarriedGames
{
public:
    /// `own` is the setting of the same training before it began.
    LeaveGames(GameTable table, MultisetIndex index, KlvPtr from, std::uint64_t seed,
               int triesPerHundredTurns, LeaveGamesSetting own);

    [[nodiscard]] Result<void> prepare(std::span<const std::byte> setting) override;
    void play(std::int64_t begin, std::int64_t end, const TaskContext& context,
              const TakeOutcome& take, const WorkTick& tick) override;

private:
    GameTable m_table;
    MultisetIndex m_index;
    KlvPtr m_from;
    std::uint64_t m_seed;
    int m_tries;
    LeaveGamesSetting m_own;
    LeaveGamesSetting m_setting;  ///< of the round
    KlvPtr m_leaves;              ///< of the round; null = 0
};

/// By the seed of a training: of the games of one generation.
[[nodiscard]] std::uint64_t seedOfGeneration(std::uint64_t seed, std::uint64_t generation);

/// The samples of a game as bytes, and back: Malformed unless all racks are below `racks` and bags
/// have `mostInBag` tiles at most.
[[nodiscard]] std::vector<std::byte> rackSamplesToBytes(std::span<const RackSample> samples);
[[nodiscard]] Result<std::vector<RackSample>> rackSamplesFrom(std::span<const std::byte> bytes,
                                                              std::size_t racks, int mostInBag);

}  // namespace engine
