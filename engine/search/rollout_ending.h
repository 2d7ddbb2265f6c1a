// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>

#include "engine/board/position.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/search/endgame_rules.h"
#include "engine/search/search_fwd.h"

namespace engine {

/// Ends roll-outs of two players whose bag is empty: from there on both know all tiles. One object
/// per thread.
class RolloutEnding
{
public:
    RolloutEnding() = default;
    RolloutEnding(const RolloutEnding&) = delete;
    RolloutEnding& operator=(const RolloutEnding&) = delete;
    virtual ~RolloutEnding() = default;

    /// By how much the spread of the player on turn changes until the end of the game, where the
    /// position's lexicon is his, and the other plays with `others`. It must depend on these only.
    /// Nothing when it was asked to stop.
    [[nodiscard]] virtual std::optional<int>
    value(const Position& position, const LexiconPtr& others, const std::stop_token& stop) = 0;
};

/// How closely the endgames after roll-outs are looked at.
struct EndingEffort
{
    EndgameEnd end = EndgameEnd::TwoPasses;
    int depth = 4;             ///< plies at most
    std::int64_t nodes = 400;  ///< visited at most, then the last complete depth counts
};

/// How many such endgames there were, and how many of them were solved: the others are bounded by
/// the effort, and their values are guesses.
struct EndingCounts
{
    std::atomic<std::int64_t> all = 0;
    std::atomic<std::int64_t> exact = 0;
};

/// Roll-outs end in endgames; `counts` may be null.
[[nodiscard]] RolloutEndingMaker endingsAfterRollouts(const EndingEffort& effort,
                                                      std::shared_ptr<EndingCounts> counts);

}  // namespace engine
