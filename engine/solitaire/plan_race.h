// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/base/random.h"
#include "engine/base/task.h"
#include "engine/solitaire/beam_search.h"
#include "engine/solitaire/goal_catalogue.h"
#include "engine/solitaire/plan_maker.h"
#include "engine/solitaire/sketch.h"

namespace engine {

/// Goal words that go together, the one completed last first, each on its lane.
struct GoalSet
{
    std::vector<const GoalWord*> words;
    std::vector<int> lanes;
    int points = 0;  ///< guaranteed at most
};

/// The sets of a catalogue that a task has tiles for: pairs on two lanes side by side, the dearest
/// first, then single words. No more than `most`; some are missing when the context stops it.
[[nodiscard]] std::vector<GoalSet> goalSetsOf(const SolitaireTask& task,
                                              const GoalCatalogue& catalogue, std::size_t most,
                                              const TaskContext& context = {});

/// A plan that takes part in a race.
struct RacedPlan
{
    SearchPlan plan;
    int rank = 0;      ///< from the sketch: how promising it is before any search
    int progress = 0;  ///< how far its best search came
    int tries = 0;     ///< at its tier
    std::size_t tier = 0;
    bool succeeded = false;
    bool waiting = true;  ///< for a search at its tier, or in one
};

/// Races many plans by successive halving: narrow searches for as many as there is time for, wider
/// ones for those that came furthest, until some succeed. What to do next follows from the work done
/// so far, so that a seed gives the same race always. Not for several threads at once.
class PlanRace
{
public:
    static constexpr std::array<int, 4> kWidths{40, 120, 360, 1000};

    struct Entry
    {
        std::size_t plan = 0;
        int width = 0;
    };

    /// Takes the plans of a sketch, one for each way to put its goals on their lanes. Those that are
    /// `urgent` get their turn before the others.
    void add(const SolitaireTask& task, const SoloGrid& grid, const Sketch& sketch, bool urgent,
             Random& random);
    /// Which plan to search for next, and how wide; nothing when no plan is left.
    [[nodiscard]] std::optional<Entry> next();
    /// Its search was stopped: it waits again.
    void giveBack(const Entry& entry);
    /// What became of it. Plans are refined and come back as long as they promise something.
    void finish(const Entry& entry, const BeamOutcome& outcome, Random& random);

    /// How far the race is, to be gone on with.
    struct Standings
    {
        std::vector<RacedPlan> plans;
        std::array<std::int64_t, kWidths.size()> spent{};  ///< expansions by width
        int tried = 0;
    };
    [[nodiscard]] Standings standings() const;
    /// In the place of all that there is.
    void restore(Standings standings);

    [[nodiscard]] const RacedPlan& plan(std::size_t index) const { return *m_plans[index]; }
    [[nodiscard]] std::size_t size() const { return m_plans.size(); }
    [[nodiscard]] int tried() const { return m_tried; }
    [[nodiscard]] int succeeded() const { return m_succeeded; }
    /// Plans that no search was made for yet.
    [[nodiscard]] std::size_t waiting() const { return m_waiting[0].size(); }

private:
    static constexpr int kTriesOfTier = 3;

    void noteSuccess(RacedPlan& raced);
    /// What its goal words bring, once there are games that it has to be better than.
    [[nodiscard]] int promiseOf(const RacedPlan& raced, int perPoint) const;
    [[nodiscard]] int rankNow(const RacedPlan& raced) const;
    [[nodiscard]] bool isBetter(std::size_t a, std::size_t b, std::size_t tier) const;

    std::vector<std::unique_ptr<RacedPlan>> m_plans;
    std::array<std::vector<std::size_t>, kWidths.size()> m_waiting;
    std::array<std::int64_t, kWidths.size()> m_spent{};
    int m_tried = 0;
    int m_succeeded = 0;
    int m_bestPoints = 0;  ///< most that the goal words of a plan that succeeded bring
};

}  // namespace engine
