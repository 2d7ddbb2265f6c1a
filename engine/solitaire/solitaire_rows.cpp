// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solitaire/solitaire_rows.h"

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/solitaire/goal_catalogue.h"
#include "engine/solitaire/solitaire_text.h"

namespace engine {

std::vector<SolitaireRow> solitaireRows(const SolitaireTask& task, const SolitaireGame& game,
                                        std::span<const std::uint8_t> goals)
{
    std::vector<std::uint8_t> found;
    if (goals.size() != game.moves.size()) {
        found = goalMoves(task, game.moves);
        goals = found;
    }
    std::vector<SolitaireRow> rows;
    SolitaireReplay replay(task);
    int total = 0;
    for (const Move& move : game.moves) {
        const Position& before = replay.position();
        SolitaireRow row;
        row.number = static_cast<int>(rows.size()) + 1;
        row.square = coordinate(move.row, move.column, move.direction);
        row.word = wholeWord(before, move);
        row.text = moveText(before, move);
        row.rack = task.rules().alphabet.written(before.mover().rack.tiles());
        row.goal = goals[rows.size()] != 0;
        const int drawn = task.drawnAfter(replay.laid());
        const auto played = replay.play(move);
        if (!played) break;
        row.move = *played;
        row.tiles = played->tilesPlayed;
        row.score = played->score.points;
        row.total = total += row.score;
        if (const int now = task.drawnAfter(replay.laid()); now > drawn) {
            row.drawnFrom = drawn + 1;
            row.drawnTo = now;
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<std::uint8_t> goalMoves(const SolitaireTask& task, std::span<const Move> moves)
{
    std::vector<std::uint8_t> goals;
    for (const Move& move : moves) {
        int factor = 1;
        for (const PlacedTile& tile : tilesPlacedBy(move))
            factor *= task.rules().layout.premium(tile.row, tile.column).word;
        goals.push_back(factor >= GoalCatalogue::kLeastFactor ? 1 : 0);
    }
    return goals;
}

std::vector<int> layingMoves(const SolitaireTask& task, std::span<const Move> moves)
{
    std::vector<int> by(task.order().size(), 0);
    int laid = 0;
    int number = 0;
    for (const Move& move : moves) {
        ++number;
        const auto drawn = static_cast<std::size_t>(task.drawnAfter(laid));
        for (const PlacedTile& placed : tilesPlacedBy(move)) {
            for (std::size_t i = 0; i < drawn; ++i) {
                if (by[i] != 0 || task.order()[i] != rackTileOf(placed.tile)) continue;
                by[i] = number;
                ++laid;
                break;
            }
        }
    }
    return by;
}

}  // namespace engine
