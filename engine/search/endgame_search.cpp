// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/endgame_search.h"

#include <algorithm>
#include <cstdlib>

#include "engine/base/random.h"

namespace engine {

namespace {

using Bound = EndgameEntry::Bound;

constexpr int kMostHistory = 1 << 9;
constexpr int kOut = 1 << 24;  ///< order of playing out

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

std::uint64_t EndgameSearch::keyOf(const EndgameTurn& turn, std::uint64_t board) const
{
    const auto counts =
        static_cast<std::uint64_t>(turn.side | turn.passes << 1 | turn.scoreless << 4 |
                                   (m_rules.turnsAfterBag >= 0 ? turn.sinceBag << 12 : 0));
    return board ^ mix64(counts ^ 0x5eed0004);
}

bool EndgameSearch::leave()
{
    // What counts work looks at the same nodes whatever else there is. In a new lane a node can take
    // a tenth of a millisecond.
    constexpr std::int64_t kPollEvery = 256;
    constexpr std::int64_t kStopEvery = 8;
    if (m_nodes % kStopEvery != 0) return m_stopped;
    if (m_stop && m_stop()) m_stopped = true;
    if (m_nodes % kPollEvery == 0 && m_poll && m_poll(m_nodes)) m_stopped = true;
    return m_stopped;
}

EndgameSearch::Value EndgameSearch::search(const EndgameTurn& turn, int depth, int alpha, int beta)
{
    m_stopped = false;
    m_lines.front().clear();
    if (int points = 0; isOver(turn, points)) return {points, true};
    const std::uint64_t key = keyOf(turn, m_board.key());
    return visit(turn, depth, alpha, beta, key, m_table.find(key));
}

EndgameSearch::Value EndgameSearch::afterMove(const EndgameTurn& turn, EndgameMove move, int depth,
                                              int alpha, int beta)
{
    m_stopped = false;
    return child(turn, move, depth, alpha, beta);
}

EndgameTurn EndgameSearch::turnAfter(const EndgameTurn& turn, EndgameMove move)
{
    EndgameTurn next{1 - turn.side, 0, 0, turn.sinceBag + 1};
    if (move.isPass()) {
        next.passes = turn.passes + 1;
        next.scoreless = turn.scoreless + 1;
    }
    return next;
}

bool EndgameSearch::endsWith(const EndgameTurn& turn, EndgameMove move) const
{
    if (!move.isPass() && m_rules.outEnds() &&
        m_board.details(move).tilesPlayed == m_board.tilesLeft(turn.side))
        return true;
    int points = 0;
    return isOver(turnAfter(turn, move), points);
}

EndgameMove EndgameSearch::remembered(const EndgameTurn& turn)
{
    const auto known = m_table.find(keyOf(turn, m_board.key()));
    if (!known) return {};
    return m_board.find(turn.side, known->move).value_or(EndgameMove{});
}

bool EndgameSearch::settles(const std::optional<EndgameEntry>& known, int depth, int alpha,
                            int beta)
{
    if (!known || (!known->complete && known->depth < depth)) return false;
    // Principal variations are followed to their end, so that they can be shown.
    if (beta - alpha > 1) return false;
    return (known->bound != Bound::AtMost && known->value >= beta) ||
           (known->bound != Bound::AtLeast && known->value <= alpha);
}

EndgameSearch::Value EndgameSearch::child(const EndgameTurn& turn, EndgameMove move, int depth,
                                          int alpha, int beta)
{
    m_lines[static_cast<std::size_t>(m_ply + 1)].clear();
    const EndgameTurn next = turnAfter(turn, move);
    int gained = 0;
    std::uint64_t board = m_board.key();
    if (!move.isPass()) {
        const LaneMove& what = m_board.details(move);
        gained = what.score;
        if (m_rules.outEnds() && what.tilesPlayed == m_board.tilesLeft(turn.side))
            return {gained + gainOfPlayingOut(turn.side), true};
        board = m_board.keyAfter(turn.side, move);
    }
    const int low = gained - beta;
    const int high = gained - alpha;
    const std::uint64_t key = keyOf(next, board);
    const std::optional<EndgameEntry> known = m_table.find(key);
    if (settles(known, depth, low, high)) return {gained - known->value, known->complete};

    if (!move.isPass()) m_board.make(turn.side, move);
    ++m_ply;
    Value value;
    if (int points = 0; isOver(next, points)) value = {points, true};
    else value = visit(next, depth, low, high, key, known);
    --m_ply;
    if (!move.isPass()) m_board.undo();
    return {gained - value.points, value.complete};
}

struct EndgameSearch::Finding
{
    int depth;  ///< for the positions after a move
    int alpha;
    int beta;
    Value best{-(1 << 28), true};
    EndgameMove move{};
    bool allComplete = true;
    bool isFirst = true;
    int enough = 0;  ///< moves that go beyond the window
};

int& EndgameSearch::historyOf(int side, EndgameMove move)
{
    const std::uint64_t key = move.isPass() ? 0 : m_board.details(move).boardKey;
    return m_history[static_cast<std::size_t>(side) * kHistory + key % kHistory];
}

void EndgameSearch::noteAnswer(int side, EndgameMove move, int depth)
{
    // The more it counts already, the less is added.
    int& count = historyOf(side, move);
    const int more = std::min(depth, kMostHistory);
    count += more - count * more / kMostHistory;
}

void EndgameSearch::listThreats(int side)
{
    m_threats.clear();
    m_outplays.clear();
    m_board.outplays(side, m_outplays);
    for (const EndgameMove move : m_outplays)
        m_threats.push_back({m_board.details(move).score, EndgameBoard::laneBit(move)});
    std::ranges::sort(m_threats, std::greater{}, &Threat::score);
    // One of a lane is as good as all.
    std::uint64_t seen = 0;
    std::erase_if(m_threats, [&seen](const Threat& threat) {
        const bool isKnown = (seen & threat.lane) != 0;
        seen |= threat.lane;
        return isKnown;
    });
}

std::optional<int> EndgameSearch::boundByThreat(const EndgameTurn& turn, EndgameMove move) const
{
    if (m_threats.empty()) return std::nullopt;
    int score = 0;
    int held = m_board.pointsHeld(turn.side);
    std::uint64_t changed = 0;
    if (!move.isPass()) {
        const LaneMove& what = m_board.details(move);
        score = what.score;
        held -= what.face;
        changed = m_board.lanesChangedBy(move);
    }
    for (const Threat& threat : m_threats)
        if ((threat.lane & changed) == 0) return score - threat.score - m_rules.outGain * held;
    return std::nullopt;
}

std::size_t EndgameSearch::listChoices(const EndgameTurn& turn, Finding& finding,
                                       std::vector<Choice>& list)
{
    list.clear();
    m_found.clear();
    m_board.moves(turn.side, m_found);
    const int tiles = m_board.tilesLeft(turn.side);
    if (m_rules.outEnds()) listThreats(1 - turn.side);
    else m_threats.clear();
    const auto refute = [&finding](EndgameMove move, int bound) {
        if (bound <= finding.best.points) return;
        finding.best = {bound, true};
        finding.move = move;
    };
    const int most = m_threats.empty() ? 0 : m_threats.front().score;
    for (const EndgameMove move : m_found) {
        const LaneMove& what = m_board.details(move);
        const bool out = what.tilesPlayed == tiles;
        if (!out && !m_threats.empty()) {
            // The lanes that it changes matter only where the best threat would be enough.
            const int held = m_board.pointsHeld(turn.side) - what.face;
            if (what.score - most - m_rules.outGain * held <= finding.alpha) {
                const auto bound = boundByThreat(turn, move);
                if (bound && *bound <= finding.alpha) {
                    refute(move, *bound);
                    continue;
                }
            }
        }
        // The weights are those with the fewest nodes on solved positions.
        const int order = out ? kOut + what.score
                              : what.score * 4 + what.face * 12 + what.tilesPlayed * 8 +
                                    historyOf(turn.side, move);
        list.push_back({order, move});
        if (m_way != 0 && !out)
            list.back().order += static_cast<int>(
                mix64(m_way ^ what.boardKey) % static_cast<std::uint64_t>(1 + std::abs(order) / 8));
    }
    // A pass answers a pass with the end; else it is rarely right.
    int points = 0;
    const bool ends =
        isOver({1 - turn.side, turn.passes + 1, turn.scoreless + 1, turn.sinceBag + 1}, points);
    const auto bound = ends ? std::nullopt : boundByThreat(turn, {});
    if (bound && *bound <= finding.alpha) refute({}, *bound);
    else list.push_back({turn.passes > 0 ? kOut / 2 : 0, {}});
    return m_found.size() + 1;
}

void EndgameSearch::pick(std::vector<Choice>& choices, std::size_t number)
{
    const auto from = choices.begin() + static_cast<std::ptrdiff_t>(number);
    const auto before = [](const Choice& a, const Choice& b) { return a.order > b.order; };
    if (number < kPicked) std::iter_swap(from, std::min_element(from, choices.end(), before));
    else if (number == kPicked) std::stable_sort(from, choices.end(), before);
}

void EndgameSearch::fetch(const EndgameTurn& turn, EndgameMove move) const
{
    const std::uint64_t board = move.isPass() ? m_board.key() : m_board.keyAfter(turn.side, move);
    m_table.prefetch(keyOf(turnAfter(turn, move), board));
}

bool EndgameSearch::tryMove(const EndgameTurn& turn, EndgameMove move, Finding& finding)
{
    Value value;
    if (finding.isFirst) {
        value = child(turn, move, finding.depth, finding.alpha, finding.beta);
    } else {
        value = child(turn, move, finding.depth, finding.alpha, finding.alpha + 1);
        if (!m_stopped && value.points > finding.alpha && value.points < finding.beta)
            value = child(turn, move, finding.depth, finding.alpha, finding.beta);
    }
    if (m_stopped) return false;
    finding.isFirst = false;
    finding.allComplete &= value.complete;
    const bool isEnough = value.points >= finding.beta;
    if (isEnough) ++finding.enough;
    // Of moves that go beyond the window one whose line is finished is the best.
    const bool proves = isEnough && value.complete && !finding.best.complete;
    const bool goesOn = !isEnough || (!value.complete && seeksProof(finding));
    if (value.points <= finding.best.points && !proves) return goesOn;
    finding.best = value;
    finding.move = move;
    if (value.points <= finding.alpha) return true;
    if (!isEnough) finding.alpha = value.points;
    auto& line = m_lines[static_cast<std::size_t>(m_ply)];
    const auto& behind = m_lines[static_cast<std::size_t>(m_ply + 1)];
    line.assign(1, move);
    line.insert(line.end(), behind.begin(), behind.end());
    return goesOn;
}

bool EndgameSearch::seeksProof(const Finding& finding) const
{
    // At the last depth it takes hardly more than listing the moves.
    constexpr int kMostEnough = 8;
    return m_ply == 0 && finding.depth < m_proofDepth &&
           (finding.depth == 0 || finding.enough < kMostEnough);
}

bool EndgameSearch::settlesAtOnce(const EndgameTurn& turn, const std::vector<Choice>& choices,
                                  Finding& finding)
{
    bool onlyOuts = true;
    for (const Choice& choice : choices) {
        if (choice.order < kOut) onlyOuts = false;
        else if (!tryMove(turn, choice.move, finding)) return true;
    }
    return onlyOuts;
}

EndgameSearch::Value EndgameSearch::visit(const EndgameTurn& turn, int depth, int alpha, int beta,
                                          std::uint64_t key,
                                          const std::optional<EndgameEntry>& known)
{
    m_lines[static_cast<std::size_t>(m_ply)].clear();
    ++m_nodes;
    if (leave()) return {0, false};
    if (m_ply >= kMostDepth) return playOut(turn);
    if (beta - alpha == 1 && endsWithNextTile()) return lastTiles(turn, key);

    Finding finding{depth - 1, alpha, beta};
    // What was best before mostly is again; then the others need not be listed.
    std::optional<EndgameMove> remembered;
    if (depth > 0 && known) remembered = m_board.find(turn.side, known->move);
    bool goesOn = !remembered || tryMove(turn, *remembered, finding);
    if (goesOn) {
        auto& choices = m_choices[static_cast<std::size_t>(m_ply)];
        const bool forced = listChoices(turn, finding, choices) == 1;
        if (depth <= 0 && !forced) {
            if (!settlesAtOnce(turn, choices, finding)) {
                m_lines[static_cast<std::size_t>(m_ply)].clear();
                return playOut(turn);
            }
            goesOn = false;
        }
        if (forced) finding.depth = depth;  // a forced pass costs no depth
        for (std::size_t i = 0; i < choices.size() && goesOn; ++i) {
            // The first one mostly is enough. After it the next one is known ahead, so that the table
            // has time to bring its entry.
            if (i < 2 || i == kPicked) pick(choices, i);
            if (i > 0 && i + 1 < choices.size()) {
                if (i + 1 != kPicked) pick(choices, i + 1);
                fetch(turn, choices[i + 1].move);
            }
            if (remembered && choices[i].move == *remembered) continue;
            goesOn = tryMove(turn, choices[i].move, finding);
        }
    }
    if (m_stopped) return {0, false};
    EndgameEntry entry;
    entry.value = finding.best.points;
    entry.move = m_board.keyOf(finding.move);
    entry.depth = std::max(depth, 0);
    if (entry.value >= beta && depth > 0) noteAnswer(turn.side, finding.move, depth);
    entry.bound = entry.value >= beta    ? Bound::AtLeast
                  : entry.value <= alpha ? Bound::AtMost
                                         : Bound::Exact;
    // One finished line proves that a value is reached; that none is better takes all of them.
    entry.complete = entry.bound == Bound::AtLeast ? finding.best.complete : finding.allComplete;
    m_table.keep(key, entry);
    return {entry.value, entry.complete};
}

bool EndgameSearch::endsWithNextTile() const
{
    return m_rules.outEnds() && m_board.tilesLeft(0) == 1 && m_board.tilesLeft(1) == 1;
}

EndgameSearch::Value EndgameSearch::lastTiles(const EndgameTurn& turn, std::uint64_t key)
{
    struct Out
    {
        EndgameMove move;
        std::optional<int> worth;
    };
    std::array<Out, EndgameBoard::kSides> outs;
    for (int side = 0; side < EndgameBoard::kSides; ++side) {
        Out& out = outs[static_cast<std::size_t>(side)];
        m_outplays.clear();
        m_board.outplays(side, m_outplays);
        for (const EndgameMove move : m_outplays) {
            const int worth = m_board.details(move).score + gainOfPlayingOut(side);
            if (!out.worth || worth > *out.worth) out = {move, worth};
        }
    }
    // The board changes no more: only passes may come before the end.
    const auto valueOf = [&](const auto& self, const EndgameTurn& now) -> int {
        if (int points = 0; isOver(now, points)) return points;
        const int passed = -self(self, turnAfter(now, {}));
        return std::max(passed, outs[static_cast<std::size_t>(now.side)].worth.value_or(passed));
    };
    EndgameEntry entry;
    entry.value = valueOf(valueOf, turn);
    entry.complete = true;
    const Out& own = outs[static_cast<std::size_t>(turn.side)];
    if (own.worth == entry.value) {
        entry.move = m_board.keyOf(own.move);
        m_lines[static_cast<std::size_t>(m_ply)].assign(1, own.move);
    }
    m_table.keep(key, entry);
    return {entry.value, true};
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
            const int worth = what.score + (out ? gainOfPlayingOut(turn.side) : 0);
            if (worth > best) {
                best = worth;
                chosen = move;
            }
        }
        const EndgameTurn next = turnAfter(turn, chosen);
        if (!chosen.isPass()) {
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
