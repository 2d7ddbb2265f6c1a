// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solitaire/solitaire_game.h"

#include <utility>

#include "engine/base/random.h"
#include "engine/board/legality.h"

namespace engine {
namespace {

/// What is wrong with the move of that number, from 1.
tl::unexpected<Error> wrongMove(std::size_t number, const Error& error)
{
    return failure(error.code, say("move %1: %2", number, error.sentence));
}

std::uint64_t keyOfBoard(const Board& board)
{
    std::uint64_t key = 0;
    std::uint64_t square = 0;
    for (const Tile tile : board.squares()) {
        if (tile != kNoTile) key += mix64(square << 8 | tile);
        ++square;
    }
    return key;
}

}  // namespace

SolitaireReplay::SolitaireReplay(const SolitaireTask& task)
    : m_task(task), m_position(task.opening())
{
}

Result<Move> SolitaireReplay::play(Move move)
{
    if (move.kind != MoveKind::Place) {
        return failure(ErrorCode::IllegalMove, say("in a one-player game every move places tiles"));
    }
    if (auto legal = checkMove(m_position, move, WordCheck::Require); !legal)
        return failure(std::move(legal.error()));
    const Score score = scoreOf(m_position, move);
    if (move.score.points != 0 && move.score != score) {
        return failure(ErrorCode::IllegalMove,
                       say("the score is %1, not %2", score.points, move.score.points));
    }
    move.score = score;
    Position::Undo undo;
    m_position.make(move, undo);
    m_laid += move.tilesPlayed;
    m_points += score;
    m_moves.push_back(move);

    TileCounts held(m_task.order().first(static_cast<std::size_t>(m_task.drawnAfter(m_laid))));
    TileCounts laid = m_position.board().tiles();
    laid.removeAll(m_task.start().tiles());
    held.removeAll(laid);
    m_position.setRack(0, held);
    return move;
}

SolitaireGame SolitaireReplay::game() const
{
    SolitaireGame game;
    game.moves = m_moves;
    game.points = m_points;
    game.tilesLeft = m_task.tileCount() - m_laid;
    TileCounts left(m_task.order());
    TileCounts laid = m_position.board().tiles();
    laid.removeAll(m_task.start().tiles());
    left.removeAll(laid);
    int face = 0;
    for (const Tile tile : left.tiles()) face += m_task.rules().alphabet.value(tile);
    if (m_task.leftover() == LeftoverRule::MustPlayAll && game.tilesLeft > 0)
        game.penalty = game.points;
    else game.penalty = Score{m_task.penaltyFor(face)};
    game.key = keyOfBoard(m_position.board());
    return game;
}

Result<SolitaireGame>
replaySolitaire(const SolitaireTask& task, std::span<const Move> moves,
                const std::function<void(const Position&, const Move&)>& onMove)
{
    SolitaireReplay replay(task);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Position before = replay.position();
        const auto played = replay.play(moves[i]);
        if (!played) return wrongMove(i + 1, played.error());
        if (onMove) onMove(before, *played);
    }
    return replay.game();
}

std::vector<Move> transposedMoves(std::span<const Move> moves)
{
    std::vector<Move> result(moves.begin(), moves.end());
    for (Move& move : result) {
        move.direction = other(move.direction);
        std::swap(move.row, move.column);
    }
    return result;
}

}  // namespace engine
