// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/nested_turns.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "engine/eval/move_ranking.h"
#include "engine/search/own_view.h"
#include "engine/search/rollout.h"
#include "engine/search/scenario.h"

namespace engine {

NestedTurns::NestedTurns(const SimulationQuestion& question, std::vector<SimulatedSeat> seats)
    : m_question(question), m_seats(std::move(seats))
{
}

std::vector<Move> NestedTurns::candidatesOf(const Position& view, const std::stop_token& stop) const
{
    const NestedChoice& effort = m_question.nested;
    const KlvPtr& leaves = m_seats[static_cast<std::size_t>(view.onTurn())].leaves;
    // A pass may stand among them, and is played only where nothing else can be.
    const auto most = static_cast<std::size_t>(effort.candidates) + 1;
    const auto ranking = rankMoves({view, leaves, most}, {stop, {}, 1, {}});
    std::vector<Move> moves;
    if (!ranking) return moves;
    const Equity least = ranking->moves.front().equity - effort.margin;
    for (const RankedMove& ranked : ranking->moves) {
        const bool isOne = ranked.move.kind != MoveKind::Pass && ranked.equity >= least;
        if (isOne && moves.size() + 1 < most) moves.push_back(ranked.move);
    }
    if (moves.empty()) moves.push_back(ranking->moves.front().move);
    return moves;
}

const Move* NestedTurns::choose(const Position& position, std::uint64_t chance,
                                const std::stop_token& stop)
{
    SimulationQuestion question{ownViewOf(position)};
    question.candidates = candidatesOf(question.position, stop);
    if (question.candidates.empty()) return nullptr;
    m_chosen = question.candidates.front();
    if (question.candidates.size() == 1) return &m_chosen;
    question.leaves = m_question.leaves;
    question.winTable = m_question.winTable;
    question.plies = m_question.nested.plies;
    question.seed = chance;
    question.seats = m_seats;
    const auto dealer = ScenarioDealer::create(question);
    // The tiles of a roll-out can be together.
    if (!dealer) return &m_chosen;

    struct Total
    {
        double win = 0;
        std::int64_t equity = 0;  ///< thousandths of a point
        auto operator<=>(const Total&) const = default;
    };
    std::vector<Total> totals(question.candidates.size());
    Rollout rollout(question);
    Scenario scenario;
    std::vector<RolloutPly> plies(static_cast<std::size_t>(question.plies));
    for (int number = 0; number < m_question.nested.scenarios; ++number) {
        dealer->deal(number, scenario);
        for (std::size_t i = 0; i < totals.size(); ++i) {
            RolloutResult result;
            if (!rollout.play(i, question.candidates[i], scenario, plies, stop, result))
                return nullptr;
            totals[i].win += static_cast<double>(result.win);
            totals[i].equity += result.equity.millis;
        }
    }
    // As a simulation ranks them: the points decide where winning says nothing.
    const auto best = std::ranges::max_element(totals);
    m_chosen = question.candidates[static_cast<std::size_t>(best - totals.begin())];
    return &m_chosen;
}

}  // namespace engine
