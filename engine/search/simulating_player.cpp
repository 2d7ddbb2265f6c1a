// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/simulating_player.h"

#include <memory>
#include <utility>

#include "engine/base/random.h"
#include "engine/eval/move_ranking.h"
#include "engine/search/escalation.h"
#include "engine/search/own_view.h"
#include "engine/search/solving_player.h"

namespace engine {
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
    const auto chosen = simulate(ownViewOf(position), stop);
    // What was found before a stop may not be the best.
    return stop.stop_requested() ? std::nullopt : chosen;
}

AutoPlayerMaker simulatingPlayers(SimulatingPlayerSettings settings, KlvPtr leaves,
                                  WinTablePtr winTable, std::uint64_t seed)
{
    return [=]() -> std::unique_ptr<AutoPlayer> {
        auto player = std::make_unique<SimulatingPlayer>(settings, leaves, winTable, seed);
        if (!settings.endings) return player;
        return std::make_unique<SolvingPlayer>(std::move(player), leaves, settings.seconds);
    };
}

}  // namespace engine
