// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/boggle/boggle_dice.h"
#include "engine/boggle/boggle_graph.h"
#include "engine/boggle/boggle_grid.h"
#include "engine/boggle/boggle_ranking.h"
#include "engine/boggle/boggle_rules.h"

namespace engine {

/// Which grid is looked for.
struct BoggleSearchOptions
{
    BoggleSize size;
    /// What any square may have; empty for all letters of the words. Not with dice.
    std::vector<BoggleFace> faces;
    std::optional<BoggleDice> dice;  ///< of the same size
    BoggleRules rules;
    std::uint64_t seed = 1;
    int stepsPerRun = 80'000;
    std::size_t keep = 20;    ///< how many of the best grids are kept, 1 to 10,000
    std::int64_t target = 0;  ///< ends the search when a run reaches so many points; 0: none
};

/// When a call returns; the first that comes about.
struct BoggleSearchLimits
{
    double seconds = std::numeric_limits<double>::infinity();      ///< by the clock, of this call
    std::int64_t runs = std::numeric_limits<std::int64_t>::max();  ///< since the search began
};

/// Why the latest call returned.
enum class BoggleSearchEnd { NotYet, Stopped, Time, Runs, Target };

struct BoggleSearchState
{
    BoggleSearchEnd end = BoggleSearchEnd::NotYet;
    std::int64_t runs = 0;         ///< that have come to their ends
    std::int64_t gridsScored = 0;  ///< those that were remembered not counted
    double seconds = 0;            ///< by the clock, of all calls
    std::vector<RankedGrid> best;  ///< of all runs
    RankedGrid current;            ///< where one of the runs is now, as it lies there

    struct Improvement
    {
        double seconds = 0;
        std::int64_t points = 0;
    };
    std::vector<Improvement> history;
};

/// Looks for the grid with the highest score by many runs of a BoggleAnnealer, each from a grid of
/// its own that follows from the seed. A run's result doesn't depend on the others, so that a
/// number of runs, or the runs up to a target, give the same list for any number of threads and
/// pauses. Not for several threads at once.
class BoggleSearch
{
public:
    /// OutOfRange, OutsideAlphabet: options that don't fit together, or letters without words.
    [[nodiscard]] static Result<std::unique_ptr<BoggleSearch>> create(BoggleGraphPtr graph,
                                                                      BoggleSearchOptions options);
    BoggleSearch(const BoggleSearch&) = delete;
    BoggleSearch& operator=(const BoggleSearch&) = delete;
    ~BoggleSearch();

    using OnState = std::function<void(const BoggleSearchState&)>;

    /// Searches on, by context.threads threads, until a limit or context.stop; to be called again
    /// to continue. `onState` hears from the calling thread, at most about ten times a second.
    BoggleSearchState run(const BoggleSearchLimits& limits, const TaskContext& context,
                          const OnState& onState = {});

private:
    struct Runs;
    explicit BoggleSearch(std::unique_ptr<Runs> runs);

    std::unique_ptr<Runs> m_runs;
};

}  // namespace engine
