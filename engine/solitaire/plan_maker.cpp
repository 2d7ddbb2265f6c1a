// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solitaire/plan_maker.h"

#include <algorithm>

#include "engine/solitaire/plan_view.h"

namespace engine {
namespace {

int randomBetween(Random& random, int low, int high)
{
    return low + static_cast<int>(random.below(static_cast<std::uint32_t>(high - low + 1)));
}

Cell cellOf(const SoloGrid& grid, Direction direction, int lane, int at)
{
    return direction == Direction::Across ? grid.cell(lane, at) : grid.cell(at, lane);
}

void addCheckpoints(const SolitaireTask& task, const SoloGrid& grid, const SketchedGoal& goal,
                    Random& random, SearchPlan& plan)
{
    const std::size_t length = goal.word->letters.size();
    for (std::size_t i = 0; i < length;) {
        if ((goal.mask.laid >> i & 1) != 0) {
            ++i;
            continue;
        }
        std::size_t end = i;
        std::size_t first = i;
        for (; end < length && (goal.mask.laid >> end & 1) == 0; ++end)
            if (goal.numbers[end] < goal.numbers[first]) first = end;
        Checkpoint point = checkpointAt(task, grid, goal, first);
        for (std::size_t k = i; k < end; ++k)
            point.value += 10 * std::max(0, 16 - (goal.numbers[k] - goal.numbers[first]));
        point.value += randomBetween(random, -25, 25);
        plan.checkpoints.push_back(point);
        i = end;
    }
}

}  // namespace

Checkpoint checkpointAt(const SolitaireTask& task, const SoloGrid& grid, const SketchedGoal& goal,
                        std::size_t position)
{
    const GoalWord& word = *goal.word;
    const bool across = word.direction == Direction::Across;
    const int lanes = across ? grid.rows() : grid.columns();
    const int startLane =
        across ? task.rules().layout.startRow() : task.rules().layout.startColumn();
    const int inward = goal.lane < lanes / 2 ? 1 : -1;
    const int at = word.offset + static_cast<int>(position);
    Checkpoint point;
    point.time = goal.numbers[position] + 1;
    point.cell = cellOf(grid, word.direction, goal.lane, at);
    const int inside = std::clamp(goal.lane + 2 * inward, 0, lanes - 1);
    point.inside = cellOf(grid, word.direction, inside, at);
    point.lane = word.direction;
    point.centre = goal.lane == startLane;
    const Tile tile = goal.tiles[position];
    point.value = isDesignatedBlank(tile) ? 5 : 160 + 40 * task.rules().alphabet.value(tile);
    return point;
}

SearchPlan planOf(const SolitaireTask& task, const SoloGrid& grid, const Sketch& sketch,
                  Random& random)
{
    SearchPlan plan;
    for (const SketchedGoal& goal : sketch.goals) {
        const GoalWord& word = *goal.word;
        PlannedMove planned;
        planned.goal = true;
        planned.move.down = word.direction == Direction::Down ? 1 : 0;
        planned.move.score = goal.points;
        for (std::size_t i = 0; i < word.letters.size(); ++i) {
            const Cell cell =
                cellOf(grid, word.direction, goal.lane, word.offset + static_cast<int>(i));
            if ((goal.mask.laid >> i & 1) != 0) {
                planned.move.tiles[planned.move.count++] = goal.tiles[i];
                planned.cells.push_back(cell);
                planned.numbers.push_back(goal.numbers[i]);
            } else {
                planned.through.push_back(cell);
                plan.squares.push_back({cell, goal.tiles[i], goal.numbers[i]});
            }
        }
        planned.move.first = planned.cells.front();
        plan.moves.push_back(std::move(planned));
        addCheckpoints(task, grid, goal, random, plan);
    }
    std::stable_sort(plan.checkpoints.begin(), plan.checkpoints.end(),
                     [](const Checkpoint& a, const Checkpoint& b) { return a.time < b.time; });
    return plan;
}

bool refineCheckpoints(SearchPlan& plan, std::span<const std::uint8_t> reached, Random& random)
{
    const auto missed =
        static_cast<std::size_t>(std::find(reached.begin(), reached.end(), 0) - reached.begin());
    if (missed == reached.size()) return false;
    auto& points = plan.checkpoints;
    points[missed].value += randomBetween(random, 120, 240);
    for (std::size_t i = missed + 1; i < reached.size(); ++i) {
        if (!reached[i]) continue;
        points[i].value = std::max(5, points[i].value - randomBetween(random, 120, 240));
        break;
    }
    if (missed > 0) std::swap(points[missed], points[missed - 1]);
    return true;
}

namespace {

/// Points of the main word with the bonus; lays the move.
int mainPoints(const SoloGrid& grid, std::vector<Tile>& cells, const Move& move)
{
    int sum = 0;
    int factor = 1;
    for (int k = 0; k < move.length; ++k) {
        const Cell cell = grid.cell(move.rowOf(k), move.columnOf(k));
        const Tile tile = move.tiles[static_cast<std::size_t>(k)];
        if (tile == kPlaythrough) {
            sum += grid.value(cells[cell]);
            continue;
        }
        cells[cell] = tile;
        sum += grid.value(tile) * grid.letterFactor(cell);
        factor *= grid.wordFactor(cell);
    }
    return sum * factor + grid.bonus(move.tilesPlayed);
}

}  // namespace

SearchPlan planOfMoves(const SolitaireTask& task, const SoloGrid& grid, std::span<const Move> game,
                       std::span<const std::uint8_t> kept, std::span<const std::uint8_t> isGoal)
{
    SearchPlan plan;
    std::vector<int> drawnBefore;  // by planned move
    std::vector<Tile> cells = grid.opening();
    int laid = 0;
    for (std::size_t i = 0; i < game.size(); ++i) {
        const int drawn = task.drawnAfter(laid);
        laid += game[i].tilesPlayed;
        const int points = mainPoints(grid, cells, game[i]);
        if (!kept[i]) continue;
        PlannedMove planned;
        planned.move = soloMoveOf(grid, game[i]);
        planned.move.score = points;
        planned.goal = isGoal[i] != 0;
        for (int k = 0; k < game[i].length; ++k) {
            const Cell cell = grid.cell(game[i].rowOf(k), game[i].columnOf(k));
            if (game[i].tiles[static_cast<std::size_t>(k)] == kPlaythrough)
                planned.through.push_back(cell);
            else planned.cells.push_back(cell);
        }
        planned.numbers.assign(planned.cells.size(), -1);
        drawnBefore.push_back(drawn);
        plan.moves.push_back(std::move(planned));
    }
    // The latest copies that were drawn in time; the last move first, since it can take those that
    // the others can't.
    std::vector<std::uint8_t> used(task.order().size(), 0);
    for (std::size_t i = plan.moves.size(); i-- > 0;) {
        PlannedMove& planned = plan.moves[i];
        for (std::size_t k = 0; k < planned.cells.size(); ++k) {
            const Tile kind = rackTileOf(planned.move.tiles[k]);
            for (int number = drawnBefore[i] - 1; number >= 0; --number) {
                const auto at = static_cast<std::size_t>(number);
                if (used[at] || task.order()[at] != kind) continue;
                used[at] = 1;
                planned.numbers[k] = number;
                break;
            }
        }
    }
    return plan;
}

namespace {

/// Whether the kept moves can be laid one after the other: squares, connection and words. The tiles
/// of a move may make other words than they did in the game.
class CarcassCheck
{
public:
    explicit CarcassCheck(const SolitaireTask& task) : m_task(task), m_grid(task) {}

    [[nodiscard]] bool canBeLaid(std::span<const Move> game, std::span<const std::uint8_t> keep)
    {
        std::vector<Tile> cells = m_grid.opening();
        for (std::size_t i = 0; i < game.size(); ++i) {
            if (!keep[i]) continue;
            if (!lay(cells, game[i])) return false;
        }
        return true;
    }

private:
    [[nodiscard]] bool lay(std::vector<Tile>& cells, const Move& move) const
    {
        const int step = m_grid.step(move.direction);
        const int side = m_grid.step(other(move.direction));
        const bool empty = std::none_of(cells.begin(), cells.end(), SoloGrid::isTile);
        bool touches = false;
        std::vector<Cell> laid;
        for (int k = 0; k < move.length; ++k) {
            const Cell cell = m_grid.cell(move.rowOf(k), move.columnOf(k));
            const Tile tile = move.tiles[static_cast<std::size_t>(k)];
            if (tile == kPlaythrough) {
                if (!SoloGrid::isTile(cells[cell])) return false;
                continue;
            }
            if (cells[cell] != kNoTile) return false;
            for (const int next : {step, -step, side, -side})
                touches |= SoloGrid::isTile(cells[static_cast<std::size_t>(cell + next)]);
            touches |= empty && cell == m_grid.start();
            laid.push_back(cell);
        }
        if (!touches) return false;
        std::size_t next = 0;
        for (int k = 0; k < move.length; ++k)
            if (const Tile tile = move.tiles[static_cast<std::size_t>(k)]; tile != kPlaythrough)
                cells[laid[next++]] = tile;
        bool main = wordLength(cells, laid.front(), step) > 1;
        if (main && !isWordThrough(cells, laid.front(), step)) return false;
        for (const Cell cell : laid) {
            if (wordLength(cells, cell, side) == 1) continue;
            if (!isWordThrough(cells, cell, side)) return false;
            main |= laid.size() == 1;
        }
        return main;
    }
    [[nodiscard]] static int firstOf(const std::vector<Tile>& cells, int at, int step)
    {
        while (SoloGrid::isTile(cells[static_cast<std::size_t>(at - step)])) at -= step;
        return at;
    }
    [[nodiscard]] static int wordLength(const std::vector<Tile>& cells, int at, int step)
    {
        int length = 0;
        for (at = firstOf(cells, at, step); SoloGrid::isTile(cells[static_cast<std::size_t>(at)]);
             at += step)
            ++length;
        return length;
    }
    [[nodiscard]] bool isWordThrough(const std::vector<Tile>& cells, int at, int step) const
    {
        std::uint32_t number = m_task.graph().dawgRoot();
        bool accepts = false;
        for (at = firstOf(cells, at, step); SoloGrid::isTile(cells[static_cast<std::size_t>(at)]);
             at += step) {
            const LetterGraph::List list = m_task.graph().list(number);
            const Tile letter = letterOf(cells[static_cast<std::size_t>(at)]);
            if ((list.letters() >> letter & 1) == 0) return false;
            accepts = (list.accepting() >> letter & 1) != 0;
            number = list.childOf(letter);
        }
        return accepts;
    }

    const SolitaireTask& m_task;
    SoloGrid m_grid;
};

}  // namespace

void findCarcass(const SolitaireTask& task, std::span<const Move> game,
                 std::span<const std::size_t> order, std::vector<std::uint8_t>& keep)
{
    CarcassCheck check(task);
    const std::vector<std::uint8_t> wanted = keep;
    std::fill(keep.begin(), keep.end(), std::uint8_t{1});
    for (const std::size_t i : order) {
        if (wanted[i]) continue;
        keep[i] = 0;
        if (!check.canBeLaid(game, keep)) keep[i] = 1;
    }
}

}  // namespace engine
