// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boggle/boggle_annealer.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <utility>

namespace engine {
namespace {

// Near the end of a run half of the grids and more have been seen before; the scores of this many
// are remembered, in a table that leaves room in the cache for the words.
constexpr std::size_t kMemory = std::size_t{1} << 15;

// The temperature at the start and the end of a run, in millionths of the run's best score. Tried
// on 4x4 with large English lexicons.
constexpr std::int64_t kHot = 17'000;
constexpr std::int64_t kCold = 8'500;

std::uint64_t keyOf(std::size_t square, std::uint16_t face)
{
    return mix64((std::uint64_t{square} << 16) + face + 1);
}

}  // namespace

BoggleSupply boggleSupply(const BoggleGraph& graph, BoggleSize size, std::vector<BoggleFace> faces)
{
    std::array<std::uint64_t, kMaxBoggleLetters + 1> uses{};
    for (const BoggleNode& node : graph.nodes())
        for (std::uint32_t rest = node.children | node.words; rest != 0; rest &= rest - 1)
            ++uses[static_cast<std::size_t>(std::countr_zero(rest)) + 1];
    BoggleSupply supply;
    supply.size = size;
    std::ranges::sort(faces);
    faces.erase(std::unique(faces.begin(), faces.end()), faces.end());
    supply.faces = std::move(faces);
    const std::uint64_t all = std::accumulate(uses.begin(), uses.end(), std::uint64_t{1});
    std::uint32_t total = 0;
    for (const BoggleFace& face : supply.faces) {
        // The rarest of its letters, in thousandths of all; never so rare that it isn't tried.
        std::uint64_t least = face.isBlock() ? 0 : all;
        for (const Tile letter : face.letters())
            least = std::min(least, letter <= kMaxBoggleLetters ? uses[letter] : 0);
        total += 5 + static_cast<std::uint32_t>(1000 * least / all);
        supply.weights.push_back(total);
    }
    return supply;
}

BoggleSupply boggleSupply(const BoggleDice& dice)
{
    BoggleSupply supply;
    supply.size = dice.size;
    for (const auto& faces : dice.dice)
        supply.faces.insert(supply.faces.end(), faces.begin(), faces.end());
    std::ranges::sort(supply.faces);
    supply.faces.erase(std::unique(supply.faces.begin(), supply.faces.end()), supply.faces.end());
    for (const auto& faces : dice.dice) {
        auto& indices = supply.dice.emplace_back();
        for (const BoggleFace& face : faces) {
            const auto at = std::ranges::lower_bound(supply.faces, face);
            indices.push_back(static_cast<std::uint16_t>(at - supply.faces.begin()));
        }
    }
    return supply;
}

BoggleAnnealer::BoggleAnnealer(const BoggleSupply& supply, std::uint64_t seed,
                               const BoggleRunOptions& options)
    : m_supply(&supply),
      m_random(seed),
      m_steps(options.steps),
      m_memory(kMemory),
      m_best(options.keep)
{
    const auto squares = static_cast<std::size_t>(supply.size.squares());
    m_grid.size = supply.size;
    m_grid.faces.resize(squares);
    m_faces.resize(squares);
    m_dice.resize(supply.dice.size());
    std::iota(m_dice.begin(), m_dice.end(), std::uint16_t{0});
    m_random.shuffle(std::span(m_dice));
    for (std::size_t square = 0; square < squares; ++square) {
        m_key ^= keyOf(square, 0);
        setFace(square, drawFace(square));
    }
}

void BoggleAnnealer::setFace(std::size_t square, std::uint16_t face)
{
    m_key ^= keyOf(square, m_faces[square]) ^ keyOf(square, face);
    m_faces[square] = face;
    m_grid.faces[square] = m_supply->faces[face];
}

std::uint16_t BoggleAnnealer::drawFace(std::size_t square)
{
    if (!m_supply->dice.empty()) {
        const auto& faces = m_supply->dice[m_dice[square]];
        return faces[m_random.below(static_cast<std::uint32_t>(faces.size()))];
    }
    const auto& weights = m_supply->weights;
    const std::uint32_t drawn = m_random.below(weights.back());
    return static_cast<std::uint16_t>(std::ranges::upper_bound(weights, drawn) - weights.begin());
}

BoggleAnnealer::Change BoggleAnnealer::drawChange()
{
    const auto squares = static_cast<std::uint32_t>(m_faces.size());
    Change change;
    change.square = m_random.below(squares);
    change.other = change.square;
    change.face = m_faces[change.square];
    if ((m_random.next() >> 63) != 0) change.other = m_random.below(squares);
    else change.face = drawFace(change.square);
    return change;
}

void BoggleAnnealer::apply(const Change& change)
{
    if (change.other == change.square) {
        setFace(change.square, change.face);
        return;
    }
    const std::uint16_t face = m_faces[change.square];
    setFace(change.square, m_faces[change.other]);
    setFace(change.other, face);
    if (!m_dice.empty()) std::swap(m_dice[change.square], m_dice[change.other]);
}

/// What the temperature lets pass: as often as Metropolis' rule, by whole numbers, because those of
/// logarithms aren't the same everywhere. Times 1000.
std::int64_t BoggleAnnealer::drawLoss()
{
    const std::uint64_t drawn = m_random.next() | 1;
    // The logarithm to base 2 of a number between 0 and 1, negative, times 2^16: the leading zeros
    // and a straight line in between.
    const int zeros = std::countl_zero(drawn);
    const std::uint64_t part = zeros == 63 ? 0 : drawn << (zeros + 1);
    const std::int64_t binary =
        (std::int64_t{zeros + 1} << 16) - static_cast<std::int64_t>(part >> 48);
    constexpr std::int64_t kLn2 = 45'426;  // times 2^16
    const std::int64_t natural = binary * kLn2 >> 16;
    const std::int64_t heat = kHot + (kCold - kHot) * m_done / m_steps;
    // Beyond any real score, and small enough for the product.
    const std::int64_t points = std::min(m_peak.score.points, std::int64_t{1'000'000'000});
    return (points * heat / 1000 * natural) >> 16;
}

std::optional<BoggleScore> BoggleAnnealer::scoreOf(BoggleSolver& solver, std::uint64_t key,
                                                   const std::stop_token& stop)
{
    Remembered& remembered = m_memory[key % kMemory];
    if (remembered.key == key) return remembered.score;
    const BoggleScore score = solver.score(m_grid, stop);
    if (stop.stop_requested()) return std::nullopt;
    ++m_scored;
    remembered = {key, score};
    m_best.offer(m_grid, score);
    if (score.points > m_peak.score.points || m_peak.faces.empty())
        m_peak = {score, m_faces, m_dice};
    return score;
}

bool BoggleAnnealer::step(BoggleSolver& solver, const std::stop_token& stop)
{
    const Random before = m_random;
    const Change change = drawChange();
    Change back = change;
    back.face = m_faces[change.square];
    const std::uint64_t key = m_key;
    apply(change);
    if (m_key == key && m_dice.empty()) return true;
    const auto score = scoreOf(solver, m_key, stop);
    if (!score) {
        // As if it had not begun.
        apply(back);
        m_random = before;
        return false;
    }
    const std::int64_t loss = m_score.points - score->points;
    if (loss <= 0 || loss * 1000 <= drawLoss()) m_score = *score;
    else apply(back);
    return true;
}

/// False when it was stopped.
bool BoggleAnnealer::tryChange(BoggleSolver& solver, const Change& change,
                               const std::stop_token& stop)
{
    Change back = change;
    back.face = m_faces[change.square];
    apply(change);
    const auto score = scoreOf(solver, m_key, stop);
    if (score && score->points > m_score.points) m_score = *score;
    else apply(back);
    return score.has_value();
}

bool BoggleAnnealer::climbOn(BoggleSolver& solver, std::size_t square, const std::stop_token& stop)
{
    if (!m_supply->dice.empty()) {
        for (const std::uint16_t face : m_supply->dice[m_dice[square]])
            if (!tryChange(solver, {square, square, face}, stop)) return false;
        return true;
    }
    // All letters at once; the faces of several letters one by one.
    LetterSet letters = 0;
    for (std::uint16_t face = 0; face < m_supply->faces.size(); ++face) {
        const BoggleFace& candidate = m_supply->faces[face];
        if (candidate.length() == 1) letters |= letterBit(candidate.letters()[0]);
        else if (!tryChange(solver, {square, square, face}, stop)) return false;
    }
    const BoggleWhatIf whatIf = solver.whatIf(m_grid, static_cast<int>(square), letters, stop);
    if (stop.stop_requested()) return false;
    std::optional<std::uint16_t> best;
    std::int64_t points = m_score.points;
    for (std::uint16_t face = 0; face < m_supply->faces.size(); ++face) {
        const BoggleFace& candidate = m_supply->faces[face];
        if (candidate.length() != 1 || candidate.letters()[0] > kMaxBoggleLetters) continue;
        const std::int64_t there = whatIf.letters[candidate.letters()[0]].points;
        if (there <= points) continue;
        points = there;
        best = face;
    }
    return !best || tryChange(solver, {square, square, *best}, stop);
}

bool BoggleAnnealer::climb(BoggleSolver& solver, const std::stop_token& stop)
{
    // Stopped on the way up, it starts once more from the same grid.
    if (!m_foot) m_foot = m_peak;
    for (std::size_t square = 0; square < m_faces.size(); ++square)
        setFace(square, m_foot->faces[square]);
    m_dice = m_foot->dice;
    m_score = m_foot->score;
    for (std::int64_t before = -1; before < m_score.points;) {
        before = m_score.points;
        for (std::size_t square = 0; square < m_faces.size(); ++square)
            if (!climbOn(solver, square, stop)) return false;
        for (std::size_t square = 1; square < m_faces.size(); ++square)
            for (std::size_t other = 0; other < square; ++other)
                if (!tryChange(solver, {square, other, 0}, stop)) return false;
    }
    return true;
}

bool BoggleAnnealer::advance(BoggleSolver& solver, int steps, std::int64_t target,
                             const std::stop_token& stop)
{
    if (!m_started) {
        const auto score = scoreOf(solver, m_key, stop);
        if (!score) return false;
        m_score = *score;
        m_started = true;
    }
    for (int i = 0; i < steps && m_done < m_steps; ++i) {
        if (m_best.points() >= target) return true;
        if (stop.stop_requested() || !step(solver, stop)) return false;
        ++m_done;
    }
    if (m_done < m_steps) return false;
    return climb(solver, stop);
}

}  // namespace engine
