// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/endgame_family.h"

#include <algorithm>
#include <utility>

namespace engine {

namespace {

/// Times that one question may forget all lanes.
constexpr int kMostForgotten = 12;
/// A win that several moves seem to bring is often proved by one of them in a few plies, and by the
/// one that is looked at first only in many.
constexpr int kProofPlies = 4;
/// More points than any endgame has.
constexpr int kBeyondPoints = 1 << 24;

int signOfLead(int lead)
{
    return lead > 0 ? 1 : lead < 0 ? -1 : 0;
}

}  // namespace

EndgameFamily::EndgameFamily(const Position& position,
                             const std::array<PossibleRack, EndgameBoard::kSides>& racks,
                             const LexiconPtr& others, EndgameTable& table,
                             const EndgameRules& rules, int sinceBag,
                             std::shared_ptr<LaneMemory> memory)
    : m_board(position, racks, others, std::move(memory)), m_search(m_board, table, rules)
{
    m_turn.sinceBag = sinceBag;
    m_search.setPoll([this](std::int64_t nodes) {
        if (m_poll && m_poll()) m_stopped = true;
        if (nodes > m_lastNode) m_isSpent = true;
        return m_stopped || m_isSpent || m_board.remembersTooMuch();
    });
}

EndgameSearch::Value EndgameFamily::searched(int depth, int alpha, int beta)
{
    for (;;) {
        const EndgameSearch::Value value = m_search.search(m_turn, depth, alpha, beta);
        if (!m_search.stopped() || m_stopped || m_isSpent) return value;
        // The table keeps what was found. What needs more lanes than that at the last depths would
        // begin again for ever.
        if (++m_forgotten > kMostForgotten) {
            m_isSpent = true;
            return value;
        }
        m_board.forget();
    }
}

EndgameOutcome EndgameFamily::playedOut(const EndgameBoard::Racks& racks, int lead)
{
    m_stopped = false;
    m_isSpent = false;
    m_forgotten = 0;
    m_board.hold(racks);
    // Where a number of plies is enough, nobody waits for more.
    m_search.setFewTiles(0);
    EndgameOutcome outcome;
    const EndgameSearch::Value value = searched(0, -kBeyondPoints, kBeyondPoints);
    outcome.value = value.points;
    outcome.sign = signOfLead(lead + value.points);
    outcome.proved = outcome.isExact = value.complete;
    outcome.stopped = m_stopped;
    return outcome;
}

EndgameOutcome EndgameFamily::winner(const EndgameBoard::Racks& racks, int lead, int depth,
                                     std::int64_t mostNodes)
{
    EndgameOutcome outcome = playedOut(racks, lead);
    m_search.setFewTiles(depth < kToTheEnd ? 0 : EndgameSearch::kFewTiles);
    m_lastNode = mostNodes == kAnyNodes ? kAnyNodes : nodes() + mostNodes;
    const int tie = -lead;  // the value that levels the scores
    m_search.seekProofs(kProofPlies);
    while (!outcome.stopped && !m_isSpent && !outcome.proved && outcome.depth < depth) {
        const int next = outcome.depth + 1;
        // Null windows, the one first that the guess is on the right side of.
        EndgameSearch::Value first;
        EndgameSearch::Value second;
        int sign = 0;
        bool needsBoth = true;
        if (outcome.sign > 0) {
            first = searched(next, tie, tie + 1);
            if (first.points > tie) {
                sign = 1;
                needsBoth = false;
            } else if (!m_stopped) {
                second = searched(next, tie - 1, tie);
                sign = second.points >= tie ? 0 : -1;
                // That it is lost is proved by the second alone.
                if (sign < 0) first = second;
            }
        } else {
            first = searched(next, tie - 1, tie);
            if (first.points < tie) {
                sign = -1;
                needsBoth = false;
            } else if (!m_stopped) {
                second = searched(next, tie, tie + 1);
                sign = second.points > tie ? 1 : 0;
                if (sign > 0) first = second;
            }
        }
        outcome.stopped = m_stopped;
        if (m_stopped || m_isSpent) break;
        outcome.sign = sign;
        outcome.depth = next;
        outcome.proved = first.complete && (!needsBoth || second.complete);
    }
    m_search.seekProofs(0);
    m_lastNode = kAnyNodes;
    if (outcome.sign > 0) outcome.value = std::max(outcome.value, tie + 1);
    if (outcome.sign < 0) outcome.value = std::min(outcome.value, tie - 1);
    if (outcome.sign == 0) outcome.value = tie;
    outcome.isExact = outcome.isExact || (outcome.sign == 0 && outcome.proved);
    return outcome;
}

EndgameOutcome EndgameFamily::solved(const EndgameBoard::Racks& racks, int lead, int depth,
                                     std::int64_t mostNodes)
{
    EndgameOutcome outcome = playedOut(racks, lead);
    m_search.setFewTiles(depth < kToTheEnd ? 0 : EndgameSearch::kFewTiles);
    m_lastNode = mostNodes == kAnyNodes ? kAnyNodes : nodes() + mostNodes;
    while (!outcome.stopped && !m_isSpent && !outcome.isExact && outcome.depth < depth) {
        const int next = outcome.depth + 1;
        // As the EndgameSolver does it.
        int reach = 25;
        int low = outcome.value - reach;
        int high = outcome.value + reach;
        EndgameSearch::Value value;
        for (;;) {
            value = searched(next, low, high);
            if (m_stopped || m_isSpent || (value.points > low && value.points < high)) break;
            reach = std::min(2 * reach, kBeyondPoints);
            if (value.points <= low) low = std::max(value.points - reach, -kBeyondPoints);
            if (value.points >= high) high = std::min(value.points + reach, kBeyondPoints);
        }
        outcome.stopped = m_stopped;
        if (m_stopped || m_isSpent) break;
        outcome.value = value.points;
        outcome.sign = signOfLead(lead + value.points);
        outcome.depth = next;
        outcome.proved = outcome.isExact = value.complete;
    }
    m_lastNode = kAnyNodes;
    return outcome;
}

}  // namespace engine
