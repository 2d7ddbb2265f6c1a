// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/base/result.h"
#include "engine/search/seat_draws.h"
#include "engine/search/simulation_question.h"

namespace engine {

/// What chance decides in a roll-out: the racks of the others, and the order of the bag.
struct Scenario
{
    std::uint64_t seed = 0;               ///< for what chance decides later
    std::array<Rack, kMaxPlayers> racks;  ///< by seat; the mover's is what is known of it
    SeatDraws bag;
    std::vector<Tile> unseen;  ///< room for dealing
};

/// Deals the scenarios of a question: number t is the same for every candidate, on every machine
/// and in every run. Each is drawn uniformly from what agrees with what is known.
class ScenarioDealer
{
public:
    /// IllegalPosition for tiles that can't be together, among them the question's leaves.
    [[nodiscard]] static Result<ScenarioDealer> create(const SimulationQuestion& question);

    /// Allocates only while the scenario's rooms grow. From several threads at once.
    void deal(std::int64_t number, Scenario& scenario) const;

private:
    struct ChosenLeave
    {
        Leave tiles;
        double upTo = 0;  ///< sum of the weights up to this one
    };

    ScenarioDealer() = default;
    [[nodiscard]] Result<void> choose(const std::vector<WeightedLeave>& leaves);
    [[nodiscard]] const Leave& leaveFor(Random& random) const;

    std::uint64_t m_seed = 0;
    int m_seats = 2;
    int m_mover = 0;
    TileCounts m_unknown;  ///< neither on the board nor on a rack, as far as known
    std::array<Rack, kMaxPlayers> m_known;
    std::array<int, kMaxPlayers> m_missing{};  ///< tiles of each rack that aren't known
    std::vector<ChosenLeave> m_leaves;
};

}  // namespace engine
