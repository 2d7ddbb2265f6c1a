// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moves/move_order.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <string>

#include "engine/board/legality.h"
#include "engine/eval/find_move.h"
#include "engine/eval/move_groups.h"
#include "engine/eval/shown_order.h"
#include "engine/search/simulation_state.h"
#include "ui/moves/move_columns.h"
#include "ui/moves/phony_worth.h"
#include "ui/position/move_worth.h"

namespace ui {

using engine::Equity;
using engine::Move;
using engine::MoveKind;
using engine::RankedMove;

namespace {

// Rows above a fold, as many as there are digits to choose them by; a fold for a few rows isn't
// worth it.
constexpr int kLeastFolded = 6;
// Moves between two looks at the stop token.
constexpr int kStride = 1024;

std::size_t orderAt(int index)
{
    return static_cast<std::size_t>(index);
}

}  // namespace

bool MoveOrderRequest::groupsOrders() const
{
    return position && position->rules().jumbled() && !filter.showsOrders();
}

bool MoveOrderRequest::isAsRanked() const
{
    if (!filter.empty() || groupsOrders()) return false;
    if (key == MoveKey::Rank) return !descending;
    return descending && (key == MoveKey::Equity || key == MoveKey::Delta);
}

MoveOrder::MoveOrder(MoveOrderRequest request, const std::stop_token& stop)
    : m_request(std::move(request))
{
    if (!m_request.ranking) return;
    findMarked();
    if (m_request.isAsRanked()) {
        sortAsRanked();
    } else {
        filterRows(stop);
        m_matches = static_cast<int>(m_order.size());
        if (m_request.groupsOrders()) groupRows(stop);
        if (stop.stop_requested()) return;
        sortRows();
    }
    m_matches = std::max(m_matches, static_cast<int>(m_order.size()));
    foldRows();
}

bool MoveOrder::hasRowsOf(const MoveOrder& other) const
{
    return m_request.ranking == other.m_request.ranking &&
           m_request.filter.words() == other.m_request.filter.words() &&
           m_extras == other.m_extras && !m_folded && !other.m_folded &&
           m_order.size() == other.m_order.size();
}

bool MoveOrder::isInPlaceOf(const MoveOrder& other) const
{
    return m_request.position == other.m_request.position &&
           m_request.ranking == other.m_request.ranking && m_extras == other.m_extras &&
           m_best == other.m_best && m_rows == other.m_rows &&
           m_asPlayed.has_value() == other.m_asPlayed.has_value() &&
           (!m_asPlayed || m_asPlayed->move == other.m_asPlayed->move);
}

bool MoveOrder::continues(const MoveOrder& other, int shown) const
{
    const bool longer =
        m_rows.size() >= other.m_rows.size() && other.m_rows.size() >= orderAt(shown);
    if (!longer || shown == 0 || m_folded || other.m_folded ||
        m_request.position != other.m_request.position)
        return false;
    for (std::size_t row = 0; row + 1 < orderAt(shown); ++row)
        if (entry(m_rows[row]).move != other.entry(other.m_rows[row]).move) return false;
    return true;
}

/// Where the played and the pinned moves are; those that the ranking hasn't got come behind it.
void MoveOrder::findMarked()
{
    const engine::Position& position = *m_request.position;
    const auto& moves = m_request.ranking->moves;
    const int count = static_cast<int>(moves.size());
    const auto indexOf = [&](const Move& move) {
        if (const auto found = engine::findMove(moves, position, move))
            return static_cast<int>(*found);
        for (std::size_t i = 0; i < m_extras.size(); ++i)
            if (m_extras[i].ranked.move == move) return count + static_cast<int>(i);
        if (!engine::checkMove(position, move, engine::WordCheck::Ignore)) return -1;
        const auto equity = equityOfMove(position, move, m_request.leaves);
        if (!equity) return -1;
        m_extras.push_back({{move, *equity}, ui::isPhony(position, move)});
        return count + static_cast<int>(m_extras.size()) - 1;
    };
    if (m_request.played) m_playedIndex = indexOf(*m_request.played);
    if (m_playedIndex >= 0 && m_playedIndex < count &&
        m_request.played->kind == engine::MoveKind::Place) {
        // A first move, and one of a single tile, stand in the ranking once; the list tells the
        // one that was played.
        engine::RankedMove played = moves[orderAt(m_playedIndex)];
        played.move.row = m_request.played->row;
        played.move.column = m_request.played->column;
        played.move.direction = m_request.played->direction;
        played.move.length = m_request.played->length;
        played.move.tiles = m_request.played->tiles;
        if (played.move != moves[orderAt(m_playedIndex)].move) m_asPlayed = played;
    }
    for (const MovePins::Pin& pin : m_request.pins)
        if (const int index = indexOf(pin.move); index >= 0)
            m_pinIndices.emplace_back(index, pin.colour);
    if (!m_request.simulation) return;
    for (const engine::SimulatedCandidate& candidate : m_request.simulation->candidates)
        if (const int index = indexOf(candidate.move); index >= 0 && candidate.iterations() > 0)
            m_simulated.emplace(index, &candidate);
}

const engine::SimulatedCandidate* MoveOrder::simulatedOf(int index) const
{
    const auto found = m_simulated.find(index);
    return found == m_simulated.end() ? nullptr : found->second;
}

bool MoveOrder::hasSimulation() const
{
    return m_request.ranking && m_request.simulation;
}

const RankedMove& MoveOrder::entry(int index) const
{
    if (index == m_playedIndex && m_asPlayed) return *m_asPlayed;
    const auto& moves = m_request.ranking->moves;
    return isExtra(index) ? m_extras[orderAt(index) - moves.size()].ranked : moves[orderAt(index)];
}

bool MoveOrder::isExtra(int index) const
{
    return orderAt(index) >= m_request.ranking->moves.size();
}

int MoveOrder::rankOf(int index) const
{
    if (!isExtra(index)) return index + 1;
    return static_cast<int>(engine::placeAmong(m_request.ranking->moves, entry(index))) + 1;
}

bool MoveOrder::isPhony(int index) const
{
    return isExtra(index) && m_extras[orderAt(index) - m_request.ranking->moves.size()].phony;
}

int MoveOrder::pinOf(int index) const
{
    for (const auto& [pinned, colour] : m_pinIndices)
        if (pinned == index) return colour;
    return -1;
}

bool MoveOrder::hasChances() const
{
    return m_request.ranking && !m_request.ranking->chances.empty();
}

bool MoveOrder::has(const Move& move) const
{
    return rowIndexOf(move) >= 0;
}

int MoveOrder::ordersOf(int index) const
{
    const auto found = m_orders.find(index);
    return found == m_orders.end() ? 1 : found->second;
}

std::vector<Move> MoveOrder::bestMoves(std::size_t most) const
{
    // Indices are places in the ranking; behind them are the moves that it hasn't got.
    std::vector<int> best(std::min(most, m_order.size()));
    std::partial_sort_copy(m_order.begin(), m_order.end(), best.begin(), best.end());
    std::vector<Move> moves;
    for (const int index : best)
        if (!isExtra(index)) moves.push_back(m_request.ranking->moves[orderAt(index)].move);
    return moves;
}

int MoveOrder::rowIndexOf(const Move& move) const
{
    const auto isIt = [&](int index) {
        return entry(index).move == move ||
               (!isExtra(index) && m_request.ranking->moves[orderAt(index)].move == move);
    };
    const auto found = std::find_if(m_order.begin(), m_order.end(), isIt);
    if (found != m_order.end()) return *found;
    for (const auto& [index, row] : m_groupOf)
        if (isIt(index)) return row;
    return -1;
}

std::int32_t MoveOrder::metric(int index) const
{
    const auto metric = moveColumn(m_request.key).metric;
    return metric ? metric(*this, index) : entry(index).equity.millis;
}

/// The ranking as it is, with the few moves that it hasn't got at their places.
void MoveOrder::sortAsRanked()
{
    const auto& moves = m_request.ranking->moves;
    m_best = moves.empty() ? 0 : moves.front().equity.millis;
    m_order.resize(moves.size());
    std::iota(m_order.begin(), m_order.end(), 0);
    const bool byRank = m_request.key == MoveKey::Rank;
    for (std::size_t i = 0; i < m_extras.size(); ++i) {
        const int index = static_cast<int>(moves.size() + i);
        const RankedMove& extra = entry(index);
        // Of equal worth, a move of the ranking goes first.
        const auto goesBefore = [&](int other) {
            return byRank ? engine::isWorthMore(extra, entry(other))
                          : entry(other).equity < extra.equity;
        };
        // The best move stands first even where a pass is worth more.
        const bool leads = moves.empty() || engine::ranksBefore(extra, moves.front());
        const auto from =
            leads ? m_order.begin() : std::find(m_order.begin(), m_order.end(), 0) + 1;
        const auto place = std::find_if(from, m_order.end(), goesBefore);
        m_order.insert(place, index);
    }
}

void MoveOrder::filterRows(const std::stop_token& stop)
{
    const int count = static_cast<int>(m_request.ranking->moves.size() + m_extras.size());
    const MoveFilter& filter = m_request.filter;
    m_order.reserve(filter.empty() ? orderAt(count) : 0);
    for (int i = 0; i < count; ++i) {
        if (i % kStride == 0 && stop.stop_requested()) return;
        if (filter.empty() || filter.accepts(*m_request.position, entry(i).move))
            m_order.push_back(i);
    }
}

/// Of moves on the same squares with the same tiles the best keeps its row; it is the first, as they
/// are in the order of the ranking. Those that are marked keep theirs.
void MoveOrder::groupRows(const std::stop_token& stop)
{
    std::unordered_map<std::string, int> firsts;
    std::vector<int> order;
    int looked = 0;
    for (const int index : m_order) {
        if (looked++ % kStride == 0 && stop.stop_requested()) return;
        const bool marked = index == m_playedIndex || isExtra(index) || pinOf(index) >= 0;
        std::string key = marked ? std::string() : engine::squaresAndTiles(entry(index).move);
        if (key.empty()) {
            order.push_back(index);
            continue;
        }
        const auto [first, isNew] = firsts.try_emplace(std::move(key), index);
        if (isNew) {
            order.push_back(index);
        } else {
            m_groupOf.emplace(index, first->second);
            ++m_orders.try_emplace(first->second, 1).first->second;
        }
    }
    m_order = std::move(order);
}

void MoveOrder::sortRows()
{
    const engine::Position& position = *m_request.position;
    const auto& moves = m_request.ranking->moves;
    const bool descending = m_request.descending;
    // By worth the first is the best, whatever a pass is worth.
    if (!moveColumn(m_request.key).metric) m_best = moves.empty() ? 0 : moves.front().equity.millis;
    else
        for (int i = 0; i < static_cast<int>(moves.size()); ++i)
            m_best = i == 0 ? metric(i) : std::max(m_best, metric(i));
    // The rows are in the order of the ranking, which decides among equals whichever way the
    // column is sorted.
    const auto sortBy = [&](const auto& less) {
        std::stable_sort(m_order.begin(), m_order.end(),
                         [&](int a, int b) { return descending ? less(b, a) : less(a, b); });
    };
    // Worked out once for each move and not for each comparison.
    const auto sortByKey = [&](const auto& keyOf) {
        using Key = decltype(keyOf(0));
        std::vector<std::pair<Key, int>> keyed;
        keyed.reserve(m_order.size());
        for (const int i : m_order) keyed.emplace_back(keyOf(i), i);
        std::stable_sort(keyed.begin(), keyed.end(), [&](const auto& a, const auto& b) {
            return descending ? b.first < a.first : a.first < b.first;
        });
        std::transform(keyed.begin(), keyed.end(), m_order.begin(),
                       [](const auto& each) { return each.second; });
    };
    switch (m_request.key) {
    case MoveKey::Rank:
        sortBy([&](int a, int b) {
            const int first = rankOf(a);
            const int second = rankOf(b);
            if (first != second || isExtra(a) != isExtra(b))
                return first < second || (first == second && isExtra(a));
            return isExtra(a) && engine::isWorthMore(entry(a), entry(b));
        });
        break;
    case MoveKey::Move: sortBy([&](int a, int b) { return entry(a).move < entry(b).move; }); break;
    case MoveKey::Leave:
        // Longer leaves are more; then by tiles.
        sortByKey([&](int i) {
            std::array<engine::Tile, engine::kMaxRackSize + 1> key{};
            const engine::Leave leave = engine::leaveAfter(position, entry(i).move);
            std::size_t size = 0;
            for (int kind = 0; kind < position.rules().alphabet.kinds(); ++kind)
                for (int left = leave.count(static_cast<engine::Tile>(kind)); left > 0; --left)
                    key[++size] = static_cast<engine::Tile>(kind);
            key[0] = static_cast<engine::Tile>(size);
            return key;
        });
        break;
    case MoveKey::Words:
        sortByKey([&](int i) {
            std::array<engine::Tile, engine::kMaxDim> key{};
            const Move& move = entry(i).move;
            for (int tile = 0; move.kind == MoveKind::Place && tile < move.length; ++tile) {
                const engine::Tile placed = move.tiles[orderAt(tile)];
                key[orderAt(tile)] = engine::letterOf(
                    placed != engine::kPlaythrough
                        ? placed
                        : position.board().atOrNone(move.rowOf(tile), move.columnOf(tile)));
            }
            return key;
        });
        break;
    case MoveKey::Pin:
        // Pinned ones first, in the order of their colours.
        sortByKey([&](int i) { return pinOf(i) < 0 ? MovePins::kMost : pinOf(i); });
        break;
    case MoveKey::SimWin:
        // Where all is won or lost the points decide.
        sortByKey([&](int i) {
            const auto* found = simulatedOf(i);
            return std::pair(metric(i), found ? found->equity.mean() : 0.0);
        });
        break;
    default: sortByKey([&](int i) { return metric(i); }); break;
    }
}

void MoveOrder::unfold()
{
    m_request.unfolded = true;
    m_folded = false;
    m_rows = m_order;
}

/// Leaves out rows between the first ones and the move that was played, but for pinned moves.
void MoveOrder::foldRows()
{
    const auto played = m_request.unfolded || m_playedIndex < 0
                            ? m_order.end()
                            : std::find(m_order.begin(), m_order.end(), m_playedIndex);
    const int above = m_request.aboveFold;
    m_folded = played != m_order.end() && played - m_order.begin() >= above + kLeastFolded;
    if (!m_folded) {
        m_rows = m_order;
        return;
    }
    m_rows.assign(m_order.begin(), m_order.begin() + above);
    int folded = 0;
    const auto fold = [&] {
        if (folded > 0) m_rows.push_back(-folded);
        folded = 0;
    };
    for (auto row = m_order.begin() + above; row != played; ++row) {
        if (pinOf(*row) < 0) {
            ++folded;
            continue;
        }
        fold();
        m_rows.push_back(*row);
    }
    fold();
    m_rows.insert(m_rows.end(), played, m_order.end());
}

}  // namespace ui
