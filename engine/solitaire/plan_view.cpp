// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solitaire/plan_view.h"

#include <algorithm>
#include <cstdlib>

namespace engine {

PlanView::PlanView(const SolitaireTask& task, const SoloGrid& grid) : m_task(task), m_grid(grid) {}

void PlanView::begin(const SearchPlan& plan)
{
    m_plan = &plan;
    m_potential = 0;
    m_only.assign(m_grid.size(), kNoTile);
    m_planned.assign(m_grid.size(), kNoTile);
    m_moveOf.assign(m_grid.size(), -1);
    m_acrossStep.assign(m_grid.size(), 0);
    m_ready.assign(plan.moves.size(), 0);
    m_open.assign(plan.moves.size(), 1);
    m_caps.assign(plan.moves.size(), {});
    const auto acrossOf = [&](Direction direction) {
        return static_cast<std::uint8_t>(m_grid.step(other(direction)));
    };
    // A square that a move goes through may be laid by another: that one decides below.
    for (const PlannedMove& planned : plan.moves)
        for (const Cell cell : planned.through)
            m_acrossStep[cell] = acrossOf(planned.move.direction());
    for (std::size_t i = 0; i < plan.moves.size(); ++i) {
        const PlannedMove& planned = plan.moves[i];
        m_potential += planned.move.score;
        for (std::size_t k = 0; k < planned.cells.size(); ++k) {
            const Cell cell = planned.cells[k];
            m_only[cell] = SoloGrid::kEdge;
            m_planned[cell] = planned.move.tiles[k];
            m_moveOf[cell] = static_cast<std::int16_t>(i);
            m_acrossStep[cell] = acrossOf(planned.move.direction());
            m_ready[i] = std::max(m_ready[i], planned.numbers[k] + 1);
        }
        const auto step = static_cast<Cell>(m_grid.step(planned.move.direction()));
        Cell first = planned.cells.front();
        Cell last = planned.cells.back();
        for (const Cell cell : planned.through) {
            first = std::min(first, cell);
            last = std::max(last, cell);
        }
        m_caps[i] = {static_cast<Cell>(first - step), static_cast<Cell>(last + step)};
    }
    for (const PlannedSquare& square : plan.squares) {
        m_only[square.cell] = square.tile;
        m_planned[square.cell] = square.tile;
    }
    measure();
}

void PlanView::measure()
{
    const std::size_t count = m_plan->checkpoints.size();
    m_steps.assign(count, {});
    m_stepsInside.assign(count, {});
    const auto between = [&](Cell a, Cell b) {
        return std::abs(m_grid.rowOf(a) - m_grid.rowOf(b)) +
               std::abs(m_grid.columnOf(a) - m_grid.columnOf(b));
    };
    for (std::size_t i = 0; i < count; ++i) {
        const Checkpoint& point = m_plan->checkpoints[i];
        m_steps[i].assign(m_grid.size(), kFar);
        m_stepsInside[i].assign(m_grid.size(), kFar);
        for (int row = 0; row < m_grid.rows(); ++row) {
            for (int column = 0; column < m_grid.columns(); ++column) {
                const Cell cell = m_grid.cell(row, column);
                const bool sameLane = point.lane == Direction::Across
                                          ? row == m_grid.rowOf(point.cell)
                                          : column == m_grid.columnOf(point.cell);
                const int steps = between(cell, point.cell);
                // Tiles of the goal's own lane lead nowhere, but next to it.
                if (!sameLane || steps <= 1)
                    m_steps[i][cell] = static_cast<std::uint8_t>(std::min<int>(steps, kFar));
                m_stepsInside[i][cell] =
                    static_cast<std::uint8_t>(std::min<int>(between(cell, point.inside), kFar));
            }
        }
    }
    m_weights.assign(static_cast<std::size_t>(m_task.tileCount()) + 1, std::vector<int>(count, 0));
    for (std::size_t laid = 0; laid < m_weights.size(); ++laid) {
        for (std::size_t i = 0; i < count; ++i) {
            const Checkpoint& point = m_plan->checkpoints[i];
            int weight =
                point.value * (48 - std::clamp(point.time - static_cast<int>(laid), 0, 32));
            const auto laneOf = [&](const Checkpoint& checkpoint) {
                return checkpoint.lane == Direction::Across ? m_grid.rowOf(checkpoint.cell)
                                                            : m_grid.columnOf(checkpoint.cell);
            };
            for (std::size_t k = 0; k < i; ++k) {
                if (laneOf(m_plan->checkpoints[k]) == laneOf(point)) {
                    weight *= 2;
                    break;
                }
            }
            if (point.centre) weight /= 4;
            m_weights[laid][i] = weight;
        }
    }
}

void PlanView::farAway(const Tile* cells, std::uint8_t* nearness) const
{
    std::fill_n(nearness, 2 * checkpoints(), kFar);
    for (std::size_t cell = 0; cell < m_grid.size(); ++cell)
        if (SoloGrid::isTile(cells[cell])) comeNearer(nearness, static_cast<Cell>(cell));
}

void PlanView::comeNearer(std::uint8_t* nearness, Cell cell) const
{
    for (std::size_t i = 0; i < checkpoints(); ++i) {
        nearness[2 * i] = std::min(nearness[2 * i], m_steps[i][cell]);
        nearness[2 * i + 1] = std::min(nearness[2 * i + 1], m_stepsInside[i][cell]);
    }
}

int PlanView::nearnessValue(const std::uint8_t* nearness, int laid) const
{
    const std::vector<int>& weights = m_weights[static_cast<std::size_t>(laid)];
    int sum = 0;
    int sub = 0;
    for (std::size_t i = 0; i < checkpoints(); ++i) {
        const int steps = nearness[2 * i];
        const int inside = std::min<int>(steps, nearness[2 * i + 1]);
        sum += (weights[i] >> sub) * (20 - steps) / 24 * (20 - inside) / 20;
        if (steps > 1) sub = std::min(2, sub + 1);
    }
    return sum;
}

void PlanView::open(const Tile* cells, int laid, SoloHand& hand, SquareUse& use)
{
    m_drawn = m_task.drawnAfter(laid);
    use.only = m_only;
    use.ready.assign(m_grid.size(), 0);
    for (std::size_t i = 0; i < m_plan->moves.size(); ++i) {
        const PlannedMove& planned = m_plan->moves[i];
        m_open[i] = cells[planned.cells.front()] == kNoTile ? 1 : 0;
        if (!m_open[i]) continue;
        for (std::size_t k = 0; k < planned.numbers.size(); ++k)
            if (planned.numbers[k] < m_drawn) hand.take(rackTileOf(planned.move.tiles[k]));
        for (const Cell cap : m_caps[i])
            if (use.only[cap] == kNoTile) use.only[cap] = SoloGrid::kEdge;
    }
    for (const PlannedSquare& square : m_plan->squares) {
        if (cells[square.cell] != kNoTile || square.number >= m_drawn) continue;
        hand.take(rackTileOf(square.tile));
        use.ready[square.cell] = 1;
    }
}

PlanView::HeldBack PlanView::heldBack(const Tile* after, int laid) const
{
    const int drawn = m_task.drawnAfter(laid);
    HeldBack held;
    for (const PlannedMove& planned : m_plan->moves) {
        if (after[planned.cells.front()] != kNoTile) continue;
        for (std::size_t k = 0; k < planned.numbers.size(); ++k) {
            if (planned.numbers[k] >= drawn) continue;
            ++held.tiles;
            held.face += m_grid.value(rackTileOf(planned.move.tiles[k]));
        }
    }
    for (const PlannedSquare& square : m_plan->squares) {
        if (after[square.cell] != kNoTile || square.number >= drawn) continue;
        ++held.tiles;
        held.face += m_grid.value(rackTileOf(square.tile));
    }
    return held;
}

bool PlanView::isWord(const Tile* board, int first, int step, Cell planned) const
{
    const LetterGraph& graph = m_task.graph();
    std::uint32_t number = graph.dawgRoot();
    bool accepts = false;
    for (int at = first; at == planned || SoloGrid::isTile(board[at]); at += step) {
        const Tile letter = letterOf(at == planned ? m_planned[planned] : board[at]);
        const LetterGraph::List list = graph.list(number);
        if ((list.letters() >> letter & 1) == 0) return false;
        accepts = (list.accepting() >> letter & 1) != 0;
        number = list.childOf(letter);
    }
    return accepts;
}

bool PlanView::isWordWhenAllLies(const Tile* board, Cell cell, int step) const
{
    const auto tileAt = [&](int at) {
        return board[at] != kNoTile ? board[at] : m_planned[static_cast<std::size_t>(at)];
    };
    int first = cell;
    while (SoloGrid::isTile(tileAt(first - step))) first -= step;
    const LetterGraph& graph = m_task.graph();
    std::uint32_t number = graph.dawgRoot();
    bool accepts = false;
    for (int at = first; SoloGrid::isTile(tileAt(at)); at += step) {
        const Tile letter = letterOf(tileAt(at));
        const LetterGraph::List list = graph.list(number);
        if ((list.letters() >> letter & 1) == 0) return false;
        accepts = (list.accepting() >> letter & 1) != 0;
        number = list.childOf(letter);
    }
    return accepts;
}

std::optional<int> PlanView::hanging(const Tile* board, Cell cell) const
{
    const int step = m_acrossStep[cell];
    int first = cell;
    int points = 0;
    while (SoloGrid::isTile(board[first - step])) {
        first -= step;
        points += m_grid.value(board[first]);
    }
    int last = cell;
    while (SoloGrid::isTile(board[last + step])) {
        last += step;
        points += m_grid.value(board[last]);
    }
    if (first == last) return 0;
    if (!isWord(board, first, step, cell)) {
        // Other planned tiles may come in between.
        if (isWordWhenAllLies(board, cell, step)) return 0;
        return std::nullopt;
    }
    if (m_moveOf[cell] < 0) return 0;
    points += m_grid.value(m_planned[cell]) * m_grid.letterFactor(cell);
    return points * m_grid.wordFactor(cell);
}

std::optional<int> PlanView::change(const Tile* before, const Tile* after, const SoloMove& move,
                                    std::uint16_t planned)
{
    int change = 0;
    const bool own = planned != 0xffff;
    if (own) {
        const PlannedMove& made = m_plan->moves[planned];
        change -= made.move.score;
        for (const Cell cell : made.cells) change -= hanging(before, cell).value_or(0);
    }
    std::array<Cell, 4 * SolitaireTask::kMostRack> done{};
    std::size_t doneCount = 0;
    bool possible = true;
    move.forEach(m_grid, before, [&](Cell laid, Tile tile) {
        if (!possible) return;
        if (!own && m_only[laid] != kNoTile)
            change += isDesignatedBlank(tile) ? kLetterThere / 2 : kLetterThere;
        const int stride = m_grid.stride();
        for (const int step : {1, -1, stride, -stride}) {
            int at = laid + step;
            while (SoloGrid::isTile(after[at])) at += step;
            const auto cell = static_cast<Cell>(at);
            if (after[cell] != kNoTile || m_planned[cell] == kNoTile) continue;
            if (std::abs(step) != m_acrossStep[cell]) continue;
            if (std::find(done.begin(), done.begin() + doneCount, cell) != done.begin() + doneCount)
                continue;
            done[doneCount++] = cell;
            const auto now = hanging(after, cell);
            if (!now) {
                possible = false;
                return;
            }
            change += *now - hanging(before, cell).value_or(0);
        }
    });
    if (!possible) return std::nullopt;
    return change;
}

std::optional<int> PlanView::scoreNow(Tile* board, const PlannedMove& planned) const
{
    for (const Cell cell : planned.through)
        if (board[cell] == kNoTile) return std::nullopt;
    const Direction direction = planned.move.direction();
    const int step = m_grid.step(direction);
    const int side = m_grid.step(other(direction));
    const bool opening = std::none_of(board, board + m_grid.size(), SoloGrid::isTile);
    bool touches = false;
    for (std::size_t k = 0; k < planned.cells.size(); ++k) {
        const Cell cell = planned.cells[k];
        for (const int next : {step, -step, side, -side})
            touches |= SoloGrid::isTile(board[cell + next]);
        touches |= opening && cell == m_grid.start();
    }
    if (!touches) return std::nullopt;
    for (std::size_t k = 0; k < planned.cells.size(); ++k)
        board[planned.cells[k]] = planned.move.tiles[k];

    const auto wordThrough = [&](int cell, int along, bool main) -> std::optional<int> {
        int first = cell;
        while (SoloGrid::isTile(board[first - along])) first -= along;
        if (!SoloGrid::isTile(board[first + along])) return main ? std::nullopt : std::optional(0);
        if (!isWord(board, first, along, 0)) return std::nullopt;
        int points = 0;
        int factor = 1;
        std::size_t own = 0;
        for (int at = first; SoloGrid::isTile(board[at]); at += along) {
            int value = m_grid.value(board[at]);
            const bool laid =
                main ? own < planned.cells.size() && planned.cells[own] == at : at == cell;
            if (laid) {
                ++own;
                value *= m_grid.letterFactor(static_cast<std::size_t>(at));
                factor *= m_grid.wordFactor(static_cast<std::size_t>(at));
            }
            points += value;
        }
        // All of its tiles lie in one word.
        if (main && own != planned.cells.size()) return std::nullopt;
        return points * factor;
    };
    std::optional<int> score = wordThrough(planned.cells.front(), step, true);
    // One tile may make a word in the other direction alone.
    if (!score && planned.cells.size() == 1 && !SoloGrid::isTile(board[planned.cells[0] - step]) &&
        !SoloGrid::isTile(board[planned.cells[0] + step]))
        score = 0;
    for (std::size_t k = 0; score && k < planned.cells.size(); ++k) {
        const auto across = wordThrough(planned.cells[k], side, false);
        if (!across) score.reset();
        else *score += *across;
    }
    for (const Cell cell : planned.cells) board[cell] = kNoTile;
    if (score) *score += m_grid.bonus(planned.move.count);
    return score;
}

}  // namespace engine
