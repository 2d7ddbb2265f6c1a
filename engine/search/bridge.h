// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "engine/base/result.h"
#include "engine/board/move.h"
#include "engine/board/position.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/search/rollout_ending.h"
#include "engine/search/simulator.h"

namespace engine {

/// EndingKind::Bridge: candidates are played out to the end of the game, by static moves until the
/// bag is empty and by endgames from there on. A simulation: nothing of it is proved.
struct BridgeQuestion
{
    /// The best static moves that are candidates when nobody says how many.
    static constexpr std::size_t kUsualCandidates = 12;
    /// Iterations of each candidate when nobody says how many.
    static constexpr std::int64_t kUsualIterations = 400;

    PositionPtr position;
    std::vector<Move> candidates;
    /// The words of the player who isn't on turn, for the same letters; null = the position's.
    LexiconPtr lexiconOfOther = nullptr;
    KlvPtr leaves = {};  ///< null = every leave is worth 0
    EndgameEnd end = EndgameEnd::TwoPasses;
    /// Plies of the endgames at most.
    int depth = EndingEffort{}.depth;
    std::uint64_t seed = 1;
    std::shared_ptr<EndingCounts> counts = {};  ///< of the endgames; may be null
};

/// Leaves candidates out that are surely worse. Fails as Simulator::create, and with
/// IllegalPosition for more or fewer players than two, with WrongLexicon when the other's lexicon is
/// for other letters.
[[nodiscard]] Result<std::unique_ptr<Simulator>> bridgeSimulator(const BridgeQuestion& question);

}  // namespace engine
