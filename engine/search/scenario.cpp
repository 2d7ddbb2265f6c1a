// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/scenario.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <string>

#include "engine/board/hands.h"
#include "engine/board/position_check.h"

namespace engine {
namespace {

/// Room for one more than the greatest number that 53 random bits can be.
constexpr double kTo53Bits = 0x1p-53;

double uniform(Random& random)
{
    return static_cast<double>(random.next() >> 11) * kTo53Bits;
}

void listTiles(const TileCounts& counts, std::vector<Tile>& tiles)
{
    tiles.clear();
    for (LetterSet kinds = counts.present(); kinds != 0; kinds &= kinds - 1) {
        const auto kind = static_cast<Tile>(std::countr_zero(kinds));
        tiles.insert(tiles.end(), static_cast<std::size_t>(counts.count(kind)), kind);
    }
}

}  // namespace

Result<ScenarioDealer> ScenarioDealer::create(const SimulationQuestion& question)
{
    const Position& position = question.position;
    if (auto fits = checkTiles(position); !fits) return failure(fits.error());
    ScenarioDealer dealer;
    // With the same numbers the racks of different positions would be good and bad together.
    dealer.m_seed = mix64(question.seed ^ position.hash());
    dealer.m_seats = position.playerCount();
    dealer.m_mover = position.onTurn();
    dealer.m_unknown = position.unseen();
    int missing = 0;
    for (int seat = 0; seat < dealer.m_seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        const Rack& rack = position.player(seat).rack;
        dealer.m_known[at] = rack;
        if (seat == dealer.m_mover) continue;
        if (dealer.m_unknown.contains(rack)) dealer.m_unknown.removeAll(rack);
        dealer.m_missing[at] = std::max(tilesHeld(position, seat) - rack.total(), 0);
        missing += dealer.m_missing[at];
    }
    // The mover draws with the others before the first turn only what can't be drawn after it.
    if (missing > dealer.m_unknown.total())
        return failure(ErrorCode::IllegalPosition,
                       say("the racks can't be filled from the tiles that are left"));
    if (auto chosen = dealer.choose(question.nextLeaves); !chosen) return failure(chosen.error());
    return dealer;
}

Result<void> ScenarioDealer::choose(const std::vector<WeightedLeave>& leaves)
{
    const auto next = static_cast<std::size_t>((m_mover + 1) % m_seats);
    double sum = 0;
    for (const WeightedLeave& leave : leaves) {
        if (!(leave.weight >= 0) || !std::isfinite(leave.weight))
            return failure(ErrorCode::OutOfRange,
                           say("the weight of a leave is no number from 0 on"));
        if (!m_unknown.contains(leave.tiles) || leave.tiles.total() > m_missing[next])
            return failure(ErrorCode::IllegalPosition,
                           say("the opponent can't hold the tiles of a leave"));
        if (leave.weight == 0) continue;
        sum += leave.weight;
        m_leaves.push_back({leave.tiles, sum});
    }
    if (!leaves.empty() && m_leaves.empty())
        return failure(ErrorCode::OutOfRange, say("no leave has a weight above 0"));
    return {};
}

const Leave& ScenarioDealer::leaveFor(Random& random) const
{
    const double at = uniform(random) * m_leaves.back().upTo;
    const auto found = std::ranges::upper_bound(m_leaves, at, {}, &ChosenLeave::upTo);
    return found == m_leaves.end() ? m_leaves.back().tiles : found->tiles;
}

void ScenarioDealer::deal(std::int64_t number, Scenario& scenario) const
{
    scenario.seed = mix64(m_seed ^ mix64(static_cast<std::uint64_t>(number)));
    scenario.racks = m_known;
    Random random(scenario.seed);
    TileCounts unknown = m_unknown;
    std::array<int, kMaxPlayers> missing = m_missing;
    if (!m_leaves.empty()) {
        const auto next = static_cast<std::size_t>((m_mover + 1) % m_seats);
        const Leave& leave = leaveFor(random);
        unknown.removeAll(leave);
        scenario.racks[next].addAll(leave);
        missing[next] -= leave.total();
    }
    std::vector<Tile>& tiles = scenario.unseen;
    listTiles(unknown, tiles);
    random.shuffle(std::span<Tile>(tiles));
    std::size_t left = tiles.size();
    for (std::size_t seat = 0; seat < missing.size(); ++seat)
        for (int i = 0; i < missing[seat]; ++i) scenario.racks[seat].add(tiles[--left]);
    scenario.bag.layOut(std::span(tiles).first(left), m_seats);
}

}  // namespace engine
