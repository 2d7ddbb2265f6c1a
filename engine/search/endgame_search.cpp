// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/endgame_search.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "engine/base/random.h"

namespace engine {

namespace {

using Bound = EndgameEntry::Bound;

constexpr int kMostHistory = 1 << 9;
constexpr int kOut = 1 << 24;         ///< order of playing out
constexpr int kNoWorth = -(1 << 28);  ///< less than any value

}  // namespace

bool EndgameSearch::isOver(const EndgameTurn& turn, int& points) const
{
    return isOver(turn, {m_board.pointsHeld(0), m_board.pointsHeld(1)}, points);
}

bool EndgameSearch::isOver(const EndgameTurn& turn, const std::array<int, 2>& held,
                           int& points) const
{
    points = 0;
    if (m_rules.turnsAfterBag >= 0 && turn.sinceBag >= m_rules.turnsAfterBag) return true;
    if ((m_rules.passes > 0 && turn.passes >= m_rules.passes) ||
        (m_rules.scorelessTurns > 0 && turn.scoreless >= m_rules.scorelessTurns)) {
        if (m_rules.losesRack)
            points = held[static_cast<std::size_t>(1 - turn.side)] -
                     held[static_cast<std::size_t>(turn.side)];
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
    if (++m_visits % kStopEvery != 0) return m_stopped;
    if (m_stop && m_stop()) m_stopped = true;
    if (m_visits % kPollEvery == 0 && m_poll && m_poll(m_nodes)) m_stopped = true;
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
    Value best{kNoWorth, true};
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
    m_isLastTile = m_rules.outEnds() && m_board.tilesLeft(side) == 1 && !m_board.isEmpty();
    if (!m_rules.outEnds()) return;
    if (m_isLastTile) {
        m_singles.clear();
        m_board.singles(side, m_board.lastTile(side), m_singles);
        return;
    }
    m_outplays.clear();
    m_board.outplays(side, m_outplays);
    for (const EndgameMove move : m_outplays)
        m_threats.push_back({m_board.details(move).score, move});
    std::ranges::sort(m_threats, std::greater{}, &Threat::score);
}

EndgameMove EndgameSearch::bestOutplay(int side)
{
    m_outplays.clear();
    m_board.outplays(side, m_outplays);
    EndgameMove best;
    int most = -1;
    for (const EndgameMove move : m_outplays) {
        const int score = m_board.details(move).score;
        if (score <= most) continue;
        most = score;
        best = move;
    }
    return best;
}

std::optional<int> EndgameSearch::boundByThreat(const EndgameTurn& turn, EndgameMove move,
                                                int enough)
{
    int before = m_rules.outGain * m_board.pointsHeld(turn.side);
    if (!move.isPass()) {
        const LaneMove& what = m_board.details(move);
        before -= m_rules.outGain * what.face + what.score;
    }
    if (m_isLastTile) return boundByLastTile(turn, move, -before, enough);
    std::uint64_t changed = 0;
    MoveEffect effect;
    for (const Threat& threat : m_threats) {
        const int bound = -before - threat.score;
        if (bound > enough) return std::nullopt;
        if (move.isPass()) return bound;
        // In most lanes nothing changes at all.
        if (changed == 0) changed = m_board.lanesChangedBy(move);
        if ((EndgameBoard::laneBit(threat.move) & changed) == 0) return bound;
        if (m_board.isEmpty()) return std::nullopt;
        if (effect.move != move) m_board.findEffect(move, effect);
        if (!m_board.disturbs(effect, threat.move)) return bound;
    }
    return std::nullopt;
}

std::optional<int> EndgameSearch::boundByLastTile(const EndgameTurn& turn, EndgameMove move,
                                                  int worth, int enough)
{
    if (move.isPass())
        return m_singles.empty() ? std::nullopt : std::optional(worth - m_singles.front().score);
    MoveEffect effect;
    m_board.findEffect(move, effect);
    int best = EndgameBoard::bestSingleKept(effect, m_singles);
    if (best < 0 || worth - best > enough) {
        const int other = 1 - turn.side;
        best = m_board.bestSingleAfter(effect, other, m_board.lastTile(other), m_singles,
                                       worth - enough);
    }
    return best < 0 ? std::nullopt : std::optional(worth - best);
}

std::size_t EndgameSearch::listChoices(const EndgameTurn& turn, Finding& finding,
                                       std::vector<Choice>& list, bool untilOpen)
{
    list.clear();
    m_found.clear();
    m_board.moves(turn.side, m_found);
    const int tiles = m_board.tilesLeft(turn.side);
    listThreats(1 - turn.side);
    const auto refute = [&finding](EndgameMove move, int bound) {
        if (bound <= finding.best.points) return;
        finding.best = {bound, true};
        finding.move = move;
    };
    // A pass answers a pass with the end; else it is rarely right.
    int points = 0;
    const auto boundOfPass =
        isOver(turnAfter(turn, {}), points) ? std::nullopt : boundByThreat(turn, {}, finding.alpha);
    const bool isPassOpen = !boundOfPass || *boundOfPass > finding.alpha;
    if (untilOpen && isPassOpen && !m_found.empty()) return kOpen;
    for (const EndgameMove move : m_found) {
        const LaneMove& what = m_board.details(move);
        const bool out = what.tilesPlayed == tiles;
        if (!out) {
            const auto bound = boundByThreat(turn, move, finding.alpha);
            if (bound && *bound <= finding.alpha) {
                refute(move, *bound);
                continue;
            }
            if (untilOpen) return kOpen;
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
    if (isPassOpen) list.push_back({turn.passes > 0 ? kOut / 2 : 0, {}});
    else refute({}, *boundOfPass);
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
    const bool isNull = beta - alpha == 1 && m_rules.outEnds() && !m_board.isEmpty();
    const int own = m_board.tilesLeft(turn.side);
    const int others = m_board.tilesLeft(1 - turn.side);
    // To the end it takes little more than to play it out.
    if (m_rules.outEnds() && own + others <= m_fewTiles) depth = std::max(depth, 1);
    if (isNull && own == 1 && others == 1) return lastTiles(turn, key);
    // The first position needs a move that can be shown.
    if (isNull && m_ply > 0 && own == 1) return lastTile(turn, depth, alpha, key);
    // Within a number of plies a guess at the last one takes less.
    if (isNull && m_ply > 0 && own == 2 && others == 1 && depth > 0)
        return twoAgainstOne(turn, alpha, key);

    Finding finding{depth - 1, alpha, beta};
    // What was best before mostly is again; then the others need not be listed.
    std::optional<EndgameMove> remembered;
    if (depth > 0 && known) remembered = m_board.find(turn.side, known->move);
    bool goesOn = !remembered || tryMove(turn, *remembered, finding);
    // Then what is best must be found at once, or guessed.
    const bool isLast = depth <= 0 && m_rules.outEnds();
    if (goesOn && (isNull || isLast)) {
        // Who can play out now often needs no list.
        const EndgameMove out = bestOutplay(turn.side);
        if (!out.isPass() && m_board.details(out).score + gainOfPlayingOut(turn.side) >= beta)
            goesOn = tryMove(turn, out, finding);
    }
    if (goesOn) {
        auto& choices = m_choices[static_cast<std::size_t>(m_ply)];
        const std::size_t listed = listChoices(turn, finding, choices, isLast);
        const bool forced = listed == 1;
        if (listed == kOpen) {
            m_lines[static_cast<std::size_t>(m_ply)].clear();
            return playOut(turn, true);
        }
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

std::optional<int> EndgameSearch::bestOfLastTile(int side)
{
    m_singles.clear();
    m_board.singles(side, m_board.lastTile(side), m_singles);
    if (m_singles.empty()) return std::nullopt;
    return m_singles.front().score + gainOfPlayingOut(side);
}

int EndgameSearch::valueOfOuts(const EndgameTurn& turn,
                               const std::array<std::optional<int>, 2>& outs,
                               const std::array<int, 2>& held) const
{
    // Only passes may come before the end.
    if (int points = 0; isOver(turn, held, points)) return points;
    const int passed = -valueOfOuts(turnAfter(turn, {}), outs, held);
    return std::max(passed, outs[static_cast<std::size_t>(turn.side)].value_or(passed));
}

EndgameSearch::Value EndgameSearch::kept(std::uint64_t key, Value value, int depth, int alpha)
{
    EndgameEntry entry;
    entry.value = value.points;
    entry.complete = value.complete;
    entry.depth = std::max(depth, 0);
    entry.bound = value.points > alpha ? EndgameEntry::Bound::AtLeast : EndgameEntry::Bound::AtMost;
    entry.move = EndgameMoveKey::none();
    m_table.keep(key, entry);
    return value;
}

EndgameSearch::Value EndgameSearch::passed(const EndgameTurn& turn, int depth, int alpha,
                                           int threat)
{
    int points = 0;
    if (isOver(turnAfter(turn, {}), points)) return {-points, true};
    const int bound = -threat - gainOfPlayingOut(1 - turn.side);
    if (threat >= 0 && bound <= alpha) return {bound, true};
    return child(turn, {}, depth, alpha, alpha + 1);
}

EndgameSearch::Value EndgameSearch::lastTiles(const EndgameTurn& turn, std::uint64_t key)
{
    const std::array<std::optional<int>, 2> outs{bestOfLastTile(0), bestOfLastTile(1)};
    EndgameEntry entry;
    entry.value = valueOfOuts(turn, outs, {m_board.pointsHeld(0), m_board.pointsHeld(1)});
    entry.complete = true;
    entry.move = EndgameMoveKey::none();
    if (m_ply == 0) {
        // The first move is shown.
        const bool isOut = outs[static_cast<std::size_t>(turn.side)] == entry.value;
        const EndgameMove move = isOut ? bestOutplay(turn.side) : EndgameMove{};
        entry.move = m_board.keyOf(move);
        m_lines.front().assign(1, move);
    }
    m_table.keep(key, entry);
    return {entry.value, true};
}

EndgameSearch::Value EndgameSearch::lastTile(const EndgameTurn& turn, int depth, int alpha,
                                             std::uint64_t key)
{
    const std::optional<int> out = bestOfLastTile(turn.side);
    Value value{out.value_or(kNoWorth), true};
    if (value.points > alpha) return kept(key, value, depth, alpha);
    const EndgameMove answer = bestOutplay(1 - turn.side);
    const int threat = answer.isPass() ? -1 : m_board.details(answer).score;
    const bool isOpen = threat < 0 || -threat - gainOfPlayingOut(1 - turn.side) > alpha;
    int points = 0;
    if (out && depth <= 0 && isOpen && !isOver(turnAfter(turn, {}), points)) return playOut(turn);
    // A pass that is the only thing to do costs no depth.
    const Value pass = passed(turn, out ? depth - 1 : depth, alpha, threat);
    if (m_stopped) return {0, false};
    return kept(key, {std::max(value.points, pass.points), pass.complete}, depth, alpha);
}

EndgameSearch::Value EndgameSearch::twoAgainstOne(const EndgameTurn& turn, int alpha,
                                                  std::uint64_t key)
{
    const int other = 1 - turn.side;
    const auto own = static_cast<std::size_t>(turn.side);
    const auto others = static_cast<std::size_t>(other);
    const Tile lastOfOther = m_board.lastTile(other);
    m_singles.clear();
    m_board.singles(other, lastOfOther, m_singles);
    const int threat = m_singles.empty() ? -1 : m_singles.front().score;
    m_found.clear();
    m_board.moves(turn.side, m_found);
    int best = kNoWorth;
    for (const EndgameMove move : m_found)
        if (const LaneMove& what = m_board.details(move); what.tilesPlayed == 2)
            best = std::max(best, what.score + gainOfPlayingOut(turn.side));

    std::array<int, 2> kinds{-1, -1};  // of m_ownSingles
    MoveEffect effect;
    for (std::size_t i = 0; i < m_found.size() && best <= alpha; ++i) {
        const EndgameMove move = m_found[i];
        const LaneMove& what = m_board.details(move);
        if (what.tilesPlayed == 2) continue;
        std::array<int, 2> held{};
        held[own] = m_board.pointsHeld(turn.side) - what.face;
        held[others] = m_board.pointsHeld(other);
        const int gainOfOther = m_rules.outGain * held[own];
        m_board.findEffect(move, effect);
        // What the other player can do at least bounds it.
        int answer = EndgameBoard::bestSingleKept(effect, m_singles);
        if (answer < 0 || what.score - answer - gainOfOther > alpha)
            answer = m_board.bestSingleAfter(effect, other, lastOfOther, m_singles);
        if (answer >= 0 && what.score - answer - gainOfOther <= alpha) {
            best = std::max(best, what.score - answer - gainOfOther);
            continue;
        }
        ++m_nodes;
        std::array<std::optional<int>, 2> outs;
        if (answer >= 0) outs[others] = answer + gainOfOther;
        const Tile last = m_board.lastTileAfter(turn.side, move);
        const std::size_t slot = kinds[0] < 0 || kinds[0] == last ? 0 : 1;
        if (kinds[slot] != last) {
            kinds[slot] = last;
            m_ownSingles[slot].clear();
            m_board.singles(turn.side, last, m_ownSingles[slot]);
        }
        const int next = m_board.bestSingleAfter(effect, turn.side, last, m_ownSingles[slot]);
        if (next >= 0) outs[own] = next + m_rules.outGain * held[others];
        best = std::max(best, what.score - valueOfOuts(turnAfter(turn, move), outs, held));
    }
    Value value{best, true};
    if (best <= alpha) {
        const Value pass = passed(turn, 1, alpha, threat);
        if (m_stopped) return {0, false};
        value = {std::max(best, pass.points), pass.complete};
    }
    return kept(key, value, 1, alpha);
}

EndgameSearch::Value EndgameSearch::playOut(EndgameTurn turn, bool isListed)
{
    const int first = turn.side;
    int sum = 0;
    int made = 0;
    int points = 0;
    while (!isOver(turn, points)) {
        if (m_board.ply() >= EndgameBoard::kMostPlies - 1) break;
        if (!std::exchange(isListed, false)) {
            m_found.clear();
            m_board.moves(turn.side, m_found);
        }
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
