// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/solving_player.h"

#include <cmath>

#include "engine/play/static_player.h"
#include "engine/search/endgame_solver.h"
#include "engine/search/own_view.h"
#include "engine/search/pre_endgame_solver.h"

namespace engine {

namespace {

/// Endings of one game are small, and every thread has its own.
constexpr std::size_t kTableBytes = std::size_t{4} << 20;
/// In pre-endgames, where no time is set and where one is.
constexpr std::size_t kFewCandidates = 4;
constexpr std::size_t kCandidates = 12;

}  // namespace

std::optional<RankedMove> SolvingPlayer::endgame(const Position& view,
                                                 const std::stop_token& stop) const
{
    EndgameQuestion question;
    question.position = std::make_shared<const Position>(view);
    question.lexiconOfOther = m_lexicons.ofOther(view.onTurn());
    question.end = EndgameEnd::Rules;
    question.tableBytes = kTableBytes;
    auto solver = EndgameSolver::create(std::move(question));
    if (!solver) return std::nullopt;
    SearchLimits limits;
    limits.seconds = m_seconds;
    if (std::isinf(limits.seconds)) limits.nodes = kEndgameNodes;
    const auto state = solver->run(limits, {stop, {}, 1, {}});
    if (state->line.empty()) return std::nullopt;
    return RankedMove{state->line.front(), Equity::from(state->value)};
}

std::optional<RankedMove> SolvingPlayer::preEndgame(const Position& view,
                                                    const std::stop_token& stop) const
{
    // Blanks have so many moves that it would take minutes.
    if (std::isinf(m_seconds) && (view.mover().rack.has(kBlank) || view.unseen().has(kBlank)))
        return std::nullopt;
    PreEndgameQuestion question;
    question.position = std::make_shared<const Position>(view);
    question.lexiconOfOther = m_lexicons.ofOther(view.onTurn());
    question.end = EndgameEnd::Rules;
    question.leaves = m_leaves;
    question.candidates = std::isinf(m_seconds) ? kFewCandidates : kCandidates;
    question.tableBytes = kTableBytes;
    auto solver = PreEndgameSolver::create(std::move(question));
    if (!solver) return std::nullopt;
    SearchLimits limits;
    limits.seconds = m_seconds;
    if (std::isinf(limits.seconds)) limits.depth = kPreEndgameDepth;
    const auto state = solver->run(limits, {stop, {}, 1, {}});
    if (state->rows.empty()) return std::nullopt;
    return RankedMove{state->rows.front().move, state->rows.front().staticEquity};
}

std::optional<RankedMove> SolvingPlayer::choose(const Position& position, MoveScratch& scratch,
                                                const std::stop_token& stop)
{
    std::optional<RankedMove> chosen;
    if (position.bagSize() == 0) chosen = endgame(ownViewOf(position), stop);
    else if (position.bagSize() == 1) chosen = preEndgame(ownViewOf(position), stop);
    // What was found before a stop may not be the best.
    if (stop.stop_requested()) return std::nullopt;
    return chosen ? chosen : m_otherwise->choose(position, scratch, stop);
}

AutoPlayerMaker solvingPlayers(KlvPtr leaves, PlayerLexicons lexicons)
{
    return [leaves = std::move(leaves), lexicons = std::move(lexicons)] {
        return std::make_unique<SolvingPlayer>(
            std::make_unique<StaticPlayer>(StaticEvaluator(leaves)), leaves,
            std::numeric_limits<double>::infinity(), lexicons);
    };
}

}  // namespace engine
