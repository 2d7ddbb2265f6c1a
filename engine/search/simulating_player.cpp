// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/simulating_player.h"

#include <cmath>
#include <memory>
#include <utility>

#include "engine/base/random.h"
#include "engine/eval/move_ranking.h"
#include "engine/search/endgame_solver.h"
#include "engine/search/escalation.h"

namespace engine {
namespace {

/// Endgames of one game are small, and every thread has its own.
constexpr std::size_t kEndgameTableBytes = std::size_t{4} << 20;

/// What the player on turn sees of a position.
Position ownViewOf(const Position& position)
{
    Position view = position;
    for (int player = 0; player < view.playerCount(); ++player)
        if (player != view.onTurn()) view.setRack(player, {});
    return view;
}

}  // namespace

std::optional<RankedMove> SimulatingPlayer::solve(const Position& view,
                                                  const std::stop_token& stop) const
{
    EndgameQuestion question;
    question.position = std::make_shared<const Position>(view);
    question.end = EndgameEnd::Rules;
    question.tableBytes = kEndgameTableBytes;
    auto solver = EndgameSolver::create(std::move(question));
    if (!solver) return std::nullopt;
    SearchLimits limits;
    limits.seconds = m_settings.seconds;
    if (std::isinf(limits.seconds)) limits.nodes = kEndgameNodes;
    const auto state = solver->run(limits, {stop, {}, 1, {}});
    if (state->line.empty()) return std::nullopt;
    return RankedMove{state->line.front(), Equity::from(state->value)};
}

std::optional<RankedMove> SimulatingPlayer::simulate(const Position& view,
                                                     const std::stop_token& stop) const
{
    const TaskContext context{stop, {}, 1, {}};
    const auto ranking = rankMoves({view, m_leaves, m_settings.candidates}, context);
    if (!ranking || ranking->moves.empty()) return std::nullopt;
    if (ranking->moves.size() == 1) return ranking->moves.front();
    SimulationQuestion question{view};
    for (const RankedMove& ranked : ranking->moves) question.candidates.push_back(ranked.move);
    question.leaves = m_leaves;
    question.winTable = m_winTable;
    question.plies = m_settings.plies;
    question.seed = mix64(view.hash() ^ m_seed);
    auto simulator = EscalatingSimulator::create(
        std::move(question), SimulationPolicy::ofConfidence(m_settings.confidence),
        m_settings.deeper);
    if (!simulator) return ranking->moves.front();
    SearchLimits limits;
    limits.seconds = m_settings.seconds;
    limits.units = m_settings.iterations;
    const auto state = simulator->run(limits, context);
    const SimulatedCandidate& best = state->candidates.front();
    return RankedMove{best.move, best.staticEquity};
}

std::optional<RankedMove> SimulatingPlayer::choose(const Position& position,
                                                   MoveScratch& /*scratch*/,
                                                   const std::stop_token& stop)
{
    const Position view = ownViewOf(position);
    std::optional<RankedMove> chosen;
    if (m_settings.endgame && view.bagSize() == 0) chosen = solve(view, stop);
    if (!chosen && !stop.stop_requested()) chosen = simulate(view, stop);
    // What was found before a stop may not be the best.
    return stop.stop_requested() ? std::nullopt : chosen;
}

AutoPlayerMaker simulatingPlayers(SimulatingPlayerSettings settings, KlvPtr leaves,
                                  WinTablePtr winTable, std::uint64_t seed)
{
    return [=] { return std::make_unique<SimulatingPlayer>(settings, leaves, winTable, seed); };
}

}  // namespace engine
