// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/endgame_search.h"

#include <algorithm>

#include "engine/base/random.h"

namespace engine {

namespace {

using Bound = EndgameEntry::Bound;

constexpr int kFirst = 1 << 28;  ///< order of what the table remembers
constexpr int kOut = 1 << 20;    ///< order of playing out

}  // namespace

EndgameRules EndgameRules::of(const GameRules& rules, EndgameEnd end)
{
    EndgameRules result;
    result.losesRack = rules.end.stalled == StalledEnd::EachLosesOwnRack;
    result.outGain = rules.end.playedOut == PlayedOut::Nothing ? 0 : 2;
    if (rules.end.turnsAfterBagEmpty >= 0) {
        result.turnsAfterBag = rules.end.turnsAfterBagEmpty * 2;
        end = EndgameEnd::Rules;
    }
    result.passes = end == EndgameEnd::TwoPasses ? 2 : rules.end.passes;
    result.scorelessTurns = end == EndgameEnd::TwoPasses ? 0 : rules.end.scorelessTurns;
    // Rules that let two players pass for ever don't say what that is worth.
    if (result.passes <= 0 && result.scorelessTurns <= 0 && result.turnsAfterBag < 0)
        result.passes = 2;
    return result;
}

bool EndgameSearch::isOver(const EndgameTurn& turn, int& points) const
{
    points = 0;
    if (m_rules.turnsAfterBag >= 0 && turn.sinceBag >= m_rules.turnsAfterBag) return true;
    if ((m_rules.passes > 0 && turn.passes >= m_rules.passes) ||
        (m_rules.scorelessTurns > 0 && turn.scoreless >= m_rules.scorelessTurns)) {
        if (m_rules.losesRack)
            points = m_board.pointsHeld(1 - turn.side) - m_board.pointsHeld(turn.side);
        return true;
    }
    return false;
}

int EndgameSearch::gainOfPlayingOut(int side) const
{
    return m_rules.outGain * m_board.pointsHeld(1 - side);
}

std::uint64_t EndgameSearch::keyOf(const EndgameTurn& turn) const
{
    const auto counts = static_cast<std::uint64_t>(
        turn.side | turn.passes << 1 | turn.scoreless << 4 |
        (m_rules.turnsAfterBag >= 0 ? turn.sinceBag << 12 : 0));
    return m_board.key() ^ mix64(counts ^ 0x5eed0004);
}

bool EndgameSearch::leave()
{
    constexpr std::int64_t kPollEvery = 256;
    if (m_nodes % kPollEvery == 0 && m_poll && m_poll(m_nodes)) m_stopped = true;
    return m_stopped;
}

EndgameSearch::Value EndgameSearch::search(const EndgameTurn& turn, int depth, int alpha, int beta)
{
    m_stopped = false;
    m_lines.front().clear();
    if (int points = 0; isOver(turn, points)) return {points, true};
    return visit(turn, depth, alpha, beta);
}

EndgameSearch::Value EndgameSearch::afterMove(const EndgameTurn& turn, EndgameMove move, int depth,
                                              int alpha, int beta)
{
    m_stopped = false;
    return child(turn, move, depth, alpha, beta);
}

EndgameSearch::Value EndgameSearch::child(const EndgameTurn& turn, EndgameMove move, int depth,
                                          int alpha, int beta)
{
    m_lines[static_cast<std::size_t>(m_ply + 1)].clear();
    EndgameTurn next{1 - turn.side, 0, 0, turn.sinceBag + 1};
    int gained = 0;
    if (move.isPass()) {
        next.passes = turn.passes + 1;
        next.scoreless = turn.scoreless + 1;
    } else {
        const LaneMove& what = m_board.details(move);
        gained = what.score;
        if (m_rules.outEnds() && what.tilesPlayed == m_board.tilesLeft(turn.side))
            return {gained + gainOfPlayingOut(turn.side), true};
        m_board.make(turn.side, move);
    }
    ++m_ply;
    Value value;
    if (int points = 0; isOver(next, points))
        value = {points, true};
    else
        value = visit(next, depth, gained - beta, gained - alpha);
    --m_ply;
    if (!move.isPass()) m_board.undo();
    return {gained - value.points, value.complete};
}

void EndgameSearch::listChoices(const EndgameTurn& turn, const EndgameEntry* known,
                                std::vector<Choice>& list)
{
    list.clear();
    m_found.clear();
    m_board.moves(turn.side, m_found);
    const int tiles = m_board.tilesLeft(turn.side);
    for (const EndgameMove move : m_found) {
        const LaneMove& what = m_board.details(move);
        int order = what.score * 4 + what.face;
        if (what.tilesPlayed == tiles) order = kOut + what.score;
        if (known && known->move == move) order = kFirst;
        list.push_back({order, move});
    }
    // A pass answers a pass with the end; else it is rarely right.
    int order = turn.passes > 0 ? kOut / 2 : 0;
    if (known && known->move.isPass()) order = kFirst;
    list.push_back({order, {}});
}

EndgameSearch::Value EndgameSearch::visit(const EndgameTurn& turn, int depth, int alpha, int beta)
{
    auto& line = m_lines[static_cast<std::size_t>(m_ply)];
    line.clear();
    ++m_nodes;
    if (leave()) return {0, false};

    const std::uint64_t key = keyOf(turn);
    const bool onPrincipal = beta - alpha > 1;
    const std::optional<EndgameEntry> known = m_table.find(key);
    if (known && !onPrincipal && (known->complete || known->depth >= depth)) {
        if (known->bound != Bound::AtMost && known->value >= beta)
            return {known->value, known->complete};
        if (known->bound != Bound::AtLeast && known->value <= alpha)
            return {known->value, known->complete};
    }
    if (m_ply >= kMostDepth) return playOut(turn);
    auto& choices = m_choices[static_cast<std::size_t>(m_ply)];
    listChoices(turn, known ? &*known : nullptr, choices);
    const bool forced = choices.size() == 1;
    if (depth <= 0 && !forced) return playOut(turn);

    const int alphaBefore = alpha;
    Value best{-(1 << 28), true};
    EndgameMove bestMove;
    bool allComplete = true;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        // The best first few are picked; sorting the rest pays only when they are needed.
        const auto from = choices.begin() + static_cast<std::ptrdiff_t>(i);
        constexpr std::size_t kPicked = 8;
        if (i < kPicked)
            std::iter_swap(from, std::max_element(from, choices.end(),
                                                  [](const Choice& a, const Choice& b) {
                                                      return a.order < b.order;
                                                  }));
        else if (i == kPicked)
            std::stable_sort(from, choices.end(), [](const Choice& a, const Choice& b) {
                return a.order > b.order;
            });
        const EndgameMove move = choices[i].move;
        // A forced pass costs no depth.
        const int rest = forced ? depth : depth - 1;
        Value value;
        if (i == 0) {
            value = child(turn, move, rest, alpha, beta);
        } else {
            value = child(turn, move, rest, alpha, alpha + 1);
            if (!m_stopped && value.points > alpha && value.points < beta)
                value = child(turn, move, rest, alpha, beta);
        }
        if (m_stopped) return {0, false};
        allComplete &= value.complete;
        if (value.points > best.points) {
            best = value;
            bestMove = move;
            if (value.points > alpha) {
                alpha = value.points;
                const auto& behind = m_lines[static_cast<std::size_t>(m_ply + 1)];
                line.assign(1, move);
                line.insert(line.end(), behind.begin(), behind.end());
            }
            if (alpha >= beta) break;
        }
    }
    EndgameEntry entry;
    entry.value = best.points;
    entry.move = bestMove;
    entry.depth = depth < 0 ? 0 : depth;
    entry.bound = best.points >= beta ? Bound::AtLeast
                  : best.points <= alphaBefore ? Bound::AtMost
                                               : Bound::Exact;
    // One finished line proves that a value is reached; that none is better takes all of them.
    best.complete = entry.bound == Bound::AtLeast ? best.complete : allComplete;
    entry.complete = best.complete;
    m_table.keep(key, entry);
    return best;
}

EndgameSearch::Value EndgameSearch::playOut(EndgameTurn turn)
{
    const int first = turn.side;
    int sum = 0;
    int made = 0;
    int points = 0;
    while (!isOver(turn, points)) {
        if (m_board.ply() >= EndgameBoard::kMostPlies - 1) break;
        m_found.clear();
        m_board.moves(turn.side, m_found);
        const int sign = turn.side == first ? 1 : -1;
        EndgameMove chosen;
        int best = -1;
        for (const EndgameMove move : m_found) {
            const LaneMove& what = m_board.details(move);
            const bool out = what.tilesPlayed == m_board.tilesLeft(turn.side);
            const int worth = what.score + (out ? gainOfPlayingOut(turn.side) : what.face);
            if (worth > best) {
                best = worth;
                chosen = move;
            }
        }
        EndgameTurn next{1 - turn.side, 0, 0, turn.sinceBag + 1};
        if (chosen.isPass()) {
            next.passes = turn.passes + 1;
            next.scoreless = turn.scoreless + 1;
        } else {
            const LaneMove& what = m_board.details(chosen);
            sum += sign * what.score;
            if (m_rules.outEnds() && what.tilesPlayed == m_board.tilesLeft(turn.side)) {
                sum += sign * gainOfPlayingOut(turn.side);
                points = 0;
                turn.side = first;
                break;
            }
            m_board.make(turn.side, chosen);
            ++made;
        }
        turn = next;
        points = 0;
    }
    sum += turn.side == first ? points : -points;
    for (int i = 0; i < made; ++i) m_board.undo();
    return {sum, false};
}

}  // namespace engine
