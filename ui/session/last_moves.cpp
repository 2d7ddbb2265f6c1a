// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/last_moves.h"

namespace ui {

std::vector<engine::Move> lastMoves(const StudyState& state, int count)
{
    std::vector<engine::Move> moves;
    if (count <= 0) return moves;
    if (!state.game) {
        if (state.lastMove) moves.push_back(*state.lastMove);
        return moves;
    }
    // As the game is seen from each of the turns before.
    const int turn = state.game->momentAt(state.cursor).turn;
    for (int back = 0; back < count && turn - back > 0; ++back) {
        const auto move = state.game->momentAt({state.cursor.line, turn - back}).lastMove;
        if (move) moves.push_back(*move);
    }
    return moves;
}

}  // namespace ui
