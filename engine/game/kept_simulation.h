// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/board/position.h"
#include "engine/eval/win_table.h"
#include "engine/game/annotations.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/search/simulation_state.h"
#include "engine/search/weighted_leave.h"

namespace engine {

/// CachedAnalysis::kind of a simulation.
inline constexpr std::string_view kSimulationKind = "simulation";

/// Words that the others play with, where those are not the mover's.
struct KeptWords
{
    std::string name;         ///< what people call the lexicon; never a path
    std::string fingerprint;  ///< see lexiconFingerprint(): what is called so may have changed
};

/// The opponent's tiles as they were read off his last move.
struct KeptReading
{
    std::string move;                   ///< that was read, for people: "8D QUANT"
    double trust = 0;                   ///< above 0, at most 1
    std::vector<WeightedLeave> leaves;  ///< as inWholeParts() gives them
};

/// What a simulation of a position came to, and all that it was made with, so that it can be run
/// again to the same numbers.
struct KeptSimulation
{
    static constexpr std::size_t kMostCandidates = 200;
    /// Plies of which numbers are kept.
    static constexpr std::size_t kMostPlies = 100;
    /// Of each candidate: replies, costly replies, follow-ups.
    static constexpr std::size_t kMostPlays = 20;
    static constexpr std::size_t kMostOfANode = 8;
    static constexpr std::size_t kMostLeaves = 60'000;
    /// Of a name or a move, in bytes.
    static constexpr std::size_t kMostText = 400;
    /// Bytes of what is kept; the reader refuses more.
    static constexpr std::size_t kMostBytes = std::size_t{2} << 20;

    /// Without the logs of single plays. The ids of the candidates are their places in it.
    SimulationState state;
    int bestStatic = 0;  ///< how many of the best static moves were asked for
    // What was to end it, as people choose it.
    double confidence = 1;
    std::int64_t iterations = std::numeric_limits<std::int64_t>::max();
    double seconds = std::numeric_limits<double>::infinity();
    std::optional<KeptWords> othersWords;
    std::optional<KeptReading> reading;
};

/// Leaves with weights that a file holds as they are: whole numbers that add up to about 10^9. Those
/// that come to nothing are left out; beyond KeptSimulation::kMostLeaves the least likely ones count
/// with the rack of which nothing is known.
[[nodiscard]] std::vector<WeightedLeave> inWholeParts(std::vector<WeightedLeave> leaves);

/// By what simulations are told from each other: lexicon, leaves and win table. Reads all of them.
[[nodiscard]] std::string simulationSettings(const Lexicon& lexicon, const Klv* leaves,
                                             const WinTable* winTable);

/// To be kept with a node of a game. Null where there is nothing to keep: no candidate was sampled,
/// or it would take too much room.
[[nodiscard]] std::shared_ptr<const CachedAnalysis> keptSimulation(const KeptSimulation& simulation,
                                                                   const Position& question,
                                                                   const std::string& settings);

/// Whether a simulation of this position is kept there, whatever its settings.
[[nodiscard]] bool hasKeptSimulation(const Annotations& annotations, const Position& question);

/// The newest one that is kept for this position and these settings; nothing when there is none.
/// Malformed when it is damaged.
[[nodiscard]] Result<std::optional<KeptSimulation>>
takeKeptSimulation(const Annotations& annotations, const Position& question,
                   const std::string& settings);

/// The annotations with that simulation in the place of an older one of the same position. Only the
/// newest ones stay: a node can have one for each of the racks that were tried there.
[[nodiscard]] Annotations withKeptSimulation(Annotations annotations,
                                             std::shared_ptr<const CachedAnalysis> simulation);

/// Whether the candidates that are in both have the same numbers, and there are such.
[[nodiscard]] bool sameNumbers(const SimulationState& a, const SimulationState& b);

}  // namespace engine
