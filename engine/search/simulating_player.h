// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "engine/base/task.h"
#include "engine/board/position.h"
#include "engine/eval/win_table.h"
#include "engine/lexicon/player_lexicons.h"
#include "engine/play/auto_player.h"
#include "engine/search/simulation_question.h"

namespace engine {

/// With so few tiles in the bag, but at least two, the plies of a simulating player go on to the end
/// of the game: what a few of them bring says little then. Beside 2 plies in twice as many scenarios the
/// chance of winning that is lost in a move falls from 1.5 to 0.9 % there; with 10 to 20 tiles in the bag
/// it rises from 0.3 to 1.7 %.
inline constexpr int kBagToPlayOut = 9;

/// How a player simulates before each of his moves.
struct SimulatingPlayerSettings
{
    int plies = 2;
    std::vector<int> deeper;  ///< plies for near ties, see EscalatingSimulator
    /// For each move; a player with no limit but this one doesn't play the same on every machine.
    double seconds = std::numeric_limits<double>::infinity();
    std::int64_t iterations = 1000;  ///< of each candidate, at most
    std::size_t candidates = 10;     ///< the best static moves
    /// Ends a simulation when it is so sure of the best one, 0.5..1; 1 = never.
    double confidence = 0.99;
    /// He plays out to the end of the game where few tiles are left in the bag, and ends as a
    /// SolvingPlayer; simulatingPlayers() sees to the latter.
    bool endings = true;
    NestedChoice nested = {};
    /// Racks of the other player that are looked at, to read off his last move what he kept; the racks
    /// of the scenarios are drawn by that. 0 = none, they are drawn plainly.
    std::int64_t inferredRacks = 0;
    /// By how much a static chance of winning is wrong beside another one's, as a standard
    /// deviation: so much it still counts beside what a short simulation found, as long as more than
    /// kBagToTrust tiles are in the bag. 0 = not at all.
    double staticError = 0.02;
    static constexpr int kBagToTrust = 20;
    /// Where players have lexicons of their own: what each makes words of.
    PlayerLexicons lexicons = {};

    friend bool operator==(const SimulatingPlayerSettings&,
                           const SimulatingPlayerSettings&) = default;
};

/// Plays the move that a simulation of the best static ones ranks first. What it draws at random
/// follows from the position and a seed, so that without a limit of time it plays the same move in
/// the same position after the same move of the other player.
class SimulatingPlayer : public AutoPlayer
{
public:
    SimulatingPlayer(SimulatingPlayerSettings settings, KlvPtr leaves, WinTablePtr winTable,
                     std::uint64_t seed)
        : m_settings(std::move(settings)),
          m_leaves(std::move(leaves)),
          m_winTable(std::move(winTable)),
          m_seed(seed)
    {
    }

    [[nodiscard]] std::optional<RankedMove> choose(const Position& position, MoveScratch& scratch,
                                                   const std::stop_token& stop) override;
    void watch(const Position& position, const Move& move) override;

private:
    /// A move of the other player, as much of it as others see.
    struct Watched
    {
        Position before;  ///< without the rack of its player
        Move move;
    };

    [[nodiscard]] std::optional<RankedMove> simulate(const Position& view,
                                                     const std::stop_token& stop) const;
    /// For SimulationQuestion::nextLeaves; empty when nothing was watched, or in another game.
    [[nodiscard]] std::vector<WeightedLeave> leavesOfOther(const Position& view,
                                                           const TaskContext& context) const;

    SimulatingPlayerSettings m_settings;
    KlvPtr m_leaves;
    WinTablePtr m_winTable;
    std::uint64_t m_seed;
    std::optional<Watched> m_watched;
};

/// Simulating players with these leave values and this win table, see SimulationQuestion.
[[nodiscard]] AutoPlayerMaker simulatingPlayers(SimulatingPlayerSettings settings, KlvPtr leaves,
                                                WinTablePtr winTable, std::uint64_t seed);

}  // namespace engine
