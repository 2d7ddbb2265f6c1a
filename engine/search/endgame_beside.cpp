// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/endgame_beside.h"

#include <algorithm>

namespace engine {

namespace {

/// More points than any game has.
constexpr int kBeyondWorth = 1 << 24;
/// Times that one window may begin anew for want of memory.
constexpr int kMostAnew = 12;

}  // namespace

std::optional<EndgameMove> EndgameBeside::find(const Move& move)
{
    if (move.kind == MoveKind::Pass) return EndgameMove{};
    std::vector<EndgameMove> moves;
    m_board.moves(m_turn.side, moves);
    const auto found =
        std::ranges::find_if(moves, [&](EndgameMove each) { return m_board.moveOf(each) == move; });
    if (found == moves.end()) return std::nullopt;
    return *found;
}

std::optional<EndgameSearch::Value> EndgameBeside::searched(const Move& move, int depth, int low,
                                                            int high)
{
    for (int anew = 0; anew <= kMostAnew; ++anew) {
        const auto found = find(move);
        if (!found) return std::nullopt;
        const EndgameSearch::Value value = m_search.afterMove(m_turn, *found, depth, low, high);
        if (!m_search.stopped()) return value;
        if (!m_mayGoOn()) return std::nullopt;
        m_board.forget();
    }
    return std::nullopt;
}

std::optional<bool> EndgameBeside::isBest(const Move& move)
{
    const auto value = searched(move, EndgameSearch::kMostDepth, m_value - 1, m_value);
    if (!value || !value->complete) return std::nullopt;
    return value->points >= m_value;
}

std::optional<EndgameBeside::Worth> EndgameBeside::worthOf(const Move& move)
{
    Worth worth;
    const auto first = searched(move, EndgameSearch::kMostDepth, m_value - 1, m_value);
    if (!first) return std::nullopt;
    // No move is worth more than the position, and this one no more than that.
    const int atMost = std::min(first->points, m_value);
    worth.value = atMost;
    worth.proved = first->complete && first->points >= m_value;
    // From below and above towards each other (Plaat, Schaeffer, Pijls and de Bruin, "Best-first
    // fixed-depth minimax algorithms", Artificial Intelligence 87, 1996), ply by ply.
    while (!worth.proved && worth.depth < EndgameSearch::kMostDepth) {
        ++worth.depth;
        EndgameSearch::Value low{-kBeyondWorth, false};
        EndgameSearch::Value high{atMost, first->complete};
        int guess = std::min(worth.value, atMost);
        while (low.points < high.points) {
            const int asked = std::max(guess, low.points + 1);
            const auto value = searched(move, worth.depth, asked - 1, asked);
            if (!value) return std::nullopt;
            (value->points >= asked ? low : high) = *value;
            guess = value->points;
        }
        worth.value = guess;
        worth.proved = low.complete && high.complete;
    }
    // The line lies where the window is open around the value. What the table knows from before may
    // have proved that at fewer plies than the line has.
    int depth = worth.depth > 0 ? worth.depth : EndgameSearch::kMostDepth;
    for (;; ++depth) {
        const auto value = searched(move, depth, worth.value - 1, worth.value + 1);
        if (!value) return std::nullopt;
        if (!worth.proved || depth >= EndgameSearch::kMostDepth ||
            (value->complete && value->points == worth.value))
            break;
    }
    worth.line.push_back(move);
    if (const auto found = find(move); found && !m_search.endsWith(m_turn, *found)) {
        if (!found->isPass()) m_board.make(m_turn.side, *found);
        for (const EndgameMove next : m_search.lineBehind())
            worth.line.push_back(m_board.moveOf(next));
        if (!found->isPass()) m_board.undo();
    }
    ++worth.depth;
    return worth;
}

}  // namespace engine
