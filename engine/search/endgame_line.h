// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/board/move.h"
#include "engine/board/position.h"
#include "engine/search/endgame_board.h"
#include "engine/search/endgame_search.h"

namespace engine {

/// The order of moves that are worth the same: the higher score first, then by what moveText()
/// writes.
struct EqualMove
{
    Move move;
    std::string text;

    EqualMove(const Position& position, const Move& what);
    [[nodiscard]] bool isBefore(const EqualMove& other) const;
};

/// The line of an endgame whose value is proved, the same whatever search proved it: each of its
/// moves is the first of those that are worth the most for its player. Moves that would come before
/// it are refuted one by one, in null windows.
class EndgameLine
{
public:
    /// `position` is where `board` is, `value` what it is worth to the mover, `known` a line of that
    /// worth, which may be cut short. `board` and `search` live as long as this.
    EndgameLine(EndgameBoard& board, EndgameSearch& search, const Position& position,
                const EndgameTurn& turn, int value, std::vector<Move> known);

    /// Works until the end of the game or until the search is stopped; then it can be called again,
    /// also after the board forgot its lanes. False when something is missing. The board is as
    /// before.
    bool settle();
    /// What is settled, then what is known beyond that.
    [[nodiscard]] std::vector<Move> moves() const;

private:
    /// One move more; false when the search was stopped, or no move proves the value.
    bool settleNext();
    void go(const Move& move, EndgameMove onBoard);
    [[nodiscard]] std::vector<std::pair<EqualMove, EndgameMove>> choices();

    EndgameBoard& m_board;
    EndgameSearch& m_search;
    Position m_start;
    EndgameTurn m_startTurn;
    int m_startValue;

    // Where the walk is.
    Position m_position;
    EndgameTurn m_turn;
    int m_value;
    bool m_isOver = false;

    std::vector<Move> m_settled;
    std::vector<Move> m_known;  ///< behind what is settled
};

}  // namespace engine
