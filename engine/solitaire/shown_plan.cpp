// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solitaire/shown_plan.h"

#include <algorithm>
#include <vector>

namespace engine {

ShownPlan shownPlanOf(const SolitaireTask& task, const SoloGrid& grid, const SearchPlan& plan)
{
    const Alphabet& alphabet = task.rules().alphabet;
    ShownPlan shown;
    std::vector<Tile> tiles(grid.size(), kNoTile);
    const auto square = [&](Cell cell, Tile tile, int number, bool byGoal) {
        tiles[cell] = tile;
        ShownSquare item{grid.rowOf(cell), grid.columnOf(cell), tile, number + 1, byGoal, 0};
        for (const Checkpoint& point : plan.checkpoints)
            if (point.cell == cell) item.checkpoint = point.time;
        shown.squares.push_back(item);
    };
    for (const PlannedMove& planned : plan.moves)
        for (std::size_t k = 0; k < planned.cells.size(); ++k)
            square(planned.cells[k], planned.move.tiles[k], planned.numbers[k], planned.goal);
    for (const PlannedSquare& planned : plan.squares)
        square(planned.cell, planned.tile, planned.number, false);
    for (const PlannedMove& planned : plan.moves) {
        if (!planned.goal) continue;
        std::vector<Cell> cells = planned.cells;
        cells.insert(cells.end(), planned.through.begin(), planned.through.end());
        std::sort(cells.begin(), cells.end());
        ShownGoal goal;
        goal.direction = planned.move.direction();
        const bool across = goal.direction == Direction::Across;
        const int row = grid.rowOf(cells.front());
        const int column = grid.columnOf(cells.front());
        goal.lane = across ? row : column;
        goal.offset = across ? column : row;
        goal.points = planned.move.score;
        goal.letters = static_cast<int>(planned.through.size());
        for (const Cell cell : cells) {
            if (tiles[cell] == kNoTile) {
                goal.word += '.';
                continue;
            }
            const bool own =
                std::find(planned.cells.begin(), planned.cells.end(), cell) != planned.cells.end();
            const Tile letter = letterOf(tiles[cell]);
            goal.word += alphabet.written(own ? letter : asBlank(letter));
        }
        shown.goals.push_back(std::move(goal));
    }
    return shown;
}

void noteBoard(const SearchPlan& plan, const Tile* cells, ShownPlan& shown)
{
    std::size_t next = 0;
    for (const PlannedMove& planned : plan.moves) {
        if (!planned.goal || next >= shown.goals.size()) continue;
        ShownGoal& goal = shown.goals[next++];
        goal.laid = cells[planned.cells.front()] != kNoTile;
        goal.there =
            static_cast<int>(std::count_if(planned.through.begin(), planned.through.end(),
                                           [&](Cell cell) { return cells[cell] != kNoTile; }));
    }
}

}  // namespace engine
