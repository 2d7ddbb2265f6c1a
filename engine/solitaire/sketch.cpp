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

Sketcher::Laid Sketcher::assignLaid(const GoalWord& word, Choice choice, int ceiling,
                                    SketchedGoal& goal)
{
    const std::size_t length = word.letters.size();
    goal.word = &word;
    goal.mask = word.masks[choice.mask];
    goal.points = goal.mask.points;
    goal.tiles.assign(word.letters.begin(), word.letters.end());
    goal.numbers.assign(length, -1);
    for (std::size_t i = 0; i < length; ++i) {
        if ((goal.mask.laid >> i & 1) == 0) continue;
        const int number = latest(word.letters[i], ceiling);
        if (number < 0) return Laid::NoCopy;
        goal.numbers[i] = number;
        m_used[static_cast<std::size_t>(number)] = 1;
    }
    const auto lastPosition = [&] {
        return static_cast<std::size_t>(std::max_element(goal.numbers.begin(), goal.numbers.end()) -
                                        goal.numbers.begin());
    };
    for (int i = 0; i < choice.earlier; ++i) {
        const std::size_t at = lastPosition();
        const int number = latest(word.letters[at], goal.numbers[at]);
        if (number < 0) return Laid::NoCopy;
        m_used[static_cast<std::size_t>(goal.numbers[at])] = 0;
        m_used[static_cast<std::size_t>(number)] = 1;
        goal.numbers[at] = number;
    }
    goal.last = goal.numbers[lastPosition()];
    for (const int number : goal.numbers) {
        if (number < 0) continue;
        for (int t = number; t < goal.last; ++t)
            if (++m_waiting[static_cast<std::size_t>(t)] >= m_task.rackSize()) return Laid::NotSo;
    }
    return Laid::Done;
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

int Sketcher::fewWaiting() const
{
    return m_careful ? kFewWhenCareful : kFewWaiting;
}

int Sketcher::mostValueOf(const Sketch& sketch) const
{
    int value = 0;
    for (const SketchedGoal& goal : sketch.goals) {
        for (const int number : goal.numbers) value += number + 1;
        value -= 100 * goal.mask.runs + goal.last + 2;
    }
    for (std::size_t t = 0; t < m_used.size(); ++t)
        value -= (1 + m_used[t]) << std::clamp(m_waiting[t] - fewWaiting(), 0, 12);
    return value;
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
        value -= (1 + m_used[t]) << std::clamp(m_pressure[t] - fewWaiting(), 0, 12);
    }
    return value;
}

bool Sketcher::begin(std::span<const GoalWord* const> words, std::span<const Choice> choices)
{
    std::fill(m_used.begin(), m_used.end(), std::uint8_t{0});
    std::fill(m_waiting.begin(), m_waiting.end(), 0);
    m_begun.goals.resize(choices.size());
    m_ceiling = m_task.tileCount();
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (assignLaid(*words[i], choices[i], m_ceiling, m_begun.goals[i]) != Laid::Done)
            return false;
        m_ceiling = m_begun.goals[i].last;
    }
    m_usedBefore = m_used;
    m_waitingBefore = m_waiting;
    return true;
}

Sketcher::Laid Sketcher::sketch(const GoalWord& word, Choice choice, const Enough& enough,
                                Sketch& sketch)
{
    m_used = m_usedBefore;
    m_waiting = m_waitingBefore;
    sketch.goals.resize(m_begun.goals.size() + 1);
    const Laid laid = assignLaid(word, choice, m_ceiling, sketch.goals.back());
    if (laid != Laid::Done) return laid;
    std::copy(m_begun.goals.begin(), m_begun.goals.end(), sketch.goals.begin());
    sketch.points = 0;
    for (SketchedGoal& goal : sketch.goals) {
        if (!assignOthers(goal)) return Laid::NotSo;
        sketch.points += goal.points;
    }
    if (mostValueOf(sketch) + enough.weight * sketch.points < enough.rank) return Laid::NotSo;
    sketch.value = valueOf(sketch);
    return Laid::Done;
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
        std::vector<Kept> next;  // the best first
        const std::size_t keep = i + 1 == words.size() ? 1 : kKeptChoices;
        Enough enough{weight};
        for (const Kept& before : kept) {
            if (!begin(words, before.choices)) continue;
            for (std::size_t mask = 0; mask < words[i]->masks.size(); ++mask) {
                for (int earlier = 0; earlier < kMostEarlier; ++earlier) {
                    const Laid laid = sketch(*words[i], {mask, earlier}, enough, trial);
                    if (laid == Laid::NoCopy) break;
                    // Waiting tiles may be fewer when the last one is earlier.
                    if (laid != Laid::Done) continue;
                    const int rank = trial.value + weight * trial.points;
                    if (rank < enough.rank) continue;
                    Kept more{before.choices, rank};
                    more.choices.push_back({mask, earlier});
                    next.insert(std::find_if(next.begin(), next.end(),
                                             [&](const Kept& k) { return k.rank < rank; }),
                                std::move(more));
                    if (next.size() < keep) continue;
                    next.resize(keep);
                    // Of equals the first stays.
                    enough.rank = next.back().rank + 1;
                }
            }
        }
        kept = std::move(next);
        if (kept.empty()) return std::nullopt;
    }
    const std::vector<Choice>& choices = kept.front().choices;
    if (!begin(words, std::span(choices).first(choices.size() - 1)) ||
        sketch(*words.back(), choices.back(), {weight}, trial) != Laid::Done)
        return std::nullopt;
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
