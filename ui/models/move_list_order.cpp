// SPDX-License-Identifier: GPL-3.0-or-later
// Which moves the list shows and in what order; how they look is in move_list_model.cpp.
#include <algorithm>
#include <array>
#include <cmath>

#include "engine/board/legality.h"
#include "engine/eval/find_move.h"
#include "ui/models/move_list_model.h"
#include "ui/models/move_worth.h"

namespace ui {

using engine::Equity;
using engine::Move;
using engine::MoveKind;
using engine::RankedMove;

namespace {

// Rows above a fold, as many as there are digits to choose them by; a fold for a few rows isn't
// worth it.
constexpr int kAboveFold = 9;
constexpr int kLeastFolded = 6;

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

}  // namespace

/// Where the played and the pinned moves are; those that the ranking hasn't got come behind it.
void MoveListModel::findMarked()
{
    m_extras.clear();
    m_playedIndex = -1;
    m_pinIndices.clear();
    if (!m_ranking) return;
    const int count = static_cast<int>(m_ranking->moves.size());
    const auto indexOf = [&](const Move& move) {
        if (const auto found = engine::findMove(m_ranking->moves, *m_position, move))
            return static_cast<int>(*found);
        for (std::size_t i = 0; i < m_extras.size(); ++i)
            if (m_extras[i].ranked.move == move) return count + static_cast<int>(i);
        if (!engine::checkMove(*m_position, move, engine::WordCheck::Ignore)) return -1;
        const auto equity = equityOfMove(*m_position, move, m_leaves);
        if (!equity) return -1;
        const auto words = engine::wordsFormed(*m_position, move);
        const bool phony = std::any_of(words.begin(), words.end(),
                                       [](const engine::FormedWord& word) { return !word.valid; });
        m_extras.push_back({{move, *equity}, phony});
        return count + static_cast<int>(m_extras.size()) - 1;
    };
    if (m_played) m_playedIndex = indexOf(*m_played);
    for (const MovePins::Pin& pin : m_pins)
        if (const int index = indexOf(pin.move); index >= 0)
            m_pinIndices.emplace_back(index, pin.colour);
}

void MoveListModel::filterRows()
{
    m_order.clear();
    if (!m_ranking) return;
    const int count = static_cast<int>(m_ranking->moves.size() + m_extras.size());
    for (int i = 0; i < count; ++i)
        if (m_filter.empty() || m_filter.accepts(*m_position, entry(i).move)) m_order.push_back(i);
}

std::int32_t MoveListModel::metric(int index) const
{
    const RankedMove& move = entry(index);
    switch (m_sortColumn) {
    case ScoreColumn: return Equity::from(move.move.score).millis;
    case ValueColumn: return move.beyondScore().millis;
    case TilesColumn: return 1000 * move.move.tilesPlayed;
    case WinColumn:
        return hasChances() && !isExtra(index)
                   ? static_cast<std::int32_t>(
                         std::lround(1000 * m_ranking->chances[at(index)].percent()))
                   : 0;
    default: return move.equity.millis;
    }
}

void MoveListModel::sortRows()
{
    m_best = 0;
    if (!m_ranking || m_ranking->moves.empty()) return;
    const std::size_t count = m_ranking->moves.size() + m_extras.size();
    const bool descending = m_sortOrder == Qt::DescendingOrder;
    // The place in the ranking decides among equals, whichever way the column is sorted.
    const auto sortBy = [&](const auto& less) {
        std::sort(m_order.begin(), m_order.end(), [&](int a, int b) {
            if (descending ? less(b, a) : less(a, b)) return true;
            if (descending ? less(a, b) : less(b, a)) return false;
            return a < b;
        });
    };
    // Worked out once for each move and not for each comparison.
    const auto sortByKey = [&](const auto& keyOf) {
        std::vector<decltype(keyOf(0))> keys(count);
        for (const int i : m_order) keys[at(i)] = keyOf(i);
        sortBy([&](int a, int b) { return keys[at(a)] < keys[at(b)]; });
    };
    const auto best = [&] {
        std::int32_t most = metric(0);
        for (int i = 1; i < static_cast<int>(m_ranking->moves.size()); ++i)
            most = std::max(most, metric(i));
        return most;
    };
    m_best = best();
    switch (m_sortColumn) {
    case RankColumn:
        sortBy([&](int a, int b) {
            return isExtra(a) || isExtra(b) ? engine::ranksBefore(entry(a), entry(b)) : a < b;
        });
        break;
    case MoveColumn: sortBy([&](int a, int b) { return entry(a).move < entry(b).move; }); break;
    case LeaveColumn:
        // Longer leaves are more; then by tiles.
        sortByKey([&](int i) {
            std::array<engine::Tile, engine::kMaxRackSize + 1> key{};
            const engine::Leave leave = engine::leaveAfter(*m_position, entry(i).move);
            std::size_t size = 0;
            for (int kind = 0; kind < m_position->rules().alphabet.kinds(); ++kind)
                for (int left = leave.count(static_cast<engine::Tile>(kind)); left > 0; --left)
                    key[++size] = static_cast<engine::Tile>(kind);
            key[0] = static_cast<engine::Tile>(size);
            return key;
        });
        break;
    case WordsColumn:
        sortByKey([&](int i) {
            std::array<engine::Tile, engine::kMaxDim> key{};
            const Move& move = entry(i).move;
            for (int tile = 0; move.kind == MoveKind::Place && tile < move.length; ++tile) {
                const engine::Tile placed = move.tiles[at(tile)];
                key[at(tile)] = engine::letterOf(
                    placed != engine::kPlaythrough
                        ? placed
                        : m_position->board().atOrNone(move.rowOf(tile), move.columnOf(tile)));
            }
            return key;
        });
        break;
    case PinColumn:
        // Pinned ones first, in the order of their colours.
        sortByKey([&](int i) { return pinOf(i) < 0 ? MovePins::kMost : pinOf(i); });
        break;
    default: sortByKey([&](int i) { return metric(i); }); break;
    }
}

/// Leaves out rows between the first ones and the move that was played, but for pinned moves.
void MoveListModel::foldRows()
{
    m_rows = m_order;
    if (m_unfolded || m_playedIndex < 0) return;
    const auto played = std::find(m_order.begin(), m_order.end(), m_playedIndex);
    if (played == m_order.end() || played - m_order.begin() < kAboveFold + kLeastFolded) return;
    m_rows.assign(m_order.begin(), m_order.begin() + kAboveFold);
    int folded = 0;
    const auto fold = [&] {
        if (folded > 0) m_rows.push_back(-folded);
        folded = 0;
    };
    for (auto row = m_order.begin() + kAboveFold; row != played; ++row) {
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
