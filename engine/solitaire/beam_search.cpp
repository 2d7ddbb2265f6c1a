// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solitaire/beam_search.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "engine/base/random.h"

namespace engine {
namespace {

/// One in so many states of a level may have reached the same checkpoints, see BeamSearch.
constexpr std::size_t kCrowds = 8;
constexpr std::size_t kDiverseCrowds = 5;
/// A child that is further from being kept than its move can bring in what the plan promises isn't
/// looked at any more.
constexpr std::int32_t kMostPromised = 1000;
constexpr std::int32_t kLeastValue = std::numeric_limits<std::int32_t>::min();

/// A number from -1 to 1 that belongs to a board.
double blurOf(std::uint64_t key, std::uint64_t seed)
{
    return static_cast<double>(static_cast<std::int64_t>(mix64(key ^ seed))) * 0x1p-63;
}

}  // namespace

BeamSearch::BeamSearch(SolitaireTaskPtr task)
    : m_task(std::move(task)),
      m_grid(*m_task),
      m_generator(*m_task, m_grid),
      m_view(*m_task, m_grid)
{
    m_faceOf.push_back(0);
    for (const Tile tile : m_task->order())
        m_faceOf.push_back(m_faceOf.back() + m_grid.value(tile));
    m_levels.resize(static_cast<std::size_t>(m_task->rackSize()) + 1);
    m_board.resize(m_grid.size());
}

std::size_t BeamSearch::bytesFor(const SolitaireTask& task, int width)
{
    const SoloGrid grid(task);
    const auto states = static_cast<std::size_t>(width);
    const auto levels = static_cast<std::size_t>(task.rackSize()) + 1;
    const auto all = static_cast<std::size_t>(task.tileCount()) + 1;
    return states * (levels * (sizeof(Head) + grid.size() + 64 + 2 * sizeof(Candidate)) +
                     all * sizeof(Record) + 8 * sizeof(std::uint64_t));
}

void BeamSearch::begin(const SearchPlan& plan, const BeamOptions& options)
{
    m_options = options;
    m_width = static_cast<std::size_t>(std::clamp(options.width, 1, kMostWidth));
    m_view.begin(plan);
    m_generator.setFewerBlanks(options.fewerBlanks);
    const auto levels = static_cast<std::size_t>(m_task->tileCount()) + 1;
    m_waiting.resize(levels);
    for (auto& waiting : m_waiting) waiting.clear();
    m_least.assign(levels, kLeastValue);
    m_crowds.resize(levels);
    for (auto& crowds : m_crowds) crowds.clear();
    m_records.clear();
    m_hasBest = false;
    m_best = 0;
    m_bestLast = {};
    m_reached.assign(m_view.checkpoints(), 0);
    m_furthest = 0;
    m_dropped = false;
    m_expansions = 0;
    m_generated = 0;

    Level& first = at(0);
    first.heads.assign(1, {});
    first.heads[0].potential = m_view.potential();
    first.cells = m_grid.opening();
    first.heads[0].key = m_grid.keyOf(first.cells.data());
    first.nearness.assign(m_view.nearnessBytes(), 0);
    m_view.farAway(first.cells.data(), first.nearness.data());
}

BeamOutcome BeamSearch::run(const SearchPlan& plan, const BeamOptions& options,
                            const TaskContext& context)
{
    begin(plan, options);
    const auto levels = static_cast<std::size_t>(m_task->tileCount()) + 1;
    bool finished = true;
    for (std::size_t level = 0; level < levels && finished; ++level) {
        if (level > 0) materialise(level);
        const std::size_t states = at(level).heads.size();
        if (states > 0) {
            m_furthest = static_cast<int>(level);
            if (m_options.onLevel) m_options.onLevel(at(level).cells.data());
            const std::uint8_t* nearness = at(level).nearness.data();
            for (std::size_t i = 0; i < m_reached.size(); ++i)
                m_reached[i] = nearness[2 * i] == 0 ? 1 : 0;
        }
        for (std::size_t state = 0; state < states; ++state) {
            if ((m_expansions & 15) == 0 && !context.keepGoing()) finished = false;
            if (m_expansions >= m_options.mostExpansions) finished = false;
            if (!finished) break;
            expand(level, state);
            ++m_expansions;
        }
    }
    BeamOutcome result = outcome();
    result.finished = finished;
    result.exhaustive = finished && !m_dropped && m_view.empty() && !m_options.fewerBlanks;
    return result;
}

void BeamSearch::expand(std::size_t level, std::size_t state)
{
    const Level& from = at(level);
    const Tile* const cells = from.cells.data() + state * m_grid.size();
    std::copy_n(cells, m_grid.size(), m_board.begin());

    SoloHand hand;
    const auto laid = static_cast<int>(level);
    TileCounts drawn(m_task->order().first(static_cast<std::size_t>(m_task->drawnAfter(laid))));
    for (const Tile tile : drawn.tiles()) hand.add(tile);
    for (std::size_t cell = 0; cell < m_grid.size(); ++cell)
        if (SoloGrid::isTile(cells[cell]) && m_grid.opening()[cell] == kNoTile)
            hand.take(rackTileOf(cells[cell]));

    if (m_view.empty()) {
        m_generator.generate(cells, hand, nullptr,
                             [&](const SoloMove& move) { addChild(level, state, move, 0xffff); });
        return;
    }
    m_view.open(cells, laid, hand, m_use);
    m_view.forEachPlayable(m_board.data(), hand, [&](std::uint16_t planned, const SoloMove& move) {
        addChild(level, state, move, planned);
    });
    m_generator.generate(cells, hand, &m_use,
                         [&](const SoloMove& move) { addChild(level, state, move, 0xffff); });
}

void BeamSearch::addChild(std::size_t level, std::size_t state, const SoloMove& move,
                          std::uint16_t planned)
{
    ++m_generated;
    const std::size_t target = level + move.count;
    const Level& from = at(level);
    const Head& head = from.heads[state];
    const Tile* const cells = from.cells.data() + state * m_grid.size();

    const auto blurred = [&](std::int32_t value, double blur) {
        return value + static_cast<std::int32_t>(blur * m_options.noise * std::abs(value));
    };
    Candidate child;
    child.score = head.score + move.score;
    child.parent = static_cast<std::uint32_t>(state);
    child.move = move;
    child.planned = planned;
    child.key = head.key;
    int face = head.face;
    const auto laid = static_cast<int>(target);
    if (m_view.empty()) {
        move.forEach(m_grid, cells, [&](Cell cell, Tile tile) {
            child.key += SoloGrid::key(cell, tile);
            face += m_grid.value(rackTileOf(tile));
        });
        child.value = child.score;
    } else {
        const std::size_t bytes = m_view.nearnessBytes();
        m_nearness.assign(from.nearness.begin() + static_cast<std::ptrdiff_t>(state * bytes),
                          from.nearness.begin() + static_cast<std::ptrdiff_t>((state + 1) * bytes));
        move.forEach(m_grid, cells, [&](Cell cell, Tile tile) {
            child.key += SoloGrid::key(cell, tile);
            face += m_grid.value(rackTileOf(tile));
            m_view.comeNearer(m_nearness.data(), cell);
        });
        child.reached = m_view.reachedOf(m_nearness.data());
        const int drawn = m_task->drawnAfter(laid);
        const int left = m_faceOf[static_cast<std::size_t>(drawn)] - face;
        const std::int32_t near = child.score + head.potential +
                                  m_view.nearnessValue(m_nearness.data(), laid) +
                                  PlanView::kFreeTile * (drawn - laid) + left;
        const std::int32_t weight = m_options.pointWeight;
        const std::int32_t weighed = near + (weight - 1) * (child.score + head.potential);
        // Most children are too far away, whatever else they are.
        if (blurred(weighed + weight * kMostPromised, 1) < leastOf(target, child.reached) &&
            m_hasBest && child.score - m_task->penaltyFor(m_faceOf.back() - face) <= m_best) {
            m_dropped = true;
            return;
        }
        move.forEach(m_grid, cells, [&](Cell cell, Tile tile) { m_board[cell] = tile; });
        const auto change = m_view.change(cells, m_board.data(), move, planned);
        if (change) {
            child.potential = head.potential + *change;
            const PlanView::HeldBack held = m_view.heldBack(m_board.data(), laid);
            child.value = weighed + weight * *change - PlanView::kFreeTile * held.tiles -
                          held.face - held.pressure;
        }
        move.forEach(m_grid, cells, [&](Cell cell, Tile) { m_board[cell] = kNoTile; });
        if (!change) return;
    }
    child.face = static_cast<std::int16_t>(face);
    if (m_options.noise > 0) child.value = blurred(child.value, blurOf(child.key, m_options.seed));
    noteFinal(target, head.record, move, child.score, face);
    if (child.value < leastOf(target, child.reached)) {
        m_dropped = true;
        return;
    }
    auto& waiting = m_waiting[target];
    waiting.push_back(child);
    if (waiting.size() >= 4 * m_width + 64) compact(waiting, target);
}

void BeamSearch::noteFinal(std::size_t level, std::uint32_t parent, const SoloMove& move, int score,
                           int face)
{
    const bool all = static_cast<int>(level) == m_task->tileCount();
    if (m_task->leftover() == LeftoverRule::MustPlayAll && !all) return;
    const int total = score - m_task->penaltyFor(m_faceOf.back() - face);
    if (m_hasBest && total <= m_best) return;
    m_hasBest = true;
    m_best = total;
    m_bestLast = {parent, move};
}

std::int32_t BeamSearch::leastOf(std::size_t level, std::uint32_t reached) const
{
    for (const Crowd& crowd : m_crowds[level])
        if (crowd.reached == reached) return std::max(m_least[level], crowd.least);
    return m_least[level];
}

void BeamSearch::compact(std::vector<Candidate>& candidates, std::size_t level)
{
    const auto ranksBefore = [](const Candidate& a, const Candidate& b) {
        if (a.value != b.value) return a.value > b.value;
        if (a.score != b.score) return a.score > b.score;
        return a.key < b.key;
    };
    std::sort(candidates.begin(), candidates.end(), ranksBefore);
    const std::size_t slots = std::bit_ceil(2 * m_width + 16);
    m_seen.assign(slots, 0);
    const bool crowded = m_view.checkpoints() > 0;
    const std::size_t best = m_options.diverse ? 0 : m_width / 2;
    const std::size_t most =
        std::max<std::size_t>(m_width / (m_options.diverse ? kDiverseCrowds : kCrowds), 1);
    auto& crowds = m_crowds[level];
    crowds.clear();
    std::size_t kept = 0;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        if (kept == m_width) {
            m_dropped = true;
            break;
        }
        const std::uint64_t key = candidates[i].key | 1;
        std::size_t slot = mix64(key) & (slots - 1);
        while (m_seen[slot] != 0 && m_seen[slot] != key) slot = (slot + 1) & (slots - 1);
        if (m_seen[slot] == key) continue;
        if (crowded) {
            auto crowd = std::find_if(crowds.begin(), crowds.end(), [&](const Crowd& known) {
                return known.reached == candidates[i].reached;
            });
            if (crowd == crowds.end())
                crowd = crowds.insert(crowd, {candidates[i].reached, kLeastValue, 0});
            if (crowd->states >= most && kept >= best) {
                m_dropped = true;
                continue;
            }
            ++crowd->states;
            // The last one that would be kept, be it as one of the best or as one of its crowd.
            if (crowd->states >= most) crowd->least = candidates[i].value;
        }
        m_seen[slot] = key;
        candidates[kept++] = candidates[i];
    }
    candidates.resize(kept);
    if (kept == m_width) m_least[level] = candidates.back().value;
}

void BeamSearch::materialise(std::size_t level)
{
    auto& candidates = m_waiting[level];
    compact(candidates, level);
    Level& to = at(level);
    const std::size_t size = m_grid.size();
    const std::size_t bytes = m_view.nearnessBytes();
    to.heads.resize(candidates.size());
    to.cells.resize(candidates.size() * size);
    to.nearness.resize(candidates.size() * bytes);
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const Candidate& child = candidates[i];
        const Level& from = at(level - child.move.count);
        const Tile* const parent = from.cells.data() + child.parent * size;
        Tile* const cells = to.cells.data() + i * size;
        std::copy_n(parent, size, cells);
        std::uint8_t* const nearness = to.nearness.data() + i * bytes;
        std::copy_n(from.nearness.data() + child.parent * bytes, bytes, nearness);
        child.move.forEach(m_grid, parent, [&](Cell cell, Tile tile) {
            cells[cell] = tile;
            m_view.comeNearer(nearness, cell);
        });
        Head& head = to.heads[i];
        head.score = child.score;
        head.potential = child.potential;
        head.key = child.key;
        head.face = child.face;
        head.record = static_cast<std::uint32_t>(m_records.size());
        m_records.push_back({from.heads[child.parent].record, child.move});
    }
    // The level's list is done with; long ones of wide searches are given back.
    std::vector<Candidate>().swap(candidates);
}

BeamOutcome BeamSearch::outcome() const
{
    BeamOutcome result;
    result.expansions = m_expansions;
    result.generated = m_generated;
    result.reached = m_reached;
    result.furthest = m_furthest;
    if (!m_hasBest) return result;
    result.total = m_best;
    std::vector<SoloMove> moves{m_bestLast.move};
    for (std::uint32_t i = m_bestLast.parent; i != kNoRecord; i = m_records[i].parent)
        moves.push_back(m_records[i].move);
    std::reverse(moves.begin(), moves.end());
    std::vector<Tile> cells = m_grid.opening();
    for (const SoloMove& move : moves) {
        result.moves.push_back(moveOf(m_grid, cells.data(), move));
        const std::vector<Tile> before = cells;
        move.forEach(m_grid, before.data(), [&](Cell cell, Tile tile) { cells[cell] = tile; });
        result.goals.push_back(0);
        for (std::size_t i = 0; i < m_view.moves().size(); ++i) {
            const Cell own = m_view.ownSquare(i);
            if (before[own] != kNoTile || cells[own] == kNoTile) continue;
            ++result.plannedMoves;
            if (m_view.moves()[i].goal) result.goals.back() = 1;
        }
    }
    result.planned = result.plannedMoves == static_cast<int>(m_view.moves().size());
    return result;
}

}  // namespace engine
