// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solitaire/plan_view.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <cstring>

namespace engine {
namespace {

/// How many tiles later racks are looked at once more.
constexpr int kLookAhead = 5;
/// What it costs, beside the value of checkpoints, that no more tiles of a rack are free: none (or
/// fewer: not all of them could be drawn), one, two.
constexpr int kOverfull = 12'000;
constexpr std::array<int, 3> kFewFree{6000, 2000, 500};

}  // namespace

PlanView::PlanView(const SolitaireTask& task, const SoloGrid& grid) : m_task(task), m_grid(grid) {}

PlanView::Whole PlanView::wholeOf(const PlannedMove& planned) const
{
    Whole whole;
    for (std::size_t k = 0; k < planned.cells.size(); ++k) {
        const Cell cell = planned.cells[k];
        whole.squares.push_back({cell, planned.move.tiles[k], planned.numbers[k], true, true});
        whole.factor *= m_grid.wordFactor(cell);
    }
    whole.own = planned.cells.front();
    const auto squareAt = [&](Cell cell) {
        return std::find_if(m_plan->squares.begin(), m_plan->squares.end(),
                            [&](const PlannedSquare& square) { return square.cell == cell; });
    };
    // Where kept moves lie before, they decide which letters do.
    if (!planned.goal || whole.factor == 1 ||
        std::any_of(planned.through.begin(), planned.through.end(),
                    [&](Cell cell) { return squareAt(cell) == m_plan->squares.end(); })) {
        whole.through = planned.through;
        return whole;
    }
    for (const Cell cell : planned.through) {
        const auto square = squareAt(cell);
        whole.squares.push_back({cell, square->tile, square->number, false, false});
    }
    whole.loose = true;
    for (Whole::Square& square : whole.squares)
        square.locked = square.byMove && m_grid.wordFactor(square.cell) > 1;
    std::sort(whole.squares.begin(), whole.squares.end(),
              [](const Whole::Square& a, const Whole::Square& b) { return a.cell < b.cell; });
    whole.own =
        std::find_if(whole.squares.begin(), whole.squares.end(), [](const Whole::Square& square) {
            return square.locked;
        })->cell;
    whole.lettersBefore = std::max(0, static_cast<int>(whole.squares.size()) - m_task.rackSize());
    return whole;
}

void PlanView::begin(const SearchPlan& plan)
{
    m_plan = &plan;
    m_potential = 0;
    m_only.assign(m_grid.size(), kNoTile);
    m_planned.assign(m_grid.size(), kNoTile);
    m_moveOf.assign(m_grid.size(), -1);
    m_looseOf.assign(m_grid.size(), -1);
    m_acrossStep.assign(m_grid.size(), 0);
    m_open.assign(plan.moves.size(), 1);
    m_caps.assign(plan.moves.size(), {});
    m_wholes.clear();
    for (const PlannedMove& planned : plan.moves) m_wholes.push_back(wholeOf(planned));
    const auto acrossOf = [&](Direction direction) {
        return static_cast<std::uint8_t>(m_grid.step(other(direction)));
    };
    // A square that a move goes through may be laid by another: that one decides below.
    for (const PlannedMove& planned : plan.moves)
        for (const Cell cell : planned.through)
            m_acrossStep[cell] = acrossOf(planned.move.direction());
    for (const PlannedSquare& square : plan.squares) {
        m_only[square.cell] = square.tile;
        m_planned[square.cell] = square.tile;
    }
    const std::vector<Tile>& opening = m_grid.opening();
    for (std::size_t i = 0; i < plan.moves.size(); ++i) {
        const PlannedMove& planned = plan.moves[i];
        const Whole& whole = m_wholes[i];
        m_potential += whole.loose ? looseScore(opening.data(), whole) : planned.move.score;
        for (const Whole::Square& square : whole.squares) {
            m_only[square.cell] = square.locked ? SoloGrid::kEdge : square.tile;
            m_planned[square.cell] = square.tile;
            if (square.byMove) m_moveOf[square.cell] = static_cast<std::int16_t>(i);
            if (whole.loose) m_looseOf[square.cell] = static_cast<std::int16_t>(i);
            m_acrossStep[square.cell] = acrossOf(planned.move.direction());
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
    m_others.clear();
    for (const PlannedSquare& square : plan.squares)
        if (m_looseOf[square.cell] < 0) m_others.push_back(square);
    measure();
}

int PlanView::looseScore(const Tile* board, const Whole& whole) const
{
    int sum = 0;
    int missing = 0;
    for (const Whole::Square& square : whole.squares) {
        const bool free = board[square.cell] == kNoTile;
        missing += free;
        sum += m_grid.value(square.tile) *
               (free && square.byMove ? m_grid.letterFactor(square.cell) : 1);
    }
    return sum * whole.factor + m_grid.bonus(std::min(missing, m_task.rackSize()));
}

int PlanView::lettersThere(const Tile* board, const Whole& whole) const
{
    int worth = 0;
    int there = 0;
    for (const Whole::Square& square : whole.squares) {
        if (board[square.cell] == kNoTile || ++there > whole.lettersBefore) continue;
        worth += isDesignatedBlank(board[square.cell]) ? kLetterThere / 2 : kLetterThere;
    }
    return worth;
}

void PlanView::measure()
{
    const std::size_t count = m_plan->checkpoints.size();
    m_nearnessBytes = (2 * count + kBlock - 1) / kBlock * kBlock;
    m_steps.assign(m_nearnessBytes * m_grid.size(), kFar);
    const auto between = [&](Cell a, Cell b) {
        return std::abs(m_grid.rowOf(a) - m_grid.rowOf(b)) +
               std::abs(m_grid.columnOf(a) - m_grid.columnOf(b));
    };
    for (std::size_t i = 0; i < count; ++i) {
        const Checkpoint& point = m_plan->checkpoints[i];
        for (int row = 0; row < m_grid.rows(); ++row) {
            for (int column = 0; column < m_grid.columns(); ++column) {
                const Cell cell = m_grid.cell(row, column);
                const bool sameLane = point.lane == Direction::Across
                                          ? row == m_grid.rowOf(point.cell)
                                          : column == m_grid.columnOf(point.cell);
                const int steps = between(cell, point.cell);
                // Tiles of the goal's own lane lead nowhere, but next to it.
                std::uint8_t* const both = m_steps.data() + m_nearnessBytes * cell + 2 * i;
                if (!sameLane || steps <= 1)
                    both[0] = static_cast<std::uint8_t>(std::min<int>(steps, kFar));
                both[1] =
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
    std::fill_n(nearness, m_nearnessBytes, kFar);
    for (std::size_t cell = 0; cell < m_grid.size(); ++cell)
        if (SoloGrid::isTile(cells[cell])) comeNearer(nearness, static_cast<Cell>(cell));
}

void PlanView::comeNearer(std::uint8_t* nearness, Cell cell) const
{
    const std::uint8_t* steps = m_steps.data() + m_nearnessBytes * cell;
    // Blocks of a fixed size are one instruction each.
    using Block = std::array<std::uint8_t, kBlock>;
    for (std::size_t done = 0; done < m_nearnessBytes; done += kBlock) {
        Block mine;
        Block other;
        Block nearer;
        std::memcpy(mine.data(), nearness + done, kBlock);
        std::memcpy(other.data(), steps + done, kBlock);
        for (std::size_t i = 0; i < kBlock; ++i)
            nearer[i] = mine[i] < other[i] ? mine[i] : other[i];
        std::memcpy(nearness + done, nearer.data(), kBlock);
    }
}

std::uint32_t PlanView::reachedOf(const std::uint8_t* nearness) const
{
    std::uint32_t reached = 0;
    for (std::size_t i = 0; i < checkpoints(); ++i)
        reached |= (nearness[2 * i] == 0 ? 1U : 0U) << (i & 31);
    return reached;
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
    const auto holdBack = [&](Cell cell, Tile tile, int number, bool locked) {
        if (cells[cell] != kNoTile || number >= m_drawn) return;
        hand.take(rackTileOf(tile));
        if (!locked) use.ready[cell] = 1;
    };
    for (std::size_t i = 0; i < m_wholes.size(); ++i) {
        const Whole& whole = m_wholes[i];
        m_open[i] = cells[whole.own] == kNoTile ? 1 : 0;
        if (!m_open[i]) continue;
        for (const Whole::Square& square : whole.squares)
            holdBack(square.cell, square.tile, square.number, square.locked);
        for (const Cell cap : m_caps[i])
            if (use.only[cap] == kNoTile) use.only[cap] = SoloGrid::kEdge;
    }
    for (const PlannedSquare& square : m_others)
        holdBack(square.cell, square.tile, square.number, false);
}

int PlanView::pressureOf(int tiles) const
{
    const int free = m_task.rackSize() - tiles;
    if (free < 0) return kOverfull;
    return static_cast<std::size_t>(free) < kFewFree.size()
               ? kFewFree[static_cast<std::size_t>(free)]
               : 0;
}

PlanView::HeldBack PlanView::heldBack(const Tile* after, int laid) const
{
    const int drawn = m_task.drawnAfter(laid);
    const int drawnLater = m_task.drawnAfter(std::min(laid + kLookAhead, m_task.tileCount()));
    HeldBack held;
    int later = 0;
    const auto count = [&](Cell cell, Tile tile, int number) {
        if (after[cell] != kNoTile || number >= drawnLater) return;
        ++later;
        if (number >= drawn) return;
        ++held.tiles;
        held.face += m_grid.value(rackTileOf(tile));
    };
    for (const Whole& whole : m_wholes) {
        if (after[whole.own] != kNoTile) continue;
        for (const Whole::Square& square : whole.squares)
            count(square.cell, square.tile, square.number);
    }
    for (const PlannedSquare& square : m_others) count(square.cell, square.tile, square.number);
    if (checkpoints() > 0) held.pressure = pressureOf(held.tiles) + pressureOf(later);
    return held;
}

bool PlanView::findMissing(const Tile* board, const SoloHand& hand, std::size_t planned)
{
    const Whole& whole = m_wholes[planned];
    for (const Cell cell : whole.through)
        if (board[cell] == kNoTile) return false;
    m_missing = m_plan->moves[planned].move;
    m_missingCells.clear();
    std::array<std::uint8_t, kTileKinds> taken{};
    for (const Whole::Square& square : whole.squares) {
        if (board[square.cell] != kNoTile) continue;
        if (static_cast<int>(m_missingCells.size()) == m_task.rackSize()) return false;
        if (square.number >= m_drawn) {
            // Another copy does, if it isn't held back.
            const Tile kind = rackTileOf(square.tile);
            if (!whole.loose || ++taken[kind] > hand.counts[kind]) return false;
        }
        m_missing.tiles[m_missingCells.size()] = square.tile;
        m_missingCells.push_back(square.cell);
    }
    m_missing.first = m_missingCells.front();
    m_missing.count = static_cast<std::uint8_t>(m_missingCells.size());
    for (std::size_t k = m_missing.count; k < m_missing.tiles.size(); ++k)
        m_missing.tiles[k] = kNoTile;
    return true;
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
        const Whole& made = m_wholes[planned];
        change -= made.loose ? looseScore(before, made) : m_plan->moves[planned].move.score;
        if (made.loose) change += kLetterThere * made.lettersBefore - lettersThere(before, made);
        for (const Whole::Square& square : made.squares)
            if (before[square.cell] == kNoTile) change -= hanging(before, square.cell).value_or(0);
    }
    std::array<Cell, 4 * SolitaireTask::kMostRack> done{};
    std::size_t doneCount = 0;
    std::uint64_t touched = 0;  // loose goals that got a letter
    bool possible = true;
    move.forEach(m_grid, before, [&](Cell laid, Tile tile) {
        if (!possible) return;
        if (!own && m_looseOf[laid] >= 0) {
            touched |= std::uint64_t{1} << m_looseOf[laid];
            change -= hanging(before, laid).value_or(0);
        } else if (!own && m_only[laid] != kNoTile) {
            change += isDesignatedBlank(tile) ? kLetterThere / 2 : kLetterThere;
        }
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
    for (; touched != 0; touched &= touched - 1) {
        const Whole& whole = m_wholes[static_cast<std::size_t>(std::countr_zero(touched))];
        change += looseScore(after, whole) - looseScore(before, whole) +
                  lettersThere(after, whole) - lettersThere(before, whole);
    }
    return change;
}

std::optional<int> PlanView::scoreNow(Tile* board, std::span<const Cell> cells,
                                      const SoloMove& move) const
{
    const Direction direction = move.direction();
    const int step = m_grid.step(direction);
    const int side = m_grid.step(other(direction));
    const bool opening = std::none_of(board, board + m_grid.size(), SoloGrid::isTile);
    bool touches = false;
    for (std::size_t k = 0; k < cells.size(); ++k) {
        const Cell cell = cells[k];
        for (const int next : {step, -step, side, -side})
            touches |= SoloGrid::isTile(board[cell + next]);
        touches |= opening && cell == m_grid.start();
    }
    if (!touches) return std::nullopt;
    for (std::size_t k = 0; k < cells.size(); ++k) board[cells[k]] = move.tiles[k];

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
            const bool laid = main ? own < cells.size() && cells[own] == at : at == cell;
            if (laid) {
                ++own;
                value *= m_grid.letterFactor(static_cast<std::size_t>(at));
                factor *= m_grid.wordFactor(static_cast<std::size_t>(at));
            }
            points += value;
        }
        // All of its tiles lie in one word.
        if (main && own != cells.size()) return std::nullopt;
        return points * factor;
    };
    std::optional<int> score = wordThrough(cells.front(), step, true);
    // One tile may make a word in the other direction alone.
    if (!score && cells.size() == 1 && !SoloGrid::isTile(board[cells[0] - step]) &&
        !SoloGrid::isTile(board[cells[0] + step]))
        score = 0;
    for (std::size_t k = 0; score && k < cells.size(); ++k) {
        const auto across = wordThrough(cells[k], side, false);
        if (!across) score.reset();
        else *score += *across;
    }
    for (const Cell cell : cells) board[cell] = kNoTile;
    if (score) *score += m_grid.bonus(move.count);
    return score;
}

}  // namespace engine
