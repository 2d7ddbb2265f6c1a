// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/endgame_line.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "engine/board/move_notation.h"

namespace engine {

EqualMove::EqualMove(const Position& position, const Move& what)
    : move(what), text(moveText(position, what))
{
}

bool EqualMove::isBefore(const EqualMove& other) const
{
    return std::tie(other.move.score, text) < std::tie(move.score, other.text);
}

EndgameLine::EndgameLine(EndgameBoard& board, EndgameSearch& search, const Position& position,
                         const EndgameTurn& turn, int value, std::vector<Move> known)
    : m_board(board),
      m_search(search),
      m_start(position),
      m_startTurn(turn),
      m_startValue(value),
      m_position(position),
      m_turn(turn),
      m_value(value),
      m_known(std::move(known))
{
}

std::vector<Move> EndgameLine::moves() const
{
    std::vector<Move> all = m_settled;
    all.insert(all.end(), m_known.begin(), m_known.end());
    return all;
}

std::vector<std::pair<EqualMove, EndgameMove>> EndgameLine::choices()
{
    std::vector<EndgameMove> found;
    m_board.moves(m_turn.side, found);
    found.push_back({});
    std::vector<std::pair<EqualMove, EndgameMove>> list;
    for (const EndgameMove move : found)
        list.emplace_back(EqualMove(m_position, m_board.moveOf(move)), move);
    std::ranges::sort(list, [](const auto& a, const auto& b) { return a.first.isBefore(b.first); });
    return list;
}

void EndgameLine::go(const Move& move, EndgameMove onBoard)
{
    m_isOver = m_search.endsWith(m_turn, onBoard);
    m_turn = EndgameSearch::turnAfter(m_turn, onBoard);
    m_value = move.score.points - m_value;
    if (m_isOver) return;
    if (!onBoard.isPass()) m_board.make(1 - m_turn.side, onBoard);
    Position::Undo undo;
    m_position.make(move, undo);
}

bool EndgameLine::settleNext()
{
    for (const auto& [choice, onBoard] : choices()) {
        const bool isKnown = !m_known.empty() && choice.move == m_known.front();
        if (!isKnown) {
            const auto value = m_search.afterMove(m_turn, onBoard, EndgameSearch::kMostDepth,
                                                  m_value - 1, m_value);
            if (m_search.stopped()) return false;
            if (value.points < m_value || !value.complete) continue;
        }
        if (isKnown) m_known.erase(m_known.begin());
        else m_known.clear();
        m_settled.push_back(choice.move);
        go(choice.move, onBoard);
        return true;
    }
    return false;
}

bool EndgameLine::settle()
{
    const int ply = m_board.ply();
    m_position = m_start;
    m_turn = m_startTurn;
    m_value = m_startValue;
    m_isOver = false;
    for (const Move& move : m_settled) {
        const auto list = choices();
        const auto found = std::ranges::find_if(
            list, [&move](const auto& choice) { return choice.first.move == move; });
        if (found == list.end()) break;
        go(move, found->second);
    }
    while (!m_isOver && settleNext()) {
    }
    while (m_board.ply() > ply) m_board.undo();
    return m_isOver;
}

}  // namespace engine
