// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/last_moves.h"

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

std::vector<std::pair<int, int>> tilesOfSecondPlayer(const StudyState& state)
{
    std::vector<std::pair<int, int>> squares;
    if (!state.game) return squares;
    const GameMoment now = state.game->momentAt(state.cursor);
    const engine::Board& board = now.question->board();
    for (int turn = 0; turn < now.turn; ++turn) {
        const engine::Turn& each = now.turns[static_cast<std::size_t>(turn)];
        if (each.player != 1 || each.move == engine::kNoNode) continue;
        const engine::ReplayStep& step = state.game->replay().at(each.move);
        if (!step.fits || step.move.kind != engine::MoveKind::Place) continue;
        // What was taken back again lies there no more.
        for (const engine::PlacedTile& tile : engine::tilesPlacedBy(step.move))
            if (board.atOrNone(tile.row, tile.column) == tile.tile)
                squares.emplace_back(tile.row, tile.column);
    }
    return squares;
}

}  // namespace ui
