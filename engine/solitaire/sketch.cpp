// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solitaire/sketch.h"

#include <algorithm>
#include <bit>

namespace engine {
namespace {

constexpr int kMostEarlier = 8;
/// Sketches of the goal completed last that are gone on with.
constexpr std::size_t kKeptChoices = 5;
/// Tiles laid before a board can have come to the first run of a goal word, and more for each other.
constexpr int kFirstReach = 20;
constexpr int kReachStep = 3;
/// Tiles that wait on the rack cost nothing up to here, then twice as much with each.
constexpr int kFewWaiting = 3;
constexpr int kFewWhenCareful = 1;
constexpr int kMostTriedApart = 6;

}  // namespace

Sketcher::Sketcher(const SolitaireTask& task) : m_task(task), m_copies(kTileKinds)
{
    for (int i = 0; i < task.tileCount(); ++i)
        m_copies[task.order()[static_cast<std::size_t>(i)]].push_back(i);
    m_used.resize(task.order().size());
    m_waiting.resize(task.order().size() + 1);
}

int Sketcher::latest(Tile kind, int before) const
{
    const std::vector<int>& copies = m_copies[kind];
    for (auto it = copies.rbegin(); it != copies.rend(); ++it)
        if (*it < before && !m_used[static_cast<std::size_t>(*it)]) return *it;
    return -1;
}

bool Sketcher::assignLaid(const GoalWord& word, int earlier, int ceiling, SketchedGoal& goal)
{
    const std::size_t length = word.letters.size();
    goal.tiles.assign(word.letters.begin(), word.letters.end());
    goal.numbers.assign(length, -1);
    for (std::size_t i = 0; i < length; ++i) {
        if ((goal.mask.laid >> i & 1) == 0) continue;
        const int number = latest(word.letters[i], ceiling);
        if (number < 0) return false;
        goal.numbers[i] = number;
        m_used[static_cast<std::size_t>(number)] = 1;
    }
    const auto lastPosition = [&] {
        return static_cast<std::size_t>(std::max_element(goal.numbers.begin(), goal.numbers.end()) -
                                        goal.numbers.begin());
    };
    for (int i = 0; i < earlier; ++i) {
        const std::size_t at = lastPosition();
        const int number = latest(word.letters[at], goal.numbers[at]);
        if (number < 0) return false;
        m_used[static_cast<std::size_t>(goal.numbers[at])] = 0;
        m_used[static_cast<std::size_t>(number)] = 1;
        goal.numbers[at] = number;
    }
    goal.last = goal.numbers[lastPosition()];
    for (const int number : goal.numbers) {
        if (number < 0) continue;
        for (int t = number; t < goal.last; ++t)
            if (++m_waiting[static_cast<std::size_t>(t)] >= m_task.rackSize()) return false;
    }
    return true;
}

bool Sketcher::assignOthers(SketchedGoal& goal)
{
    const Alphabet& alphabet = m_task.rules().alphabet;
    const std::size_t length = goal.numbers.size();
    for (std::size_t k = 0; k < length; ++k) {
        const std::size_t i = k % 2 == 0 ? k / 2 : length - 1 - k / 2;
        if (goal.numbers[i] >= 0) continue;
        int number = latest(goal.tiles[i], goal.last);
        if (number < 0) {
            number = latest(kBlank, goal.last);
            if (number < 0) return false;
            const Tile blank = asBlank(goal.tiles[i]);
            goal.points -=
                goal.word->factor * (alphabet.value(goal.tiles[i]) - alphabet.value(blank));
            goal.tiles[i] = blank;
        }
        goal.numbers[i] = number;
        m_used[static_cast<std::size_t>(number)] = 1;
    }
    return true;
}

bool Sketcher::canLie(std::size_t word, std::uint32_t letters) const
{
    while (letters != 0) {
        const int first = std::countr_zero(letters);
        const int count = std::countr_one(letters >> first);
        const int last = first + count - 1;
        if ((m_runs[word][static_cast<std::size_t>(first)] >> last & 1) == 0) return false;
        letters &= letters + (1U << first);
    }
    return true;
}

void Sketcher::layRun(std::size_t word, const SketchedGoal& goal, std::size_t first,
                      std::size_t end, Run& run) const
{
    run.letters.clear();
    for (std::size_t i = first; i < end; ++i) run.letters.push_back({goal.numbers[i], 0, i});
    std::sort(run.letters.begin(), run.letters.end(),
              [](const RunLetter& a, const RunLetter& b) { return a.number < b.number; });
    std::uint32_t lies = 0;
    std::uint32_t drawn = 0;
    for (const RunLetter& next : run.letters) {
        drawn |= 1U << next.position;
        // As many of those drawn as make words.
        std::uint32_t best = lies;
        const std::uint32_t wait = drawn & ~lies;
        // Of many only all together.
        const bool many = std::popcount(wait) > kMostTriedApart;
        for (std::uint32_t some = wait; some != 0; some = many ? 0 : (some - 1) & wait)
            if (std::popcount(lies | some) > std::popcount(best) && canLie(word, lies | some))
                best = lies | some;
        for (RunLetter& letter : run.letters)
            if (((best & ~lies) >> letter.position & 1) != 0) letter.laid = next.number;
        lies = best;
    }
    run.time = run.letters.front().laid;
}

int Sketcher::valueOf(const Sketch& sketch)
{
    int value = 0;
    std::size_t runs = 0;
    for (std::size_t g = 0; g < sketch.goals.size(); ++g) {
        const SketchedGoal& goal = sketch.goals[g];
        for (const int number : goal.numbers) value += number + 1;
        value -= 100 * goal.mask.runs + goal.last + 2;
        const std::size_t length = goal.numbers.size();
        for (std::size_t i = 0; i < length;) {
            std::size_t end = i;
            while (end < length && (goal.mask.laid >> end & 1) == 0) ++end;
            if (end == i) {
                ++i;
                continue;
            }
            if (runs == m_order.size()) m_order.emplace_back();
            layRun(g, goal, i, end, m_order[runs++]);
            i = end;
        }
    }
    // Where the board doesn't reach yet, tiles wait, too.
    std::sort(m_order.begin(), m_order.begin() + static_cast<std::ptrdiff_t>(runs),
              [](const Run& a, const Run& b) {
                  if (a.time != b.time) return a.time < b.time;
                  return a.letters.front().number < b.letters.front().number;
              });
    m_pressure.assign(m_waiting.begin(), m_waiting.end());
    for (std::size_t r = 0; r < runs; ++r) {
        const int reached = kFirstReach + kReachStep * static_cast<int>(r);
        for (const RunLetter& letter : m_order[r].letters) {
            const int until = std::min(std::max(letter.laid, reached), m_task.tileCount());
            for (int t = letter.number; t < until; ++t) ++m_pressure[static_cast<std::size_t>(t)];
        }
    }
    for (std::size_t t = 0; t < m_used.size(); ++t) {
        const int waiting = m_pressure[t] - (m_careful ? kFewWhenCareful : kFewWaiting);
        value -= (1 + m_used[t]) << std::clamp(waiting, 0, 12);
    }
    return value;
}

bool Sketcher::sketch(std::span<const GoalWord* const> words, std::span<const Choice> choices,
                      Sketch& sketch)
{
    std::fill(m_used.begin(), m_used.end(), std::uint8_t{0});
    std::fill(m_waiting.begin(), m_waiting.end(), 0);
    sketch.goals.resize(words.size());
    int ceiling = m_task.tileCount();
    for (std::size_t i = 0; i < words.size(); ++i) {
        SketchedGoal& goal = sketch.goals[i];
        goal.word = words[i];
        goal.mask = words[i]->masks[choices[i].mask];
        goal.points = goal.mask.points;
        if (!assignLaid(*words[i], choices[i].earlier, ceiling, goal)) return false;
        ceiling = goal.last;
    }
    sketch.points = 0;
    for (SketchedGoal& goal : sketch.goals) {
        if (!assignOthers(goal)) return false;
        sketch.points += goal.points;
    }
    sketch.value = valueOf(sketch);
    return true;
}

std::optional<Sketch> Sketcher::best(std::span<const GoalWord* const> words,
                                     std::span<const int> lanes, int weight)
{
    struct Kept
    {
        std::vector<Choice> choices;
        int rank = 0;
    };
    std::vector<Kept> kept{{}};
    m_runs.clear();
    for (const GoalWord* word : words) m_runs.push_back(letterRuns(m_task.graph(), word->letters));
    Sketch trial;
    // Word by word, the best few choices for those before kept.
    for (std::size_t i = 0; i < words.size(); ++i) {
        std::vector<Kept> next;
        for (const Kept& before : kept) {
            Kept more = before;
            more.choices.emplace_back();
            for (std::size_t mask = 0; mask < words[i]->masks.size(); ++mask) {
                for (int earlier = 0; earlier < kMostEarlier; ++earlier) {
                    more.choices.back() = {mask, earlier};
                    if (!sketch(words.first(i + 1), more.choices, trial)) {
                        // Waiting tiles may be fewer when the last one is earlier.
                        continue;
                    }
                    more.rank = trial.value + weight * trial.points;
                    next.push_back(more);
                }
            }
        }
        const std::size_t keep = i + 1 == words.size() ? 1 : kKeptChoices;
        const std::size_t count = std::min(keep, next.size());
        std::partial_sort(next.begin(), next.begin() + static_cast<std::ptrdiff_t>(count),
                          next.end(), [](const Kept& a, const Kept& b) { return a.rank > b.rank; });
        next.resize(count);
        kept = std::move(next);
        if (kept.empty()) return std::nullopt;
    }
    if (!sketch(words, kept.front().choices, trial)) return std::nullopt;
    for (std::size_t i = 0; i < trial.goals.size(); ++i) trial.goals[i].lane = lanes[i];
    return trial;
}

std::string sketchText(const Alphabet& alphabet, const SketchedGoal& goal)
{
    std::string text;
    for (std::size_t i = 0; i < goal.tiles.size(); ++i) {
        const bool laid = (goal.mask.laid >> i & 1) != 0;
        if (i > 0) text += ' ';
        if (laid) text += '*';
        text += std::to_string(goal.numbers[i] + 1) +
                std::string(alphabet.written(laid ? letterOf(goal.tiles[i])
                                                  : asBlank(letterOf(goal.tiles[i]))));
    }
    return text;
}

}  // namespace engine
