// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/solitaire/replayed_game.h"

#include <utility>

namespace ui {

namespace {

constexpr int kBigMove = 50;

}  // namespace

ReplayedGamePtr replayGame(const engine::SolitaireTaskPtr& task, engine::SolitaireGame game,
                           std::vector<std::uint8_t> goals)
{
    auto replayed = std::make_shared<ReplayedGame>();
    replayed->task = task;
    if (goals.size() != game.moves.size()) goals = engine::goalMoves(*task, game.moves);
    replayed->rows = engine::solitaireRows(*task, game, goals);
    engine::SolitaireReplay replay(*task);
    const auto keep = [&] {
        replayed->positions.push_back(std::make_shared<const engine::Position>(replay.position()));
    };
    keep();
    for (const engine::SolitaireRow& row : replayed->rows) {
        if (!replay.play(row.move)) break;
        keep();
        if (row.goal) replayed->goalPoints += row.score;
        else if (row.score >= kBigMove) replayed->bigPoints += row.score;
        else replayed->restPoints += row.score;
    }
    replayed->rows.resize(replayed->positions.size() - 1);
    std::vector<engine::Move> moves;
    for (const engine::SolitaireRow& row : replayed->rows) moves.push_back(row.move);
    replayed->laidBy = engine::layingMoves(*task, moves);
    replayed->game = std::move(game);
    replayed->goals = std::move(goals);
    return replayed;
}

engine::PositionPtr solitairePosition(const engine::SolitaireTask& task,
                                      const std::vector<engine::Tile>& board)
{
    auto position = std::make_shared<engine::Position>(task.opening());
    const int columns = position->board().columns();
    for (std::size_t i = 0; i < board.size(); ++i) {
        const int at = static_cast<int>(i);
        if (board[i] != engine::kNoTile) position->setSquare(at / columns, at % columns, board[i]);
    }
    engine::TileCounts laid = position->board().tiles();
    laid.removeAll(task.start().tiles());
    engine::TileCounts held(
        task.order().first(static_cast<std::size_t>(task.drawnAfter(laid.total()))));
    // A board that shows part of a plan may have tiles that are drawn later.
    for (const engine::Tile tile : laid.tiles())
        if (held.has(tile)) held.remove(tile);
    position->setRack(0, held);
    return position;
}

}  // namespace ui
