// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/simulating_player.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "engine/base/random.h"
#include "engine/eval/move_ranking.h"
#include "engine/play/move_scratch.h"
#include "engine/search/escalation.h"
#include "engine/search/inference.h"
#include "engine/search/own_view.h"
#include "engine/search/solving_player.h"

namespace engine {
namespace {

/// Of the time for a move, where what the other player kept is read.
constexpr double kShareToInfer = 0.25;

/// The best candidate, when what is known without a simulation counts as well: the difference to
/// the leader is the mean of the simulated and the static one, each weighted by what it is worth
/// (of two normal distributions; the simulated one soon has nearly all of the weight).
/// `chances`: static ones, by id.
const SimulatedCandidate& bestOf(const SimulationState& state,
                                 const std::vector<WinProbability>& chances, double staticError)
{
    constexpr double kLeastVariance = 1e-8;
    const SimulatedCandidate& leader = state.candidates.front();
    if (chances.empty() || staticError <= 0) return leader;
    const auto chanceOf = [&](const SimulatedCandidate& candidate) {
        return chances[static_cast<std::size_t>(candidate.id)].share;
    };
    const SimulatedCandidate* best = &leader;
    double most = 0;
    for (const SimulatedCandidate& candidate : state.candidates) {
        const Moments& simulated = candidate.difference.win;
        // Those of fewer plies are compared with another leader.
        if (&candidate == &leader || simulated.count < 2 ||
            candidate.byPly.size() != leader.byPly.size())
            continue;
        const double error = simulated.standardError();
        const double weight = 1 / std::max(error * error, kLeastVariance);
        const double before = 1 / (staticError * staticError);
        const double difference =
            (weight * simulated.mean() + before * (chanceOf(candidate) - chanceOf(leader))) /
            (weight + before);
        if (difference <= most) continue;
        most = difference;
        best = &candidate;
    }
    return *best;
}

}  // namespace

void SimulatingPlayer::watch(const Position& position, const Move& move)
{
    if (m_settings.inferredRacks == 0) return;
    const bool exchange = move.kind == MoveKind::Exchange;
    const Move seen = exchange ? exchangeOfUnknown(move.tilesPlayed) : move;
    m_watched.emplace(Watched{position, seen});
    m_watched->before.setRack(position.onTurn(), {});
}

std::vector<WeightedLeave> SimulatingPlayer::leavesOfOther(const Position& view,
                                                           const TaskContext& context) const
{
    if (!m_watched) return {};
    InferenceQuestion question{m_watched->before, m_watched->move};
    Position after = m_watched->before;
    Position::Undo undo;
    after.make(question.move, undo);
    if (after.onTurn() != view.onTurn() || after.board() != view.board()) return {};
    question.leaves = m_leaves;
    question.temperature = temperatureFor(PlayerStrength::Computer);
    question.seed = mix64(view.hash() ^ m_seed);
    const auto inference = Inference::create(std::move(question));
    if (!inference) return {};
    SearchLimits limits;
    limits.seconds = kShareToInfer * m_settings.seconds;
    limits.units = m_settings.inferredRacks;
    return leavesToSimulate(*(*inference)->run(limits, context), view);
}

std::optional<RankedMove> SimulatingPlayer::simulate(const Position& view,
                                                     const std::stop_token& stop) const
{
    const TaskContext context{stop, {}, 1, {}};
    const auto ranking =
        rankMoves({view, m_leaves, m_settings.candidates, false, m_winTable}, context);
    if (!ranking || ranking->moves.empty()) return std::nullopt;
    if (ranking->moves.size() == 1) return ranking->moves.front();
    SimulationQuestion question{view};
    for (const RankedMove& ranked : ranking->moves) question.candidates.push_back(ranked.move);
    question.leaves = m_leaves;
    question.winTable = m_winTable;
    const int bag = view.bagSize();
    const bool playsOut = m_settings.endings && bag > 0 && bag <= kBagToPlayOut;
    question.plies = playsOut ? SimulationQuestion::kMostPlies : m_settings.plies;
    question.nested = m_settings.nested;
    question.seats = seatsWith(m_settings.lexicons, view);
    question.nextLeaves = leavesOfOther(view, context);
    question.seed = mix64(view.hash() ^ m_seed);
    auto simulator = EscalatingSimulator::create(
        std::move(question), SimulationPolicy::ofConfidence(m_settings.confidence),
        playsOut ? std::vector<int>() : m_settings.deeper);
    if (!simulator) return ranking->moves.front();
    SearchLimits limits;
    limits.seconds = (m_settings.inferredRacks > 0 ? 1 - kShareToInfer : 1) * m_settings.seconds;
    limits.units = m_settings.iterations;
    const auto state = simulator->run(limits, context);
    const SimulatedCandidate& best = bag > SimulatingPlayerSettings::kBagToTrust
                                         ? bestOf(*state, ranking->chances, m_settings.staticError)
                                         : state->candidates.front();
    return RankedMove{best.move, best.staticEquity};
}

std::optional<RankedMove> SimulatingPlayer::choose(const Position& position,
                                                   MoveScratch& /*scratch*/,
                                                   const std::stop_token& stop)
{
    const auto chosen = simulate(ownViewOf(position), stop);
    m_watched.reset();
    // What was found before a stop may not be the best.
    return stop.stop_requested() ? std::nullopt : chosen;
}

AutoPlayerMaker simulatingPlayers(SimulatingPlayerSettings settings, KlvPtr leaves,
                                  WinTablePtr winTable, std::uint64_t seed)
{
    return [=]() -> std::unique_ptr<AutoPlayer> {
        auto player = std::make_unique<SimulatingPlayer>(settings, leaves, winTable, seed);
        if (!settings.endings) return player;
        return std::make_unique<SolvingPlayer>(std::move(player), leaves, settings.seconds,
                                               settings.lexicons);
    };
}

}  // namespace engine
