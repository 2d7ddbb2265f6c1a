// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solitaire/plan_race.h"

#include <algorithm>

namespace engine {
namespace {

/// What part of the work each width may have, in percent.
constexpr std::array<std::int64_t, PlanRace::kWidths.size()> kTierShares{50, 28, 14, 8};
/// How much a guaranteed point counts beside the comfort of a sketch.
constexpr int kRankPerPoint = 2;
/// Once there are games dearer plans are wanted: as many more for a point.
constexpr int kMorePerPoint = 4;
/// The same beside how far a plan's narrower searches came.
constexpr int kProgressPerPoint = 3;
/// What goal words bring less than those of the best game no other moves bring more.
constexpr int kHopeless = 150;
constexpr int kLast = 10'000;
/// Another plan is more likely to lead to a game than one that was tried before, or its mirror image.
constexpr int kTriedBefore = 500;
constexpr int kMirrored = 300;
constexpr int kUrgent = 4000;

int pointsOf(const RacedPlan& raced)
{
    int points = 0;
    for (const PlannedMove& planned : raced.plan.moves) points += planned.move.score;
    return points;
}

/// What the letters of the words cost that the bag lacks and blanks must be; -1 when there are not
/// enough blanks.
int costOfBlanks(const SolitaireTask& task, std::span<const GoalWord* const> words)
{
    TileCounts need;
    int cost = 0;
    int blanks = task.rules().tiles.count(kBlank);
    for (const GoalWord* word : words) {
        for (const Tile letter : word->letters) {
            need.add(letter);
            if (need.count(letter) <= task.rules().tiles.count(letter)) continue;
            if (--blanks < 0) return -1;
            cost += word->factor * task.rules().alphabet.value(letter);
        }
    }
    return cost;
}

bool canBeSideBySide(const GoalWord& a, const GoalWord& b)
{
    if (a.direction != b.direction) return false;
    return a.lanes.size() > 1 || b.lanes.size() > 1 || a.lanes.front() != b.lanes.front();
}

}  // namespace

std::vector<GoalSet> goalSetsOf(const SolitaireTask& task, const GoalCatalogue& catalogue,
                                std::size_t most, const TaskContext& context)
{
    const auto words = catalogue.words();
    std::vector<GoalSet> sets;
    // The sum of a pair is known before its letters are looked at, so that only the dearest are.
    struct Pair
    {
        int points;
        std::uint32_t a;
        std::uint32_t b;
    };
    std::vector<Pair> pairs;
    const std::size_t count = std::min<std::size_t>(words.size(), 2500);
    int least = 0;
    for (std::size_t a = 0; a < count && context.keepGoing(); ++a) {
        for (std::size_t b = a; b < count; ++b) {
            const int sum = words[a].points() + words[b].points();
            if (sum <= least) break;
            if (!canBeSideBySide(words[a], words[b])) continue;
            const std::array<const GoalWord*, 2> both{&words[a], &words[b]};
            const int cost = costOfBlanks(task, both);
            if (cost < 0 || sum - cost <= least) continue;
            pairs.push_back(
                {sum - cost, static_cast<std::uint32_t>(a), static_cast<std::uint32_t>(b)});
            if (pairs.size() >= 4 * most) {
                std::nth_element(pairs.begin(), pairs.begin() + static_cast<std::ptrdiff_t>(most),
                                 pairs.end(),
                                 [](const Pair& x, const Pair& y) { return x.points > y.points; });
                pairs.resize(most);
                least =
                    std::min_element(pairs.begin(), pairs.end(), [](const Pair& x, const Pair& y) {
                        return x.points < y.points;
                    })->points;
            }
        }
    }
    std::sort(pairs.begin(), pairs.end(), [](const Pair& x, const Pair& y) {
        if (x.points != y.points) return x.points > y.points;
        return x.a != y.a ? x.a < y.a : x.b < y.b;
    });
    if (pairs.size() > most) pairs.resize(most);
    for (const Pair& pair : pairs)
        sets.push_back({{&words[pair.a], &words[pair.b]}, {}, pair.points});
    for (std::size_t a = 0; a < std::min<std::size_t>(count, 300) && sets.size() < most + 300;
         ++a) {
        const std::array<const GoalWord*, 1> one{&words[a]};
        const int cost = costOfBlanks(task, one);
        if (cost >= 0) sets.push_back({{&words[a]}, {}, words[a].points() - cost});
    }
    return sets;
}

void PlanRace::add(const SolitaireTask& task, const SoloGrid& grid, const Sketch& sketch,
                   bool urgent, Random& random)
{
    Sketch placed = sketch;
    bool first = true;
    const auto addPlaced = [&] {
        auto raced = std::make_unique<RacedPlan>();
        raced->plan = planOf(task, grid, placed, random);
        raced->rank = placed.value + kRankPerPoint * placed.points - (first ? 0 : kMirrored) +
                      (urgent ? kUrgent : 0);
        first = false;
        m_waiting[0].push_back(m_plans.size());
        m_plans.push_back(std::move(raced));
    };
    // Lanes that are given stay; else the outermost two of each word, all ways.
    std::vector<std::vector<int>> lanes;
    for (const SketchedGoal& goal : placed.goals) {
        if (goal.lane >= 0) lanes.push_back({goal.lane});
        else if (goal.word->lanes.size() == 1) lanes.push_back(goal.word->lanes);
        else lanes.push_back({goal.word->lanes.front(), goal.word->lanes.back()});
    }
    std::vector<std::size_t> choice(lanes.size(), 0);
    for (;;) {
        bool apart = true;
        for (std::size_t i = 0; i < lanes.size(); ++i) {
            placed.goals[i].lane = lanes[i][choice[i]];
            for (std::size_t k = 0; k < i; ++k)
                apart &= placed.goals[k].lane != placed.goals[i].lane ||
                         placed.goals[k].word->direction != placed.goals[i].word->direction;
        }
        if (apart) addPlaced();
        std::size_t i = 0;
        while (i < choice.size() && ++choice[i] == lanes[i].size()) choice[i++] = 0;
        if (i == choice.size()) break;
    }
}

void PlanRace::noteSuccess(RacedPlan& raced)
{
    raced.succeeded = true;
    ++m_succeeded;
    m_bestPoints = std::max(m_bestPoints, pointsOf(raced));
}

int PlanRace::promiseOf(const RacedPlan& raced, int perPoint) const
{
    if (m_succeeded == 0) return 0;
    const int points = pointsOf(raced);
    return perPoint * points - (points < m_bestPoints - kHopeless ? kLast : 0);
}

int PlanRace::rankNow(const RacedPlan& raced) const
{
    int rank = raced.rank - kTriedBefore * raced.tries;
    return rank + promiseOf(raced, kMorePerPoint);
}

bool PlanRace::isBetter(std::size_t a, std::size_t b, std::size_t tier) const
{
    const RacedPlan& one = *m_plans[a];
    const RacedPlan& other = *m_plans[b];
    if (tier > 0) {
        const int progress = one.progress + promiseOf(one, kProgressPerPoint);
        const int otherProgress = other.progress + promiseOf(other, kProgressPerPoint);
        if (progress != otherProgress) return progress > otherProgress;
    }
    const int rank = rankNow(one);
    const int otherRank = rankNow(other);
    return rank != otherRank ? rank > otherRank : a < b;
}

std::optional<PlanRace::Entry> PlanRace::next()
{
    std::optional<std::size_t> tier;
    for (std::size_t i = 0; i < kWidths.size(); ++i) {
        if (m_waiting[i].empty()) continue;
        // Some plans first, so that there is a choice.
        if (i > 0 && m_tried < 8 && !m_waiting[0].empty()) continue;
        if (!tier || m_spent[i] * kTierShares[*tier] < m_spent[*tier] * kTierShares[i]) tier = i;
    }
    if (!tier) return std::nullopt;
    auto& waiting = m_waiting[*tier];
    const auto best =
        std::min_element(waiting.begin(), waiting.end(),
                         [&](std::size_t a, std::size_t b) { return isBetter(a, b, *tier); });
    const Entry entry{*best, kWidths[*tier]};
    waiting.erase(best);
    return entry;
}

void PlanRace::giveBack(const Entry& entry)
{
    m_waiting[m_plans[entry.plan]->tier].push_back(entry.plan);
}

PlanRace::Standings PlanRace::standings() const
{
    Standings standings;
    for (const auto& plan : m_plans) standings.plans.push_back(*plan);
    standings.spent = m_spent;
    standings.tried = m_tried;
    return standings;
}

void PlanRace::restore(Standings standings)
{
    m_plans.clear();
    m_succeeded = 0;
    m_bestPoints = 0;
    for (auto& waiting : m_waiting) waiting.clear();
    for (RacedPlan& plan : standings.plans) {
        if (plan.succeeded) noteSuccess(plan);
        if (plan.waiting) m_waiting[plan.tier].push_back(m_plans.size());
        m_plans.push_back(std::make_unique<RacedPlan>(std::move(plan)));
    }
    m_spent = standings.spent;
    m_tried = standings.tried;
}

void PlanRace::finish(const Entry& entry, const BeamOutcome& outcome, Random& random)
{
    RacedPlan& raced = *m_plans[entry.plan];
    m_spent[raced.tier] += outcome.expansions;
    ++m_tried;
    int reached = 0;
    for (const std::uint8_t one : outcome.reached) reached += one;
    const int points = std::max<int>(1, static_cast<int>(outcome.reached.size()));
    const int progress =
        1000 * outcome.plannedMoves + 600 * reached / points + 4 * outcome.furthest;
    raced.progress = std::max(raced.progress, progress);
    if (outcome.planned) {
        if (!raced.succeeded) noteSuccess(raced);
        raced.waiting = false;
        return;
    }
    const bool changed = refineCheckpoints(raced.plan, outcome.reached, random);
    if (++raced.tries < kTriesOfTier && changed) {
        m_waiting[raced.tier].push_back(entry.plan);
        return;
    }
    if (raced.tier + 1 < kWidths.size()) {
        raced.tries = 0;
        ++raced.tier;
        m_waiting[raced.tier].push_back(entry.plan);
    } else {
        raced.waiting = false;
    }
}

}  // namespace engine
